"""Recurrences as RFC 5545 rules."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

from memory_core.when.meaning.clock import Clock, ClockFor, ClockRange, Part
from memory_core.when.meaning.dated import Dated
from memory_core.when.reading import Grain, Length, Recurrence

Frequency: TypeAlias = Literal["MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
DAY_NAMES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
WORKING_DAYS: Final = ("MO", "TU", "WE", "TH", "FR")
_GRAINS: Final[dict[str, Grain]] = {
    "MINUTELY": "minute", "HOURLY": "hour", "DAILY": "day", "WEEKLY": "week", "MONTHLY": "month", "YEARLY": "year",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Recurring:
    """So often: a frequency, an interval, and what narrows it, each empty where nothing does.

    `days` are as in BYDAY ("MO", "1MO", "-1FR"); `place` is which of the days of one period, from the front or with -1
    from the back, 0 for all; `hours` the time of day.
    """

    frequency: Frequency
    interval: int = 1
    days: tuple[str, ...] = ()
    month_days: tuple[int, ...] = ()
    months: tuple[int, ...] = ()
    hours: Clock | Part | ClockRange | ClockFor | None = None
    place: int = 0

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        if self.hours is not None:
            return self.hours.grain
        return "day" if self.days or self.month_days else _GRAINS[self.frequency]

    def recurrences(self, start: datetime | None = None) -> tuple[Recurrence, ...]:
        """One for each time of day it can mean; `start` is the day it begins."""
        match self.hours:
            case None:
                return (Recurrence(self._rule(None), start),)
            case Clock():
                return tuple(Recurrence(self._rule(at), start and start + at) for at in self.hours.times)
            case _:
                return tuple(
                    Recurrence(
                        self._rule(first), start and start + first, Length(seconds=int((last - first).total_seconds()))
                    )
                    for first, last in self.hours.ranges
                )

    def _rule(self, at: timedelta | None) -> str:
        parts = [f"FREQ={self.frequency}"]
        parts += [f"INTERVAL={self.interval}"] if self.interval > 1 else []
        parts += [f"BYMONTH={','.join(map(str, self.months))}"] if self.months else []
        parts += [f"BYMONTHDAY={','.join(map(str, self.month_days))}"] if self.month_days else []
        parts += [f"BYDAY={','.join(self.days)}"] if self.days else []
        parts += [f"BYSETPOS={self.place}"] if self.place else []
        if at is not None:
            hour, rest = divmod(int(at.total_seconds()), 3600)
            parts += [f"BYHOUR={hour % 24}", f"BYMINUTE={rest // 60}"]
        return ";".join(parts)


@dataclass(frozen=True, slots=True)
class Started:
    """A recurrence from a day on; of several days it can mean, the next one."""

    recurring: Recurring
    day: Dated

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        return self.recurring.grain

    def recurrences(self, reference: datetime) -> tuple[Recurrence, ...]:
        """One for each time of day it can mean."""
        return tuple(
            each for day in self.day.stretches(reference)[-1:] for each in self.recurring.recurrences(day.start)
        )
