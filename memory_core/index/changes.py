"""What a stretch of the log does to the indexes: which documents open, which end, which are to leave no trace."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from memory_core.index.document import Document, Ending, document, words
from memory_core.index.erasing import withdrawn
from memory_core.index.hiding import of_erased
from memory_core.index.snapshot import LANES, Lane, Snapshot, lane, moved
from memory_core.model.body import Body, RecordBody
from memory_core.model.entry import Entry, Subject
from memory_core.model.state import State
from memory_core.model.version import Version, versions
from memory_core.store.log import Log

SHIFT: Final = 20
"""Bits of a document's number that tell the documents of one stretch apart; the others are the stretch's last entry."""


@dataclass(slots=True)
class LaneChanges:
    """What becomes of the index of one lane. `erased` are the numbers of documents that are to leave no trace."""

    documents: list[Document] = field(default_factory=list)
    endings: list[Ending] = field(default_factory=list)
    erased: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Changes:
    """What becomes of each lane, the states of records afterwards, and threads that may be hidden or shown by it."""

    lanes: Mapping[Lane, LaneChanges]
    states: Mapping[str, State]
    threads: frozenset[str] = frozenset()

    @property
    def opened(self) -> int:
        """How many documents of threads are opened."""
        return len(self.lanes["thread"].documents)


def changes(log: Log, snapshot: Snapshot, upto: int) -> Changes:
    """What the entries after the snapshot's, up to `upto`, change."""
    return _Reading(log, snapshot, upto).changes()


class _Reading:
    """One stretch of the log being read against a snapshot."""

    def __init__(self, log: Log, snapshot: Snapshot, upto: int) -> None:
        self._log, self._snapshot = log, snapshot
        self._after, self._upto = snapshot.position.sequence, upto
        self._acts = log.acts(self._after, upto)
        self._states = moved(snapshot.states, self._acts)
        self._lanes = {lane: LaneChanges() for lane in LANES}

    def changes(self) -> Changes:
        forgotten = {Subject(act.target, act.id) for act in self._acts if act.erased and act.target != "memory"}
        said = self._said(forgotten)
        earlier = self._log.history(said, self._after)
        for subject in sorted(said, key=lambda each: (each.noun, each.id)):
            self._apply(subject, earlier.get(subject, ()), said[subject])
        if forgotten:
            self._withdraw({seq for act in self._acts for seq in act.erased})
            self._reconcile(forgotten)
        return Changes(self._lanes, self._states, frozenset(self._threads(said)))

    def _threads(self, said: Mapping[Subject, Sequence[Entry]]) -> Iterator[str]:
        """The threads of records that moved or were erased and, when anything is withheld, all that are spoken of."""
        acts = {act.id for act in self._acts if act.deed == "state"}
        for its in self._log.history([Subject("record", each) for each in acts], self._upto).values():
            yield from _threads_of(its)
        if erased := {seq for act in self._acts for seq in act.erased}:
            yield from of_erased(self._log, self._snapshot, erased)
            yield from (act.id for act in self._acts if act.erased and act.target == "thread")
        if any(state != "active" for state in self._states.values()):
            yield from (subject.id for subject in said if subject.noun == "thread")
            for entries in said.values():
                yield from _threads_of(entries)

    def _said(self, forgotten: Collection[Subject]) -> dict[Subject, list[Entry]]:
        """The entries of the stretch by subject; also the records that moved, without any."""
        said: dict[Subject, list[Entry]] = {Subject("record", act.id): [] for act in self._acts if act.deed == "state"}
        for entry in self._log.entries(self._after, self._upto):
            if entry.draft.subject.noun != "person":
                said.setdefault(entry.draft.subject, []).append(entry)
        return {subject: entries for subject, entries in said.items() if subject not in forgotten}

    def _apply(self, subject: Subject, earlier: Sequence[Entry], said: Sequence[Entry]) -> None:
        """Turn a subject's versions by its earlier entries into those by all of them, in the lane it is in now."""
        now, before = versions((*earlier, *said)), versions(earlier)
        old, new = lane(subject, self._snapshot.states), lane(subject, self._states)
        # Hashing whole bodies is for subjects that were there already; nearly all are new.
        fresh = {_identity(version): version for version in now} if before else {}
        for version in before:
            successor = fresh.pop(_identity(version), None) if old == new else None
            end = successor.known.end if successor else version.known.start
            number = self._snapshot.index(old).document_of(version.seq)
            if end != version.known.end and number is not None:
                self._lanes[old].endings.append(Ending(number, version.known.end, end, words(version.body)))
        for version in fresh.values() if before else now:
            self._open(new, version)

    def _withdraw(self, seqs: Collection[int]) -> None:
        """Take out all that the erased entries opened, in whichever lane it is."""
        for each in LANES:
            endings, numbers = withdrawn(self._snapshot.index(each), seqs)
            self._lanes[each].endings += endings
            self._lanes[each].erased |= numbers

    def _reconcile(self, subjects: Collection[Subject]) -> None:
        """Give what is left of subjects that lost entries, such as a thread one of whose mails went, its new ends."""
        for subject, entries in self._log.history(subjects, self._upto).items():
            if subject.noun == "person":
                continue
            its = lane(subject, self._states)
            for version in versions(entries):
                standing = self._snapshot.index(its).standing(version.seq)
                if standing is None:
                    self._open(its, version)
                elif standing.end != version.known.end:
                    ending = Ending(standing.number, standing.end, version.known.end, words(version.body))
                    self._lanes[its].endings.append(ending)

    def _open(self, lane: Lane, version: Version) -> None:
        opened = self._lanes[lane].documents
        opened.append(document(version, self._upto << SHIFT | len(opened)))


def _threads_of(entries: Sequence[Entry]) -> Iterator[str]:
    bodies = (entry.draft.body for entry in entries)
    return (body.thread_id for body in bodies if isinstance(body, RecordBody))


def _identity(version: Version) -> tuple[int, Body]:
    """What two readings of a subject's history have in common: the entry, and what it came to say."""
    return version.seq, version.body
