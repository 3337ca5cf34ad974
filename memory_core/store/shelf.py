"""The contract of the shelf: the immutable index segments of a scope, and the log position they cover.

A segment is a set of named arrays; the shelf knows nothing of what they mean. Changes are all or nothing: what was
created and not committed is an orphan, which the next start sweeps away.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from memory_core.store.log import Position

Arrays: TypeAlias = Mapping[str, NDArray[Any]]
Layout: TypeAlias = Mapping[str, tuple[np.dtype[Any], int]]
"""Name -> (type, length) of each one-dimensional array of a segment."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A segment on the shelf: its name, the index it belongs to (see `Lane`), its arrays (read-only)."""

    name: str
    index: str
    arrays: Arrays


@dataclass(frozen=True, slots=True)
class Stock:
    """What is on the shelf: all segments in the order they were added, and the log position that they cover."""

    position: Position
    segments: tuple[Shelved, ...]


class Shelf(Protocol):
    """One scope's segments. What creates, commits or clears does so inside `lock`."""

    def stock(self) -> Stock:
        """What was last committed, by whichever process; position (0, 0) and no segments at first."""
        ...

    def create(self, index: str, layout: Layout) -> Shelved:
        """A new segment with writable arrays of this layout, not yet in stock."""
        ...

    def commit(
        self,
        position: Position,
        added: Collection[Shelved],
        removed: Collection[str],
        erased: Collection[str] = (),
    ) -> None:
        """Put the added segments in stock and take the removed and erased ones out, in one step.

        Their files are unlinked; those that are erased are overwritten before.
        """
        ...

    def clear(self) -> None:
        """Take everything out of stock, back to position (0, 0): the index will be built anew from the log."""
        ...

    def check(self) -> None:
        """Read all that is in stock; raises IndexDamaged when it is not what was committed."""
        ...

    def lock(self) -> AbstractContextManager[bool]:
        """Try to become the one who writes; the context's value says whether it was had. Never waits."""
        ...
