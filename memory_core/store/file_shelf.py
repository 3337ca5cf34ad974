"""The shelf on disk: a file a segment, and a table that says which of them count.

What is in the table is in stock; a file that is not is either under construction by whoever holds the lock, or an
orphan.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Final

from filelock import FileLock, Timeout

from memory_core.errors import IndexDamaged
from memory_core.store.arrays import check_arrays, create_arrays, keep_arrays, open_arrays
from memory_core.store.database import Database
from memory_core.store.failures import failures
from memory_core.store.log import Position
from memory_core.store.shelf import Layout, Shelved, Stock

_SUFFIX: Final = ".arrays"
_BLOCK: Final = 1 << 20
_STOCK: Final = """SELECT s.sequence, s.epoch, g.name, g.belongs_to FROM shelves s
    LEFT JOIN segments g ON g.scope = s.scope WHERE s.scope = ? ORDER BY g.number"""
_ADD: Final = """INSERT INTO segments SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM segments WHERE scope = ?1"""
_Rows = list[tuple[int, int, str | None, str]]


def folder(home: Path, scope: str) -> Path:
    """Where the segments of a scope lie."""
    return home / "segments" / blake2b(scope.encode(), digest_size=12).hexdigest()


class FileShelf:
    """One scope's `Shelf` under a home; safe for several threads and processes.

    `create`, `commit` and `clear` belong inside `lock`: without it, another process that starts takes a new segment
    for an orphan. Opening sweeps orphans, unless somebody holds the lock.
    """

    def __init__(self, database: Database, scope: str) -> None:
        self._database = database
        self._scope = scope
        self._folder = folder(database.path.parent, scope)
        self._writer = Lock()
        # One attribute, so that threads never see the rows of one state with the stock of another.
        self._seen: tuple[_Rows, Stock] = ([], Stock(Position(0), ()))
        with failures(self._folder):
            self._folder.parent.mkdir(mode=0o700, exist_ok=True)
            self._folder.mkdir(mode=0o700, exist_ok=True)
        self._sweep()

    def stock(self) -> Stock:
        """As in `Shelf`; the same object as before while nothing was committed."""
        rows = self._read()
        while True:
            seen, stock = self._seen
            if rows == seen:
                return stock
            try:
                stock = self._opened(rows, {segment.name: segment for segment in stock.segments})
            except FileNotFoundError as error:
                # Whoever merged since the table was read has unlinked the file; then the table has changed too.
                again = self._read()
                if again == rows:
                    raise IndexDamaged(str(error.filename), "the segment is missing") from None
                rows = again
            else:
                self._seen = (rows, stock)
                return stock

    def create(self, index: str, layout: Layout) -> Shelved:
        """As in `Shelf`."""
        name = f"{index}-{secrets.token_hex(8)}"
        return Shelved(name, index, create_arrays(self._path(name), layout))

    def commit(
        self,
        position: Position,
        added: Collection[Shelved],
        removed: Collection[str],
        erased: Collection[str] = (),
    ) -> None:
        """As in `Shelf`."""
        for segment in added:
            keep_arrays(self._path(segment.name), segment.arrays)
        with self._database.writing() as connection:
            connection.execute(
                "REPLACE INTO shelves VALUES (?, ?, ?)", (self._scope, position.sequence, position.epoch)
            )
            connection.executemany(
                "DELETE FROM segments WHERE scope = ? AND name = ?",
                [(self._scope, name) for name in (*removed, *erased)],
            )
            for segment in added:
                connection.execute(_ADD, (self._scope, segment.name, segment.index))
        for name in erased:
            _overwrite(self._path(name))
        self._unlink((*removed, *erased))

    def clear(self) -> None:
        """As in `Shelf`."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM shelves WHERE scope = ?", (self._scope,))
            names = connection.execute("DELETE FROM segments WHERE scope = ? RETURNING name", (self._scope,)).fetchall()
        self._unlink([name for (name,) in names])

    def check(self) -> None:
        """As in `Shelf`."""
        for segment in self.stock().segments:
            try:
                check_arrays(self._path(segment.name))
            except FileNotFoundError:
                # Merged away since; if it is really missing, `stock` says so.
                self.stock()

    @contextmanager
    def lock(self) -> Iterator[bool]:
        """As in `Shelf`; held by a thread, not by a process."""
        if not self._writer.acquire(blocking=False):
            yield False
            return
        try:
            # A lock object of its own each time: one that is shared would let a second thread in.
            file = FileLock(self._folder / "lock", mode=0o600)
            with failures(self._folder):
                had = _acquired(file)
            try:
                yield had
            finally:
                if had:
                    file.release()
        finally:
            self._writer.release()

    def _read(self) -> _Rows:
        with self._database.reading() as connection:
            return connection.execute(_STOCK, (self._scope,)).fetchall()

    def _opened(self, rows: _Rows, known: Mapping[str, Shelved]) -> Stock:
        if not rows:
            return Stock(Position(0), ())
        segments = [
            known.get(name) or Shelved(name, index, open_arrays(self._path(name)))
            for _, _, name, index in rows
            if name is not None
        ]
        return Stock(Position(rows[0][0], rows[0][1]), tuple(segments))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{_SUFFIX}"

    def _unlink(self, names: Collection[str]) -> None:
        """Remove files; who has them mapped keeps them until it lets go, and what cannot be removed is an orphan."""
        for name in names:
            try:
                self._path(name).unlink(missing_ok=True)
            except OSError:
                continue

    def _sweep(self) -> None:
        with self.lock() as had:
            if had:
                # The files first: one that is added between the two looks must not seem an orphan.
                files = {path.stem for path in self._folder.glob(f"*{_SUFFIX}")}
                self._unlink(files - {name for _, _, name, _ in self._read() if name is not None})


def _overwrite(path: Path) -> None:
    """Fill a file with zeros, on the disk too. Whoever has it mapped sees them, and by the log's epoch knows why."""
    with failures(path), path.open("r+b") as file:
        left = path.stat().st_size
        while left:
            left -= file.write(bytes(min(left, _BLOCK)))
        file.flush()
        os.fsync(file.fileno())


def _acquired(file: FileLock) -> bool:
    try:
        file.acquire(blocking=False)
    except Timeout:
        return False
    return True
