"""The proof of a forgetting: no file of the home holds a stretch of what went that nothing which stays says too.

Stretches are windows of 24 bytes, in the form in which the store writes texts; single words are looked for in the
vocabularies of the index.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

import numpy as np

from memory_core.forget.windows import WIDTH, Key, Numbers, Search, distinct, numbers
from memory_core.store.remains import Remains

MOST: Final = 200_000
"""Windows in a receipt; of more than these, those with the least numbers stand for all."""


@dataclass(frozen=True, slots=True)
class Traces:
    """What was looked for and what was found: windows, terms, and the names of the files that hold some of either."""

    sought: int
    windows: int
    terms: int
    files: tuple[str, ...]

    @property
    def none(self) -> bool:
        """Whether nothing was found."""
        return not self.windows and not self.terms


def windows_of(texts: Iterable[str], secret: bytes) -> Numbers:
    """The windows of these texts as the store writes them, ascending."""
    key = Key.of(secret)
    found = distinct(*(numbers(_written(text), key) for text in texts))
    # Least numbers first: the mixing makes them a fair sample.
    return found[:MOST]


def unshared(wanted: Numbers, remains: Remains, secret: bytes) -> Numbers:
    """Those windows that nothing which stays holds, in whatever scope."""
    search = Search(wanted, Key.of(secret))
    shared = wanted[:0]
    for block in remains.survivors():
        shared = np.union1d(shared, search.found(block))
    return np.setdiff1d(wanted, shared, assume_unique=True)


def terms_of(terms: Iterable[str], secret: bytes) -> Numbers:
    """Terms as numbers, ascending."""
    return np.array(sorted({_number(term.encode(), secret) for term in terms}), dtype=np.uint64)


def traces(windows: Numbers, terms: Numbers, remains: Remains, secret: bytes) -> Traces:
    """Search every file of the home for them."""
    search = Search(windows, Key.of(secret))
    seen: dict[str, None] = {}
    found, words = np.empty(0, dtype=np.uint64), np.empty(0, dtype=np.uint64)
    for path, block in remains.files(WIDTH - 1):
        here = search.found(block)
        if len(here):
            found = np.union1d(found, here)
            seen[path.name] = None
    for path, vocabulary in remains.vocabularies() if len(terms) else ():
        held = np.array([_number(word, secret) for word in vocabulary], dtype=np.uint64)
        here = np.intersect1d(terms, held)
        if len(here):
            words = np.union1d(words, here)
            seen[path.name] = None
    return Traces(len(windows) + len(terms), len(found), len(words), tuple(seen))


def _written(text: str) -> bytes:
    return json.dumps(text, ensure_ascii=False)[1:-1].encode("utf-8", "surrogatepass")


def _number(word: bytes, secret: bytes) -> int:
    return int.from_bytes(blake2b(word, key=secret[:32], digest_size=8).digest(), "little")
