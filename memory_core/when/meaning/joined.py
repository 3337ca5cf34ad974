"""Terms that join days and times of day, and points measured from now."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from memory_core.when.gregorian import midnight
from memory_core.when.meaning.clock import Clock, ClockFor, ClockRange, Part
from memory_core.when.meaning.dated import Dated
from memory_core.when.reading import Grain, Length, Stretch
from memory_core.when.zone import zone_named

Ranged: TypeAlias = Part | ClockRange | ClockFor
LAST_SECOND: Final = timedelta(hours=23, minutes=59, seconds=59)


def _at(day: datetime, clock: timedelta, zone: str) -> datetime:
    return (day + clock).replace(tzinfo=zone_named(zone) if zone else None)


@dataclass(frozen=True, slots=True)
class At:
    """A time of day on a day; without a day, on the reference's own."""

    clock: Clock
    day: Dated | None = None

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        return self.clock.grain

    def moments(self, reference: datetime) -> tuple[datetime, ...]:
        """Every point it can mean."""
        return tuple(
            _at(day, clock, self.clock.zone) for clock in self.clock.times for day in days_of(self.day, reference)
        )


@dataclass(frozen=True, slots=True)
class Now:
    """The reference itself."""

    grain: Grain = "second"

    def moments(self, reference: datetime) -> tuple[datetime, ...]:
        """The reference, to the second."""
        return (reference.replace(microsecond=0),)


@dataclass(frozen=True, slots=True)
class FromNow:
    """So long, hours or shorter, before or after the reference, or after some other point."""

    length: Length
    sign: int
    anchor: At | Now = Now()
    grain: Grain = "second"

    def moments(self, reference: datetime) -> tuple[datetime, ...]:
        """Every point it can mean."""
        return tuple(self.length.after(at, self.sign) for at in self.anchor.moments(reference))


@dataclass(frozen=True, slots=True)
class EndOfDay:
    """The last second of a day; in an office, the end of working hours."""

    day: Dated
    grain: Grain = "day"

    def moments(self, reference: datetime) -> tuple[datetime, ...]:
        """Every point it can mean."""
        return tuple(each.start + LAST_SECOND for each in self.day.stretches(reference))


Pointed: TypeAlias = At | Now | FromNow | EndOfDay


@dataclass(frozen=True, slots=True)
class During:
    """A part of a day, or a range of its hours."""

    hours: Ranged
    day: Dated | None = None

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        return self.hours.grain

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """Every stretch it can mean."""
        zone = self.hours.zone
        return tuple(
            Stretch(_at(day, first, zone), _at(day, last, zone))
            for first, last in self.hours.ranges
            for day in days_of(self.day, reference)
        )


@dataclass(frozen=True, slots=True)
class PointRange:
    """From one point to another: "from 2 pm till tomorrow 4:30 pm". The shortest ones that run forward."""

    first: Pointed
    last: Pointed
    grain: Grain = "hour"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """Every stretch it can mean."""
        lasts = self.last.moments(reference)
        found = []
        for start in self.first.moments(reference):
            later = [end for end in lasts if (end.tzinfo is None) == (start.tzinfo is None) and end > start]
            if later:
                found.append(Stretch(start, min(later)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Within:
    """From the reference on for hours or minutes, or up to it."""

    length: Length
    sign: int
    grain: Grain = "hour"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """The stretch."""
        now = reference.replace(microsecond=0)
        far = self.length.after(now, self.sign)
        return (Stretch(min(now, far), max(now, far)),)


def days_of(day: Dated | None, reference: datetime) -> tuple[datetime, ...]:
    """The starts of the days a term can mean; without one, of the reference's."""
    return (midnight(reference),) if day is None else tuple(each.start for each in day.stretches(reference))
