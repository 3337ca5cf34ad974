"""An event of the calendar, as one of its versions says it, and an occurrence of it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from memory_core.model.body import RecordBody
from memory_core.model.instant import Instant, from_datetime, moment_from_iso, to_datetime
from memory_core.model.interval import Interval
from memory_core.model.person import Person
from memory_core.model.version import Version
from memory_core.when.zone import zone_named

CANCELLED: Final = "cancelled"
_DATE_ALONE: Final = 10
"""Characters of a start that is a date: an event of whole days."""


@dataclass(frozen=True, slots=True)
class Attendee:
    """Somebody invited: the mail address (lower case), and the answer ("accepted", "declined"; "" if unknown)."""

    address: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """One event or series. `time` is that of the first occurrence; `zone` is where the series keeps its hour.

    `rules` are the lines of its recurrence (RRULE, RDATE, EXDATE), empty for a single event. An exception to a series
    has that one's id as `series`, and as `replaces` the start that the rule gave it; with `onwards` it goes for all
    occurrences that follow as well.
    """

    id: str
    source_id: str
    title: str
    description: str
    place: str
    time: Interval
    zone: ZoneInfo
    all_day: bool
    cancelled: bool
    organizer: Person
    attendees: tuple[Attendee, ...]
    rules: tuple[str, ...] = ()
    series: str = ""
    replaces: Instant | None = None
    onwards: bool = False

    @property
    def recurring(self) -> bool:
        """Whether it has a rule to repeat by."""
        return bool(self.rules)

    @property
    def length(self) -> timedelta:
        """How long an occurrence lasts."""
        return to_datetime(self.time.end) - to_datetime(self.time.start)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Everybody invited and the organiser, each once, in order."""
        first = (self.organizer.address,) if self.organizer.address else ()
        return tuple(dict.fromkeys((*first, *(each.address for each in self.attendees))))


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An event taking place once. It is cited as its event; its start is a field of it.

    `rule_start` is when the series' rule puts it (for a single event, its start): it names this occurrence of the
    series also after it was moved.
    """

    event: Event
    time: Interval
    rule_start: Instant
    cancelled: bool = False

    @property
    def order(self) -> tuple[Instant, Instant, str]:
        """By start, then by end, ties by id."""
        return self.time.start, self.time.end, self.event.id

    @property
    def moved(self) -> bool:
        """Whether it is not where the rule puts it."""
        return self.time.start != self.rule_start


def event_of(version: Version, zone: ZoneInfo) -> Event:
    """The event that a version of a calendar record is; `zone` counts where the event names none.

    Raises TypeError for a version of anything but a record.
    """
    body = version.body
    if not isinstance(body, RecordBody):
        raise TypeError(f"a {version.subject.noun} is no event")
    fields: dict[str, list[str]] = defaultdict(list)
    for name, value in body.fields:
        fields[name].append(value)

    def first(name: str) -> str:
        return fields[name][0] if fields[name] else ""

    title, place = first("summary"), first("location")
    named = zone_named(first("time_zone")) if first("time_zone") else None
    home = named or zone
    return Event(
        version.subject.id,
        version.source_id,
        title,
        _description(body.text, title, place),
        place,
        body.occurred,
        home,
        len(first("start")) == _DATE_ALONE,
        first("status") == CANCELLED,
        body.author,
        tuple(_attendee(each) for each in fields["attendee"]),
        tuple(fields["recurrence"]),
        first("series"),
        _instant(first("original_start"), home),
        first("range") == "this_and_future",
    )


def _description(text: str, title: str, place: str) -> str:
    kept = text.removeprefix(title).strip("\n")
    return kept.removesuffix(place).strip("\n") if place else kept


def _attendee(written: str) -> Attendee:
    address, _, rest = written.strip().partition(" (")
    return Attendee(address.lower(), rest.rstrip(")"))


def _instant(text: str, zone: ZoneInfo) -> Instant | None:
    if not text:
        return None
    moment = moment_from_iso(text)
    return from_datetime(moment if moment.tzinfo else moment.replace(tzinfo=zone))
