"""Two systems on the same questions: the difference with its paired interval, and McNemar's exact test."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from evals.intervals import Estimate, Sample, mean
from evals.metrics import coverage, reciprocal_rank
from evals.scoring import PASSING, Verdict


@dataclass(frozen=True, slots=True)
class Paired:
    """What two systems reached on one measure: the mean of each, and the mean of second minus first."""

    first: float
    second: float
    difference: Estimate


@dataclass(frozen=True, slots=True)
class Discordant:
    """The questions that one of two systems alone got right, and the exact two-sided p of a split as uneven."""

    first_only: tuple[str, ...]
    second_only: tuple[str, ...]
    p: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """All measures by name; those that are right or wrong also as counts of questions."""

    paired: dict[str, Paired]
    discordant: dict[str, Discordant]


def paired(first: Sequence[float], second: Sequence[float], storylines: Sequence[str]) -> Paired:
    """Compare two values a question, in the same order; intervals resample storylines ("": the question itself)."""
    samples = [Sample(b - a, story) for a, b, story in zip(first, second, storylines, strict=True)]
    return Paired(_mean(first), _mean(second), mean(samples))


def mcnemar(first_only: int, second_only: int) -> float:
    """The exact two-sided p of McNemar's test; 1.0 when the two never differ.

    >>> mcnemar(0, 5)
    0.0625
    """
    count = first_only + second_only
    tail = sum(comb(count, k) for k in range(min(first_only, second_only) + 1))
    return min(1.0, tail / 2 ** (count - 1)) if count else 1.0


def discordant(ids: Iterable[str], first: Sequence[bool], second: Sequence[bool]) -> Discordant:
    """Who alone got what right, the questions in their order."""
    rows = tuple(zip(ids, first, second, strict=True))
    ours = tuple(name for name, a, b in rows if a and not b)
    theirs = tuple(name for name, a, b in rows if b and not a)
    return Discordant(ours, theirs, mcnemar(len(ours), len(theirs)))


def compare(first: Sequence[Verdict], second: Sequence[Verdict]) -> Comparison:
    """Compare the verdicts of two systems over the same gold, in the same order."""
    measured: dict[str, Paired] = {}
    split: dict[str, Discordant] = {}
    for name, measure in MEASURES.items():
        pairs = [(a, b) for a, b in zip(first, second, strict=True) if measure.counts(a)]
        left, right = [measure.value(a) for a, _ in pairs], [measure.value(b) for _, b in pairs]
        measured[name] = paired(left, right, [a.gold.storyline for a, _ in pairs])
        if measure.right_or_wrong:
            ids = [a.gold.id for a, _ in pairs]
            split[name] = discordant(ids, list(map(bool, left)), list(map(bool, right)))
    return Comparison(measured, split)


@dataclass(frozen=True, slots=True)
class Measure:
    """A value of a verdict between 0 and 1, for which verdicts it counts, and whether it is only ever 0 or 1."""

    value: Callable[[Verdict], float]
    counts: Callable[[Verdict], bool]
    right_or_wrong: bool = False


def _needs(verdict: Verdict) -> bool:
    return bool(verdict.gold.needed)


MEASURES: Final[Mapping[str, Measure]] = {
    "retrieval": Measure(lambda each: float(each.passed), lambda each: each.scored, right_or_wrong=True),
    f"recall@{PASSING}": Measure(lambda each: coverage(each.gold.needed, each.retrieved, PASSING), _needs),
    "mrr": Measure(lambda each: reciprocal_rank(each.gold.needed, each.retrieved), _needs),
    "strict": Measure(lambda each: float(each.grade.strict), lambda _: True, right_or_wrong=True),
    "lenient": Measure(lambda each: float(each.grade.lenient), lambda _: True, right_or_wrong=True),
}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
