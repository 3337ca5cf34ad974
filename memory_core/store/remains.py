"""What the files of a home still hold, byte by byte and decoded: for proving that something is not among it.

The only place that looks past scopes and tables. It gives bytes to be compared with digests, and nothing else.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.store.arrays import open_arrays
from memory_core.store.database import Database
from memory_core.store.failures import failures
from memory_core.store.file_shelf import folder

BLOCK: Final = 1 << 20
"""Bytes that are in hand at once."""

_ROWS: Final = 4096
"""Rows that are in hand at once, at most."""

# SQLite puts the rows of a block together: handing each to Python would give up the interpreter and wait for it again
# a hundred thousand times, beside threads that answer questions.
_UPTO: Final = """SELECT coalesce(max(CASE WHEN size <= ? THEN seq END), min(seq)) FROM (
    SELECT seq, sum({size}) OVER (ORDER BY seq) AS size FROM (
        SELECT * FROM {table} WHERE scope = ? AND seq > ? ORDER BY seq LIMIT ?))"""
_JOINED: Final = """SELECT CAST(group_concat({value}, char(10)) AS BLOB) FROM {table}
    WHERE scope = ? AND seq > ? AND seq <= ?"""
_NUMBERED: Final = (
    ("payloads", "coalesce(CAST(body AS TEXT), '') || char(10) || path", "coalesce(length(body), 0) + length(path)"),
    ("entries", "subject_id || char(10) || source_id", "length(subject_id) + length(source_id)"),
)
"""What is held: a table, what of each of its rows, and about how long that is."""
_BESIDE: Final = ("SELECT settings FROM owners", "SELECT path FROM imports", "SELECT path FROM cursors")


class Remains:
    """A home, as somebody who searches it for traces of one scope sees it."""

    def __init__(self, database: Database, scope: str) -> None:
        self._database = database
        self._home = database.path.parent
        self._segments = folder(self._home, scope)

    def survivors(self) -> Iterator[bytes]:
        """All that the store holds for any scope, in blocks that cut no single value in two."""
        with self._database.reading() as connection:
            for table, value, size in _NUMBERED:
                upto, joined = _UPTO.format(table=table, size=size), _JOINED.format(table=table, value=value)
                for (scope,) in connection.execute("SELECT scope FROM scopes").fetchall():
                    yield from _blocks(connection, scope, upto, joined)
            for asked in _BESIDE:
                yield "\n".join(value for (value,) in connection.execute(asked)).encode()

    def files(self, overlap: int) -> Iterator[tuple[Path, bytes]]:
        """Every file in blocks, each of which begins with the last `overlap` bytes of the one before."""
        for path in self._paths():
            with failures(path, unless=(FileNotFoundError,)), path.open("rb") as file:
                kept = b""
                while block := file.read(BLOCK):
                    yield path, kept + block
                    kept = (kept + block)[-overlap:]

    def vocabularies(self) -> Iterator[tuple[Path, frozenset[bytes]]]:
        """The words of every segment of the scope's index, which stand in it with a padding between."""
        for path in self._paths():
            if path.suffix == ".arrays" and path.parent == self._segments:
                words = open_arrays(path)["words"]
                yield path, frozenset(words.tolist())

    def _paths(self) -> list[Path]:
        return sorted(path for path in self._home.rglob("*") if path.is_file())


def _blocks(connection: sqlite3.Connection, scope: str, upto: str, joined: str) -> Iterator[bytes]:
    """Stretches of a scope's rows, each about as long as a block, or a single row that is longer."""
    after = 0
    while (last := connection.execute(upto, (BLOCK, scope, after, _ROWS)).fetchone()[0]) is not None:
        yield connection.execute(joined, (scope, after, last)).fetchone()[0]
        after = last
