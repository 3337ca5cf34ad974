"""One reading of words about time, on the owner's wall; several when nothing decides between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from dateutil.rrule import rrulestr

from actions.grammar.commands import When
from actions.resolve.desk import Desk
from memory_core.model.instant import Instant, to_datetime
from memory_core.when.choice import AmbiguousTime, Chosen, Toward, choose
from memory_core.when.mentions import mentions
from memory_core.when.reading import Grain, Length, Mention, Moment, Reading, Recurrence, Stretch
from memory_core.when.wall import instant

NEAR: Final = 90
"""Minutes from working hours within which an hour is near them."""
_AFTERWARDS: Final = timedelta(hours=3)
"""How long "after lunch" is."""
CLOCK: Final = frozenset({"hour", "minute", "second"})
_DAY_AND_NUMBER: Final = re.compile(r"((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*) (\d{1,2})", re.IGNORECASE)
_UNTIL: Final = ("until", "till", "til", "through")


@dataclass(frozen=True, slots=True)
class Spoken:
    """A time as it is meant, naive on the wall or with the zone that was said: `[start, end)`, `end` None for a point.

    `grain` is how finely it was said, `dated` whether a day was, `rule` its recurrence ("" for none), without "RRULE:".
    """

    start: datetime
    end: datetime | None = None
    grain: Grain = "minute"
    dated: bool = True
    rule: str = ""
    notes: tuple[str, ...] = ()

    @property
    def has_hour(self) -> bool:
        """Whether an hour of the day was said."""
        return self.grain in CLOCK

    def at(self, desk: Desk) -> Instant:
        """The instant it begins."""
        return on_wall(desk, self.start)


@dataclass(frozen=True, slots=True)
class Several:
    """Times between which nothing decides, earliest first."""

    readings: tuple[Spoken, ...]


Read: TypeAlias = Spoken | Several | None


def on_wall(desk: Desk, moment: datetime) -> Instant:
    """The instant of a time on the owner's wall; one that has a zone keeps it."""
    return instant(moment, desk.zone).instant


def read(desk: Desk, whens: Sequence[When], toward: Toward = "future") -> Read:
    """What these words mean together; None when they say no time. Lengths are passed over.

    Several mentions of one time ("on Monday ... at three") are read as if they stood side by side.
    """
    said = [
        each for each in whens if isinstance(each, Mention) and not all(isinstance(r, Length) for r in each.readings)
    ]
    if not said:
        return None
    if len(said) == 1:
        return _chosen(desk, said[0], toward)
    one = _together(desk, said)
    found = _chosen(desk, one, toward)
    if one in said and isinstance(found, Spoken) and not found.dated and found.has_hour:
        return _on_day(desk, found, [each for each in said if each is not one], toward)
    if one in said and isinstance(found, Spoken) and found.rule:
        return _bounded(desk, *_with_hour(desk, one, found, [each for each in said if each is not one]))
    return found


def _on_day(desk: Desk, hour: Spoken, beside: Sequence[Mention], toward: Toward) -> Spoken:
    """An hour on the day that is said beside it, however far from it: "on Friday ... at nine"."""
    for mention in beside:
        day = _chosen(desk, mention, toward)
        if isinstance(day, Spoken) and day.dated and day.grain == "day" and not day.rule:
            start = datetime.combine(day.start.date(), hour.start.time(), hour.start.tzinfo)
            end = start + (hour.end - hour.start) if hour.end else None
            return replace(hour, start=start, end=end, dated=True, notes=())
    return hour


def _with_hour(desk: Desk, mention: Mention, repeated: Spoken, beside: list[Mention]) -> tuple[Spoken, list[Mention]]:
    """What comes again with the hour that is said further on, read as if it stood beside; and what else is said."""
    for hour in beside:
        every, _, part = mention.text.rpartition(" ")
        # "every morning ... at seven" is every day at seven in the morning.
        text = f"{every} day {hour.text} in the {part}" if mention.grain == "part" else f"{mention.text} {hour.text}"
        found = mentions(text, desk.clock.now) if not hour.dated and hour.grain in CLOCK else []
        joined = _chosen(desk, found[0], "future") if len(found) == 1 else None
        if isinstance(joined, Spoken) and joined.rule and joined.has_hour:
            return joined, [each for each in beside if each is not hour]
    return repeated, beside


