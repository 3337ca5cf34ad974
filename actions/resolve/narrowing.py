"""A time given in answer to a question, read within what was said before: "on Friday", then "half past nine"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final

from actions.resolve.desk import Desk
from actions.resolve.readings import Read, Several, Spoken, read
from memory_core.when.choice import Toward, moved, start_of
from memory_core.when.reading import Mention, Moment, Reading, Stretch

_WIDE: Final = frozenset({"week", "month", "year"})
"""Stretches that leave the day open."""
MOST_DAYS: Final = 5
"""Days of a wide stretch that are offered with an hour."""


def narrowed(desk: Desk, before: Read, answer: Sequence[Mention], toward: Toward = "future") -> Read:
    """What was said before with an answer to it: an hour or a part of the day keeps the day, a weekday the week.

    An answer that names a day of its own replaces the one before; one without a time gives None.
    """
    found = read(desk, answer, toward)
    if found is None or before is None:
        return found
    hour = not any(each.dated for each in answer)
    match before:
        case Spoken(rule=rule) if rule and hour and isinstance(found, Spoken):
            return replace(before, start=datetime.combine(before.start.date(), found.start.time()), grain=found.grain)
        case Spoken(grain=grain) if grain in _WIDE:
            return _at_hours(desk, before, answer, toward) if hour else _in_week(desk, before, answer, toward) or found
        case Spoken(dated=True, rule="") if hour:
            return read(desk, [_placed(each, before) for each in answer], toward)
        case Several(readings):
            return _among(desk, readings, answer, toward) or found
        case _:
            return found


def _placed(mention: Mention, before: Spoken) -> Mention:
    """A time of day on the day of what was said before, and within its part of the day where it has one."""
    readings = tuple(_on(each, before.start.date()) for each in mention.readings)
    if before.grain == "part":
        inside = tuple(each for each in readings if _within(each, before))
        readings = inside or readings
    return replace(mention, readings=readings, dated=True)


def _on(reading: Reading, day: date) -> Reading:
    start = start_of(reading)
    return reading if start is None else moved(reading, _midnight(day) - _midnight(start.date()))


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time())


def _within(reading: Reading, stretch: Spoken) -> bool:
    start = start_of(reading)
    end = stretch.end or stretch.start
    return start is not None and stretch.start.replace(tzinfo=None) <= start.replace(tzinfo=None) < end.replace(
        tzinfo=None
    )


def _at_hours(desk: Desk, wide: Spoken, answer: Sequence[Mention], toward: Toward) -> Read:
    """An hour in a week or a month: that hour on each of its next working days, for one to be chosen."""
    found: list[Spoken] = []
    day = max(wide.start.date(), desk.clock.now.date())
    last = (wide.end or wide.start + timedelta(days=7)).date()
    while day < last and len(found) < MOST_DAYS:
        there = read(desk, [_placed(each, replace(wide, start=_midnight(day), grain="day")) for each in answer], toward)
        if (
            day.weekday() < MOST_DAYS
            and isinstance(there, Spoken)
            and there.start.replace(tzinfo=None) > desk.clock.now
        ):
            found.append(there)
        day += timedelta(days=1)
    return found[0] if len(found) == 1 else Several(tuple(found)) if found else read(desk, answer, toward)


def _in_week(desk: Desk, week: Spoken, answer: Sequence[Mention], toward: Toward) -> Read:
    """A day of the week that was said; None where the answer names none of it."""
    kept: list[Mention] = []
    for each in answer:
        near = tuple(dict.fromkeys(_nearest(reading, week.start.date()) for reading in each.readings))
        inside = tuple(reading for reading in near if _within(reading, week))
        if each.dated and not inside:
            return None
        kept.append(replace(each, readings=inside) if each.dated else each)
    return read(desk, kept, toward)


def _nearest(reading: Reading, monday: date) -> Reading:
    """A day as it falls in the seven days from `monday` on, where it is less than three weeks off; else as it is."""
    start = start_of(reading)
    if not isinstance(reading, Moment | Stretch) or start is None or abs((start.date() - monday).days) > 20:
        return reading
    return _on(reading, monday + timedelta(days=(start.weekday() - monday.weekday()) % 7))


def _among(desk: Desk, readings: Sequence[Spoken], answer: Sequence[Mention], toward: Toward) -> Read:
    """The one of several times that an answer fits; on their day, where all have the same."""
    fits = [each for each in readings if all(_fits(each, mention) for mention in answer)]
    if len(fits) == 1:
        return fits[0]
    if any(each.dated for each in answer) or len({each.start.date() for each in readings}) > 1:
        return None
    return read(desk, [_placed(each, replace(readings[0], grain="day")) for each in answer], toward)


def _fits(spoken: Spoken, mention: Mention) -> bool:
    """Whether a time lies in what an answer says: on that day, at that hour, in that part of the day."""
    for reading in mention.readings:
        here = reading if mention.dated else _on(reading, spoken.start.date())
        match here:
            case Moment(at) if at.replace(tzinfo=None) == spoken.start.replace(tzinfo=None):
                return True
            case Stretch(start, end) if _within(Moment(spoken.start), Spoken(start, end)):
                return True
            case _:
                continue
    return False
