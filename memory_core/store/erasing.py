"""What a person takes back: a record moved to another state, words erased, a refusal lifted. Each deed is one act.

All of it happens inside the caller's transaction, act and deed together.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from memory_core.model.act import FORGETTING, Act
from memory_core.model.body import Body
from memory_core.model.entry import Subject
from memory_core.model.instant import Instant
from memory_core.model.state import State, allow
from memory_core.store.acts import digest, read_acts, write_acts
from memory_core.store.log import Erased
from memory_core.store.tombstone import liftable, of_history, of_subject

_MANY: Final = 400
_Found: TypeAlias = tuple[int, str, str, str, Instant, bytes]
"""An entry that still has its payload: seq, noun, subject id, source, known from, payload digest."""

_FOUND: Final = """SELECT e.seq, e.noun, e.subject_id, e.source, e.known_from, e.payload_digest
    FROM entries e INDEXED BY {index} CROSS JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq WHERE e.scope = ? """
_OF_SUBJECTS: Final = _FOUND.format(index="entries_by_subject") + "AND e.noun = ? AND e.subject_id IN ({marks})"
_MADE_BY: Final = (
    _FOUND.format(index="entries_by_source_id")
    + "AND e.source_id <> e.subject_id AND e.noun IN ('thread', 'person') AND e.source_id IN ({marks})"
)
_NAMED_ALIKE: Final = (
    _FOUND.format(index="entries_by_subject")
    + "AND e.noun = 'thread' AND e.source_id = e.subject_id AND e.subject_id IN ({marks})"
)
_BOUNDS: Final = """SELECT min(e.known_from), max(e.known_from) FROM entries e
    CROSS JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE e.scope = ?1 AND e.noun = 'record' AND e.source = ?2 AND NOT EXISTS (
        SELECT 1 FROM states s WHERE s.scope = e.scope AND s.subject_id = e.subject_id AND s.state <> 'active')"""
_BACK: Final = """INSERT INTO tallies VALUES (?, ?, 1, ?, ?, ?, ?) ON CONFLICT (scope, source) DO UPDATE SET
    records = records + 1, entries = entries + excluded.entries, first = min(first, excluded.first),
    last = max(last, excluded.last)"""


def forget(
    connection: sqlite3.Connection,
    scope: str,
    states: Mapping[Subject, Sequence[Body]],
    act: Act,
) -> Erased:
    """Erase all that is held of these subjects, with the states they went through, and refuse them from now on.

    What a record's own export entry said of its thread goes with it. `act` says who, when and under which receipt.
    """
    key = _key(connection, scope)
    found = _held(connection, scope, states)
    if not found:
        return Erased(0, ())
    lost = _recalled(connection, scope, [row for rows in found.values() for row in rows])
    stones = {subject: of_history(key, subject, states[subject]) if subject in states else () for subject in found}
    acts = [
        Act(
            0, act.at, "forgot", act.by, subject.noun, subject.id, act.detail,
            before=digest(key, *(row[5] for row in rows)), after=digest(key, *sorted(stones[subject])),
            erased=tuple(sorted(row[0] for row in rows)),
        )
        for subject, rows in found.items()
    ]  # fmt: skip
    last = write_acts(connection, scope, acts)
    for seq, subject in enumerate(found, last - len(acts) + 1):
        put_up(connection, scope, stones[subject], seq)
    erased = sorted(row[0] for rows in found.values() for row in rows)
    for table in ("payloads", "spans"):
        connection.executemany(f"DELETE FROM {table} WHERE scope = ? AND seq = ?", [(scope, seq) for seq in erased])  # noqa: S608
    _subtract(connection, scope, lost)
    gone = [(scope, subject.id) for subject in found if subject.noun == "record"]
    connection.executemany("DELETE FROM states WHERE scope = ? AND subject_id = ?", gone)
    connection.execute("UPDATE scopes SET epoch = epoch + 1, unwiped = 1 WHERE scope = ?", (scope,))
    return Erased(len(found), tuple(erased))


def move(connection: sqlite3.Connection, scope: str, bodies: Sequence[Body], act: Act, after: State) -> State:
    """Move the record that the act names to another state; the state before.

    `bodies` are its states. Raises IllegalMove.
    """
    key, subject = _key(connection, scope), Subject("record", act.id)
    row = connection.execute("SELECT state FROM states WHERE scope = ? AND subject_id = ?", (scope, act.id)).fetchone()
    before: State = row[0] if row else "active"
    allow(before, after, act.by)
    rows = _held(connection, scope, {subject: bodies}, alone=True)[subject]
    stones = of_history(key, subject, bodies) if after == "rejected" else frozenset()
    payloads = [each[5] for each in rows]
    done = Act(
        0, act.at, "state", act.by, "record", act.id, after,
        before=digest(key, before.encode(), *payloads), after=digest(key, *sorted(stones)), why=act.why,
    )  # fmt: skip
    seq = write_acts(connection, scope, [done])
    if before == "rejected":
        _take_down(connection, scope, {subject}, ("state",))
    put_up(connection, scope, stones, seq)
    lost = _recalled(connection, scope, rows)
    connection.execute("REPLACE INTO states VALUES (?, ?, ?)", (scope, act.id, after))
    _subtract(connection, scope, lost)
    if after == "active":
        times = [each[4] for each in rows]
        source = rows[0][3]
        connection.execute(_BACK, (scope, source, len(rows), min(times), max(times), act.at))
    return before


def lift(connection: sqlite3.Connection, scope: str, act: Act) -> bool:
    """Let what was forgotten under the act's id come in again; False when nothing of that id is refused."""
    key = _key(connection, scope)
    taken = _take_down(connection, scope, liftable(act.id), FORGETTING)
    if taken:
        done = Act(
            0, act.at, "lifted", act.by, "record", act.id, " ".join(map(str, taken)),
            before=digest(key, *(b"%d" % seq for seq in taken)), after=digest(key), why=act.why,
        )  # fmt: skip
        write_acts(connection, scope, [done])
    return bool(taken)


