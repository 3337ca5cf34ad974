"""Dictations of our own: a database as Wispr Flow keeps it, folders as superwhisper does."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from formats.example import Example, Files, as_json

COLUMNS = (
    "transcriptEntityId TEXT, asrText TEXT, formattedText TEXT, editedText TEXT, timestamp TEXT, app TEXT, url TEXT"
)


def flow(*rows: tuple, columns: str = COLUMNS) -> bytes:
    """A database with a History of these rows."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "flow.sqlite"
        database = sqlite3.connect(path)
        database.execute(f"CREATE TABLE History ({columns}, audio BLOB)")
        for row in rows:
            database.execute(f"INSERT INTO History VALUES ({', '.join('?' * (len(row) + 1))})", (*row, b"\0" * 50))
        database.commit()
        database.close()
        return path.read_bytes()


def row(number: int, **more: object) -> tuple:
    given = {
        "id": f"w{number}",
        "asr": f"order glaze {number}",
        "formatted": f"Order glaze {number}.",
        "edited": None,
        "timestamp": f"2026-03-{number // 1000 % 28 + 1:02} {number // 60 % 16 + 7:02}:{number % 60:02}:00",
        "app": "Mail",
        "url": None,
    }
    return tuple((given | more).values())


WISPR = Example(
    files={"flow.sqlite": flow(row(1), row(2))},
    newer={"flow.sqlite": flow(row(1), row(2), row(3))},
    spoiled={"flow.sqlite": flow(row(1), row(2), row(8, timestamp="soon"), row(9, id=None))},
    spoiled_at=("flow.sqlite", "flow.sqlite"),
    many=lambda count: {"flow.sqlite": flow(*map(row, range(count)))},
    json=False,
)


def recording(number: int, **more: object) -> Files:
    meta = {
        "datetime": "2026-03-10T10:00:00",
        "result": f"Order glaze {number}.",
        "rawResult": f"order glaze {number}",
        "duration": 2000,
        "modeName": "Note",
        "segments": [{"text": "order glaze", "start": 0, "end": 1}],
    }
    return {f"recordings/{1773133200 + number}/meta.json": as_json({**meta, **more})}


SUPERWHISPER = Example(
    files={**recording(1), **recording(2)},
    newer={**recording(1), **recording(2), **recording(3)},
    spoiled={**recording(1), **recording(2), **recording(9, result=7)},
    spoiled_at=("recordings/1773133209/meta.json",),
    many=lambda count: {path: content for number in range(count) for path, content in recording(number).items()},
    alone=False,
)
