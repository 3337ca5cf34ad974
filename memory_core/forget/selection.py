"""What is to be forgotten: the records that a wish names, at whatever instant they were in force and in any state."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final

from memory_core.errors import NotFound, NothingChosen
from memory_core.index.document import thread_key
from memory_core.index.erasing import opened_by
from memory_core.index.listing import ever
from memory_core.index.snapshot import LANES, Lane, Snapshot
from memory_core.index.tokens import terms
from memory_core.model.entry import Subject
from memory_core.people.directory import Directory, Found
from memory_core.search.request import Request
from memory_core.store.log import Log

_OF_RECORDS: Final[tuple[Lane, ...]] = ("record", "withheld")


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants forgotten; each further thing that is given narrows it. `everything`: the whole scope.

    `request` holds the query (a record must have all its words) and the filters of a search.
    """

    ids: tuple[str, ...] = ()
    request: Request = field(default_factory=Request)
    everything: bool = False

    @property
    def broad(self) -> bool:
        """Whether it names more than a handful of records can be: somebody, a source, a whole scope."""
        return bool(self.everything or self.request.person.strip() or self.request.source.strip())


@dataclass(frozen=True, slots=True)
class Chosen:
    """What would be forgotten: ids of records, in order, and whatever else goes with them.

    `names` are those of a person who is to be forgotten altogether, folded: all lists of people lose them.
    """

    records: tuple[str, ...]
    others: frozenset[Subject] = frozenset()
    names: frozenset[str] = frozenset()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to forget."""
        return not (self.records or self.others or self.names)

    @property
    def subjects(self) -> frozenset[Subject]:
        """All of it."""
        return self.others | {Subject("record", each) for each in self.records}


def chosen(wish: Wish, log: Log, snapshot: Snapshot, directory: Directory) -> Chosen:
    """What a wish means.

    Raises NothingChosen, NotFound for an id that nothing has, and what a search raises for filters that cannot be.
    """
    if wish.everything:
        others = {subject for noun in ("thread", "person") for subject in log.subjects(noun)}
        return Chosen(tuple(subject.id for subject in log.subjects("record")), frozenset(others))
    wanted = wish.request.filter(directory)
    words = tuple(each.encode() for each in dict.fromkeys(terms(wish.request.query)))
    if not wish.ids and wanted.empty and not words:
        raise NothingChosen
    named = {each for name in wish.ids for each in _named(name, log)}
    found = set(named)
    if words or not wanted.empty:
        passing = {name for lane in _OF_RECORDS for name in ever(snapshot.index(lane), wanted, words)}
        found = passing & named if wish.ids else passing
    others = emptied(found, log, snapshot)
    return Chosen(tuple(sorted(found)), frozenset(others), _names(wish, directory))


def emptied(records: Collection[str], log: Log, snapshot: Snapshot) -> set[Subject]:
    """The threads of which no record is left without these."""
    histories = log.history([Subject("record", each) for each in records], snapshot.position.sequence)
    seqs = {entry.seq for entries in histories.values() for entry in entries}
    keys = {
        key
        for lane in _OF_RECORDS
        for segment, docs in opened_by(snapshot.index(lane), seqs)
        for key in segment.threads.keys[segment.arrays["thread_of"][docs]].tolist()
    }
    gone = set(records)
    lone = {key for key in keys if gone.issuperset(_members(snapshot, key))}
    return {
        Subject("thread", name)
        for segment in snapshot.threads.parts
        for key in lone
        for name in segment.ids(segment.in_thread(key))
        if thread_key(name) == key
    }


def unheld(snapshot: Snapshot, terms: Collection[str]) -> set[str]:
    """Those terms that no document of any lane has."""
    held = {
        term
        for lane in LANES
        for segment in snapshot.index(lane).parts
        for term in terms
        if len(segment.words.list(term.encode()))
    }
    return set(terms) - held


def _members(snapshot: Snapshot, key: int) -> Iterable[str]:
    """The ids of all records that ever stood in a thread and were not withdrawn."""
    for lane in _OF_RECORDS:
        index = snapshot.index(lane)
        for segment in index.parts:
            docs = segment.in_thread(key)
            yield from segment.ids(docs[index.known_to(segment, docs) > segment.arrays["known_from"][docs]])


def _named(id: str, log: Log) -> list[str]:
    """The records that an id names: its own, those of an export entry, that of a version `id@instant`."""
    upto = log.position().sequence
    name, _, _ = id.rpartition("@")
    for found in ([Subject("record", id)], log.cited(id), [Subject("record", name)]):
        held = log.history(found, upto)
        if held:
            return sorted(subject.id for subject in held)
    raise NotFound(id)


def _names(wish: Wish, directory: Directory) -> frozenset[str]:
    """The names of whoever is to be forgotten altogether; none of the owner's, and none where more narrows the wish."""
    person = wish.request.person
    match directory.resolve(person) if person.strip() and wish == Wish(request=Request(person=person)) else None:
        case Found(identity) if identity != directory.me:
            return frozenset(identity.keys)
        case _:
            return frozenset()
