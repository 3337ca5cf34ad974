"""When each record of a workspace folder was delivered, and when deleted, by a reader of the scorer's own.

An oracle: it shares no code with the memory that is scored and knows only ids and times. Meant to be read in one go.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

from evals.lines import BadFile, lines, moment
from evals.metrics import Standing

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deliveries:
    """The first delivery of each citable id, and the deletions.

    A whole meeting or conversation counts as delivered when its last part is.
    """

    delivered: dict[str, datetime] = field(default_factory=dict)
    deleted: dict[str, datetime] = field(default_factory=dict)
    edits: dict[str, str] = field(default_factory=dict)
    """Id of an edit -> id of the message that it edits."""

    def standing(self, id: str, as_of: datetime) -> Standing:
        """How an id stands at an instant. An edit of a deleted message is deleted with it."""
        if id not in self.delivered:
            return "unknown"
        if self.delivered[id] > as_of:
            return "future"
        deleted = self.deleted.get(self.edits.get(id, id))
        return "deleted" if deleted is not None and deleted <= as_of else "visible"


def deliveries(data: Path) -> Deliveries:
    """Read a workspace folder, or one that holds it as `data/`.

    Raises BadFile for a folder without the layout, and for any line that does not fit it.
    """
    found = Deliveries()
    read_workspace(data, _READERS, found)
    return found


def read_workspace(data: Path, readers: Mapping[str, Callable[[Path, T], None]], found: T) -> None:
    """Hand each file of a workspace folder, or of one that holds it as `data/`, to the reader of its pattern.

    Raises BadFile for a folder without the layout, and for any file that its reader cannot make sense of.
    """
    root = next((each for each in (data, data / "data") if any((each / top).is_dir() for top in _TOPS)), None)
    if root is None:
        raise BadFile(data, 0, "it is no workspace folder: it holds neither native/ nor connectors/")
    for pattern, read in readers.items():
        for path in sorted(root.glob(pattern)):
            try:
                read(path, found)
            except (KeyError, TypeError, AttributeError, ValueError, OSError) as error:
                raise BadFile(path, 0, f"it cannot be read ({type(error).__name__}: {error})") from error


def _meeting(path: Path, found: Deliveries) -> None:
    meeting = _document(path)
    start = moment(meeting["start"])
    times = {each["seg_id"]: start + timedelta(seconds=each["end_s"]) for each in meeting["segments"]}
    found.delivered.update(times)
    if times:
        found.delivered[meeting["id"]] = max(times.values())


def _conversations(path: Path, found: Deliveries) -> None:
    for conversation in _document(path):
        times = {each["id"]: moment(each["create_time"]) for each in conversation["messages"]}
        found.delivered.update(times)
        if times:
            found.delivered[conversation["id"]] = max(times.values())


def _codex(path: Path, found: Deliveries) -> None:
    events = list(lines(path))
    session = next((line.id() for line in events if line.values.get("type") == "session_meta"), path.stem)
    found.delivered[session] = max(line.time("timestamp") for line in events if "timestamp" in line.values)


def _slack(path: Path, found: Deliveries) -> None:
    for line in lines(path):
        subtype = line.text("subtype", "")
        if subtype == "message_deleted":
            _earliest(found.deleted, line.text("target_id"), line.time("ts"))
            continue
        _earliest(found.delivered, line.id(), line.time("ts"))
        if subtype == "message_changed":
            found.edits[line.id()] = line.text("target_id")


def _by(name: str) -> Callable[[Path, Deliveries], None]:
    def read(path: Path, found: Deliveries) -> None:
        for line in lines(path):
            _earliest(found.delivered, line.id(), line.time(name))

    return read


def _earliest(times: dict[str, datetime], id: str, time: datetime) -> None:
    times[id] = min(time, times.get(id, time))


def _document(path: Path) -> Any:  # noqa: ANN401 - a document is whatever its reader expects; what it is not is told
    return json.loads(path.read_text(encoding="utf-8"))


_TOPS: Final = ("native", "connectors")
_READERS: Final[dict[str, Callable[[Path, Deliveries], None]]] = {
    "native/meetings/*.json": _meeting,
    "native/dictation/dictations.jsonl": _by("timestamp"),
    "connectors/slack/messages.jsonl": _slack,
    "connectors/gmail/messages.jsonl": _by("date"),
    "connectors/google_calendar/events.jsonl": _by("updated"),
    "connectors/codex/sessions/*.jsonl": _codex,
    "connectors/chatgpt/conversations.json": _conversations,
}
