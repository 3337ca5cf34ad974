"""Whether a passage bears on what is quoted: it belongs to the same matter, beyond what the question says of both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from memory_core.answer.nearness import by_one_of
from memory_core.answer.passage import Passage
from memory_core.answer.question import Question
from memory_core.answer.relevance import Rated
from memory_core.model.hit import Hit

BEFORE: Final = 2
LONG_BEFORE: Final = 7
"""Days before a quotation from which on what was said must be about as much, and must bear on it."""


def bears(each: Passage, quoted: Iterable[Passage], question: Question) -> bool:
    """Whether a passage goes with one of those quoted: by its thread, as a reply, or by a word the question has not."""
    asked = frozenset(question.terms)
    return any(_goes_with(each.hit, other.hit) or each.words & other.words - asked for other in quoted)


def is_outdated(each: Rated, best: Rated, question: Question) -> bool:
    """Whether a passage is of another time than the best one: days before it, and about less or about another matter.

    Where it is asked how things stand, what was said long before is of another time even about the same matter. The
    words of those who are asked about are of any time, and a machine's mail makes nothing a thing of the past.
    """
    days = (best.passage.said - each.passage.said).days
    if days < BEFORE or best.passage.hit.trust == "automated":
        return False
    if any(by_one_of(each.passage, named.bearers) for named in question.people):
        return False
    if each.about < best.about:
        return True
    stands = question.now and all(ask.sought != "whether" for ask in question.asks)
    return days >= LONG_BEFORE and (stands or not bears(each.passage, [best.passage], question))


def _goes_with(one: Hit, other: Hit) -> bool:
    """Whether two records are of one thread, or one is the reply to the other."""
    return one.thread_id == other.thread_id or one.id in _before(other) or other.id in _before(one)


def _before(hit: Hit) -> tuple[str | None, str | None]:
    return hit.reply_to, hit.before
