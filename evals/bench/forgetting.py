"""Forgetting one record among many: how soon another reader sees it no more, and how long erasure and proof take."""

from __future__ import annotations

import sys
from threading import Event, Thread
from time import perf_counter
from typing import Final

from evals.bench.corpus import Corpus
from evals.bench.homes import OWNER, SCOPE, Homes
from evals.bench.results import Forgetting
from evals.bench.timing import say
from memory_core.errors import NotFound
from memory_core.forget.proof import terms_of, traces, unshared, windows_of
from memory_core.forget.selection import Wish
from memory_core.memory import Memory
from memory_core.model.instant import Instant
from memory_core.store.database import Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.remains import Remains
from memory_core.store.sqlite_log import SqliteLog

_SECRET: Final = bytes(range(32))
_PLACE: Final = 0.5
"""Which record: the one in the middle of the time, so that it is in a large segment."""


def forgetting(records: int, homes: Homes) -> Forgetting:
    """One record forgotten, beside a reader with connections and indexes of its own who asks for it without pause."""
    corpus, home = Corpus(records), homes.of(records)
    databases = Database(home), Database(home)
    ours, theirs = (Memory(SqliteLog(each, SCOPE), FileShelf(each, SCOPE)) for each in databases)
    ours.belongs_to(OWNER)
    chosen = ours.view(corpus.at(_PLACE)).latest(1)[0].id
    watch = _Watch(theirs, chosen, corpus.now)
    preview = ours.would_forget(Wish(ids=(chosen,)), corpus.now)
    begun = perf_counter()
    watch.start()
    done = ours.forget(preview.going.records, preview.going, "person", "bench", corpus.now)
    erased = perf_counter()
    gone = watch.ended() - begun
    remains = Remains(databases[0], SCOPE)
    windows = unshared(windows_of(done.texts, _SECRET), remains, _SECRET)
    terms = terms_of(ours.unheld(done.terms), _SECRET)
    receipt = perf_counter()
    found = traces(windows, terms, remains, _SECRET)
    row = Forgetting(
        records, gone, erased - begun, receipt - erased, perf_counter() - receipt, found.none and done.clean
    )
    for each in databases:
        each.close()
    say(
        f"forget  {records:>9,}  invisible {row.gone:.2f} s, erased {row.erased:.2f} s, receipt {row.receipt:.1f} s, "
        f"proof {row.proof:.1f} s, {'no trace' if row.clean else 'TRACES LEFT'}"
    )
    return row


class _Watch(Thread):
    """A reader that asks for a record until it is told that there is none."""

    def __init__(self, memory: Memory, record: str, now: Instant) -> None:
        super().__init__(daemon=True)
        self._memory, self._record, self._now = memory, record, now
        self._seen, self._end = Event(), 0.0
        memory.record(record, "", now)

    def run(self) -> None:
        """Ask on and on."""
        try:
            while True:
                self._memory.record(self._record, "", self._now)
        except NotFound:
            self._end = perf_counter()
            self._seen.set()

    def ended(self) -> float:
        """When it was told so; waits for that."""
        if not self._seen.wait(timeout=600):
            sys.exit("a forgotten record is still shown")
        return self._end
