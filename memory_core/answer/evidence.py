"""The evidence for a question: what is searched for it, and the calendar where it is about that; all a reader may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Occurrence
from memory_core.answer.question import Question
from memory_core.model.hit import Hit, Withheld
from memory_core.model.instant import Instant
from memory_core.people.owner import tzinfo as zone_of
from memory_core.search.reader import Reader
from memory_core.search.request import MOST, Request
from memory_core.search.search import search

ENTRIES: Final = 20
"""Export entries that an answer may be built from."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What was retrieved for a question, best first.

    `weights` says how telling each term of the question is; `zone` is the owner's; `occurrences` are those of the
    calendar that it asks about, each of an event among the hits.
    """

    as_of: Instant
    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    weights: Mapping[str, float]
    zone: tzinfo
    occurrences: tuple[Occurrence, ...] = ()


def gathered(question: Question, reader: Reader, agenda: Agenda) -> Evidence:
    """The evidence for a question as of the reader's view."""
    results = search(reader, Request(question.text, limit=MOST))
    hits = _of_entries(results.hits, ENTRIES)
    weights = reader.view.weights(question.terms)
    return Evidence(reader.view.as_of, hits, results.withheld, weights, zone_of(reader.owner))


def _of_entries(hits: Iterable[Hit], most: int) -> tuple[Hit, ...]:
    """The hits of the first `most` export entries, each once; several may be of one, such as the turns of a session."""
    each_once = tuple({hit.id: hit for hit in hits}.values())
    entries = set(list(dict.fromkeys(hit.source_id for hit in each_once))[:most])
    return tuple(hit for hit in each_once if hit.source_id in entries)
