"""The built-in reader: from a question and its evidence to an answer, by rules of language and time alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from memory_core.answer.composition import citations, sentence
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Scored, scored
from memory_core.answer.statement import Statement, statements
from memory_core.model.answer import Answer, NoAnswer, Outcome, Reason
from memory_core.model.hit import Hit, Withheld

ENOUGH: Final = 0.55
"""How much of a question must be near a statement for it to answer at all."""

RECENT: Final = 0.2
NEAR_BEST: Final = 0.8
MOST: Final = 3
"""Statements of one answer."""


WORDS: Final[Mapping[Reason, str]] = {
    "no evidence": "I don't know: nothing in the memory is about this.",
    "topic known but not this fact": "I don't know: the records mention the topic, but do not say this.",
    "only from withheld records": "I don't know: what there is about this is withheld.",
}


@dataclass(frozen=True, slots=True)
class Evidence:
    """What was retrieved for a question, best first: all that a reader may use.

    `weights` says how telling each term of the question is; `zone` is the owner's.
    """

    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    weights: Mapping[str, float]
    zone: tzinfo


def read(question: Question, evidence: Evidence) -> Outcome:
    """Answer from the evidence, or say why not."""
    found = statements(evidence.hits)
    if not found:
        return _no_answer("only from withheld records" if evidence.withheld else "no evidence")
    chosen: list[Statement] = []
    for ask in question.asks:
        ranked = scored(ask, question, found, evidence.weights)
        for each in _best(ranked, question, MOST if len(question.asks) == 1 else 2):
            if each not in chosen:
                chosen.append(each)
    first = scored(question.asks[0], question, found, evidence.weights)
    if max(each.about for each in first) < ENOUGH:
        return _no_answer("topic known but not this fact")
    text = " ".join(sentence(each, evidence.zone) for each in chosen)
    return Answer(text, citations(chosen))


def _best(ranked: Sequence[Scored], question: Question, most: int) -> list[Statement]:
    floor = ranked[0].score * NEAR_BEST
    pool = [each for each in ranked if each.score >= floor]
    times = sorted({each.statement.hit.known_from for each in pool})
    if not (question.past or question.history) and len(times) > 1:
        place = {time: number / (len(times) - 1) for number, time in enumerate(times)}
        pool.sort(key=lambda each: -(each.score + RECENT * place[each.statement.hit.known_from]))
    chosen: list[Statement] = []
    for each in pool:
        if all(not _alike(each.statement, other) for other in chosen):
            chosen.append(each.statement)
        if len(chosen) == most:
            break
    return chosen


def _alike(one: Statement, other: Statement) -> bool:
    shared = len(one.own & other.own)
    return shared >= 0.6 * min(len(one.own), len(other.own)) or (one.hit.id == other.hit.id and one.is_event)


def _no_answer(reason: Reason) -> NoAnswer:
    return NoAnswer(reason, WORDS[reason])
