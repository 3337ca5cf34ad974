"""Granola's cache: meetings with their notes, and what the microphone and the computer's sound gave as text.

The microphone is the owner; what the computer plays is everybody else, whom nobody names. Newer versions keep meetings
without their transcripts: then nothing is known of what was said, which is told, and not taken for silence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.container import Container
from memory_core.sources.document import whole_of
from memory_core.sources.glance import Glance
from memory_core.sources.jsonl import parsed
from memory_core.sources.recording_name import Begun
from memory_core.sources.row import Row, Unfit
from memory_core.sources.transcript import NAME, SEGMENT, Meeting, Said, drafts

NOTE: Final = "note"
_MICROPHONE: Final = "microphone"
_DEEPEST: Final = 60


def _claims(glance: Glance) -> bool:
    wrapped = "cache" in glance.keys and (b"transcripts" in glance.head or b"documents" in glance.head)
    return wrapped or ("state" in glance.keys and b'"documents"' in glance.head)


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    place = container.place(part.name)
    with container.open(part.name) as file:
        row = whole_of(file, NAME, place)
    if isinstance(row, Rejection):
        yield row
        return
    try:
        state = _state(row)
        documents = state.row("documents")
        transcripts = state.values.get("transcripts")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    spoken = transcripts if isinstance(transcripts, dict) else {}
    for name in documents.values:
        try:
            document = Row(NAME, Place(place), documents.row(name).values, f"meeting {name[:60]}: ")
            yield from _meeting(document, name, spoken, context)
        except Unfit as unfit:
            yield row.rejection(unfit)


def _state(row: Row) -> Row:
    """The state, out of the text or the object that `cache` is."""
    cache = row.values.get("cache")
    if isinstance(cache, str):
        value = parsed(cache)
        if isinstance(value, str):
            raise row.unfit(f"cache: {value}; newer versions encrypt it")
        row = Row(row.source, row.place, value, "cache: ")
    elif cache is not None:
        row = row.row("cache")
    return row.row("state")


def _meeting(document: Row, name: str, spoken: Mapping[str, object], context: Context) -> Iterator[Item]:
    created = document.time("created_at", context.zone)
    segments = spoken.get(name)
    rows = Row(NAME, document.place, {"transcript": segments}, document.part).rows("transcript") if segments else ()
    said: list[Said] = []
    starts: list[Instant] = []
    for segment in rows:
        if segment.values.get("is_final", True):
            try:
                start = segment.time("start_timestamp", context.zone).instant
                said.append(_segment(segment, start, context))
                starts.append(start)
            except Unfit as unfit:
                yield segment.rejection(unfit)
    first = min(starts, default=created.instant)
    begun = Begun(first, moment(first), created.basis)
    ordered = sorted(said, key=lambda each: (each.start, each.id))
    moved = [_from(each, first) for each in ordered]
    meeting = Meeting(name, document.text_or_empty("title").strip(), begun, _people(document))
    items = [*drafts(meeting, moved, document.place)]
    note = _note(document, name, context)
    if note and not items:
        items = [*_thread_alone(meeting, document)]
    items += [note] if note else []
    yield from items
    if not said:
        yield document.rejection(f"{document.part}the cache holds no transcript of it")
    yield from _deleted(document, items, context)


def _segment(row: Row, start: Instant, context: Context) -> Said:
    end = row.time("end_timestamp", context.zone).instant
    own = row.text_or_empty("source") == _MICROPHONE
    return Said(
        row.place.line,
        start,
        max(start, end),
        row.text("text"),
        label=row.text_or_empty("source"),
        id=row.id("id"),
        voice="owner" if own else "person",
    )


def _from(said: Said, first: Instant) -> Said:
    return Said(said.line, said.start - first, said.end - first, said.text, "", said.label, said.id, said.voice)


def _people(document: Row) -> tuple[Person, ...]:
    found: list[Person] = []
    people = document.values.get("people")
    listed = document.row("people").values.get("attendees") if isinstance(people, dict) else people
    for each in listed if isinstance(listed, list) else ():
        if isinstance(each, dict):
            row = Row(NAME, document.place, each, document.part)
            address = row.text_or_empty("email").strip().lower()
            found.append(Person(row.text_or_empty("name").strip(), address))
    return tuple(dict.fromkeys(person for person in found if person != NOBODY))


def _thread_alone(meeting: Meeting, document: Row) -> Iterator[Draft]:
    """The thread of a meeting of which nothing was said: as of one with a single word."""
    yield next(drafts(meeting, [Said(0, 0, 0, meeting.id)], document.place))


def _note(document: Row, name: str, context: Context) -> Draft | None:
    """What was written down, known no later than when it was last changed."""
    written = document.text_or_empty("notes_markdown") or document.text_or_empty("notes_plain")
    text = written or _prose(document.values.get("notes"))
    if not text.strip():
        return None
    changed = "updated_at" if document.text_or_empty("updated_at") else "created_at"
    at = document.time(changed, context.zone)
    occurred = moment(document.time("created_at", context.zone).instant)
    body = RecordBody(NAME, NOTE, name, occurred, text.strip(), "owner")
    subject = Subject("record", f"{name}#notes")
    return Draft(subject, "state", NAME, subject.id, at.instant, "upper_bound", body, document.place)


def _prose(node: object, depth: int = 0) -> str:
    """The words of a ProseMirror document, a line for each block."""
    if not isinstance(node, dict) or depth > _DEEPEST:
        return ""
    if isinstance(text := node.get("text"), str):
        return text
    content = node.get("content")
    parts = [_prose(each, depth + 1) for each in content] if isinstance(content, list) else []
    inline = node.get("type") in ("paragraph", "heading")
    return ("" if inline else "\n").join(part for part in parts if part)


def _deleted(document: Row, items: list[Draft], context: Context) -> Iterator[Draft]:
    """The end of everything of a meeting that was deleted."""
    if not document.text_or_empty("deleted_at"):
        return
    at = document.time("deleted_at", context.zone)
    for each in items:
        known = max(at.instant, each.known_from)
        yield Draft(each.subject, "end", NAME, each.source_id, known, at.basis, None, each.place, 1)


FORMAT: Final = Format(name="granola_cache", source=NAME, kinds=(SEGMENT, NOTE), read=_read, claims=_claims)
