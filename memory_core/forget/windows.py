"""Windows: every 24 bytes in a row of some data as a number, under a key, so that data can be searched for secrets.

The number of a window is a polynomial in a secret base modulo 2**64 (Karp and Rabin 1987), mixed with a second secret;
who has numbers and no key can check no guess. Sixteen bytes would be found by chance in other text, a hundred would
miss short sentences.

A hundred megabytes are searched beside people who wait for answers. So a polynomial is the difference of two prefix
sums (an odd base has an inverse), and instead of mixing what every window comes to, what is sought is unmixed, once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 24
"""Bytes of a window."""

_PIECE: Final = 1 << 14
"""Bytes that are worked on at once: what comes of them stays in the cache of a processor."""
_SPARSE: Final = 16
"""How many times more rows the table has than there are numbers sought, at least."""
_LEAST: Final = 16
"""The table has two to the power of this many rows, at least."""
_MODULUS: Final = 1 << 64
_FACTORS: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
_SHIFTS: Final = (30, 27, 31)

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


class Search:
    """Looks for some windows, given by their numbers under a key, in as much data as it is shown."""

    def __init__(self, wanted: Numbers, key: Key) -> None:
        self._key = key
        self._wanted = wanted
        self._plain = _unmixed(wanted, key)
        rows = max(_LEAST, (_SPARSE * len(wanted)).bit_length())
        self._shift = np.uint64(64 - rows)
        # Nearly everything is turned away by a table of its high bits, before anything is compared.
        self._table = np.zeros(1 << rows, dtype=np.bool_)
        self._table[self._row(self._plain)] = True

    def found(self, data: bytes) -> Numbers:
        """Those of the numbers sought whose windows are in the data, in the order they were given."""
        likely = [plain[self._table[self._row(plain)]] for plain in _plain(data, self._key)]
        return self._wanted[np.isin(self._plain, np.concatenate(likely))] if likely else self._wanted[:0]

    def _row(self, plain: Numbers) -> NDArray[np.int64]:
        return (plain >> self._shift).view(np.int64)


def numbers(data: bytes, key: Key) -> Numbers:
    """The number of each window of the data, in order; none for fewer than 24 bytes."""
    plain = list(_plain(data, key))
    return _mixed(np.concatenate(plain), key) if plain else np.empty(0, dtype=np.uint64)


def distinct(*found: Numbers) -> Numbers:
    """The numbers in order, each once."""
    return np.unique(np.concatenate(found)) if found else np.empty(0, dtype=np.uint64)


def _plain(data: bytes, key: Key) -> Iterator[Numbers]:
    """What each window's polynomial comes to, in order, in arrays of at most a piece."""
    up, down = _powers(key.base), _powers(pow(key.base, -1, _MODULUS))
    whole = np.frombuffer(data, dtype=np.uint8)
    for start in range(0, len(data) - WIDTH + 1, _PIECE - WIDTH + 1):
        piece = whole[start : start + _PIECE]
        sums = np.zeros(len(piece) + 1, dtype=np.uint64)
        np.cumsum(piece * down[: len(piece)], out=sums[1:])
        yield (sums[WIDTH:] - sums[:-WIDTH]) * up[WIDTH - 1 : len(piece)]


@lru_cache(maxsize=8)
def _powers(base: int) -> Numbers:
    """The base to the power of 0, 1 and so on, for each byte of a piece."""
    factors = np.full(_PIECE, base, dtype=np.uint64)
    factors[0] = 1
    powers: Numbers = np.multiply.accumulate(factors)
    powers.flags.writeable = False
    return powers


def _mixed(plain: Numbers, key: Key) -> Numbers:
    first, second = map(np.uint64, _FACTORS)
    mixed = plain ^ np.uint64(key.mask)
    mixed = _folded(mixed, _SHIFTS[0]) * first
    mixed = _folded(mixed, _SHIFTS[1]) * second
    return _folded(mixed, _SHIFTS[2])


def _unmixed(mixed: Numbers, key: Key) -> Numbers:
    """The inverse of `_mixed`."""
    first, second = (np.uint64(pow(each, -1, _MODULUS)) for each in _FACTORS)
    plain = _unfolded(mixed, _SHIFTS[2]) * second
    plain = _unfolded(plain, _SHIFTS[1]) * first
    return _unfolded(plain, _SHIFTS[0]) ^ np.uint64(key.mask)


def _folded(values: Numbers, shift: int) -> Numbers:
    return values ^ (values >> np.uint64(shift))


def _unfolded(folded: Numbers, shift: int) -> Numbers:
    """The inverse of `_folded`: each round sets `shift` more bits right, from the highest down."""
    values = folded
    for _ in range(64 // shift):
        values = folded ^ (values >> np.uint64(shift))
    return values