def _bounded(desk: Desk, repeated: Spoken, beside: Sequence[Mention]) -> Spoken:
    """What comes again, with what is said beside its rule: an hour, the day it begins with, the one it ends with."""
    for mention in beside:
        other = _chosen(desk, mention, "future")
        if not isinstance(other, Spoken) or other.rule:
            continue
        if mention.text.casefold().startswith(_UNTIL):
            if other.has_hour and not repeated.has_hour:
                # "until midsummer at four" has the hour of each time, and the day of the last.
                repeated = _at_hour(repeated, other)
                other = replace(other, start=other.start + timedelta(seconds=1))
            last = other.end if other.grain == "day" and other.end else other.start
            until = last.replace(tzinfo=None) - timedelta(seconds=1)
            until = to_datetime(on_wall(desk, until), UTC)
            repeated = replace(repeated, rule=f"{repeated.rule};UNTIL={until:%Y%m%dT%H%M%SZ}")
            continue
        if other.has_hour and not repeated.has_hour:
            repeated = _at_hour(repeated, other)
        if other.grain == "week" and other.end and not mention.bound:
            # "every weekday next week" is of that week alone.
            until = to_datetime(on_wall(desk, other.end - timedelta(seconds=1)), UTC)
            repeated = replace(repeated, rule=f"{repeated.rule};UNTIL={until:%Y%m%dT%H%M%SZ}")
        begun = repeated.start.replace(tzinfo=None) >= other.start.replace(tzinfo=None)
        if other.dated and begun and other.grain in ("week", "month", "year"):
            # "from this week on" moves nothing that begins in it anyway.
            continue
        day = other.start.date() if other.dated else repeated.start.date()
        repeated = _first_from(desk, repeated, datetime.combine(day, repeated.start.time()))
    return repeated


def _at_hour(repeated: Spoken, other: Spoken) -> Spoken:
    return replace(repeated, start=datetime.combine(repeated.start.date(), other.start.time()), grain=other.grain)


def _first_from(desk: Desk, repeated: Spoken, day: datetime) -> Spoken:
    """The same with its first time from a day on, and not before now."""
    now = desk.clock.now.replace(microsecond=0)
    first = rrulestr(repeated.rule, dtstart=day, ignoretz=True).after(max(day, now), inc=True)
    if first is None:
        return repeated
    return replace(repeated, start=first, end=first + (repeated.end - repeated.start) if repeated.end else None)


def length(whens: Sequence[When]) -> timedelta | None:
    """The length that is said among these, None when none is."""
    for each in whens:
        if isinstance(each, Mention):
            for reading in each.readings:
                if isinstance(reading, Length):
                    return timedelta(seconds=reading.total_seconds)
    return None


def _together(desk: Desk, said: Sequence[Mention]) -> Mention:
    """Mentions as one: by their words side by side; else the one that repeats, else the most exact one."""
    now = desk.clock.now
    for order in (said, tuple(reversed(said))):
        text = " ".join(each.text for each in order)
        found = mentions(text, now)
        if len(found) == 1 and found[0].end - found[0].start >= len(text) - 4:
            return found[0]
    repeating = [each for each in said if any(isinstance(r, Recurrence) for r in each.readings)]
    if repeating:
        return max(repeating, key=lambda each: len(each.text))
    return max(said, key=lambda each: (each.grain in CLOCK, each.dated))


def _hour_behind(desk: Desk, mention: Mention) -> Mention:
    """Of "fri 12" the number as an hour, where no Friday the 12th is near."""
    match = _DAY_AND_NUMBER.fullmatch(mention.text)
    near = desk.clock.now + timedelta(days=60)
    if match is None or any(isinstance(r, Stretch) and desk.clock.now <= r.start <= near for r in mention.readings):
        return mention
    found = mentions(f"{match[1]} at {match[2]}", desk.clock.now)
    return found[0] if len(found) == 1 else mention


