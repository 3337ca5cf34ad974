"""An answer: what is said, which words of which records say so, what held before, and who holds otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from memory_core.model.hit import Trust
from memory_core.model.instant import Instant

Reason: TypeAlias = Literal["no evidence", "topic known but not this fact", "only from withheld records"]
"""Why a question is not answered."""


@dataclass(frozen=True, slots=True)
class Citation:
    """Words of a record that an answer relies on. `quote` stands in the record's text as it is shown.

    `who` is None when the record names nobody; `when` is when it was said (an event: when it takes place).
    """

    id: str
    source_id: str
    quote: str
    who: str | None
    when: Instant
    trust: Trust


@dataclass(frozen=True, slots=True)
class Earlier:
    """A value that held before: known from `since` until `until`, as the record `id` has it."""

    value: str
    since: Instant
    until: Instant
    id: str


@dataclass(frozen=True, slots=True)
class Position:
    """What somebody holds where others hold otherwise."""

    who: str
    quote: str
    id: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What the records say. `history` is oldest first; `disagreement` names each holder once, or is ().

    `ungrounded` are words of the text that stand in no record; a reader that only quotes has none.
    """

    text: str
    citations: tuple[Citation, ...]
    history: tuple[Earlier, ...] = ()
    disagreement: tuple[Position, ...] = ()
    ungrounded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """The records do not say. `text` says so in words."""

    reason: Reason
    text: str


Outcome: TypeAlias = Answer | NoAnswer
