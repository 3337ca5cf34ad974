"""Written points in time: ISO 8601 with or without an offset, or a date alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, Literal

from memory_core.errors import BadInstant
from memory_core.model.instant import Instant, from_datetime, moment_from_iso

_FIRST: Final = from_datetime(datetime(1, 1, 3, tzinfo=UTC))
_LAST: Final = from_datetime(datetime(9999, 12, 30, tzinfo=UTC))
"""Outside of them a time cannot be written in every zone."""

_WEEK: Final = re.compile(r"\d{4}-?W\d\d(?:[T ].*)?", re.IGNORECASE)
"""A week of ISO 8601 without a day, with or without a time of day."""


@dataclass(frozen=True, slots=True)
class Point:
    """An instant, and in words what was assumed to read it ("" when nothing was)."""

    instant: Instant
    assumed: str = ""


def point(name: str, text: str, zone: tzinfo, edge: Literal["start", "end"] = "start") -> Point:
    """Read a point in time; `name` is what the caller calls it.

    A text without an offset is read in `zone`. A date alone is the first instant of that day, or with `edge="end"` its
    last one, and both are said in `assumed`.

    Raises BadInstant when the text is no time; a week alone is none either, since nobody means its Monday by it.
    """
    text = text.strip()
    if _WEEK.fullmatch(text):
        raise BadInstant(name, text)
    try:
        read = _read(name, text, zone, edge)
    except (ValueError, OverflowError):
        raise BadInstant(name, text) from None
    if not _FIRST <= read.instant <= _LAST:
        raise BadInstant(name, text)
    return read


def _read(name: str, text: str, zone: tzinfo, edge: Literal["start", "end"]) -> Point:
    if (day := _date(text)) is not None:
        return _day(name, day, zone, edge)
    moment = moment_from_iso(text)
    if moment.tzinfo is not None:
        return Point(from_datetime(moment))
    return Point(from_datetime(moment.replace(tzinfo=zone)), f"{name} has no offset and was read in {zone}.")


def _date(text: str) -> date | None:
    """The day that a date alone names, in any of ISO 8601's forms; None for anything else."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _day(name: str, day: date, zone: tzinfo, edge: Literal["start", "end"]) -> Point:
    if edge == "start":
        start = from_datetime(datetime.combine(day, time(), zone))
        return Point(start, f"{name} is a date and was read as the start of that day in {zone}.")
    next_day = from_datetime(datetime.combine(day + timedelta(days=1), time(), zone))
    return Point(Instant(next_day - 1), f"{name} is a date and was read as the end of that day in {zone}.")
