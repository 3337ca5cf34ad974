"""The days a mention means, in one form, for search: ISO 8601 dates."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from memory_core.when.reading import Mention, Moment, Stretch

LONGEST: Final = 10
"""Days of the longest stretch that is worth listing."""


def days(mention: Mention) -> tuple[str, ...]:
    """The dates of every reading that is a point or a stretch of at most `LONGEST` days, in order, each once.

    Nothing for a time of day without a day, a length, a recurrence, or a longer stretch.
    """
    if not mention.dated:
        return ()
    found = set()
    for reading in mention.readings:
        match reading:
            case Moment(at):
                found.add(at.date())
            case Stretch(start, end) if end - start <= timedelta(days=LONGEST):
                last = max(start, end - timedelta(microseconds=1))
                found.update(
                    start.date() + timedelta(days=step) for step in range((last.date() - start.date()).days + 1)
                )
            case _:
                pass
    return tuple(day.isoformat() for day in sorted(found))
