"""One reading of a mention, given the present, working hours and whether past or future is meant."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final, Literal, TypeAlias

from memory_core.when.reading import Length, Mention, Moment, Offset, Reading, Recurrence, Stretch

Toward: TypeAlias = Literal["past", "future", "nearest"]


@dataclass(frozen=True, slots=True)
class Clock:
    """The present in the owner's wall time, and the working hours, start included and end not."""

    now: datetime
    working_hours: tuple[time, time] = (time(8), time(18))


@dataclass(frozen=True, slots=True)
class Chosen:
    """One reading, and in words what was assumed to choose it ("" when nothing was)."""

    reading: Reading
    assumed: str = ""


@dataclass(frozen=True, slots=True)
class AmbiguousTime:
    """Readings between which nothing decides, earliest first; two or more."""

    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class NoTime:
    """A mention without a reading."""


def choose(mention: Mention, clock: Clock, toward: Toward) -> Chosen | AmbiguousTime | NoTime:
    """The reading that is meant.

    First the hour: of two times of day twelve hours apart the one in working hours, which is said in `assumed`. Then
    the day: of several the one on the side of `toward`, the nearest to now. A time of day without a day that has
    passed stands on the next day for "future"; one still to come, on the day before for "past". What is still open
    then is ambiguous.
    """
    if not mention.readings:
        return NoTime()
    assumed: list[str] = []
    readings = mention.readings
    if mention.edge:
        readings = tuple(_end_of_work(each, clock, assumed) for each in readings)
    readings = _in_working_hours(readings, clock, assumed)
    shifted: dict[Reading, str] = {}
    if not mention.dated:
        readings = tuple(_on_a_day(each, clock, toward, shifted) for each in readings)
    readings = _on_side(readings, clock, toward, assumed)
    assumed += [shifted[each] for each in readings if each in shifted]
    if len(readings) > 1:
        return AmbiguousTime(readings)
    return Chosen(readings[0], " ".join(dict.fromkeys(assumed)))


def start_of(reading: Reading) -> datetime | None:
    """Where a reading begins; None for a length, an event's offset, and a recurrence without a start."""
    match reading:
        case Moment():
            return reading.at
        case Stretch():
            return reading.start
        case Recurrence():
            return reading.start
        case Length() | Offset():
            return None


def moved(reading: Reading, by: timedelta) -> Reading:
    """A point or stretch so much later; other readings as they are."""
    match reading:
        case Moment():
            return Moment(reading.at + by)
        case Stretch():
            return Stretch(reading.start + by, reading.end + by, None if reading.last is None else reading.last + by)
        case Length() | Offset() | Recurrence():
            return reading


def _end_of_work(reading: Reading, clock: Clock, assumed: list[str]) -> Reading:
    if not isinstance(reading, Moment):
        return reading
    end = clock.working_hours[1]
    assumed.append(f"The end of the day was read as {end:%H:%M}, when working hours end.")
    return Moment(datetime.combine(reading.at.date(), end, reading.at.tzinfo))


def hour_of(reading: Reading) -> time | None:
    """The time of day a reading begins at, of a recurrence the one in its rule."""
    if isinstance(reading, Recurrence):
        parts = dict(part.split("=") for part in reading.rule.split(";"))
        return time(int(parts["BYHOUR"]), int(parts.get("BYMINUTE", "0"))) if "BYHOUR" in parts else None
    start = start_of(reading)
    return None if start is None else start.time()


def _in_working_hours(readings: tuple[Reading, ...], clock: Clock, assumed: list[str]) -> tuple[Reading, ...]:
    hours = {hour_of(each) for each in readings}
    if len(hours) < 2 or None in hours:
        return readings
    first, last = clock.working_hours
    at_work = tuple(each for each in readings if (hour := hour_of(each)) is not None and first <= hour < last)
    kept = {hour_of(each) for each in at_work}
    if len(kept) != 1:
        return readings
    hour = next(iter(kept))
    assumed.append(f"The hour was read as {hour:%H:%M}, within working hours.")
    return at_work


def _on_a_day(reading: Reading, clock: Clock, toward: Toward, shifted: dict[Reading, str]) -> Reading:
    """A time of day put on the day of now, or where that is on the wrong side of now, on the next or last day.

    What was shifted is kept in `shifted` with what was assumed for it.
    """
    start = start_of(reading)
    if start is None:
        return reading
    here = moved(reading, datetime.combine(clock.now.date(), time()) - datetime.combine(start.date(), time()))
    at = start_of(here) or start
    if toward == "future" and _passed(at, clock):
        here = moved(here, timedelta(days=1))
        shifted[here] = "The time has passed today and was read as tomorrow's."
    if toward == "past" and not _passed(at, clock) and at.time() != clock.now.time():
        here = moved(here, timedelta(days=-1))
        shifted[here] = "The time has not come today and was read as yesterday's."
    return here


def _passed(at: datetime, clock: Clock) -> bool:
    """Whether a point lies before now: by instants when both have a zone, else by the clock on the wall."""
    if at.tzinfo is not None and clock.now.tzinfo is not None:
        return at < clock.now
    return at.replace(tzinfo=None) < clock.now.replace(tzinfo=None)


_WEEK: Final = timedelta(days=7)


def _on_side(readings: tuple[Reading, ...], clock: Clock, toward: Toward, assumed: list[str]) -> tuple[Reading, ...]:
    """The readings on the side of now that is meant, and of these the nearest day's; all of them when none begins."""
    placed = [(start, each) for each in readings if (start := start_of(each)) is not None]
    if len(placed) < len(readings) or len(readings) < 2:
        return readings
    on_side = [pair for pair in placed if _fits(pair, clock, toward)]
    if not on_side and toward == "future":
        on_side = [pair for pair in _a_week_on(placed, assumed) if _fits(pair, clock, toward)]
    kept, today = on_side or placed, clock.now.date()
    nearest = min(abs(start.date() - today) for start, _ in kept)
    return tuple(each for start, each in kept if abs(start.date() - today) == nearest)


def _a_week_on(placed: list[tuple[datetime, Reading]], assumed: list[str]) -> list[tuple[datetime, Reading]]:
    """Readings a week apart, moved a week on: said on a Friday at ten, "Friday at nine" is the next Friday's."""
    starts = [start for start, _ in placed]
    if max(starts) - min(starts) < _WEEK or max(starts).weekday() != min(starts).weekday():
        return []
    assumed.append("The time has passed today and was read as next week's.")
    return [(start + _WEEK, moved(each, _WEEK)) for start, each in placed]


def _fits(placed: tuple[datetime, Reading], clock: Clock, toward: Toward) -> bool:
    start, reading = placed
    match toward:
        case "past":
            return _passed(start, clock) or start.replace(tzinfo=None) == clock.now.replace(tzinfo=None)
        case "future":
            return not _passed(_last_moment(reading, start), clock)
        case "nearest":
            return True


def _last_moment(reading: Reading, start: datetime) -> datetime:
    return reading.end - timedelta(microseconds=1) if isinstance(reading, Stretch) and reading.end > start else start
