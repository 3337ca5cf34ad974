"""Google Calendar: one JSON line an event, in the state it had when it was exported.

The state is known from `updated` on. An event created earlier had other states before, which the export lacks; a field
says so. A cancelled event stays, as cancelled: that it is off is knowledge too. All-day events lie between midnights of
the owner's zone. An exception to a series (`recurringEventId`, `originalStartTime`) is an event of its own; one that is
called off may say no more than when it would have been.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from memory_core.model.body import EARLIER_STATE, RecordBody, ThreadBody
from memory_core.model.entry import Draft, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.sources.address import person
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.jsonl import rows
from memory_core.sources.row import Row, shown
from memory_core.when.zone import zone_named

NAME: Final = "google_calendar"

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def _read(path: Path, context: Context) -> Iterator[Item]:
    return drafted(rows(path, NAME, context.shown(path)), lambda row: _drafts(row, context))


def _drafts(row: Row, context: Context) -> tuple[Draft, Draft]:
    name = row.id("id")
    updated = row.time("updated", context.zone)
    row = _filled(row)
    title, place = row.text("summary"), row.text_or_empty("location")
    organizer = person(row.text_or_empty("organizer"))
    attendees = row.rows("attendees")
    members = dict.fromkeys((organizer, *map(_attendee, attendees)))
    thread = ThreadBody(source=NAME, title=title, place=place, members=tuple(m for m in members if m != NOBODY))
    record = RecordBody(
        source=NAME,
        kind="event",
        thread_id=name,
        occurred=_occurred(row, context),
        text="\n".join(filter(None, (title, row.text_or_empty("description"), place))),
        author=organizer,
        fields=(
            *pairs("summary", [title]),
            *pairs("location", [place]),
            *pairs("status", [row.text_or_empty("status")]),
            *pairs("start", [_written(row.row("start"))]),
            *pairs("end", [_written(row.row("end"))]),
            *pairs("time_zone", [row.row("start").text_or_empty("timeZone")]),
            *pairs("recurrence", row.texts("recurrence")),
            *pairs("series", [row.id_or_empty("recurringEventId")]),
            *pairs("original_start", _original(row)),
            *pairs("attendee", map(_answer, attendees)),
            *pairs(EARLIER_STATE, ["not exported"] if _created(row, context) < updated.instant else []),
        ),
    )
    order = row.count("sequence")
    return (
        Draft(Subject("thread", name), "state", NAME, name, updated.instant, updated.basis, thread, row.place, order),
        Draft(Subject("record", name), "state", NAME, name, updated.instant, updated.basis, record, row.place, order),
    )


def _filled(row: Row) -> Row:
    """A called-off exception may lack a title and times; it then stands where its series had put it."""
    if not row.id_or_empty("recurringEventId") or row.text_or_empty("status") != "cancelled":
        return row
    there = {name: value for name, value in row.values.items() if value is not None}
    original = there.get("originalStartTime")
    values = {"summary": "", "start": original, "end": original, **there}
    return replace(row, values=values)


def _original(row: Row) -> list[str]:
    return [_written(row.row("originalStartTime"))] if row.values.get("originalStartTime") is not None else []


def _occurred(row: Row, context: Context) -> Interval:
    start, end = _end_point(row.row("start"), context), _end_point(row.row("end"), context)
    if end < start:
        raise row.unfit("end lies before start")
    return Interval(start, end)


def _end_point(point: Row, context: Context) -> Instant:
    name = point.text_or_empty("timeZone")
    zone = zone_named(name) if name else context.zone
    if zone is None:
        raise point.unfit(f"timeZone: {shown(name)} is no known time zone")
    if not point.text_or_empty("date"):
        return point.time("dateTime", zone).instant
    if not _DATE.fullmatch(point.text("date")):
        raise point.unfit(f"date: {shown(point.text('date'))} is no date")
    return point.time("date", context.zone).instant


def _written(point: Row) -> str:
    return point.text_or_empty("date") or point.text("dateTime")


def _attendee(row: Row) -> Person:
    return Person(name=row.text_or_empty("displayName").strip(), address=row.text("email").strip().lower())


def _answer(row: Row) -> str:
    answer = row.text_or_empty("responseStatus")
    return f"{row.text('email')} ({answer})" if answer else row.text("email")


def _created(row: Row, context: Context) -> Instant:
    name = "created" if row.text_or_empty("created") else "updated"
    return row.time(name, context.zone).instant


SOURCE: Final = Source(NAME, ("event",), matching("connectors/google_calendar/events.jsonl"), _read)
