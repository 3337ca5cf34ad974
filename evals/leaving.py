"""How well is told which passages answer, by a network that has not learnt from the author who asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from evals.listwise import trained
from evals.readings import Reading, taught
from memory_core.answer.bar import BAR
from memory_core.answer.likelihood import Network, none
from memory_core.answer.signs import LACKING, NAMES

FOLDS: Final = 5
"""Parts the authors are dealt to; each part is judged by a network that has learnt from the others."""

_LACKING: Final = NAMES.index(LACKING)


@dataclass(frozen=True, slots=True)
class Left:
    """Counts over questions of authors who were left out, by the rules and by the network.

    `first` are the answerable ones whose first passage answers; `refused` and `refused_wrongly` those refused of the
    unanswerable and the answerable ones.
    """

    answerable: int
    unanswerable: int
    first_by_rules: int
    first: int
    refused_by_rules: int
    refused: int
    refused_wrongly_by_rules: int
    refused_wrongly: int


def left_out(by_author: Mapping[str, Sequence[Reading]]) -> Left:
    """The counts, each author's questions judged by a network learnt from the authors of the other parts."""
    judged = [each for part in range(FOLDS) for each in _judged(by_author, part)]
    can = [each for each in judged if each.answerable]
    cannot = [each for each in judged if not each.answerable]
    return Left(
        len(can),
        len(cannot),
        sum(each.first_by_rules for each in can),
        sum(each.first for each in can),
        sum(each.refused_by_rules for each in cannot),
        sum(each.refused for each in cannot),
        sum(each.refused_by_rules for each in can),
        sum(each.refused for each in can),
    )


@dataclass(frozen=True, slots=True)
class _Judged:
    answerable: bool
    first_by_rules: bool
    first: bool
    refused_by_rules: bool
    refused: bool


def _judged(by_author: Mapping[str, Sequence[Reading]], part: int) -> Iterator[_Judged]:
    authors = sorted(by_author)
    out = authors[part::FOLDS]
    network = trained(taught([each for name in authors if name not in out for each in by_author[name]]))
    return (_seen(each, network) for name in out for each in by_author[name])


def _seen(each: Reading, network: Network) -> _Judged:
    signs, answers = each.example.signs, each.example.answers
    odds = network.odds(signs)
    lacking = bool(signs[0, _LACKING])
    return _Judged(
        each.gold.answerable,
        bool(answers[0]),
        bool(answers[int(odds.argmax())]),
        lacking,
        BAR.holds(none(odds), lacking=lacking),
    )
