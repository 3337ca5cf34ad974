"""Conversations as trees: each message names the one before it, and asking anew makes a branch.

A tree is a mapping from a message to its parent. A parent that is "" or that nothing is known of ends the way up; so
does a circle, where it closes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from memory_core.model.instant import Instant


def upwards(start: str, parents: Mapping[str, str]) -> Iterator[str]:
    """A message and all before it."""
    seen: set[str] = set()
    at = start
    while at in parents and at not in seen:
        seen.add(at)
        yield at
        at = parents[at]


def times(parents: Mapping[str, str], own: Mapping[str, Instant], begun: Instant | None) -> dict[str, Instant]:
    """When each message was: its own time, else that of its parent and a microsecond, so that the order holds.

    `begun` stands for a first one without a time; what nothing is known of is left out.

    >>> times({"a": "", "b": "a"}, {"a": Instant(7)}, None)
    {'a': 7, 'b': 8}
    """
    found: dict[str, Instant] = {}
    for name in parents:
        way: list[str] = []
        for above in upwards(name, parents):
            if above in found:
                break
            way.append(above)
        for each in reversed(way):
            before = found.get(parents[each])
            inherited = begun if before is None else Instant(before + 1)
            at = own.get(each, inherited)
            if at is not None:
                found[each] = at
    return found


def before_all(known: Iterable[Instant]) -> Instant | None:
    """Where a conversation may have begun that says only when some of its messages were: a millisecond before those."""
    first = min(known, default=None)
    return None if first is None else Instant(first - 1000)


def latest_leaf(parents: Mapping[str, str], at: Mapping[str, Instant]) -> str:
    """The message, of those that none follows, that was last; ties break by id. "" of nothing."""
    inner = set(parents.values())
    leaves = [name for name in parents if name not in inner] or list(parents)
    return max(leaves, key=lambda name: (at.get(name, 0), name), default="")


def replaced(parents: Mapping[str, str], active: Collection[str], at: Mapping[str, Instant]) -> dict[str, Instant]:
    """For each message on a branch that was left, when the branch that took its place began.

    Where that one is the older, somebody went back to it, no later than at the last message of all.
    """
    goes_on = {parents[name]: name for name in active}
    last = max(at.values(), default=None)
    fork: dict[str, str] = {}
    found: dict[str, Instant] = {}
    for name in parents:
        way: list[str] = []
        root = ""
        for above in upwards(name, parents):
            root = above if above in active else fork.get(above, "")
            if above in active or above in fork:
                break
            way.append(above)
        fork.update(dict.fromkeys(way, root))
    for name, root in fork.items():
        rival = at.get(goes_on.get(root, ""))
        if root and name in at and last is not None:
            found[name] = rival if rival is not None and rival > at[name] else max(last, at[name])
    return found
