"""The search itself: rank on the view, then read what was found from the log as it stood at the view's as_of."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.errors import BadCursor
from memory_core.index.filter import Filter
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Signal, Withheld
from memory_core.model.instant import to_datetime
from memory_core.model.version import Version
from memory_core.people.owner import tzinfo
from memory_core.search.cursor import Cursor, written
from memory_core.search.fusion import fused
from memory_core.search.joins import join
from memory_core.search.narrowing import NARROW, day_of, narrowed
from memory_core.search.pool import WIDTH, pool
from memory_core.search.question import Question, understood
from memory_core.search.reader import Reader
from memory_core.search.request import DEEPEST, Request
from memory_core.search.wording import Wording, wording

THREAD_WEIGHT: Final = 0.7
"""What a thread's text counts beside a record's own words."""

SHOWN: Final = 1200
"""Characters of a text in a list of hits."""


@dataclass(frozen=True, slots=True)
class Results:
    """Hits, best first (by time without words), and what of them is withheld.

    `next` is the cursor of the next page or ""; `notes` say what was read into the query.
    """

    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    next: str
    notes: tuple[str, ...] = ()


def search(reader: Reader, request: Request, offset: int = 0) -> Results:
    """One page of a search: up to `request.limit` hits after the first `offset`.

    Raises BadFilter, AmbiguousName, UnknownName for filters that cannot be, BadCursor for a page too deep.
    """
    wanted = request.filter(reader.directory)
    if offset + request.limit > DEEPEST:
        raise BadCursor
    depth = offset + request.limit + 1
    asked = _understood(reader, request)
    said = Wording.as_written(asked) if "wording" in request.without else wording(asked, reader)
    found: Sequence[_Ranked]
    if request.query.strip():
        found = _ranked(reader, _Search(asked, said, wanted, request.without), depth)
    else:
        found = [_Ranked(each.id) for each in reader.view.latest(depth, wanted)]
    page = found[offset : offset + request.limit]
    more = len(found) > offset + request.limit and offset + 2 * request.limit <= DEEPEST
    cursor = Cursor(offset + request.limit, reader.view.as_of)
    hits, withheld = _read(reader, page, said.terms)
    following = written(cursor, reader.view.snapshot.scope, request) if more else ""
    return Results(hits, withheld, following, said.notes)


def _understood(reader: Reader, request: Request) -> Question:
    asked = understood(request.query, reader.directory, to_datetime(reader.view.as_of, tzinfo(reader.owner)))
    joined = None if "joins" in request.without else join(request.query, reader, asked.now)
    if joined:
        asked = replace(asked, days=tuple(sorted({*asked.days, *joined.days})), told_by=joined.record)
    if not (asked.days and asked.asks_what_is_on) or "agenda" in request.without:
        return asked
    agenda = Agenda.of(reader.view, reader.log, tzinfo(reader.owner))
    stretches = (day_of(day, asked.now) for day in asked.days)
    return replace(
        asked, events=frozenset(on.event.id for each in stretches for on in agenda.between(each.start, each.end))
    )


@dataclass(frozen=True, slots=True)
class _Search:
    """A query as it is understood and worded, and what restricts it."""

    asked: Question
    said: Wording
    wanted: Filter
    without: Collection[str]


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A record in its place in the list, what its score was made of, and its version where that was read already."""

    id: str
    score: float = 0.0
    added: tuple[tuple[str, float], ...] = ()
    version: Version | None = None


def _ranked(reader: Reader, search: _Search, depth: int) -> list[_Ranked]:
    """The records that fit, best first: the pool in the order of all signals, then the others by words and thread."""
    view, terms = reader.view, search.said.terms
    found, near = view.around(terms, WIDTH, THREAD_WEIGHT, search.wanted)
    gathered = {each.id: each for each in near}
    listed = [*search.asked.events, *filter(None, (search.asked.told_by,))]
    for narrow in narrowed(search.asked, search.wanted):
        for each in view.around(terms, NARROW, THREAD_WEIGHT, narrow)[1]:
            gathered.setdefault(each.id, each)
        listed += [placed.id for placed in view.latest(NARROW, narrow)] if narrow.occurred else []
    about = "" if "meaning" in search.without else search.asked.text
    judged = fused(search.asked, pool(reader, gathered.values(), listed, about), search.without)
    ranked = [_Ranked(each.candidate.id, each.score, each.added, each.candidate.version) for each in judged]
    if len(found) == WIDTH and len(ranked) < depth:
        there = {each.id for each in ranked}
        others = view.best(terms, depth + len(ranked), THREAD_WEIGHT, search.wanted)
        ranked += [
            _Ranked(each.id, each.score, (("words", each.score - each.bonus), ("thread", each.bonus)))
            for each in others
            if each.id not in there
        ]
    return ranked


def _read(
    reader: Reader, page: Sequence[_Ranked], query: Mapping[str, float]
) -> tuple[tuple[Hit, ...], tuple[Withheld, ...]]:
    records = {each.version.subject: each.version for each in page if each.version}
    records |= reader.in_force([Subject("record", each.id) for each in page if each.version is None])
    # What was erased after the view was made is in no log any more.
    page = [each for each in page if Subject("record", each.id) in records]
    found = [records[Subject("record", each.id)] for each in page]
    hits, withheld = reader.shown(found, tuple(query), SHOWN)
    parts = reader.view.explain(query, [version.body for version in found])
    scored = [
        replace(hit, score=each.score, why=_why(each, part)) for hit, each, part in zip(hits, page, parts, strict=True)
    ]
    return tuple(map(reader.beside, scored)), tuple(withheld)


def _why(ranked: _Ranked, parts: Mapping[str, float]) -> tuple[Signal, ...]:
    return tuple(
        Signal(name, amount, tuple(parts.items()) if name == "words" else ())
        for name, amount in ranked.added
        if amount > 0
    )