def _chosen(desk: Desk, mention: Mention, toward: Toward) -> Read:
    mention = _hour_behind(desk, mention)
    match choose(mention, desk.clock, toward):
        case Chosen(reading, assumed):
            return _spoken(desk, mention, reading, (assumed,) if assumed else ())
        case AmbiguousTime(readings):
            found = [each for each in (_spoken(desk, mention, reading, ()) for reading in readings) if each]
            distinct = _near_work(desk, tuple({each.start: each for each in found}.values()))
            return distinct[0] if len(distinct) == 1 else Several(distinct) if distinct else None
        case _:
            return None


def _near_work(desk: Desk, found: tuple[Spoken, ...]) -> tuple[Spoken, ...]:
    """Of two hours that both lie outside of working hours, the one near them, said so; both when neither or each is."""
    if len(found) != 2 or not all(each.has_hour for each in found):
        return found
    first, last = (each.hour * 60 + each.minute for each in desk.clock.working_hours)
    away = []
    for each in found:
        at = each.start.hour * 60 + each.start.minute
        away.append(max(first - at, at - last, 0))
    near = [n for n, minutes in enumerate(away) if minutes <= NEAR]
    if len(near) != 1:
        return found
    one = found[near[0]]
    return (replace(one, notes=(*one.notes, f"The hour was read as {one.start:%H:%M}, near working hours.")),)


def _spoken(desk: Desk, mention: Mention, reading: Reading, notes: tuple[str, ...]) -> Spoken | None:
    match reading:
        case Moment(at):
            # A time of day alone was put on a day by choosing; which one is for whoever asked to say.
            return Spoken(at, None, mention.grain if mention.grain in CLOCK else "minute", mention.dated, notes=notes)
        case Stretch(start, end):
            if "end of" in mention.text.casefold() and mention.grain not in CLOCK | {"day", "part"}:
                start = _last_workday(end) if mention.grain == "week" else end - timedelta(days=1)
                return Spoken(start, start + timedelta(days=1), "day", notes=notes)
            if mention.grain == "part" and mention.bound == "after":
                # "after lunch" begins when lunch is over.
                return Spoken(end, end + _AFTERWARDS, "part", mention.dated, notes=notes)
            return Spoken(start, end, mention.grain, mention.dated, notes=notes)
        case Recurrence():
            return _recurring(desk, reading, notes)
        case _:
            return None


def _last_workday(end: datetime) -> datetime:
    """The last day before an end that is no Saturday or Sunday."""
    day = end - timedelta(days=1)
    while day.weekday() >= 5:
        day -= timedelta(days=1)
    return day.replace(hour=0, minute=0, second=0, microsecond=0)


def _recurring(desk: Desk, reading: Recurrence, notes: tuple[str, ...]) -> Spoken | None:
    """The first time that a rule gives from now on; the hour goes from the rule into the start."""
    parts = dict(part.split("=", 1) for part in reading.rule.split(";") if "=" in part)
    hours, minutes = parts.get("BYHOUR", ""), parts.get("BYMINUTE", "0")
    single = hours.isdigit() and minutes.isdigit()
    now = desk.clock.now.replace(microsecond=0)
    first = reading.start or (
        now.replace(hour=int(hours), minute=int(minutes), second=0) if single else now.replace(second=0)
    )
    if not single and not reading.start:
        first = first.replace(hour=0, minute=0)
    kept = {name: value for name, value in parts.items() if not (single and name in ("BYHOUR", "BYMINUTE", "BYSECOND"))}
    rule = ";".join(f"{name}={value}" for name, value in kept.items())
    begin = first if reading.start else first - timedelta(days=0)
    try:
        starts = rrulestr(rule, dtstart=begin.replace(tzinfo=None))
        start = (
            starts.after(now, inc=True)
            if single or reading.start
            else starts.after(now.replace(hour=0, minute=0), inc=True)
        )
    except (ValueError, KeyError, TypeError):
        return None
    if start is None:
        return None
    end = start + timedelta(seconds=reading.length.total_seconds) if reading.length else None
    grain: Grain = "minute" if hours else "day"
    return Spoken(start, end, grain, dated=True, rule=rule, notes=notes)
