"""The indexes of a scope as they are at a position of its log: one for each lane, and who is in which.

Records that are recalled, threads, and records that are withheld are held in three indexes of one class, so a search of
one can neither find nor count what is in another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, cast, get_args

from memory_core.index.index import Index
from memory_core.model.act import Act
from memory_core.model.entry import Subject
from memory_core.model.state import State
from memory_core.store.log import Position

Lane: TypeAlias = Literal["record", "thread", "withheld"]
"""Which index: records that are recalled, threads, records that are withheld."""

Edition: TypeAlias = tuple[Position, int]
"""What a snapshot holds, and up to which forgetting its segments were written anew."""

LANES: Final[tuple[Lane, ...]] = get_args(Lane)


@dataclass(frozen=True)
class Snapshot:
    """The indexes at a position of the log, and the states of the records that were ever moved.

    `shelved` is the shelf's position when its segments were taken from there or put there.
    """

    scope: str
    position: Position
    records: Index
    threads: Index
    withheld: Index = field(default_factory=Index)
    states: Mapping[str, State] = field(default_factory=dict)
    shelved: Position = field(default_factory=lambda: Position(0))

    @property
    def edition(self) -> Edition:
        """Names the snapshot: what was worked out from one is right for all others of its edition."""
        return self.position, self.shelved.epoch

    def index(self, lane: Lane) -> Index:
        """The index of a lane."""
        return {"record": self.records, "thread": self.threads, "withheld": self.withheld}[lane]

    def state(self, id: str) -> State:
        """The state of a record."""
        return self.states.get(id, "active")


def lane(subject: Subject, states: Mapping[str, State]) -> Lane:
    """Where what is said of a record or thread is indexed while its records have these states."""
    if subject.noun != "record":
        return "thread"
    return "record" if states.get(subject.id, "active") == "active" else "withheld"


def moved(states: Mapping[str, State], acts: Iterable[Act]) -> dict[str, State]:
    """The states after these acts; what was forgotten has none."""
    after = dict(states)
    for act in acts:
        if act.deed == "state":
            after[act.id] = cast("State", act.detail)
        elif act.deed == "forgot" and act.target == "record":
            after.pop(act.id, None)
    return after
