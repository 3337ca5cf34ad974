"""When a recording began and what it was called, by the name that the recorder gave it.

Zoom writes UTC (`GMT20260310-090000_Recording`), most others the wall clock (`2026-03-10 09.00.12 Kiln review`,
`Kiln review-20260310_090012-Meeting Recording`). A name with a date alone tells
the day. The time of the file never counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final

from memory_core.model.entry import Basis
from memory_core.model.instant import Instant, from_datetime
from memory_core.model.interval import Interval

_DATE: Final = r"(?P<year>(?:19|20)\d\d)[-_./]?(?P<month>0[1-9]|1[0-2])[-_./]?(?P<day>0[1-9]|[12]\d|3[01])"
_CLOCK: Final = r"(?P<hour>[01]\d|2[0-3])[-.:_h]?(?P<minute>[0-5]\d)(?:[-.:_]?(?P<second>[0-5]\d)(?:\.\d{1,6})?)?"
_ZONE: Final = r"(?P<zone>Z\b|\s?(?:GMT|UTC)(?:[+-]\d{1,2}(?::?\d\d)?)?|[+-]\d\d:?\d\d\b)"
_TIMED: Final = re.compile(rf"(?P<gmt>GMT)?(?<!\d){_DATE}(?:[ T_-]+|, )?{_CLOCK}(?!\d){_ZONE}?")
_DAY: Final = re.compile(rf"(?<!\d){_DATE}(?!\d)")
_OFFSET: Final = re.compile(r"([+-])(\d{1,2}):?(\d\d)?")
_NOISE: Final = re.compile(
    r"\b(?:Meeting Recording|Meeting Transcript|Recording|transcript|closed caption|captions?|Transkript)\b"
    r"|\(\s*\)|\b\d{9,12}\b",
    re.IGNORECASE,
)
_ENDING: Final = re.compile(r"\.[A-Za-z0-9]{1,5}$")
_PUNCTUATION: Final = " -_–—.,()[]"


@dataclass(frozen=True, slots=True)
class Begun:
    """When a recording began: `start` and how surely; or, when `start` is None, only the `day` it lies in."""

    start: Instant | None
    day: Interval
    basis: Basis


@dataclass(frozen=True, slots=True)
class Named:
    """What names tell of a recording: when it began (None: nothing says), and its title ("" without one)."""

    begun: Begun | None
    title: str


def named(part: str, owner: tzinfo, texts: Iterable[str] = ()) -> Named:
    """What the name of a part tells, its folders from the innermost out, and else the texts of its own first lines.

    >>> named("2026-03-10 09.00.12 Kiln review 123456789/closed_caption.vtt", UTC).title
    'Kiln review'
    """
    pieces = list(reversed(part.split("/")))
    pieces[0] = _ENDING.sub("", pieces[0])
    for pattern in (_TIMED, _DAY):
        for piece in (*pieces, *texts):
            match = pattern.search(piece)
            if match and (begun := _begun(match, owner)):
                rest = _title(f"{piece[: match.start()]} {piece[match.end() :]}") if piece in pieces else ""
                return Named(begun, rest if rest or piece == pieces[0] else _title(pieces[0]))
    return Named(None, _title(pieces[0]))


def _title(text: str) -> str:
    text = _NOISE.sub(" ", text.replace("_", " "))
    return " ".join(text.split()).strip(_PUNCTUATION)


def _begun(match: re.Match[str], owner: tzinfo) -> Begun | None:
    found = match.groupdict()
    written = found.get("zone") or ""
    zone = UTC if found.get("gmt") else _zone(written)
    try:
        day = datetime(int(found["year"]), int(found["month"]), int(found["day"]), tzinfo=zone or owner)
    except ValueError:
        return None
    until = (day.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=day.tzinfo)
    whole = Interval(from_datetime(day), from_datetime(until))
    if "hour" not in found:
        return Begun(None, whole, "upper_bound")
    clock = day.replace(hour=int(found["hour"]), minute=int(found["minute"]), second=int(found["second"] or 0))
    return Begun(from_datetime(clock), whole, "exact" if zone else "inferred")


def _zone(written: str) -> tzinfo | None:
    if not written:
        return None
    match = _OFFSET.search(written)
    if not match:
        return UTC
    minutes = int(match[2]) * 60 + int(match[3] or 0)
    return timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes)) if minutes < 24 * 60 else None
