"""What looking something up comes to: known, to be asked, or impossible. Never an exception."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

T_co = TypeVar("T_co", covariant=True)

MOST_OPTIONS = 5


@dataclass(frozen=True, slots=True)
class Known(Generic[T_co]):
    """What was found; the ids of the records that it rests on, and what was assumed to find it."""

    value: T_co
    evidence: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose: how it is shown, and what it stands for."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Open:
    """Something that only its speaker can say. `key` names it within the command, so that the answer finds its place.

    `options` come from the data, at most five; there may be none.
    """

    key: str
    question: str
    options: tuple[Option, ...] = ()
    evidence: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Barred:
    """Something that cannot be, and why, in words for whoever asked."""

    why: str
    evidence: tuple[str, ...] = ()


Looked: TypeAlias = Known[T_co] | Open | Barred
