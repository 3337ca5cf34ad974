"""Wispr Flow's database (`flow.sqlite`): every dictation, as it was heard, cleaned, and edited by its owner.

It is opened read-only, as a copy with its journal when it has one, and its columns are looked up first, since they
change with every version. What the owner edited counts before what was cleaned, and that before what was heard.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import from_iso
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Format, Item, Part, pairs
from memory_core.sources.container import Container
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Unfit
from memory_core.sources.stream import Unreadable

NAME: Final = "dictation"
KIND: Final = "dictation"

_MAGIC: Final = b"SQLite format 3\0"
_BESIDE: Final = ("-wal", "-shm")
_WANTED: Final = (
    "transcriptEntityId",
    "asrText",
    "formattedText",
    "editedText",
    "timestamp",
    "app",
    "url",
    "detectedLanguage",
    "isArchived",
)
_NEEDED: Final = {"transcriptEntityId", "timestamp"}
_WORDS: Final = {"asrText", "formattedText", "editedText"}
_LONGEST: Final = 1_000_000
_STEPS: Final = 100_000_000
"""Steps of the database's engine after which a query is given up."""


def _claims(glance: Glance) -> bool:
    return glance.head.startswith(_MAGIC) and b"transcriptEntityId" in glance.head and b"History" in glance.head


def _read(container: Container, part: Part, _: Context) -> Iterator[Item]:
    place = Place(container.place(part.name))
    try:
        with _copied(container, part.name) as path, closing(_opened(path)) as database:
            columns = _columns(database)
            if not columns >= _NEEDED or not columns & _WORDS:
                yield Rejection(NAME, place, "this is no History of Wispr Flow that is known: its columns are others")
                return
            empty = True
            for number, values in enumerate(_rows(database, columns), 1):
                empty = False
                yield from _dictation(Row(NAME, place, values, f"row {number}: "))
            if empty:
                yield Rejection(NAME, place, "the history is empty, as it is when the setting is never to store")
    except UnicodeDecodeError as error:
        # What the engine says of a damaged schema quotes it, and need not be text.
        raise Unreadable("the database is damaged") from error
    except sqlite3.Error as error:
        raise Unreadable(f"the database is damaged or in use ({error})") from error


@contextmanager
def _copied(container: Container, name: str) -> Iterator[Path]:
    """The database as a file; a copy with its journal where there is one, so that the program may go on writing."""
    with container.local(name) as path:
        journals = [path.with_name(path.name + end) for end in _BESIDE]
        if not any(journal.exists() for journal in journals):
            yield path
            return
        with TemporaryDirectory(prefix="candor-") as folder:
            copy = Path(folder) / "flow.sqlite"
            shutil.copyfile(path, copy)
            for journal, end in zip(journals, _BESIDE, strict=True):
                if journal.exists():
                    shutil.copyfile(journal, copy.with_name(copy.name + end))
            yield copy


def _opened(path: Path) -> sqlite3.Connection:
    alone = not any(path.with_name(path.name + end).exists() for end in _BESIDE)
    mode = "mode=ro&immutable=1" if alone else "mode=ro"
    database = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    budget = iter(range(_STEPS // 1_000))
    database.set_progress_handler(lambda: next(budget, None) is None, 1_000)
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("PRAGMA query_only = ON")
    return database


def _columns(database: sqlite3.Connection) -> set[str]:
    """The columns of the table; none when it is a view or a virtual one, which may be made to run anything."""
    made = database.execute("SELECT sql FROM sqlite_master WHERE name = 'History' AND type = 'table'").fetchone()
    if not made or not str(made[0]).upper().startswith("CREATE TABLE"):
        return set()
    return {str(row[1]) for row in database.execute("PRAGMA table_info(History)")}


def _rows(database: sqlite3.Connection, columns: set[str]) -> Iterator[dict[str, object]]:
    names = [name for name in _WANTED if name in columns]
    listed = ", ".join(f"substr({name}, 1, {_LONGEST})" for name in names)
    for values in database.execute(f"SELECT {listed} FROM History ORDER BY timestamp, transcriptEntityId"):  # noqa: S608
        yield dict(zip(names, values, strict=True))


def _dictation(row: Row) -> Iterator[Item]:
    try:
        name = row.id("transcriptEntityId")
        written = row.text("timestamp")
        try:
            at = from_iso(f"{written.strip()}+00:00" if len(written.strip()) <= 23 else written.strip())
        except (ValueError, OverflowError):
            raise row.unfit("timestamp is no time") from None
        heard, cleaned, edited = (row.text_or_empty(each) for each in ("asrText", "formattedText", "editedText"))
        app, url = row.text_or_empty("app"), row.text_or_empty("url")
        language = row.text_or_empty("detectedLanguage")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    words = edited or cleaned or heard
    if not words.strip():
        return
    body = RecordBody(
        source=NAME,
        kind=KIND,
        thread_id=name,
        occurred=moment(at),
        text=words,
        voice="owner",
        fields=(
            *pairs("target_app", [app]),
            *pairs("target_context", [url]),
            *pairs("language", [language]),
            *pairs("raw_transcript", [heard if heard != words else ""]),
            *pairs("cleaned_text", [cleaned if edited and cleaned != words else ""]),
        ),
    )
    thread = ThreadBody(source=NAME, title=url, place=app)
    yield Draft(Subject("thread", name), "state", NAME, name, at, "exact", thread, row.place)
    yield Draft(Subject("record", name), "state", NAME, name, at, "exact", body, row.place)


FORMAT: Final = Format(name="wispr_flow", source=NAME, kinds=(KIND,), read=_read, claims=_claims)
