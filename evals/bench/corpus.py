"""Synthetic records: the same for every engine, made anew from a seed each time, never held as a whole.

Words follow Zipf's law over 200,000 types. The 30 commonest ranks stand for stop words, which no engine here indexes;
they occur neither in records nor in queries. A version is opened a minute after the one before it. 15% are closed
later: some of these by an edit, which is a version of the same record, the others by a deletion.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Change, Draft, Place, Subject
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval, moment
from memory_core.model.person import Person
from memory_core.model.version import Version

TYPES: Final = 200_000
STOP_RANKS: Final = 30
"""Ranks of Zipf's law, the commonest ones, that stand for stop words."""

MEAN_LENGTH: Final = 40
CLOSED: Final = 0.15
PEOPLE: Final = 500
THREAD: Final = 20
"""Records of a thread."""

SOURCES: Final = (
    ("slack", "message"),
    ("gmail", "mail"),
    ("meetings", "segment"),
    ("codex", "turn"),
    ("chatgpt", "turn"),
)
_MINUTE: Final = 60_000_000
_BEGIN: Final = Instant(1_500_000_000_000_000)
_CHUNK: Final = 4096
_ACTIVE: Final = 20
"""Threads that go on at the same time."""

_DELETED: Final = 0.3
"""Share of the closed versions that nothing replaces."""

IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Record:
    """A version of a record: the `number`-th of the corpus, from 0 on.

    `known` is final, as of the end of the corpus; `replaces` is the number of the version that it is an edit of, or -1.
    """

    number: int
    id: str
    text: str
    known: Interval
    replaces: int
    thread: str
    author: Person
    source: str
    kind: str

    @property
    def body(self) -> RecordBody:
        """What the log keeps of it."""
        return RecordBody(self.source, self.kind, self.thread, moment(self.known.start), self.text, author=self.author)

    def version(self, known: Interval) -> Version:
        """What the index takes in, as it is known over a stretch."""
        return Version(Subject("record", self.id), self.number + 1, self.id, known, "exact", self.body)


@cache
def vocabulary() -> list[str]:
    """The types, the commonest first: pronounceable, all different, each a term of its own for any tokeniser."""
    consonants, vowels = "bdfghklmnprtvwz", "aeiou"
    syllables = [c + v for c in consonants for v in vowels]
    # Ending in k, preceded by a vowel, no English suffix fits: a stemmer leaves the word alone.
    short = [a + b + "k" for b in syllables for a in syllables]
    long = (a + b + c + "k" for c in syllables for b in syllables for a in syllables)
    return [*short, *(word for word, _ in zip(long, range(TYPES - len(short)), strict=False))]


@cache
def _zipf() -> NDArray[np.float64]:
    """Cumulative probabilities of the types."""
    weights = 1.0 / np.arange(STOP_RANKS + 1, STOP_RANKS + 1 + TYPES)
    shares: NDArray[np.float64] = np.cumsum(weights) / weights.sum()
    return shares


def _words(rng: np.random.Generator, count: int) -> IntArray:
    return np.minimum(np.searchsorted(_zipf(), rng.random(count)), TYPES - 1)


def queries(count: int = 200, seed: int = 7) -> list[list[str]]:
    """Queries of 3 to 8 different terms drawn like the words of the records; the same for every size."""
    rng, words = np.random.default_rng([seed, 1]), vocabulary()
    found = []
    for _ in range(count):
        wanted = int(rng.integers(3, 9))
        distinct: dict[int, None] = {}
        while len(distinct) < wanted:
            distinct[int(_words(rng, 1)[0])] = None
        found.append([words[each] for each in distinct])
    return found


