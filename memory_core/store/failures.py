"""The one place where errors of SQLite and of the operating system become errors of the store."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from memory_core.errors import CandorError, DiskFull, Stopped, StoreDamaged, StoreForbidden, StoreLocked

_Made = Callable[[str, str], CandorError]


def _full(path: str, _why: str) -> CandorError:
    return DiskFull(path)


def _locked(path: str, _why: str) -> CandorError:
    return StoreLocked(path)


def _stopped(_path: str, _why: str) -> CandorError:
    return Stopped()


_SQLITE: Final[Mapping[int, _Made]] = {
    sqlite3.SQLITE_INTERRUPT: _stopped,
    sqlite3.SQLITE_BUSY: _locked,
    sqlite3.SQLITE_LOCKED: _locked,
    sqlite3.SQLITE_PROTOCOL: _locked,
    sqlite3.SQLITE_FULL: _full,
    # A quota and a limit on the size of files end here too: SQLite says "full" only for ENOSPC.
    sqlite3.SQLITE_IOERR_WRITE: _full,
    sqlite3.SQLITE_IOERR_SHMSIZE: _full,
    sqlite3.SQLITE_READONLY: StoreForbidden,
    sqlite3.SQLITE_CANTOPEN: StoreForbidden,
    sqlite3.SQLITE_PERM: StoreForbidden,
    sqlite3.SQLITE_AUTH: StoreForbidden,
}
"""By extended code, else by primary code; any other code means damage."""

_SYSTEM: Final[Mapping[int, _Made]] = {
    errno.ENOSPC: _full,
    errno.EDQUOT: _full,
    errno.EFBIG: _full,
    errno.EACCES: StoreForbidden,
    errno.EPERM: StoreForbidden,
    errno.EROFS: StoreForbidden,
    errno.ENOENT: StoreForbidden,
    errno.ENOTDIR: StoreForbidden,
    errno.EISDIR: StoreForbidden,
    errno.EEXIST: StoreForbidden,
    errno.EIO: StoreDamaged,
}


@contextmanager
def failures(path: Path, unless: tuple[type[OSError], ...] = ()) -> Iterator[None]:
    """Raise what goes wrong inside as the StoreFailure that it means, about this path; what was interrupted as Stopped.

    Errors of the types `unless`, others than of SQLite and the system, and misuse of `sqlite3` pass unchanged.
    """
    try:
        yield
    except unless:
        raise
    except sqlite3.Error as error:
        raise _of_sqlite(str(path), error) from None
    except OSError as error:
        code = error.errno or 0
        if code not in _SYSTEM:
            raise
        raise _SYSTEM[code](str(path), os.strerror(code)) from error


def _of_sqlite(path: str, error: sqlite3.Error) -> Exception:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python's own: a misuse, or a text that is no UTF-8, whose message would quote the text.
        return StoreDamaged(path, "a text is no text") if isinstance(error, sqlite3.OperationalError) else error
    made = _SQLITE.get(code) or _SQLITE.get(code & 0xFF) or StoreDamaged
    return made(path, str(error))
