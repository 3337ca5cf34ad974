"""What callers hand to the memory and what they get back: the values of the facade in `memory.py`."""

from __future__ import annotations

from dataclasses import dataclass

from memory_core.forget.selection import Chosen
from memory_core.model.answer import Outcome
from memory_core.model.hit import Hit, Withheld
from memory_core.model.instant import Instant
from memory_core.people.owner import Owner
from memory_core.store.log import Coverage, Import, Position


@dataclass(frozen=True, slots=True)
class Asked:
    """A search as a caller writes it; times are texts, "" leaves a thing out. `without` names signals to leave out."""

    query: str = ""
    as_of: str = ""
    source: str = ""
    kind: str = ""
    person: str = ""
    thread: str = ""
    after: str = ""
    before: str = ""
    limit: int = 10
    cursor: str = ""
    withheld: bool = False
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """What a search found as of an instant, and what had to be assumed to read the question (`notes`)."""

    as_of: Instant
    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    next: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A stretch over which a record was in force, as far as it was known at as_of (`to` is None: still)."""

    source_id: str
    since: Instant
    to: Instant | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A record as of an instant (of a session: its parts), with the states it went through."""

    as_of: Instant
    records: tuple[Hit, ...]
    neighbours: tuple[Hit, ...]
    states: tuple[State, ...]
    withheld: tuple[Withheld, ...]
    more: int
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replied:
    """What a question came to as of an instant.

    `evidence` is all that the reader was given, best first: up to `ENTRIES` export entries.
    """

    as_of: Instant
    outcome: Outcome
    evidence: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    notes: tuple[str, ...]

    @property
    def retrieved(self) -> tuple[str, ...]:
        """The ids of the export entries that the answer could be built from, best first, each once."""
        return tuple(dict.fromkeys(hit.source_id for hit in self.evidence))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a forgetting would take, the first of its records as they stand, and which others repeat or name it."""

    going: Chosen
    listed: tuple[Hit, ...]
    quoting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Status:
    """What the memory holds and has not seen."""

    scope: str
    owner: Owner
    position: Position
    shelved: Position
    coverage: tuple[Coverage, ...]
    imports: tuple[Import, ...]
