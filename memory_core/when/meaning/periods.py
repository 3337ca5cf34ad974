"""Terms for periods: weeks, months, quarters, years, seasons, their parts, and ranges of dates."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from memory_core.when.gregorian import (
    first_of_month,
    first_of_quarter,
    first_of_year,
    midnight,
    monday,
    month_after,
)
from memory_core.when.meaning.dated import DAY, Dated, around
from memory_core.when.meaning.days import Which
from memory_core.when.reading import Grain, Length, Stretch

Unit: TypeAlias = Literal[
    "second", "minute", "hour", "day", "night", "week", "fortnight", "weekend", "month", "quarter", "year", "decade",
    "century",
]  # fmt: skip

NO_LENGTH: Final = Length()
LENGTHS: Final[Mapping[str, Length]] = {
    "second": Length(seconds=1),
    "minute": Length(seconds=60),
    "hour": Length(seconds=3600),
    "day": Length(days=1),
    "night": Length(days=1),
    "week": Length(days=7),
    "fortnight": Length(days=14),
    "weekend": Length(days=2),
    "month": Length(months=1),
    "quarter": Length(months=3),
    "year": Length(months=12),
    "decade": Length(months=120),
    "century": Length(months=1200),
}

GRAINS: Final[Mapping[str, Grain]] = {
    "second": "second", "minute": "minute", "hour": "hour", "day": "day", "night": "day", "week": "week",
    "fortnight": "week", "weekend": "day", "month": "month", "quarter": "month", "year": "year", "decade": "year",
    "century": "year",
}  # fmt: skip


def _first_of_decade(at: datetime) -> datetime:
    return first_of_year(at).replace(year=max(1, at.year // 10 * 10))


def _first_of_century(at: datetime) -> datetime:
    return first_of_year(at).replace(year=max(1, at.year // 100 * 100))


def _saturday(at: datetime) -> datetime:
    return monday(at) + DAY * 5


_STARTS: Final[Mapping[str, Callable[[datetime], datetime]]] = {
    "day": midnight, "week": monday, "fortnight": monday, "weekend": _saturday, "month": first_of_month,
    "quarter": first_of_quarter, "year": first_of_year, "decade": _first_of_decade, "century": _first_of_century,
}  # fmt: skip
_STEPS: Final[Mapping[str, Length]] = {**LENGTHS, "weekend": Length(days=7)}


@dataclass(frozen=True, slots=True)
class Current:
    """The unit at hand, or so many after it: "this week" is 0, "last year" -1. `working` leaves out the weekend."""

    unit: Unit
    offset: int = 0
    working: bool = False

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return GRAINS[self.unit]

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        start = _STEPS[self.unit].after(_STARTS[self.unit](reference), self.offset)
        return (Stretch(start, start + DAY * 5 if self.working else LENGTHS[self.unit].after(start)),)


@dataclass(frozen=True, slots=True)
class Rolling:
    """The next or last so many units, and a `rest` beyond them.

    Days and longer count from tomorrow on or up to today, quarters whole, hours and shorter from the reference itself.
    """

    unit: Unit
    count: int
    sign: int
    rest: Length = NO_LENGTH

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return GRAINS[self.unit]

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        length = LENGTHS[self.unit]
        if self.unit == "quarter":
            edge = first_of_quarter(reference) if self.sign < 0 else month_after(first_of_quarter(reference), 3)
        elif length.seconds:
            edge = reference
        else:
            edge = midnight(reference) + DAY * (self.sign > 0)
        far = self.rest.after(length.after(edge, self.sign * self.count), self.sign)
        return (Stretch(min(edge, far), max(edge, far)),)


@dataclass(frozen=True, slots=True)
class WorkingDays:
    """The next or last so many days from Monday to Friday, today left out."""

    count: int
    sign: int
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        at, left, seen = midnight(reference), min(self.count, 2000), []
        while left:
            at += DAY * self.sign
            if at.weekday() < 5:
                seen.append(at)
                left -= 1
        return (Stretch(min(seen), max(seen) + DAY),) if seen else ()


@dataclass(frozen=True, slots=True)
class Month:
    """A month by name; without a year the last and the next one, the one at hand counting as next."""

    number: int
    year: int | None = None
    which: Which = ""
    grain: Grain = "month"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return _whole(Length(months=1), _yearly(self.number, self.year, self.which, reference))


@dataclass(frozen=True, slots=True)
class YearPart:
    """A part of a year that begins in a month: a quarter, a half or a season."""

    month: int
    months: int
    year: int | None = None
    which: Which = ""
    grain: Grain = "month"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return _whole(Length(months=self.months), _yearly(self.month, self.year, self.which, reference))


def _whole(length: Length, starts: tuple[datetime, ...]) -> tuple[Stretch, ...]:
    return tuple(Stretch(start, length.after(start)) for start in starts)


def _yearly(month: int, year: int | None, which: Which, reference: datetime) -> tuple[datetime, ...]:
    """When a month, or the part of a year that begins in it, starts: the last and next one unless said more closely."""
    if year is not None:
        return (datetime(year, month, 1),)
    here = first_of_year(reference).replace(month=month)
    match which:
        case "this":
            return (here,)
        case "next":
            return (month_after(here, 12),)
        case "last":
            return (month_after(here, -12),)
        case "coming":
            return (here if here > reference else month_after(here, 12),)
        case "past":
            return (here if here < first_of_month(reference) else month_after(here, -12),)
        case "":
            near = (month_after(here, -12), here, month_after(here, 12))
            return around(first_of_month(reference), near)


@dataclass(frozen=True, slots=True)
class Years:
    """Whole years by number: 2019, the 1990s, the 15th century."""

    first: int
    count: int = 1
    grain: Grain = "year"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        start = first_of_year(reference).replace(year=self.first)
        return (Stretch(start, start.replace(year=self.first + self.count)),)


@dataclass(frozen=True, slots=True)
class NthUnit:
    """The nth unit of a period, from the end when below zero, or the first or last `count` of them.

    Weeks belong where their Thursday lies, as in ISO 8601.
    """

    nth: int
    unit: Unit
    within: Dated
    count: int = 1

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return GRAINS[self.unit]

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        found = (self._of(each) for each in self.within.stretches(reference))
        return tuple(each for each in found if each is not None)

    def _of(self, within: Stretch) -> Stretch | None:
        step, first, behind = _STEPS[self.unit], within.start, within.end
        if self.unit in ("week", "weekend"):
            first, behind = _iso_week(first), _iso_week(behind)
            if self.unit == "weekend":
                first, behind = first + DAY * 5, behind + DAY * 5
        start = step.after(first, self.nth - 1) if self.nth > 0 else step.after(behind, self.nth - self.count + 1)
        end = LENGTHS[self.unit].after(step.after(start, self.count - 1))
        return Stretch(start, end) if first <= start and end <= behind else None


def _iso_week(at: datetime) -> datetime:
    """The first week whose Thursday is on or after `at`."""
    week = monday(at)
    return week if week + DAY * 3 >= at else week + DAY * 7


@dataclass(frozen=True, slots=True)
class IsoWeek:
    """A week by its number in the ISO year: without one the nearest, or with `coming` this year's and the next's."""

    number: int
    year: int | None = None
    coming: bool = False
    grain: Grain = "week"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`; a year without such a week has none."""
        here = reference.year
        years = (self.year,) if self.year else (here, here + 1) if self.coming else (here - 1, here, here + 1)
        starts = [datetime.fromisocalendar(year, self.number, 1) for year in years if self.number <= _weeks_of(year)]
        if not self.year and not self.coming:
            starts = sorted(starts, key=lambda each: abs(each - reference))[:1]
        return tuple(Stretch(start, start + DAY * 7) for start in starts)


