"""Digests that make a log hold together: one of each payload, and a chain over the entries.

A payload's digest is keyed and salted; once payload and salt are erased it cannot be used to check a guess of what
was there. The chain binds each entry to all before it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

SIZE: Final = 32

_written = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"), default=repr).encode


def beginning(scope: str) -> bytes:
    """What the first entry of a scope is chained to."""
    return blake2b(scope.encode(), digest_size=SIZE, person=b"candor chain").digest()


def linked(previous: bytes, columns: Sequence[object], payload_digest: bytes) -> bytes:
    """The chain value of an entry with these columns (texts and whole numbers), after `previous`."""
    return blake2b(previous + payload_digest + _written(columns).encode("utf-8", "replace"), digest_size=SIZE).digest()


def payload_digest(key: bytes, salt: bytes, path: str, body: bytes | None) -> bytes:
    """The digest of a payload under a scope's key (at most 64 bytes)."""
    where = path.encode("utf-8", "replace")
    held = b"-" if body is None else b"+" + body
    return blake2b(b"%d %d %b%b%b" % (len(salt), len(where), salt, where, held), key=key, digest_size=SIZE).digest()
