"""Documents in order of time at an instant: for searches without words, and for what stands beside a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memory_core.index.filter import Filter, present
from memory_core.index.index import Index
from memory_core.index.inverted import below
from memory_core.index.segment import Segment
from memory_core.model.instant import Instant


@dataclass(frozen=True, slots=True, order=True)
class Placed:
    """A document and when it occurred; these sort by time, then by id."""

    occurred: Instant
    id: str


def latest(index: Index, as_of: Instant, wanted: Filter, limit: int) -> list[Placed]:
    """The documents in force that pass, the latest to occur first, ties by id; at most `limit`."""
    found: list[Placed] = []
    for segment in index.parts:
        docs = _in_force(index, segment, as_of, wanted)
        occurred = segment.arrays["occurred_from"][docs]
        if len(docs) > limit:
            least = np.partition(occurred, len(docs) - limit)[len(docs) - limit]
            docs = docs[occurred >= least]
        found += _placed(segment, docs)
    return sorted(found, key=lambda placed: (-placed.occurred, placed.id))[:limit]


def beside(index: Index, as_of: Instant, thread_id: str, placed: Placed) -> tuple[Placed | None, Placed | None]:
    """What is in force just before and just after a document in its thread, in order of time and then id."""
    near: list[Placed] = []
    for segment in index.parts:
        docs = _in_force(index, segment, as_of, Filter(thread=thread_id))
        if not len(docs):
            continue
        occurred = segment.arrays["occurred_from"][docs]
        earlier, later = occurred[occurred < placed.occurred], occurred[occurred > placed.occurred]
        here = occurred == placed.occurred
        if len(earlier):
            here |= occurred == earlier.max()
        if len(later):
            here |= occurred == later.min()
        near += [each for each in _placed(segment, docs[here]) if each.id != placed.id]
    return (
        max((each for each in near if each < placed), default=None),
        min((each for each in near if each > placed), default=None),
    )


def ever(index: Index, wanted: Filter, words: Sequence[bytes] = ()) -> set[str]:
    """The ids of all documents that pass, have all the words, and stood at any instant at all."""
    found: set[str] = set()
    for segment in index.parts:
        docs = wanted.candidates(segment)
        docs = np.arange(segment.size, dtype=np.int32) if docs is None else docs
        for word in words:
            docs = docs[present(segment.words.list(word), docs)[1]]
        docs = docs[index.known_to(segment, docs) > segment.arrays["known_from"][docs]]
        found |= set(segment.ids(docs[wanted.passes(segment, docs)]))
    return found


def _in_force(index: Index, segment: Segment, as_of: Instant, wanted: Filter) -> NDArray[Any]:
    known = segment.known_by(as_of)
    narrowed = wanted.candidates(segment)
    docs = np.arange(known, dtype=np.int32) if narrowed is None else narrowed[: below(narrowed, known)]
    return docs[(index.known_to(segment, docs) > as_of) & wanted.passes(segment, docs)] if len(docs) else docs


def _placed(segment: Segment, docs: NDArray[Any]) -> list[Placed]:
    occurred = segment.arrays["occurred_from"][docs].tolist()
    return [Placed(*each) for each in zip(occurred, segment.ids(docs), strict=True)]
