"""A segment: some documents and some endings as immutable arrays, in memory or mapped from a file.

Documents stand in order of `known_from`, so what was known by an instant is a prefix. Endings stand in order of their
time, so what had ended by then is a prefix too. An ending carries +1 or -1: moving an end takes back the old one (+1)
and adds the new one (-1), and every count at an instant is a sum over two prefixes.

An ending is `own` when its document is in this segment and already carries the end; others are `foreign`: the document
stands in an older segment, and readers apply the new end over it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from memory_core.index.inverted import IntArray, Inverted, below
from memory_core.model.instant import Instant

FIELDS: Final[Mapping[str, str]] = {
    "known_from": "int64",
    "known_to": "int64",
    "occurred_from": "int64",
    "occurred_to": "int64",
    "number": "int64",
    "seq": "int64",
    "length": "int32",
    "thread_of": "int32",
    "id_rank": "int32",
    "id_offsets": "int64",
    "id_bytes": "uint8",
    "words": "S",
    "word_offsets": "int64",
    "word_docs": "int32",
    "word_codes": "uint16",
    "pair_tf": "int32",
    "pair_length": "int32",
    "facets": "S",
    "facet_offsets": "int64",
    "facet_docs": "int32",
    "threads": "int64",
    "thread_offsets": "int64",
    "thread_docs": "int32",
    "end_time": "int64",
    "end_sign": "int8",
    "end_length": "int32",
    "end_number": "int64",
    "end_to": "int64",
    "end_own": "bool",
    "end_offsets": "int64",
    "end_rows": "int32",
    "upto": "int64",
}
"""The arrays of a segment and their types ("S": bytes as wide as the longest). `pair_*` list the distinct pairs of term
count and document length; `word_codes` (uint32 where there are many) names one for each entry of `word_docs`, so that a
posting's weight is looked up and not computed. `end_rows` are the endings of each word, with offsets over the same
`words`. `id_rank` is a document's place when ids are sorted. `upto` is one number: how far into the log it reaches."""


