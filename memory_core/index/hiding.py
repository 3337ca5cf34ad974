"""Threads of which only withheld records are left: their texts are out of the index until one is recalled again.

A thread's text scores for its records and counts among the statistics of threads, so it would tell of what is withheld.
"""

from __future__ import annotations

from collections.abc import Collection

from memory_core.index.document import Document, Ending, document, thread_key, words
from memory_core.index.erasing import opened_by
from memory_core.index.index import Index
from memory_core.index.snapshot import Snapshot
from memory_core.model.entry import Subject
from memory_core.model.version import versions
from memory_core.store.log import Log


def turned(log: Log, snapshot: Snapshot, threads: Collection[str], first: int) -> tuple[list[Document], list[Ending]]:
    """What makes these threads stand in their index as they should; the documents are numbered from `first` on."""
    opened: list[Document] = []
    endings: list[Ending] = []
    histories = log.history([Subject("thread", each) for each in sorted(threads)], snapshot.position.sequence)
    for subject, entries in sorted(histories.items(), key=lambda pair: pair[0].id):
        hidden = is_hidden(snapshot, subject.id)
        for version in versions(entries):
            standing = snapshot.threads.standing(version.seq)
            if hidden and standing:
                endings.append(Ending(standing.number, standing.end, version.known.start, words(version.body)))
            elif not hidden and not standing:
                opened.append(document(version, first + len(opened)))
    return opened, endings


def is_hidden(snapshot: Snapshot, thread: str) -> bool:
    """Whether a thread has records and all of them are withheld."""
    key = thread_key(thread)
    return _stands(snapshot.withheld, key) and not _stands(snapshot.records, key)


def of_erased(log: Log, snapshot: Snapshot, seqs: Collection[int]) -> set[str]:
    """The threads that the records of erased entries stood in."""
    recalled, withheld = (_keys(index, seqs) for index in (snapshot.records, snapshot.withheld))
    parts = snapshot.threads.parts
    found = {name for part in parts for key in recalled | withheld for name in part.ids(part.in_thread(key))}
    if lost := withheld - set(map(thread_key, found)):
        # A thread that is hidden may have left the index altogether.
        found |= {subject.id for subject in log.subjects("thread") if thread_key(subject.id) in lost}
    return found


def _keys(index: Index, seqs: Collection[int]) -> set[int]:
    return {
        key
        for segment, docs in opened_by(index, seqs)
        for key in segment.threads.keys[segment.arrays["thread_of"][docs]].tolist()
    }


def _stands(index: Index, key: int) -> bool:
    members = ((segment, segment.in_thread(key)) for segment in index.parts)
    return any((index.known_to(part, docs) > part.arrays["known_from"][docs]).any() for part, docs in members)
