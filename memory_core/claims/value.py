"""Values that sentences give: days, times and numbers by what they measure, in forms that are equal for equal ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

from memory_core.claims.dated import dated
from memory_core.claims.number import Number, numbers


def days(sentences: Iterable[str], said: datetime) -> frozenset[str]:
    """The days and times that sentences name, as meant at the wall time when they were said."""
    return frozenset(key for text in sentences for each in dated(text, said) for key in each.keys)


def standing_days(sentences: Iterable[str], said: datetime) -> frozenset[str]:
    """The days and times of `days` but those of which a sentence says that it is not then.

    >>> sorted(standing_days(["No class on 5 May, but on 7 May 2026."], datetime(2026, 5, 4)))
    ['2026-05-07']
    """
    return frozenset(key for text in sentences for each in dated(text, said) if not each.denied for key in each.keys)


def exact_days(sentences: Iterable[str], said: datetime) -> frozenset[str]:
    """The days and times of `standing_days` but those that only bound the one that is meant.

    >>> exact_days(["The tasting is after 5 May 2026."], datetime(2026, 5, 4))
    frozenset()
    """
    found = (each for text in sentences for each in dated(text, said) if not each.denied and not each.is_bound)
    return frozenset(key for each in found for key in each.keys)


def amounts(
    sentences: Iterable[str], said: datetime, meant: Callable[[str, Number], bool] = lambda _text, _number: True
) -> frozenset[str]:
    """The numbers of sentences that are no part of a date, each as what it measures and how much.

    `meant` tells by a sentence and a number in it which are.
    """
    return frozenset(value for text in sentences for value in _amounts(text, said, meant))


def durations(sentences: Iterable[str]) -> frozenset[str]:
    """The durations of sentences as `amounts` has them, those after which something is to be included.

    >>> durations(["It pays in five years."])
    frozenset({'duration 5'})
    """
    found = (number for text in sentences for number in numbers(text) if number.measure == "duration")
    return frozenset(f"{number.measure} {number.amount.normalize():f}" for number in found)


def _amounts(text: str, said: datetime, meant: Callable[[str, Number], bool]) -> frozenset[str]:
    if not numbers(text):
        return frozenset()
    taken = [(each.start, each.end) for each in dated(text, said)]
    return frozenset(
        f"{number.measure} {number.amount.normalize():f}"
        for number in numbers(text)
        if meant(text, number) and not any(start < number.end and number.start < end for start, end in taken)
    )
