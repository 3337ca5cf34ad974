"""An ingest is killed at random points, in the log or in the index; the store opens, and a second run completes it."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from exports import write_workspace
from ingesting import opened, take_in
from memory_core.memory import Asked, Memory
from memory_core.model.instant import from_iso
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf

TESTS = Path(__file__).parents[1]
NOW = from_iso("2026-12-01T00:00:00Z")
WORDS = ["anvil", "bellows", "chisel", "drill", "emery", "file", "gouge", "hammer"]
MESSAGES = 400
SEARCHES = [
    Asked(query, as_of, limit=50)
    for query in ("anvil drill", "kiln gouge", "")
    for as_of in ("2026-05-01T00:02:30Z", "2026-05-01T00:05:00Z", "")
]


@pytest.fixture(scope="module")
def workspace(tmp_path_factory):
    """The small workspace of `exports`, and some hundred messages more with edits and deletions."""
    root = write_workspace(tmp_path_factory.mktemp("workspace"))
    chance = random.Random(3)
    lines = []
    for n in range(MESSAGES):
        minute, second = divmod(n, 60)
        line = {"id": f"K{n}", "channel_id": f"C{n % 3}", "user": "U1", "ts": f"2026-05-01T00:{minute:02}:{second:02}Z"}
        if n % 10 == 7:
            line |= {"subtype": "message_changed", "target_id": f"K{n - 3}", "text": " ".join(chance.sample(WORDS, 3))}
        elif n % 10 == 9:
            line |= {"subtype": "message_deleted", "target_id": f"K{n - 4}"}
        else:
            line["text"] = " ".join(chance.choices(WORDS, k=4))
        lines.append(json.dumps(line))
    with (root / "connectors" / "slack" / "messages.jsonl").open("a") as file:
        file.write("\n".join(lines) + "\n")
    return root


@pytest.fixture(scope="module")
def whole(workspace):
    """What an undisturbed memory answers, and how many records it took in."""
    log = MemoryLog("me")
    memory = Memory(log, MemoryShelf())
    done = take_in(log, memory, workspace)
    return answers(memory), sum(counts.added + counts.changed for _, counts in done.sources)


def answers(memory):
    return [
        [(hit.id, hit.source_id, hit.text, round(hit.score, 9)) for hit in memory.search(asked, NOW).hits]
        for asked in SEARCHES
    ]


def killed(home, workspace, chance):
    """Kill a run after a random number of its steps and a little more; how many steps it told of."""
    command = [sys.executable, str(TESTS / "ingesting.py"), str(home), str(workspace)]
    paths = f"{TESTS.parent}:{TESTS}"
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={"PYTHONPATH": paths}) as process:
        process.stdout.readline()
        for _ in range(chance.randrange(40)):
            process.stdout.readline()
        until = time.perf_counter() + chance.random() * 0.01
        while time.perf_counter() < until:
            pass
        process.kill()
        return process.stdout.read().count(b".")


def kill_and_complete(home, workspace, whole, chance):
    killed(home, workspace, chance)
    database, log, memory = opened(home)
    held = log.position().sequence
    assert log.problems() == ()
    answers(memory)
    done = take_in(log, memory, workspace)
    expected, records = whole
    assert answers(memory) == expected
    assert sum(counts.added + counts.changed + counts.known for _, counts in done.sources) == records
    assert log.problems() == ()
    database.close()
    database, _, memory = opened(home)
    assert answers(memory) == expected
    database.close()
    return held


def kill_many(tmp_path, workspace, whole, times):
    chance = random.Random(11)
    held = {kill_and_complete(tmp_path / str(n), workspace, whole, chance) for n in range(times)}
    assert len(held) > 5, "the kills must hit different points"


def test_an_ingest_that_is_killed_leaves_a_store_that_a_second_run_completes(tmp_path, workspace, whole):
    kill_many(tmp_path, workspace, whole, 20)


@pytest.mark.slow
def test_an_ingest_that_is_killed_leaves_a_store_that_a_second_run_completes_a_thousand_times(
    tmp_path, workspace, whole
):
    kill_many(tmp_path, workspace, whole, 1000)
