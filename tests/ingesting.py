"""A process that takes a workspace in and shelves its index, to be killed: `python ingesting.py HOME WORKSPACE`.

It says "." after each batch and each chunk of the index. Sizes are small, so that a short run still seals, shelves and
merges many times.
"""

import sys
from datetime import UTC
from itertools import count
from pathlib import Path

import memory_core.index.follower as follower_module
import memory_core.ingest as ingest_module
from memory_core.ingest import ingest_workspace
from memory_core.memory import Memory
from memory_core.model.instant import Instant
from memory_core.sources.base import Context
from memory_core.store.database import Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.sqlite_log import SqliteLog

SCOPE = "me"


def opened(home):
    """The database of a home, its log, and the memory over it."""
    database = Database(Path(home), timeout=30)
    log = SqliteLog(database, SCOPE)
    return database, log, Memory(log, FileShelf(database, SCOPE))


def take_in(log, memory, workspace, told=lambda *_: None):
    """A whole run: everything into the log, then the index onto the shelf; what became of it."""
    ticks = count(1)
    done = ingest_workspace(Path(workspace), log, Context(UTC), lambda: Instant(next(ticks)), told)
    assert memory.settle(told)
    return done


if __name__ == "__main__":
    ingest_module.BATCH, follower_module.CHUNK, follower_module.LONG_TAIL = 25, 20, 100
    _, log, memory = opened(sys.argv[1])
    print("ready", flush=True)
    take_in(log, memory, sys.argv[2], lambda *_: print(".", flush=True))
    print("done", flush=True)
