"""Durations: "an hour and a half", "90 min", "2h30", "three weeks and two days"."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final

from memory_core.when.grammar.numbers import COUNT, digits
from memory_core.when.lexicon import GLUED_UNITS, UNITS
from memory_core.when.meaning.periods import GRAINS, LENGTHS
from memory_core.when.parsing import Rule, alt, glued, looked_up, named, opt, phrases, seq, word
from memory_core.when.reading import MONTH_DAYS, Grain, Length

_DAY: Final = 86400
_FINEST: Final = ("year", "month", "week", "day", "part", "hour", "minute", "second")


@dataclass(frozen=True, slots=True)
class Long:
    """A length and the finest unit it was said in; `vague` for "some days"."""

    length: Length
    grain: Grain

    @property
    def of_clock(self) -> bool:
        """Whether it is said in hours or finer, so that it moves a time of day."""
        return self.grain in ("hour", "minute", "second")


def times(count: Fraction, unit: str) -> Long | None:
    """So many units; a fraction of a day and longer becomes days, or months of a year; None when it is too long."""
    one = LENGTHS[unit]
    months, days = count * one.months, count * one.days
    days += (months % 1) * MONTH_DAYS
    seconds = count * one.seconds + (days % 1) * _DAY
    if not count:
        return None
    if seconds.denominator != 1 and one.seconds:
        return None  # Parts of a second are measurements, not times.
    if months > 12 * 9999 or days > 366 * 9999 or seconds > 366 * 9999 * _DAY:
        return None
    grain: Grain = GRAINS[unit]
    if one.days and days % 1:
        grain = "hour"
    return Long(Length(int(months), int(days), int(seconds)), grain)


def plus(*longs: Long) -> Long:
    """Lengths added up."""
    total = Length()
    for each in longs:
        total += each.length
    return Long(total, max((each.grain for each in longs), key=_FINEST.index))


_DECIMAL: Final = seq(
    digits(0, 100_000),
    glued("."),
    digits(0, 99_999, joined=True),
    make=lambda whole, _, rest: Fraction(f"{whole}.{rest}"),
)
_HALF: Final = alt(
    seq(phrases("half", "half a", "half an", "½"), make=lambda _: Fraction(1, 2)),
    seq(phrases("a quarter of an", "quarter of an", "quarter"), make=lambda _: Fraction(1, 4)),
    seq(phrases("three quarters of an"), make=lambda _: Fraction(3, 4)),
)
_AND_A_HALF: Final = alt(
    seq(word("and"), phrases("a half", "half", "½"), make=lambda *_: Fraction(1, 2)),
    seq(word("and"), phrases("a quarter"), make=lambda *_: Fraction(1, 4)),
    seq(word("and"), phrases("three quarters"), make=lambda *_: Fraction(3, 4)),
)
_NUMBER: Final = seq(COUNT, make=Fraction)
_WHOLE: Final = alt(
    _NUMBER,
    seq(phrases("a", "an"), make=lambda _: Fraction(1)),
)
_VAGUE: Final = alt(
    seq(phrases("few", "a few", "some", "several"), make=lambda _: Fraction(3)),
    seq(phrases("couple", "a couple", "couple of", "a couple of"), make=lambda _: Fraction(2)),
)
AMOUNT: Final = named(
    alt(
        _DECIMAL,
        _WHOLE,
        _HALF,
        _VAGUE,
        seq(_WHOLE, _AND_A_HALF, make=lambda whole, half: whole + half),
        seq(_NUMBER, word("½"), make=lambda whole, _: whole + Fraction(1, 2)),
    )
)

UNIT: Final = looked_up("<unit>", UNITS.get)
_SHORT: Final = seq(glued("<short unit>"), make=GLUED_UNITS.get)
_QUALITY: Final = opt(word("full", "whole", "straight"))

_ONE: Final[Rule[Long]] = named(
    alt(
        seq(AMOUNT, opt(word("-")), _QUALITY, UNIT, make=lambda count, _, __, unit: times(count, unit)),
        seq(alt(_DECIMAL, seq(COUNT, make=Fraction)), _SHORT, make=times),
        seq(alt(_DECIMAL, seq(COUNT, make=Fraction)), glued("m"), make=lambda count, _: times(count, "minute")),
        # "An hour and a half": the fraction is of the same unit.
        seq(
            _WHOLE,
            UNIT,
            _AND_A_HALF,
            make=lambda count, unit, half: times(count + half, unit),
        ),
        seq(
            digits(0, 999),
            glued("h"),
            digits(0, 59, joined=True),
            make=lambda hours, _, minutes: plus(
                Long(Length(seconds=hours * 3600), "hour"), Long(Length(seconds=minutes * 60), "minute")
            ),
        ),
    )
)
_JOIN: Final = opt(alt(word("and"), word(","), seq(word(","), word("and"), make=lambda *_: ",")))
LENGTH: Final[Rule[Long]] = named(
    alt(
        _ONE,
        seq(_ONE, _JOIN, _ONE, make=lambda a, _, b: _finer(a, b)),
        seq(_ONE, _JOIN, _ONE, _JOIN, _ONE, make=lambda a, _, b, __, c: _finer(a, b, c)),
    )
)
"""A duration with its number."""


def _finer(*longs: Long) -> Long | None:
    """The sum, when each part is shorter than the one before it: nobody says "two days and three weeks"."""
    seconds = [each.length.total_seconds for each in longs]
    return plus(*longs) if all(a > b for a, b in pairwise(seconds)) else None


_ALL: Final = seq(
    phrases("all", "all the", "the whole", "the entire", "a whole", "a full"),
    UNIT,
    make=lambda _, unit: times(Fraction(1), unit) if unit in ("day", "night", "week", "month", "year") else None,
)
WHOLE_LENGTH: Final[Rule[Long]] = named(alt(LENGTH, _ALL))
"""A duration as an expression of its own."""