class Corpus:
    """`size` versions of records, in order of time."""

    def __init__(self, size: int, seed: int = 7) -> None:
        self.size = size
        self._seed = seed
        rng = np.random.default_rng([seed, 2])
        self._known_from: IntArray = _BEGIN + np.arange(size, dtype=np.int64) * _MINUTE
        self._known_to: IntArray = np.full(size, FOREVER, dtype=np.int64)
        self._replaces = np.full(size, -1, dtype=np.int64)
        self._deletions: dict[int, list[int]] = {}
        self._close(rng)
        blocks = np.arange(size) // (_ACTIVE * THREAD)
        self._thread: IntArray = blocks * _ACTIVE + rng.integers(0, _ACTIVE, size)
        self._person: IntArray = (rng.random(size) ** 2 * PEOPLE).astype(np.int64)

    @property
    def now(self) -> Instant:
        """An instant after everything."""
        return Instant(int(self._known_from[-1]) + _MINUTE)

    def at(self, share: float) -> Instant:
        """The instant by which this share of the versions had been opened."""
        return Instant(int(self._known_from[min(int(share * self.size), self.size - 1)]))

    def visible(self, as_of: Instant) -> int:
        """How many versions are in force at an instant."""
        return int(((self._known_from <= as_of) & (self._known_to > as_of)).sum())

    def records(self) -> Iterator[Record]:
        """All versions in order of time."""
        words = vocabulary()
        for first in range(0, self.size, _CHUNK):
            count = min(_CHUNK, self.size - first)
            rng = np.random.default_rng([self._seed, 3, first])
            lengths = np.clip(rng.gamma(4.0, MEAN_LENGTH / 4, count), 4, 250).astype(np.int64)
            flat = [words[each] for each in _words(rng, int(lengths.sum())).tolist()]
            ends = np.cumsum(lengths).tolist()
            for at, (end, length) in enumerate(zip(ends, lengths.tolist(), strict=True)):
                yield self._record(first + at, " ".join(flat[end - length : end]))

    def deleted_at(self, number: int) -> list[int]:
        """The versions that are deleted at the instant at which this one is opened."""
        return self._deletions.get(number, [])

    def drafts(self) -> Iterator[Draft]:
        """What a source would make of it: threads with their titles, records, edits, deletions, in order of time."""
        titled: set[str] = set()
        for record in self.records():
            at = record.known.start
            if record.thread not in titled:
                titled.add(record.thread)
                title = ThreadBody(record.source, self._title(record.thread))
                yield _draft(Subject("thread", record.thread), record.source, "state", at, title)
            for ended in self.deleted_at(record.number):
                yield _draft(Subject("record", self._id(ended)), self._source(ended)[0], "end", at, None)
            yield _draft(Subject("record", record.id), record.source, "state", at, record.body)

    def _close(self, rng: np.random.Generator) -> None:
        # Versions that a later one ends; nothing is left for the last few.
        closed = np.flatnonzero(rng.random(self.size) < CLOSED)
        closed = closed[closed < self.size - 1]
        ends = closed + 1 + (rng.random(len(closed)) * (self.size - 1 - closed)).astype(np.int64)
        deleted = rng.random(len(closed)) < _DELETED
        for number, end, gone in zip(closed.tolist(), ends.tolist(), deleted.tolist(), strict=True):
            self._known_to[number] = self._known_from[end]
            if gone or self._replaces[end] >= 0:
                self._deletions.setdefault(end, []).append(number)
            else:
                self._replaces[end] = number

    @cached_property
    def _roots(self) -> IntArray:
        """For each version the first version of its record."""
        roots: IntArray = np.arange(self.size)
        for number in np.flatnonzero(self._replaces >= 0).tolist():
            roots[number] = roots[self._replaces[number]]
        return roots

    def _id(self, number: int) -> str:
        return f"rec-{int(self._roots[number]):07d}"

    def _source(self, number: int) -> tuple[str, str]:
        return SOURCES[int(self._thread[self._roots[number]]) % len(SOURCES)]

    def _record(self, number: int, text: str) -> Record:
        root = int(self._roots[number])
        source, kind = self._source(number)
        person = int(self._person[root])
        return Record(
            number,
            self._id(number),
            text,
            Interval(Instant(int(self._known_from[number])), Instant(int(self._known_to[number]))),
            int(self._replaces[number]),
            f"thread-{int(self._thread[root]):06d}",
            Person(name=f"Person {person:03d}", address=f"person{person:03d}@example.org"),
            source,
            kind,
        )

    def _title(self, thread: str) -> str:
        rng = np.random.default_rng([self._seed, 4, int(thread.rpartition("-")[2])])
        words = vocabulary()
        return " ".join(words[each] for each in _words(rng, int(rng.integers(3, 7))).tolist())


def _draft(subject: Subject, source: str, change: Change, at: Instant, body: RecordBody | ThreadBody | None) -> Draft:
    order = 1 if change == "end" else 0
    return Draft(subject, change, source, subject.id, at, "exact", body, Place("synthetic"), order)
