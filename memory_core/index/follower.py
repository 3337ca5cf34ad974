"""Keeps the indexes of a scope in step with its log, and their segments on the shelf.

Records, threads and withheld records have an index each. What the shelf covers is mapped from there; the rest of the
log, its tail, is indexed in memory. Whoever gets the shelf's lock moves a long tail onto the shelf and does the merges
that are due; all others go on with their tail.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from threading import Lock
from typing import Final

from memory_core.index.changes import SHIFT, changes
from memory_core.index.erasing import concerned, outlives
from memory_core.index.hiding import turned
from memory_core.index.index import Index
from memory_core.index.merging import merged
from memory_core.index.segment import Segment
from memory_core.index.snapshot import LANES, Lane, Snapshot, moved
from memory_core.index.tokens import unlearn
from memory_core.model.state import State
from memory_core.store.log import Log, Position
from memory_core.store.shelf import Arrays, Layout, Shelf, Shelved, Stock

CHUNK: Final = 2048
"""Log entries that are indexed together, at most."""

WORDS: Final = 100_000
"""Different words of documents that are indexed together, about: long texts come in smaller chunks."""

_FIRST: Final = 256
"""Entries of the first chunk, before it is known how long the texts are."""

LONG_TAIL: Final = 16_384
"""Entries in memory from which on the tail is moved to the shelf."""

WORDY_TAIL: Final = 2_000_000
"""Different words of documents, counted as for `WORDS`, from which on it is moved too."""

Progress = Callable[[int, int], None]
"""Called with how far the index reaches and how far the log goes."""


class Follower:
    """Gives the snapshot of now. Safe to share between threads."""

    def __init__(self, log: Log, shelf: Shelf) -> None:
        self._log, self._shelf = log, shelf
        self._lock = Lock()
        self._snapshot = Snapshot(log.scope, Position(0), Index(), Index())
        self._erased: dict[Lane, set[int]] = {lane: set() for lane in LANES}

    def snapshot(self) -> Snapshot:
        """The indexes in step with all that the log holds now."""
        # Whoever searches need not wait for who merges or scrubs beside them.
        now = self._snapshot
        if self._in_step(now, self._log.position()):
            return now
        with self._lock:
            self._catch_up(None)
            return self._snapshot

    def settle(self, progress: Progress | None = None) -> bool:
        """Catch up, move the whole tail to the shelf and merge what is due; False when another process does so."""
        with self._lock:
            self._catch_up(progress)
            return self._shelve(Index.apart)

    def scrub(self) -> bool:
        """See to it that no segment holds words that were forgotten; False when another process is writing."""
        with self._lock:
            self._catch_up(None)
            return self._shelved_since() or self._shelve()

    def rebuild(self, progress: Progress | None = None) -> bool:
        """Throw away what is on the shelf and index the whole log anew; False when another process is writing."""
        with self._lock:
            with self._shelf.lock() as mine:
                if not mine:
                    return False
                self._shelf.clear()
            self._snapshot = Snapshot(self._log.scope, Position(0), Index(), Index())
            self._catch_up(progress)
            return self._shelve(Index.apart)

    def check(self) -> None:
        """Read all that is on the shelf; raises IndexDamaged when it is not what was put there."""
        self._shelf.check()

    @property
    def shelved(self) -> Position:
        """How far the shelf reaches."""
        return self._shelf.stock().position

    def _catch_up(self, progress: Progress | None) -> None:
        position = self._log.position()
        if self._in_step(self._snapshot, position):
            return
        if position.epoch != self._snapshot.position.epoch:
            unlearn()
        stock = self._shelf.stock()
        if stock.position != self._snapshot.shelved:
            self._adopt(stock)
        step, held = min(_FIRST, CHUNK), 0
        while (done := self._snapshot.position.sequence) < position.sequence:
            came = self._index(min(done + step, position.sequence), position.epoch)
            step = max(1, min(CHUNK, 2 * step, step * WORDS // max(came, 1)))
            held += came
            long = self._snapshot.position.sequence - stock.position.sequence >= LONG_TAIL or held >= WORDY_TAIL
            if long and self._shelve():
                stock, held = self._shelf.stock(), 0
            if progress:
                progress(self._snapshot.position.sequence, position.sequence)
        # The shelf may have been further by now than the log was when it was asked.
        self._snapshot = replace(self._snapshot, position=max(position, self._snapshot.position))

    def _in_step(self, snapshot: Snapshot, position: Position) -> bool:
        """Whether a snapshot holds all that the log does, and none of its segments was overwritten by who forgot."""
        return snapshot.position == position and snapshot.shelved.epoch >= self.shelved.epoch

    def _shelved_since(self) -> bool:
        """Whether the shelf was written after the last forgetting, and so without what was forgotten."""
        return self._shelf.stock().position.epoch == self._snapshot.position.epoch and not any(self._erased.values())

    def _adopt(self, stock: Stock) -> None:
        """Start from what is on the shelf; the tail behind it is indexed anew."""
        ordered = sorted(
            ((shelved.index, Segment(shelved.arrays, shelved.name)) for shelved in stock.segments),
            key=lambda pair: pair[1].upto,
        )
        by_lane = {
            lane: Index(tuple(segment for index, segment in ordered if index == lane), upto=stock.position.sequence)
            for lane in LANES
        }
        states = moved({}, self._log.acts(0, stock.position.sequence))
        self._erased = {lane: set() for lane in LANES}
        self._keep(stock.position, by_lane, states, stock.position)

    def _keep(
        self,
        position: Position,
        by_lane: Mapping[Lane, Index],
        states: Mapping[str, State],
        shelved: Position | None = None,
    ) -> None:
        lanes = (by_lane["record"], by_lane["thread"], by_lane["withheld"])
        self._snapshot = Snapshot(self._log.scope, position, *lanes, states, shelved or self._snapshot.shelved)

    def _index(self, upto: int, epoch: int) -> int:
        """Index the log up to an entry; how many words its documents have, each counted once a document."""
        found = changes(self._log, self._snapshot, upto)
        by_lane: dict[Lane, Index] = {}
        for lane, its in found.lanes.items():
            by_lane[lane] = self._snapshot.index(lane).add(its.documents, its.endings, upto)
            self._erased[lane] |= its.erased
        self._keep(Position(upto, epoch), by_lane, found.states)
        opened, endings = turned(self._log, self._snapshot, found.threads, upto << SHIFT | found.opened)
        if opened or endings:
            self._swap("thread", self._snapshot.threads.add(opened, endings, upto))
        return sum(len(each.words) for its in found.lanes.values() for each in its.documents)

    def _shelve(self, further: Callable[[Index], tuple[Segment, ...]] = Index.due) -> bool:
        """Move the tail to the shelf and merge what is due, and `further` neighbours; False without the lock."""
        with self._shelf.lock() as mine:
            if not mine:
                return False
            stock, reached = self._shelf.stock(), self._snapshot.position
            if stock.position > reached or {shelved.name for shelved in stock.segments} != self._names():
                self._adopt(stock)
                while (done := self._snapshot.position.sequence) < reached.sequence:
                    self._index(min(done + CHUNK, reached.sequence), reached.epoch)
            # Not `reached`: whoever shelved in the meantime may have come further, and the shelf never goes back.
            position = self._snapshot.position
            self._move_tail(position)
            for lane in LANES:
                while run := (self._snapshot.index(lane).due() or further(self._snapshot.index(lane))):
                    new, shelved = self._create(lane, run)
                    self._shelf.commit(position, [shelved], [segment.name for segment in run])
                    self._swap(lane, self._snapshot.index(lane).replaced(run, new))
            return True

    def _names(self) -> set[str]:
        held = (segment.name for lane in LANES for segment in self._snapshot.index(lane).segments)
        return {name for name in held if name}

    def _move_tail(self, position: Position) -> None:
        added, erased = self._scrub()
        for lane in LANES:
            index = self._snapshot.index(lane)
            tail = [segment for segment in index.parts if not segment.name]
            if tail:
                new, shelved = self._create(lane, tail)
                added.append(shelved)
                kept = tuple(segment for segment in index.segments if segment.name)
                self._swap(lane, Index((*kept, new), upto=index.upto))
        self._shelf.commit(position, added, [], erased)
        self._snapshot = replace(self._snapshot, shelved=position)

    def _scrub(self) -> tuple[list[Shelved], list[str]]:
        """Write each segment with traces of what was forgotten anew: the new ones, and the names of the old."""
        added: list[Shelved] = []
        old: list[str] = []
        for lane, numbers in self._erased.items():
            index, kept = self._snapshot.index(lane), []
            for segment in index.parts if numbers else ():
                if not concerned(segment, numbers):
                    kept.append(segment)
                    continue
                old += [segment.name] if segment.name else []
                if outlives(segment, numbers):
                    new, shelved = self._create(lane, [segment], numbers)
                    kept.append(new)
                    added.append(shelved)
            if numbers:
                self._swap(lane, Index(tuple(kept), upto=index.upto))
        self._erased = {lane: set() for lane in LANES}
        return added, old

    def _create(self, lane: Lane, run: Sequence[Segment], erased: Collection[int] = ()) -> tuple[Segment, Shelved]:
        made: list[Shelved] = []

        def create(layout: Layout) -> Arrays:
            made.append(self._shelf.create(lane, layout))
            return made[0].arrays

        segment = merged(run, create, erased)
        return Segment(segment.arrays, made[0].name), made[0]

    def _swap(self, lane: Lane, index: Index) -> None:
        by_lane = {each: index if each == lane else self._snapshot.index(each) for each in LANES}
        self._keep(self._snapshot.position, by_lane, self._snapshot.states)
