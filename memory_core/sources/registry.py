"""Which sources and formats there are, and where a workspace folder begins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from memory_core.errors import NotAWorkspace
from memory_core.sources import chatgpt, codex, dictation, gmail, google_calendar, meetings, slack
from memory_core.sources.base import Format, Source
from memory_core.sources.formats import (
    caption_file,
    chatgpt_export,
    claude_code,
    claude_export,
    claude_projects,
    codex_rollout,
    fireflies_json,
    granola_cache,
    ics_file,
    mailbox,
    slack_dump,
    slack_export,
    superwhisper,
    transcript_text,
    whisper_json,
    wispr_flow,
)

WORKSPACE: Final[Mapping[str, Source]] = {
    module.NAME: module.SOURCE for module in (meetings, dictation, slack, gmail, google_calendar, codex, chatgpt)
}
"""What a workspace folder may hold, by name of the source, in the order in which it is read."""

_LISTED: Final[tuple[Format, ...]] = (
    slack_export.FORMAT,
    slack_dump.FORMAT,
    claude_code.FORMAT,
    codex_rollout.FORMAT,
    chatgpt_export.FORMAT,
    claude_export.FORMAT,
    claude_projects.FORMAT,
    wispr_flow.FORMAT,
    superwhisper.FORMAT,
    granola_cache.FORMAT,
    fireflies_json.FORMAT,
    whisper_json.FORMAT,
    ics_file.FORMAT,
    caption_file.FORMAT,
    mailbox.MBOX,
    mailbox.MAIL,
    transcript_text.FORMAT,
)

FORMATS: Final[Mapping[str, Format]] = {each.name: each for each in _LISTED}
"""The formats of exports by name. The first that claims a part reads it: those that look closest come first."""

_TOPS: Final = ("native", "connectors")
_WANTED: Final = "a folder that holds native/ or connectors/, itself or in its data/"


def workspace(path: Path) -> Path:
    """The folder that holds `native/` or `connectors/`: the path itself, or its `data/`. Raises NotAWorkspace."""
    try:
        if not path.exists():
            raise NotAWorkspace(str(path), "it does not exist", _WANTED)
        if not path.is_dir():
            raise NotAWorkspace(str(path), "it is no folder", _WANTED)
        for root in (path, path / "data"):
            if any((root / top).is_dir() for top in _TOPS):
                return root
    except OSError as error:
        raise NotAWorkspace(str(path), f"it cannot be read ({error.strerror})", _WANTED) from error
    raise NotAWorkspace(str(path), "it holds neither native/ nor connectors/", _WANTED)
