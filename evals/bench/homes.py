"""Stores on disk with the synthetic corpus in them, built once a run and a size, gone at the end of the run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from evals.bench.corpus import Corpus
from evals.bench.timing import say
from memory_core.ingest import ingest
from memory_core.memory import Memory
from memory_core.people.owner import Owner
from memory_core.store.database import Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.log import Log
from memory_core.store.shelf import Shelf
from memory_core.store.sqlite_log import SqliteLog

SCOPE: Final = "default"
OWNER: Final = Owner(name="Person 000", addresses=("person000@example.org",), domains=("example.org",))


class Homes:
    """The homes of a run, by size."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built: dict[int, Path] = {}

    def of(self, size: int) -> Path:
        """The home with the corpus of this size: taken in as drafts (hygiene, log), then indexed on its shelf."""
        if size not in self._built:
            self._built[size] = self._folder / f"home-{size}"
            _fill(self._built[size], Corpus(size))
        return self._built[size]

    def fresh(self, name: str) -> Path:
        """A folder that is not there yet."""
        return self._folder / name


@contextmanager
def homes() -> Iterator[Homes]:
    """Homes for the time of a run."""
    with TemporaryDirectory(prefix="candor-bench-", ignore_cleanup_errors=True) as folder:
        yield Homes(Path(folder))


@contextmanager
def opened(home: Path) -> Iterator[tuple[Log, Shelf]]:
    """The log and the shelf of a home, made if it is not there."""
    database = Database(home)
    try:
        yield SqliteLog(database, SCOPE), FileShelf(database, SCOPE)
    finally:
        database.close()


def _fill(home: Path, corpus: Corpus) -> None:
    begun = perf_counter()
    with opened(home) as (log, shelf):
        ingest(corpus.drafts(), log, corpus.now)
        kept = perf_counter()
        memory = Memory(log, shelf)
        memory.belongs_to(OWNER)
        memory.settle()
    say(f"store of {corpus.size:,} versions: log in {kept - begun:.0f} s, index in {perf_counter() - kept:.0f} s")
