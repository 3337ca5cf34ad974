"""Numbers in digits and words: counts, ordinals, days of a month, years."""

from __future__ import annotations

from typing import Final

from memory_core.when.lexicon import ONES, ORDINALS, TENS
from memory_core.when.parsing import Rule, alt, glued, looked_up, named, opt, seq, word

LONGEST_COUNT: Final = 100_000


def _digits(low: int, high: int) -> Rule[int]:
    return looked_up("<digits>", lambda text: _between(text, low, high))


def _between(text: str, low: int, high: int) -> int | None:
    """The value of digits between two bounds; None outside of them, or with more digits than the upper one has."""
    return int(text) if len(text) <= max(2, len(str(high))) and low <= int(text) <= high else None


def digits(low: int, high: int, *, joined: bool = False) -> Rule[int]:
    """A run of digits with a value between two bounds, both included; `joined` when nothing may stand before it."""
    if not joined:
        return _digits(low, high)
    return seq(glued("<digits>"), make=lambda text: _between(text, low, high))


def exactly(count: int, high: int, *, joined: bool = False) -> Rule[int]:
    """So many digits, of a value up to `high`."""
    rule = glued(f"<{count} digits>") if joined else word(f"<{count} digits>")
    return seq(rule, make=lambda text: int(text) if int(text) <= high else None)


ONE_WORD: Final = looked_up("<ones>", ONES.get)
TEN_WORD: Final = looked_up("<tens>", TENS.get)
_UNIT: Final = seq(ONE_WORD, make=lambda number: number if 1 <= number <= 9 else None)
HYPHEN: Final = opt(word("-"))
SMALL: Final = named(alt(ONE_WORD, TEN_WORD, seq(TEN_WORD, HYPHEN, _UNIT, make=lambda ten, _, one: ten + one)))
"""Number words from zero to ninety-nine."""

_HUNDREDS: Final = alt(
    seq(alt(word("a"), _UNIT), word("hundred"), make=lambda ones, _: 100 * (ones if isinstance(ones, int) else 1)),
)
_THOUSANDS: Final = seq(_UNIT, word("thousand"), make=lambda ones, _: 1000 * ones)

COUNT: Final = named(alt(digits(0, LONGEST_COUNT), SMALL, _HUNDREDS))
"""How many of something."""

_SUFFIX: Final = glued("st", "nd", "rd", "th")
ORDINAL_WORD: Final = named(
    alt(
        looked_up("<ordinal>", ORDINALS.get),
        seq(
            TEN_WORD,
            HYPHEN,
            looked_up("<ordinal>", ORDINALS.get),
            make=lambda ten, _, one: ten + one if one < 10 else None,
        ),
    )
)
ORDINAL: Final = named(alt(seq(digits(1, 366), _SUFFIX, make=lambda number, _: number), ORDINAL_WORD))
"""A place in an order, from 1 on: "3rd", "third", "twenty-third"."""

DAY_ORDINAL: Final = named(seq(ORDINAL, make=lambda number: number if number <= 31 else None))
DAY_DIGITS: Final = digits(1, 31)
DAY_WORDS: Final = named(seq(SMALL, make=lambda number: number if 1 <= number <= 31 else None))

_PAIR: Final = seq(SMALL, make=lambda number: number if number >= 10 else None)
_OH: Final = seq(word("oh", "o"), _UNIT, make=lambda _, one: one)
YEAR_WORDS: Final = named(
    alt(
        seq(_PAIR, HYPHEN, alt(_PAIR, _OH), make=lambda c, _, y: c * 100 + y if 15 <= c <= 20 else None),
        seq(
            _THOUSANDS,
            opt(seq(opt(word("and")), SMALL, make=lambda _, number: number), 0),
            make=lambda thousands, rest: thousands + rest if thousands in (1000, 2000) else None,
        ),
    )
)
FULL_YEAR: Final = named(alt(exactly(4, 2199), YEAR_WORDS))
PLAIN_YEAR: Final = named(seq(FULL_YEAR, make=lambda year: year if 1000 <= year <= 2199 else None))
"""A year written whole: "2026", "twenty twenty-six", "two thousand and six"."""


def century(two_digits: int) -> int | None:
    """The year that two digits plainly mean: up to 30 of this century, from 40 on of the last; None between them."""
    if two_digits < 30:
        return 2000 + two_digits
    return 1900 + two_digits if two_digits >= 40 else None


SHORT_YEAR: Final = seq(exactly(2, 99), make=century)
APOSTROPHE_YEAR: Final = seq(word("'", "’"), exactly(2, 99, joined=True), make=lambda _, year: century(year))
