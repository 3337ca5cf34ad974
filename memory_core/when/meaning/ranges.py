"""Terms for ranges of dates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from memory_core.when.gregorian import midnight
from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import DayOfMonth, Holiday, NamedDay, Weekday
from memory_core.when.meaning.periods import Month, YearPart
from memory_core.when.meaning.portions import Turn
from memory_core.when.reading import Grain, Length, Stretch


@dataclass(frozen=True, slots=True)
class DateRange:
    """From one date to another, the last one included: "Mon-Wed", "3 to 12 May", "2014-2018".

    A year said on one side counts for both. The last date is the first such one from the first date on; a range that
    reaches beyond today is the only one.
    """

    first: Dated
    last: Dated

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return self.last.grain

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        found = [range_ for first in self._firsts(reference) if (range_ := self._from(first, reference)) is not None]
        reaching = len(found) > 1 and (found[0].last or found[0].start) > midnight(reference)
        return tuple(found[:1] if reaching else found)

    def _firsts(self, reference: datetime) -> tuple[Stretch, ...]:
        if _yearless(self.first) and not _floating(self.last):
            lasts = self.last.stretches(reference)
            return _year_before(self.first, lasts[0].start) if lasts else ()
        return self.first.stretches(reference)

    def _from(self, first: Stretch, reference: datetime) -> Stretch | None:
        lasts = self.last.stretches(first.start if _floating(self.last) else reference)
        last = next((each for each in lasts if each.start >= first.start), None)
        return None if last is None else Stretch(first.start, last.end, last.start)


def _floating(term: Dated) -> bool:
    """Whether which one is meant depends on where one stands: a weekday, a day or month without its year."""
    match term:
        case Weekday():
            return not term.which
        case DayOfMonth():
            return True
        case Turn():
            return _floating(term.within)
        case _:
            return _yearless(term)


def _yearless(term: Dated) -> bool:
    return isinstance(term, NamedDay | Month | YearPart | Holiday) and term.year is None and not term.which


def _year_before(term: Dated, end: datetime) -> tuple[Stretch, ...]:
    """The yearless term in the year of `end`, or in the year before when it would lie behind it."""
    for year in (end.year, end.year - 1):
        if isinstance(term, NamedDay | Month | YearPart | Holiday) and year >= 1:
            found = replace(term, year=year).stretches(end)
            if found and found[0].start <= end:
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
