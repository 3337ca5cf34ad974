"""A process that appends batches to a log, to be killed or raced: `python appending.py HOME SCOPE BATCHES SIZE`.

It says "." after each batch. Run again, it appends the same drafts.
"""

import sys
from pathlib import Path

from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.store.database import Database
from memory_core.store.sqlite_log import SqliteLog

NOW = Instant(5_000_000)


def message(n, text="", known=None, **changes):
    """The nth message of a channel."""
    known = Instant(n * 1000) if known is None else known
    body = RecordBody("slack", "message", "C1", moment(known), text or f"message {n}", author=Person(handle="slack:U1"))
    draft = Draft(Subject("record", f"m{n}"), "state", "slack", f"m{n}", known, "exact", body, Place("c1.jsonl", n))
    return Draft(**{name: getattr(draft, name) for name in draft.__slots__} | changes)


def batches(count, size):
    """The drafts that a run appends: each message, and an edit of every third."""
    drafts = [
        message(n // 3, "edited", Instant(n * 1000 + 1), change="edit") if n % 3 == 2 else message(n)
        for n in range(count * size)
    ]
    return [drafts[start : start + size] for start in range(0, len(drafts), size)]


if __name__ == "__main__":
    home, scope, count, size = sys.argv[1:]
    print("ready", flush=True)
    log = SqliteLog(Database(Path(home), timeout=30), scope)
    for batch in batches(int(count), int(size)):
        log.append(batch, NOW)
        print(".", flush=True)
