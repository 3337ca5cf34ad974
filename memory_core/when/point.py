"""Written points in time: ISO 8601 with or without an offset, or a date alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final, Literal

from memory_core.errors import BadInstant
from memory_core.model.instant import Instant, from_datetime

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True, slots=True)
class Point:
    """An instant, and in words what was assumed to read it ("" when nothing was)."""

    instant: Instant
    assumed: str = ""


def point(name: str, text: str, zone: tzinfo, edge: Literal["start", "end"] = "start") -> Point:
    """Read a point in time; `name` is what the caller calls it.

    A text without an offset is read in `zone`. A date alone is the first instant of that day, or with `edge="end"` its
    last one, and both are said in `assumed`.

    Raises BadInstant when the text is no time.
    """
    text = text.strip()
    try:
        if _DATE.fullmatch(text):
            return _day(name, date.fromisoformat(text), zone, edge)
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is not None:
            return Point(from_datetime(moment))
        return Point(from_datetime(moment.replace(tzinfo=zone)), f"{name} has no offset and was read in {zone}.")
    except (ValueError, OverflowError):
        raise BadInstant(name, text) from None


def _day(name: str, day: date, zone: tzinfo, edge: Literal["start", "end"]) -> Point:
    if edge == "start":
        start = from_datetime(datetime.combine(day, time(), zone))
        return Point(start, f"{name} is a date and was read as the start of that day in {zone}.")
    next_day = from_datetime(datetime.combine(day + timedelta(days=1), time(), zone))
    return Point(Instant(next_day - 1), f"{name} is a date and was read as the end of that day in {zone}.")
