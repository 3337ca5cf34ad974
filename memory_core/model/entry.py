"""What goes into the log: drafts as sources make them, entries as the log keeps them.

An entry is never changed. Which version of a subject is in force, and until when, is derived from its entries
(`version.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from memory_core.model.body import Body
from memory_core.model.instant import Instant

Noun: TypeAlias = Literal["record", "thread", "person"]
NOUNS: Final[tuple[Noun, ...]] = get_args(Noun)
Basis: TypeAlias = Literal["exact", "upper_bound", "inferred", "unknown"]
Change: TypeAlias = Literal["state", "edit", "end"]
"""`state`: the whole subject as it is from then on. `edit`: a new text for a subject whose time, author and place stay
what they were, if an earlier entry says them. `end`: deleted or cancelled; has no body."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What an entry is about: a kind of thing and its id, which comes from the source and never changes."""

    noun: Noun
    id: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was read: a file and its line (0 where the format has no lines)."""

    path: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" if self.line else self.path


@dataclass(frozen=True, slots=True)
class Draft:
    """One statement of a source, before the log has it.

    `order` decides between statements of the same `known_from` (a calendar's SEQUENCE); the higher one holds.
    `body` is None exactly when `change` is "end".
    """

    subject: Subject
    change: Change
    source: str
    source_id: str
    known_from: Instant
    basis: Basis
    body: Body | None
    place: Place
    order: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A draft as the log keeps it: with its number (1, 2, 3, ... within a scope) and the instant it was taken in."""

    seq: int
    recorded_at: Instant
    draft: Draft


@dataclass(frozen=True, slots=True)
class Rejection:
    """A piece of input that could not be taken in: where it stands and why, in words its owner understands."""

    source: str
    place: Place
    why: str
