"""Half-open stretches of time: the start belongs to the interval, the end does not."""

from __future__ import annotations

from dataclasses import dataclass

from memory_core.model.instant import FOREVER, Instant


@dataclass(frozen=True, slots=True, order=True)
class Interval:
    """`[start, end)`; empty when both are equal.

    Raises ValueError when the end lies before the start.
    """

    start: Instant
    end: Instant = FOREVER

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(f"an interval cannot end ({self.end}) before it starts ({self.start})")

    def contains(self, instant: Instant) -> bool:
        """Whether the instant lies inside; the end itself does not."""
        return self.start <= instant < self.end

    def overlaps(self, other: Interval) -> bool:
        """Whether the two share an instant. A moment (empty interval) counts as the instant of its start.

        >>> Interval(Instant(0), Instant(5)).overlaps(Interval(Instant(5), Instant(9)))
        False
        """
        return self.start < max(other.end, other.start + 1) and other.start < max(self.end, self.start + 1)


def moment(instant: Instant) -> Interval:
    """The empty interval at an instant: something that happened without lasting."""
    return Interval(instant, instant)
