"""Filters: which documents a search may return. They never touch the statistics a score is made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memory_core.index.document import facet, thread_key
from memory_core.index.segment import Segment
from memory_core.model.interval import Interval


@dataclass(frozen=True, slots=True)
class Filter:
    """Documents that have one facet of every group, lie in the thread, and overlap the stretch.

    `thread` is the id of a thread, or of a document for the replies to it. An empty filter lets everything pass.
    """

    groups: tuple[tuple[bytes, ...], ...] = ()
    thread: str = ""
    occurred: Interval | None = None

    @property
    def empty(self) -> bool:
        """Whether everything passes."""
        return self == Filter()

    def passes(self, segment: Segment, docs: NDArray[Any]) -> NDArray[np.bool_]:
        """For each of these documents of the segment whether it passes."""
        passing = np.ones(len(docs), dtype=np.bool_)
        for group in self.groups:
            passing &= _in_any([segment.facets.list(facet) for facet in group], docs)
        if self.thread:
            passing &= _in_any(_in_thread(segment, self.thread), docs)
        if self.occurred is not None:
            start = segment.arrays["occurred_from"][docs]
            end = np.maximum(segment.arrays["occurred_to"][docs], start + 1)
            passing &= (start < self.occurred.end) & (end > self.occurred.start)
        return passing

    def candidates(self, segment: Segment) -> NDArray[Any] | None:
        """A short list that holds every document that passes; None when no part of the filter has a list."""
        lists = [np.concatenate([segment.facets.list(facet) for facet in group]) for group in self.groups]
        if self.thread:
            lists.append(np.concatenate(_in_thread(segment, self.thread)))
        return distinct(min(lists, key=len)) if lists else None


EVERYTHING = Filter()


def _in_thread(segment: Segment, thread: str) -> list[NDArray[np.int32]]:
    return [segment.in_thread(thread_key(thread)), segment.facets.list(facet("reply", thread))]


def _in_any(lists: list[NDArray[Any]], docs: NDArray[Any]) -> NDArray[np.bool_]:
    if sum(map(len, lists)) < len(lists) * len(docs):
        # Lists that are many or short: to join them is quicker than to look every document up in each.
        return present(distinct(np.concatenate(lists)), docs)[1]
    found = np.zeros(len(docs), dtype=np.bool_)
    for each in lists:
        found |= present(each, docs)[1]
    return found


def distinct(docs: NDArray[Any]) -> NDArray[Any]:
    """The documents in order, each once."""
    # numpy's unique hashes first, which takes many times as long as sorting.
    docs = np.sort(docs)
    return docs[np.concatenate(([True], docs[1:] != docs[:-1]))] if len(docs) else docs


def present(sorted_list: NDArray[Any], docs: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Where each document would stand in a sorted list, and whether it is there."""
    if not len(sorted_list):
        return np.zeros(len(docs), dtype=np.int64), np.zeros(len(docs), dtype=np.bool_)
    places = np.searchsorted(sorted_list, docs)
    places[places == len(sorted_list)] = 0
    return places, sorted_list[places] == docs
