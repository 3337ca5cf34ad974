"""Learning the network that weighs features: stochastic descent with a step of its own for each number (Adagrad).

The steps shrink with what a number has moved (Duchi et al., 2011). Of each text half of the features and half of what
the layers say are left out by chance, anew each time (word dropout: Iyyer et al., 2015), so that nothing hangs on one;
of a plain text more, up to all: whatever part of it is read, it says nothing to a machine. So what is like nothing that
was learnt counts as plain. Chance is drawn from a fixed seed: on one machine the same examples give the same network.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from memory_core.hygiene.network import Network, Numbers

_Table: TypeAlias = NDArray[np.float32]
_Places: TypeAlias = NDArray[np.int64]
_WIDTH, _HIDDEN = 48, 32
_ROUNDS, _BATCH, _STEP, _DROPPED = 12, 64, 0.07, 0.5
"""Chosen between texts of authors who were not learnt from; within a factor of two none matters much."""
_START: Final = 0.02
_RARE: Final = 3
"""What fewer examples hold is left out: it would be learnt by heart."""


def trained(examples: Sequence[tuple[Numbers, bool]]) -> Network:
    """The network that tells the examples apart: the odds it gives are for these, hence far too sure of others."""
    known, counts = np.unique(np.concatenate([held for held, _ in examples]), return_counts=True)
    known = known[counts >= _RARE]
    places = [_places(held, known) for held, _ in examples]
    labels = np.array([planted for _, planted in examples], np.float32)
    chance = np.random.default_rng(0)
    learner = _Learner(len(known), chance)
    for _ in range(_ROUNDS):
        order = chance.permutation(len(examples))
        for start in range(0, len(order), _BATCH):
            batch = order[start : start + _BATCH]
            shares = (_DROPPED if labels[each] else chance.uniform(_DROPPED, 1) for each in batch)
            texts = [_left(places[each], share, chance) for each, share in zip(batch, shares, strict=True)]
            left = [number for number, text in enumerate(texts) if len(text)]
            if left:
                learner.move([texts[number] for number in left], labels[batch[left]])
    return learner.network(known)


def _left(of: _Places, share: float, chance: np.random.Generator) -> _Places:
    """What is left when about so large a share is dropped."""
    kept: _Places = of[chance.random(len(of)) > share]
    return kept


def _places(held: Numbers, known: Numbers) -> _Places:
    places: _Places = np.minimum(np.searchsorted(known, held), len(known) - 1)
    found: _Places = places[known[places] == held]
    return found


@dataclass(slots=True)
class _Moving:
    """Numbers that are learnt, and the squares of how steep the loss has been along each."""

    value: _Table
    squares: _Table

    @classmethod
    def about(cls, spread: float, shape: tuple[int, ...], chance: np.random.Generator) -> _Moving:
        """Numbers drawn about nought."""
        return cls((spread * chance.standard_normal(shape)).astype(np.float32), np.full(shape, 1e-12, np.float32))

    def down(self, slope: _Table, at: _Places | slice = slice(None)) -> None:
        """A step against the slope, for the rows at these places."""
        self.squares[at] += slope * slope
        self.value[at] -= _STEP * slope / np.sqrt(self.squares[at])


class _Learner:
    """Rows and layers on their way; shapes as in `Network`."""

    def __init__(self, known: int, chance: np.random.Generator) -> None:
        self._chance = chance
        self._rows = _Moving.about(_START, (known, _WIDTH), chance)
        self._inner = _Moving.about(_WIDTH**-0.5, (_WIDTH, _HIDDEN), chance)
        self._floor = _Moving.about(0, (_HIDDEN,), chance)
        self._outer = _Moving.about(_HIDDEN**-0.5, (_HIDDEN,), chance)
        self._bias = _Moving.about(0, (1,), chance)

    def move(self, texts: Sequence[_Places], labels: _Table) -> None:
        """One step down the logistic loss of a batch of texts, none of them empty."""
        lengths = np.array([len(text) for text in texts])
        roots = np.sqrt(lengths, dtype=np.float32)[:, None]
        places = np.concatenate(texts)
        total = np.add.reduceat(self._rows.value[places], lengths.cumsum() - lengths) / roots
        entering = self._passing(total)
        entered = total * entering
        inside = entered @ self._inner.value + self._floor.value
        passing = self._passing(inside)
        heard = inside * passing
        odds = heard @ self._outer.value + self._bias.value
        error = ((1 + np.tanh(odds / 2)) / 2 - labels) / len(texts)
        slope_inside = error[:, None] * self._outer.value * passing
        slope_total = slope_inside @ self._inner.value.T * entering
        self._outer.down(heard.T @ error)
        self._bias.down(error.sum(keepdims=True))
        self._inner.down(entered.T @ slope_inside)
        self._floor.down(slope_inside.sum(0))
        self._rows.down(*_by_place(np.repeat(slope_total / roots, lengths, axis=0), places))

    def _passing(self, values: _Table) -> _Table:
        """What is passed on of values: of those above nought about half, doubled to make up for the others."""
        chosen = (values > 0) & (self._chance.random(values.shape) > _DROPPED)
        return (chosen / (1 - _DROPPED)).astype(np.float32)

    def network(self, known: Numbers) -> Network:
        """What has been learnt of these features."""
        layers = (self._inner.value, self._floor.value, self._outer.value)
        inner, floor, outer = (each.astype(np.float64) for each in layers)
        return Network(known, self._rows.value, 1.0, inner, floor, outer, float(self._bias.value[0]))


def _by_place(slopes: _Table, places: _Places) -> tuple[_Table, _Places]:
    """Slopes added up by the place they are of, and the places."""
    order = np.argsort(places, kind="stable")
    ordered = places[order]
    first = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    return np.add.reduceat(slopes[order], first), ordered[first]
