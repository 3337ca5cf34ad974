"""The as_of cut: everything a search may see, and nothing else.

A view is made from a snapshot of the indexes and an instant, and never changes. Its statistics are its own: they count
what was visible then in this scope, and no filter touches them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from memory_core.index.document import words as document_words
from memory_core.index.filter import EVERYTHING, Filter
from memory_core.index.index import Index
from memory_core.index.listing import Placed, beside, latest
from memory_core.index.ranking import Bonus, Lane, Query, Scored, best_of, contributions, lanes, scores, statistics
from memory_core.index.snapshot import Snapshot
from memory_core.index.surroundings import Near, surroundings
from memory_core.index.vocabulary import frequencies, repaired
from memory_core.model.body import Body
from memory_core.model.instant import Instant
from memory_core.model.person import Person

Terms: TypeAlias = Iterable[str] | Mapping[str, float]
"""Terms to look for, each counting 1 or what stands beside it."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What decides the answer of every search on a view; equal fingerprints give equal answers."""

    scope: str
    sequence: int
    epoch: int
    as_of: Instant


@dataclass(frozen=True, slots=True)
class View:
    """What was in force at `as_of` among all that the snapshot holds; records that are withheld only when told so."""

    snapshot: Snapshot
    as_of: Instant
    withheld: bool = False

    @property
    def fingerprint(self) -> Fingerprint:
        """Names this view among all views of all scopes."""
        position = self.snapshot.position
        return Fingerprint(self.snapshot.scope, position.sequence, position.epoch, self.as_of)

    def best(self, terms: Terms, limit: int, thread_weight: float = 0.0, wanted: Filter = EVERYTHING) -> list[Scored]:
        """The records that fit the terms best, best first, ties by id; [] without terms.

        Score: BM25 of the record's own words plus `thread_weight` times that of its thread's text. Terms may come with
        what each counts (1 for those of a plain list).
        """
        return best_of(self._lanes(terms, limit, thread_weight, wanted), limit)

    def around(
        self, terms: Terms, limit: int, thread_weight: float = 0.0, wanted: Filter = EVERYTHING
    ) -> tuple[list[Scored], list[Near]]:
        """The best records, and these with the ones beside them in their threads."""
        there = self._lanes(terms, limit, thread_weight, wanted)
        found = best_of(there, limit)
        return found, surroundings(there, found)

    def _lanes(self, terms: Terms, limit: int, thread_weight: float, wanted: Filter) -> list[Lane]:
        words = _words(terms)
        if not len(words):
            return []
        weights = (
            np.array([terms[word.decode()] for word in words.tolist()]) if isinstance(terms, Mapping) else np.empty(0)
        )
        threads = scores(self.snapshot.threads, self.as_of, words, weights) if thread_weight else Bonus()
        bonus = Bonus(threads.threads, threads.amounts * thread_weight)
        query = Query(words, limit, bonus, wanted, weights)
        return [lane for index in self._records for lane in lanes(index, self.as_of, query)]

    def threads(self, terms: Iterable[str], limit: int) -> list[Scored]:
        """The threads whose title, place or members fit the terms best, best first, ties by id; [] without terms."""
        words = _words(terms)
        if not len(words):
            return []
        counted = np.ones(len(words))
        query = Query(words, limit, Bonus(), EVERYTHING, counted)
        return best_of(lanes(self.snapshot.threads, self.as_of, query), limit)

    def latest(self, limit: int, wanted: Filter = EVERYTHING) -> list[Placed]:
        """The records that pass, the latest to occur first."""
        found = [placed for index in self._records for placed in latest(index, self.as_of, wanted, limit)]
        return sorted(found, key=lambda placed: (-placed.occurred, placed.id))[:limit]

    @property
    def _records(self) -> tuple[Index, ...]:
        return (self.snapshot.records, self.snapshot.withheld) if self.withheld else (self.snapshot.records,)

    def shows(self, id: str) -> bool:
        """Whether a record may be shown at all, whatever it said when."""
        return self.withheld or self.snapshot.state(id) == "active"

    def beside(self, thread_id: str, placed: Placed) -> tuple[Placed | None, Placed | None]:
        """The records just before and just after this one in its thread."""
        return beside(self.snapshot.records, self.as_of, thread_id, placed)

    def explain(self, terms: Terms, bodies: Sequence[Body]) -> list[dict[str, float]]:
        """What each term adds to the score of a record with each of these bodies; terms that it lacks are left out."""
        words = _words(terms)
        counts = statistics(self.snapshot.records, self.as_of, words)
        named = {word.decode(): 1.0 for word in words.tolist()}
        weights = {name: terms[name] for name in named} if isinstance(terms, Mapping) else named
        return [contributions(counts, weights, document_words(body)) for body in bodies]

    def frequencies(self, terms: Iterable[str]) -> dict[str, int]:
        """How many visible records have each term; those that none has are left out."""
        return frequencies(self.snapshot.records, self.as_of, terms)

    def idf(self, terms: Iterable[str]) -> dict[str, float]:
        """The weight of each term that a visible record has."""
        words = _words(terms)
        counts = statistics(self.snapshot.records, self.as_of, words)
        return {word.decode(): idf for word, idf in zip(words.tolist(), counts.idf, strict=True) if idf > 0}

    def repaired(self, word: str) -> tuple[str, ...]:
        """The terms that a word which no visible record has stands for; () when nothing is near."""
        return repaired(self.snapshot.records, self.as_of, word)

    def weights(self, terms: Iterable[str]) -> dict[str, float]:
        """How telling each term is: its idf among the visible records; a term that none has is as telling as can be."""
        words = _words(terms)
        counts = statistics(self.snapshot.records, self.as_of, words)
        rarest = log(1 + counts.documents + 0.5)
        return {word.decode(): idf or rarest for word, idf in zip(words.tolist(), counts.idf, strict=True)}

    @property
    def last_change(self) -> Instant:
        """An instant since which nothing has changed until `as_of`: views of one snapshot that share it are equal."""
        indexes = (self.snapshot.records, self.snapshot.threads)
        return min(self.as_of, max((index.last_change for index in indexes), default=self.as_of))

    def count(self) -> int:
        """How many records are visible."""
        return statistics(self.snapshot.records, self.as_of, _words(())).documents

    def people(self) -> list[Person]:
        """Everybody named by a visible record or thread, as named there, each naming once, sorted."""
        named: set[str] = set()
        for index in (*self._records, self.snapshot.threads):
            named |= _visible_facets(index, self.as_of, b"alias:")
        return sorted(Person(name, address) for address, _, name in (each.partition("\n") for each in named))


def _words(terms: Iterable[str]) -> NDArray[np.bytes_]:
    distinct = sorted({term.encode() for term in terms})
    return np.array(distinct, dtype=np.bytes_) if distinct else np.empty(0, dtype="S1")


def _visible_facets(index: Index, as_of: Instant, prefix: bytes) -> set[str]:
    """The values of the facets of this prefix that a document in force has."""
    found: set[str] = set()
    for segment in index.parts:
        keys, known = segment.facets.keys, segment.known_by(as_of)
        first, last = np.searchsorted(keys, np.array([prefix, prefix[:-1] + b";"], dtype=keys.dtype)).tolist()
        for place in range(first, last):
            docs = segment.facets.at(place)
            docs = docs[docs < known]
            if len(docs) and bool((index.known_to(segment, docs) > as_of).any()):
                found.add(keys[place][len(prefix) :].decode(errors="ignore"))
    return found
