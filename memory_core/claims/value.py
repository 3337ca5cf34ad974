"""Values that a text gives: days and times, and numbers with what they count, in a form that is equal for equal ones."""

from __future__ import annotations

from datetime import datetime

from memory_core.claims.dated import dated
from memory_core.claims.number import numbers


def days(text: str, said: datetime) -> frozenset[str]:
    """The days and times that a text names, as meant at the wall time when it was said."""
    return frozenset(key for each in dated(text, said) for key in each.keys)


def amounts(text: str, said: datetime) -> frozenset[str]:
    """The numbers of a text that are no part of a date, each as what it counts and how much."""
    taken = [(each.start, each.end) for each in dated(text, said)]
    return frozenset(
        f"{number.measure} {number.amount.normalize():f}"
        for number in numbers(text)
        if not any(start < number.end and number.start < end for start, end in taken)
    )