def _key(connection: sqlite3.Connection, scope: str) -> bytes:
    key: bytes = connection.execute("SELECT key FROM scopes WHERE scope = ?", (scope,)).fetchone()[0]
    return key


def _held(
    connection: sqlite3.Connection, scope: str, subjects: Collection[Subject], *, alone: bool = False
) -> dict[Subject, list[_Found]]:
    """The entries with a payload about these subjects and, unless `alone`, those that its records made of others."""
    found: dict[Subject, list[_Found]] = defaultdict(list)
    for noun in ("record", "thread", "person"):
        for some in _parts(sorted(subject.id for subject in subjects if subject.noun == noun)):
            asked = [(_OF_SUBJECTS, (scope, noun, *some))]
            if noun == "record" and not alone:
                asked += [(_MADE_BY, (scope, *some)), (_NAMED_ALIKE, (scope, *some))]
            for statement, values in asked:
                rows: list[_Found] = connection.execute(statement.format(marks=_marks(some)), values).fetchall()
                for row in rows:
                    its = found[Subject(row[1], row[2])]  # type: ignore[arg-type]
                    if row not in its:
                        its.append(row)
    return dict(sorted(found.items(), key=lambda pair: (pair[0].noun, pair[0].id)))


def _recalled(connection: sqlite3.Connection, scope: str, rows: Collection[_Found]) -> dict[str, list[_Found]]:
    """Those about records that are not withheld, by source."""
    withheld = connection.execute("SELECT subject_id FROM states WHERE scope = ? AND state <> 'active'", (scope,))
    hidden = {name for (name,) in withheld}
    by_source: dict[str, list[_Found]] = defaultdict(list)
    for row in rows:
        if row[1] == "record" and row[2] not in hidden:
            by_source[row[3]].append(row)
    return by_source


def _subtract(connection: sqlite3.Connection, scope: str, lost: Mapping[str, Sequence[_Found]]) -> None:
    """Take entries that are not recalled any more out of the sums of their sources."""
    for source, rows in lost.items():
        entries, first, last = connection.execute(
            """UPDATE tallies SET records = records - ?, entries = entries - ? WHERE scope = ? AND source = ?
            RETURNING entries, first, last""",
            (len({row[2] for row in rows}), len(rows), scope, source),
        ).fetchone()
        times = [row[4] for row in rows]
        if entries == 0:
            connection.execute("DELETE FROM tallies WHERE scope = ? AND source = ?", (scope, source))
        elif min(times) <= first or max(times) >= last:
            bounds = connection.execute(_BOUNDS, (scope, source)).fetchone()
            asked = "UPDATE tallies SET first = ?, last = ? WHERE scope = ? AND source = ?"
            connection.execute(asked, (*bounds, scope, source))


def put_up(connection: sqlite3.Connection, scope: str, digests: Collection[bytes], act: int) -> None:
    """Refuse what these digests stand for from now on, on behalf of an act."""
    rows = [(scope, each, act) for each in sorted(digests)]
    connection.executemany("INSERT INTO tombstones VALUES (?, ?, ?)", rows)


def _take_down(
    connection: sqlite3.Connection, scope: str, subjects: Collection[Subject], deeds: Collection[str]
) -> tuple[int, ...]:
    """Remove the tombstones that such deeds put up for these subjects; the numbers of the deeds."""
    key = _key(connection, scope)
    ids = [of_subject(key, subject) for subject in subjects]
    asked = f"SELECT DISTINCT act FROM tombstones WHERE scope = ? AND digest IN ({_marks(ids)})"  # noqa: S608
    found = [seq for (seq,) in connection.execute(asked, (scope, *ids))]
    taken = [seq for seq in sorted(found) if read_acts(connection, scope, seq - 1, seq)[0].deed in deeds]
    connection.executemany("DELETE FROM tombstones WHERE scope = ? AND act = ?", [(scope, seq) for seq in taken])
    return tuple(taken)


def _parts(values: Sequence[str]) -> Iterator[Sequence[str]]:
    return (values[start : start + _MANY] for start in range(0, len(values), _MANY))


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))
