"""Wall time into instants: what the clock on the wall shows twice or never is said."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

from memory_core.model.instant import from_datetime
from memory_core.when.point import Point
from memory_core.when.reading import Moment


def instant(moment: Moment | datetime, zone: tzinfo) -> Point:
    """The instant of a wall time in `zone`, or in its own zone where the text named one.

    A time that comes twice, when clocks are put back, is the first of the two; one that is skipped, when put forward,
    is read as if they had not yet: both are said in `assumed`.
    """
    at = moment.at if isinstance(moment, Moment) else moment
    local = at if at.tzinfo is not None else at.replace(tzinfo=zone)
    local = local.replace(fold=0)
    there = local.astimezone(UTC).astimezone(local.tzinfo)
    if there.replace(tzinfo=None) != local.replace(tzinfo=None):
        assumed = f"{local:%H:%M} is skipped on {local:%Y-%m-%d} in {local.tzinfo}, and was read as {there:%H:%M}."
        return Point(from_datetime(local), assumed)
    if local.utcoffset() != local.replace(fold=1).utcoffset():
        assumed = f"{local:%H:%M} comes twice on {local:%Y-%m-%d} in {local.tzinfo}; the first one was meant."
        return Point(from_datetime(local), assumed)
    return Point(from_datetime(local))
