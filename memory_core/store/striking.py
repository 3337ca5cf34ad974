"""Striking: a forgotten person is taken out of the lists of what stays. Each statement that changes is one act.

A statement that listed them is erased and stated anew without them, for the same instant and as of the same day, so
that nothing else of its history moves. From then on arrivals are told without them too.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from memory_core.model.act import Act
from memory_core.model.entry import Subject
from memory_core.store.acts import digest, write_acts
from memory_core.store.encoding import decoded, encoded
from memory_core.store.erasing import put_up
from memory_core.store.listing import Struck, struck
from memory_core.store.tail import Row, extend
from memory_core.store.tombstone import of_names

_PAGE: Final = 2000
_ROWS: Final = """SELECT e.seq, e.payload_digest, e.noun, e.change, e.subject_id, e.source, e.source_id, e.known_from,
    e.basis, e.ord, e.recorded_at, e.line, e.partial, p.path, p.body, f.found FROM entries e
    CROSS JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    LEFT JOIN spans f ON f.scope = e.scope AND f.seq = e.seq
    WHERE e.scope = ? AND e.noun <> 'act' AND e.seq > ? ORDER BY e.seq LIMIT ?"""


@dataclass(frozen=True, slots=True)
class Listing:
    """An entry that lists somebody: its number and digest, its columns and path, its spans, what it is without them."""

    seq: int
    digest: bytes
    columns: tuple[Any, ...]
    path: str
    spans: str | None
    struck: Struck

    @property
    def subject(self) -> Subject:
        """What the entry is about."""
        return Subject(self.columns[0], self.columns[2])


def listings(connection: sqlite3.Connection, scope: str, names: Collection[str], after: int) -> Iterator[Listing]:
    """The entries behind `after` that list whoever has these names, in order; page by page."""
    while rows := connection.execute(_ROWS, (scope, after, _PAGE)).fetchall():
        for seq, its, *columns, path, body, spans in rows:
            if body is not None and _mentions(body, names) and (found := struck(decoded(body), names)).taken:
                yield Listing(seq, its, tuple(columns), path, spans, found)
        after = rows[-1][0]


def strike(
    connection: sqlite3.Connection, scope: str, found: Sequence[Listing], names: Collection[str], act: Act
) -> None:
    """Take whoever has these names out of what lists them, and refuse the names from now on.

    `act` says who, when, and under which receipt.
    """
    found = [each for each in found if _is_held(connection, scope, each)]
    (key,) = connection.execute("SELECT key FROM scopes WHERE scope = ?", (scope,)).fetchone()
    by_subject: dict[Subject, list[Listing]] = defaultdict(list)
    for each in found:
        by_subject[each.subject].append(each)
    stones = of_names(key, names)
    acts = [
        Act(
            0, act.at, "struck", act.by, subject.noun, subject.id, act.detail,
            before=digest(key, *(each.digest for each in its)), after=digest(key),
            erased=tuple(each.seq for each in its),
        )
        for subject, its in by_subject.items()
    ]  # fmt: skip
    acts.append(Act(0, act.at, "struck", act.by, "person", act.detail, act.detail, after=digest(key, *sorted(stones))))
    put_up(connection, scope, stones, write_acts(connection, scope, acts))
    for table in ("payloads", "spans"):
        connection.executemany(
            f"DELETE FROM {table} WHERE scope = ? AND seq = ?",  # noqa: S608
            [(scope, each.seq) for each in found],
        )
    _restate(connection, scope, [each for each in found if each.struck.left is not None])
    connection.execute("UPDATE scopes SET epoch = epoch + 1, unwiped = 1 WHERE scope = ?", (scope,))


def _restate(connection: sqlite3.Connection, scope: str, found: Sequence[Listing]) -> None:
    rows = [Row(each.columns, each.path, encoded(each.struck.left)) for each in found if each.struck.left is not None]
    first = extend(connection, scope, rows) - len(rows) + 1
    spans = [(scope, seq, each.spans) for seq, each in enumerate(found, first) if each.spans is not None]
    connection.executemany("INSERT INTO spans VALUES (?, ?, ?)", spans)


def _is_held(connection: sqlite3.Connection, scope: str, found: Listing) -> bool:
    """Whether an entry that was read before the transaction began is not forgotten by now."""
    asked = "SELECT 1 FROM payloads WHERE scope = ? AND seq = ?"
    return connection.execute(asked, (scope, found.seq)).fetchone() is not None


def _mentions(body: bytes, names: Collection[str]) -> bool:
    """Whether a body holds one of the names anywhere, which is quicker to say than whether it lists them."""
    text = " ".join(body.decode("utf-8", "surrogatepass").casefold().split())
    return any(name in text for name in names)
