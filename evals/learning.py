"""Logistic regression with a price on large weights (ridge), of which only the weights that move most are kept.

By accelerated descent (Nesterov, 1983) with restarts (O'Donoghue and Candès, 2015). It draws nothing at random and adds
in one order, so that the same examples always give the same weights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

_Numbers: TypeAlias = NDArray[np.float64]
_ROUNDS: Final = 300
_RARE: Final = 2
"""What fewer examples hold is left out: it would be learnt by heart."""


def learnt(
    examples: Sequence[Set[str]], labels: Sequence[bool], price: float, kept: int
) -> tuple[float, dict[str, float]]:
    """The bias, and the weights of the `kept` features that move most over all examples, learnt without the others.

    The least of the logistic loss, summed, plus half the price times the squares of the weights.
    """
    counts = Counter(feature for example in examples for feature in example)
    names = sorted(feature for feature, count in counts.items() if count >= _RARE)
    weights = _fitted(examples, labels, price, names)[1:]
    moved = {name: abs(weight) * counts[name] ** 0.5 for name, weight in zip(names, weights, strict=True)}
    most = sorted(sorted(names, key=lambda name: (-round(moved[name], 6), name))[:kept])
    bias, *weights = _fitted(examples, labels, price, most)
    return bias, dict(zip(most, weights, strict=True))


def _fitted(examples: Iterable[Set[str]], labels: Sequence[bool], price: float, names: Sequence[str]) -> list[float]:
    """The bias and the weight of each name."""
    place = {name: number for number, name in enumerate(names, 1)}
    table = _Table([[0, *sorted(place[name] for name in example if name in place)] for example in examples], len(names))
    wanted = np.array(labels, dtype=float)
    prices = np.full(table.width, price)
    prices[0] = 0  # the bias is free
    step = 1 / (table.steepness() / 4 + price)
    weights = ahead = np.zeros(table.width)
    momentum = 1.0
    for _ in range(_ROUNDS):
        slope = table.gathered(1 / (1 + np.exp(-table.times(ahead))) - wanted) + prices * ahead
        moved = ahead - step * slope
        if slope @ (moved - weights) > 0:
            momentum = 1.0  # it has overshot
        grown = (1 + (1 + 4 * momentum**2) ** 0.5) / 2
        ahead = moved + (momentum - 1) / grown * (moved - weights)
        weights, momentum = moved, grown
    return [float(weight) for weight in weights]


class _Table:
    """Zeros and ones by example and feature, of which only the places of the ones are kept."""

    def __init__(self, held: Sequence[Sequence[int]], last: int) -> None:
        self._rows = np.repeat(np.arange(len(held)), [len(places) for places in held])
        self._columns = np.array([place for places in held for place in places])
        self._height, self.width = len(held), last + 1

    def times(self, weights: _Numbers) -> _Numbers:
        """What each example weighs."""
        return np.bincount(self._rows, weights[self._columns], self._height).astype(np.float64, copy=False)

    def gathered(self, errors: _Numbers) -> _Numbers:
        """What the examples that hold a feature add up to."""
        return np.bincount(self._columns, errors[self._rows], self.width).astype(np.float64, copy=False)

    def steepness(self) -> float:
        """The greatest eigenvalue of the table's square, from above, by power iteration."""
        direction = np.ones(self.width)
        for _ in range(30):
            direction = self.gathered(self.times(direction / np.linalg.norm(direction)))
        return float(1.1 * np.linalg.norm(direction))
