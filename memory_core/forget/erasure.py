"""The erasure itself: out of the log, out of sight, out of the segments, out of the file; in this order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from memory_core.forget.selection import Chosen
from memory_core.index.document import searched_text
from memory_core.index.follower import Follower
from memory_core.index.tokens import terms
from memory_core.model.body import Body, PersonBody, RecordBody, ThreadBody
from memory_core.model.instant import Instant
from memory_core.model.person import Person
from memory_core.model.state import Actor
from memory_core.store.log import Log

_TRIES: Final = 3
"""How often wiping is tried while somebody else reads; each try waits as long as the store does."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was forgotten: how many records; their texts and terms, for a proof and for nothing else.

    `clean` says that no erased byte is in any file; else `complete` has to be called again.
    """

    records: int
    subjects: int
    texts: frozenset[str]
    terms: frozenset[str]
    clean: bool


def erase(log: Log, follower: Follower, going: Chosen, by: Actor, receipt: str, at: Instant) -> Forgotten:
    """Forget what was chosen, under the id of a receipt."""
    histories = log.history(going.subjects, log.position().sequence)
    bodies = [entry.draft.body for entries in histories.values() for entry in entries if entry.draft.body is not None]
    records = sum(subject.noun == "record" for subject in histories)
    erased = log.forget(going.subjects, by, receipt, at)
    struck = log.strike(going.names, by, receipt, at) if going.names else frozenset()
    follower.snapshot()
    clean = complete(log, follower)
    held = struck.union(text for body in bodies for text in _texts(body) if text)
    found_by = (*map(searched_text, bodies), *struck)
    known = frozenset(term for text in found_by for term in terms(text))
    return Forgotten(records, erased.subjects, held, known, clean)


def complete(log: Log, follower: Follower) -> bool:
    """Rewrite the segments that hold erased words and wipe the file; False when another process hinders it for now."""
    scrubbed = any(follower.scrub() for _ in range(_TRIES))
    return any(log.wipe() for _ in range(_TRIES)) and scrubbed


def _texts(body: Body) -> Iterator[str]:
    match body:
        case RecordBody():
            yield body.text
            yield from (value for _, value in body.fields)
            yield from (body.author_label, *_names([body.author]))
        case ThreadBody():
            yield from (body.title, body.place, *_names(body.members))
        case PersonBody():
            yield from (body.role, *_names([body.person]))


def _names(people: Iterable[Person]) -> Iterator[str]:
    for each in people:
        yield from (each.name, each.address)
