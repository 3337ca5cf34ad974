import sqlite3

import pytest

from memory_core.model.instant import Instant
from memory_core.store import schema
from memory_core.store.arrivals import look_up
from memory_core.store.database import FILE, Database
from memory_core.store.sqlite_log import SqliteLog, scopes


def test_an_empty_file_is_brought_to_the_present_version(home):
    home.mkdir()
    (home / FILE).touch()
    database = Database(home)
    with database.reading() as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert schema.version(connection, database.path) == schema.VERSION
    database.close()


def test_every_table_has_a_scope_and_every_key_starts_with_it(database):
    with database.reading() as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert tables
        for table in tables:
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            assert (columns[0][1], columns[0][5]) == ("scope", 1), table
            for _, index, *_ in connection.execute(f"PRAGMA index_list({table})").fetchall():
                assert connection.execute(f"PRAGMA index_info({index})").fetchone()[2] == "scope", index


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    def m002_broken(connection):
        connection.execute("CREATE TABLE more (scope TEXT)")
        connection.execute("CREATE TABLE more (scope TEXT)")

    Database(tmp_path).close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, m002_broken))
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        schema.migrate(connection, tmp_path / FILE)
    assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    connection.close()


def test_scopes_are_listed_once_something_was_kept_for_them(database):
    logs = [SqliteLog(database, scope) for scope in ("me", "ada", "quiet")]
    assert scopes(database) == ()
    logs[0].save_owner("{}", Instant(1))
    logs[1].save_owner("{}", Instant(1))
    assert logs[2].position().sequence == 0
    assert scopes(database) == ("ada", "me")


def test_no_look_up_of_an_append_goes_through_all_that_is_held(database):
    with database.reading() as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {look_up(1)}", (0, "record", "m1", 5, "me", "me")).fetchall()
    looked_up = [detail for *_, detail in plan if " o " in detail or " e " in detail]
    assert len(looked_up) >= 2
    assert all("entries_by_subject (scope=? AND noun=? AND subject_id=?" in detail for detail in looked_up)
