"""Terms for ranges of dates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import Holiday, NamedDay
from memory_core.when.meaning.periods import Month, YearPart
from memory_core.when.reading import Grain, Length, Stretch


@dataclass(frozen=True, slots=True)
class DateRange:
    """From one date to another, the last one included: "Mon-Wed", "3 to 12 May", "2014-2018".

    A year said on one side counts for both. Readings pair the last start with the last end and the next with the next,
    so far as the end follows the start.
    """

    first: Dated
    last: Dated

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return self.last.grain

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        firsts, lasts = self._sides(reference)
        if not firsts or not lasts:
            return ()
        past, future = (firsts[0], lasts[0]), (firsts[-1], lasts[-1])
        if future[0].start > future[1].start:
            future = (past[0], future[1])
        if past[0].start > past[1].start:
            past = (past[0], future[1])
        pairs = dict.fromkeys((past, future))
        return tuple(Stretch(a.start, max(b.end, b.start), b.start) for a, b in pairs if a.start <= b.start)

    def _sides(self, reference: datetime) -> tuple[tuple[Stretch, ...], tuple[Stretch, ...]]:
        firsts, lasts = self.first.stretches(reference), self.last.stretches(reference)
        if _yearless(self.first) and len(lasts) == 1 and not _yearless(self.last):
            firsts = _in_year(self.first, lasts[0].start, -1)
        elif _yearless(self.last) and len(firsts) == 1 and not _yearless(self.first):
            lasts = _in_year(self.last, firsts[0].start, 1)
        return firsts, lasts


def _yearless(term: Dated) -> bool:
    return isinstance(term, NamedDay | Month | YearPart | Holiday) and term.year is None and not term.which


def _in_year(term: Dated, near: datetime, step: int) -> tuple[Stretch, ...]:
    """The yearless term in the year of `near`, or a year before or after it when it would lie on the wrong side."""
    for year in (near.year, near.year + step):
        if isinstance(term, NamedDay | Month | YearPart | Holiday) and 1 <= year <= 9998:
            found = replace(term, year=year).stretches(near)
            if found and (found[0].start - near) * step >= timedelta(0):
                return found
    return ()


@dataclass(frozen=True, slots=True)
class From:
    """So long from a day on: "three days starting next Monday"."""

    day: Dated
    length: Length
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        starts = (each.start for each in self.day.stretches(reference))
        return tuple(Stretch(start, self.length.after(start)) for start in starts)
