"""95% intervals: over storylines by bootstrap, else by Wilson's formula. The same input gives the same interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Literal

Z: Final = 1.959963984540054
RESAMPLES: Final = 2000
_SEED: Final = 95


@dataclass(frozen=True, slots=True)
class Sample:
    """One measured value and the storyline it belongs to ("" for none: it then stands for itself)."""

    value: float
    storyline: str = ""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over `count` values with its 95% interval and how that was found; all zero when there are none."""

    mean: float
    low: float
    high: float
    count: int
    by: Literal["bootstrap", "wilson"]


def wilson(passed: int, count: int) -> tuple[float, float]:
    """Wilson's 95% interval of a proportion; (0, 1) when nothing was counted."""
    if not count:
        return 0.0, 1.0
    rate = passed / count
    spread = Z * Z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(rate * (1 - rate) / count + spread / (4 * count))
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def bootstrap(samples: Sequence[Sample]) -> tuple[float, float]:
    """The 95% percentile interval of the mean, whole storylines drawn with replacement; needs a sample."""
    clusters = _clusters(samples)
    drawing = Random(_SEED)
    means = []
    for _ in range(RESAMPLES):
        drawn = drawing.choices(clusters, k=len(clusters))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return means[round(0.025 * (RESAMPLES - 1))], means[round(0.975 * (RESAMPLES - 1))]


def proportion(samples: Iterable[Sample]) -> Estimate:
    """The share of samples of value 1 (all are 0 or 1).

    Bootstrapped when there are two storylines or more and they do not all agree: resampling what is all alike says
    nothing of how sure it is, so then, as without storylines, it is Wilson's.
    """
    known = tuple(samples)
    passed = round(sum(each.value for each in known))
    if 0 < passed < len(known) and _storylines(known) > 1:
        return Estimate(passed / len(known), *bootstrap(known), len(known), "bootstrap")
    return Estimate(passed / len(known) if known else 0.0, *wilson(passed, len(known)), len(known), "wilson")


def mean(samples: Iterable[Sample]) -> Estimate:
    """The mean of the samples, bootstrapped over storylines, or over the samples where there are none."""
    known = tuple(samples)
    if not known:
        return Estimate(0.0, 0.0, 0.0, 0, "bootstrap")
    return Estimate(sum(each.value for each in known) / len(known), *bootstrap(known), len(known), "bootstrap")


def _storylines(samples: Iterable[Sample]) -> int:
    return len({each.storyline for each in samples if each.storyline})


def _clusters(samples: Sequence[Sample]) -> list[tuple[float, int]]:
    """Sum and count of each storyline, in the order of the first of each; those without one stand for themselves."""
    groups: dict[tuple[str, int], list[float]] = defaultdict(list)
    for number, sample in enumerate(samples):
        groups[sample.storyline, 0 if sample.storyline else number].append(sample.value)
    return [(sum(values), len(values)) for values in groups.values()]
