"""Codex CLI: a session a file of JSON lines, plain or compressed, each line known from its own time.

A record is named `<session>#<line>`: files only grow, so a line keeps its number. The name of a file tells the time of
somebody's clock on the wall and is not read. A fork begins with a copy of its parent, stamped anew: the copy is left
out, since the parent's own file has it with the true times. Turns that were rolled back stay, and carry
`branch: inactive` from then on; for these a file is read twice.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import PurePosixPath
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Basis, Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Format, Item, Part, pairs
from memory_core.sources.container import Container
from memory_core.sources.formats.codex_item import Entry, compaction, event, is_item, item
from memory_core.sources.glance import Glance
from memory_core.sources.jsonl import rows_of
from memory_core.sources.row import Row, Unfit

NAME: Final = "codex"

_ENVELOPES: Final = frozenset(("session_meta", "response_item", "event_msg", "turn_context", "compacted"))
_SILENT: Final = frozenset(("world_state", "inter_agent_communication"))
_UUID: Final = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_PACKED: Final = ".zst"
_PAUSE: Final = 1_000_000
"""In microseconds: a copy is written in one go; what comes later than this after a line of it is no copy any more."""


@dataclass(frozen=True, slots=True)
class _Said:
    """An entry, its name within the session, when it was said, under which model, and where."""

    entry: Entry
    name: str
    at: Instant
    basis: Basis
    model: str
    place: Place


@dataclass(slots=True)
class _Session:
    """How far the reading of a file is."""

    id: str = ""
    cwd: str = ""
    title: str = ""
    model: str = ""
    begun: Instant | None = None
    before: Instant | None = None
    place: Place | None = None
    parent: str = ""
    copying: bool = False
    copied: int = 0
    theirs: frozenset[bytes] | None = None
    met: dict[bytes, list[int]] = field(default_factory=dict)
    strange: Counter[str] = field(default_factory=Counter)
    strange_at: dict[str, Place] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _RolledBack:
    """So many turns were thrown away at an instant."""

    turns: int
    at: Instant


def _claims(glance: Glance) -> bool:
    # The type may be anything, also what no set can be asked about.
    if any(str(line.get("type")) in _ENVELOPES and isinstance(line.get("payload"), dict) for line in glance.lines):
        return True
    first = glance.lines[0] if glance.lines else {}
    bare = {"id", "timestamp"} <= first.keys() and "instructions" in first
    return bare or ('"type":"session_meta"' in glance.text[:4096] and '"payload":' in glance.text[:4096])


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    if part.name.endswith(_PACKED) and part.name.removesuffix(_PACKED) in container.names():
        return
    left = _left(container, part, context)
    session = _Session()
    for found in _said(container, part, context, session):
        if isinstance(found, Rejection):
            yield found
        elif isinstance(found, _Said):
            yield from _drafts(found, session, left)
    if session.begun is not None and session.place is not None:
        body = ThreadBody(source=NAME, title=session.title, place=session.cwd)
        subject = Subject("thread", session.id)
        yield Draft(subject, "state", NAME, session.id, session.begun, "exact", body, session.place)
    for kind, count in sorted(session.strange.items()):
        why = f"{count} lines of a type that is not known, {kind!r}, were left out"
        yield Rejection(NAME, session.strange_at[kind], why)
    if session.copied and session.place and not _file_of(container, session.parent):
        why = f"{session.copied} lines copied from session {session.parent} were left out; its own file has them"
        yield Rejection(NAME, session.place, why)


def _file_of(container: Container, session: str) -> str:
    """The part that has a session's id in its name; "" when there is none."""
    return next((name for name in container.names() if session in name), "")


def _lines_of(container: Container, session: str) -> frozenset[bytes]:
    """Digests of what the lines of another session hold, whenever they were stamped; none without its file."""
    name = _file_of(container, session)
    if not name:
        return frozenset()
    with container.words(name) as file:
        return frozenset(_digest(row) for row in rows_of(file, NAME, name) if isinstance(row, Row))


def _digest(row: Row) -> bytes:
    held = {name: value for name, value in row.values.items() if name not in ("timestamp", "ordinal")}
    return blake2b(json.dumps(held, sort_keys=True).encode(), digest_size=12).digest()


def _left(container: Container, part: Part, context: Context) -> dict[str, Instant]:
    """By name of an entry: when it was rolled back."""
    turns: list[list[str]] = [[]]
    left: dict[str, Instant] = {}
    for found in _said(container, part, context, _Session()):
        if isinstance(found, _RolledBack):
            gone, turns = turns[max(1, len(turns) - found.turns) :], turns[: max(1, len(turns) - found.turns)]
            left.update({name: found.at for turn in gone for name in turn})
        elif isinstance(found, _Said):
            if found.entry.kind == "turn" and found.entry.role == "user":
                turns.append([])
            turns[-1].append(found.name)
    return left


def _said(
    container: Container, part: Part, context: Context, session: _Session
) -> Iterator[_Said | _RolledBack | Rejection]:
    shown = container.place(part.name)
    with container.words(part.name) as file:
        for row in rows_of(file, NAME, shown, growing=True):
            if isinstance(row, Rejection):
                yield row
                continue
            try:
                yield from tuple(_line(row, part, context, session))
                if session.copying and session.theirs is None:
                    session.theirs = _lines_of(container, session.parent)
            except Unfit as unfit:
                yield row.rejection(unfit)


