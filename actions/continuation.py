"""Continuation tokens: a draft in a text that only this memory can have made, good for one scope and a while.

A token is the draft as JSON and its HMAC-SHA256, both in base64url. It is signed, not secret: it holds what its reader
has just been shown. The key comes from the edge; nothing is kept between calls.
"""

from __future__ import annotations

import binascii
import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import asdict
from hashlib import sha256
from typing import Final

from actions.dialogue import Draft
from actions.resolve.result import Option
from memory_core.errors import BadContinuation
from memory_core.model.instant import Instant

LASTS: Final = 24 * 3600 * 1_000_000
"""Microseconds that a token is good for."""

_VERSION: Final = 1
_LONGEST: Final = 64_000


def written(draft: Draft, scope: str, key: bytes, now: Instant) -> str:
    """The token of a draft."""
    said = {"v": _VERSION, "scope": scope, "expires": now + LASTS, "draft": asdict(draft)}
    body = json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
    return f"{_text(body)}.{_text(_signature(body, key))}"


def read(token: str, scope: str, key: bytes, now: Instant) -> Draft:
    """The draft of a token. Raises BadContinuation for one that is damaged, expired, or of another scope."""
    body_text, _, signature_text = token.strip().partition(".")
    if len(token) > _LONGEST:
        raise BadContinuation("it is damaged")
    try:
        body, signature = _bytes(body_text), _bytes(signature_text)
    except (ValueError, binascii.Error):
        raise BadContinuation("it is damaged") from None
    if not hmac.compare_digest(signature, _signature(body, key)):
        raise BadContinuation("it is damaged, or another memory made it")
    said = json.loads(body)
    if said["v"] != _VERSION or said["scope"] != scope:
        raise BadContinuation("it belongs to another memory")
    if now >= said["expires"]:
        raise BadContinuation("it has expired")
    return _draft(said["draft"])


def _draft(said: dict[str, object]) -> Draft:
    options, replies, relies = (_rows(said[name]) for name in ("options", "replies", "relies"))
    return Draft(
        str(said["command"]),
        Instant(int(str(said["spoken"]))),
        tuple((str(key), str(value)) for key, value in replies),
        str(said["key"]),
        tuple(Option(str(label), str(value)) for label, value in options),
        str(said["digest"]),
        tuple((str(name), Instant(int(str(since)))) for name, since in relies),
    )


def _rows(value: object) -> list[tuple[object, object]]:
    rows = value if isinstance(value, list) else []
    return [tuple(each.values()) if isinstance(each, dict) else tuple(each) for each in rows]


def _signature(body: bytes, key: bytes) -> bytes:
    return hmac.new(key, body, sha256).digest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
