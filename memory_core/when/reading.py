"""What words about time can mean: a point, a stretch, a length, a recurrence, or a time measured from an event.

Times are naive, the wall time of whoever wrote, unless the text names a zone: then they carry it. `wall.instant` makes
instants of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

from memory_core.when.gregorian import month_after

Grain: TypeAlias = Literal["year", "month", "week", "day", "part", "hour", "minute", "second"]
Bound: TypeAlias = Literal["", "before", "after", "since", "until", "about", "more", "less"]

MONTH_DAYS: Final = 30
YEAR_DAYS: Final = 365
"""What months and years count for where a length must be a number of seconds."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Stretch:
    """The half-open stretch `[start, end)`: a day, a week, "9 to 11", "this morning".

    `last` is where the last part named begins when the text names one: "Mon-Wed" ends when Thursday begins, and its
    `last` is the start of Wednesday.
    """

    start: datetime
    end: datetime
    last: datetime | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """A duration; months are kept apart, since they have no fixed number of days, and days, since some have 23 hours.

    >>> Length(months=1).after(datetime(2026, 1, 31))
    datetime.datetime(2026, 2, 28, 0, 0)
    """

    months: int = 0
    days: int = 0
    seconds: int = 0

    def after(self, at: datetime, times: int = 1) -> datetime:
        """`at` moved by `times` this length: first months (to the last day of a shorter one), then days and seconds.

        Raises OverflowError or ValueError beyond the years 1 to 9999.
        """
        return month_after(at, self.months * times) + timedelta(days=self.days, seconds=self.seconds) * times

    @property
    def total_seconds(self) -> int:
        """About how long: a year counts 365 days, a month 30, a day 24 hours."""
        years, months = divmod(self.months, 12)
        return (years * YEAR_DAYS + months * MONTH_DAYS + self.days) * 86400 + self.seconds

    def __add__(self, other: Length) -> Length:
        return Length(self.months + other.months, self.days + other.days, self.seconds + other.seconds)


@dataclass(frozen=True, slots=True)
class Recurrence:
    """What comes again and again: an RFC 5545 rule without its "RRULE:".

    `start` is the first one where the text says it, `length` how long each one takes where it says so ("each morning",
    "Mondays 9 to 11").
    """

    rule: str
    start: datetime | None = None
    length: Length | None = None


@dataclass(frozen=True, slots=True)
class Offset:
    """A time measured from an event that somebody else must look up: "two hours after the town hall".

    `anchor_text` is the event as written; the point is `length` before or after it. With `part`, a part of a day, it
    is that part of the day of the event ("on", with no length), or of the day before or after: "the morning of the
    board meeting". "The day of the launch" is "on" without a part.
    """

    anchor_text: str
    length: Length
    direction: Literal["before", "after", "on"]
    part: str = ""


Reading: TypeAlias = Moment | Stretch | Length | Recurrence | Offset


@dataclass(frozen=True, slots=True)
class Mention:
    """A time expression of a text: `text[start:end]`, and every way to read it, earliest first.

    `grain` is how finely it is said. `dated` is false for a time of day alone ("at 3"), which stands on the
    reference's day until something says which. `bound` is the side that a word before it opens: of "before Friday"
    the readings are Fridays and the bound is "before" ("by" is "until", "from ... on" is "since"). `edge` is true
    for the end of a working day ("EOD", "COB"), which depends on working hours.
    """

    start: int
    end: int
    text: str
    readings: tuple[Reading, ...]
    grain: Grain
    dated: bool = True
    bound: Bound = ""
    edge: bool = False

    def moved(self, by: int) -> Mention:
        """The same mention, `by` characters further on."""
        return replace(self, start=self.start + by, end=self.end + by)