@dataclass(frozen=True)
class Segment:
    """Documents and endings as arrays (see FIELDS), with the look-ups that ranking needs. `name` is "" in memory."""

    arrays: Mapping[str, NDArray[Any]]
    name: str = ""

    @property
    def size(self) -> int:
        """How many documents it holds, ended ones included."""
        return len(self.arrays["known_from"])

    @property
    def upto(self) -> int:
        """The last entry of the log it covers; later segments cover later ones."""
        return int(self.arrays["upto"][0])

    @property
    def weight(self) -> int:
        """How many documents and endings it holds: what merging it costs."""
        return self.size + len(self.arrays["end_time"])

    @cached_property
    def words(self) -> Inverted:
        """Words and the documents that have them."""
        return Inverted(self.arrays["words"], self.arrays["word_offsets"], self.arrays["word_docs"])

    @cached_property
    def facets(self) -> Inverted:
        """Facets and the documents that have them."""
        return Inverted(self.arrays["facets"], self.arrays["facet_offsets"], self.arrays["facet_docs"])

    @cached_property
    def threads(self) -> Inverted:
        """Thread keys and the documents in them."""
        return Inverted(self.arrays["threads"], self.arrays["thread_offsets"], self.arrays["thread_docs"])

    def in_thread(self, key: int) -> NDArray[np.int32]:
        """The documents in the thread of this key."""
        return self.threads.at(int(self.threads.find(np.array([key], dtype=np.int64))[0]))

    @cached_property
    def endings(self) -> Inverted:
        """Words and the endings that concern them, as rows."""
        return Inverted(self.arrays["words"], self.arrays["end_offsets"], self.arrays["end_rows"])

    @cached_property
    def total_length(self) -> IntArray:
        """Terms in the first n documents, for n = 0, 1, 2, ..."""
        return _sums(self.arrays["length"])

    @cached_property
    def total_sign(self) -> IntArray:
        """Sum of the signs of the first n endings."""
        return _sums(self.arrays["end_sign"])

    @cached_property
    def total_end_length(self) -> IntArray:
        """Sum of sign times length of the first n endings."""
        return _sums(self.arrays["end_sign"].astype(np.int64) * self.arrays["end_length"])

    @cached_property
    def new_ends(self) -> tuple[IntArray, IntArray]:
        """Numbers of documents in older segments that it gives an end, ascending, and these ends."""
        foreign = ~self.arrays["end_own"]
        return last_of_each(self.arrays["end_number"][foreign], self.arrays["end_to"][foreign])

    @cached_property
    def only_shortens(self) -> bool:
        """Whether every ending counts -1, so that counting them is enough."""
        return not bool((self.arrays["end_sign"] > 0).any())

    @cached_property
    def by_seq(self) -> IntArray:
        """The documents in order of their log entry."""
        return np.argsort(self.arrays["seq"], kind="stable")

    def known_by(self, as_of: Instant) -> int:
        """How many documents had been known by an instant: they are the first ones."""
        return int(np.searchsorted(self.arrays["known_from"], as_of, side="right"))

    def ended_by(self, as_of: Instant) -> int:
        """How many endings had taken effect by an instant: they are the first ones."""
        return int(np.searchsorted(self.arrays["end_time"], as_of, side="right"))

    def counted(self, known: int, ended: int) -> tuple[int, int]:
        """How many documents are in force, and their terms, after so many openings and endings."""
        return (
            known + int(self.total_sign[ended]),
            int(self.total_length[known] + self.total_end_length[ended]),
        )

    def spans(self, places: IntArray, known: int) -> list[tuple[int, int]]:
        """From where to where in `word_docs` the first `known` documents of the word at each place stand.

        Equal for a word that is not there (-1).
        """
        bounds = _bounds(self.arrays["word_offsets"], places)
        if known == self.size:
            return bounds
        docs = self.arrays["word_docs"]
        return [(start, start + below(docs[start:end], known) if start < end else end) for start, end in bounds]

    def ended(self, places: IntArray, ended: int) -> IntArray:
        """What the first `ended` endings add to the number of documents with the word at each place."""
        if not ended:
            return np.zeros(len(places), dtype=np.int64)
        bounds = _bounds(self.arrays["end_offsets"], places)
        rows, signs = self.arrays["end_rows"], self.arrays["end_sign"]
        if ended < len(signs):
            bounds = [(start, start + below(rows[start:end], ended) if start < end else end) for start, end in bounds]
        if self.only_shortens:
            return np.array([start - end for start, end in bounds], dtype=np.int64)
        return np.array([signs[rows[start:end]].sum() for start, end in bounds], dtype=np.int64)

    def ids(self, docs: NDArray[Any]) -> list[str]:
        """The ids of these documents."""
        offsets, raw = self.arrays["id_offsets"], self.arrays["id_bytes"]
        return [raw[offsets[doc] : offsets[doc + 1]].tobytes().decode() for doc in docs.tolist()]


def _bounds(offsets: IntArray, places: IntArray) -> list[tuple[int, int]]:
    """From where to where the list at each place goes; equal for -1."""
    there = places >= 0
    starts, ends = offsets[places] * there, offsets[places + 1] * there
    return list(zip(starts.tolist(), ends.tolist(), strict=True))


def last_of_each(numbers: IntArray, ends: IntArray) -> tuple[IntArray, IntArray]:
    """The distinct numbers, ascending, each with the last of the ends that stand beside it."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    last = np.concatenate((ordered[1:] != ordered[:-1], [True])) if len(order) else np.empty(0, dtype=np.bool_)
    return ordered[last], ends[order[last]]


def _sums(values: NDArray[Any]) -> IntArray:
    return np.concatenate(([0], np.cumsum(values, dtype=np.int64)))
