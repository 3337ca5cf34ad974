"""The index of a scope as one value: its segments, and what is pending since the last one was sealed.

Adding gives a new index; whoever holds the old one goes on seeing what it saw. Small segments are merged as they come,
eight of a size into one, as far as that is quick; larger merges are `due` and left to whoever has the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from memory_core.index.document import Document, Ending
from memory_core.index.inverted import IntArray
from memory_core.index.merging import merged
from memory_core.index.sealing import sealed
from memory_core.index.segment import Segment, last_of_each
from memory_core.model.instant import FOREVER, Instant

SEAL_AT: Final = 64
"""Documents and endings that are sealed together."""

FAN: Final = 8
"""Segments of one size that become one of the next."""

AT_ONCE: Final = SEAL_AT * FAN**2
"""The largest segment that is merged while its documents are added: some ten milliseconds of work."""

APART: Final = 4
"""How many times as large as all newer ones a segment must be to stay on its own when an ingest is over."""

LARGEST: Final = 2**19
"""No merge makes a segment larger than this, so that memory and pauses stay bounded."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A document that was not withdrawn: its number, and when it ends as far as is known."""

    number: int
    end: Instant


@dataclass(frozen=True)
class Index:
    """Segments, oldest first, and the documents and endings not yet in one."""

    segments: tuple[Segment, ...] = ()
    pending: tuple[Document, ...] = ()
    pending_endings: tuple[Ending, ...] = ()
    upto: int = 0

    def add(self, documents: Sequence[Document], endings: Sequence[Ending], upto: int) -> Index:
        """The index with these as well, which come from the log as far as `upto`."""
        index = replace(
            self, pending=(*self.pending, *documents), pending_endings=(*self.pending_endings, *endings), upto=upto
        )
        if len(index.pending) + len(index.pending_endings) < SEAL_AT:
            return index
        return replace(index, segments=_settled(index.parts), pending=(), pending_endings=())

    @cached_property
    def parts(self) -> tuple[Segment, ...]:
        """All segments to search, the pending documents sealed among them."""
        if not self.pending and not self.pending_endings:
            return self.segments
        return (*self.segments, sealed(self.pending, self.pending_endings, self.upto))

    @cached_property
    def last_change(self) -> Instant:
        """When the last document opened or ended; nothing is ever different after that."""
        times = [segment.arrays["known_from"][-1:] for segment in self.parts]
        times += [segment.arrays["end_time"][: segment.ended_by(Instant(FOREVER - 1))][-1:] for segment in self.parts]
        return Instant(max((int(time) for each in times for time in each), default=-FOREVER))

    @cached_property
    def _new_ends(self) -> tuple[IntArray, IntArray]:
        """Numbers of documents whose end stands in a later segment, ascending, and these ends."""
        ends = [segment.new_ends for segment in self.parts]
        if not ends:
            return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
        return last_of_each(np.concatenate([numbers for numbers, _ in ends]), np.concatenate([to for _, to in ends]))

    def known_to(self, segment: Segment, docs: NDArray[Any]) -> IntArray:
        """When each of these documents of a segment stops being in force."""
        ends: IntArray = segment.arrays["known_to"][docs]
        numbers, to = self._new_ends
        if len(numbers):
            mine = segment.arrays["number"][docs]
            places = np.searchsorted(numbers, mine)
            places[places == len(numbers)] = 0
            ends = np.where(numbers[places] == mine, to[places], ends)
        return ends

    def document_of(self, seq: int) -> int | None:
        """The number of the document that a log entry opened and that was not withdrawn; None when there is none."""
        standing = self.standing(seq)
        return standing.number if standing else None

    def standing(self, seq: int) -> Standing | None:
        """The document that a log entry opened and that was not withdrawn; None when there is none."""
        for segment in reversed(self.parts):
            order = segment.by_seq
            first, last = np.searchsorted(segment.arrays["seq"], [seq, seq + 1], sorter=order).tolist()
            docs = order[first:last]
            ends = self.known_to(segment, docs)
            stands = np.flatnonzero(ends > segment.arrays["known_from"][docs])
            if len(stands):
                return Standing(int(segment.arrays["number"][docs[stands[-1]]]), Instant(int(ends[stands[-1]])))
        return None

    def due(self) -> tuple[Segment, ...]:
        """Neighbouring segments that should become one, oldest first; () when there is nothing to do."""
        for start, end in _runs(self.segments):
            if sum(segment.weight for segment in self.segments[start:end]) <= LARGEST:
                return self.segments[start:end]
        return ()

    def apart(self) -> tuple[Segment, ...]:
        """Neighbours that should become one once nothing more is coming, oldest first; () when there is nothing to do.

        Every query visits every segment, so few are better. From the newest on, a segment joins the newer ones unless
        it is much larger than all of them: a small addition to a large memory must not write the whole of it again.
        """
        end = len(self.segments)
        while end:
            start, weight = end - 1, self.segments[end - 1].weight
            while start and (older := self.segments[start - 1].weight) <= min(APART * weight, LARGEST - weight):
                start, weight = start - 1, weight + older
            if end - start > 1:
                return self.segments[start:end]
            end = start
        return ()

    def replaced(self, old: Iterable[Segment], new: Segment) -> Index:
        """The index with one segment in place of several neighbours."""
        gone = list(old)
        at = next(i for i, segment in enumerate(self.segments) if segment is gone[0])
        return replace(self, segments=(*self.segments[:at], new, *self.segments[at + len(gone) :]))


def _runs(segments: Sequence[Segment]) -> list[tuple[int, int]]:
    """Stretches of FAN neighbours of about one size, the newest first.

    None of them may be much of the whole, or the same documents would be merged over and over.
    """
    weights = [segment.weight for segment in segments]
    ends = range(len(weights), FAN - 1, -1)
    runs = [(end - FAN, end) for end in ends]
    return [(start, end) for start, end in runs if 2 * sum(weights[start:end]) >= FAN * max(weights[start:end])]


def _settled(segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """The segments with quick merges done."""
    while True:
        for start, end in _runs(segments)[:1]:
            run = segments[start:end]
            if sum(segment.weight for segment in run) <= AT_ONCE and not any(segment.name for segment in run):
                segments = (*segments[:start], merged(run), *segments[end:])
                break
        else:
            return segments
