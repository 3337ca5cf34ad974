"""What counts as found: pure functions over lists of ids.

`needed` is a list of groups, and a group is met by any of its members. The id of a part is `<whole>#<part>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

Match: TypeAlias = Callable[[str, str], bool]
"""Whether an id (first) meets a member of a group (second)."""

Groups: TypeAlias = Sequence[Sequence[str]]

Standing: TypeAlias = Literal["visible", "future", "deleted", "unknown"]
"""How an id stands at an instant: there; delivered only later; deleted by then; of no record at all."""


def whole(id: str) -> str:
    """The meeting, conversation or session that an id is of; the id itself when it is no part.

    >>> whole("M-1#0004")
    'M-1'
    """
    return id.partition("#")[0]


def exactly(id: str, member: str) -> bool:
    """Whether the id meets the member: it is the same, or a part of the whole that the member is."""
    return member in (id, whole(id))


def by_record(id: str, member: str) -> bool:
    """Whether both are of the same whole."""
    return whole(id) == whole(member)


def met(group: Iterable[str], ids: Iterable[str], match: Match = exactly) -> bool:
    """Whether one of the ids meets one of the group."""
    found = tuple(ids)
    return any(match(each, member) for member in group for each in found)


def coverage(needed: Groups, retrieved: Sequence[str], depth: int, match: Match = exactly) -> float:
    """The share of groups met by the first `depth` ids; 1.0 when nothing is needed."""
    if not needed:
        return 1.0
    return sum(met(group, retrieved[:depth], match) for group in needed) / len(needed)


def reciprocal_rank(needed: Groups, retrieved: Sequence[str]) -> float:
    """1 / the rank of the first id that meets any group; 0.0 when none does."""
    for rank, each in enumerate(retrieved, 1):
        if any(met(group, [each]) for group in needed):
            return 1 / rank
    return 0.0


def forbidden(ids: Iterable[str], standing: Callable[[str], Standing]) -> tuple[str, ...]:
    """The ids that could not be known: delivered only later, or deleted by then."""
    return tuple(each for each in ids if standing(each) in ("future", "deleted"))


def recall(needed: Groups, sources: Sequence[str]) -> float:
    """The share of groups that a source meets; 1.0 when nothing is needed."""
    return coverage(needed, sources, len(sources))


def precision(supporting: Iterable[str], sources: Sequence[str]) -> float:
    """The share of the sources that meet something supporting; 1.0 without sources."""
    if not sources:
        return 1.0
    known = tuple(supporting)
    return sum(met(known, [source]) for source in sources) / len(sources)
