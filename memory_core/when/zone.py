"""Time zones by their IANA names."""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import ZoneInfo


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """The time zone of an IANA name; None when there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None
