"""Whether a log is still what was written: its chain, its payloads and its end."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from typing import Any, Final

from memory_core.store.chain import beginning, linked, payload_digest
from memory_core.store.replay import Replay

_PAGE: Final = 2000
_ROWS: Final = """SELECT e.seq, e.noun, e.change, e.subject_id, e.source, e.source_id, e.known_from, e.basis, e.ord,
    e.recorded_at, e.line, e.partial, e.payload_digest, e.chain, p.seq IS NOT NULL, p.salt, p.path, p.body
    FROM entries e LEFT JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE e.scope = ? AND e.seq > ? ORDER BY e.seq LIMIT ?"""
_COLUMNS: Final = 12
_TALLIES: Final = """SELECT source, entries, first, last FROM tallies WHERE scope = ?1 EXCEPT
    SELECT e.source, count(*), min(e.known_from), max(e.known_from) FROM entries e
    CROSS JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE e.scope = ?1 AND e.noun = 'record' AND NOT EXISTS (SELECT 1 FROM states s
        WHERE s.scope = e.scope AND s.subject_id = e.subject_id AND s.state <> 'active')
    GROUP BY e.source"""


def problems(connection: sqlite3.Connection, scope: str) -> Iterator[str]:
    """A line for each entry of the scope that does not fit the chain or its payload, and for what is missing.

    Acts are replayed on the way: what they say was erased, withheld and refused must be so, and nothing else.
    """
    head = connection.execute("SELECT key, sequence, chain FROM scopes WHERE scope = ?", (scope,)).fetchone()
    if head is None:
        return
    key, sequence, end = head
    replay = Replay(connection, scope, key)
    seq = 0
    # When a link does not fit, either its entry or its chain value is wrong; the next link shows which, so that it
    # is not reported for its neighbour's fault.
    previous = {beginning(scope)}
    for row in _pages(connection, scope):
        if row[0] != seq + 1:
            yield (
                f"entry {seq + 1} is missing" if row[0] == seq + 2 else f"entries {seq + 1} to {row[0] - 1} are missing"
            )
        fits = {linked(one, row[:_COLUMNS], row[_COLUMNS]) for one in previous}
        if row[_COLUMNS + 1] not in fits and row[0] == seq + 1:
            yield f"entry {row[0]} does not fit the chain"
        if complaint := _payload(key, replay.erased, row):
            yield f"entry {row[0]} {complaint}"
        seq = row[0]
        previous = fits | {row[_COLUMNS + 1]}
    if seq != sequence or end not in previous:
        yield f"the log ends at entry {seq}, which is not the end that was noted ({sequence})"
    yield from replay.problems()
    for source, *_ in connection.execute(_TALLIES, (scope,)).fetchall():
        yield f"the sums of {source} do not fit its entries"


def _pages(connection: sqlite3.Connection, scope: str) -> Iterator[tuple[Any, ...]]:
    """All entries, page by page, so that no transaction lasts; texts that are no UTF-8 come as they can."""
    after = 0
    while True:
        connection.text_factory = _lenient
        try:
            rows = connection.execute(_ROWS, (scope, after, _PAGE)).fetchall()
        finally:
            connection.text_factory = str
        yield from rows
        if len(rows) < _PAGE:
            return
        after = rows[-1][0]


def _lenient(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _payload(key: bytes, erased: Collection[int], row: tuple[Any, ...]) -> str:
    digest, (present, salt, path, body) = row[_COLUMNS], row[_COLUMNS + 2 :]
    if not present:
        return "" if row[0] in erased else "has lost its payload"
    if row[0] in erased:
        return "was forgotten and still has its payload"
    sound = isinstance(salt, bytes) and isinstance(path, str) and (body is None or isinstance(body, bytes))
    return "" if sound and payload_digest(key, salt, path, body) == digest else "does not fit its payload"
