"""From questions with gold to lists of passages to learn from: the signs of each, and whether it answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from evals.asking import memory_of
from evals.cases import Gold, golds, questions
from evals.listwise import Example, Values
from evals.metrics import by_record
from evals.terms import mentions, mentions_any
from memory_core.answer.bar import BAR, Bar
from memory_core.answer.capital import capitalised
from memory_core.answer.composition import sentence
from memory_core.answer.evidence import Evidence
from memory_core.answer.passage import Passage, passages
from memory_core.answer.question import Ask, Question
from memory_core.answer.reader import read, read_off
from memory_core.answer.relevance import Rated, rated
from memory_core.answer.signs import MOST, signs
from memory_core.model.answer import Outcome
from memory_core.model.instant import from_datetime

LONGEST: Final = 60
"""Words of a passage that are told, among which the key terms must be."""


THINNED: Final = 2
FEW: Final = (1, 2, 3, 4, 6)
"""How often a question is learnt of a small memory too, and how many records that has."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A question that asks one thing and is answered by quoting: its gold, and the passages it may be answered with.

    `thinned` are the same of a few of the records: of a small memory.
    """

    gold: Gold
    example: Example
    thinned: tuple[Example, ...] = ()


def readings(data: Path, path: Path, told: Callable[[str], None]) -> Iterator[Reading]:
    """The readings of the questions of a file, in order; what asks two things, or is read off, is left out."""
    asked, gold = questions(path), {each.id: each for each in golds(path)}
    kept: list[tuple[Question, Evidence]] = []

    def keep(question: Question, evidence: Evidence, bar: Bar = BAR) -> Outcome:
        kept.append((question, evidence))
        return read(question, evidence, bar)

    with memory_of(data, max(from_datetime(each.as_of) for each in asked), told) as memory:
        for each in asked:
            kept.clear()
            memory.answer(each.question, each.as_of.isoformat(), from_datetime(each.as_of), keep)
            if kept and _is_quoted(*kept[0]):
                yield reading(*kept[0], gold[each.id])


def _is_quoted(question: Question, evidence: Evidence) -> bool:
    """Whether one thing is asked, and answered by quoting."""
    return len(question.asks) == 1 and bool(_found(evidence)) and read_off(question, evidence) is None


def reading(question: Question, evidence: Evidence, gold: Gold) -> Reading:
    """What is learnt of a question: from its evidence, and as if a few records of it were all there is."""
    chance = random.Random(gold.id)
    answering = _answering(question, evidence, gold)
    thinned = [_thinned(evidence, answering, chance) for _ in range(THINNED if answering or not gold.answerable else 0)]
    return Reading(
        gold,
        _example(question, evidence, gold),
        tuple(_example(question, each, gold) for each in thinned if _is_quoted(question, each)),
    )


def _thinned(evidence: Evidence, answering: Sequence[str], chance: random.Random) -> Evidence:
    """A few records of the evidence, in its order: what answers is among them, where anything does."""
    kept = {chance.choice(answering)} if answering else set()
    rest = [hit.id for hit in evidence.hits if hit.id not in kept]
    kept |= set(chance.sample(rest, min(len(rest), chance.choice(FEW) - len(kept))))
    return replace(evidence, hits=tuple(hit for hit in evidence.hits if hit.id in kept))


def _found(evidence: Evidence) -> tuple[Passage, ...]:
    return passages(evidence.hits, evidence.zone, evidence.people)


def _ranked(question: Question, evidence: Evidence) -> tuple[Ask, list[Rated]]:
    ask = capitalised(question.asks[0], evidence.hits)
    return ask, rated(ask, question, _found(evidence), evidence.weights)


def _answering(question: Question, evidence: Evidence, gold: Gold) -> list[str]:
    """The records of which a passage answers."""
    _, ranked = _ranked(question, evidence)
    answers = zip(ranked, _answers(ranked, evidence, gold), strict=False)
    return sorted({each.passage.hit.id for each, answering in answers if answering})


def _example(question: Question, evidence: Evidence, gold: Gold) -> Example:
    ask, ranked = _ranked(question, evidence)
    return Example(signs(ask, question, ranked, evidence), _answers(ranked, evidence, gold))


def _answers(ranked: Sequence[Rated], evidence: Evidence, gold: Gold) -> Values:
    """1 for each of the passages that tells most of the key terms, 0 for the others."""
    told = [_told(each.passage, evidence, gold) for each in ranked[:MOST]]
    most = max(told)
    return np.array([float(gold.answerable and most > 0 and each == most) for each in told])


def _told(each: Passage, evidence: Evidence, gold: Gold) -> float:
    """The share of the key terms that a passage tells; none of what supports nothing or says what may not be said."""
    text = sentence(each, evidence.zone, evidence.coming, LONGEST)
    supporting = (*gold.evidence, *gold.also_supports, *(name for group in gold.needed for name in group))
    supports = any(by_record(each.hit.source_id, name) for name in supporting)
    if not supports or any(mentions(text, term) for term in (*gold.stale, *gold.future_terms, *gold.never_say)):
        return 0.0
    return sum(mentions_any(text, group) for group in gold.key_terms) / max(1, len(gold.key_terms))


def taught(of: Sequence[Reading]) -> list[Example]:
    """What is learnt from: where an answer is there to be found, or where there is none to be had."""
    return [
        example
        for each in of
        for example in (each.example, *each.thinned)
        if example.answers.any() or not each.gold.answerable
    ]
