"""Merging: several segments become one, with endings applied to the documents they concern.

Works on arrays alone, never on text, and some hundred thousand postings at a time, so that its memory hardly grows with
the segments and no step of it keeps other threads waiting. Documents that were withdrawn, and words that nothing has
any more, are gone from the result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from memory_core.index.inverted import IntArray, Inverted, by_key
from memory_core.index.sealing import code_type
from memory_core.index.segment import Segment, last_of_each
from memory_core.model.instant import FOREVER
from memory_core.store.arrays import let_go
from memory_core.store.shelf import Arrays, Layout

AT_A_TIME: Final = 2**17
"""How many postings are in hand at once."""

Create = Callable[[Layout], Arrays]
"""Makes writable arrays of a layout: in memory, or in a file."""


def in_memory(layout: Layout) -> Arrays:
    """Arrays that live in memory only."""
    return {name: np.empty(length, dtype=dtype) for name, (dtype, length) in layout.items()}


def merged(segments: Sequence[Segment], create: Create = in_memory, erased: Collection[int] = frozenset()) -> Segment:
    """One segment with the documents and endings of several (at least one), oldest first, but for those `erased`.

    Segments are given in the order in which they were made, since of two endings of one document the later holds.
    """
    gone = np.array(sorted(erased), dtype=np.int64)
    docs = _Documents(segments, gone)
    ends = _Endings(segments, docs, gone)
    vocabulary = _Joint([segment.arrays["words"] for segment in segments])
    words = _Lists([segment.words for segment in segments], docs.moved, vocabulary)
    endings = _Lists([segment.endings for segment in segments], ends.moved, vocabulary)
    facets = _Lists([segment.facets for segment in segments], docs.moved)
    threads = _Lists([segment.threads for segment in segments], docs.moved)
    used = (words.counts + endings.counts) > 0
    pairs, recoded = _pairs(segments)
    columns: dict[str, NDArray[Any]] = {"upto": np.array([max(segment.upto for segment in segments)], dtype=np.int64)}
    columns |= docs.columns() | ends.columns() | {"pair_tf": pairs >> 32, "pair_length": pairs & 0xFFFFFFFF}
    columns |= {"words": words.keys[used], "facets": facets.keys[facets.counts > 0]}
    columns |= {"threads": threads.keys[threads.counts > 0]}
    columns["word_offsets"], columns["end_offsets"] = words.offsets(used), endings.offsets(used)
    columns["facet_offsets"], columns["thread_offsets"] = facets.offsets(), threads.offsets()
    narrow = {"pair_tf": np.int32, "pair_length": np.int32}
    columns |= {name: columns[name].astype(dtype) for name, dtype in narrow.items()}
    lists = {"word_docs": words, "end_rows": endings, "facet_docs": facets, "thread_docs": threads}
    arrays = create(
        {name: (column.dtype, len(column)) for name, column in columns.items()}
        | {name: (np.dtype(np.int32), int(part.counts.sum())) for name, part in lists.items()}
        | {"word_codes": (np.dtype(code_type(len(pairs))), int(words.counts.sum()))}
        | {"thread_of": (np.dtype(np.int32), docs.size)}
    )
    for name, column in columns.items():
        arrays[name][:] = column
    codes = [(segment.arrays["word_codes"], recode) for segment, recode in zip(segments, recoded, strict=True)]
    steps = [words.written(arrays["word_docs"], arrays["word_codes"], codes)]
    steps += [lists[name].written(arrays[name]) for name in ("end_rows", "facet_docs", "thread_docs")]
    for _ in chain.from_iterable(steps):
        for held in (arrays, *(segment.arrays for segment in segments)):
            let_go(held)
    arrays["thread_of"][arrays["thread_docs"]] = np.repeat(
        np.arange(len(arrays["threads"]), dtype=np.int32), np.diff(arrays["thread_offsets"])
    )
    return Segment(arrays)


def _joined(segments: Sequence[Segment], name: str) -> NDArray[Any]:
    return np.concatenate([segment.arrays[name] for segment in segments])


def _split(whole: IntArray, sizes: Sequence[int]) -> list[IntArray]:
    return np.split(whole, np.cumsum(sizes)[:-1])


@dataclass(init=False)
class _Documents:
    """The documents of all segments, put in order; `moved[s][d]` is the new place of a document, -1 if withdrawn."""

    moved: list[IntArray]
    order: IntArray

    def __init__(self, segments: Sequence[Segment], gone: IntArray) -> None:
        self.segments = segments
        self.number = _joined(segments, "number")
        self._by_number = np.argsort(self.number, kind="stable")
        self.known_to = _joined(segments, "known_to").astype(np.int64)
        self._apply_endings()
        known_from = _joined(segments, "known_from")
        erased = np.isin(self.number, gone)
        self.known_to[erased] = known_from[erased]
        kept = np.flatnonzero(self.known_to > known_from)
        self.order = kept[np.lexsort((self.number[kept], known_from[kept]))]
        moved = np.full(len(self.number), -1, dtype=np.int64)
        moved[self.order] = np.arange(len(self.order))
        self.moved = _split(moved, [segment.size for segment in segments])

    @property
    def size(self) -> int:
        return len(self.order)

    def places(self, numbers: IntArray) -> IntArray:
        """Where documents of these numbers stood before they were put in order, -1 where they are elsewhere."""
        if not len(self.number):
            return np.full(len(numbers), -1, dtype=np.int64)
        found = np.searchsorted(self.number, numbers, sorter=self._by_number)
        found[found == len(self.number)] = 0
        places = self._by_number[found]
        return np.where(self.number[places] == numbers, places, -1)

    def _apply_endings(self) -> None:
        for segment in self.segments:
            foreign = np.flatnonzero(~segment.arrays["end_own"])
            places = self.places(segment.arrays["end_number"][foreign])
            here = places >= 0
            self.known_to[places[here]] = segment.arrays["end_to"][foreign[here]]

    def columns(self) -> dict[str, NDArray[Any]]:
        names = ("known_from", "occurred_from", "occurred_to", "number", "seq", "length")
        columns = {name: _joined(self.segments, name)[self.order] for name in names}
        columns["known_to"] = self.known_to[self.order]
        return columns | self._ids(columns["number"])

    def _ids(self, number: IntArray) -> dict[str, NDArray[Any]]:
        """The ids in the new order, as rows of one width, which sort without a Python object each."""
        lengths = np.concatenate([np.diff(segment.arrays["id_offsets"]) for segment in self.segments])
        width = int(lengths.max(initial=1))
        inside = np.arange(width) < lengths[:, np.newaxis]
        rows = np.zeros(inside.shape, dtype=np.uint8)
        rows[inside] = _joined(self.segments, "id_bytes")
        rows, lengths = rows[self.order], lengths[self.order]
        rank = np.empty(self.size, dtype=np.int32)
        rank[np.lexsort((number, rows.view(f"S{width}").ravel()))] = np.arange(self.size)
        return {
            "id_rank": rank,
            "id_offsets": np.concatenate(([0], np.cumsum(lengths))).astype(np.int64),
            "id_bytes": rows[inside[self.order]],
        }


@dataclass(init=False)
class _Endings:
    """The endings of all segments, put in order of time; `moved[s][r]` is the new row of an ending, -1 if it is spent.

    A document that is here keeps one ending at most, its own; an ending of a document elsewhere stays foreign.
    """

    moved: list[IntArray]

    def __init__(self, segments: Sequence[Segment], docs: _Documents, gone: IntArray) -> None:
        number, to = _joined(segments, "end_number"), _joined(segments, "end_to").astype(np.int64)
        sign, own = _joined(segments, "end_sign"), _joined(segments, "end_own").astype(np.bool_)
        place = docs.places(number)
        here, there = np.flatnonzero(place >= 0), np.flatnonzero(place < 0)
        shortening = here[sign[here] < 0]
        kept = np.sort(last_of_each(place[shortening], shortening)[1])
        at = place[kept]
        ends = (docs.known_to[at] != FOREVER) & (docs.known_to[at] > _joined(segments, "known_from")[at])
        kept = kept[ends]
        to[kept], own[kept] = docs.known_to[place[kept]], True
        time = _joined(segments, "end_time").astype(np.int64)
        time[kept] = to[kept]
        foreign, last = last_of_each(number[there], to[there])
        to[there] = last[np.searchsorted(foreign, number[there])]
        rest = np.concatenate((kept, there[~np.isin(number[there], gone)]))
        self._order = rest[np.argsort(time[rest], kind="stable")]
        self._columns = {"end_time": time, "end_sign": sign, "end_number": number, "end_to": to, "end_own": own}
        self._columns["end_length"] = _joined(segments, "end_length")
        moved = np.full(len(number), -1, dtype=np.int64)
        moved[self._order] = np.arange(len(self._order))
        self.moved = _split(moved, [len(segment.arrays["end_time"]) for segment in segments])

    def columns(self) -> dict[str, NDArray[Any]]:
        return {name: column[self._order] for name, column in self._columns.items()}


def _pairs(segments: Sequence[Segment]) -> tuple[IntArray, list[IntArray]]:
    """The distinct pairs of term count and length, and for each segment the new code of each of its codes."""
    parts = [s.arrays["pair_tf"].astype(np.int64) << 32 | s.arrays["pair_length"] for s in segments]
    together = np.unique(np.concatenate(parts))
    return together, [np.searchsorted(together, part) for part in parts]


@dataclass(init=False)
class _Joint:
    """The distinct `keys` of several sorted arrays, in order; for each array the `places` of its keys among them."""

    keys: NDArray[Any]
    places: list[NDArray[np.int32]]

    def __init__(self, parts: Sequence[NDArray[Any]]) -> None:
        # What is no longer needed is let go at once: the words of a large merge are tens of megabytes.
        keys = np.concatenate(parts)
        # Sorted parts are runs to a stable sort, which merges them; numpy's unique would hash each key first.
        order = np.argsort(keys, kind="stable")
        keys = keys[order]
        first = np.ones(len(keys), dtype=np.bool_)
        np.not_equal(keys[1:], keys[:-1], out=first[1:])
        self.keys = keys[first]
        del keys
        places = np.empty(len(order), dtype=np.int32)
        places[order] = np.cumsum(first, dtype=np.int32) - np.int32(1)
        self.places = np.split(places, np.cumsum([len(part) for part in parts])[:-1])


class _Lists:
    """Inverted lists of several segments, to be written as one. `counts` are the lengths of the merged lists.

    `moved` are the new numbers of each segment's values, -1 for those that are gone.
    """

    def __init__(self, parts: Sequence[Inverted], moved: Sequence[IntArray], joint: _Joint | None = None) -> None:
        joint = joint or _Joint([lists.keys for lists in parts])
        self.keys, self._parts = joint.keys, list(zip(parts, moved, joint.places, strict=True))
        self.counts = np.zeros(len(self.keys), dtype=np.int64)
        for lists, numbers, places in self._parts:
            self.counts[places] += np.diff(lists.offsets)
            gone = numbers < 0
            if gone.any():
                dropped = np.flatnonzero(gone[lists.values])
                owner = np.searchsorted(lists.offsets, dropped, side="right") - 1
                self.counts -= np.bincount(places[owner], minlength=len(self.keys))

    def offsets(self, used: NDArray[np.bool_] | None = None) -> IntArray:
        """Offsets over the keys that are used, by default those with anything in their list."""
        counts = self.counts[self.counts > 0 if used is None else used]
        return np.concatenate(([0], np.cumsum(counts))).astype(np.int64)

    def written(
        self,
        values: NDArray[Any],
        codes: NDArray[Any] | None = None,
        recoded: Sequence[tuple[NDArray[Any], IntArray]] = (),
    ) -> Iterator[None]:
        """Fill the flat array of values and, side by side, of codes, a step each time the next one is asked for."""
        written = 0
        for first, last in self._chunks():
            key, value, code = self._gathered(first, last, recoded)
            order = by_key(key, value)
            values[written : written + len(order)] = value[order]
            if codes is not None:
                codes[written : written + len(order)] = code[order]
            written += len(order)
            yield

    def _chunks(self) -> list[tuple[int, int]]:
        """Stretches of keys whose lists are not too much at once."""
        before = np.concatenate(([0], np.cumsum(self.counts)))
        cuts = [0]
        while cuts[-1] < len(self.keys):
            fits = int(np.searchsorted(before, before[cuts[-1]] + AT_A_TIME, side="right")) - 1
            cuts.append(min(max(fits, cuts[-1] + 1), len(self.keys)))
        return list(pairwise(cuts))

    def _gathered(
        self, first: int, last: int, recoded: Sequence[tuple[NDArray[Any], IntArray]]
    ) -> tuple[IntArray, IntArray, IntArray]:
        keys, values, codes = [], [], []
        for at, (lists, moved, places) in enumerate(self._parts):
            # Bounds of another type would make numpy convert, that is copy, all places.
            low, high = np.searchsorted(places, np.array([first, last], dtype=np.int32)).tolist()
            start, end = int(lists.offsets[low]), int(lists.offsets[high])
            value = moved[lists.values[start:end]]
            kept = value >= 0
            keys.append(np.repeat(places[low:high], np.diff(lists.offsets[low : high + 1]))[kept])
            values.append(value[kept])
            if recoded:
                old, new = recoded[at]
                codes.append(new[old[start:end]][kept])
        return np.concatenate(keys), np.concatenate(values), np.concatenate(codes) if codes else np.empty(0, np.int64)
