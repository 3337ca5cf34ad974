"""The log in a SQLite file, safe for several processes and threads.

An entry whose payload was erased is left out of everything that is read.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import astuple, replace
from hashlib import blake2b
from typing import Any, Final, TypeVar

from memory_core.errors import NotForgotten, NotFound, StoreDamaged
from memory_core.model.act import Act, Deed
from memory_core.model.body import Body, RecordBody, Span
from memory_core.model.counts import Counts
from memory_core.model.entry import Draft, Entry, Noun, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.reached import Reached
from memory_core.model.state import Actor, State
from memory_core.store.acts import digest, read_acts, write_acts
from memory_core.store.arrivals import add, admitted, held
from memory_core.store.audit import problems
from memory_core.store.chain import SIZE
from memory_core.store.database import Database
from memory_core.store.encoding import BadBody, decoded, encoded, read_spans
from memory_core.store.erasing import forget, lift, move
from memory_core.store.examining import examine
from memory_core.store.judgement import said
from memory_core.store.log import Coverage, Erased, Import, Outcome, Position
from memory_core.store.striking import listings, strike
from memory_core.store.tail import ensure

_T = TypeVar("_T")
_MANY: Final = 500
"""How many values one statement asks for."""

# The planner has no statistics and would rather scan a scope: the index and (by CROSS JOIN) the order are named.
_ENTRY: Final = """SELECT e.seq, e.noun, e.change, e.subject_id, e.source, e.source_id, e.known_from, e.basis, e.ord,
    e.recorded_at, e.line, p.path, p.body, f.found FROM entries e {index} CROSS JOIN payloads p ON p.scope = e.scope
    AND p.seq = e.seq LEFT JOIN spans f ON f.scope = e.scope AND f.seq = e.seq
    WHERE e.scope = ? AND e.noun <> 'act'"""
_BY_NUMBER: Final = _ENTRY.format(index="")
_BY_SUBJECT: Final = _ENTRY.format(index="INDEXED BY entries_by_subject")

_COVERAGE: Final = """SELECT source, records, entries, first, last, recorded_at, (
        SELECT count(DISTINCT e.subject_id) FROM entries e
        WHERE e.partial AND e.scope = t.scope AND e.source = t.source
        AND EXISTS (SELECT 1 FROM payloads p WHERE p.scope = e.scope AND p.seq = e.seq)
        AND NOT EXISTS (SELECT 1 FROM states s WHERE s.scope = e.scope AND s.subject_id = e.subject_id
            AND s.state <> 'active')
        AND NOT EXISTS (
            SELECT 1 FROM entries o WHERE o.scope = e.scope AND o.noun = e.noun AND o.subject_id = e.subject_id
            AND (o.known_from, o.ord) < (e.known_from, e.ord)))
    FROM tallies t WHERE scope = ? ORDER BY source"""

_SUBJECTS: Final = """SELECT DISTINCT subject_id FROM entries e WHERE scope = ? AND noun = ?
    AND EXISTS (SELECT 1 FROM payloads p WHERE p.scope = e.scope AND p.seq = e.seq) ORDER BY 1"""

_CITED: Final = """SELECT subject_id FROM entries e INDEXED BY entries_by_subject
    WHERE scope = :scope AND noun = 'record' AND subject_id = :id AND source_id = :id
    AND EXISTS (SELECT 1 FROM payloads p WHERE p.scope = e.scope AND p.seq = e.seq)
    UNION SELECT subject_id FROM entries e INDEXED BY entries_by_source_id
    WHERE scope = :scope AND noun = 'record' AND source_id = :id AND source_id <> subject_id
    AND EXISTS (SELECT 1 FROM payloads p WHERE p.scope = e.scope AND p.seq = e.seq)
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
            for asked, draft, body in zip(drafts, admitted(connection, self._scope, drafts), bodies, strict=True):
                if draft is None:
                    outcomes.append(Outcome.REFUSED)
                    continue
                if draft is not asked and draft.body is not None:
                    body = encoded(draft.body)  # noqa: PLW2901
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
        return [Subject(noun, name) for (name,) in self._rows(_SUBJECTS, self._scope, noun)]

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
        counts = json.dumps([(source, astuple(each)) for source, each in run.counts])
        row = (self._scope, run.started_at, run.path, run.finished_at, counts)
        asked = "SELECT counts FROM imports WHERE scope = ? AND started_at = ? AND path = ?"
        with self._writing() as connection:
            noted = connection.execute(asked, row[:3]).fetchone()
            at = run.started_at if run.finished_at is None else run.finished_at
            self._record(connection, "import", at, noted[0] if noted else "", json.dumps(row[1:]))
            connection.execute("REPLACE INTO imports VALUES (?, ?, ?, ?, ?)", row)

    def imports(self) -> tuple[Import, ...]:
        """As in `Log`."""
        asked = "SELECT path, started_at, finished_at, counts FROM imports WHERE scope = ? ORDER BY started_at, path"
        return tuple(
            Import(path, started, finished, _counts(counts))
            for path, started, finished, counts in self._rows(asked, self._scope)
        )

    def note_reached(self, path: str, reached: Reached | None) -> None:
        """As in `Log`."""
        with self._writing() as connection:
            connection.execute("DELETE FROM cursors WHERE scope = ? AND path = ?", (self._scope, path))
            if reached:
                row = (self._scope, path, reached.parts, reached.rows, reached.seen)
                connection.execute("INSERT INTO cursors VALUES (?, ?, ?, ?, ?)", row)

    def reached(self, path: str) -> Reached | None:
        """As in `Log`."""
        rows = self._rows("SELECT parts, rows, seen FROM cursors WHERE scope = ? AND path = ?", self._scope, path)
        return Reached(*rows[0]) if rows else None

    def owner(self) -> str:
        """As in `Log`."""
        rows = self._rows("SELECT settings FROM owners WHERE scope = ?", self._scope)
        return str(rows[0][0]) if rows else ""

    def save_owner(self, settings: str, at: Instant) -> None:
        """As in `Log`."""
        with self._writing() as connection:
            row = connection.execute("SELECT settings FROM owners WHERE scope = ?", (self._scope,)).fetchone()
            self._record(connection, "owner", at, row[0] if row else "", settings)
            connection.execute("REPLACE INTO owners VALUES (?, ?)", (self._scope, settings))

    def acts(self, after: int, upto: int) -> list[Act]:
        """As in `Log`."""
        with self._reading() as connection:
            return read_acts(connection, self._scope, after, upto)

    def states(self) -> dict[str, State]:
        """As in `Log`."""
        return dict(self._rows("SELECT subject_id, state FROM states WHERE scope = ?", self._scope))

    def move(self, id: str, after: State, by: Actor, why: str, at: Instant) -> State:
        """As in `Log`."""
        with self._writing() as connection:
            bodies = self._bodies(connection, [Subject("record", id)])
            if not bodies:
                raise NotFound(id)
            act = Act(0, at, "state", by, "record", id, why=why)
            return move(connection, self._scope, bodies[Subject("record", id)], act, after)

    def forget(self, subjects: Collection[Subject], by: Actor, receipt: str, at: Instant) -> Erased:
        """As in `Log`."""
        with self._writing() as connection:
            act = Act(0, at, "forgot", by, "memory", "", receipt)
            return forget(connection, self._scope, self._bodies(connection, subjects), act)

    def strike(self, names: Collection[str], by: Actor, receipt: str, at: Instant) -> frozenset[str]:
        """As in `Log`."""
        # Reading a whole log takes seconds, in which others may write; only what they added is read under the lock.
        upto = self.position().sequence
        with self._reading() as connection:
            found = [each for each in listings(connection, self._scope, names, 0) if each.seq <= upto]
        with self._writing() as connection:
            found += listings(connection, self._scope, names, upto)
            strike(connection, self._scope, found, names, Act(0, at, "barred", by, "memory", "", receipt))
        return frozenset(text for each in found for text in each.struck.taken if text)

    def lift(self, id: str, why: str, at: Instant) -> None:
        """As in `Log`."""
        with self._writing() as connection:
            if not lift(connection, self._scope, Act(0, at, "lifted", "person", "record", id, why=why)):
                raise NotForgotten(id)

    def examine(self, detector: str, spans: Callable[[str], tuple[Span, ...]], at: Instant) -> int:
        """As in `Log`."""
        if self.detector() == detector:
            return 0
        with self._writing() as connection:
            changed = examine(connection, self._scope, spans)
            act = Act(0, at, "examined", "person", "memory", "", detector, after=str(changed))
            write_acts(connection, self._scope, [act])
            connection.execute("UPDATE scopes SET detector = ? WHERE scope = ?", (detector, self._scope))
        return changed

    def detector(self) -> str:
        """As in `Log`."""
        rows = self._rows("SELECT detector FROM scopes WHERE scope = ?", self._scope)
        return str(rows[0][0]) if rows else ""

    def wipe(self) -> bool:
        """As in `Log`."""
        if not self._rows("SELECT 1 FROM scopes WHERE scope = ? AND unwiped", self._scope):
            return True
        if not self._database.wipe():
            return False
        with self._writing() as connection:
            connection.execute("UPDATE scopes SET unwiped = 0 WHERE scope = ?", (self._scope,))
        return True

    def secret(self, purpose: str) -> bytes:
        """As in `Log`."""
        with self._writing() as connection:
            (key,) = connection.execute("SELECT key FROM scopes WHERE scope = ?", (self._scope,)).fetchone()
        return blake2b(purpose.encode(), key=key, digest_size=SIZE).digest()

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

    def _record(self, connection: sqlite3.Connection, deed: Deed, at: Instant, before: str, after: str) -> None:
        """Add the act of something noted beside the entries."""
        (key,) = connection.execute("SELECT key FROM scopes WHERE scope = ?", (self._scope,)).fetchone()
        digests = (digest(key, before.encode()) if before else "", digest(key, after.encode()))
        by: Actor = "import" if deed == "import" else "person"
        write_acts(connection, self._scope, [Act(0, at, deed, by, "memory", "", "", *digests)])

    def _bodies(self, connection: sqlite3.Connection, subjects: Collection[Subject]) -> dict[Subject, list[Body]]:
        """The states that subjects went through; those of which nothing is held are left out."""
        found: dict[Subject, list[Entry]] = defaultdict(list)
        for noun in ("record", "thread", "person"):
            for some in _parts(sorted({subject.id for subject in subjects if subject.noun == noun})):
                asked = f"{_BY_SUBJECT} AND e.noun = ? AND e.subject_id IN ({_marks(some)}) ORDER BY e.seq"
                for row in connection.execute(asked, (self._scope, noun, *some)).fetchall():
                    entry = self._entry(row)
                    found[entry.draft.subject].append(entry)
        return {subject: said(entries) for subject, entries in found.items()}

    def _rows(self, asked: str, *values: str | int) -> list[Any]:
        with self._reading() as connection:
            return connection.execute(asked, values).fetchall()

    def _read(self, asked: str, *values: str | int) -> list[Entry]:
        return [self._entry(row) for row in self._rows(asked, *values)]

    def _entry(self, row: tuple[Any, ...]) -> Entry:
        seq, noun, change, name, source, source_id, known_from, basis, order, recorded_at, line, path, body, found = row
        try:
            whole = None if body is None else decoded(body)
            if found is not None and isinstance(whole, RecordBody):
                whole = replace(whole, spans=read_spans(found))
        except BadBody as error:
            raise StoreDamaged(str(self._database.path), f"entry {seq}: {error.why}") from None
        subject, place = Subject(noun, name), Place(path, line)
        return Entry(
            seq, recorded_at, Draft(subject, change, source, source_id, known_from, basis, whole, place, order)
        )


def _parts(values: Sequence[_T]) -> Iterator[Sequence[_T]]:
    return (values[start : start + _MANY] for start in range(0, len(values), _MANY))


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _counts(text: str) -> tuple[tuple[str, Counts], ...]:
    # Runs of before what is kept out had a number of its own have four numbers.
    return tuple((source, Counts(*numbers)) for source, numbers in json.loads(text))
