"""The key that continuation tokens are signed with: one a home folder, readable by its owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from memory_core.errors import StoreForbidden

FILE: Final = "continuation.key"
_BYTES: Final = 32


def key(home: Path) -> bytes:
    """The key of a home folder; made when there is none. Raises StoreForbidden."""
    path = home / FILE
    try:
        home.mkdir(parents=True, exist_ok=True)
        _make(path)
        found = path.read_bytes()
    except OSError as error:
        raise StoreForbidden(str(path), error.strerror or "the system refuses") from None
    if len(found) < _BYTES:
        raise StoreForbidden(str(path), "it holds no key; remove it, and a new one is made")
    return found


def _make(path: Path) -> None:
    """Write a new key unless there is one; of several processes one wins, and nobody reads half a key."""
    if path.exists():
        return
    mine = path.with_name(f".{FILE}.{secrets.token_hex(8)}")
    descriptor = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(_BYTES))
        try:
            os.link(mine, path)
        except FileExistsError:
            # Another process was first: its key holds.
            return
    finally:
        mine.unlink(missing_ok=True)
