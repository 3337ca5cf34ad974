"""Values that sentences give: days, times, and numbers with what they count, in forms that are equal for equal ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import lru_cache
from typing import Final

from memory_core.claims.dated import dated
from memory_core.claims.number import Number, numbers
from memory_core.index.tokens import terms

_FEW: Final = {"one": "1", "both": "2"}
_ONE_OR_BOTH: Final = re.compile(r"\b(?:one|both)\b", re.IGNORECASE)
_THING: Final = re.compile(r"[\s-]+(?P<thing>[^\W\d_]{3,})")
_COUNTED: Final = re.compile(
    r"(?: ?°| (?!(?:for|per|a|an|each|in|all|if|incl|including|on|by|or|and|to|plus|excl|excluding|with|without|is|was"
    r"|at|from|as|so|not|but|of|the|then|when|we|i|you|he|she|they|it|until|till|now|instead|more|less|before)\b)"
    r"(?-i:[a-z]{2,}))",
    re.IGNORECASE,
)


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


def counts(sentences: Iterable[str]) -> frozenset[str]:
    """The numbers of `amounts` behind which stands what they count, so that they are no price.

    >>> counts(["They want 52 for it, and 30 jars."])
    frozenset({'quantity 30'})
    """
    found = (number for text in sentences for number in numbers(text) if _COUNTED.match(text, number.end))
    return frozenset(f"quantity {number.amount.normalize():f}" for number in found)


def durations(sentences: Iterable[str]) -> frozenset[str]:
    """The durations of sentences as `amounts` has them, those after which something is to be included.

    >>> durations(["It pays in five years."])
    frozenset({'duration 5'})
    """
    found = (number for text in sentences for number in numbers(text) if number.measure == "duration")
    return frozenset(f"{number.measure} {number.amount.normalize():f}" for number in found)


def counted(sentences: Iterable[str]) -> frozenset[tuple[str, str]]:
    """The terms of the things that sentences count, each with how many there are; "one" and "both" count too.

    >>> sorted(counted(["One loom weaves 70 rugs, both looms weave more."]))
    [('loom', '1'), ('loom', '2'), ('rug', '70')]
    """
    return frozenset(each for text in sentences for each in _counted(text))


@lru_cache(maxsize=4096)
def _counted(text: str) -> frozenset[tuple[str, str]]:
    found = [(number.end, f"{number.amount.normalize():f}") for number in numbers(text)]
    found += [(match.end(), _FEW[match.group().lower()]) for match in _ONE_OR_BOTH.finditer(text)]
    things = ((_THING.match(text, end), amount) for end, amount in found)
    return frozenset((term, amount) for thing, amount in things if thing for term in terms(thing["thing"]))


def _amounts(text: str, said: datetime, meant: Callable[[str, Number], bool]) -> frozenset[str]:
    if not numbers(text):
        return frozenset()
    taken = [(each.start, each.end) for each in dated(text, said)]
    return frozenset(
        f"{number.measure} {number.amount.normalize():f}"
        for number in numbers(text)
        if meant(text, number) and not any(start < number.end and number.start < end for start, end in taken)
    )
