"""The SQLite file of a home: how it is made, opened and shared between threads.

Connections wait in a pool and are lent for one call each, so several threads read at once and a thread that ends
leaves nothing open. Several processes may have the file open: it is in WAL mode, and no transaction outlives a call.

A commit is handed to the operating system, not forced to the disk (`synchronous=NORMAL`): a killed process loses
nothing, a power failure may lose the last commits but never damages the file, and an ingest that is run again brings
them back. Forcing every commit would make small appends ten times slower for no other gain.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Final

from filelock import FileLock, Timeout

from memory_core.errors import Stopped, StoreLocked
from memory_core.store.failures import failures
from memory_core.store.schema import VERSION, migrate, version

FILE: Final = "candor.db"
_MAKING: Final = "candor.lock"
_PRAGMAS: Final = (
    "PRAGMA synchronous = NORMAL",
    "PRAGMA cache_size = -16000",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA journal_size_limit = 67108864",
    # What is deleted is overwritten with zeros; what is forgotten must not stay in a free page.
    "PRAGMA secure_delete = ON",
    # Without it REPLACE would delete an entry behind the trigger's back.
    "PRAGMA recursive_triggers = ON",
)


_STEPS: Final = 50_000
"""Steps of SQLite's machine, about a millisecond, after which a statement asks whether it is still wanted."""


def _never() -> bool:
    return False


class Database:
    """The file `candor.db` of a home, made if it is not there; `timeout` is how many seconds to wait for others.

    What is made has mode 0700 (folders) or 0600 (files); a folder that exists keeps its mode. What was opened on a
    database ends with it. `stopped` is asked before each use and while a statement runs: once it says True for a
    thread, that thread's use ends with Stopped, and a transaction is undone.

    Raises StoreLocked, StoreDamaged, StoreForbidden, StoreTooNew or DiskFull, here and in every call.
    """

    def __init__(self, home: Path, timeout: float = 5.0, stopped: Callable[[], bool] = _never) -> None:
        self.path: Final = home / FILE
        self._timeout = timeout
        self._stopped = stopped
        self._idle: list[sqlite3.Connection] = []
        self._guard = Lock()
        self._closed = False
        with failures(self.path):
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._make()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection outside any transaction, for this call alone.

        Raises ValueError after `close`.
        """
        if self._stopped():
            raise Stopped
        with failures(self.path):
            connection = self._borrow()
            try:
                yield connection
            finally:
                self._give_back(connection)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A connection inside a transaction that is committed at the end, or undone when something is raised."""
        with self.reading() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def wipe(self) -> bool:
        """Bring all that is committed into the file and empty the log beside it; False when somebody still reads it.

        Until it succeeds, what was deleted may still be read from the file or from its write-ahead log.
        """
        with self.reading() as connection:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy

    def close(self) -> None:
        """Close all connections; those that are lent are closed when they come back."""
        with self._guard:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _borrow(self) -> sqlite3.Connection:
        with self._guard:
            if self._closed:
                raise ValueError("the store is closed")
            if self._idle:
                return self._idle.pop()
        return self._connect()

    def _give_back(self, connection: sqlite3.Connection) -> None:
        with self._guard:
            if not self._closed:
                self._idle.append(connection)
                return
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        # Not created here: a home that was deleted meanwhile must not come back as an empty file that others can read.
        file = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(
            file, timeout=self._timeout, isolation_level=None, check_same_thread=False, uri=True
        )
        try:
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            connection.set_progress_handler(self._stopped, _STEPS)
        except BaseException:
            connection.close()
            raise
        return connection

    def _make(self) -> None:
        _only_for_the_owner(self.path)
        with closing(self._connect()) as connection:
            if version(connection, self.path) == VERSION:
                return
            # Two processes that switch a new file to WAL at once would refuse each other without waiting.
            lock = FileLock(self.path.with_name(_MAKING), timeout=self._timeout, mode=0o600)
            try:
                with lock:
                    connection.execute("PRAGMA journal_mode = WAL")
                    migrate(connection, self.path)
            except Timeout:
                raise StoreLocked(str(self.path)) from None


def _only_for_the_owner(path: Path) -> None:
    """Give a file mode 0600, creating it if needed; SQLite gives the files beside it the same mode.

    An existing file is not opened: closing it again would drop the locks that SQLite holds on it in this process.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if path.stat().st_mode & 0o077 and path.stat().st_uid == os.getuid():
            path.chmod(0o600)
