"""Codex: a coding session a file, its turns and tool calls as JSON lines, with one line about the session.

A session is known as a whole when its last event is over, so a file is read twice: for that time, then for its turns. A
turn is cited as its session and named `<session>#t<n>`, the n-th turn or tool call of the file; a broken line counts as
one, so that mending it renames no other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.jsonl import rows
from memory_core.sources.row import Row, Unfit

NAME: Final = "codex"

_ABOUT: Final = "session_meta"
_NEVER: Final = Instant(-FOREVER)


@dataclass(frozen=True, slots=True)
class _Session:
    """What all turns of a file share: the session's id, when its last event was, and the zone to assume."""

    id: str
    over: Instant
    zone: tzinfo


def _read(path: Path, context: Context) -> Iterator[Item]:
    shown = context.shown(path)
    about, over = _survey(path, shown, context.zone)
    file = Row(NAME, Place(shown), {"id": Path(shown).stem})
    try:
        session = _Session(_identified(about, file), over, context.zone)
    except Unfit as unfit:
        yield file.rejection(unfit)
        return
    if about is None or "id" not in about.values or about.values["id"] != session.id:
        yield (about or file).rejection(f"{_ABOUT} with an id is missing; the name of the file stands for it")
    if about and over > _NEVER:
        yield from drafted([about], lambda row: [_thread(row, session)])
    yield from _turns(rows(path, NAME, shown), session)


def _survey(path: Path, shown: str, zone: tzinfo) -> tuple[Row | None, Instant]:
    """The line about the session, if there is one, and the time of the last event."""
    about, over = None, _NEVER
    for row in rows(path, NAME, shown):
        if isinstance(row, Rejection):
            continue
        if _type(row) == _ABOUT:
            about = about or row
        elif _type(row) in _WORDS:
            try:
                over = max(over, row.time("timestamp", zone).instant)
            except Unfit:
                continue
    return about, over


def _identified(about: Row | None, file: Row) -> str:
    try:
        return (about or file).id("id")
    except Unfit:
        return file.id("id")


def _type(row: Row) -> str:
    found = row.values.get("type")
    return found if isinstance(found, str) else ""


def _thread(row: Row, session: _Session) -> Draft:
    row.time("started_at", session.zone)
    body = ThreadBody(source=NAME, title=row.text_or_empty("repo"), place=row.text_or_empty("cwd"))
    subject = Subject("thread", session.id)
    return Draft(subject, "state", NAME, session.id, session.over, "upper_bound", body, row.place)


def _turns(found: Iterator[Row | Rejection], session: _Session) -> Iterator[Item]:
    number = 0
    for row in found:
        if isinstance(row, Rejection):
            number += 1
            yield row
        elif _type(row) != _ABOUT:
            number += _type(row) in _WORDS or not _type(row)
            try:
                yield _turn(row, f"{session.id}#t{number}", session)
            except Unfit as unfit:
                yield row.rejection(unfit)


def _turn(row: Row, name: str, session: _Session) -> Draft:
    if row.text("type") not in _WORDS:
        raise row.unfit(f"type must be one of {_ABOUT}, {', '.join(_WORDS)}")
    at = row.time("timestamp", session.zone)
    kind, label, text = _WORDS[row.text("type")](row)
    body = RecordBody(
        source=NAME,
        kind=kind,
        thread_id=session.id,
        occurred=moment(at.instant),
        text=text,
        voice="owner" if label == "user" else "assistant",
        author_label=label,
        fields=tuple(pairs("tool", [row.text_or_empty("tool")])),
    )
    basis = "upper_bound" if at.basis == "exact" else at.basis
    return Draft(Subject("record", name), "state", NAME, session.id, session.over, basis, body, row.place)


def _said(row: Row) -> tuple[str, str, str]:
    return "turn", row.text("role"), row.text("content")


def _called(row: Row) -> tuple[str, str, str]:
    return "tool_call", "assistant", f"{row.text('tool')}: {row.text('input')}\n{row.text('output')}"


_WORDS: Final = {"message": _said, "tool_call": _called}
"""By type of line: the kind of record, who speaks, and the words."""

SOURCE: Final = Source(NAME, ("turn", "tool_call"), matching("connectors/codex/sessions/*.jsonl"), _read)
