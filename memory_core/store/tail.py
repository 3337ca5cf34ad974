"""The end of a scope's log: rows get their numbers, their salts and their links here, and nowhere else."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.hygiene.instructions import DETECTOR
from memory_core.store.chain import SIZE, beginning, linked, payload_digest

_SALT: Final = 16


@dataclass(frozen=True, slots=True)
class Row:
    """What is to be linked: the columns from `noun` to `partial` in the table's order, and the payload."""

    columns: tuple[str | int, ...]
    path: str
    body: bytes | None


def ensure(connection: sqlite3.Connection, scope: str) -> None:
    """Make sure that the scope is listed and has its key; what comes into a new one is read by today's detector."""
    row = (scope, secrets.token_bytes(SIZE), beginning(scope), DETECTOR)
    asked = "INSERT INTO scopes (scope, key, chain, detector) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    connection.execute(asked, row)


def extend(connection: sqlite3.Connection, scope: str, rows: Sequence[Row]) -> int:
    """Link the rows to the scope's log, in their order; the number of the last entry."""
    head = connection.execute("SELECT key, sequence, chain FROM scopes WHERE scope = ?", (scope,)).fetchone()
    key, seq, chain = head
    salts = secrets.token_bytes(_SALT * len(rows))
    entries, payloads = [], []
    for n, row in enumerate(rows):
        seq += 1
        salt = salts[n * _SALT : (n + 1) * _SALT]
        columns = (seq, *row.columns)
        digest = payload_digest(key, salt, row.path, row.body)
        chain = linked(chain, columns, digest)
        entries.append((scope, *columns, digest, chain))
        payloads.append((scope, seq, salt, row.path, row.body))
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entries)
    connection.executemany("INSERT INTO payloads VALUES (?, ?, ?, ?, ?)", payloads)
    connection.execute("UPDATE scopes SET sequence = ?, chain = ? WHERE scope = ?", (seq, chain, scope))
    return int(seq)
