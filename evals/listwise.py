"""Learning how likely passages answer: of each list one answers, or none does (the loss of a softmax over a list).

The network starts from chance with a fixed seed, and moves by Adam (Kingma and Ba, 2015). Of the signs and of what the
layer says some are left out by chance, anew each time, so that nothing hangs on one of them. Several that start from
other seeds are taken together, since a single one depends on its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from memory_core.answer.likelihood import CLIPPED, Network

Values: TypeAlias = NDArray[np.float64]

_HIDDEN, _STARTS, _ROUNDS, _BATCH = 16, 3, 15, 32
_STEP, _DROPPED, _SHRUNK = 0.003, 0.3, 0.003
"""Chosen between questions of authors who were not learnt from; within a factor of two none matters much."""


@dataclass(frozen=True, slots=True)
class Example:
    """The signs of the passages for an ask, a row each, and which of them answer; none where nothing does."""

    signs: Values
    answers: Values


def trained(examples: Sequence[Example]) -> Network:
    """The network that tells which passages answer."""
    rows = np.vstack([each.signs for each in examples])
    middle, spread = rows.mean(0), rows.std(0) + 1e-6
    given = [np.clip((each.signs - middle) / spread, -CLIPPED, CLIPPED) for each in examples]
    learners = [_learnt(given, [each.answers for each in examples], start) for start in range(_STARTS)]
    return Network(
        middle,
        spread,
        np.hstack([each.inner for each in learners]),
        np.concatenate([each.floor for each in learners]),
        np.concatenate([each.outer for each in learners]) / _STARTS,
        np.mean([each.straight for each in learners], axis=0),
        np.mean([each.bias for each in learners], axis=0),
    )


def _learnt(given: Sequence[Values], answers: Sequence[Values], start: int) -> _Learner:
    chance = np.random.default_rng(start)
    learner = _Learner(given[0].shape[1], chance)
    for _ in range(_ROUNDS):
        order = chance.permutation(len(given))
        for begin in range(0, len(order), _BATCH):
            batch = order[begin : begin + _BATCH]
            learner.move([given[each] for each in batch], [answers[each] for each in batch])
    return learner


def error(odds: Values, answers: Values) -> Values:
    """The slope of the loss along the odds: how much likelier each is taken to be than it is.

    >>> error(np.zeros(1), np.zeros(1)), error(np.zeros(1), np.ones(1))
    (array([0.5]), array([-0.5]))
    """
    most = max(0.0, float(odds.max()))
    likely = np.exp(odds - most)
    true = likely * answers
    share = true / true.sum() if answers.any() else true
    return np.asarray(likely / (likely.sum() + np.exp(-most)) - share)


class _Learner:
    """A network on its way; shapes as in `Network`."""

    def __init__(self, signs: int, chance: np.random.Generator) -> None:
        self._chance = chance
        self.inner = signs**-0.5 * chance.standard_normal((signs, _HIDDEN))
        self.floor = np.zeros(_HIDDEN)
        self.outer = 0.5 * _HIDDEN**-0.5 * chance.standard_normal(_HIDDEN)
        self.straight = np.zeros(signs)
        self.bias = np.zeros(1)
        self._moving = (self.inner, self.floor, self.outer, self.straight, self.bias)
        self._shrinking = (_SHRUNK, 0.0, _SHRUNK, _SHRUNK, 0.0)
        self._means = [np.zeros_like(each) for each in self._moving]
        self._squares = [np.zeros_like(each) for each in self._moving]
        self._moves = 0

    def move(self, lists: Sequence[Values], answers: Sequence[Values]) -> None:
        """One step down the loss of a batch of lists."""
        slopes = [self._slopes(given, true) for given, true in zip(lists, answers, strict=True)]
        self._moves += 1
        for place, each in enumerate(zip(*slopes, strict=True)):
            self._down(place, sum(each) / len(lists) + self._shrinking[place] * self._moving[place])

    def _slopes(self, given: Values, true: Values) -> tuple[Values, ...]:
        """The slopes of the loss of one list along each of the numbers."""
        entered = given * self._kept(given.shape[1])
        inside = entered @ self.inner + self.floor
        passing = (inside > 0) * self._kept(_HIDDEN)
        heard = inside * passing
        wrong = error(heard @ self.outer + entered @ self.straight + self.bias, true)
        slope = np.outer(wrong, self.outer) * passing
        return entered.T @ slope, slope.sum(0), heard.T @ wrong, entered.T @ wrong, wrong.sum(keepdims=True)

    def _kept(self, width: int) -> Values:
        """What is passed on, made up for what is left out."""
        return np.asarray((self._chance.random(width) > _DROPPED) / (1 - _DROPPED))

    def _down(self, place: int, slope: Values) -> None:
        mean, square = self._means[place], self._squares[place]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        right = np.sqrt(1 - 0.999**self._moves) / (1 - 0.9**self._moves)
        value = self._moving[place]
        value -= _STEP * right * mean / (np.sqrt(square) + 1e-8)
