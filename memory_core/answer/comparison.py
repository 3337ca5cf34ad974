"""Answers that compare the times of two things: how far apart they are, which came first, how far a date was moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from memory_core.answer.abstention import no_answer
from memory_core.answer.composition import citations, clock, day, sentence
from memory_core.answer.difference import apart, difference, move, order
from memory_core.answer.evidence import Evidence
from memory_core.answer.passage import passages
from memory_core.answer.question import Question
from memory_core.answer.timing import Placed, Sought, happened, moved
from memory_core.model.answer import Answer, Outcome

LONGEST: Final = 30
"""Words of a quotation."""


def compared(question: Question, evidence: Evidence) -> Outcome | None:
    """The comparison that a question asks for; no order when the evidence does not say when each was."""
    if not any(asks(question.text) for asks in (difference, move, order)):
        return None
    where = Sought(question, evidence.now, passages(evidence.hits, evidence.zone), evidence.weights)
    told = next((found for of in _COMPARISONS if (found := of(question.text, where))), None)
    if told is None:
        lacks = order(question.text) and question.asks[0].sought != "whether"
        return no_answer("topic known but not this fact") if lacks else None
    text, shown = told
    quotes = " ".join(sentence(each.passage, evidence.zone, evidence.coming, LONGEST) for each in shown)
    return Answer(f"{text} {quotes}", citations([each.passage for each in shown]))


def _apart(text: str, where: Sought) -> tuple[str, tuple[Placed, ...]] | None:
    asked = difference(text)
    pair = _both(asked.one, asked.other, where) if asked else None
    if asked is None or pair is None:
        return None
    one, other = pair
    return f"{apart(one.day, other.day, asked.unit)}: from {day(one.day)} to {day(other.day)}.", pair


def _moved(text: str, where: Sought) -> tuple[str, tuple[Placed, ...]] | None:
    asked = move(text)
    pair = moved(asked.what, where) if asked else None
    if asked is None or pair is None:
        return None
    first, last = pair
    later = "later" if last.day > first.day else "earlier"
    return f"{apart(first.day, last.day, asked.unit)} {later}: first {day(first.day)}, then {day(last.day)}.", pair


def _ordered(text: str, where: Sought) -> tuple[str, tuple[Placed, ...]] | None:
    asked = order(text)
    pair = _both(asked.one, asked.other, _of_days(where)) if asked else None
    if asked is None or pair is None:
        return None
    one, other = sorted(pair, key=_moment)
    if _moment(one) == _moment(other):
        return None
    return f"First {_when(one, other)}, then {_when(other, one)}.", (one, other)


def _both(one: str, other: str, where: Sought) -> tuple[Placed, Placed] | None:
    """When two things were, each shown by a record of its own."""
    second = happened(other, where)
    first = happened(one, where, second.passage.hit.id) if second else None
    return (first, second) if first and second else None


def _of_days(where: Sought) -> Sought:
    """Where to look when the question names days: among what was told on them, if anything was."""
    days = frozenset(day for ask in where.question.asks for day in ask.days)
    kept = tuple(each for each in where.found if each.said.date().isoformat() in days)
    return replace(where, found=kept) if kept else where


def _moment(each: Placed) -> datetime:
    """When a thing was, to the minute where its record tells of that very day."""
    told = each.passage.said
    return told if told.date() == each.day else datetime.combine(each.day, datetime.min.time())


def _when(each: Placed, beside: Placed) -> str:
    """The day of a thing, with the time of day where both are of one day."""
    return f"{day(each.day)}, {clock(_moment(each))}" if each.day == beside.day else day(each.day)


_COMPARISONS: Final[tuple[Callable[[str, Sought], tuple[str, tuple[Placed, ...]] | None], ...]] = (
    _apart,
    _moved,
    _ordered,
)
