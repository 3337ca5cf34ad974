"""The tables of the store, as a list of migrations: each takes a file from one schema version to the next.

Every row has a scope, and every key starts with it. An entry is never changed and never deleted; its payload is a
row of its own, which can be erased.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from memory_core.errors import StoreDamaged, StoreTooNew

APPLICATION: Final = 0x43414E44
"""What marks a database as Candor's ("CAND")."""


def m001_log_and_shelf(connection: sqlite3.Connection) -> None:
    """Entries with their payloads, what is noted beside them, and the segments of the index."""
    for statement in _M001:
        connection.execute(statement)


_M001: Final = (
    # `sequence` and `chain` are those of the last entry, so that a cut-off tail is noticed.
    """CREATE TABLE scopes (
        scope TEXT NOT NULL PRIMARY KEY, key BLOB NOT NULL, epoch INTEGER NOT NULL DEFAULT 0,
        sequence INTEGER NOT NULL DEFAULT 0, chain BLOB NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE entries (
        scope TEXT NOT NULL, seq INTEGER NOT NULL, noun TEXT NOT NULL, change TEXT NOT NULL, subject_id TEXT NOT NULL,
        source TEXT NOT NULL, source_id TEXT NOT NULL, known_from INTEGER NOT NULL, basis TEXT NOT NULL,
        ord INTEGER NOT NULL, recorded_at INTEGER NOT NULL, line INTEGER NOT NULL, partial INTEGER NOT NULL,
        payload_digest BLOB NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (scope, seq)
    ) WITHOUT ROWID""",
    "CREATE INDEX entries_by_subject ON entries (scope, noun, subject_id, known_from)",
    # Most records are their own source: those are found by subject.
    "CREATE INDEX entries_by_source_id ON entries (scope, source_id) WHERE source_id <> subject_id",
    "CREATE INDEX entries_partial ON entries (scope, source, subject_id) WHERE partial",
    """CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
        BEGIN SELECT RAISE(ABORT, 'an entry never changes'); END""",
    """CREATE TRIGGER entries_stay BEFORE DELETE ON entries
        BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END""",
    """CREATE TABLE payloads (
        scope TEXT NOT NULL, seq INTEGER NOT NULL, salt BLOB NOT NULL, path TEXT NOT NULL, body BLOB,
        PRIMARY KEY (scope, seq)
    ) WITHOUT ROWID""",
    """CREATE TRIGGER payloads_never_change BEFORE UPDATE ON payloads
        BEGIN SELECT RAISE(ABORT, 'a payload is erased, not changed'); END""",
    # The sums that a status shows; to count a million entries takes a second.
    """CREATE TABLE tallies (
        scope TEXT NOT NULL, source TEXT NOT NULL, records INTEGER NOT NULL, entries INTEGER NOT NULL,
        first INTEGER NOT NULL, last INTEGER NOT NULL, recorded_at INTEGER NOT NULL, PRIMARY KEY (scope, source)
    ) WITHOUT ROWID""",
    """CREATE TABLE imports (
        scope TEXT NOT NULL, started_at INTEGER NOT NULL, path TEXT NOT NULL, finished_at INTEGER,
        counts TEXT NOT NULL, PRIMARY KEY (scope, started_at, path)
    ) WITHOUT ROWID""",
    "CREATE TABLE owners (scope TEXT NOT NULL PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE shelves (
        scope TEXT NOT NULL PRIMARY KEY, sequence INTEGER NOT NULL, epoch INTEGER NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE segments (
        scope TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, belongs_to TEXT NOT NULL,
        PRIMARY KEY (scope, number), UNIQUE (scope, name)
    ) WITHOUT ROWID""",
    f"PRAGMA application_id = {APPLICATION}",
)


def m002_states_and_tombstones(connection: sqlite3.Connection) -> None:
    """States of records, what may not come again, and where texts address an assistant."""
    for statement in _M002:
        connection.execute(statement)


_M002: Final = (
    # Acts are entries as well (`acts.py`); there are few of them among many others.
    "CREATE INDEX entries_acts ON entries (scope, seq) WHERE noun = 'act'",
    """CREATE TABLE states (
        scope TEXT NOT NULL, subject_id TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('active', 'pending', 'quarantined', 'rejected')),
        PRIMARY KEY (scope, subject_id)
    ) WITHOUT ROWID""",
    # `act` is the entry that put it up; lifting that act takes all of its digests down.
    """CREATE TABLE tombstones (
        scope TEXT NOT NULL, digest BLOB NOT NULL, act INTEGER NOT NULL, PRIMARY KEY (scope, digest, act)
    ) WITHOUT ROWID""",
    """CREATE TRIGGER tombstones_never_change BEFORE UPDATE ON tombstones
        BEGIN SELECT RAISE(ABORT, 'a tombstone is lifted, not changed'); END""",
    # Beside the payload and not in it, so that a better detector can look again without touching what was said.
    """CREATE TABLE spans (
        scope TEXT NOT NULL, seq INTEGER NOT NULL, found TEXT NOT NULL, PRIMARY KEY (scope, seq)
    ) WITHOUT ROWID""",
    # `detector`: what all spans of the scope were found by; `unwiped`: erased bytes may still lie in the file.
    "ALTER TABLE scopes ADD COLUMN detector TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE scopes ADD COLUMN unwiped INTEGER NOT NULL DEFAULT 0",
)


def m003_cursors(connection: sqlite3.Connection) -> None:
    """How far runs that were broken off had come; a row goes when its run is completed."""
    connection.execute(
        """CREATE TABLE cursors (
            scope TEXT NOT NULL, path TEXT NOT NULL, parts INTEGER NOT NULL, rows INTEGER NOT NULL, seen TEXT NOT NULL,
            PRIMARY KEY (scope, path)
        ) WITHOUT ROWID"""
    )


MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    m001_log_and_shelf,
    m002_states_and_tombstones,
    m003_cursors,
)
"""In order: the first takes an empty file to version 1."""

VERSION: Final = len(MIGRATIONS)
"""The schema version that this program writes."""


def version(connection: sqlite3.Connection, path: Path) -> int:
    """The schema version of a database; 0 for an empty one.

    Raises StoreTooNew when a newer program wrote it, StoreDamaged when it is a database of something else.
    """
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if mark != APPLICATION and (found or connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()):
        raise StoreDamaged(str(path), "it is a database, but not one of Candor's")
    if found > VERSION:
        raise StoreTooNew(str(path), found, VERSION)
    return found


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a database to the present version, in one transaction; does nothing when it is there.

    Raises like `version`.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[version(connection, path) :]:
            step(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
