"""Time zones by their IANA names."""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """The time zone of an IANA name; None when there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


@lru_cache(maxsize=1)
def cities() -> frozenset[str]:
    """The cities that zones are named after, folded; those of several words are left out."""
    names = (name.rpartition("/")[2].casefold() for name in available_timezones())
    return frozenset(name for name in names if name.isalpha())
