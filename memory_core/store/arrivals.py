"""What an append does to the tables: look up what is held about a batch, then add what is kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from memory_core.model.body import EARLIER_STATE, RecordBody
from memory_core.model.entry import Draft
from memory_core.model.instant import Instant
from memory_core.store.encoding import written_spans
from memory_core.store.judgement import Held
from memory_core.store.listing import listed, struck
from memory_core.store.log import Outcome
from memory_core.store.tail import Row, extend
from memory_core.store.tombstone import of_draft, of_names

Kept: TypeAlias = tuple[Draft, bytes | None, Outcome]

_MANY: Final = 250
"""How many drafts are looked up by one statement, which takes four values for each."""

_HELD: Final = """WITH asked (n, noun, id, known_from) AS (VALUES {values})
    SELECT asked.n, (SELECT o.source FROM entries o INDEXED BY entries_by_subject WHERE o.scope = ?
        AND o.noun = asked.noun AND o.subject_id = asked.id
        AND EXISTS (SELECT 1 FROM payloads h WHERE h.scope = o.scope AND h.seq = o.seq) LIMIT 1) AS holder,
        e.ord, e.change, p.body, p.seq IS NOT NULL FROM asked
    LEFT JOIN entries e INDEXED BY entries_by_subject ON e.scope = ? AND e.noun = asked.noun AND e.subject_id = asked.id
        AND e.known_from = asked.known_from
    LEFT JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE holder IS NOT NULL"""

_STONES: Final = "SELECT digest FROM tombstones WHERE scope = ? AND digest IN ({marks})"

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


def admitted(connection: sqlite3.Connection, scope: str, drafts: Sequence[Draft]) -> list[Draft | None]:
    """The drafts, each without people who were struck from the scope; None for those a tombstone stands against."""
    head = connection.execute("SELECT key FROM scopes WHERE scope = ?", (scope,)).fetchone()
    if connection.execute("SELECT 1 FROM tombstones WHERE scope = ? LIMIT 1", (scope,)).fetchone() is None:
        return list(drafts)
    key: bytes = head[0]
    digests = [of_draft(key, draft) for draft in drafts]
    names = {name: of_names(key, [name]) for draft in drafts for each in listed(draft.body) for name in each.telling}
    standing = _standing(connection, scope, frozenset().union(*digests, *names.values()))
    gone = {name for name, its in names.items() if not standing.isdisjoint(its)}
    return [
        None if not standing.isdisjoint(its) else replace(draft, body=struck(draft.body, gone).left) if gone else draft
        for draft, its in zip(drafts, digests, strict=True)
    ]


def _standing(connection: sqlite3.Connection, scope: str, digests: Collection[bytes]) -> set[bytes]:
    """Those of the digests that a tombstone of the scope has."""
    wanted = sorted(digests)
    found: set[bytes] = set()
    for start in range(0, len(wanted), _MANY):
        some = wanted[start : start + _MANY]
        asked = _STONES.format(marks=", ".join("?" * len(some)))
        found |= {digest for (digest,) in connection.execute(asked, (scope, *some))}
    return found


def add(connection: sqlite3.Connection, scope: str, kept: Sequence[Kept], recorded_at: Instant) -> None:
    """Add what is kept of a batch, in its order, at the end of the scope's log."""
    rows = [
        Row(
            (
                draft.subject.noun, draft.change, draft.subject.id, draft.source, draft.source_id, draft.known_from,
                draft.basis, draft.order, recorded_at, draft.place.line, _is_partial(draft),
            ),
            draft.place.path,
            body,
        )
        for draft, body, _ in kept
    ]  # fmt: skip
    last = extend(connection, scope, rows)
    found = (
        (scope, last - len(kept) + n, written_spans(draft.body.spans))
        for n, (draft, _, _) in enumerate(kept, 1)
        if isinstance(draft.body, RecordBody) and draft.body.spans
    )
    connection.executemany("INSERT INTO spans VALUES (?, ?, ?)", found)
    tally(connection, scope, _recalled(connection, scope, kept), recorded_at)


def _recalled(connection: sqlite3.Connection, scope: str, kept: Sequence[Kept]) -> list[Kept]:
    """What is kept about records that are not withheld."""
    withheld = connection.execute("SELECT subject_id FROM states WHERE scope = ? AND state <> 'active'", (scope,))
    ids = {name for (name,) in withheld}
    return [one for one in kept if one[0].subject.noun == "record" and one[0].subject.id not in ids]


def _is_partial(draft: Draft) -> int:
    body = draft.body
    return int(isinstance(body, RecordBody) and any(name == EARLIER_STATE for name, _ in body.fields))


def tally(connection: sqlite3.Connection, scope: str, kept: Sequence[Kept], recorded_at: Instant) -> None:
    """Add what is kept about records to the sums of their sources."""
    by_source: dict[str, list[Kept]] = {}
    for one in kept:
        by_source.setdefault(one[0].source, []).append(one)
    for source, some in by_source.items():
        records = sum(outcome is Outcome.ADDED for _, _, outcome in some)
        times = [draft.known_from for draft, _, _ in some]
        connection.execute(_TALLY, (scope, source, records, len(some), min(times), max(times), recorded_at))
