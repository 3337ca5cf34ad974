"""Transcripts: what was said in a meeting, whatever wrote it down, to the form that all meeting records have.

A segment is known when it has been said: at the meeting's start plus its end. Where only the day is known, it is known
when the day is over. A speaker without a name stays nobody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import pairs
from memory_core.sources.recording_name import Begun

NAME: Final = "meetings"
SEGMENT: Final = "segment"
UNDATED: Final = (
    "nothing says when this meeting began; put it into the file's name, such as `2026-03-10 09.00 Kiln review.vtt`"
)


@dataclass(frozen=True, slots=True)
class Said:
    """A stretch of speech: microseconds from the meeting's beginning, the words, the speaker's name or label ("").

    `id` is what the recorder calls it; without one it is numbered. `voice` is `owner` where only the owner can speak.
    """

    line: int
    start: int
    end: int
    text: str
    speaker: str = ""
    label: str = ""
    id: str = ""
    voice: Voice = "person"
    fields: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Meeting:
    """A meeting: its id ("": made of what was said), title, beginning, members."""

    id: str
    title: str
    begun: Begun
    members: tuple[Person, ...] = ()


def items(meeting: Meeting, said: Iterable[Said], place: Place) -> Iterator[Draft | Rejection]:
    """As `drafts`; a rejection when nothing was said."""
    found = drafts(meeting, said, place)
    first = next(found, None)
    if first is None:
        yield Rejection(NAME, place, "nothing is said in it")
    else:
        yield first
        yield from found


def drafts(meeting: Meeting, said: Iterable[Said], place: Place) -> Iterator[Draft]:
    """The thread of a meeting, then its segments in order; nothing when nothing was said."""
    spoken = [each for each in said if each.text.strip()]
    if not spoken:
        return
    begun = meeting.begun
    name = meeting.id or _digest(spoken)
    known = begun.day.end if begun.start is None else begun.start
    speakers = (Person(name=each.speaker) for each in spoken if each.speaker)
    members = tuple(dict.fromkeys((*meeting.members, *speakers)))
    thread = ThreadBody(source=NAME, title=meeting.title, members=members)
    yield Draft(Subject("thread", name), "state", NAME, name, known, begun.basis, thread, place)
    for number, each in enumerate(spoken, 1):
        own = each.id or f"{name}#{number}"
        occurred = _occurred(begun, each)
        body = RecordBody(
            source=NAME,
            kind=SEGMENT,
            thread_id=name,
            occurred=occurred,
            text=each.text.strip(),
            voice=each.voice,
            author=Person(name=each.speaker) if each.speaker else NOBODY,
            author_label=each.label,
            fields=(*each.fields, *pairs("start_s", [_seconds(each.start) if begun.start is None else ""])),
        )
        at = replace(place, line=each.line)
        yield Draft(Subject("record", own), "state", NAME, own, occurred.end, begun.basis, body, at)


def _occurred(begun: Begun, said: Said) -> Interval:
    if begun.start is None:
        return begun.day
    return Interval(Instant(begun.start + said.start), Instant(begun.start + max(said.start, said.end)))


def _seconds(microseconds: int) -> str:
    return f"{microseconds / 1e6:.6g}"


def _digest(spoken: list[Said]) -> str:
    """An id of what was said and when, the same wherever the file lies."""
    content = "\0".join(f"{each.start} {each.end} {each.speaker}\0{each.text}" for each in spoken)
    return f"meeting-{hashlib.sha256(content.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}"
