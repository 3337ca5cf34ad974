"""Claude Code: a session a file of JSON lines, those of its sub-agents beside it.

Each prompt, answer, call and result is a record of its own, so a session that grows adds some and changes none. An
answer comes in several lines of one message id, block by block or as it grows; each adds a version. A line without a
time has that of the line before it. Going back and typing something else leaves a branch behind: its records stay and
carry `branch: inactive` from then on. A resumed session may repeat the lines of another under the same ids: these are
one record still, and which session it counts to is decided by the ids of the two, whichever came first. A file is read
twice: for its branches and titles, then for its words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Basis, Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Format, Item, Part, pairs, undated
from memory_core.sources.container import Container
from memory_core.sources.formats.claude_code_line import (
    SILENT,
    SPOKEN,
    Block,
    attachments,
    blocks_of,
    is_prompt,
    message_of,
)
from memory_core.sources.glance import Glance
from memory_core.sources.jsonl import rows_of
from memory_core.sources.row import Row, Unfit

NAME: Final = "claude_code"
_STATES: Final = 1024
"""More than one answer has states at one instant."""
_OPEN: Final = 64
"""Answers that may still go on: their lines lie close together."""


@dataclass(slots=True)
class _Survey:
    """What a first reading finds: when lines were left behind, titles, lines of unknown types.

    `met` has the ids of all lines; the second reading notes there which it has met.
    """

    left: dict[str, Instant] = field(default_factory=dict)
    met: dict[str, bool] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    strange: Counter[str] = field(default_factory=Counter)
    strange_at: dict[str, Place] = field(default_factory=dict)


@dataclass(slots=True)
class _Answer:
    """An answer as far as it has come: its pieces, and how many states it had before."""

    pieces: list[str] = field(default_factory=list)
    states: int = 0


@dataclass(slots=True)
class _Reading:
    """How far the second reading is: the time of the last line, the answers that may go on, the threads so far."""

    survey: _Survey
    before: Instant | None = None
    answers: dict[str, _Answer] = field(default_factory=dict)
    threads: dict[str, _Thread] = field(default_factory=dict)


@dataclass(slots=True)
class _Thread:
    """A session, or a sub-agent's part in it: where it ran, from when to when."""

    session: str
    cwd: str
    first: Instant
    last: Instant
    place: Place


def _claims(glance: Glance) -> bool:
    if any("sessionId" in line and {"uuid", "messageId", "operation"} & line.keys() for line in glance.lines):
        return True
    if any(line.get("type") == "summary" and "leafUuid" in line for line in glance.lines):
        return True
    return glance.text[:1] == "{" and all(f'"{name}":' in glance.text for name in ("sessionId", "uuid", "parentUuid"))


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    shown = container.place(part.name)
    with container.words(part.name) as file:
        survey = _surveyed(rows_of(file, NAME, shown, growing=True), context)
    for kind, count in sorted(survey.strange.items()):
        why = f"{count} lines of a type that is not known, {kind!r}, were left out"
        yield Rejection(NAME, survey.strange_at[kind], why)
    reading = _Reading(survey)
    with container.words(part.name) as file:
        for row in rows_of(file, NAME, shown, growing=True):
            if isinstance(row, Rejection):
                yield row
            else:
                yield from _line(row, reading, context)
    for name, thread in reading.threads.items():
        yield from _thread_drafts(name, thread, survey.titles)


def _surveyed(rows: Iterator[Row | Rejection], context: Context) -> _Survey:
    survey = _Survey()
    last_prompt: dict[str, str] = {}
    parents: dict[str, str] = {}
    for row in rows:
        if isinstance(row, Rejection):
            continue
        try:
            _note(row, survey, parents, last_prompt, context)
        except Unfit:
            continue
    for uuid, parent in parents.items():
        since = [survey.left[each] for each in (uuid, parent) if each in survey.left]
        if since:
            survey.left[uuid] = min(since)
    return survey


def _note(row: Row, survey: _Survey, parents: dict[str, str], last_prompt: dict[str, str], context: Context) -> None:
    kind = row.text("type")
    if kind not in SPOKEN:
        title = row.values.get("aiTitle") or row.values.get("customTitle") or row.values.get("summary")
        if isinstance(title, str):
            survey.titles[kind] = title
        if kind not in SILENT:
            survey.strange[kind[:40]] += 1
            survey.strange_at.setdefault(kind[:40], row.place)
    uuid, parent = row.id_or_empty("uuid"), row.id_or_empty("parentUuid")
    if not uuid or uuid in survey.met:
        return
    survey.met[uuid] = False
    parents[uuid] = parent
    if kind == "user" and parent and is_prompt(row, blocks_of(row)):
        if parent in last_prompt:
            survey.left[last_prompt[parent]] = row.time("timestamp", context.zone).instant
        last_prompt[parent] = uuid


