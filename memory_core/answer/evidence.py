"""The evidence for a question, all that a reader may use: what a search finds, and the calendar where it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, tzinfo
from itertools import chain, zip_longest
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Event, Occurrence
from memory_core.answer.acquaintance import Acquaintance, acquaintances
from memory_core.answer.activity import Activity, looked_up, wanted
from memory_core.answer.appointment import Appointment, appointment, meetings, stranger
from memory_core.answer.attendance import Attendance, attendance
from memory_core.answer.calendar import about_calendar, day_of, stretch, taking_place, whole_day
from memory_core.answer.difference import Difference, Order, comparison
from memory_core.answer.duty import TOLD, Duties, asks_for_duties, duties
from memory_core.answer.irregular import base
from memory_core.answer.passage import passages
from memory_core.answer.question import WORDS, Question
from memory_core.answer.timing import Placed, Sought, planned
from memory_core.index.tokens import terms
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Withheld
from memory_core.model.instant import Instant, to_datetime
from memory_core.model.interval import Interval
from memory_core.people.mentions import Named, named
from memory_core.people.owner import tzinfo as zone_of
from memory_core.search.reader import Reader
from memory_core.search.request import Request
from memory_core.search.search import SHOWN, search
from memory_core.when.choice import Toward

ENTRIES: Final = 20
"""Export entries that an answer may be built from."""

FIRST: Final = 15
"""Records found by the search that go before what comes next in the threads of the first `LED`."""

LED: Final = 5

UNKNOWN: Final = 0.7
"""What a word that no record has counts beside the rarest that some have: the question may be in other words."""

READ: Final = 32
"""Records that are read to have so many: several may be of one entry."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The part of the calendar that is asked about.

    `placed` says how its day was found, when the question only says what happens on it. `named` are the events of which
    it is asked if they take place; `occurrences` are then theirs alone.
    """

    span: Interval
    occurrences: tuple[Occurrence, ...]
    placed: Placed | None = None
    named: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """What was retrieved for a question, best first.

    `weights` says how telling each term of the question is; `now` is the wall time of asking in `zone`, the owner's.
    `coming` are the next occurrences of the series among the hits, by event id; `appointment` is the one that is asked
    about, `attendance` who comes to one, `activity` what somebody wrote, `acquaintances` who bear a name that is asked
    about, `stranger` with whom an appointment is asked about of whom no record knows, `duties` what the owner has to
    do, None where it is not asked; `people` are those whom each record names, by its id, where it is asked who.
    """

    as_of: Instant
    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    weights: Mapping[str, float]
    zone: tzinfo
    coming: Mapping[str, Occurrence]
    listing: Listing | None = None
    appointment: Appointment | None = None
    attendance: Attendance | None = None
    activity: Activity | None = None
    acquaintances: tuple[Acquaintance, ...] = ()
    stranger: str = ""
    duties: Duties | None = None
    people: Mapping[str, tuple[Named, ...]] = field(default_factory=dict)

    @property
    def now(self) -> datetime:
        """The wall time of asking."""
        return to_datetime(self.as_of, self.zone).replace(tzinfo=None)


@dataclass(frozen=True, slots=True)
class _Found:
    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]


def gathered(question: Question, reader: Reader, agenda: Agenda) -> Evidence:
    """The evidence for a question as of the reader's view."""
    zone, as_of = zone_of(reader.owner), reader.view.as_of
    weights = _weights(question, reader)
    found = _searched(_queries(question), reader)
    events = taking_place(question, agenda)
    listing = _listing(question, found, weights, reader, agenda) if about_calendar(question) or events else None
    listing = _only(listing, events) if listing and events else listing
    comes = None if listing else attendance(question, agenda, reader.directory, as_of)
    asked = None if listing or comes else appointment(question, agenda, reader.directory, as_of)
    activity = None if listing or asked else _activity(question, reader)
    now = to_datetime(as_of, zone).replace(tzinfo=None)
    known = acquaintances(question, reader, now)
    asks_duties = asks_for_duties(question, reader.directory, now)
    todo = duties(question, reader, now, zone) if asks_duties else None
    shown = [each.event.id for each in listing.occurrences] if listing else []
    shown += [each.id for each in listing.named] if listing else []
    shown += [each.occurrence.event.id for each in (asked, comes) if each]
    first = _records(shown[: ENTRIES // 2], reader)
    written = activity.hits[: ENTRIES // 2] if activity else tuple(each.last for each in known)
    written = (*written, *(each.passage.hit for each in (todo.open[:TOLD] if todo else ())))
    placed = (listing.placed.passage.hit,) if listing and listing.placed else ()
    further = _going_on(found.hits[:LED], reader)
    searched = (*found.hits[:FIRST], *further.hits, *found.hits[FIRST:])
    hits = _of_entries((*placed, *first.hits, *written, *searched), ENTRIES)
    return Evidence(
        as_of=as_of,
        hits=hits,
        withheld=(*first.withheld, *found.withheld, *further.withheld),
        weights=weights,
        zone=zone,
        coming=_coming(hits, agenda, as_of),
        listing=listing,
        appointment=asked,
        attendance=comes,
        activity=activity,
        acquaintances=known,
        stranger=stranger(question, reader.directory, _known(question.text, reader)),
        duties=todo,
        people=_people(question, hits, reader),
    )


def _weights(question: Question, reader: Reader) -> Mapping[str, float]:
    """How telling each term of the question is; a verb as its form in the question is."""
    asked = (*question.terms, *terms(question.text))
    known = reader.view.idf(asked)
    written = {term: w if term in known else UNKNOWN * w for term, w in reader.view.weights(asked).items()}
    return {**{base(term): weight for term, weight in written.items()}, **written}


def _known(text: str, reader: Reader) -> frozenset[str]:
    """The terms of a text that some record has, be it in another spelling."""
    said = tuple(terms(text))
    there = reader.view.idf(said)
    return frozenset(term for term in said if term in there or reader.view.repaired(term))


def _queries(question: Question) -> list[str]:
    """What is searched for: the question, or the things between which it asks for the time."""
    match comparison(question.text):
        case Difference() | Order() as between:
            return [between.other, between.one, question.text]
        case _:
            clause = day_of(question) if about_calendar(question) else ""
            return [question.text, clause] if clause else [question.text]


def _searched(queries: Sequence[str], reader: Reader) -> _Found:
    """What the searches find, taking turns, each record once."""
    results = [search(reader, Request(query, limit=READ)) for query in queries]
    turns = chain.from_iterable(zip_longest(*(each.hits for each in results)))
    hits = tuple({hit.id: hit for hit in turns if hit}.values())
    return _Found(hits, tuple(dict.fromkeys(hidden for each in results for hidden in each.withheld)))


def _activity(question: Question, reader: Reader) -> Activity | None:
    zone = zone_of(reader.owner)
    now = to_datetime(reader.view.as_of, zone).replace(tzinfo=None)
    asked = wanted(question, reader.directory, now, zone)
    return looked_up(asked, reader) if asked else None


def _listing(
    question: Question, found: _Found, weights: Mapping[str, float], reader: Reader, agenda: Agenda
) -> Listing | None:
    zone = zone_of(reader.owner)
    now = to_datetime(reader.view.as_of, zone).replace(tzinfo=None)
    toward: Toward = "future" if question.now else "nearest"
    span, placed, clause = stretch(question, now, zone, toward), None, day_of(question)
    if span is None and clause:
        placed = planned(clause, Sought(question, now, passages(found.hits, zone), weights))
        span = whole_day(datetime.combine(placed.day, datetime.min.time()), zone) if placed else None
    if span is None:
        return None
    return Listing(span, tuple(meetings(question, agenda.between(span.start, span.end), reader.directory)), placed)


def _only(listing: Listing, named: Sequence[Event]) -> Listing:
    """A listing of these events alone."""
    ids = {each.id for each in named}
    kept = tuple(each for each in listing.occurrences if each.event.id in ids or each.event.series in ids)
    return replace(listing, occurrences=kept, named=tuple(named))


def _records(ids: Sequence[str], reader: Reader) -> _Found:
    """These records as they are shown, in their order."""
    subjects = [Subject("record", each) for each in dict.fromkeys(ids)]
    there = reader.in_force(subjects)
    hits, withheld = reader.shown([there[each] for each in subjects if each in there], (), SHOWN)
    return _Found(tuple(map(reader.beside, hits)), tuple(withheld))


def _going_on(hits: Sequence[Hit], reader: Reader) -> _Found:
    """What comes next in the threads of these: replies say what the message before them is about no second time."""
    there = {hit.id for hit in hits}
    return _records([hit.after for hit in hits if hit.after and hit.after not in there], reader)


def _people(question: Question, hits: Sequence[Hit], reader: Reader) -> Mapping[str, tuple[Named, ...]]:
    """Whom each record names, where it is asked who.

    Whom it addresses ("Bo, ...") is not named, nor is anybody by a first name in small letters that is a word.
    """
    if all(ask.sought != "person" for ask in question.asks):
        return {}
    found = {hit.id: named(hit.text, reader.directory) for hit in hits}
    return {
        hit.id: tuple(
            each
            for each in found[hit.id]
            if each.name not in WORDS and not (each.start == 0 and hit.text[each.end : each.end + 1] in (",", ":"))
        )
        for hit in hits
    }


def _coming(hits: Iterable[Hit], agenda: Agenda, after: Instant) -> Mapping[str, Occurrence]:
    """The next occurrence of each series among the hits, by its event's id."""
    events = [event for hit in hits if hit.kind == "event" and (event := agenda.event(hit.id)) and event.recurring]
    found = {event.id: agenda.next(event, after) for event in events}
    return {name: occurrence for name, occurrence in found.items() if occurrence}


def _of_entries(hits: Iterable[Hit], most: int) -> tuple[Hit, ...]:
    """The hits of the first `most` export entries, each once; several may be of one, such as the turns of a session."""
    each_once = tuple({hit.id: hit for hit in hits}.values())
    entries = set(list(dict.fromkeys(hit.source_id for hit in each_once))[:most])
    return tuple(hit for hit in each_once if hit.source_id in entries)
