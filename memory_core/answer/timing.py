"""On which day something happened, or is to happen, that a clause of a question speaks of."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from memory_core.answer.current import course
from memory_core.answer.holding import event_days
from memory_core.answer.nearness import stands_in
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question, subordinate
from memory_core.answer.relevance import Rated, rated
from memory_core.claims.dated import dated
from memory_core.claims.stance import stance
from memory_core.index.tokens import terms

_DEED: Final = re.compile(r"\b(?:did|do|does|has|have|i|we|he|she|they)\b", re.IGNORECASE)
"""A clause with one of these says what somebody did, and no event's name."""

DONE: Final = 0.35
NOT_DONE: Final = -0.45
TITLED: Final = 0.3
"""What it counts that a passage says the thing is done, or not, or lies in an event or meeting of its name."""

ENOUGH: Final = 0.6
"""How much of the clause must be near the passage."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A thing in time: the day, and the passage that says so."""

    day: date
    passage: Passage


@dataclass(frozen=True, slots=True)
class Sought:
    """Where to look: the question and its wall time, the passages, and how telling each term is."""

    question: Question
    now: datetime
    found: Sequence[Passage]
    weights: Mapping[str, float]


def happened(clause: str, where: Sought, apart_from: str = "") -> Placed | None:
    """The day on which what a clause names took place: that of the record which shows it, or the one it names.

    `apart_from` is a record that shows something else.
    """
    ask, ranked = _ranked(clause, "thing", where)
    others = [each for each in ranked if each.passage.hit.id != apart_from]
    near = [each for each in others if _tells(ask, each)]
    if not near:
        return None
    best = max(near, key=lambda each: (each.score + _shows(ask, each.passage), -each.passage.rank, -each.passage.start))
    return Placed(_day_shown(best.passage), best.passage)


def planned(clause: str, where: Sought) -> Placed | None:
    """The day for which what a clause names is planned, as last said."""
    _, ranked = _ranked(clause, "time", where)
    dates = [each for each in ranked if each.about >= ENOUGH and any(_is_day(key) for key in each.holds)]
    found = course(dates)
    return _planned_for(found.latest) if found else None


def moved(clause: str, where: Sought) -> tuple[Placed, Placed] | None:
    """The first and the last day for which what a clause names was planned; None when it was never moved."""
    _, ranked = _ranked(clause, "time", where)
    found = course([each for each in ranked if each.about >= ENOUGH and any(_is_day(key) for key in each.holds)])
    if found is None or not found.earlier:
        return None
    return _planned_for(found.earlier[0]), _planned_for(found.latest)


def _planned_for(each: Rated) -> Placed:
    return Placed(date.fromisoformat(min(filter(_is_day, each.holds))), each.passage)


def _ranked(clause: str, sought: str, where: Sought) -> tuple[Ask, list[Rated]]:
    whole = subordinate(where.question, clause, "time" if sought == "time" else "thing", where.now)
    return whole.asks[0], rated(whole.asks[0], whole, where.found, where.weights)


def _is_day(key: str) -> bool:
    return len(key) == 10 and key[4] == "-"


def _shows(ask: Ask, each: Passage) -> float:
    """What speaks for a passage as the one that tells when something happened."""
    title = frozenset(terms(each.hit.title))
    if not _DEED.search(ask.text) and (each.is_event or each.hit.source == "meetings") and title & frozenset(ask.terms):
        return TITLED * (1 + len(title & frozenset(ask.terms)) / len(title))
    return {"done": DONE, "open": 0.0}.get(stance(each.text), NOT_DONE)


def _tells(ask: Ask, each: Rated) -> bool:
    """Whether a passage is about the thing, and says a word of it itself."""
    said = each.passage.is_event or any(stands_in(term, each.passage.own) for term in ask.terms)
    return said and each.about >= ENOUGH and not each.passage.is_question


def _day_shown(each: Passage) -> date:
    """The one past day that a passage names, else its own."""
    if each.is_event:
        return date.fromisoformat(min(event_days(each)))
    named = {
        time.day
        for text in each.sentences
        for time in dated(text, each.said)
        if time.day and time.day <= each.said.date()
    }
    return named.pop() if len(named) == 1 and each.hit.source != "meetings" else each.said.date()
