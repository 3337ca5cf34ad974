"""How likely each passage answers an ask, and that none does: what a small network makes of their signs.

The network is learnt by `python -m evals answers --train`, which writes `likelihood.npz` beside this module, from
questions of many authors, of which nothing but the signs is learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from memory_core.answer.relevance import Rated
from memory_core.answer.signs import LACKING, NAMES, Signs

FILE: Final = "likelihood.npz"

CLIPPED: Final = 4.0
"""Spreads from the middle beyond which a sign says no more."""

FIRST: Final = 1.05
"""The score of the likeliest passage, measured by the best of the rules: they know better what to quote besides."""


ABOUT_AS_LIKELY: Final = 1.5
"""How far the odds of two passages may lie apart of which the shorter one tells enough."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """One layer between signs and odds, and a straight way past it.

    Shapes: `middle`, `spread` and `straight` (signs), `inner` (signs, hidden), `floor` and `outer` (hidden), `bias` ().
    """

    middle: NDArray[np.float64]
    spread: NDArray[np.float64]
    inner: NDArray[np.float64]
    floor: NDArray[np.float64]
    outer: NDArray[np.float64]
    straight: NDArray[np.float64]
    bias: NDArray[np.float64]

    def odds(self, signs: Signs) -> NDArray[np.float64]:
        """The logarithm of how much likelier each passage answers than none does."""
        given = np.clip((signs - self.middle) / self.spread, -CLIPPED, CLIPPED)
        return np.asarray(
            np.maximum(given @ self.inner + self.floor, 0) @ self.outer + given @ self.straight + self.bias
        )


@dataclass(frozen=True, slots=True)
class Weighed:
    """The passages, the one that is likeliest to answer first, the others in their order.

    `none` is how likely none answers, from 0 to 1; `lacking`: whether the rules find that none does.
    """

    ranked: list[Rated]
    none: float
    lacking: bool


def weighed(ranked: Sequence[Rated], signs: Signs) -> Weighed:
    """The passages, best first, weighed by the signs of the first of them."""
    odds = network().odds(signs)
    likeliest = _in_fewest_words(ranked, odds)
    first = replace(ranked[likeliest], score=FIRST * max(ranked[0].score, 0.0))
    others = (each for place, each in enumerate(ranked) if place != likeliest)
    return Weighed([first, *others], none(odds), bool(signs[0, NAMES.index(LACKING)]))


def _in_fewest_words(ranked: Sequence[Rated], odds: NDArray[np.float64]) -> int:
    """The place of the likeliest passage, or of a shorter one of the same stretch that is about as likely."""
    best = int(odds.argmax())
    same = (
        place
        for place in range(len(odds))
        if odds[place] >= odds[best] - ABOUT_AS_LIKELY and ranked[place].passage.overlaps(ranked[best].passage)
    )
    return min(same, key=lambda place: (len(ranked[place].passage.sentences), -odds[place], place))


def none(odds: NDArray[np.float64]) -> float:
    """How likely none of several answers, by the odds of each against that.

    >>> none(np.array([0.0, 0.0]))
    0.3333333333333333
    """
    return float(1 / (1 + np.exp(odds).sum()))


@cache
def network() -> Network:
    """The one that the package holds."""
    return unpacked(files(__package__).joinpath(FILE).read_bytes())


def packed(network: Network) -> bytes:
    """A network as the bytes of its file."""
    held = BytesIO()
    names = Network.__slots__
    np.savez_compressed(held, **{name: getattr(network, name).astype(np.float32) for name in names})
    return held.getvalue()


def unpacked(held: bytes) -> Network:
    """The network of such bytes."""
    with np.load(BytesIO(held)) as kept:
        return Network(**{name: kept[name].astype(np.float64) for name in kept.files})