def _weeks_of(year: int) -> int:
    """The number of the last week of an ISO year, in which its 28 December lies."""
    return datetime(year, 12, 28).isocalendar().week


@dataclass(frozen=True, slots=True)
class UnitBeside:
    """The unit before the one that a day lies in (-1), or the one after it (1): "the week before 9 June"."""

    unit: Unit
    day: Dated
    sign: int

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return GRAINS[self.unit]

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        days = self.day.stretches(reference)
        return tuple(
            found for each in days for found in Current(self.unit, self._steps(each.start)).stretches(each.start)
        )

    def _steps(self, at: datetime) -> int:
        # Before its Saturday a week's weekend is still to come, and is itself the one after.
        return 0 if self.unit == "weekend" and self.sign > 0 and at.weekday() < 5 else self.sign


@dataclass(frozen=True, slots=True)
class WeekOf:
    """The week, or weekend, that a day lies in: "week of 4 February"."""

    day: Dated
    weekend: bool = False

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return "day" if self.weekend else "week"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return tuple(self._of(each.start) for each in self.day.stretches(reference))

    def _of(self, at: datetime) -> Stretch:
        if not self.weekend:
            return Stretch(monday(at), monday(at) + DAY * 7)
        if at.weekday() == 0:
            return Stretch(at - DAY * 2, at + DAY)
        return Stretch(_saturday(at), _saturday(at) + DAY * 2)
