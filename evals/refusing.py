"""The trade-off of abstention: how many questions are answered wrongly, and how many refused wrongly, at each bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from evals.asking import ask
from evals.cases import Answer, Gold, Question
from evals.grading import abstains, grade
from evals.metrics import Standing
from memory_core.answer.bar import BAR
from memory_core.answer.reader import read
from memory_core.memory import Memory

SCALES: Final = (0.0, 0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5)
"""Multiples of the bar as it is set."""


@dataclass(frozen=True, slots=True)
class Point:
    """What a bar comes to.

    `invented` are unanswerable questions that were answered, `refused` answerable ones that were not.
    """

    scale: float
    right: int
    wrong: int
    refused: int
    answerable: int
    invented: int
    unanswerable: int


def curve(
    memory: Memory,
    questions: Sequence[Question],
    golds: Iterable[Gold],
    standing: Callable[[str, datetime], Standing],
) -> Iterator[Point]:
    """A point for each of `SCALES`, from answering nearly everything to answering hardly anything."""
    expected = {gold.id: gold for gold in golds}
    for scale in SCALES:
        bar = BAR.times(scale)
        answers = {answer.id: answer for answer in ask(memory, questions, partial(read, bar=bar))}
        yield _point(scale, [(expected[name], answers[name]) for name in expected if name in answers], standing)


def _point(scale: float, pairs: Sequence[tuple[Gold, Answer]], standing: Callable[[str, datetime], Standing]) -> Point:
    can = [(gold, answer) for gold, answer in pairs if gold.answerable]
    cannot = [answer for gold, answer in pairs if not gold.answerable]
    right = sum(_right(gold, answer, standing) for gold, answer in can)
    refused = sum(abstains(answer) for _, answer in can)
    invented = sum(not abstains(answer) for answer in cannot)
    return Point(scale, right, len(can) - right - refused, refused, len(can), invented, len(cannot))


def _right(gold: Gold, answer: Answer, standing: Callable[[str, datetime], Standing]) -> bool:
    return grade(gold, answer, lambda name: standing(name, gold.as_of)).strict
