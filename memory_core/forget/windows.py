"""Windows: every 24 bytes in a row of some data as a number, under a key, so that data can be searched for secrets.

The number of a window is a polynomial in a secret base modulo 2**64 (Karp and Rabin 1987), mixed with a second secret;
who has numbers and no key can check no guess. Sixteen bytes would be found by chance in other text, a hundred would
miss short sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 24
"""Bytes of a window."""

_ALL: Final = (1 << 64) - 1
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)

Numbers = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Key:
    """The two secrets of a search: the base (odd) and what numbers are mixed with."""

    base: int
    mask: int

    @staticmethod
    def of(secret: bytes) -> Key:
        """The key that 16 or more bytes make."""
        return Key(int.from_bytes(secret[:8], "little") | 1, int.from_bytes(secret[8:16], "little"))


def numbers(data: bytes, key: Key) -> Numbers:
    """The number of each window of the data, in order; none for fewer than 24 bytes."""
    if len(data) < WIDTH:
        return np.empty(0, dtype=np.uint64)
    one = np.frombuffer(data, dtype=np.uint8).astype(np.uint64)
    two = _joined(one, one, 1, key)
    four = _joined(two, two, 2, key)
    eight = _joined(four, four, 4, key)
    sixteen = _joined(eight, eight, 8, key)
    return _mixed(_joined(sixteen, eight, 16, key, 8), key)


def distinct(*found: Numbers) -> Numbers:
    """The numbers in order, each once."""
    return np.unique(np.concatenate(found)) if found else np.empty(0, dtype=np.uint64)


def among(found: Numbers, wanted: Numbers) -> Numbers:
    """Those of the ascending `wanted` that are found."""
    if not len(wanted):
        return wanted
    # Nearly everything is turned away by a table of its low bits, before anything is compared.
    table = np.zeros(1 << 20, dtype=np.bool_)
    table[(wanted & np.uint64(0xFFFFF)).astype(np.int64)] = True
    found = found[table[(found & np.uint64(0xFFFFF)).astype(np.int64)]]
    return wanted[np.isin(wanted, found)]


def _joined(first: Numbers, second: Numbers, width: int, key: Key, shift: int = 0) -> Numbers:
    """Numbers of wider windows: `first` of this width, then `second`, which is as wide or `shift` bytes wide."""
    after = shift or width
    whole = len(first) - after if not shift else len(second) - width
    return first[:whole] * np.uint64(pow(key.base, after, 1 << 64)) + second[width : width + whole]


def _mixed(plain: Numbers, key: Key) -> Numbers:
    mixed = plain ^ np.uint64(key.mask & _ALL)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    return mixed ^ (mixed >> np.uint64(31))
