"""Questions about a day that they name by what happens on it: "the day I fly to Denver", "the week of the audit".

The event is looked up first; its day then stands in the question as if it had been written there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from memory_core.index.document import facet, searched_text
from memory_core.index.filter import EVERYTHING, Filter
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.model.entry import Subject
from memory_core.model.instant import to_datetime
from memory_core.model.version import Version
from memory_core.search.reader import Reader
from memory_core.search.thesaurus import synonyms
from memory_core.when.days import days
from memory_core.when.mentions import mentions

LOOKED_AT: Final = 5
"""Records, the best for the words of the event, one of which must say when it is."""

ENOUGH: Final = 0.6
"""Share of the event's words, or words that stand for them, that a record must have to be about it."""

EVENTS: Final = Filter(((facet("kind", "event"),),))

_JOIN: Final = re.compile(
    r"\b(?:the |that )?(?P<which>same day|day|morning|evening|afternoon|night|week)(?P<side> before| after)?"
    r" (?:of|as|that|when|i|we|he|she|they|my|the) (?P<event>[^?.!;]+)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Join:
    """The days of an event, ISO 8601, and the id of the record that says when it is."""

    days: tuple[str, ...]
    record: str


def join(text: str, reader: Reader, now: datetime) -> Join | None:
    """The event by which a question names a day; None when it names none so, or none is found."""
    found = _JOIN.search(text)
    if found is None:
        return None
    wanted = terms(found["event"])
    dated = _dated(wanted, reader, now) if wanted else None
    if dated is None:
        return None
    record, day = dated
    if found["which"].casefold() == "week":
        monday = day - timedelta(days=day.weekday())
        return Join(tuple((monday + timedelta(days=step)).isoformat() for step in range(7)), record)
    step = {" before": -1, " after": 1}.get((found["side"] or "").casefold(), 0)
    return Join(((day + timedelta(days=step)).isoformat(),), record)


def _dated(wanted: Sequence[str], reader: Reader, now: datetime) -> tuple[str, date] | None:
    """When it is, by the record that has most of its words: of equals a calendar's event, then the better ranked."""
    meant = [frozenset((term, *synonyms(term))) for term in dict.fromkeys(wanted)]
    found = [*_best(meant, reader, EVENTS), *_best(meant, reader, EVERYTHING)]
    for record in sorted(found, key=lambda each: -_share(meant, each)):
        if _share(meant, record) >= ENOUGH and (day := _day(record, now)):
            return record.subject.id, day
    return None


def _best(meant: Sequence[frozenset[str]], reader: Reader, among: Filter) -> list[Version]:
    any_of = sorted({term for group in meant for term in group})
    best = [Subject("record", each.id) for each in reader.view.best(any_of, LOOKED_AT, 0.0, among)]
    there = reader.in_force(best)
    return [there[subject] for subject in best if subject in there]


def _share(meant: Sequence[frozenset[str]], record: Version) -> float:
    there = set(terms(searched_text(record.body)))
    return sum(not group.isdisjoint(there) for group in meant) / len(meant)


def _day(record: Version, now: datetime) -> date | None:
    """The day of an event, else the first day a record names that was still to come when it was written."""
    zone = now.tzinfo or UTC
    if isinstance(record.body, RecordBody) and record.body.kind == "event":
        return to_datetime(record.body.occurred.start, zone).date()
    known = to_datetime(record.known.start, zone)
    named = [day for each in mentions(searched_text(record.body), known) for day in days(each)]
    ahead = [day for day in named if day >= known.date().isoformat()]
    return date.fromisoformat(ahead[0]) if ahead else None
