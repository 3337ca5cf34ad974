"""Meetings: one JSON document a transcript, its segments in order, speakers named where they were recognised.

A segment is known when it has been said: at the meeting's start plus `end_s`. A speaker without a name stays nobody;
the label the recorder gave is kept beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.sources.address import person
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.document import whole
from memory_core.sources.row import Row, Stamp, Unfit

NAME: Final = "meetings"


def _read(path: Path, context: Context) -> Iterator[Item]:
    meeting = whole(path, NAME, context.shown(path))
    if isinstance(meeting, Rejection):
        yield meeting
        return
    try:
        name = meeting.id("id")
        start = meeting.time("start", context.zone)
        segments = meeting.parts("segments", "segment")
    except Unfit as unfit:
        yield meeting.rejection(unfit)
        return
    yield from drafted([meeting], lambda row: [_thread(row, name, start, context)])
    yield from drafted(segments, lambda row: [_segment(row, meeting, name, start)])


def _thread(meeting: Row, name: str, start: Stamp, context: Context) -> Draft:
    if meeting.text_or_empty("end") and meeting.time("end", context.zone).instant < start.instant:
        raise meeting.unfit("end lies before start")
    meeting.id_or_empty("calendar_event_id")
    body = ThreadBody(
        source=NAME,
        title=meeting.text_or_empty("title"),
        place=meeting.text_or_empty("location"),
        members=tuple(person(written) for written in meeting.texts("participants_known")),
    )
    return Draft(Subject("thread", name), "state", NAME, name, start.instant, "inferred", body, meeting.place)


def _segment(row: Row, meeting: Row, thread: str, start: Stamp) -> Draft:
    name = row.id("seg_id")
    begins, ends = row.microseconds("start_s"), row.microseconds("end_s")
    if ends < begins:
        raise row.unfit("end_s lies before start_s")
    speaker = row.text_or_empty("speaker_name").strip()
    event = meeting.values.get("calendar_event_id")
    known_from = Instant(start.instant + ends)
    body = RecordBody(
        source=NAME,
        kind="segment",
        thread_id=thread,
        occurred=Interval(Instant(start.instant + begins), known_from),
        text=row.text("text"),
        author=Person(name=speaker) if speaker else NOBODY,
        author_label=row.text_or_empty("speaker_label"),
        fields=(
            *pairs("speaker_confidence", [row.number_or_empty("speaker_confidence")]),
            *pairs("channel", [row.text_or_empty("channel")]),
            *pairs("calendar_event_id", [event] if isinstance(event, str) else []),
        ),
    )
    return Draft(Subject("record", name), "state", NAME, name, known_from, start.basis, body, row.place)


SOURCE: Final = Source(NAME, ("segment",), matching("native/meetings/*.json"), _read)
