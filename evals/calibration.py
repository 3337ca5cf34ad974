"""How sure a score is: the line that makes it the logarithm of the odds (Platt, 1999)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

_ROUNDS: Final = 50


class Line(NamedTuple):
    """What makes a score the logarithm of the odds."""

    slope: float
    offset: float


def calibrated(scores: Sequence[tuple[float, bool]]) -> Line:
    """The line, from scores and whether they were of what is looked for.

    The least of the logistic loss, by Newton's method on scores of spread one. Both sorts must occur, and overlap.
    """
    raw, labels = np.array([score for score, _ in scores]), np.array([so for _, so in scores], float)
    middle, spread = raw.mean(), raw.std()
    columns = np.stack([(raw - middle) / spread, np.ones_like(raw)])
    line = np.zeros(2)
    for _ in range(_ROUNDS):
        sure = 1 / (1 + np.exp(-(line @ columns)))
        line += np.linalg.solve((columns * (sure * (1 - sure))) @ columns.T, columns @ (labels - sure))
    return Line(float(line[0] / spread), float(line[1] - line[0] * middle / spread))
