"""The log in a SQLite file, safe for several processes and threads.

An entry whose payload was erased is left out of everything that is read.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, TypeVar

from memory_core.errors import StoreDamaged
from memory_core.model.entry import Draft, Entry, Noun, Place, Subject
from memory_core.model.instant import Instant
from memory_core.store.arrivals import add, ensure, held
from memory_core.store.audit import problems
from memory_core.store.database import Database
from memory_core.store.encoding import BadBody, decoded, encoded
from memory_core.store.log import Coverage, Import, Outcome, Position

_T = TypeVar("_T")
_MANY: Final = 500
"""How many values one statement asks for."""

# The planner has no statistics and would rather scan a scope: the index and (by CROSS JOIN) the order are named.
_ENTRY: Final = """SELECT e.seq, e.noun, e.change, e.subject_id, e.source, e.source_id, e.known_from, e.basis, e.ord,
    e.recorded_at, e.line, p.path, p.body FROM entries e {index} CROSS JOIN payloads p ON p.scope = e.scope
    AND p.seq = e.seq WHERE e.scope = ?"""
_BY_NUMBER: Final = _ENTRY.format(index="")
_BY_SUBJECT: Final = _ENTRY.format(index="INDEXED BY entries_by_subject")

_COVERAGE: Final = """SELECT source, records, entries, first, last, recorded_at, (
        SELECT count(DISTINCT e.subject_id) FROM entries e
        WHERE e.partial AND e.scope = t.scope AND e.source = t.source AND NOT EXISTS (
            SELECT 1 FROM entries o WHERE o.scope = e.scope AND o.noun = e.noun AND o.subject_id = e.subject_id
            AND (o.known_from, o.ord) < (e.known_from, e.ord)))
    FROM tallies t WHERE scope = ? ORDER BY source"""

_CITED: Final = """SELECT subject_id FROM entries INDEXED BY entries_by_subject
    WHERE scope = :scope AND noun = 'record' AND subject_id = :id AND source_id = :id
    UNION SELECT subject_id FROM entries INDEXED BY entries_by_source_id
    WHERE scope = :scope AND noun = 'record' AND source_id = :id AND source_id <> subject_id
    ORDER BY subject_id"""


def scopes(database: Database) -> tuple[str, ...]:
    """The scopes that something was kept for, by name."""
    with database.reading() as connection:
        rows = connection.execute("SELECT scope FROM scopes ORDER BY scope").fetchall()
    return tuple(scope for (scope,) in rows)


class SqliteLog:
    """One scope's `Log` in a database. `close` ends this log only; the database belongs to who opened it.

    Texts outside of bodies must be encodable as UTF-8 (else ValueError) and numbers fit in 64 bits (OverflowError).
    """

    def __init__(self, database: Database, scope: str) -> None:
        self._database = database
        self._scope = scope
        self._closed = False

    @property
    def scope(self) -> str:
        """As in `Log`."""
        return self._scope

    def append(self, drafts: Sequence[Draft], recorded_at: Instant) -> list[Outcome]:
        """As in `Log`."""
        bodies = [None if draft.body is None else encoded(draft.body) for draft in drafts]
        outcomes: list[Outcome] = []
        kept: list[tuple[Draft, bytes | None, Outcome]] = []
        with self._writing() as connection:
            past = held(connection, self._scope, drafts)
            for draft, body in zip(drafts, bodies, strict=True):
                outcome, keep = past.take(draft, body)
                outcomes.append(outcome)
                if keep:
                    kept.append((draft, body, outcome))
            if kept:
                add(connection, self._scope, kept, recorded_at)
        return outcomes

    def position(self) -> Position:
        """As in `Log`."""
        rows = self._rows("SELECT sequence, epoch FROM scopes WHERE scope = ?", self._scope)
        return Position(*rows[0]) if rows else Position(0)

    def entries(self, after: int, upto: int) -> list[Entry]:
        """As in `Log`."""
        return self._read(f"{_BY_NUMBER} AND e.seq > ? AND e.seq <= ? ORDER BY e.seq", self._scope, after, upto)

    def history(self, subjects: Collection[Subject], upto: int) -> dict[Subject, tuple[Entry, ...]]:
        """As in `Log`."""
        ids: dict[Noun, list[str]] = defaultdict(list)
        for subject in dict.fromkeys(subjects):
            ids[subject.noun].append(subject.id)
        found: dict[Subject, list[Entry]] = defaultdict(list)
        for noun, wanted in ids.items():
            for some in _parts(wanted):
                where = f"AND e.noun = ? AND e.subject_id IN ({_marks(some)}) AND e.seq <= ? ORDER BY e.seq"
                for entry in self._read(f"{_BY_SUBJECT} {where}", self._scope, noun, *some, upto):
                    found[entry.draft.subject].append(entry)
        return {subject: tuple(entries) for subject, entries in found.items()}

    def subjects(self, noun: Noun) -> list[Subject]:
        """As in `Log`."""
        asked = "SELECT DISTINCT subject_id FROM entries WHERE scope = ? AND noun = ? ORDER BY subject_id"
        return [Subject(noun, name) for (name,) in self._rows(asked, self._scope, noun)]

    def cited(self, source_id: str) -> tuple[Subject, ...]:
        """As in `Log`."""
        with self._reading() as connection:
            rows = connection.execute(_CITED, {"scope": self._scope, "id": source_id}).fetchall()
        return tuple(Subject("record", name) for (name,) in rows)

    def coverage(self) -> tuple[Coverage, ...]:
        """As in `Log`."""
        return tuple(Coverage(*row) for row in self._rows(_COVERAGE, self._scope))

    def note_import(self, run: Import) -> None:
        """As in `Log`."""
        row = (self._scope, run.started_at, run.path, run.finished_at, json.dumps(run.counts))
        with self._writing() as connection:
            connection.execute("REPLACE INTO imports VALUES (?, ?, ?, ?, ?)", row)

    def imports(self) -> tuple[Import, ...]:
        """As in `Log`."""
        asked = "SELECT path, started_at, finished_at, counts FROM imports WHERE scope = ? ORDER BY started_at, path"
        return tuple(
            Import(path, started, finished, _counts(counts))
            for path, started, finished, counts in self._rows(asked, self._scope)
        )

    def owner(self) -> str:
        """As in `Log`."""
        rows = self._rows("SELECT settings FROM owners WHERE scope = ?", self._scope)
        return str(rows[0][0]) if rows else ""

    def save_owner(self, settings: str) -> None:
        """As in `Log`."""
        with self._writing() as connection:
            connection.execute("REPLACE INTO owners VALUES (?, ?)", (self._scope, settings))

    def problems(self) -> tuple[str, ...]:
        """As in `Log`."""
        with self._reading() as connection:
            return tuple(problems(connection, self._scope))

    def close(self) -> None:
        """As in `Log`."""
        self._closed = True

    def _reading(self) -> AbstractContextManager[sqlite3.Connection]:
        if self._closed:
            raise ValueError("the log is closed")
        return self._database.reading()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        if self._closed:
            raise ValueError("the log is closed")
        with self._database.writing() as connection:
            ensure(connection, self._scope)
            yield connection

    def _rows(self, asked: str, *values: str | int) -> list[Any]:
        with self._reading() as connection:
            return connection.execute(asked, values).fetchall()

    def _read(self, asked: str, *values: str | int) -> list[Entry]:
        return [self._entry(row) for row in self._rows(asked, *values)]

    def _entry(self, row: tuple[Any, ...]) -> Entry:
        seq, noun, change, name, source, source_id, known_from, basis, order, recorded_at, line, path, body = row
        try:
            said = None if body is None else decoded(body)
        except BadBody as error:
            raise StoreDamaged(str(self._database.path), f"entry {seq}: {error.why}") from None
        subject, place = Subject(noun, name), Place(path, line)
        return Entry(seq, recorded_at, Draft(subject, change, source, source_id, known_from, basis, said, place, order))


def _parts(values: Sequence[_T]) -> Iterator[Sequence[_T]]:
    return (values[start : start + _MANY] for start in range(0, len(values), _MANY))


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _counts(text: str) -> tuple[tuple[str, tuple[int, int, int, int]], ...]:
    return tuple(
        (source, (added, known, changed, rejected)) for source, (added, known, changed, rejected) in json.loads(text)
    )
