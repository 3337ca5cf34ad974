"""When something happens that a clause speaks of: by who is met, by the calendar, by what the memory answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.occasions import met
from actions.grammar.words.tokens import Phrase, lows, said, tokens, trimmed
from actions.resolve.desk import Desk
from actions.resolve.events import dated, occurrences, titled
from actions.resolve.facts import fact
from actions.resolve.overlap import share
from actions.resolve.people import Company
from actions.resolve.readings import Spoken, read
from actions.resolve.result import Known, Looked, Open
from memory_core.agenda.event import Occurrence
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.model.instant import to_datetime
from memory_core.when.mentions import mentions

_WITH: Final = tokens("with")
_WHEN: Final = tokens("when")


@dataclass(frozen=True, slots=True)
class Occasion:
    """When something begins and ends on the owner's wall, whether its hour is known, and how that is said."""

    start: datetime
    end: datetime
    has_hour: bool
    note: str


def of_event(desk: Desk, event: Occurrence) -> Occasion:
    """An event of the calendar as an occasion."""
    start, end = (to_datetime(each, desk.zone).replace(tzinfo=None) for each in (event.time.start, event.time.end))
    note = f"{titled(desk, event)} is on {dated(desk, event)}."
    return Occasion(start, end, not event.event.all_day, note)


def occasion(desk: Desk, words: Phrase, listener: Listener, key: str) -> Looked[Occasion]:
    """When what the words say happens; open where neither calendar nor memory know."""
    event = _in_calendar(desk, words, listener, key)
    if event is not None:
        return Known(of_event(desk, event), (event.event.id,))
    found = fact(desk, (*_WHEN, *words), key)
    told = _told(desk, found) if isinstance(found, Known) else None
    if told is None or not isinstance(found, Known):
        return Open(key, f"I do not know when {said(trimmed(words))}. When is it?")
    day = told.start.replace(tzinfo=None)
    note = f"“{said(trimmed(words))}”: {day:%a} {day.day} {day:%b}."
    return Known(Occasion(day, day, told.has_hour, note), found.evidence)


def _in_calendar(desk: Desk, words: Phrase, listener: Listener, key: str) -> Occurrence | None:
    """The next event with whom one meets, or whose title has all that the words tell; None for none."""
    meeting = met(words)
    query = event_query((*_WITH, *meeting) if meeting else words, listener)
    telling = {term for low in lows(query.words) if low not in FINITE for term in terms(low)}
    if not (query.people if meeting else telling):
        return None
    if not meeting:
        query = replace(query, words=tuple(each for each in query.words if each.low not in FINITE))
    found = occurrences(desk, replace(query, order=1, coming=True), Company(), (), key)
    event = found.value[0] if isinstance(found, Known) and found.value else None
    named = event is not None and (bool(meeting) or share(telling, event.event.title) == 1)
    return event if named else None


def _told(desk: Desk, found: Known[str]) -> Spoken | None:
    """The first time to come of what was looked up, counted from when it was written."""
    written = desk.versions(list(found.evidence[:1])).get(found.evidence[0]) if found.evidence else None
    planned = bool(found.evidence) and desk.agenda.event(found.evidence[0]) is not None
    at = (
        written.body.occurred.start if written and isinstance(written.body, RecordBody) and not planned else desk.spoken
    )
    then = replace(desk, spoken=at)
    for mention in mentions(found.value, to_datetime(at, desk.zone).replace(tzinfo=None)):
        spoken = read(then, (mention,), "future")
        if isinstance(spoken, Spoken) and spoken.dated and spoken.start.replace(tzinfo=None) > desk.clock.now:
            return spoken
    return None
