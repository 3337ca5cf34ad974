"""How often parsers of time expressions read exactly what gold has, by type and by half."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from evals.intervals import Estimate, Sample, proportion
from evals.recognizers import KINDS, SINGLE, Case
from evals.timereaders import Read


@dataclass(frozen=True, slots=True)
class Reading:
    """What one parser read in one case."""

    case: Case
    values: frozenset[str]

    @property
    def right(self) -> bool:
        """Every value of gold and no other."""
        return self.values == self.case.values

    @property
    def within(self) -> bool:
        """At least one value of gold and no other: fair to parsers of one reading; nothing where gold has none."""
        return self.values <= self.case.values and bool(self.values) == bool(self.case.values)


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of right cases: all, the single dates, times and date-times, each type, and each half.

    Beside them the shares of cases that are `within`, and the cases that are wrong.
    """

    all: Estimate
    single: Estimate
    by_kind: Mapping[str, Estimate]
    even: Estimate
    odd: Estimate
    within_all: Estimate
    within_single: Estimate
    wrong: tuple[Reading, ...]


def read_all(cases: Sequence[Case], read: Read) -> tuple[Reading, ...]:
    """What a parser reads in each case, in order."""
    return tuple(Reading(case, read(case.text, case.reference)) for case in cases)


def shares(readings: Sequence[Reading]) -> Shares:
    """The shares over these readings."""
    single = [each for each in readings if each.case.kind in SINGLE]
    kinds = {kind: [each for each in readings if each.case.kind == kind] for kind in KINDS}
    return Shares(
        all=_right(readings),
        single=_right(single),
        by_kind={kind: _right(found) for kind, found in kinds.items() if found},
        even=_right([each for each in readings if each.case.number % 2 == 0]),
        odd=_right([each for each in readings if each.case.number % 2]),
        within_all=proportion(Sample(float(each.within)) for each in readings),
        within_single=proportion(Sample(float(each.within)) for each in single),
        wrong=tuple(each for each in readings if not each.right),
    )


def _right(readings: Sequence[Reading]) -> Estimate:
    return proportion(Sample(float(each.right)) for each in readings)
