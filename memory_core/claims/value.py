"""Values that a passage gives: days and times, and numbers with what they count."""

from __future__ import annotations

from memory_core.claims.dated import dated
from memory_core.claims.number import numbers


def days(text: str) -> frozenset[str]:
    """The days that a text names."""
    return frozenset(each.key for each in dated(text))


def amounts(text: str) -> frozenset[str]:
    """The numbers of a text that are no part of a date, each as what it counts and how much."""
    taken = [(each.start, each.end) for each in dated(text)]
    return frozenset(
        f"{number.measure} {number.amount.normalize():f}"
        for number in numbers(text)
        if not any(start < number.end and number.start < end for start, end in taken)
    )
