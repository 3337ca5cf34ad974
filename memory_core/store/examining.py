"""Looking anew for words to assistants in what is held: what was said stays, only its spans are replaced."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Final

from memory_core.model.body import RecordBody, Span
from memory_core.store.encoding import decoded, read_spans, written_spans

_PAGE: Final = 2000
_HELD: Final = """SELECT p.seq, p.body, f.found FROM payloads p
    JOIN entries e ON e.scope = p.scope AND e.seq = p.seq AND e.noun = 'record'
    LEFT JOIN spans f ON f.scope = p.scope AND f.seq = p.seq
    WHERE p.scope = ? AND p.seq > ? AND p.body IS NOT NULL ORDER BY p.seq LIMIT ?"""


def examine(connection: sqlite3.Connection, scope: str, spans: Callable[[str], tuple[Span, ...]]) -> int:
    """Replace the spans of all records by those found now, inside the caller's transaction; how many differ."""
    changed = 0
    for seq, body, found in _held(connection, scope):
        record = decoded(body)
        if not isinstance(record, RecordBody):
            continue
        before, now = record.spans if found is None else read_spans(found), spans(record.text)
        if now != before:
            connection.execute("REPLACE INTO spans VALUES (?, ?, ?)", (scope, seq, written_spans(now)))
            changed += 1
    return changed


def _held(connection: sqlite3.Connection, scope: str) -> Iterator[tuple[int, bytes, str | None]]:
    after = 0
    while rows := connection.execute(_HELD, (scope, after, _PAGE)).fetchall():
        yield from rows
        after = rows[-1][0]
