"""The place of a run in what it reads, so that one that was broken off is gone on with where it stopped.

Parts are read in an order that stays; those of some formats are rows that stand for themselves: mails, conversations.
What was taken in whole is passed over by the next run, as long as it is the same: sizes and times of change (checksums,
in an archive) of all parts up to the one being read, and whatever else the reading depends on, must be as they were.
Otherwise all is read anew, which adds nothing twice. Rows that are passed over are read, since nobody can tell without
it where they end, but nothing is made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import islice
from typing import TypeVar

from memory_core.model.reached import Reached

_T = TypeVar("_T")


class Cursor:
    """A run's place. It moves as parts and rows are asked for: what was handed out before is then done with."""

    def __init__(self, basis: str = "") -> None:
        """At the beginning; `basis` names all that the reading depends on beside the parts."""
        self._digest = blake2b(basis.encode("utf-8", "surrogatepass"), digest_size=16)
        self._start = self._at = Reached(0, 0, "")
        self._skip = 0

    @property
    def start(self) -> Reached:
        """Where the run began."""
        return self._start

    @property
    def at(self) -> Reached:
        """The last clean point."""
        return replace(self._at, seen=self._digest.hexdigest())

    def resume(self, marks: Iterable[str], reached: Reached | None) -> None:
        """Begin where a run had come to, if parts of these marks are still what it had seen."""
        if reached:
            digest = self._digest.copy()
            for mark in islice(marks, reached.parts + 1):
                digest.update(_line(mark))
            if digest.hexdigest() == reached.seen:
                self._start = reached

    def parts(self, parts: Sequence[_T], mark: Callable[[_T], str]) -> Iterator[_T]:
        """The parts that are left."""
        for number, part in enumerate(parts):
            # Before the part is read: what is written meanwhile must show.
            self._digest.update(_line(mark(part)))
            self._skip = self._start.rows if number == self._start.parts else 0
            self._at = Reached(number, 0, "")
            if number >= self._start.parts:
                yield part

    def rows(self, rows: Iterable[_T]) -> Iterator[_T]:
        """The rows of the present part that are left."""
        for number, row in enumerate(rows, 1):
            if number > self._skip:
                yield row
            self._at = replace(self._at, rows=number)


def _line(mark: str) -> bytes:
    return mark.encode("utf-8", "surrogatepass") + b"\n"
