"""What each record of a workspace folder said, and over which stretch: a second oracle, with the words.

Like `deliveries`, it shares no code with the memory. Words are kept as the files have them: nothing is masked.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from evals.deliveries import read_workspace
from evals.lines import Line, lines, moment


@dataclass(frozen=True, slots=True)
class State:
    """What a record said over `[since, until)` (until None: to the end), and the id it is cited by.

    `text` are its own words; `beside` all else that its source says of it (titles, people, fields).
    """

    id: str
    source_id: str
    text: str
    beside: str
    since: datetime
    until: datetime | None = None

    def in_force(self, as_of: datetime) -> bool:
        """Whether this is what the record says at an instant."""
        return self.since <= as_of and (self.until is None or as_of < self.until)


@dataclass(frozen=True, slots=True)
class States:
    """All states, by time and id; `undated` is what documents say without saying since when."""

    states: tuple[State, ...]
    undated: str


@dataclass(slots=True)
class _Found:
    said: dict[str, list[State]] = field(default_factory=lambda: defaultdict(list))
    ended: dict[str, datetime] = field(default_factory=dict)
    undated: list[str] = field(default_factory=list)

    def add(self, state: State) -> None:
        self.said[state.id].append(state)


def states(data: Path) -> States:
    """Read a workspace folder, or one that holds it as `data/`. Raises BadFile."""
    found = _Found()
    read_workspace(data, _READERS, found)
    folded = [each for name, said in found.said.items() for each in _history(said, found.ended.get(name))]
    return States(tuple(sorted(folded, key=lambda each: (each.since, each.id))), "\n".join(found.undated))


def _history(said: list[State], ended: datetime | None) -> Iterator[State]:
    """The states of one record with their ends; nothing comes after a deletion."""
    ordered = sorted(said, key=lambda each: each.since)
    for state, following in zip(ordered, [*ordered[1:], None], strict=True):
        ends = [each for each in (ended, following.since if following else None) if each is not None]
        until = min(ends, default=None)
        if until is None or state.since < until:
            yield State(state.id, state.source_id, state.text, state.beside, state.since, until)


def _texts(value: object) -> Iterator[str]:
    """Every text and number inside a JSON value."""
    match value:
        case dict():
            for each in value.values():
                yield from _texts(each)
        case list():
            for each in value:
                yield from _texts(each)
        case None | bool():
            return
        case _:
            yield str(value)


def _all(value: object, *without: str) -> str:
    kept = {name: each for name, each in value.items() if name not in without} if isinstance(value, dict) else value
    return "\n".join(_texts(kept))


def _meeting(path: Path, found: _Found) -> None:
    meeting = _document(path)
    start = moment(meeting["start"])
    head = _all(meeting, "segments")
    for each in meeting["segments"]:
        said = State(each["seg_id"], each["seg_id"], each["text"], f"{head}\n{_all(each)}", start)
        found.add(_since(said, start + timedelta(seconds=each["end_s"])))


def _since(state: State, since: datetime) -> State:
    return State(state.id, state.source_id, state.text, state.beside, since)


def _conversations(path: Path, found: _Found) -> None:
    for conversation in _document(path):
        head = _all(conversation, "messages")
        for each in conversation["messages"]:
            beside = f"{head}\n{_all(each)}"
            found.add(State(each["id"], each["id"], each["content"], beside, moment(each["create_time"])))


def _codex(path: Path, found: _Found) -> None:
    events = list(lines(path))
    about = next((line for line in events if line.values.get("type") == "session_meta"), None)
    session = about.id() if about else path.stem
    turns = [line for line in events if line is not about]
    over = max((line.time("timestamp") for line in turns), default=None)
    head = _all(about.values) if about else ""
    for number, line in enumerate(turns, 1):
        if over is not None:
            beside = f"{head}\n{_all(line.values)}"
            found.add(State(f"{session}#t{number}", session, _turn_words(line), beside, over))


def _turn_words(line: Line) -> str:
    if line.text("type") == "message":
        return line.text("content")
    return f"{line.text('tool')}: {line.text('input')}\n{line.text('output')}"


def _slack(path: Path, found: _Found) -> None:
    for line in lines(path):
        subtype, at = line.text("subtype", ""), line.time("ts")
        if subtype == "message_deleted":
            target = line.text("target_id")
            found.ended[target] = min(at, found.ended.get(target, at))
            continue
        record = line.text("target_id") if subtype == "message_changed" else line.id()
        found.add(State(record, line.id(), line.text("text"), _all(line.values), at))


def _dated(time: str, *words: str) -> Callable[[Path, _Found], None]:
    def read(path: Path, found: _Found) -> None:
        for line in lines(path):
            text = "\n".join(filter(None, (line.text(name, "") for name in words)))
            found.add(State(line.id(), line.id(), text, _all(line.values), line.time(time)))

    return read


def _undated(path: Path, found: _Found) -> None:
    found.undated.append(_all(_document(path)))


def _document(path: Path) -> Any:  # noqa: ANN401 - a document is whatever its reader expects; what it is not is told
    return json.loads(path.read_text(encoding="utf-8"))


_READERS: Final[Mapping[str, Callable[[Path, _Found], None]]] = {
    "native/meetings/*.json": _meeting,
    "native/dictation/dictations.jsonl": _dated("timestamp", "cleaned_text"),
    "connectors/slack/users.json": _undated,
    "connectors/slack/channels.json": _undated,
    "connectors/slack/messages.jsonl": _slack,
    "connectors/gmail/messages.jsonl": _dated("date", "body"),
    "connectors/google_calendar/events.jsonl": _dated("updated", "summary", "description", "location"),
    "connectors/codex/sessions/*.jsonl": _codex,
    "connectors/chatgpt/conversations.json": _conversations,
}
