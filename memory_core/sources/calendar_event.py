"""Events of iCalendar, as Google, Outlook and Apple write them, to the form that all calendar records have.

A series keeps its rule: `recurrence` lines, exceptions as records of their own that name the `series` and the
`original_start` they stand for. A cancelled event stays, as cancelled. An event says when it was last changed, not what
it was before; where no time of a change is given, that of the file's writing is the latest that it can be.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final, NamedTuple

from icalendar import vDuration, vRecur

from memory_core.hygiene.text import cleaned
from memory_core.model.body import EARLIER_STATE, RecordBody, ThreadBody
from memory_core.model.entry import Basis, Draft, Place, Subject
from memory_core.model.instant import Instant, from_datetime
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import pairs
from memory_core.sources.calendar_zone import Zones
from memory_core.sources.content_line import Component, Property
from memory_core.sources.markup import words
from memory_core.sources.row import Unfit, shown

NAME: Final = "google_calendar"
EVENT: Final = "event"

_TIME: Final = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z)?)?")
_PIECE: Final = re.compile(r"_R\d{8}(?:T\d{6}Z?)?(?=@|$)")
_MARKUP: Final = re.compile(r"</?(?:html|p|br|b|i|u|ul|ol|li|a|span|div|table)\b", re.IGNORECASE)
_ANSWERS: Final = {"NEEDS-ACTION": "needsAction"}
_FIRST_YEAR, _LAST_YEAR = 1900, 2998
_LONGEST_ID: Final = 440
_MOST_DATES: Final = 2_000


class Delivery(NamedTuple):
    """When an invitation came by mail."""

    at: Instant
    basis: Basis


@dataclass(slots=True)
class Frame:
    """What holds for all events of a calendar: its zones, its own zone (X-WR-TIMEZONE), its method, its delivery."""

    zones: Zones
    home: tzinfo | None = None
    home_name: str = ""
    method: str = ""
    delivery: Delivery | None = None


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point of an event: its instant, how it is written, its zone's IANA name, and a zone nobody knows ("")."""

    instant: Instant
    written: str
    zone: tzinfo
    zone_name: str = ""
    unknown: str = ""
    whole_day: bool = False


@dataclass(slots=True)
class Made:
    """What became of an event: its drafts, and what of it could not be read, in words."""

    drafts: tuple[Draft, ...] = ()
    flaws: list[str] = field(default_factory=list)


def zone_names(event: Component) -> set[str]:
    """The zones that an event names."""
    return {each.parameters["TZID"] for each in event.properties if "TZID" in each.parameters}


def made(event: Component, frame: Frame, place: Place) -> Made:
    """The drafts of a VEVENT. Raises Unfit when its start cannot be read."""
    return _Event(event, frame, place).made()


