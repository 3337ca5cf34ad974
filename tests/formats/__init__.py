"""Small exports of our own: what the contract of formats is tested on."""

from formats import (
    calendar,
    chatgpt_export,
    claude_code,
    claude_export,
    codex_rollout,
    dictations,
    mail,
    slack_export,
    transcripts,
)
from formats.example import Example

EXAMPLES: dict[str, Example] = {
    "chatgpt_export": chatgpt_export.EXAMPLE,
    "claude_code": claude_code.EXAMPLE,
    "codex_rollout": codex_rollout.EXAMPLE,
    "claude_export": claude_export.EXAMPLE,
    "claude_projects": claude_export.PROJECTS,
    "slack_export": slack_export.EXAMPLE,
    "slack_dump": slack_export.DUMP,
    "wispr_flow": dictations.WISPR,
    "superwhisper": dictations.SUPERWHISPER,
    "granola_cache": transcripts.GRANOLA,
    "fireflies_json": transcripts.FIREFLIES,
    "whisper_json": transcripts.WHISPER,
    "ics_file": calendar.EXAMPLE,
    "caption_file": transcripts.CAPTIONS,
    "mbox": mail.MBOX,
    "mail_file": mail.FILES,
    "transcript_text": transcripts.TEXT,
}
"""By name of the format."""
