"""Tokens of consent: the ids that a preview listed, in a text that only this home can have made, good for a while.

A token is JSON and its HMAC-SHA256, both in base64url. It holds nothing but what its reader was just shown.
"""

from __future__ import annotations

import binascii
import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from memory_core.errors import BadToken
from memory_core.model.instant import Instant

LASTS: Final = 15 * 60 * 1_000_000
"""Microseconds that a token is good for."""

_FORM: Final = "forget/1"
_LONGEST: Final = 32_000


def written(ids: tuple[str, ...], scope: str, key: bytes, now: Instant) -> str:
    """The token that stands for these ids."""
    said = {"form": _FORM, "scope": scope, "expires": now + LASTS, "ids": ids}
    body = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()
    return f"{_text(body)}.{_text(_signature(body, key))}"


def read(token: str, scope: str, key: bytes, now: Instant) -> tuple[str, ...]:
    """The ids that a token stands for.

    Raises BadToken when it is damaged, expired, or made for something else.
    """
    try:
        body, signature = (urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in token[:_LONGEST].split("."))
    except (ValueError, binascii.Error):
        raise BadToken("it is damaged") from None
    if not hmac.compare_digest(signature, _signature(body, key)):
        raise BadToken("it is damaged, or another memory made it")
    said = json.loads(body)
    if said.get("form") != _FORM or said["scope"] != scope:
        raise BadToken("it was made for something else")
    if now >= said["expires"]:
        raise BadToken("it has expired")
    return tuple(said["ids"])


def _signature(body: bytes, key: bytes) -> bytes:
    return hmac.new(key, _FORM.encode() + b"\0" + body, sha256).digest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
