"""States: whether a record may be recalled, and which moves from one state to another there are.

`active` records are recalled; `pending` ones wait for a person, `quarantined` ones are set aside, `rejected` ones are
judged wrong and stay out when they come again. What is not active is withheld, at every as_of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from memory_core.errors import IllegalMove

State: TypeAlias = Literal["active", "pending", "quarantined", "rejected"]
Actor: TypeAlias = Literal["person", "agent", "import"]
"""Who did something to the memory: somebody at a terminal or a prompt, a model with a tool, an export taken in."""

STATES: Final[tuple[State, ...]] = get_args(State)

MOVES: Final[Mapping[State, frozenset[State]]] = {
    "active": frozenset({"quarantined", "rejected"}),
    "pending": frozenset({"active", "quarantined", "rejected"}),
    "quarantined": frozenset({"active", "rejected"}),
    "rejected": frozenset({"active"}),
}
"""From each state, where a person may move a record."""


def allow(before: State, after: State, by: Actor) -> None:
    """Return when this move may be made.

    Raises IllegalMove for a move that there is not, and for every move that no person makes.
    """
    if by != "person":
        raise IllegalMove(before, after, "only a person moves a record")
    if after not in MOVES[before]:
        raise IllegalMove(before, after, f"from {before} it can go to {', '.join(sorted(MOVES[before]))}")