def _line(row: Row, part: Part, context: Context, session: _Session) -> Iterator[_Said | _RolledBack]:
    kind, payload = _opened(row)
    if kind == "session_meta":
        _note_meta(payload, row, context, session)
        return
    session.id = session.id or _named_by(part.name)
    at, basis = _time(row, context, session)
    if session.begun is None:
        session.begun, session.place = at, row.place
    if _is_copy(row, session):
        session.copied += 1
    elif kind == "event_msg" and payload.values.get("type") == "thread_rolled_back":
        yield _RolledBack(payload.count("num_turns"), at)
    elif kind in _READERS:
        for number, entry in enumerate(_READERS[kind](payload)):
            name = f"{row.place.line}.{number}" if number else str(row.place.line)
            if _is_new(entry, kind, session):
                yield _Said(entry, name, at, basis, session.model, row.place)
    elif kind == "turn_context":
        session.model = payload.text_or_empty("model") or session.model
    elif kind not in _SILENT:
        session.strange[kind[:40]] += 1
        session.strange_at.setdefault(kind[:40], row.place)


_READERS: Final[Mapping[str, Callable[[Row], tuple[Entry, ...]]]] = {
    "response_item": item,
    "event_msg": event,
    "compacted": lambda payload: (compaction(payload),),
}


def _is_copy(row: Row, session: _Session) -> bool:
    """Whether a line is still one of the parent's: it was written in one go with those, and the parent has it too."""
    if session.copying and session.theirs and _digest(row) not in session.theirs:
        session.copying = False
    return session.copying


def _opened(row: Row) -> tuple[str, Row]:
    """The type of a line and what is in it; the first versions wrote the inside alone."""
    if row.values.get("payload") is not None:
        return row.text("type"), row.row("payload")
    if row.values.get("type") is None:
        return ("session_meta" if row.values.get("id") is not None else "world_state"), row
    kind = row.text("type")
    return ("response_item" if is_item(kind) else kind), row


def _note_meta(payload: Row, row: Row, context: Context, session: _Session) -> None:
    """What the line about the session says; one about another session begins the copy of that."""
    name = payload.id("id")
    if session.id and name != session.id:
        session.copying, session.parent = True, session.parent or name
        session.before = row.time("timestamp", context.zone).instant
        return
    session.id = name
    session.cwd = payload.text_or_empty("cwd")
    git = payload.row("git") if payload.values.get("git") is not None else payload
    place = git.text_or_empty("repository_url") or session.cwd
    session.title = PurePosixPath(place.rstrip("/")).name.removesuffix(".git")
    stamp = (payload if payload.values.get("timestamp") is not None else row).time("timestamp", context.zone)
    session.begun, session.before, session.place = stamp.instant, stamp.instant, row.place


def _named_by(name: str) -> str:
    """The session that a file without a line about it is of: the id in its name, else the name."""
    stem = PurePosixPath(name).name.partition(".")[0]
    found = _UUID.search(stem)
    return found.group() if found else stem


def _time(row: Row, context: Context, session: _Session) -> tuple[Instant, Basis]:
    """When a line was written; the copy of a parent ends with the first one that was not written in one go with it."""
    if row.values.get("timestamp") is not None:
        at, basis = row.time("timestamp", context.zone)
        if session.copying and session.before is not None and at - session.before > _PAUSE:
            session.copying = False
        session.before = at
        return at, basis
    if session.before is None:
        raise row.unfit("timestamp is missing, and no line before it has one")
    session.before = Instant(session.before + 1)
    return session.before, "inferred"


def _is_new(entry: Entry, kind: str, session: _Session) -> bool:
    """Whether an entry says what neither events nor items have said as often before."""
    told = f"{entry.kind} {entry.call}" if entry.call else f"{entry.kind} {entry.role} {entry.text}"
    key = blake2b(told.encode(errors="surrogatepass"), digest_size=12).digest()
    counts = session.met.setdefault(key, [0, 0])
    before = max(counts)
    counts[kind == "event_msg"] += 1
    return max(counts) > before


def _drafts(said: _Said, session: _Session, left: dict[str, Instant]) -> Iterator[Draft]:
    entry = said.entry
    name = f"{session.id}#{said.name}"
    typed = entry.kind == "turn" and entry.role == "user"
    voice: Voice = "owner" if typed else "machine" if entry.kind == "context" else "assistant"
    body = RecordBody(
        source=NAME,
        kind=entry.kind,
        thread_id=session.id,
        occurred=moment(said.at),
        text=entry.text,
        voice=voice,
        author_label=entry.role,
        fields=(*pairs("tool", [entry.tool]), *pairs("model", [said.model])),
    )
    draft = Draft(Subject("record", name), "state", NAME, name, said.at, said.basis, body, said.place)
    yield draft
    if said.name in left:
        inactive = replace(body, fields=(*body.fields, ("branch", "inactive")))
        yield replace(draft, known_from=max(said.at, left[said.name]), body=inactive, order=1)


FORMAT: Final = Format(
    name="codex_rollout",
    source=NAME,
    kinds=("turn", "tool_call", "tool_result", "reasoning", "context"),
    read=_read,
    claims=_claims,
    passes=2,
    grows=True,
)
