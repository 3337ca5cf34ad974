"""A process that appends is killed at random points; the log opens, holds together, and a second run completes it."""

import random
import time
from collections import Counter

import pytest

from appending import NOW, batches
from memory_core.store.database import Database
from memory_core.store.log import Outcome
from memory_core.store.sqlite_log import SqliteLog

COUNT, SIZE = 20, 20


def killed(start, home, chance):
    """Kill a run after a random number of batches and a little more; how many batches it told of."""
    process = start(str(home), "me", str(COUNT), str(SIZE))
    process.stdout.readline()
    for _ in range(chance.randrange(COUNT)):
        process.stdout.readline()
    until = time.perf_counter() + chance.random() * 0.01
    while time.perf_counter() < until:
        pass
    process.kill()
    told = process.stdout.read()
    process.wait()
    return told.count(b".")


def kill_and_complete(start, home, chance):
    killed(start, home, chance)
    wanted = [draft for batch in batches(COUNT, SIZE) for draft in batch]
    database = Database(home)
    log = SqliteLog(database, "me")
    held = log.position().sequence
    assert held % SIZE == 0, "a batch is kept whole or not at all"
    assert [entry.draft for entry in log.entries(0, held)] == wanted[:held]
    assert log.problems() == ()
    outcomes = Counter(outcome for batch in batches(COUNT, SIZE) for outcome in log.append(batch, NOW))
    assert outcomes[Outcome.KNOWN] == held
    assert [entry.draft for entry in log.entries(0, len(wanted) * 2)] == wanted
    assert log.problems() == ()
    database.close()
    return held


def kill_many(start, tmp_path, times):
    chance = random.Random(7)
    held = [kill_and_complete(start, tmp_path / str(n), chance) for n in range(times)]
    assert len(set(held)) > COUNT // 4, "the kills must hit different points"


def test_a_log_whose_process_is_killed_is_completed_by_a_second_run(start, tmp_path):
    kill_many(start, tmp_path, 20)


@pytest.mark.slow
def test_a_log_whose_process_is_killed_is_completed_by_a_second_run_a_thousand_times(start, tmp_path):
    kill_many(start, tmp_path, 1000)
