"""The composition root: where a store, a clock and a zone become the memory of one scope."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from threading import Lock
from typing import Final

from memory_core.memory import Memory
from memory_core.model.instant import Instant, from_datetime
from memory_core.people.owner import tzinfo as zone_of
from memory_core.store.database import FILE, Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.log import Log
from memory_core.store.remains import Remains
from memory_core.store.sqlite_log import SqliteLog, scopes
from server.encoder import encode
from server.settings import Settings
from server.work import stopped

_LOCALTIME: Final = Path("/etc/localtime")


def clock() -> Instant:
    """The instant of now."""
    return from_datetime(datetime.now(UTC))


def machine_zone(said: str, localtime: Path = _LOCALTIME) -> str:
    """The IANA name of this machine's time zone: what TZ says, else where /etc/localtime points; UTC without either."""
    if "/" in said.lstrip(":") or said.lstrip(":") == "UTC":
        return said.lstrip(":")
    _, found, name = str(localtime.resolve()).rpartition("/zoneinfo/")
    return name.removeprefix("posix/").removeprefix("right/") if found else "UTC"


@dataclass(frozen=True, slots=True)
class _Opened:
    database: Database
    log: Log
    memory: Memory


def _open(settings: Settings) -> _Opened:
    database = Database(settings.home, stopped=stopped)
    log = SqliteLog(database, settings.scope)
    shelf = FileShelf(database, settings.scope)
    return _Opened(database, log, Memory(log, shelf, encode if settings.semantic else None))


class App:
    """One scope's memory, opened when it is first needed. Safe to share between threads.

    Whatever needs the store raises StoreLocked, StoreDamaged, StoreForbidden, StoreTooNew or DiskFull.
    """

    def __init__(self, settings: Settings, now: Callable[[], Instant] = clock) -> None:
        self.settings: Final = settings
        self.now: Final = now
        self._guard = Lock()
        self._opened: _Opened | None = None

    @property
    def exists(self) -> bool:
        """Whether there is a store in the home folder; nothing is opened or made to find out."""
        return (self.settings.home / FILE).exists()

    @property
    def memory(self) -> Memory:
        """The memory of the scope."""
        return self._open().memory

    @property
    def log(self) -> Log:
        """The log behind the memory, for what is taken in and for who looks after the store."""
        return self._open().log

    @property
    def remains(self) -> Remains:
        """What the files of the home hold, for proving what they do not."""
        return Remains(self._open().database, self.settings.scope)

    def scopes(self) -> tuple[str, ...]:
        """The scopes that the store holds, for its owner at the command line; no tool ever tells them."""
        return scopes(self._open().database)

    @property
    def zone(self) -> tzinfo:
        """The zone that the owner reads times in."""
        return zone_of(self.memory.owner)

    def close(self) -> None:
        """Release what is open; the next use opens it again."""
        with self._guard:
            opened, self._opened = self._opened, None
        if opened:
            opened.log.close()
            opened.database.close()

    def _open(self) -> _Opened:
        with self._guard:
            if self._opened is None:
                self._opened = _open(self.settings)
            return self._opened
