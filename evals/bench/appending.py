"""Appending one record at a time, from raw text to a searchable index, while another thread does the merges.

Twice: through the index alone, and through a log on disk with its follower, as a server on a growing store works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from threading import Event, Lock, Thread
from typing import Final

from evals.bench.corpus import Corpus, Record, queries
from evals.bench.engines import TOP, changes, words_of
from evals.bench.homes import Homes, opened
from evals.bench.results import Appending
from evals.bench.timing import Spread, alternating, say, spread, timed
from memory_core.hygiene.bodies import hygienic
from memory_core.index.document import Ending, Words
from memory_core.index.follower import Follower
from memory_core.index.index import Index
from memory_core.index.merging import merged
from memory_core.index.ranking import Query, rank
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import FOREVER

INDEX: Final = "index"
STORE: Final = "log and index"
_LIVE: Final = 2000
"""The last records are appended with a query after every tenth."""


class Growing:
    """An index that one thread appends to while another does its merges."""

    def __init__(self) -> None:
        self.index = Index()
        self._lock = Lock()
        self._wanted, self._over = Event(), False
        self._words: dict[int, Words] = {}
        self._merger = Thread(target=self._merge)
        self._merger.start()

    def append(self, record: Record, corpus: Corpus) -> None:
        """Add a version, and what it ends."""
        opened, ended = changes(record, corpus)
        if record.known.end != FOREVER:
            self._words[opened.number] = opened.words
        endings = [Ending(number, FOREVER, at, self._words.pop(number)) for number, at in ended]
        with self._lock:
            self.index = self.index.add([opened], endings, opened.number)
        self._wanted.set()

    def close(self) -> None:
        """Wait until no merge is due."""
        self._over = True
        self._wanted.set()
        self._merger.join()

    def _merge(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            while run := self.index.due():
                new = merged(run)
                with self._lock:
                    self.index = self.index.replaced(run, new)
            if self._over:
                return


def appending(records: int, stored: int, homes: Homes) -> Iterator[Appending]:
    """A row for the index alone after so many records, and one for the store after so many."""
    yield _told(_through_index(Corpus(records)))
    yield _told(_through_store(Corpus(stored), homes))


def _through_index(corpus: Corpus) -> Appending:
    growing, records = Growing(), corpus.records()

    def ask(terms: list[str]) -> object:
        return rank(growing.index, corpus.now, Query(words_of(terms), TOP))

    def append(record: Record) -> None:
        growing.append(record, corpus)

    taken, live = _appended(records, corpus.size, append, ask)
    growing.close()
    static = spread(alternating([ask], queries(), 3)[0])
    return _row(INDEX, taken, live, static)


def _through_store(corpus: Corpus, homes: Homes) -> Appending:
    with opened(homes.fresh("appended")) as (log, shelf):
        follower = Follower(log, shelf)

        def ask(terms: list[str]) -> object:
            return rank(follower.snapshot().records, corpus.now, Query(words_of(terms), TOP))

        def append(record: Record) -> None:
            at, body = record.known.start, hygienic(record.body)
            subject = Subject("record", record.id)
            draft = Draft(subject, "state", record.source, record.id, at, "exact", body, Place("synthetic"))
            log.append([draft], at)
            follower.snapshot()

        taken, live = _appended(corpus.records(), corpus.size, append, ask)
        follower.settle()
        static = spread(alternating([ask], queries(), 3)[0])
    return _row(STORE, taken, live, static)


def _appended(
    records: Iterator[Record], size: int, append: Callable[[Record], None], ask: Callable[[list[str]], object]
) -> tuple[list[float], Spread]:
    """Seconds of each append, and how long the queries took that were asked between the last ones."""
    quietly = max(size - _LIVE, 0)
    taken = [timed(partial(append, record)) for record in islice(records, quietly)]
    asked, live = queries(), []
    for number, record in enumerate(records):
        taken.append(timed(partial(append, record)))
        if number % 10 == 9:
            live.append(timed(partial(ask, asked[number // 10 % len(asked)])))
    return taken, spread(live)


def _row(way: str, taken: Sequence[float], live: Spread, static: Spread) -> Appending:
    ordered = sorted(taken)
    rare = ordered[min(int(0.999 * len(ordered)), len(ordered) - 1)]
    mean = sum(ordered) / len(ordered)
    return Appending(way, len(ordered), mean * 1e6, rare * 1e3, ordered[-1] * 1e3, live, static)


def _told(row: Appending) -> Appending:
    say(
        f"append  {row.records:>9,}  {row.way:<14} mean {row.mean_us:.0f} us, longest {row.longest_ms:.1f} ms, "
        f"p99.9 {row.p999_ms:.2f} ms; query p50 live {row.live.p50:.2f} ms, static {row.static.p50:.2f} ms"
    )
    return row
