"""The words of the calendar and the clock, each with what it stands for; misspelt names are read as what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

WEEKDAYS: Final[Mapping[str, int]] = {
    word: day
    for day, words in enumerate(
        ("monday mon", "tuesday tue tues", "wednesday wed weds", "thursday thu thur thurs", "friday fri",
         "saturday sat", "sunday sun")
    )
    for word in words.split()
}  # fmt: skip
"""Monday is 0."""

WEEKDAY_PLURALS: Final[Mapping[str, int]] = {f"{word}s": day for word, day in WEEKDAYS.items() if word.endswith("day")}

MONTHS: Final[Mapping[str, int]] = {
    word: month
    for month, words in enumerate(
        ("january jan", "february feb febr", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
         "september sep sept", "october oct", "november nov", "december dec"),
        start=1,
    )
    for word in words.split()
}  # fmt: skip

UNITS: Final[Mapping[str, str]] = {
    word: unit
    for unit, words in {
        "second": "second seconds sec secs",
        "minute": "minute minutes min mins",
        "hour": "hour hours hr hrs",
        "day": "day days",
        "night": "night nights",
        "week": "week weeks wk wks",
        "fortnight": "fortnight fortnights",
        "weekend": "weekend weekends",
        "month": "month months",
        "quarter": "quarter quarters",
        "year": "year years yr yrs",
        "decade": "decade decades",
        "century": "century centuries",
    }.items()
    for word in words.split()
}
GLUED_UNITS: Final[Mapping[str, str]] = {
    "h": "hour", "m": "minute", "s": "second", "d": "day", "w": "week", "y": "year",
}  # fmt: skip
"""Units only when they stand right behind a number: "3h"."""

PARTS: Final[Mapping[str, str]] = {
    word: part
    for part, words in {
        "morning": "morning",
        "afternoon": "afternoon arvo",
        "evening": "evening",
        "night": "night",
        "lunch": "lunchtime",
        "dinner": "dinnertime",
        "breakfast": "breakfasttime",
        "daytime": "daytime",
    }.items()
    for word in words.split()
}

PLURAL_PARTS: Final[Mapping[str, str]] = {f"{word}s": part for word, part in PARTS.items() if word in PARTS.values()}

SEASONS: Final[Mapping[str, int]] = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
"""The month a season begins in, north of the equator."""

DECADES: Final[Mapping[str, int]] = {
    "fifties": 1950, "sixties": 1960, "seventies": 1970, "eighties": 1980, "nineties": 1990,
}  # fmt: skip

ONES: Final[Mapping[str, int]] = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen".split()
    )
}
TENS: Final[Mapping[str, int]] = {
    word: number * 10
    for number, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2)
} | {"fourty": 40}

ORDINALS: Final[Mapping[str, int]] = {
    word: number
    for number, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
        "fifteenth sixteenth seventeenth eighteenth nineteenth".split(),
        start=1,
    )
} | {"twentieth": 20, "thirtieth": 30, "twelveth": 12}

RELATIVE_DAYS: Final[Mapping[str, int]] = {
    "today": 0, "tomorrow": 1, "tmr": 1, "tmrw": 1, "tomoz": 1, "yesterday": -1,
}  # fmt: skip

SPELLINGS: Final[Mapping[str, str]] = {
    "tonite": "tonight", "wensday": "wednesday", "wendsday": "wednesday", "wedensday": "wednesday",
    "febuary": "february", "2moro": "tomorrow",
}  # fmt: skip
"""Usual misspellings that differ by more than one letter, and spellings of chat."""

_NAMES: Final = tuple(
    name for name in (*WEEKDAYS, *MONTHS, "tomorrow", "yesterday", *WEEKDAY_PLURALS) if len(name) >= 6
)
_OTHER_WORDS: Final = frozenset({"sundry", "sundae", "sundaes", "fridays"})
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_DOUBLED: Final = re.compile(r"(.)\1+")


def _single(word: str) -> str:
    return _DOUBLED.sub(r"\1", word)


def _slips(word: str) -> Iterable[str]:
    """The words one slip away: a letter left out, changed, added, or two swapped."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    for head, tail in cuts:
        if tail and head:
            # The first letter is nearly always right, and other words begin with another one.
            yield head + tail[1:]
            yield from (head + letter + tail[1:] for letter in _LETTERS)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        if head:
            yield from (head + letter + tail for letter in _LETTERS)


SLIPS: Final[Mapping[str, str]] = {
    slip: name for name in reversed(_NAMES) for slip in _slips(_single(name)) if slip not in _OTHER_WORDS
}
"""From a misspelling with its doubled letters made single to the name; 6 letters or more, one slip."""


def spelt(word: str) -> str:
    """The word meant by a lower-case `word`: itself, unless it is a usual misspelling of a name of the calendar."""
    if word in SPELLINGS:
        return SPELLINGS[word]
    if len(word) < 5 or word in WEEKDAYS or word in MONTHS or word in WEEKDAY_PLURALS or word in _OTHER_WORDS:
        return word
    return SLIPS.get(_single(word), word)
