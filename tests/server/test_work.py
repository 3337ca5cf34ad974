"""The threads of tools: bounded, in time, and free again when nobody wants what they do."""

import asyncio
import threading
from time import monotonic

import pytest

from memory_core.errors import Busy, Stopped
from memory_core.store.database import Database
from server.work import Workers, stopped

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"


async def silent(_seconds):
    """No sign of life is wanted."""


@pytest.fixture
def workers():
    workers = Workers(threads=1, seconds=0.3)
    yield workers
    workers.close()


@pytest.fixture
def database(tmp_path):
    database = Database(tmp_path, stopped=stopped)
    yield database
    database.close()


def endless(database, begun=None):
    def job():
        with database.reading() as connection:
            if begun:
                begun.set()
            return connection.execute(ENDLESS).fetchall()

    return job


async def test_what_a_job_returns_or_raises_is_what_its_caller_gets(workers):
    assert await workers.run(lambda: 7, silent) == 7
    with pytest.raises(ZeroDivisionError):
        await workers.run(lambda: 1 // 0, silent)


async def test_a_job_that_takes_too_long_ends_and_its_worker_is_free(workers, database):
    with pytest.raises(Stopped, match=r"0\.3 s"):
        await workers.run(endless(database), silent)
    assert await workers.run(lambda: "next", silent) == "next"


async def test_a_job_whose_caller_gives_up_ends_and_its_worker_is_free(workers, database):
    begun = threading.Event()
    call = asyncio.create_task(workers.run(endless(database, begun), silent))
    await asyncio.to_thread(begun.wait)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert workers.unfinished == 0
    assert await workers.run(lambda: "next", silent) == "next"


async def test_what_was_being_written_when_its_caller_gave_up_is_undone(workers, database):
    with database.writing() as connection:
        connection.execute("CREATE TABLE kept (i)")

    def job():
        with database.writing() as connection:
            connection.execute("INSERT INTO kept VALUES (1)")
            connection.execute(ENDLESS).fetchall()

    with pytest.raises(Stopped):
        await workers.run(job, silent)
    with database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM kept").fetchone() == (0,)


async def test_a_job_that_must_be_finished_is_finished_though_its_caller_gives_up(workers):
    begun, go, done = threading.Event(), threading.Event(), threading.Event()

    def job():
        begun.set()
        go.wait(10)
        assert not stopped()
        done.set()

    call = asyncio.create_task(workers.run(job, silent, stoppable=False))
    await asyncio.to_thread(begun.wait)
    call.cancel()
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert done.is_set()


async def test_a_long_job_gives_signs_of_life(database):
    workers, seen = Workers(1, 1.5), []

    async def beat(seconds):
        seen.append(seconds)

    with pytest.raises(Stopped):
        await workers.run(endless(database), beat)
    workers.close()
    assert seen
    assert seen == sorted(seen)


async def test_when_too_many_wait_the_next_is_told_to_come_back(workers, monkeypatch):
    monkeypatch.setattr(workers, "_most", 1)
    go = threading.Event()
    first = asyncio.create_task(workers.run(go.wait, silent))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await workers.run(lambda: 1, silent)
    go.set()
    assert await first


async def test_the_event_loop_goes_on_while_a_worker_computes(workers):
    def heavy():
        ends = monotonic() + 0.25
        while monotonic() < ends:
            pass

    call, turns = asyncio.create_task(workers.run(heavy, silent)), 0
    while not call.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 5
