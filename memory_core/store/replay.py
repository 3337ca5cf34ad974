"""Replaying the acts of a log: what is erased, withheld and refused must follow from them, entry by entry."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from memory_core.model.act import Act
from memory_core.store.acts import digest, read_acts


class Replay:
    """What the acts of a scope come to: `erased` entries, states of records, and who put up which tombstones."""

    def __init__(self, connection: sqlite3.Connection, scope: str, key: bytes) -> None:
        self._connection, self._scope, self._key = connection, scope, key
        self.erased: set[int] = set()
        self._states: dict[str, str] = {}
        self._standing: dict[int, Act] = {}
        for act in self._acts():
            self._apply(act)

    def problems(self) -> Iterator[str]:
        """A line for each state or tombstone that does not follow from the acts."""
        held = dict(self._rows("SELECT subject_id, state FROM states WHERE scope = ?"))
        for name in sorted(held.keys() | self._states.keys()):
            if held.get(name) != self._states.get(name):
                yield f"the state of a record does not follow from the log: {name}"
        stones: dict[int, list[bytes]] = defaultdict(list)
        for each, act in self._rows("SELECT digest, act FROM tombstones WHERE scope = ?"):
            stones[act].append(each)
        for seq in sorted(stones.keys() | self._standing.keys()):
            standing = self._standing.get(seq)
            if standing is None or digest(self._key, *sorted(stones[seq])) != standing.after:
                yield f"the tombstones of entry {seq} are not those that it put up"

    def _acts(self) -> list[Act]:
        (last,) = self._rows("SELECT sequence FROM scopes WHERE scope = ?")[0]
        return read_acts(self._connection, self._scope, 0, last)

    def _apply(self, act: Act) -> None:
        match act.deed:
            case "state":
                if self._states.get(act.id) == "rejected":
                    self._lift(act.id, "state")
                self._states[act.id] = act.detail
                if act.detail == "rejected":
                    self._standing[act.seq] = act
            case "forgot" | "struck":
                self.erased |= set(act.erased)
                if act.deed == "forgot" and act.target == "record":
                    self._states.pop(act.id, None)
                if act.after != digest(self._key):
                    self._standing[act.seq] = act
            case "lifted":
                for seq in act.detail.split():
                    self._standing.pop(int(seq), None)
            case "owner" | "import" | "examined":
                pass

    def _lift(self, id: str, deed: str) -> None:
        for seq, act in list(self._standing.items()):
            if act.id == id and act.deed == deed:
                del self._standing[seq]

    def _rows(self, asked: str) -> list[tuple[Any, ...]]:
        return self._connection.execute(asked, (self._scope,)).fetchall()
