"""The contract of the log: an append-only list of entries per scope, and what can be asked of it.

Two things keep it: `MemoryLog` and `SqliteLog`, under the same tests. A log is bound to one scope when it is opened;
nothing asked of it can reach another.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from memory_core.model.act import Act
from memory_core.model.body import Span
from memory_core.model.counts import Counts
from memory_core.model.entry import Draft, Entry, Noun, Subject
from memory_core.model.instant import Instant
from memory_core.model.reached import Reached
from memory_core.model.state import Actor, State


class Outcome(Enum):
    """What became of a draft.

    A new subject, a new statement about a known one, nothing new, a contradiction, an id that another source has,
    something that was forgotten or rejected.
    """

    ADDED = "added"
    CHANGED = "changed"
    KNOWN = "known"
    CONFLICT = "conflict"
    TAKEN = "taken"
    REFUSED = "refused"


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
    """One run of taking something in: what, when, and how the records of each source ended."""

    path: str
    started_at: Instant
    finished_at: Instant | None
    counts: tuple[tuple[str, Counts], ...]


@dataclass(frozen=True, slots=True)
class Erased:
    """What a forgetting took: how many subjects it concerned, and the numbers of the entries that lost their words."""

    subjects: int
    entries: tuple[int, ...]


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
        CHANGED. REFUSED before all others: its id, its export entry or its words were forgotten or rejected. Bodies
        that differ in spans alone, or in what a mask stands for, are equal.
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

    def note_reached(self, path: str, reached: Reached | None) -> None:
        """Remember how far a run over a path has come; None when it is completed."""
        ...

    def reached(self, path: str) -> Reached | None:
        """How far a run over a path had come that was not completed; None when there is none."""
        ...

    def owner(self) -> str:
        """The settings of who this memory belongs to, as saved ("" before the first time)."""
        ...

    def save_owner(self, settings: str, at: Instant) -> None:
        """Save who this memory belongs to."""
        ...

    def acts(self, after: int, upto: int) -> list[Act]:
        """What was done with after < seq <= upto, in order of seq."""
        ...

    def states(self) -> dict[str, State]:
        """The records that were ever moved, by id, and the state each is in now; all others are active."""
        ...

    def move(self, id: str, after: State, by: Actor, why: str, at: Instant) -> State:
        """Move a record to another state; the state before. A rejected one is refused when it comes again.

        Raises NotFound when nothing of that id is held, IllegalMove.
        """
        ...

    def forget(self, subjects: Collection[Subject], by: Actor, receipt: str, at: Instant) -> Erased:
        """Erase the payloads of these subjects, and of what their own export entries say of threads, for good.

        From then on they are in nothing that is read, and refused when they come again. What is not held is left out.
        """
        ...

    def strike(self, names: Collection[str], by: Actor, receipt: str, at: Instant) -> frozenset[str]:
        """Take whoever goes by these names (folded) out of what statements list; what was taken out, as it was written.

        Directory entries about them are erased. From then on they are left out of what comes in, and of every listing.
        """
        ...

    def lift(self, id: str, why: str, at: Instant) -> None:
        """Let what was forgotten under an id, or by somebody's name, come in again.

        Raises NotFound when nothing of that id was forgotten.
        """
        ...

    def examine(self, detector: str, spans: Callable[[str], tuple[Span, ...]], at: Instant) -> int:
        """Look for words to assistants anew in all that is held; how many statements read differently by now.

        The index has to be built anew afterwards. Does nothing when all was found by this detector.
        """
        ...

    def detector(self) -> str:
        """By which detector words to assistants were found in all that is held; "" in an older form of the store."""
        ...

    def wipe(self) -> bool:
        """See to it that erased bytes are in no file; False while another process hinders it. Quick when it is done."""
        ...

    def secret(self, purpose: str) -> bytes:
        """A key of 32 bytes for a purpose, always the same in this scope, never leaving this home."""
        ...

    def problems(self) -> tuple[str, ...]:
        """Recompute the chain of digests and replay the acts; a line for each misfit, () when all is well."""
        ...

    def close(self) -> None:
        """Release what is held open; nothing can be asked afterwards."""
        ...
