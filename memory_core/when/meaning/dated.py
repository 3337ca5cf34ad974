"""What every dated term does, and the choice of occurrences around a reference that they share."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Protocol

from memory_core.when.reading import Grain, Stretch

DAY = timedelta(days=1)


class Dated(Protocol):
    """A stretch of whole days, or several that are possible."""

    @property
    def grain(self) -> Grain:
        """How finely it is said."""

    def stretches(self, reference: datetime) -> tuple[Stretch, ...]:
        """The stretches it can mean, earliest first; none for a day that does not exist (30 February).

        Raises ValueError or OverflowError beyond the years 1 to 9999.
        """


def day(at: datetime) -> Stretch:
    """The day that begins at `at`."""
    return Stretch(at, at + DAY)


def around(reference: datetime, starts: Iterable[datetime], *, today_is_past: bool = False) -> tuple[datetime, ...]:
    """The last of the sorted `starts` before the day of the reference, and the first on or after it.

    With `today_is_past`, the last on or before that day and the first after it.
    """
    today = reference.replace(hour=0, minute=0, second=0, microsecond=0)
    past: datetime | None = None
    for start in starts:
        if start > today or (start == today and not today_is_past):
            return (start,) if past is None else (past, start)
        past = start
    return () if past is None else (past,)
