"""When not to answer: the evidence is about something else, or about this and does not say what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Rated, by_one_of, involved, nearness
from memory_core.claims.opinion import reports
from memory_core.claims.stance import stance

ENOUGH: Final = 0.6
"""How much of what is asked, people included, must be near the passage that answers."""

TOPIC: Final = 0.55
"""The same without the people."""

NEAR_BEST: Final = 0.75
"""Passages this near the best one may supply what it lacks."""

_MEASURED: Final = frozenset({"time", "amount", "duration"})
_WHEN_DID: Final = re.compile(r"\bwhen (?:did|was|were|has|have)\b", re.IGNORECASE)


def lacking(ask: Ask, question: Question, ranked: Sequence[Rated]) -> bool:
    """Whether no passage says what is asked."""
    best = ranked[0]
    near = [each for each in ranked if each.score >= NEAR_BEST * best.score]
    tests = (
        max(each.about for each in near) < ENOUGH,
        max(each.topic for each in near) < TOPIC,
        not all(any(involved(named, each.passage) for each in near) for named in ask.people),
        not all(any(nearness(term, best.passage) for term in group) for group in ask.proper),
        ask.sought in _MEASURED and not any(each.holds for each in near),
        bool(question.speaker) and not any(_by_speaker(each.passage, question) for each in near),
        _WHEN_DID.search(ask.text) is not None
        and all(stance(each.passage.text) == "pending" for each in near if each.holds),
    )
    return any(tests)


def _by_speaker(each: Passage, question: Question) -> bool:
    """Whether a passage has the words of whose words are asked for, or passes them on."""
    return by_one_of(each, question.speaker) or any(reports(each.text, named.name) for named in question.people)
