"""Terms for single days."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, Literal, TypeAlias

from memory_core.when.gregorian import easter, first_of_month, midnight, monday, month_after
from memory_core.when.meaning.dated import DAY, Dated, around, day
from memory_core.when.reading import Grain, Length, Stretch

Which: TypeAlias = Literal["", "this", "next", "last", "coming", "past"]
"""The word before a name: "this" is the one of the week or year at hand, "coming" the first one after today."""

_YEARS_AROUND: Final = 8
"""29 February may be eight years off."""


def _valid(year: int, month: int, number: int) -> datetime | None:
    try:
        return datetime(year, month, number)
    except ValueError:
        return None


def _days(starts: Iterable[datetime | None]) -> tuple[Stretch, ...]:
    return tuple(day(start) for start in starts if start is not None)


@dataclass(frozen=True, slots=True)
class NamedDay:
    """A day of a month: "3 May", "3 May 2026"; without a year the last and the next one, today counting as last."""

    month: int
    number: int
    year: int | None = None
    which: Which = ""
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        if self.year is not None:
            return _days([_valid(self.year, self.month, self.number)])
        near = range(max(1, reference.year - _YEARS_AROUND), min(9999, reference.year + _YEARS_AROUND) + 1)
        valid = [found for year in near if (found := _valid(year, self.month, self.number))]
        match self.which:
            case "":
                return _days(around(reference, valid, today_is_past=True))
            case "next" | "coming":
                return _days([found for found in valid if found > reference][:1])
            case "last" | "past":
                return _days([found for found in valid if found < midnight(reference)][-1:])
            case "this":
                return _days([_valid(reference.year, self.month, self.number)])


@dataclass(frozen=True, slots=True)
class DayOfMonth:
    """A day by its number, as "the 18th" or "Monday 21": the last and the next of that number, and weekday.

    With `at_hand`, the one of the month at hand when it has that weekday.
    """

    number: int
    weekday: int | None = None
    at_hand: bool = False
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        first = first_of_month(reference)
        if self.at_hand:
            here = _valid(first.year, first.month, self.number)
            if here is not None and self.weekday in (None, here.weekday()):
                return _days([here])
        months = (month_after(first, step) for step in range(-40, 41) if 1 < first.year + step // 12 + 1 < 9998)
        valid = (_valid(month.year, month.month, self.number) for month in months)
        return _days(around(reference, (each for each in valid if each and self.weekday in (None, each.weekday()))))


@dataclass(frozen=True, slots=True)
class Weekday:
    """A day of the week: alone, the last and the next one, today counting as next.

    "next" and "last" are those of the week after and before, "coming" and "past" the nearest.
    """

    number: int
    which: Which = ""
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        today, here = midnight(reference), monday(reference) + DAY * self.number
        week = timedelta(days=7)
        match self.which:
            case "":
                return _days(around(reference, (here - week, here, here + week)))
            case "this":
                return _days([here])
            case "next":
                return _days([here + week])
            case "last":
                return _days([here - week])
            case "coming":
                return _days([here if here > today else here + week])
            case "past":
                return _days([here if here < today else here - week])


@dataclass(frozen=True, slots=True)
class RelativeDay:
    """So many days from the reference: 0 is today."""

    offset: int
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return (day(midnight(reference) + DAY * self.offset),)


@dataclass(frozen=True, slots=True)
class ShiftedDay:
    """A length of days or more before or after something: "two weeks after Easter". Of several, the next one counts."""

    anchor: Dated
    length: Length
    sign: int
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        found = self.anchor.stretches(reference)[-1:]
        return tuple(day(midnight(self.length.after(each.start, self.sign))) for each in found)


@dataclass(frozen=True, slots=True)
class NthDay:
    """The nth day, or nth such weekday, of a period; -1 is the last: "the first Monday of October"."""

    nth: int
    weekday: int | None
    within: Dated
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return _days(self._of(each) for each in self.within.stretches(reference))

    def _of(self, within: Stretch) -> datetime | None:
        step = 1 if self.weekday is None else 7
        if self.nth < 0:
            at = within.end - DAY
            at -= DAY * (0 if self.weekday is None else (at.weekday() - self.weekday) % 7)
            at -= DAY * step * (-self.nth - 1)
        else:
            at = within.start
            at += DAY * (0 if self.weekday is None else (self.weekday - at.weekday()) % 7)
            at += DAY * step * (self.nth - 1)
        return at if within.start <= at < within.end else None


@dataclass(frozen=True, slots=True)
class BesideDay:
    """The last such weekday before a day (-1), or the first one after it (1): "the Friday before 15 July"."""

    weekday: int
    day: Dated
    sign: int
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return _days(
            each.start + DAY * self.sign * (((self.weekday - each.start.weekday()) * self.sign - 1) % 7 + 1)
            for each in self.day.stretches(reference)
        )


@dataclass(frozen=True, slots=True)
class NearestWeekday:
    """The first such weekday on or after a day: "two months from today, on a Tuesday"."""

    weekday: int
    day: Dated
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return _days(
            each.start + DAY * ((self.weekday - each.start.weekday()) % 7) for each in self.day.stretches(reference)
        )


def _nth(month: int, weekday: int, nth: int) -> Callable[[int], date]:
    def of(year: int) -> date:
        if nth < 0:
            last = month_after(date(year, month, 1), 1) - DAY
            return last - DAY * ((last.weekday() - weekday) % 7)
        first = date(year, month, 1)
        return first + DAY * ((weekday - first.weekday()) % 7 + 7 * (nth - 1))

    return of


def _fixed(month: int, number: int) -> Callable[[int], date]:
    return lambda year: date(year, month, number)


HOLIDAYS: Final[Mapping[str, Callable[[int], date]]] = {
    "new year": _fixed(1, 1),
    "new year's day": _fixed(1, 1),
    "new year's eve": _fixed(12, 31),
    "valentine's day": _fixed(2, 14),
    "easter": easter,
    "easter sunday": easter,
    "easter monday": lambda year: easter(year) + DAY,
    "good friday": lambda year: easter(year) - DAY * 2,
    "workers' day": _fixed(5, 1),
    "international workers' day": _fixed(5, 1),
    "labour day": _fixed(5, 1),
    "independence day": _fixed(7, 4),
    "labor day": _nth(9, 0, 1),
    "memorial day": _nth(5, 0, -1),
    "halloween": _fixed(10, 31),
    "thanksgiving": _nth(11, 3, 4),
    "thanksgiving day": _nth(11, 3, 4),
    "black friday": lambda year: _nth(11, 3, 4)(year) + DAY,
    "cyber monday": lambda year: _nth(11, 3, 4)(year) + DAY * 4,
    "christmas": _fixed(12, 25),
    "christmas day": _fixed(12, 25),
    "christmas eve": _fixed(12, 24),
    "xmas": _fixed(12, 25),
    "boxing day": _fixed(12, 26),
}
"""Holidays by the names they have in English, as functions of the year."""


@dataclass(frozen=True, slots=True)
class Holiday:
    """A holiday by name; without a year the last and the next one."""

    name: str
    year: int | None = None
    which: Which = ""
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        of = HOLIDAYS[self.name]
        if self.year is not None:
            return _days([self._at(of(self.year))])
        near = [self._at(of(year)) for year in range(max(1, reference.year - 1), min(9998, reference.year + 1) + 1)]
        match self.which:
            case "":
                return _days(around(reference, near))
            case "next" | "coming":
                return _days([found for found in near if found > reference][:1])
            case "last" | "past":
                return _days([found for found in near if found < midnight(reference)][-1:])
            case "this":
                return _days([self._at(of(reference.year))])

    @staticmethod
    def _at(found: date) -> datetime:
        return datetime(found.year, found.month, found.day)
