import sqlite3

import pytest

from appending import NOW, message
from memory_core.model.entry import Subject
from memory_core.store.database import FILE, Database
from memory_core.store.sqlite_log import SqliteLog


@pytest.fixture
def log(database):
    log = SqliteLog(database, "me")
    log.append([message(n) for n in range(1, 6)], NOW)
    SqliteLog(database, "other").append([message(n) for n in range(1, 6)], NOW)
    return log


@pytest.fixture
def tamper(database):
    """Change the tables behind the triggers."""

    def tamper(statement):
        with database.writing() as connection:
            for trigger in ("entries_never_change", "entries_stay", "payloads_never_change"):
                connection.execute(f"DROP TRIGGER IF EXISTS {trigger}")
            connection.execute(statement)

    return tamper


THIRD = "WHERE scope = 'me' AND seq = 3"


@pytest.mark.parametrize(
    "change",
    [
        "noun = 'thread'",
        "change = 'edit'",
        "subject_id = 'm4'",
        "source = 'gmail'",
        "source_id = 'x'",
        "known_from = known_from + 1",
        "basis = 'inferred'",
        "ord = 1",
        "recorded_at = 0",
        "line = 0",
        "partial = 1",
        "subject_id = CAST(x'ff' AS TEXT)",
        "chain = zeroblob(32)",
    ],
)
def test_a_changed_entry_is_found_and_no_other_one_is_blamed(log, tamper, change):
    assert log.problems() == ()
    tamper(f"UPDATE entries SET {change} {THIRD}")
    problems = [line for line in log.problems() if "sums" not in line]
    assert problems == ["entry 3 does not fit the chain"]


@pytest.mark.parametrize("change", ["body = body || 'x'", "body = NULL", "body = 5", "path = 'other'", "salt = x'00'"])
def test_a_changed_payload_is_found(log, tamper, change):
    tamper(f"UPDATE payloads SET {change} {THIRD}")
    assert log.problems() == ("entry 3 does not fit its payload",)


def test_a_changed_payload_digest_breaks_chain_and_payload(log, tamper):
    tamper(f"UPDATE entries SET payload_digest = zeroblob(32) {THIRD}")
    assert log.problems() == ("entry 3 does not fit the chain", "entry 3 does not fit its payload")


def test_a_missing_entry_is_found(log, tamper):
    tamper(f"DELETE FROM entries {THIRD}")
    assert "entry 3 is missing" in log.problems()


def test_a_cut_off_tail_is_found(log, tamper):
    tamper("DELETE FROM entries WHERE scope = 'me' AND seq > 3")
    assert "the log ends at entry 3, which is not the end that was noted (5)" in log.problems()


def test_a_payload_is_missed_unless_an_act_says_that_it_was_erased(log, tamper):
    tamper(f"DELETE FROM payloads {THIRD}")
    assert log.problems() == ("entry 3 has lost its payload", "the sums of slack do not fit its entries")
    tamper("UPDATE scopes SET epoch = 1 WHERE scope = 'me'")
    assert "entry 3 has lost its payload" in log.problems()


def test_what_was_forgotten_is_not_missed(log):
    log.forget([Subject("record", "m3")], "person", "r1", NOW)
    assert log.problems() == ()
    assert [entry.seq for entry in log.entries(0, 5)] == [1, 2, 4, 5]
    assert [entry.seq for entry in log.entries(1, 3)] == [2]


def test_sums_that_were_changed_are_found(log, tamper):
    tamper("UPDATE tallies SET entries = 7 WHERE scope = 'me'")
    assert log.problems() == ("the sums of slack do not fit its entries",)


def test_another_scope_is_not_blamed(log, tamper, database):
    tamper(f"UPDATE entries SET line = 0 {THIRD}")
    assert SqliteLog(database, "other").problems() == ()


def test_one_flipped_bit_of_a_text_in_the_file_is_found(home):
    database = Database(home)
    SqliteLog(database, "me").append([message(n, f"marker {n}") for n in range(1, 6)], NOW)
    database.close()
    data = bytearray((home / FILE).read_bytes())
    data[data.index(b"marker 4")] ^= 1
    (home / FILE).write_bytes(data)
    database = Database(home)
    assert SqliteLog(database, "me").problems() == ("entry 4 does not fit its payload",)
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE entries SET line = 0 {THIRD}",
        f"DELETE FROM entries {THIRD}",
        f"REPLACE INTO entries SELECT * FROM entries {THIRD}",
        f"UPDATE payloads SET body = NULL {THIRD}",
    ],
)
def test_an_entry_cannot_be_changed_or_deleted(log, database, statement):
    with database.reading() as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute(statement)
    assert log.problems() == ()


def test_a_payload_can_be_erased(log, database):
    with database.writing() as connection:
        connection.execute(f"DELETE FROM payloads {THIRD}")
    assert [entry.seq for entry in log.entries(0, 5)] == [1, 2, 4, 5]
