"""Answers that compare the times of two things: how far apart they are, which came first, how far a date was moved."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from memory_core.answer.abstention import no_answer
from memory_core.answer.composition import BRIEF, citations, clock, day, sentence
from memory_core.answer.difference import Comparison, Difference, Move, Order, apart, comparison
from memory_core.answer.evidence import Evidence
from memory_core.answer.passage import passages
from memory_core.answer.question import Question
from memory_core.answer.timing import Placed, Sought, happened, moved
from memory_core.model.answer import Answer, Outcome

_Told: TypeAlias = tuple[str, tuple[Placed, Placed]]


def compared(question: Question, evidence: Evidence) -> Outcome | None:
    """The comparison that a question asks for; no order when the evidence does not say when each was."""
    asked = comparison(question.text)
    if asked is None:
        return None
    told = _told(asked, Sought(question, evidence.now, passages(evidence.hits, evidence.zone), evidence.weights))
    if told is None:
        lacks = isinstance(asked, Order) and question.asks[0].sought != "whether"
        return no_answer("topic known but not this fact") if lacks else None
    text, shown = told
    quotes = " ".join(sentence(each.passage, evidence.zone, evidence.coming, BRIEF) for each in shown)
    return Answer(f"{text} {quotes}", citations([each.passage for each in shown]))


def _told(asked: Comparison, where: Sought) -> _Told | None:
    """A comparison in words, with what shows when each of the two was; None where that is not known of both."""
    match asked:
        case Difference(one, other, unit):
            pair = _both(one, other, where)
            return _apart(pair, unit) if pair else None
        case Move(what, unit):
            pair = moved(what, where)
            return _moved(pair, unit) if pair else None
        case Order(one, other):
            pair = _both(one, other, _of_days(where))
            return _ordered(pair) if pair else None


def _apart(pair: tuple[Placed, Placed], unit: str) -> _Told:
    one, other = pair
    return f"{apart(one.day, other.day, unit)}: from {day(one.day)} to {day(other.day)}.", pair


def _moved(pair: tuple[Placed, Placed], unit: str) -> _Told:
    first, last = pair
    later = "later" if last.day > first.day else "earlier"
    return f"{apart(first.day, last.day, unit)} {later}: first {day(first.day)}, then {day(last.day)}.", pair


def _ordered(pair: tuple[Placed, Placed]) -> _Told | None:
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
