"""Terms for parts of a period: its beginning, middle and end, its turns, what has passed and what remains of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from memory_core.when.gregorian import midnight, month_after
from memory_core.when.meaning.dated import DAY, Dated
from memory_core.when.reading import Grain, Stretch

Edge: TypeAlias = Literal["start", "mid", "end"]


def _thirds(whole: Stretch, halved: bool) -> tuple[datetime, datetime, datetime, datetime]:
    """Where the beginning of a stretch ends, its middle begins and ends, and its end begins.

    Of a month the beginning is the days up to the 15th, the middle the 10th to the 20th. Of a year they are four months
    each, or with `halved` its halves.
    """
    days = (whole.end - whole.start) // DAY
    if days <= 1:
        noon = whole.start + timedelta(hours=12)
        return noon, noon - timedelta(hours=2), noon + timedelta(hours=2), noon
    if days <= 7:
        middle = whole.start + DAY * (days // 2)
        return middle, middle - DAY, middle + DAY * 2, middle
    if days <= 31:
        middle = whole.start + DAY * 15
        return middle, whole.start + DAY * 9, whole.start + DAY * 20, middle
    months = (whole.end.year - whole.start.year) * 12 + whole.end.month - whole.start.month
    first, last = month_after(whole.start, months // 3), month_after(whole.end, -(months // 3))
    middle = month_after(whole.start, months // 2)
    return (middle, first, last, middle) if halved else (first, first, last, last)


@dataclass(frozen=True, slots=True)
class Portion:
    """The beginning, middle or end of a period, as `_thirds` cuts it. `running`: no earlier than today."""

    edge: Edge
    within: Dated
    running: bool = False

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return self.within.grain

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        return tuple(self._of(each, midnight(reference)) for each in self.within.stretches(reference))

    def _of(self, whole: Stretch, today: datetime) -> Stretch:
        early, middle, after, late = _thirds(whole, self.running)
        match self.edge:
            case "start":
                return Stretch(whole.start, early)
            case "mid":
                return Stretch(middle, after)
            case "end" if self.running and today < whole.end:
                return Stretch(max(late, today), whole.end)
            case "end":
                return Stretch(late, whole.end)


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a period begins, is half over or ends, as one end of a range: "until the end of June"."""

    edge: Edge
    within: Dated
    grain: Grain = "day"

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`; the stretches are empty."""
        return tuple(Stretch(at, at) for at in map(self._of, self.within.stretches(reference)))

    def _of(self, whole: Stretch) -> datetime:
        match self.edge:
            case "start":
                return whole.start
            case "mid":
                return _thirds(whole, halved=True)[0]
            case "end":
                return whole.end


@dataclass(frozen=True, slots=True)
class UntilNow:
    """What has passed of a period ("year to date"), or with `left` what remains of it ("the rest of the week")."""

    within: Dated
    left: bool = False

    @property
    def grain(self) -> Grain:
        """See `Dated`."""
        return self.within.grain

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """See `Dated`."""
        today = midnight(reference)
        whole = self.within.stretches(reference)
        if self.left:
            return tuple(Stretch(max(today, each.start), each.end, each.end - DAY) for each in whole)
        return tuple(Stretch(each.start, today) for each in whole if each.start <= today)
