"""The shelf in memory: the twin by which `FileShelf` is judged, and what tests of other folders use."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from threading import Lock
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memory_core.store.log import Position
from memory_core.store.shelf import Layout, Shelved, Stock


class MemoryShelf:
    """A `Shelf` that ends with the process."""

    def __init__(self) -> None:
        self._stock = Stock(Position(0), ())
        self._made = 0
        self._writer = Lock()

    def stock(self) -> Stock:
        """As in `Shelf`."""
        return self._stock

    def create(self, index: str, layout: Layout) -> Shelved:
        """As in `Shelf`."""
        self._made += 1
        arrays = {name: np.zeros(length, dtype) for name, (dtype, length) in layout.items()}
        return Shelved(f"{index}-{self._made}", index, arrays)

    def commit(
        self,
        position: Position,
        added: Collection[Shelved],
        removed: Collection[str],
        erased: Collection[str] = (),
    ) -> None:
        """As in `Shelf`."""
        gone = {*removed, *erased}
        kept = [segment for segment in self._stock.segments if segment.name not in gone]
        self._stock = Stock(position, (*kept, *(_read_only(segment) for segment in added)))

    def clear(self) -> None:
        """As in `Shelf`."""
        self._stock = Stock(Position(0), ())

    def check(self) -> None:
        """As in `Shelf`; memory does not decay."""

    @contextmanager
    def lock(self) -> Iterator[bool]:
        """As in `Shelf`."""
        had = self._writer.acquire(blocking=False)
        try:
            yield had
        finally:
            if had:
                self._writer.release()


def _read_only(segment: Shelved) -> Shelved:
    views: dict[str, NDArray[Any]] = {}
    for name, array in segment.arrays.items():
        views[name] = array.view()
        views[name].flags.writeable = False
    return Shelved(segment.name, segment.index, MappingProxyType(views))
