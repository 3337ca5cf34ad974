"""The contract of the log: an append-only list of entries per scope, and what can be asked of it.

Two things keep it: `MemoryLog` and `SqliteLog`, under the same tests. A log is bound to one scope when it is opened;
nothing asked of it can reach another.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from memory_core.model.entry import Draft, Entry, Noun, Subject
from memory_core.model.instant import Instant


class Outcome(Enum):
    """What became of a draft.

    A new subject, a new statement about a known one, nothing new, a contradiction, an id that another source has.
    """

    ADDED = "added"
    CHANGED = "changed"
    KNOWN = "known"
    CONFLICT = "conflict"
    TAKEN = "taken"


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """How far a scope's log goes: its last sequence number (0: empty), and how often something was erased from it."""

    sequence: int
    epoch: int = 0


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the log holds of one source: how many records and statements, and over which `known_from`, both inclusive.

    Only statements about records count. `recorded_at` is when the latest of them was taken in. `partial` counts the
    records whose earliest statement says that an earlier state existed which was not exported.
    """

    source: str
    records: int
    entries: int
    first: Instant
    last: Instant
    recorded_at: Instant
    partial: int = 0


@dataclass(frozen=True, slots=True)
class Import:
    """One run of taking something in: what, when, and how each source's drafts ended."""

    path: str
    started_at: Instant
    finished_at: Instant | None
    counts: tuple[tuple[str, tuple[int, int, int, int]], ...]
    """Per source: added, known, changed, rejected."""


class Log(Protocol):
    """One scope's entries. Every method sees all that was committed before it was called, by whichever process."""

    @property
    def scope(self) -> str:
        """Whose memory this is."""
        ...

    def append(self, drafts: Sequence[Draft], recorded_at: Instant) -> list[Outcome]:
        """Keep what is new among the drafts, all or nothing; one outcome a draft, in their order.

        A draft is KNOWN when an entry of equal subject, `known_from`, `order`, change and body exists (place and
        recorded_at do not count), CONFLICT when one exists whose body differs (it is kept all the same, so that the
        order of arrival does not matter; when it comes again it is CONFLICT again unless it is the one in force),
        TAKEN when the subject is another source's (it is not kept), ADDED when the subject has no entry yet, else
        CHANGED.
        """
        ...

    def position(self) -> Position:
        """How far the log goes now."""
        ...

    def entries(self, after: int, upto: int) -> list[Entry]:
        """The entries with after < seq <= upto, in order of seq."""
        ...

    def history(self, subjects: Collection[Subject], upto: int) -> dict[Subject, tuple[Entry, ...]]:
        """All entries with seq <= upto of each subject, in order of seq; a subject without any is left out."""
        ...

    def subjects(self, noun: Noun) -> list[Subject]:
        """All subjects of a noun, by id."""
        ...

    def cited(self, source_id: str) -> tuple[Subject, ...]:
        """The records that have an entry of this source id, by id; () when none has."""
        ...

    def coverage(self) -> tuple[Coverage, ...]:
        """What is held, a row a source, by name."""
        ...

    def note_import(self, run: Import) -> None:
        """Remember a run; the same path and start replace what was noted before."""
        ...

    def imports(self) -> tuple[Import, ...]:
        """The runs noted, oldest first."""
        ...

    def owner(self) -> str:
        """The settings of who this memory belongs to, as saved ("" before the first time)."""
        ...

    def save_owner(self, settings: str) -> None:
        """Save who this memory belongs to."""
        ...

    def problems(self) -> tuple[str, ...]:
        """Recompute the chain of digests; one line for each entry that does not fit, () when all is well."""
        ...

    def close(self) -> None:
        """Release what is held open; nothing can be asked afterwards."""
        ...
