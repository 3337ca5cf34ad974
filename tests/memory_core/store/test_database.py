import sqlite3
import stat
import threading

import pytest

from appending import NOW, message
from memory_core.errors import DiskFull, StoreDamaged, StoreForbidden, StoreLocked, StoreTooNew
from memory_core.store.database import FILE, Database
from memory_core.store.failures import failures
from memory_core.store.schema import VERSION
from memory_core.store.sqlite_log import SqliteLog


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_home_is_for_its_owner_alone(home, database):
    SqliteLog(database, "me").append([message(1)], NOW)
    assert mode(home) == 0o700
    files = {path.name: mode(path) for path in home.iterdir()}
    assert {"candor.db", "candor.db-wal", "candor.db-shm"} <= set(files)
    assert set(files.values()) == {0o600}


def test_a_database_that_others_may_read_is_closed_to_them(home):
    Database(home).close()
    (home / FILE).chmod(0o644)
    Database(home).close()
    assert mode(home / FILE) == 0o600


def test_a_writer_that_does_not_end_is_reported_as_a_lock(home, database):
    log = SqliteLog(database, "me")
    log.append([message(1)], NOW)
    other = sqlite3.connect(home / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreLocked) as caught:
        log.append([message(2)], NOW)
    assert caught.value.path == str(home / FILE)
    assert log.position().sequence == 1, "readers do not wait"
    other.execute("ROLLBACK")
    other.close()
    log.append([message(2)], NOW)
    assert log.position().sequence == 2


def test_a_file_that_is_no_database_is_damage(home):
    home.mkdir()
    (home / FILE).write_bytes(b"these are not the pages you are looking for" * 100)
    with pytest.raises(StoreDamaged):
        Database(home)


def test_a_page_of_noise_is_damage(home):
    database = Database(home)
    SqliteLog(database, "me").append([message(n) for n in range(500)], NOW)
    database.close()
    data = bytearray((home / FILE).read_bytes())
    half = len(data) // 8192 * 4096
    data[half:] = bytes(len(data) - half)
    (home / FILE).write_bytes(data)
    database = Database(home)
    with pytest.raises(StoreDamaged):
        SqliteLog(database, "me").entries(0, 500)
    database.close()


def test_a_database_of_something_else_is_left_alone(home):
    home.mkdir()
    other = sqlite3.connect(home / FILE)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(StoreDamaged, match="not one of Candor's"):
        Database(home)


def test_a_store_of_a_newer_version_is_refused(home):
    Database(home).close()
    newer = sqlite3.connect(home / FILE)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreTooNew) as caught:
        Database(home)
    assert (caught.value.found, caught.value.known) == (99, VERSION)


def test_a_full_disk_keeps_nothing_of_the_batch_and_all_before_it(database):
    log = SqliteLog(database, "me")
    log.append([message(1)], NOW)
    with database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(DiskFull):
        log.append([message(n, "word " * 500) for n in range(2, 500)], NOW)
    with database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    assert log.position().sequence == 1
    assert log.problems() == ()
    log.append([message(2)], NOW)
    assert log.position().sequence == 2


LIMITED = """
import resource, sys
from pathlib import Path
import numpy as np
from appending import NOW, message
from memory_core.errors import DiskFull
from memory_core.store.arrays import create_arrays
from memory_core.store.database import Database
from memory_core.store.sqlite_log import SqliteLog
log = SqliteLog(Database(Path(sys.argv[1])), "me")
log.append([message(1)], NOW)
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
try:
    log.append([message(n, "word " * 500) for n in range(2, 500)], NOW)
except DiskFull:
    print("log full", log.position().sequence)
path = Path(sys.argv[1]) / "big.arrays"
try:
    create_arrays(path, {"numbers": (np.dtype("i8"), 1_000_000)})
except DiskFull:
    print("arrays full", path.exists())
"""


def test_a_file_that_may_not_grow_counts_as_a_full_disk(home, run):
    assert run("-c", LIMITED, str(home)).splitlines() == ["log full 1", "arrays full False"]
    database = Database(home)
    assert SqliteLog(database, "me").position().sequence == 1
    database.close()


def test_a_store_that_may_only_be_read_can_be_read_and_says_so_when_written(database):
    log = SqliteLog(database, "me")
    log.append([message(1)], NOW)
    with database.reading() as connection:
        connection.execute("PRAGMA query_only = ON")
    assert len(log.entries(0, 1)) == 1
    with pytest.raises(StoreForbidden):
        log.append([message(2)], NOW)


def test_a_home_below_a_file_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreForbidden) as caught:
        Database(tmp_path / "file" / "home")
    assert caught.value.path.endswith(FILE)


def test_a_database_where_a_folder_stands_cannot_be_opened(home):
    (home / FILE).mkdir(parents=True)
    with pytest.raises(StoreForbidden):
        Database(home)


def test_a_home_that_was_deleted_does_not_come_back_empty(home):
    database = Database(home)
    (home / FILE).unlink()
    with pytest.raises(StoreForbidden):
        SqliteLog(database, "me").position()
    assert not (home / FILE).exists()


def test_a_home_may_have_any_name(tmp_path):
    database = Database(tmp_path / "100% mine? #1 ü")
    SqliteLog(database, "me").append([message(1)], NOW)
    database.close()
    assert (tmp_path / "100% mine? #1 ü" / FILE).exists()


def test_errors_that_are_nobody_elses_business_pass(tmp_path):
    with pytest.raises(FileNotFoundError), failures(tmp_path, unless=(FileNotFoundError,)):
        (tmp_path / "nothing").read_bytes()
    with pytest.raises(sqlite3.ProgrammingError), failures(tmp_path):
        raise sqlite3.ProgrammingError("misuse")


def test_an_id_that_is_no_text_is_refused_and_the_batch_with_it(database):
    log = SqliteLog(database, "me")
    with pytest.raises(ValueError, match="surrogates"):
        log.append([message(1), message(2, source_id="\ud83d")], NOW)
    assert log.position().sequence == 0


def test_nothing_can_be_asked_after_the_database_was_closed(database):
    log = SqliteLog(database, "me")
    database.close()
    with pytest.raises(ValueError, match="closed"):
        log.position()


def test_threads_share_a_database(home):
    database = Database(home, timeout=30)
    log = SqliteLog(database, "me")
    failed = []

    def work(number):
        try:
            for n in range(number * 100, number * 100 + 20):
                log.append([message(n)], NOW)
                assert log.cited(f"m{n}")
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert (log.position().sequence, log.problems()) == (80, ())
    database.close()


def test_two_processes_that_start_and_append_at_once_lose_nothing(home, start):
    runs = [start(str(home), scope, "20", "25") for scope in ("me", "me", "other")]
    assert [run.wait() for run in runs] == [0, 0, 0]
    database = Database(home)
    for scope in ("me", "other"):
        log = SqliteLog(database, scope)
        entries = log.entries(0, 10_000)
        assert [entry.seq for entry in entries] == list(range(1, 501))
        assert len({(entry.draft.subject, entry.draft.known_from) for entry in entries}) == 500
        assert log.problems() == ()
    database.close()
