"""What an append does to the tables: look up what is held about a batch, then add what is kept."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from typing import Final, TypeAlias

from memory_core.model.body import EARLIER_STATE, RecordBody
from memory_core.model.entry import Draft
from memory_core.model.instant import Instant
from memory_core.store.chain import SIZE, beginning, linked, payload_digest
from memory_core.store.judgement import Held
from memory_core.store.log import Outcome

Kept: TypeAlias = tuple[Draft, bytes | None, Outcome]

_SALT: Final = 16
_MANY: Final = 250
"""How many drafts are looked up by one statement, which takes four values for each."""

_HELD: Final = """WITH asked (n, noun, id, known_from) AS (VALUES {values})
    SELECT asked.n, (SELECT o.source FROM entries o INDEXED BY entries_by_subject WHERE o.scope = ?
        AND o.noun = asked.noun AND o.subject_id = asked.id LIMIT 1) AS holder,
        e.ord, e.change, p.body, p.seq IS NOT NULL FROM asked
    LEFT JOIN entries e INDEXED BY entries_by_subject ON e.scope = ? AND e.noun = asked.noun AND e.subject_id = asked.id
        AND e.known_from = asked.known_from
    LEFT JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE holder IS NOT NULL"""

_TALLY: Final = """INSERT INTO tallies VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (scope, source) DO UPDATE SET
    records = records + excluded.records, entries = entries + excluded.entries, first = min(first, excluded.first),
    last = max(last, excluded.last), recorded_at = max(recorded_at, excluded.recorded_at)"""


def held(connection: sqlite3.Connection, scope: str, drafts: Sequence[Draft]) -> Held:
    """What the scope holds about the subjects of these drafts at their instants."""
    found = Held()
    asked = list({(draft.subject, draft.known_from): draft for draft in drafts}.values())
    for start in range(0, len(asked), _MANY):
        some = asked[start : start + _MANY]
        values: list[str | int] = []
        for n, draft in enumerate(some):
            values += (n, draft.subject.noun, draft.subject.id, draft.known_from)
        for n, source, order, change, body, whole in connection.execute(look_up(len(some)), (*values, scope, scope)):
            draft = some[n]
            found.knows(draft.subject, source)
            if whole:
                found.claims(draft.subject, draft.known_from, order, (change, body))
    return found


def look_up(count: int) -> str:
    """The statement that looks so many drafts up: four values for each, then the scope twice."""
    return _HELD.format(values=", ".join(["(?, ?, ?, ?)"] * count))


def ensure(connection: sqlite3.Connection, scope: str) -> None:
    """Make sure that the scope is listed and has its key."""
    row = (scope, secrets.token_bytes(SIZE), beginning(scope))
    connection.execute("INSERT INTO scopes (scope, key, chain) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", row)


def add(connection: sqlite3.Connection, scope: str, kept: Sequence[Kept], recorded_at: Instant) -> None:
    """Add what is kept of a batch, in its order, at the end of the scope's log."""
    head = connection.execute("SELECT key, sequence, chain FROM scopes WHERE scope = ?", (scope,)).fetchone()
    key, seq, chain = head
    salts = secrets.token_bytes(_SALT * len(kept))
    entries, payloads = [], []
    for n, (draft, body, _) in enumerate(kept):
        seq += 1
        salt = salts[n * _SALT : (n + 1) * _SALT]
        subject, place = draft.subject, draft.place
        columns = (
            seq, subject.noun, draft.change, subject.id, draft.source, draft.source_id, draft.known_from, draft.basis,
            draft.order, recorded_at, place.line, _is_partial(draft),
        )  # fmt: skip
        digest = payload_digest(key, salt, place.path, body)
        chain = linked(chain, columns, digest)
        entries.append((scope, *columns, digest, chain))
        payloads.append((scope, seq, salt, place.path, body))
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entries)
    connection.executemany("INSERT INTO payloads VALUES (?, ?, ?, ?, ?)", payloads)
    connection.execute("UPDATE scopes SET sequence = ?, chain = ? WHERE scope = ?", (seq, chain, scope))
    _tally(connection, scope, kept, recorded_at)


def _is_partial(draft: Draft) -> int:
    body = draft.body
    return int(isinstance(body, RecordBody) and any(name == EARLIER_STATE for name, _ in body.fields))


def _tally(connection: sqlite3.Connection, scope: str, kept: Sequence[Kept], recorded_at: Instant) -> None:
    by_source: dict[str, list[Kept]] = {}
    for one in kept:
        if one[0].subject.noun == "record":
            by_source.setdefault(one[0].source, []).append(one)
    for source, some in by_source.items():
        records = sum(outcome is Outcome.ADDED for _, _, outcome in some)
        times = [draft.known_from for draft, _, _ in some]
        connection.execute(_TALLY, (scope, source, records, len(some), min(times), max(times), recorded_at))
