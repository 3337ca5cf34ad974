"""Bearer tokens: who may come in over HTTP, to which scope, with which permissions.

A token is `candor_` + id + `_` + 256 random bits. Only its SHA-256 is kept, in `tokens.json` of the home, which its
owner alone may read; nobody can guess what was hashed, so no slow hash is needed.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Final

from filelock import FileLock, Timeout
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from memory_core.errors import StoreDamaged, StoreLocked, UnknownBearer
from memory_core.model.instant import Instant
from memory_core.store.failures import failures
from server.permissions import Permission

FILE: Final = "tokens.json"
PREFIX: Final = "candor_"
_WAIT: Final = 5.0


class Token(BaseModel):
    """One token as it is kept; `expires` is None for one that never does."""

    model_config = ConfigDict(frozen=True)

    id: str
    scope: str
    allow: tuple[Permission, ...]
    digest: str
    created: Instant
    expires: Instant | None = None

    def lapsed(self, now: Instant) -> bool:
        """Whether it has expired by now."""
        return self.expires is not None and now >= self.expires


_KEPT: Final = TypeAdapter(tuple[Token, ...])


class Tokens:
    """The tokens of a home. Safe to share between threads and processes; what another process changes holds at once.

    Raises StoreForbidden, StoreDamaged, StoreLocked or DiskFull.
    """

    def __init__(self, home: Path) -> None:
        self._path = home / FILE
        self._guard = Lock()
        self._seen: tuple[int, int, int] | None = None
        self._tokens: tuple[Token, ...] = ()

    def create(self, scope: str, allow: tuple[Permission, ...], now: Instant, expires: Instant | None) -> str:
        """Make a token; its text is told this once and never again."""
        name = secrets.token_hex(4)
        text = f"{PREFIX}{name}_{secrets.token_urlsafe(32)}"
        made = Token(id=name, scope=scope, allow=allow, digest=_digest(text), created=now, expires=expires)
        with self._changing():
            self._write((*self.all(), made))
        return text

    def all(self) -> tuple[Token, ...]:
        """The tokens there are, oldest first, expired ones too."""
        with self._guard, failures(self._path):
            try:
                state = self._path.stat()
            except FileNotFoundError:
                self._seen, self._tokens = None, ()
                return ()
            seen = (state.st_ino, state.st_mtime_ns, state.st_size)
            if seen != self._seen:
                self._seen, self._tokens = seen, self._read()
            return self._tokens

    def revoke(self, id: str) -> Token:
        """Take a token away for good. Raises UnknownBearer."""
        with self._changing():
            kept = self.all()
            found = next((each for each in kept if each.id == id), None)
            if found is None:
                raise UnknownBearer(id)
            self._write(tuple(each for each in kept if each is not found))
        return found

    def holder(self, text: str, now: Instant) -> Token | None:
        """The token that a text is, if there is one that has not expired."""
        named = text.removeprefix(PREFIX).partition("_")[0]
        for each in self.all():
            if each.id == named and hmac.compare_digest(each.digest, _digest(text)):
                return None if each.lapsed(now) else each
        return None

    def _read(self) -> tuple[Token, ...]:
        try:
            return _KEPT.validate_json(self._path.read_bytes())
        except ValidationError:
            raise StoreDamaged(str(self._path), "it is no list of tokens") from None

    def _write(self, tokens: tuple[Token, ...]) -> None:
        fresh = self._path.with_name(f".{FILE}.{secrets.token_hex(4)}")
        with failures(self._path):
            try:
                with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                    file.write(_KEPT.dump_json(tokens, indent=1))
                    file.flush()
                    os.fsync(file.fileno())
                fresh.replace(self._path)
            finally:
                fresh.unlink(missing_ok=True)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        with failures(self._path):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            with FileLock(self._path.with_suffix(".lock"), timeout=_WAIT, mode=0o600):
                yield
        except Timeout:
            raise StoreLocked(str(self._path)) from None


def _digest(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()