def _line(row: Row, reading: _Reading, context: Context) -> Iterator[Item]:
    """What a line states; nothing when its id was there before, or when it holds no words."""
    try:
        if row.text("type") not in SPOKEN:
            return
        uuid = row.id("uuid")
        if reading.survey.met.get(uuid):
            return
        at, basis = _time(row, reading, context)
        found = tuple(_drafts(row, uuid, (at, basis), reading))
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    reading.survey.met[uuid] = True
    yield from found


def _time(row: Row, reading: _Reading, context: Context) -> tuple[Instant, Basis]:
    if row.values.get("timestamp") is not None:
        stamp = row.time("timestamp", context.zone)
        reading.before = stamp.instant
        return stamp.instant, stamp.basis
    if reading.before is None:
        raise row.unfit("timestamp is missing, and no line before it has one")
    reading.before = Instant(reading.before + 1)
    return reading.before, "inferred"


def _drafts(row: Row, uuid: str, at: tuple[Instant, Basis], reading: _Reading) -> Iterator[Draft]:
    session = row.id("sessionId")
    agent = row.id_or_empty("agentId")
    thread = f"{session}/agent-{agent}" if agent else session
    cwd = row.text_or_empty("cwd")
    blocks = blocks_of(row)
    known = reading.threads.setdefault(thread, _Thread(session, cwd, at[0], at[0], row.place))
    known.first, known.last, known.cwd = min(known.first, at[0]), max(known.last, at[0]), known.cwd or cwd
    gap = row.id_or_empty("parentUuid")
    extra = (
        *pairs("model", [message_of(row).text_or_empty("model")]),
        *pairs("agent", [agent or ("sidechain" if row.flag("isSidechain") else "")]),
        *pairs("attachment", attachments(row)),
        *pairs("gap", ["its parent is not in the file"] if gap and gap not in reading.survey.met else []),
    )
    if not blocks and any(name == "attachment" for name, _ in extra):
        blocks = (Block("turn", ""),)
    for name, block, state in _named(row, uuid, blocks, reading):
        body = RecordBody(
            source=NAME,
            kind=block.kind,
            thread_id=thread,
            occurred=moment(at[0]),
            text=block.text,
            voice=_voice(row, block, sidechain=bool(agent) or row.flag("isSidechain")),
            author_label=row.text("type"),
            fields=(*pairs("tool", [block.tool]), *extra),
        )
        order = 2 * (crc32(session.encode()) * _STATES + state % _STATES)
        draft = Draft(Subject("record", name), "state", NAME, uuid, at[0], at[1], body, row.place, order)
        yield draft
        if uuid in reading.survey.left:
            since = max(at[0], reading.survey.left[uuid])
            inactive = replace(body, fields=(*body.fields, ("branch", "inactive")))
            yield replace(draft, known_from=since, body=inactive, order=order + 1)


def _named(row: Row, uuid: str, blocks: tuple[Block, ...], reading: _Reading) -> Iterator[tuple[str, Block, int]]:
    """The records of a line, each with the number of its state.

    An answer as far as it has come, under the id of its message; all else under its own.
    """
    message = message_of(row).id_or_empty("id") if row.values.get("type") == "assistant" else ""
    texts: dict[str, list[str]] = {}
    for block in blocks:
        if block.call:
            yield (block.call if block.kind == "tool_call" else f"{block.call}#result"), block, 0
        else:
            texts.setdefault(block.kind, []).append(block.text)
    for kind, pieces in texts.items():
        name = (message or uuid) if kind in ("turn", "context") else f"{message or uuid}#{kind}"
        answer = _continued(reading.answers, name) if message else _Answer()
        _grow(answer.pieces, pieces)
        yield name, Block(kind, "\n".join(answer.pieces)), answer.states
        answer.states += 1


def _continued(answers: dict[str, _Answer], name: str) -> _Answer:
    if name not in answers and len(answers) >= _OPEN:
        del answers[next(iter(answers))]
    return answers.setdefault(name, _Answer())


def _grow(so_far: list[str], pieces: list[str]) -> None:
    """Go on with further pieces: one that begins with the last one replaces it, one that is there adds nothing."""
    for piece in pieces:
        if so_far and piece.startswith(so_far[-1]):
            so_far[-1] = piece
        elif piece not in so_far:
            so_far.append(piece)


def _voice(row: Row, block: Block, *, sidechain: bool) -> Voice:
    if block.kind == "context":
        return "machine"
    typed = row.values.get("type") == "user" and block.kind == "turn"
    return "owner" if typed and not sidechain and row.values.get("promptSource") != "sdk" else "assistant"


def _thread_drafts(name: str, thread: _Thread, titles: dict[str, str]) -> tuple[Draft, ...]:
    title = next((titles[kind] for kind in ("custom-title", "ai-title", "summary") if kind in titles), "")
    body = ThreadBody(source=NAME, title=title, place=thread.cwd)
    early = Draft(Subject("thread", name), "state", NAME, thread.session, thread.first, "inferred", body, thread.place)
    return undated(early, body, thread.last)


FORMAT: Final = Format(
    name="claude_code",
    source=NAME,
    kinds=("turn", "tool_call", "tool_result", "reasoning", "context"),
    read=_read,
    claims=_claims,
    passes=2,
    grows=True,
)
