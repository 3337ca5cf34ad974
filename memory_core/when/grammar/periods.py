"""Periods: "next week", "March 2026", "Q3", "the last three months", "summer", "the 1990s", "week 12"."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from memory_core.when.grammar.lengths import LENGTH, UNIT, Long
from memory_core.when.grammar.numbers import (
    APOSTROPHE_YEAR,
    COUNT,
    ORDINAL,
    PLAIN_YEAR,
    SHORT_YEAR,
    digits,
    exactly,
)
from memory_core.when.lexicon import DECADES, MONTHS, SEASONS, UNITS
from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import Which
from memory_core.when.meaning.periods import (
    Current,
    IsoWeek,
    Month,
    NthUnit,
    Rolling,
    Unit,
    WorkingDays,
    YearPart,
    Years,
)
from memory_core.when.parsing import Found, Rule, Source, alt, glued, looked_up, named, opt, phrase, phrases, seq, word
from memory_core.when.tokens import END

THE: Final = opt(word("the"))


def _dot(source: Source, at: int) -> Found[str]:
    """The point of an abbreviated name: of four letters at most, and not the end of a sentence."""
    tokens = source.tokens
    short = at > 0 and len(tokens[at - 1].word) <= 4 and tokens[at].glued
    return ((".", at + 1),) if short and tokens[at].word == "." and tokens[at + 1] is not END else ()


_POINT: Final = frozenset({"."})
DOT: Final = opt(Rule(_dot, _POINT, empty=False, words=_POINT))
COMMA: Final = opt(word(","))

WHICH: Final[Rule[Which]] = named(
    alt(
        seq(phrases("this", "the current", "current", "the present"), make=lambda _: "this"),
        seq(phrases("next", "the next", "following", "the following"), make=lambda _: "next"),
        seq(phrases("last", "the last", "previous", "the previous", "prev"), make=lambda _: "last"),
        seq(
            phrases("coming", "this coming", "the coming", "upcoming", "this upcoming", "the upcoming"),
            make=lambda _: "coming",
        ),
        seq(phrases("past", "this past", "the past"), make=lambda _: "past"),
    )
)
"""The word that says which week, weekday or month."""

STEPS: Final = {"this": 0, "next": 1, "coming": 1, "last": -1, "past": -1}
_UNIT_OF_DAYS: Final = seq(UNIT, make=lambda unit: None if unit in ("second", "minute", "hour", "night") else unit)
_CLOCK_UNIT: Final = seq(UNIT, make=lambda unit: unit if unit in ("second", "minute", "hour") else None)
_WORK: Final = opt(word("working", "work", "business"))

# --- months and years --------------------------------------------------------

_MONTH_WORD: Final = looked_up("<month>", MONTHS.get)
MONTH_NAME: Final = named(seq(_MONTH_WORD, make=lambda month: month))

YEAR: Final = named(
    alt(
        seq(PLAIN_YEAR, make=Years),
        seq(phrases("year", "the year", "the year of", "year of", "cy", "calendar year"), PLAIN_YEAR,
            make=lambda _, year: Years(year)),
        seq(word("cy"), SHORT_YEAR, make=lambda _, year: Years(year)),
    )
)  # fmt: skip
_DECADE: Final = alt(
    seq(THE, seq(word("<4 digits>"), make=int), opt(word("'", "’")), word("s"),
        make=lambda _, year, __, ___: Years(year, 10) if year % 10 == 0 and 1000 <= year < 2200 else None),
    seq(word("the"), seq(word("<2 digits>"), make=int), opt(word("'", "’")), glued("s"),
        make=lambda _, year, __, ___: Years(1900 + year, 10) if year % 10 == 0 and year > 20 else None),
)  # fmt: skip
_DECADE_WORDS: Final = seq(THE, looked_up("<decade>", DECADES.get), make=lambda _, year: Years(year, 10))
_CENTURY: Final = seq(
    THE,
    ORDINAL,
    word("century"),
    make=lambda _, number, __: Years((number - 1) * 100, 100) if 2 <= number < 90 else None,
)

_OF: Final = opt(word("of", "in", ",", "-", "/"))
_YEAR_OF_MONTH: Final = alt(
    seq(_OF, alt(PLAIN_YEAR, APOSTROPHE_YEAR), make=lambda _, year: year),
    seq(word("of"), SHORT_YEAR, make=lambda _, year: year),
)
_RELATIVE_YEAR: Final = named(seq(opt(word("of")), WHICH, word("year"), make=lambda _, which, __: which))


def _only(which: Which | None) -> Which:
    return which or ""


MONTH: Final = named(
    alt(
        seq(MONTH_NAME, DOT, _YEAR_OF_MONTH, make=lambda month, _, year: Month(month, year)),
        seq(THE, phrase("month of"), MONTH_NAME, opt(_YEAR_OF_MONTH),
            make=lambda _, __, month, year: Month(month, year)),
        seq(opt(WHICH), MONTH_NAME, DOT, make=lambda which, month, _: Month(month, None, _only(which))),
        seq(MONTH_NAME, DOT, _RELATIVE_YEAR, make=lambda month, _, which: Month(month, None, which)),
        seq(digits(1, 12), glued("-", "/"), exactly(4, 2199, joined=True),
            make=lambda month, _, year: Month(month, year) if year >= 1000 else None),
        seq(exactly(4, 2199), glued("-", "/"), exactly(2, 12, joined=True),
            make=lambda year, _, month: Month(month, year) if year >= 1000 and month else None),
    )
)  # fmt: skip

# --- parts of a year ---------------------------------------------------------

_Q: Final = alt(
    seq(word("q"), digits(1, 4), make=lambda _, number: (number * 3 - 2, 3)),
    seq(word("h"), digits(1, 2, joined=True), make=lambda _, number: (number * 6 - 5, 6)),
    seq(THE, ORDINAL, word("quarter"), make=lambda _, n, __: (n * 3 - 2, 3) if n <= 4 else None),
    seq(THE, ORDINAL, word("half"), make=lambda _, n, __: (n * 6 - 5, 6) if n <= 2 else None),
    seq(THE, word("last"), word("quarter"), phrase("of the year"), make=lambda *_: (10, 3)),
)
_OF_YEAR: Final = alt(
    seq(
        opt(word("of", "in", ",", "-", "/")),
        opt(word("year", "cy")),
        alt(PLAIN_YEAR, APOSTROPHE_YEAR),
        make=lambda _, __, year: year,
    ),
)
_SEASON: Final = looked_up("<season>", SEASONS.get)
YEAR_PART: Final = named(
    alt(
        seq(_Q, _OF_YEAR, make=lambda part, year: YearPart(part[0], part[1], year)),
        seq(
            PLAIN_YEAR, word("'", "’"), glued("s"), _Q, make=lambda year, _, __, part: YearPart(part[0], part[1], year)
        ),
        seq(PLAIN_YEAR, opt(word("-", "/")), _Q, make=lambda year, _, part: YearPart(part[0], part[1], year)),
        seq(_Q, opt(phrase("of the year")), make=lambda part, _: YearPart(part[0], part[1])),
        seq(_Q, _RELATIVE_YEAR, make=lambda part, which: YearPart(part[0], part[1], None, which)),
        seq(WHICH, word("year"), _Q, make=lambda which, _, part: YearPart(part[0], part[1], None, which)),
        seq(WHICH, word("year"), _SEASON, make=lambda which, _, month: YearPart(month, 3, None, which)),
        seq(_SEASON, opt(word("of", "in")), PLAIN_YEAR, make=lambda month, _, year: YearPart(month, 3, year)),
        seq(WHICH, _SEASON, make=lambda which, month: YearPart(month, 3, None, which)),
        seq(THE, _SEASON, make=lambda _, month: YearPart(month, 3)),
    )
)

# --- units at hand, before and after -----------------------------------------


def _current(which: Which, working: str | None, unit: Unit) -> Current | None:
    if unit == "day" or (working and unit != "week"):
        return None
    return Current(unit, STEPS[which], bool(working))


_QUALIFIER: Final = opt(word("calendar", "whole", "entire", "very"))
WEEK: Final = named(
    seq(
        WHICH,
        word("week", "wk"),
        make=lambda which, _: Current("week", STEPS[which]),
    )
)
CURRENT: Final = named(
    alt(
        seq(WHICH, _QUALIFIER, _WORK, _UNIT_OF_DAYS,
            make=lambda which, _, working, unit: _current(which, working, unit)),
        seq(phrases("same", "the same", "that"), _UNIT_OF_DAYS,
            make=lambda _, unit: Current(unit) if unit not in ("day", "quarter", "century") else None),
        seq(word("the"), word("day", "week", "weekend", "month", "year", "fortnight"),
            make=lambda _, unit: Current(unit)),
        seq(word("weekend"), make=lambda _: Current("weekend")),
        seq(THE, _UNIT_OF_DAYS, phrases("after next"), make=lambda _, unit, __: Current(unit, 2)),
        seq(THE, _UNIT_OF_DAYS, phrases("before last"), make=lambda _, unit, __: Current(unit, -2)),
        seq(_UNIT_OF_DAYS, phrases("after this"), make=lambda unit, _: Current(unit, 1)),
    )
)  # fmt: skip

_PLURAL_UNIT: Final = looked_up("<unit>", lambda text: UNITS[text] if text.endswith("s") else None)
_FORWARD: Final = word("next", "coming", "upcoming", "following")
_BACK: Final = word("last", "past", "previous", "preceding")
_SIGN: Final = alt(seq(_FORWARD, make=lambda _: 1), seq(_BACK, make=lambda _: -1))
MANY: Final = alt(
    COUNT,
    seq(phrases("couple", "couple of", "a couple of"), make=lambda _: 2),
    seq(phrases("few", "several"), make=lambda _: 3),
)


def _rolling(sign: int, count: int, unit: Unit) -> Rolling | None:
    return Rolling(unit, count, sign) if 0 < count < 5000 else None


_AND: Final = opt(word("and", ","))
ROLLING: Final = named(
    alt(
        seq(THE, _SIGN, MANY, UNIT, make=lambda _, sign, count, unit: _rolling(sign, count, unit)),
        seq(THE, MANY, _SIGN, _PLURAL_UNIT, make=lambda _, count, sign, unit: _rolling(sign, count, unit)),
        seq(THE, _SIGN, word("business", "working", "work"), word("day"),
            make=lambda _, sign, *__: WorkingDays(1, sign)),
        seq(THE, _SIGN, _CLOCK_UNIT, make=lambda _, sign, unit: Rolling(unit, 1, sign)),
        seq(THE, _SIGN, MANY, UNIT, _AND, LENGTH, make=lambda _, sign, n, unit, __, rest: _longer(sign, n, unit, rest)),
        seq(THE, _SIGN, MANY, word("business", "working", "work"), word("days", "day"),
            make=lambda _, sign, count, *__: WorkingDays(count, sign) if count else None),
    )
)  # fmt: skip


def _longer(sign: int, count: int, unit: Unit, rest: Long) -> Rolling | None:
    from_unit = Fraction(count) and _rolling(sign, count, unit)
    if not from_unit or rest.of_clock:
        return None
    return Rolling(unit, count, sign, rest.length)


# --- the nth of a period -----------------------------------------------------

SIMPLE: Final[Rule[Dated]] = named(alt(MONTH, YEAR, YEAR_PART, CURRENT, _DECADE, _DECADE_WORDS, _CENTURY))
_OF_PERIOD: Final = seq(word("of", "in"), SIMPLE, make=lambda _, period: period)


def _nth_unit(nth: int, unit: Unit, within: Dated, count: int = 1) -> NthUnit | None:
    small = unit in ("week", "weekend", "month", "quarter", "day")
    return NthUnit(nth, unit, within, count) if small and 0 < abs(nth) < 400 and 0 < count < 400 else None


NTH: Final = named(
    alt(
        seq(THE, ORDINAL, UNIT, _OF_PERIOD,
            make=lambda _, nth, unit, within: _nth_unit(nth, unit, within) if unit != "day" else None),
        seq(THE, word("last", "final"), UNIT, _OF_PERIOD,
            make=lambda _, __, unit, within: _nth_unit(-1, unit, within) if unit != "day" else None),
        seq(THE, word("last", "final"), COUNT, UNIT, _OF_PERIOD,
            make=lambda _, __, count, unit, within: _nth_unit(-1, unit, within, count)),
        seq(THE, word("first"), COUNT, UNIT, _OF_PERIOD,
            make=lambda _, __, count, unit, within: _nth_unit(1, unit, within, count)),
    )
)  # fmt: skip


def _iso_week(number: int, year: int | None) -> IsoWeek | None:
    return IsoWeek(number, year) if 1 <= number <= 53 else None


_YEAR_OF_WEEK: Final = opt(seq(opt(word("of", ",", "in")), PLAIN_YEAR, make=lambda _, year: year))
ISO_WEEK: Final = named(
    alt(
        seq(THE, word("week", "wk"), digits(1, 53), _YEAR_OF_WEEK,
            make=lambda _, __, number, year: _iso_week(number, year)),
        seq(word("w"), exactly(2, 53, joined=True), make=lambda _, number: _iso_week(number, None)),
        seq(PLAIN_YEAR, word("-"), word("w"), exactly(2, 53, joined=True),
            make=lambda year, _, __, number: _iso_week(number, year)),
    )
)  # fmt: skip

PERIOD: Final[Rule[Dated]] = named(alt(SIMPLE, ROLLING, NTH, ISO_WEEK))
"""A period by name."""
