"""Events and reminders as iCalendar files (RFC 5545), for any calendar.

Times are written in UTC for what happens once; what repeats keeps its hour in its zone and so is written in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC
from hashlib import sha256
from typing import Final
from zoneinfo import ZoneInfo

from actions.plans.action import CreateEvent, CreateReminder
from memory_core.model.instant import Instant, to_datetime

_WIDTH: Final = 75
"""Bytes of a line; longer ones are folded."""


def event(action: CreateEvent, stamp: Instant) -> str:
    """A new event as a calendar of its own; `stamp` is when it was planned."""
    lines = [
        "BEGIN:VEVENT",
        f"UID:{_uid(repr(action))}",
        f"DTSTAMP:{_utc(stamp)}",
        _time("DTSTART", action.start, action.zone, repeats=bool(action.rule)),
        _time("DTEND", action.end, action.zone, repeats=bool(action.rule)),
        f"SUMMARY:{_text(action.title)}",
        *([f"LOCATION:{_text(action.place)}"] if action.place else []),
        *([f"DESCRIPTION:{_text(action.description)}"] if action.description else []),
        *([f"RRULE:{action.rule}"] if action.rule else []),
        *(f"ATTENDEE;RSVP=TRUE:mailto:{each}" for each in action.attendees),
        "END:VEVENT",
    ]
    return _calendar(lines)


def reminder(action: CreateReminder, stamp: Instant) -> str:
    """A reminder as a to-do with an alarm at its time."""
    lines = [
        "BEGIN:VTODO",
        f"UID:{_uid(repr(action))}",
        f"DTSTAMP:{_utc(stamp)}",
        _time("DTSTART", action.due, action.zone, repeats=bool(action.rule)),
        _time("DUE", action.due + 60_000_000, action.zone, repeats=bool(action.rule)),
        f"SUMMARY:{_text(action.text)}",
        *([f"RRULE:{action.rule}"] if action.rule else []),
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:PT0S",
        f"DESCRIPTION:{_text(action.text)}",
        "END:VALARM",
        "END:VTODO",
    ]
    return _calendar(lines)


def _calendar(lines: Iterable[str]) -> str:
    whole = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Candor//plan//EN", *lines, "END:VCALENDAR")
    return "".join(f"{folded}\r\n" for line in whole for folded in _folded(line))


def _folded(line: str) -> Iterator[str]:
    """A line in pieces of at most 75 bytes, no character cut; all but the first begin with a blank."""
    piece, size = "", 0
    for each in line:
        width = len(each.encode())
        if size + width > _WIDTH:
            yield piece
            piece, size = " ", 1
        piece += each
        size += width
    yield piece


def _time(name: str, at: int, zone: str, *, repeats: bool) -> str:
    moment = Instant(at)
    if repeats and zone != "UTC":
        return f"{name};TZID={zone}:{to_datetime(moment, ZoneInfo(zone)):%Y%m%dT%H%M%S}"
    return f"{name}:{_utc(moment)}"


def _utc(at: Instant) -> str:
    return f"{to_datetime(at, UTC):%Y%m%dT%H%M%SZ}"


def _uid(said: str) -> str:
    return f"{sha256(said.encode()).hexdigest()[:24]}@candor"


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return escaped.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\\n")
