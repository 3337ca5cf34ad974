"""The built-in reader: from a question and its evidence to an answer, by rules of language and time alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from memory_core.answer.composition import LONGEST, citations, sentence
from memory_core.answer.current import VALUES, course, recency
from memory_core.answer.evidence import Evidence
from memory_core.answer.passage import Passage, extended, passages
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Rated, rated
from memory_core.answer.whether import lead
from memory_core.model.answer import Answer, NoAnswer, Outcome, Reason

RECENT: Final = 0.25
ENOUGH: Final = 0.55
"""How much of a question must be near a passage for it to answer at all."""

NEAR_BEST: Final = 0.85
MOST: Final = 3
"""Passages of one answer."""

WORDS: Final[Mapping[Reason, str]] = {
    "no evidence": "I don't know: nothing in the memory is about this.",
    "topic known but not this fact": "I don't know: the records mention the topic, but do not say this.",
    "only from withheld records": "I don't know: what there is about this is withheld.",
}


def read(question: Question, evidence: Evidence) -> Outcome:
    """Answer from the evidence, or say why not."""
    found = passages(evidence.hits, evidence.zone)
    if not found:
        return _no_answer("only from withheld records" if evidence.withheld else "no evidence")
    ratings = [(ask, rated(ask, question, found, evidence.weights)) for ask in question.asks]
    if max(each.about for each in ratings[0][1]) < ENOUGH:
        return _no_answer("topic known but not this fact")
    chosen: list[Passage] = []
    said: list[str] = []
    most = MOST if len(ratings) == 1 else 2
    for ask, ranked in ratings:
        picked = _chosen(ask, question, ranked, most)
        said.append(lead(ask, picked) if ask.sought == "whether" else "")
        for each in picked:
            if not any(each.overlaps(other) for other in chosen):
                chosen.append(each)
                said.append(sentence(each, evidence.zone))
    return Answer(" ".join(filter(None, said)), citations(chosen))


def _chosen(ask: Ask, question: Question, ranked: Sequence[Rated], most: int) -> list[Passage]:
    found = course(ranked) if ask.sought in VALUES and not question.history else None
    if found is None:
        pool = [each for each in ranked if each.score >= NEAR_BEST * ranked[0].score]
        if question.now or ask.sought == "whether":
            pool.sort(key=lambda each: -(each.score + RECENT * recency(each, pool)))
        return _whole(_distinct(pool, most))
    if question.past and found.earlier:
        return _distinct(list(found.earlier), 1)
    replaced = frozenset(value for each in found.earlier for value in each.holds) - found.latest.holds
    further = [
        each
        for each in ranked
        if each.score >= NEAR_BEST * found.latest.score
        and each.holds <= found.latest.holds
        and not (each.holds & replaced)
    ]
    return _distinct([found.latest, *further], most)


def _distinct(ranked: Sequence[Rated], most: int) -> list[Passage]:
    """The first few passages that do not say the same twice."""
    chosen: list[Passage] = []
    for each in ranked:
        if not any(_alike(each.passage, other) for other in chosen):
            chosen.append(each.passage)
        if len(chosen) == most:
            break
    return chosen


def _whole(chosen: Sequence[Passage]) -> list[Passage]:
    """The passages, each with what follows it in its record as far as it fits into a quotation."""
    return [extended(each, LONGEST) for each in chosen]


def _alike(one: Passage, other: Passage) -> bool:
    return one.overlaps(other) or len(one.own & other.own) >= 0.6 * min(len(one.own), len(other.own))


def _no_answer(reason: Reason) -> NoAnswer:
    return NoAnswer(reason, WORDS[reason])
