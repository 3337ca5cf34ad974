"""Taking documents back by the log entries they were opened from, when their words are not at hand any more.

An entry that was erased has no body left to read, but a segment still knows which words each of its documents has. So
an ending can be made from the arrays alone, which takes a document out of sight and out of all counts at once; the
segments themselves are then written anew without it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memory_core.index.document import Ending
from memory_core.index.index import Index
from memory_core.index.inverted import IntArray
from memory_core.index.segment import Segment
from memory_core.model.instant import Instant


def opened_by(index: Index, seqs: Collection[int]) -> Iterator[tuple[Segment, NDArray[Any]]]:
    """The documents that these entries opened, withdrawn ones included, by segment, where there are any."""
    wanted = np.array(sorted(seqs), dtype=np.int64)
    for segment in index.parts:
        docs = np.flatnonzero(np.isin(segment.arrays["seq"], wanted))
        if len(docs):
            yield segment, docs


def withdrawn(index: Index, seqs: Collection[int]) -> tuple[list[Ending], set[int]]:
    """Endings that withdraw what these entries opened and still stands, and the numbers of all that they opened."""
    endings: list[Ending] = []
    numbers: set[int] = set()
    for segment, docs in opened_by(index, seqs):
        numbers |= set(segment.arrays["number"][docs].tolist())
        ends, starts = index.known_to(segment, docs), segment.arrays["known_from"][docs]
        standing = docs[ends > starts]
        words = _words(segment, standing)
        for doc, end in zip(standing.tolist(), ends[ends > starts].tolist(), strict=True):
            number, start = int(segment.arrays["number"][doc]), int(segment.arrays["known_from"][doc])
            endings.append(Ending(number, Instant(end), Instant(start), words[doc]))
    return endings, numbers


def concerned(segment: Segment, numbers: Collection[int]) -> bool:
    """Whether a segment has one of these documents, or an ending of one."""
    wanted = np.array(sorted(numbers), dtype=np.int64)
    return bool(np.isin(segment.arrays["number"], wanted).any() or np.isin(segment.arrays["end_number"], wanted).any())


def outlives(segment: Segment, numbers: Collection[int]) -> bool:
    """Whether anything is left of a segment without these documents and their endings."""
    wanted = np.array(sorted(numbers), dtype=np.int64)
    left = ~np.isin(segment.arrays["number"], wanted), ~np.isin(segment.arrays["end_number"], wanted)
    return bool(left[0].any() or left[1].any())


def _words(segment: Segment, docs: NDArray[Any]) -> dict[int, dict[str, int]]:
    """The words of these documents with their counts, read off the inverted lists."""
    chosen = np.zeros(segment.size, dtype=np.bool_)
    chosen[docs] = True
    rows = np.flatnonzero(chosen[segment.arrays["word_docs"]])
    places: IntArray = np.searchsorted(segment.arrays["word_offsets"], rows, side="right") - 1
    counts = segment.arrays["pair_tf"][segment.arrays["word_codes"][rows]]
    found: dict[int, dict[str, int]] = {doc: {} for doc in docs.tolist()}
    columns = (segment.arrays["word_docs"][rows].tolist(), segment.arrays["words"][places].tolist(), counts.tolist())
    for doc, word, count in zip(*columns, strict=True):
        found[doc][word.decode()] = count
    return found
