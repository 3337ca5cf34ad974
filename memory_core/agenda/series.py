"""The starts of a recurring event, lazily, in its own zone.

A rule is expanded on the clock of the wall (RFC 5545): a meeting at nine stays at nine when the clocks change, whatever
offset its first start was written with. Only then is each start an instant. An hour that the clocks skip is put as far
behind the gap as it lay in it; of an hour that comes twice the first counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from dateutil.rrule import rrule, rruleset, rrulestr

from memory_core.agenda.event import Event
from memory_core.model.instant import Instant, from_datetime, to_datetime

MOST: Final = 20_000
"""Starts of one series that are looked at: fifty years of days."""

_LINE: Final = re.compile(r"(?P<name>RRULE|EXRULE|RDATE|EXDATE)(?P<parameters>[^:]*):(?P<value>.+)", re.IGNORECASE)
_UNTIL: Final = re.compile(r"UNTIL=([0-9TZ]+)", re.IGNORECASE)
_TOO_OFTEN: Final = re.compile(r"FREQ=(?:SECONDLY|MINUTELY|HOURLY)|BY(?:SECOND|MINUTE)=", re.IGNORECASE)


def starts(event: Event) -> Iterator[Instant]:
    """The starts that the event's rules give, in order, at most `MOST`; of an event without rules, its own.

    A rule that cannot be read, or repeats within a day, counts as none: the event is then there once.
    """
    first = _wall(event.time.start, event.zone)
    # A rule knows no parts of a second; they are put back behind it.
    rest, first = first.microsecond, first.replace(microsecond=0)
    try:
        found = _rules(event, first)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        found = None
    if found is None:
        yield event.time.start
        return
    try:
        for number, start in enumerate(found):
            if number >= MOST:
                return
            yield Instant(from_datetime(start.replace(tzinfo=event.zone)) + rest)
    except (ValueError, OverflowError):
        # The last year that a calendar can hold has been reached.
        return


def _rules(event: Event, first: datetime) -> rruleset | None:
    """The rules as one set of wall clock times; None without any, or with one that is not for a calendar."""
    lines = [match for match in map(_LINE.fullmatch, map(str.strip, event.rules)) if match]
    if not any(line["name"].upper() in ("RRULE", "RDATE") for line in lines):
        return None
    found = rruleset()
    ruled = False
    for line in lines:
        name, value = line["name"].upper(), line["value"]
        if name in ("RRULE", "EXRULE"):
            rule = rrulestr(_until_on_the_wall(value, event.zone), dtstart=first)
            if _TOO_OFTEN.search(value) or not isinstance(rule, rrule):
                return None
            (found.rrule if name == "RRULE" else found.exrule)(rule)
            ruled = ruled or name == "RRULE"
            continue
        add = found.rdate if name == "RDATE" else found.exdate
        for written in value.split(","):
            add(_date_time(written, event.zone, first.time()))
    if not ruled:
        found.rdate(first)
    return found


def _until_on_the_wall(rule: str, zone: ZoneInfo) -> str:
    """The rule with its UNTIL as the wall clock of the zone shows it; a date alone includes its whole day."""

    def on_the_wall(match: re.Match[str]) -> str:
        until = _date_time(match[1], zone, time(23, 59, 59))
        return f"UNTIL={until:%Y%m%dT%H%M%S}"

    return _UNTIL.sub(on_the_wall, rule)


def _date_time(written: str, zone: ZoneInfo, hour: time) -> datetime:
    """A date or time of iCalendar as the wall clock of the zone shows it; a date alone gets the hour."""
    text = written.strip().upper()
    if "T" not in text:
        return datetime.combine(datetime.strptime(text, "%Y%m%d").replace(tzinfo=UTC).date(), hour)
    moment = datetime.strptime(text.removesuffix("Z"), "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
    return moment.astimezone(zone).replace(tzinfo=None) if text.endswith("Z") else moment.replace(tzinfo=None)


def _wall(instant: Instant, zone: ZoneInfo) -> datetime:
    return to_datetime(instant, zone).replace(tzinfo=None, fold=0)


def ends_at(event: Event, start: Instant) -> Instant:
    """The end of an occurrence: as long after its start as the wall clock says (whole days stay whole)."""
    if not event.all_day:
        return Instant(start + (event.time.end - event.time.start))
    days = (_wall(event.time.end, event.zone) - _wall(event.time.start, event.zone)) // timedelta(days=1)
    return from_datetime((_wall(start, event.zone) + timedelta(days=days)).replace(tzinfo=event.zone))
