"""What stands around documents in their threads, and how well it fits the query: an answer often follows its question.

Threads are put together from all segments, so what is beside what does not depend on how documents came in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from memory_core.index.inverted import IntArray
from memory_core.index.ranking import FloatArray, Lane, Scored

REACH: Final = 1
"""Places to each side of a document that count as beside it."""


@dataclass(frozen=True, slots=True)
class Near:
    """A document: what its own words score, what its thread adds, and what the words of its neighbours score."""

    id: str
    words: float
    bonus: float
    beside: float


def surroundings(lanes: Sequence[Lane], found: Sequence[Scored]) -> list[Near]:
    """The documents that were found, and those beside them in their threads that pass the filter, sorted by id.

    What is beside a document does not depend on the filter.
    """
    if not found:
        return []
    line = _line(lanes, np.unique(np.array([each.thread for each in found], dtype=np.int64)))
    centres = np.unique(np.array([line.place(each) for each in found], dtype=np.int64))
    shown = line.around(centres, REACH)
    scored = line.around(shown, REACH)
    words = np.zeros(len(line.docs))
    words[scored] = _each(lanes, line, scored, Lane.words_of)
    beside = np.zeros(len(shown))
    for step in (*range(-REACH, 0), *range(1, REACH + 1)):
        there = shown + step
        same = (there >= 0) & (there < len(line.docs))
        same[same] &= line.thread[there[same]] == line.thread[shown[same]]
        beside[same] += words[there[same]]
    bonus = _each(lanes, line, shown, Lane.bonus_of)
    passing = _each(lanes, line, shown, Lane.passes) > 0
    ids = line.ids(lanes, shown[passing])
    near = map(Near, ids, words[shown][passing].tolist(), bonus[passing].tolist(), beside[passing].tolist())
    return sorted(near, key=lambda each: each.id)


@dataclass(frozen=True, slots=True)
class _Line:
    """The documents of some threads, by thread, then time, then id; `lane` says which lane each document is of."""

    thread: IntArray
    occurred: IntArray
    lane: IntArray
    docs: IntArray
    named: dict[int, str]

    def place(self, scored: Scored) -> int:
        """Where a document that was found stands."""
        first = int(np.searchsorted(self.thread, scored.thread))
        last = int(np.searchsorted(self.thread, scored.thread, side="right"))
        times = self.occurred[first:last]
        start = first + int(np.searchsorted(times, scored.occurred))
        end = first + int(np.searchsorted(times, scored.occurred, side="right"))
        return next((at for at in range(start, end) if self.named.get(at, scored.id) == scored.id), start)

    def around(self, places: IntArray, reach: int) -> IntArray:
        """These places and those up to `reach` away in the same thread, ascending."""
        near = (places[:, None] + np.arange(-reach, reach + 1)).ravel()
        thread = np.repeat(self.thread[places], 2 * reach + 1)
        inside = (near >= 0) & (near < len(self.docs))
        near, thread = near[inside], thread[inside]
        return np.unique(near[self.thread[near] == thread])

    def ids(self, lanes: Sequence[Lane], places: IntArray) -> list[str]:
        """The ids of the documents at these places."""
        return [
            lanes[lane].segment.ids(self.docs[place : place + 1])[0]
            for place, lane in zip(places.tolist(), self.lane[places].tolist(), strict=True)
        ]


def _line(lanes: Sequence[Lane], threads: IntArray) -> _Line:
    parts = [_of_lane(number, lane, threads) for number, lane in enumerate(lanes)]
    thread, occurred, number, docs = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.lexsort((occurred, thread))
    thread, occurred, number, docs = thread[order], occurred[order], number[order], docs[order]
    tied = (thread[1:] == thread[:-1]) & (occurred[1:] == occurred[:-1])
    named: dict[int, str] = {}
    for start, end in _runs(tied):
        ids = [lanes[n].segment.ids(docs[at : at + 1])[0] for at, n in enumerate(number[start:end].tolist(), start)]
        by_id = sorted(range(len(ids)), key=ids.__getitem__)
        inner = np.array(by_id) + start
        number[start:end], docs[start:end] = number[inner], docs[inner]
        named |= {start + place: ids[at] for place, at in enumerate(by_id)}
    return _Line(thread, occurred, number, docs, named)


def _runs(tied: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Stretches `[start, end)` of places that are tied with the one before, that one included."""
    edges = np.diff(np.concatenate(([False], tied, [False])).astype(np.int8))
    return list(zip(np.flatnonzero(edges == 1).tolist(), (np.flatnonzero(edges == -1) + 1).tolist(), strict=True))


def _of_lane(number: int, lane: Lane, threads: IntArray) -> tuple[IntArray, IntArray, IntArray, NDArray[Any]]:
    """The documents of one lane that lie in these threads: thread, time, lane and document of each."""
    inverted = lane.segment.threads
    places = inverted.find(threads)
    lists = [inverted.at(place) for place in places[places >= 0].tolist()]
    docs = np.concatenate(lists) if lists else np.empty(0, dtype=np.int32)
    thread = np.repeat(threads[places >= 0], [len(each) for each in lists])
    kept = docs < lane.known
    kept[kept] = lane.in_force(docs[kept])
    docs = docs[kept]
    occurred = lane.segment.arrays["occurred_from"][docs]
    return thread[kept], occurred.astype(np.int64), np.full(len(docs), number), docs.astype(np.int64)


def _each(
    lanes: Sequence[Lane], line: _Line, places: IntArray, measure: Callable[[Lane, NDArray[Any]], NDArray[Any]]
) -> FloatArray:
    """What `measure`, a method of lanes, says of the document at each of these places."""
    values = np.zeros(len(places))
    of_lane = line.lane[places]
    for number in np.unique(of_lane).tolist():
        mine = of_lane == number
        values[mine] = measure(lanes[number], line.docs[places[mine]])
    return values
