"""What there is to remember from: the sources by name, each with the kinds of its records.

A filter names them, and coverage counts by them; what reads them is in `sources/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "meetings": ("segment", "note"),
    "dictation": ("dictation", "note_to_self"),
    "slack": ("message", "bot_message", "system_message", "file"),
    "gmail": ("mail", "file"),
    "google_calendar": ("event",),
    "codex": ("turn", "tool_call", "tool_result", "reasoning", "context"),
    "chatgpt": ("turn", "tool_call", "reasoning", "context", "file"),
    "claude_code": ("turn", "tool_call", "tool_result", "reasoning", "context"),
    "claude": ("turn", "tool_call", "tool_result", "reasoning", "file", "project"),
}
"""In the order in which they are shown."""

KINDS: Final = tuple(dict.fromkeys(kind for kinds in SOURCES.values() for kind in kinds))
"""All kinds, each once."""
