"""Acts among the entries: each is one row of the log, chained like all others, written in the transaction of its deed.

An act uses the columns of an entry: `noun` is 'act', `change` the deed, `subject_id` and `basis` the target's id and
noun, `source` who did it, `source_id` the detail, both times when. Digests and the reason are its payload.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from memory_core.model.act import Act
from memory_core.store.tail import Row, extend

_SELECT: Final = """SELECT e.seq, e.recorded_at, e.change, e.source, e.basis, e.subject_id, e.source_id, p.body
    FROM entries e INDEXED BY entries_acts LEFT JOIN payloads p ON p.scope = e.scope AND p.seq = e.seq
    WHERE e.scope = ? AND e.noun = 'act' AND e.seq > ? AND e.seq <= ? ORDER BY e.seq"""


def write_acts(connection: sqlite3.Connection, scope: str, acts: Sequence[Act]) -> int:
    """Add the acts at the end of the log, in their order; their own numbers are not read. The number of the last."""
    rows = [
        Row(
            ("act", act.deed, act.id, act.by, act.detail, act.at, act.target, 0, act.at, 0, 0),
            "",
            json.dumps([act.before, act.after, act.why, act.erased], separators=(",", ":")).encode(),
        )
        for act in acts
    ]
    return extend(connection, scope, rows)


def read_acts(connection: sqlite3.Connection, scope: str, after: int, upto: int) -> list[Act]:
    """The acts with after < seq <= upto, in order."""
    return [_act(row) for row in connection.execute(_SELECT, (scope, after, upto)).fetchall()]


def _act(row: tuple[Any, ...]) -> Act:
    seq, at, deed, by, target, name, detail, body = row
    # A person's reason may be erased with everything else; what was done stays.
    before, after, why, erased = json.loads(body) if body else ("", "", "", ())
    return Act(seq, at, deed, by, target, name, detail, before, after, why, tuple(erased))


def digest(key: bytes, *parts: bytes) -> str:
    """What stands for a condition in an act: a keyed digest of its parts."""
    whole = b"".join(b"%d:%b" % (len(part), part) for part in parts)
    return blake2b(whole, key=key, digest_size=16, person=b"candor act").hexdigest()
