"""Fireflies: a transcript as its API gives it, alone, in a list, or in the answer's `data`.

A sentence that somebody corrected is found by its correction; what was heard stays as a field.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from typing import Final

from memory_core.model.entry import Rejection
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.sources.address import person
from memory_core.sources.base import Context, Format, Item, Part, pairs
from memory_core.sources.container import Container
from memory_core.sources.document import elements_of, whole_of
from memory_core.sources.glance import Glance
from memory_core.sources.recording_name import Begun
from memory_core.sources.row import Row, Unfit
from memory_core.sources.transcript import NAME, SEGMENT, Meeting, Said, items

_KEYS: Final = {"id", "sentences"}


def _claims(glance: Glance) -> bool:
    return (glance.keys >= _KEYS and bool({"date", "dateString"} & glance.keys)) or (
        "data" in glance.keys and b'"sentences"' in glance.head and b'"transcript' in glance.head
    )


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    place = container.place(part.name)
    with container.open(part.name) as file:
        start = file.read(64).lstrip(b"\xef\xbb\xbf \r\n\t")[:1]
    with container.open(part.name) as file:
        if start == b"[":
            for row in elements_of(file, NAME, place, "transcript"):
                yield from _transcript(row, context)
            return
        row = whole_of(file, NAME, place)
    if isinstance(row, Row) and "data" in row.values:
        yield from _answer(row, context)
    else:
        yield from _transcript(row, context)


def _answer(row: Row, context: Context) -> Iterator[Item]:
    try:
        data = row.row("data")
        rows = data.parts("transcripts", "transcript") if "transcripts" in data.values else (data.row("transcript"),)
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    for each in rows:
        yield from _transcript(each, context)


def _transcript(row: Row | Rejection, context: Context) -> Iterator[Item]:
    if isinstance(row, Rejection):
        yield row
        return
    try:
        name = row.id("id")
        meeting = Meeting(name, row.text_or_empty("title").strip(), _begun(row, context), _members(row))
        sentences = row.parts("sentences", "sentence")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    said: list[Said] = []
    for number, sentence in enumerate(sentences, 1):
        try:
            if isinstance(sentence, Rejection):
                yield sentence
            else:
                said.append(_sentence(sentence, name, number))
        except Unfit as unfit:
            yield row.rejection(unfit)
    yield from items(meeting, said, row.place)


def _sentence(row: Row, meeting: str, number: int) -> Said:
    heard, shown = row.text_or_empty("raw_text"), row.text_or_empty("text")
    index = row.values.get("index")
    return Said(
        row.place.line,
        row.microseconds("start_time"),
        row.microseconds("end_time"),
        shown or heard,
        speaker=row.text_or_empty("speaker_name").strip(),
        id=f"{meeting}#{row.count('index') if isinstance(index, int) else number - 1}",
        fields=tuple(pairs("raw_text", [heard if heard != shown and shown else ""])),
    )


def _begun(row: Row, context: Context) -> Begun:
    date = row.values.get("date")
    if isinstance(date, int | float) and not isinstance(date, bool):
        at = replace(row, values={"date": str(Decimal(date) / 1000)}).epoch("date")
        if at is not None:
            return Begun(at, moment(at), "exact")
    stamp = row.time("dateString" if row.text_or_empty("dateString") else "date", context.zone)
    return Begun(Instant(stamp.instant), moment(stamp.instant), stamp.basis)


def _members(row: Row) -> tuple[Person, ...]:
    listed = [person(each) for each in row.texts("participants")]
    for each in row.rows("meeting_attendees"):
        name = each.text_or_empty("displayName") or each.text_or_empty("name")
        listed.append(Person(name.strip(), each.text_or_empty("email").strip().lower()))
    addresses = {each.address for each in listed if each.name}
    kept = (each for each in listed if each != NOBODY and (each.name or each.address not in addresses))
    return tuple(dict.fromkeys(kept))


FORMAT: Final = Format(name="fireflies_json", source=NAME, kinds=(SEGMENT,), read=_read, claims=_claims)
