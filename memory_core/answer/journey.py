"""When a journey in the calendar leaves or arrives: "what time is my train on Friday"."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Occurrence
from memory_core.answer.calendar import stretch
from memory_core.answer.irregular import stems_of
from memory_core.answer.question import Question
from memory_core.answer.remainder import remainder
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant, from_datetime, to_datetime

_TIME: Final = re.compile(r"\bwhen\b|\b(?:what|which) time\b|\bhow (?:late|early|soon)\b", re.IGNORECASE)
_VEHICLES: Final = stems_of("flight plane train ferry bus boat coach taxi")
_FLIGHT: Final = stems_of("flight plane fly")
_GOING: Final = stems_of(
    "leave leaves depart departs departure go goes take off board boarding start land lands arrive arrives arrival "
    "get back home fly next be"
)
"""What a journey does, whatever it is a journey to."""

_AHEAD: Final = timedelta(days=366)


def journey(question: Question, agenda: Agenda, now: Instant) -> Occurrence | None:
    """The next journey in the calendar whose time a question asks for; None when it asks for none.

    On the day that is named, if any is. What else is said of it (where to) must be in the event, unless the day alone
    says which it is.
    """
    asked = frozenset(terms(question.text)) & _VEHICLES
    if not asked or _TIME.search(question.text) is None:
        return None
    wall = to_datetime(now, agenda.zone).replace(tzinfo=None)
    span = stretch(question, wall, agenda.zone, "future")
    until = from_datetime(to_datetime(now) + _AHEAD)
    there = agenda.between(span.start, span.end) if span else agenda.between(now, until)
    kinds = asked | (_FLIGHT if asked & _FLIGHT else frozenset())
    found = [
        each
        for each in there
        if (span or each.time.start >= now) and not kinds.isdisjoint(terms(each.event.title)) and not each.cancelled
    ]
    further = frozenset(remainder(question.text, question.people, wall)) - _VEHICLES - _GOING
    fitting = [each for each in found if further <= _said(each)]
    return next(iter(fitting or (found if span and len(found) == 1 else [])), None)


def _said(each: Occurrence) -> frozenset[str]:
    """The terms of all that an event says of itself."""
    return stems_of(f"{each.event.title} {each.event.place} {each.event.description}")
