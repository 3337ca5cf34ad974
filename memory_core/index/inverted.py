"""Inverted lists: sorted distinct keys, each with its sorted list of numbers, as three flat arrays.

The one structure behind words, facets, threads and endings. `values[offsets[i]:offsets[i+1]]` belongs to `keys[i]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Inverted:
    """Keys (bytes or int64, ascending, distinct), offsets (one more than keys), values (ascending within a key)."""

    keys: NDArray[Any]
    offsets: IntArray
    values: NDArray[np.int32]

    def find(self, wanted: NDArray[Any]) -> IntArray:
        """The place of each wanted key among the keys, -1 where it is not there."""
        if not len(self.keys) or not len(wanted):
            return np.full(len(wanted), -1, dtype=np.int64)
        # Wider keys than ours would make numpy widen, that is copy, the whole vocabulary.
        narrow = wanted.astype(self.keys.dtype, copy=False)
        places = np.searchsorted(self.keys, narrow)
        places[places == len(self.keys)] = 0
        places[self.keys[places] != wanted] = -1
        return places

    def at(self, place: int) -> NDArray[np.int32]:
        """The numbers of the key at a place that `find` gave; empty for -1."""
        return self.values[self.offsets[place] : self.offsets[place + 1]] if place >= 0 else self.values[:0]

    def list(self, key: bytes) -> NDArray[np.int32]:
        """The numbers of the key; empty when it is not there."""
        return self.at(int(self.find(np.array([key]))[0]))


def below(values: NDArray[np.int32], bound: int) -> int:
    """How many of the ascending values are below the bound."""
    # A bound of another type would make numpy convert, that is copy, the whole list.
    return int(np.searchsorted(values, np.int32(bound)))


def inverted(keys: NDArray[Any], codes: IntArray, values: NDArray[Any]) -> tuple[Inverted, IntArray]:
    """Invert pairs of a key's place and a value; also the order in which the pairs now stand, to carry columns along.

    >>> lists, _ = inverted(np.array([b"a", b"b"]), np.array([1, 0, 1]), np.array([2, 1, 0]))
    >>> lists.list(b"b").tolist()
    [0, 2]
    """
    order = by_key(codes, values)
    offsets = np.concatenate(([0], np.cumsum(np.bincount(codes, minlength=len(keys)))))
    return Inverted(keys, offsets.astype(np.int64), values[order].astype(np.int32)), order


def by_key(codes: NDArray[Any], values: NDArray[Any]) -> IntArray:
    """The order that sorts by code and then by value; both are below 2**31 and not negative."""
    # One sort of a joined number is ten times as fast as numpy's lexsort, more so where runs are sorted already.
    return np.argsort(codes.astype(np.int64) << 31 | values, kind="stable")
