"""Instants: whole microseconds since 1970-01-01T00:00Z, so that they sort, subtract and index exactly.

ISO 8601 comes in and goes out here and nowhere else in the core. A text without an offset is not an instant until a
zone is given.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, NewType

Instant = NewType("Instant", int)

FOREVER: Final = Instant(2**62)
"""Later than every instant: the end of a version that nothing has replaced."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)


def from_datetime(moment: datetime) -> Instant:
    """The instant of an aware datetime.

    Raises ValueError when the datetime carries no zone.
    """
    if moment.tzinfo is None:
        raise ValueError("a time without a zone is no instant")
    return Instant((moment - _EPOCH) // _MICROSECOND)


def to_datetime(instant: Instant, zone: tzinfo = UTC) -> datetime:
    """The instant as an aware datetime in `zone`."""
    return (_EPOCH + instant * _MICROSECOND).astimezone(zone)


def moment_from_iso(text: str) -> datetime:
    """Read ISO 8601 as a datetime, aware if the text has an offset.

    Raises ValueError when the text is no time.
    """
    if "\0" in text:
        # Python reads what stands before it and would pass over the rest.
        raise ValueError("a time holds no NUL")
    return datetime.fromisoformat(text)


def from_iso(text: str, zone: tzinfo | None = None) -> Instant:
    """Read ISO 8601; `zone` is assumed where the text has no offset.

    >>> from_iso("1970-01-01T01:00:00+01:00")
    0

    Raises ValueError when the text is no time, or has no offset and no zone is given.
    """
    moment = moment_from_iso(text)
    if moment.tzinfo is None and zone is not None:
        moment = moment.replace(tzinfo=zone)
    return from_datetime(moment)


def to_iso(instant: Instant, zone: tzinfo = UTC) -> str:
    """Write ISO 8601 with the offset that `zone` had then.

    >>> to_iso(Instant(0))
    '1970-01-01T00:00:00+00:00'
    """
    return to_datetime(instant, zone).isoformat()
