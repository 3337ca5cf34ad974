"""What the files of a home still hold, byte by byte and decoded: for proving that something is not among it.

The only place that looks past scopes and tables. It gives bytes to be compared with digests, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.store.arrays import open_arrays
from memory_core.store.database import Database
from memory_core.store.failures import failures
from memory_core.store.file_shelf import folder

BLOCK: Final = 4 << 20
"""Bytes that are in hand at once."""

_HELD: Final = (
    "SELECT body FROM payloads WHERE body IS NOT NULL",
    "SELECT path FROM payloads",
    "SELECT subject_id || char(10) || source_id FROM entries",
    "SELECT settings FROM owners",
    "SELECT path FROM imports",
)


class Remains:
    """A home, as somebody who searches it for traces of one scope sees it."""

    def __init__(self, database: Database, scope: str) -> None:
        self._database = database
        self._home = database.path.parent
        self._segments = folder(self._home, scope)

    def survivors(self) -> Iterator[bytes]:
        """All that the store holds for any scope, in blocks that cut no single value in two."""
        with self._database.reading() as connection:
            for asked in _HELD:
                block: list[bytes] = []
                size = 0
                for (value,) in connection.execute(asked):
                    block.append(value if isinstance(value, bytes) else value.encode("utf-8", "replace"))
                    size += len(block[-1])
                    if size >= BLOCK:
                        yield b"\n".join(block)
                        block, size = [], 0
                yield b"\n".join(block)

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
