"""Small exports of our own, one module a format: what the contract of formats is tested on."""

from formats import chatgpt_export, claude_code, claude_export, codex_rollout, slack_export
from formats.example import Example

EXAMPLES: dict[str, Example] = {
    "chatgpt_export": chatgpt_export.EXAMPLE,
    "claude_code": claude_code.EXAMPLE,
    "codex_rollout": codex_rollout.EXAMPLE,
    "claude_export": claude_export.EXAMPLE,
    "claude_projects": claude_export.PROJECTS,
    "slack_export": slack_export.EXAMPLE,
}
"""By name of the format."""
