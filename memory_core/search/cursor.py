"""Cursors: where the next page of a search begins, bound to the search, its scope and its as_of."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, replace
from hashlib import blake2b

from memory_core.errors import BadCursor
from memory_core.model.instant import Instant
from memory_core.search.request import Request


@dataclass(frozen=True, slots=True)
class Cursor:
    """The page that begins after `offset` hits, at the as_of of the first page."""

    offset: int
    as_of: Instant


def written(cursor: Cursor, scope: str, request: Request) -> str:
    """The cursor as text that only the same search in the same scope accepts."""
    whole = f"{cursor.offset}.{cursor.as_of}.{_digest(cursor, scope, request)}"
    return urlsafe_b64encode(whole.encode()).decode().rstrip("=")


def read(text: str, scope: str, request: Request) -> Cursor:
    """The cursor that a text stands for.

    Raises BadCursor when it is damaged, or belongs to another search or scope.
    """
    try:
        offset, as_of, digest = urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().split(".")
        cursor = Cursor(int(offset), Instant(int(as_of)))
    except ValueError:
        raise BadCursor from None
    if digest != _digest(cursor, scope, request) or cursor.offset < 0:
        raise BadCursor
    return cursor


def _digest(cursor: Cursor, scope: str, request: Request) -> str:
    # The page size may change from page to page; everything else is the search itself.
    whole = repr((scope, cursor, replace(request, limit=1)))
    return blake2b(whole.encode(), digest_size=8).hexdigest()