class _Event:
    def __init__(self, event: Component, frame: Frame, place: Place) -> None:
        self._event, self._frame, self._place = event, frame, place
        self._flaws = [f"{name} cannot be read" for name in event.flaws]
        written = event.first("DTSTART")
        if written is None:
            raise Unfit("it has no start that can be read")
        series = any(event.first(name) for name in ("RRULE", "RDATE"))
        self._start = self._moment(written, series=series)
        self._uid = _uid(event, self._start)
        self._replaced = self._optional("RECURRENCE-ID")

    def made(self) -> Made:
        name = self._uid
        if self._replaced:
            name = f"{name}#{_compact(self._replaced)}"
        at, basis = self._known()
        order = _count(self._event.text("SEQUENCE"))
        end = self._end()
        organizer = _person(self._event.first("ORGANIZER"))
        attendees = [*map(_person, self._event.all("ATTENDEE"))]
        title, place = self._event.text("SUMMARY"), self._event.text("LOCATION")
        members = tuple(dict.fromkeys(each for each in (organizer, *attendees) if each != NOBODY))
        record = RecordBody(
            source=NAME,
            kind=EVENT,
            thread_id=name,
            occurred=Interval(self._start.instant, end.instant),
            text="\n".join(filter(None, (title, self._description(), place))),
            author=organizer,
            fields=(*self._fields(title, place, end), *pairs(EARLIER_STATE, self._earlier(at))),
        )
        thread = ThreadBody(source=NAME, title=title, place=place, members=members)
        drafts = (
            Draft(Subject("thread", name), "state", NAME, name, at, basis, thread, self._place, order),
            Draft(Subject("record", name), "state", NAME, name, at, basis, record, self._place, order),
        )
        return Made(drafts, [f"event {shown(self._uid)}: {flaw}" for flaw in self._flaws])

    def _fields(self, title: str, place: str, end: _Moment) -> Iterator[tuple[str, str]]:
        event, start = self._event, self._start
        cancelled = self._frame.method == "CANCEL"
        yield from pairs("summary", [title])
        yield from pairs("location", [place])
        yield from pairs("status", ["cancelled" if cancelled else event.text("STATUS").lower()])
        yield from pairs("start", [start.written])
        yield from pairs("end", [end.written])
        yield from pairs("time_zone", [start.zone_name])
        yield from pairs("unknown_time_zone", [start.unknown])
        yield from pairs("recurrence", self._recurrence())
        yield from pairs("attendee", map(_answer, event.all("ATTENDEE")))
        if self._replaced:
            yield from pairs("series", [self._uid])
            yield from pairs("original_start", [self._replaced.written])
            yield from pairs("range", [self._range()])
        if base := _PIECE.sub("", self._uid):
            yield from pairs("continues", [base if base != self._uid else ""])
        yield from pairs("conference", [event.text("X-GOOGLE-CONFERENCE")])

    def _range(self) -> str:
        written = self._event.first("RECURRENCE-ID")
        ahead = written is not None and written.parameters.get("RANGE", "").upper() == "THISANDFUTURE"
        return "this_and_future" if ahead else ""

    def _description(self) -> str:
        text = self._event.text("DESCRIPTION")
        return words(text) if _MARKUP.search(text) else text

    def _known(self) -> tuple[Instant, Basis]:
        if self._frame.delivery:
            return self._frame.delivery
        modified, created = self._optional("LAST-MODIFIED"), self._optional("CREATED")
        stamp = self._optional("DTSTAMP")
        if modified:
            return max(modified.instant, created.instant if created else modified.instant), "upper_bound"
        if created and not _count(self._event.text("SEQUENCE")):
            return created.instant, "inferred"
        if stamp or created:
            found = stamp or created
            return (found.instant if found else self._start.instant), "upper_bound"
        return self._start.instant, "unknown"

    def _earlier(self, at: Instant) -> list[str]:
        created = self._optional("CREATED")
        return ["not exported"] if created and created.instant < at and not self._frame.delivery else []

    def _end(self) -> _Moment:
        start = self._start
        end = self._optional("DTEND")
        if end is None and (length := self._length()):
            end = self._later(length)
        if end is None:
            end = self._later(timedelta(days=1)) if start.whole_day else start
        if end.instant < start.instant:
            self._flaws.append("it ends before it starts")
            return start
        if end.instant == start.instant and start.whole_day:
            return self._later(timedelta(days=1))
        return end

    def _length(self) -> timedelta | None:
        text = self._event.text("DURATION")
        if not text:
            return None
        try:
            found = vDuration.from_ical(text)  # type: ignore[no-untyped-call]
        except (ValueError, TypeError, OverflowError):
            found = None
        if not isinstance(found, timedelta) or not timedelta() <= found < timedelta(days=5_000):
            self._flaws.append("DURATION cannot be read")
            return None
        return found

    def _later(self, length: timedelta) -> _Moment:
        """A moment so much after the start: days by the calendar, hours by the clock that runs on."""
        start = self._start
        local = (datetime.fromtimestamp(0, UTC) + timedelta(microseconds=start.instant)).astimezone(start.zone)
        days = timedelta(days=length.days)
        moment = (local.replace(tzinfo=None) + days).replace(tzinfo=start.zone)
        instant = Instant(from_datetime(moment) + (length - days) // timedelta(microseconds=1))
        if start.whole_day:
            day = (local.replace(tzinfo=None) + days).date()
            return _Moment(instant, day.isoformat(), start.zone, start.zone_name, whole_day=True)
        return _at(instant, start.zone, start.zone_name)

    def _recurrence(self) -> list[str]:
        found: list[str] = []
        for name in ("RRULE", "EXRULE"):
            for rule in self._event.all(name):
                if _is_rule(rule.value):
                    found.append(f"{name}:{rule.value.strip()}")
                else:
                    self._flaws.append(f"{name} cannot be read; the event is taken in without it")
        for name in ("RDATE", "EXDATE"):
            found += self._dates(name)
        return found

    def _dates(self, name: str) -> list[str]:
        found: list[str] = []
        for line in self._event.all(name):
            for value in line.value.split(",")[:_MOST_DATES]:
                if not value.strip():
                    continue
                try:
                    moment = self._moment(Property(name, line.parameters, value.partition("/")[0]))
                except Unfit as unfit:
                    self._flaws.append(str(unfit))
                else:
                    found.append(f"{name}:{_compact(moment)}")
        return found

    def _optional(self, name: str) -> _Moment | None:
        """A moment that may be missing; one that cannot be read is a flaw."""
        written = self._event.first(name)
        if written is None or not written.value.strip():
            return None
        try:
            return self._moment(written)
        except Unfit as unfit:
            if str(unfit) not in self._flaws:
                self._flaws.append(str(unfit))
            return None

    def _moment(self, written: Property, *, series: bool = True) -> _Moment:
        """What a date or time is. `series` keeps UTC as it is; a single event is shown in the calendar's zone."""
        match = _TIME.fullmatch(written.value.strip())
        if not match or not _FIRST_YEAR <= int(match[1]) <= _LAST_YEAR:
            raise Unfit(f"{written.name}: {shown(written.value)} is no date or time")
        frame = self._frame
        home = frame.home or frame.zones.owner
        try:
            day = date(int(match[1]), int(match[2]), int(match[3]))
            if match[4] is None:
                midnight = datetime(day.year, day.month, day.day, tzinfo=home)
                return _Moment(from_datetime(midnight), day.isoformat(), home, frame.home_name, whole_day=True)
            clock = (int(match[4]), int(match[5]), min(int(match[6] or 0), 59))
            local = datetime(day.year, day.month, day.day, *clock, tzinfo=UTC)
        except ValueError:
            raise Unfit(f"{written.name}: {shown(written.value)} is no date or time") from None
        name = written.parameters.get("TZID", "")
        if match[7]:
            own = not series and frame.home is not None
            return _at(from_datetime(local), home if own else UTC, frame.home_name if own else "UTC")
        found = frame.zones.named(name) if name else None
        if found:
            instant = from_datetime(local.replace(tzinfo=found.zone))
            return _at(instant, found.zone, found.name, "" if found.name else name)
        unknown = name or ("" if frame.home else "floating")
        return _at(from_datetime(local.replace(tzinfo=home)), home, frame.home_name, unknown)


def _at(instant: Instant, zone: tzinfo, name: str, unknown: str = "") -> _Moment:
    local = (datetime.fromtimestamp(0, UTC) + timedelta(microseconds=instant)).astimezone(zone)
    return _Moment(instant, local.isoformat(), zone, name, unknown)


def _compact(moment: _Moment) -> str:
    """As a recurrence line and an id write it: a date, or a time in UTC."""
    if moment.whole_day:
        return moment.written.replace("-", "")
    return f"{datetime.fromtimestamp(0, UTC) + timedelta(microseconds=moment.instant):%Y%m%dT%H%M%SZ}"


def _is_rule(value: str) -> bool:
    try:
        rule = vRecur.from_ical(value.strip())
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return False
    return bool(rule.get("FREQ")) and all(step > 0 for step in rule.get("INTERVAL", [1]))


def _uid(event: Component, start: _Moment) -> str:
    uid = event.text("UID")
    if uid and len(uid) <= _LONGEST_ID and cleaned(uid) == uid and "\n" not in uid:
        return uid
    content = "\0".join((uid, start.written, event.text("SUMMARY")))
    return f"event-{hashlib.sha256(content.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}"


def _count(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _person(written: Property | None) -> Person:
    if written is None:
        return NOBODY
    address = _address(written)
    name = " ".join(written.parameters.get("CN", "").split())
    return Person("" if name.lower() == address else name, address)


def _address(written: Property) -> str:
    value = written.value.strip()
    plain = value[7:] if value[:7].lower() == "mailto:" else written.parameters.get("EMAIL", value)
    address = plain.strip().lower()
    return address if "@" in address and " " not in address else ""


def _answer(written: Property) -> str:
    answer = written.parameters.get("PARTSTAT", "").upper()
    who = _address(written) or written.parameters.get("CN", "")
    return f"{who} ({_ANSWERS.get(answer, answer.lower())})" if answer and who else who
