"""The search itself: rank on the view, then read what was found from the log as it stood at the view's as_of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from memory_core.errors import BadCursor
from memory_core.index.listing import Placed
from memory_core.index.ranking import Scored
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Signal, Withheld
from memory_core.search.cursor import Cursor, written
from memory_core.search.reader import Reader
from memory_core.search.request import DEEPEST, MOST_TERMS, Request

THREAD_WEIGHT: Final = 0.7
"""What a thread's text counts beside a record's own words."""

SHOWN: Final = 1200
"""Characters of a text in a list of hits."""


@dataclass(frozen=True, slots=True)
class Results:
    """Hits, best first (by time without words); what of them is withheld; the cursor of the next page or ""."""

    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    next: str


def search(reader: Reader, request: Request, offset: int = 0) -> Results:
    """One page of a search: up to `request.limit` hits after the first `offset`.

    Raises BadFilter, AmbiguousName, UnknownName for filters that cannot be, BadCursor for a page too deep.
    """
    wanted = request.filter(reader.directory)
    if offset + request.limit > DEEPEST:
        raise BadCursor
    query = request.terms[:MOST_TERMS]
    depth = offset + request.limit + 1
    found: Sequence[Scored | Placed]
    if request.query.strip():
        found = reader.view.best(query, depth, THREAD_WEIGHT, wanted)
    else:
        found = reader.view.latest(depth, wanted)
    page = found[offset : offset + request.limit]
    more = len(found) > offset + request.limit and offset + 2 * request.limit <= DEEPEST
    cursor = Cursor(offset + request.limit, reader.view.as_of)
    hits, withheld = _read(reader, page, query)
    return Results(hits, withheld, written(cursor, reader.view.snapshot.scope, request) if more else "")


def _read(
    reader: Reader, page: Sequence[Scored | Placed], query: Sequence[str]
) -> tuple[tuple[Hit, ...], tuple[Withheld, ...]]:
    records = reader.in_force([Subject("record", each.id) for each in page])
    # What was erased after the view was made is in no log any more.
    page = [each for each in page if Subject("record", each.id) in records]
    found = [records[Subject("record", each.id)] for each in page]
    hits, withheld = reader.shown(found, query, SHOWN)
    parts = reader.view.explain(query, [version.body for version in found])
    scored = [
        replace(hit, score=each.score, why=_why(each, part)) if isinstance(each, Scored) else hit
        for hit, each, part in zip(hits, page, parts, strict=True)
    ]
    return tuple(map(reader.beside, scored)), tuple(withheld)


def _why(scored: Scored, parts: Mapping[str, float]) -> tuple[Signal, ...]:
    signals = [Signal("words", scored.score - scored.bonus, tuple(parts.items())), Signal("thread", scored.bonus)]
    return tuple(signal for signal in signals if signal.score > 0)
