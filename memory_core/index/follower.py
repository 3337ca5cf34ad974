"""Keeps the indexes of a scope in step with its log, and their segments on the shelf.

Records and threads have an index each. What the shelf covers is mapped from there; the rest of the log, its tail, is
indexed in memory. Whoever gets the shelf's lock moves a long tail onto the shelf and does the merges that are due; all
others go on with their tail.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final

from memory_core.index.document import Document, Ending, document, words
from memory_core.index.index import Index
from memory_core.index.merging import merged
from memory_core.index.segment import Segment
from memory_core.model.body import Body
from memory_core.model.entry import Entry, Noun, Subject
from memory_core.model.version import Version, versions
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

WORDY_TAIL: Final = 3_000_000
"""Different words of documents, counted as for `WORDS`, from which on it is moved too."""

INDEXED: Final[tuple[Noun, ...]] = ("record", "thread")

_SHIFT: Final = 20
"""Bits of a document's number that tell the documents of one chunk apart; the others are the chunk's last entry."""

Progress = Callable[[int, int], None]
"""Called with how far the index reaches and how far the log goes."""


@dataclass(frozen=True)
class Snapshot:
    """The indexes of a scope as they are at a position of its log."""

    scope: str
    position: Position
    records: Index
    threads: Index

    def index(self, noun: Noun) -> Index:
        """The index of records or of threads."""
        return self.records if noun == "record" else self.threads


@dataclass(frozen=True, slots=True)
class _Changes:
    documents: list[Document]
    endings: list[Ending]


class Follower:
    """Gives the snapshot of now. Safe to share between threads."""

    def __init__(self, log: Log, shelf: Shelf) -> None:
        self._log, self._shelf = log, shelf
        self._lock = Lock()
        self._base: Position | None = None
        self._snapshot = Snapshot(log.scope, Position(0), Index(), Index())

    def snapshot(self) -> Snapshot:
        """The indexes in step with all that the log holds now."""
        with self._lock:
            self._catch_up(None)
            return self._snapshot

    def settle(self, progress: Progress | None = None) -> bool:
        """Catch up, move the whole tail to the shelf and merge what is due; False when another process does so."""
        with self._lock:
            self._catch_up(progress)
            return self._shelve(Index.apart)

    def rebuild(self, progress: Progress | None = None) -> bool:
        """Throw away what is on the shelf and index the whole log anew; False when another process is writing."""
        with self._lock:
            with self._shelf.lock() as mine:
                if not mine:
                    return False
                self._shelf.clear()
            self._base = None
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
        if position == self._snapshot.position and self._base is not None:
            return
        stock = self._shelf.stock()
        if stock.position != self._base:
            self._adopt(stock)
        step, held = min(_FIRST, CHUNK), 0
        while (done := self._snapshot.position.sequence) < position.sequence:
            came = self._index(done, min(done + step, position.sequence), position.epoch)
            step = max(1, min(CHUNK, 2 * step, step * WORDS // max(came, 1)))
            held += came
            long = self._snapshot.position.sequence - stock.position.sequence >= LONG_TAIL or held >= WORDY_TAIL
            if long and self._shelve():
                stock, held = self._shelf.stock(), 0
            if progress:
                progress(self._snapshot.position.sequence, position.sequence)
        # The shelf may have been further by now than the log was when it was asked.
        self._snapshot = replace(self._snapshot, position=max(position, self._snapshot.position))

    def _adopt(self, stock: Stock) -> None:
        """Start from what is on the shelf; the tail behind it is indexed anew."""
        ordered = sorted(
            ((shelved.index, Segment(shelved.arrays, shelved.name)) for shelved in stock.segments),
            key=lambda pair: pair[1].upto,
        )
        records, threads = (
            Index(tuple(segment for index, segment in ordered if index == noun), upto=stock.position.sequence)
            for noun in INDEXED
        )
        self._base = stock.position
        self._snapshot = Snapshot(self._log.scope, stock.position, records, threads)

    def _index(self, after: int, upto: int, epoch: int) -> int:
        """Index some entries; how many words their documents have, each counted once a document."""
        said: dict[Subject, list[Entry]] = defaultdict(list)
        for entry in self._log.entries(after, upto):
            if entry.draft.subject.noun in INDEXED:
                said[entry.draft.subject].append(entry)
        earlier = self._log.history(said, after)
        changes = {noun: _Changes([], []) for noun in INDEXED}
        for subject in sorted(said, key=lambda each: (each.noun, each.id)):
            self._apply(earlier.get(subject, ()), said[subject], changes[subject.noun], upto)
        records, threads = (
            self._snapshot.index(noun).add(changes[noun].documents, changes[noun].endings, upto) for noun in INDEXED
        )
        self._snapshot = Snapshot(self._log.scope, Position(upto, epoch), records, threads)
        return sum(len(each.words) for change in changes.values() for each in change.documents)

    def _apply(self, earlier: Sequence[Entry], said: Sequence[Entry], changes: _Changes, upto: int) -> None:
        """Add to the changes what turns a subject's versions by its earlier entries into those by all of them."""
        now, before = versions((*earlier, *said)), versions(earlier)
        # Hashing whole bodies is for subjects that were there already; nearly all are new.
        new = {_identity(version): version for version in now} if before else {}
        for version in before:
            successor = new.pop(_identity(version), None)
            end = successor.known.end if successor else version.known.start
            number = self._snapshot.index(version.subject.noun).document_of(version.seq)
            if end != version.known.end and number is not None:
                changes.endings.append(Ending(number, version.known.end, end, words(version.body)))
        for version in new.values() if before else now:
            number = upto << _SHIFT | len(changes.documents)
            changes.documents.append(document(version, number))

    def _shelve(self, further: Callable[[Index], tuple[Segment, ...]] = Index.due) -> bool:
        """Move the tail to the shelf and merge what is due, and `further` neighbours; False without the lock."""
        with self._shelf.lock() as mine:
            if not mine:
                return False
            stock, reached = self._shelf.stock(), self._snapshot.position
            if stock.position > reached or {shelved.name for shelved in stock.segments} != self._names():
                self._adopt(stock)
                while (done := self._snapshot.position.sequence) < reached.sequence:
                    self._index(done, min(done + CHUNK, reached.sequence), reached.epoch)
            # Not `reached`: whoever shelved in the meantime may have come further, and the shelf never goes back.
            position = self._snapshot.position
            self._move_tail(position)
            for noun in INDEXED:
                while run := (self._snapshot.index(noun).due() or further(self._snapshot.index(noun))):
                    new, shelved = self._create(noun, run)
                    self._shelf.commit(position, [shelved], [segment.name for segment in run])
                    self._swap(noun, self._snapshot.index(noun).replaced(run, new))
            return True

    def _names(self) -> set[str]:
        held = (segment.name for noun in INDEXED for segment in self._snapshot.index(noun).segments)
        return {name for name in held if name}

    def _move_tail(self, position: Position) -> None:
        added: list[Shelved] = []
        for noun in INDEXED:
            index = self._snapshot.index(noun)
            tail = [segment for segment in index.parts if not segment.name]
            if tail:
                new, shelved = self._create(noun, tail)
                added.append(shelved)
                kept = tuple(segment for segment in index.segments if segment.name)
                self._swap(noun, Index((*kept, new), upto=index.upto))
        self._shelf.commit(position, added, [])
        self._base = position

    def _create(self, noun: Noun, run: Sequence[Segment]) -> tuple[Segment, Shelved]:
        made: list[Shelved] = []

        def create(layout: Layout) -> Arrays:
            made.append(self._shelf.create(noun, layout))
            return made[0].arrays

        segment = merged(run, create)
        return Segment(segment.arrays, made[0].name), made[0]

    def _swap(self, noun: Noun, index: Index) -> None:
        records, threads = (index if each == noun else self._snapshot.index(each) for each in INDEXED)
        self._snapshot = replace(self._snapshot, records=records, threads=threads)


def _identity(version: Version) -> tuple[int, Body]:
    """What two readings of a subject's history have in common: the entry, and what it came to say."""
    return version.seq, version.body
