"""Terms for times of day: clock times, parts of the day, and ranges of both.

Times of day are `timedelta` since midnight, so that a range can end on the next day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final, Literal, TypeAlias

from memory_core.when.reading import Grain, Length

Half: TypeAlias = Literal["", "am", "pm"]
HALF_A_DAY: Final = timedelta(hours=12)
A_DAY: Final = timedelta(hours=24)

PART_HOURS: Final[Mapping[str, tuple[int, int]]] = {
    "morning": (8, 12), "afternoon": (12, 16), "evening": (16, 20), "night": (20, 24), "daytime": (8, 18),
    "lunch": (11, 13), "dinner": (16, 20), "breakfast": (8, 12), "night-time": (0, 8),
}  # fmt: skip
_EARLIEST: Final[Mapping[str, int]] = {"night": 5, "evening": 4, "dinner": 4}
"""Bare hours below it belong to the small hours: "tonight at 3"."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A time of day; `zone` is an IANA name when the text names one.

    Without `half` and not `certain` (said in 24 hours), an hour up to 12 is both of the morning and of the evening.
    """

    hour: int
    minute: int = 0
    second: int = 0
    half: Half = ""
    certain: bool = False
    grain: Grain = "hour"
    zone: str = ""

    @property
    def times(self) -> tuple[timedelta, ...]:
        """Every time it can mean, earliest first."""
        here = timedelta(hours=self.hour % 12, minutes=self.minute, seconds=self.second)
        if self.half:
            return (here + HALF_A_DAY * (self.half == "pm"),)
        if self.certain or not 1 <= self.hour <= 12:
            return (timedelta(hours=self.hour, minutes=self.minute, seconds=self.second),)
        return (here, here + HALF_A_DAY)

    def within(self, part: str) -> Clock | None:
        """The time in that part of the day; None when it cannot lie there."""
        if self.half or self.certain or not 1 <= self.hour <= 12:
            return self
        if part in ("morning", "breakfast", "night-time"):
            return replace(self, half="am")
        if part in ("lunch", "daytime"):
            return replace(self, half="am" if 8 <= self.hour < 12 else "pm")
        small = self.hour % 12 < _EARLIEST.get(part, 0)
        return replace(self, half="am" if small else "pm")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the day, or with `edge` its early or late half."""

    name: str
    edge: Literal["", "start", "end"] = ""
    grain: Grain = "part"
    zone: str = ""

    @property
    def ranges(self) -> tuple[tuple[timedelta, timedelta], ...]:
        """Its first and last time."""
        first, last = (timedelta(hours=hour) for hour in PART_HOURS[self.name])
        middle = (first + last) / 2
        return ((middle if self.edge == "end" else first, middle if self.edge == "start" else last),)


@dataclass(frozen=True, slots=True)
class ClockRange:
    """From one time of day to another: "9-11", "from 3 to 5 pm", "between 10pm and 2".

    What only one side says of the half of the day decides the other, so that the range runs forward and is short.
    """

    first: Clock
    last: Clock
    zone: str = ""

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        return self.last.grain

    @property
    def ranges(self) -> tuple[tuple[timedelta, timedelta], ...]:
        """Every first and last time it can mean; past 24 hours on the next day."""
        first, last = self.first, self.last
        if _is_24_hours(first) or _is_24_hours(last):
            first, last = _certain(first), _certain(last)
        starts, ends = first.times, last.times
        if len(ends) == 1:
            before = [start for start in starts if start < ends[0]]
            return ((max(before), ends[0]),) if before else ((starts[-1], ends[0] + A_DAY),)
        later = (*ends, *(end + A_DAY for end in ends))
        return tuple((start, min(end for end in later if end > start)) for start in starts)

    def within(self, part: str) -> ClockRange | None:
        """The range in that part of the day."""
        if self.last.half or self.first.half:
            return self
        last = self.last.within(part)
        return None if last is None else replace(self, last=last)


def _is_24_hours(clock: Clock) -> bool:
    return not clock.half and (clock.certain or not 1 <= clock.hour <= 12)


def _certain(clock: Clock) -> Clock:
    return clock if clock.half else replace(clock, certain=True)


@dataclass(frozen=True, slots=True)
class ClockFor:
    """A time of day and how long from there: "from 10 am for 3 hours".

    A bare hour is of the morning from 8 on, else of the afternoon.
    """

    first: Clock
    length: Length
    grain: Grain = "hour"
    zone: str = ""

    @property
    def ranges(self) -> tuple[tuple[timedelta, timedelta], ...]:
        """Every first and last time it can mean."""
        first = self.first.within("daytime") or self.first
        return tuple((start, start + timedelta(seconds=self.length.total_seconds)) for start in first.times)
