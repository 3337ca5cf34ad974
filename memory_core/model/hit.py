"""What a search finds: a record as it stood at as_of, who it is from, why it was found, and how far to trust it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from memory_core.model.entry import Basis
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.state import State

Trust: TypeAlias = Literal["own", "colleague", "external", "automated", "agent"]
"""How near the words are to the owner; computed at read."""


@dataclass(frozen=True, slots=True)
class Signal:
    """One reason of a score: the signal's name, what it added, and what it saw (term -> part, largest first)."""

    name: str
    score: float
    parts: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """A record in force. `text` has withheld stretches replaced by a mark; `highlights` are stretches of it.

    `who` is None when the record has no author. `before` and `after` are the ids of its neighbours in the thread, ""
    at an end.
    """

    id: str
    source_id: str
    source: str
    kind: str
    thread_id: str
    title: str
    who: str | None
    occurred: Interval
    known_from: Instant
    known_basis: Basis
    text: str
    trust: Trust
    truncated: bool = False
    score: float = 0.0
    why: tuple[Signal, ...] = ()
    highlights: tuple[tuple[int, int], ...] = ()
    reply_to: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    before: str = ""
    after: str = ""
    state: State = "active"


@dataclass(frozen=True, slots=True)
class Withheld:
    """A stretch of a record's text that is not shown, and why."""

    id: str
    reason: str
