"""Single days: "tomorrow", "next Friday", "the 3rd", "3 May 2026", "5/12", "the first Monday of October"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from memory_core.when.grammar.lengths import LENGTH, Long
from memory_core.when.grammar.numbers import (
    APOSTROPHE_YEAR,
    DAY_DIGITS,
    DAY_ORDINAL,
    DAY_WORDS,
    ORDINAL,
    PLAIN_YEAR,
    digits,
    exactly,
)
from memory_core.when.grammar.numericals import SLASHED, SLASHED_LOOSE
from memory_core.when.grammar.periods import COMMA, DOT, MONTH_NAME, PERIOD, SIMPLE, STEPS, THE, WEEK, WHICH
from memory_core.when.lexicon import RELATIVE_DAYS, WEEKDAYS
from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import (
    HOLIDAYS,
    BesideDay,
    DayOfMonth,
    Holiday,
    NamedDay,
    NearestWeekday,
    NthDay,
    RelativeDay,
    ShiftedDay,
    Weekday,
    Which,
)
from memory_core.when.meaning.periods import Current, IsoWeek
from memory_core.when.parsing import Rule, alt, glued, looked_up, named, opt, phrase, phrases, seq, word
from memory_core.when.reading import Length

WEEKDAY_NAME: Final = looked_up("<weekday>", WEEKDAYS.get)
_NAME: Final = named(seq(WEEKDAY_NAME, DOT, make=lambda day, _: day))

# --- a month and a number ----------------------------------------------------

_YEAR: Final = opt(
    alt(
        seq(opt(word("of", "in", ",", "-", "/")), PLAIN_YEAR, make=lambda _, year: year),
        seq(opt(word(",")), APOSTROPHE_YEAR, make=lambda _, year: year),
    )
)
_MARK: Final = opt(word("/", "-", "."))
_FOUR: Final = exactly(4, 2199)
_TEXT: Final = named(
    alt(
        # "3 May", "the third day of May", "22/Jan/2019"
        seq(
            THE, alt(DAY_ORDINAL, DAY_DIGITS, DAY_WORDS), opt(word("day")), opt(word("of", "/", "-", ".")), MONTH_NAME,
            DOT, _YEAR, make=lambda _, number, __, ___, month, ____, year: NamedDay(month, number, year),
        ),
        # "May 3", "May the third", "Sep-23-2020", "Dec31 , 1994"
        seq(
            THE, MONTH_NAME, DOT, _MARK, THE, alt(DAY_ORDINAL, DAY_DIGITS, DAY_WORDS), _YEAR,
            make=lambda _, month, __, ___, ____, number, year: NamedDay(month, number, year),
        ),
        seq(MONTH_NAME, word(","), THE, DAY_ORDINAL, _YEAR,
            make=lambda month, _, __, number, year: NamedDay(month, number, year)),
        # "2019-aug-1", "2020/23/Sep"
        seq(_FOUR, word("/", "-"), MONTH_NAME, word("/", "-"), DAY_DIGITS,
            make=lambda year, _, month, __, number: NamedDay(month, number, year)),
        seq(_FOUR, word("/", "-"), DAY_DIGITS, word("/", "-"), MONTH_NAME,
            make=lambda year, _, number, __, month: NamedDay(month, number, year)),
    )
)  # fmt: skip
WRITTEN_DATE: Final[Rule[NamedDay]] = _TEXT
"""A day by its month and number."""

_DATE: Final[Rule[NamedDay]] = named(alt(_TEXT, SLASHED))


def _which_date(which: Which, date: NamedDay) -> NamedDay | None:
    return replace(date, which=which) if date.year is None else None


# --- weekdays ----------------------------------------------------------------

_OPEN: Final = opt(word("(", ",", ";"))
_CLOSE: Final = opt(word(")"))
_WITH_DATE: Final = alt(
    seq(_NAME, _OPEN, THE, alt(_DATE, SLASHED_LOOSE), _CLOSE, make=lambda _, __, ___, date, ____: date),
    seq(WHICH, _NAME, _OPEN, THE, alt(_DATE, SLASHED_LOOSE), _CLOSE,
        make=lambda _, __, ___, ____, date, _____: _which_date("this", date)),
    seq(WHICH, _NAME, COMMA, word("the"), DAY_ORDINAL,
        make=lambda _, weekday, __, ___, number: DayOfMonth(number, weekday, at_hand=True)),
    seq(_DATE, _OPEN, _NAME, _CLOSE, make=lambda date, *_: date),
    seq(_NAME, COMMA, word("the"), DAY_ORDINAL,
        make=lambda weekday, _, __, number: DayOfMonth(number, weekday, at_hand=True)),
    seq(_NAME, COMMA, alt(DAY_ORDINAL, DAY_DIGITS), make=lambda weekday, _, number: DayOfMonth(number, weekday)),
)  # fmt: skip
_WEEK_OF: Final = alt(
    seq(WEEK, opt(word("on", ",")), _NAME, make=lambda week, _, weekday: _in_week(weekday, week)),
    seq(_NAME, opt(word("of", ",")), WEEK, make=lambda weekday, _, week: _in_week(weekday, week)),
    seq(THE, _NAME, phrases("after next"), make=lambda _, weekday, __: _in_week(weekday, Current("week", 2))),
    seq(_NAME, word("week"), make=lambda weekday, _: ShiftedDay(Weekday(weekday, "coming"), Length(days=7), 1)),
    seq(_NAME, opt(word("of", "in")), word("week", "wk"), digits(1, 53),
        make=lambda weekday, _, __, number: NthDay(1, weekday, IsoWeek(number, coming=True))),
    seq(RELATIVE := looked_up("<relative>", RELATIVE_DAYS.get), word("week"),
        make=lambda offset, _: RelativeDay(offset + 7)),
)  # fmt: skip


def _in_week(weekday: int, week: Current) -> NthDay:
    return NthDay(1, weekday, week)


# --- counted days ------------------------------------------------------------

_NTH: Final = alt(
    seq(THE, ORDINAL, _NAME, word("of", "in"), PERIOD,
        make=lambda _, nth, weekday, __, within: NthDay(nth, weekday, within) if nth <= 53 else None),
    seq(THE, word("last"), _NAME, word("of", "in"), PERIOD,
        make=lambda _, __, weekday, ___, within: NthDay(-1, weekday, within)),
    seq(THE, ORDINAL, opt(word("day")), word("of"), SIMPLE,
        make=lambda _, nth, __, ___, within: NthDay(nth, None, within)),
    seq(THE, word("last"), word("day"), word("of", "in"), SIMPLE,
        make=lambda *values: NthDay(-1, None, values[-1])),
    seq(THE, ORDINAL, WHICH, word("month"),
        make=lambda _, nth, which, __: NthDay(nth, None, Current("month", STEPS[which])) if nth <= 31 else None),
)  # fmt: skip

# --- holidays ----------------------------------------------------------------

_HOLIDAY_NAME: Final = alt(
    *(seq(_words, make=lambda _, name=name: name)
      for name in HOLIDAYS for _words in [phrase(name.replace("'s", "").replace("s'", "s ' "))]),
)  # fmt: skip
_HOLIDAY: Final = named(
    alt(
        seq(opt(WHICH), _HOLIDAY_NAME, make=lambda which, name: Holiday(name, None, which or "")),
        seq(_HOLIDAY_NAME, opt(word("of", "in", ",")), PLAIN_YEAR, make=lambda name, _, year: Holiday(name, year)),
        seq(
            _HOLIDAY_NAME,
            opt(word("of")),
            WHICH,
            word("year"),
            make=lambda name, _, which, __: _holiday_in(name, which),
        ),
    )
)


def _holiday_in(name: str, which: Which) -> Holiday | None:
    return Holiday(name, None, "this") if which == "this" else None


_WEEKDAY: Final = seq(opt(WHICH), _NAME, make=lambda which, weekday: Weekday(weekday, which or ""))
_TODAY: Final = seq(THE, RELATIVE, make=lambda _, offset: RelativeDay(offset))

# --- all ---------------------------------------------------------------------

_SIMPLE: Final[Rule[Dated]] = named(
    alt(
        _TODAY,
        seq(THE, word("current"), word("date", "day"), make=lambda *_: RelativeDay(0)),
        seq(THE, phrases("day after tomorrow"), make=lambda *_: RelativeDay(2)),
        seq(THE, phrases("day before yesterday"), make=lambda *_: RelativeDay(-2)),
        seq(RELATIVE, COMMA, _DATE, make=lambda _, __, date: date),
        seq(phrases("next", "the next", "the following", "following"), word("day"), make=lambda *_: RelativeDay(1)),
        seq(phrases("previous", "the previous", "last"), word("day"), make=lambda *_: RelativeDay(-1)),
        seq(phrases("the day"), make=lambda _: RelativeDay(0)),
        seq(phrases("the day before"), make=lambda *_: RelativeDay(-1)),
        seq(phrases("the day after"), make=lambda *_: RelativeDay(1)),
        _WEEKDAY,
        seq(phrases("first thing"), opt(word("on")), alt(_TODAY, _WEEKDAY), make=lambda _, __, day: day),
        _WITH_DATE,
        _WEEK_OF,
        _DATE,
        seq(WHICH, _DATE, make=_which_date),
        _NTH,
        _HOLIDAY,
        seq(word("the"), DAY_ORDINAL, make=lambda _, number: DayOfMonth(number)),
        seq(digits(1, 31), glued("st", "nd", "rd", "th"), make=lambda number, _: DayOfMonth(number)),
    )
)

_ONE_DAY: Final = Length(days=1)
_BEFORE: Final = seq(phrases("before", "prior to"), make=lambda _: -1)
_AFTER: Final = seq(phrases("after", "from", "since", "following"), make=lambda _: 1)


def _shifted(long: Long, sign: int, anchor: Dated) -> ShiftedDay | None:
    return None if long.of_clock else ShiftedDay(anchor, long.length, sign)


def _weeks_on(long: Long, weekday: int) -> ShiftedDay | None:
    """Whole weeks after the coming weekday: "a week on Monday"."""
    weeks = long.length.days and not long.length.days % 7
    return ShiftedDay(Weekday(weekday, "coming"), long.length, 1) if weeks else None


ANCHORED: Final = named(
    alt(
        seq(opt(word("in")), LENGTH, alt(_BEFORE, _AFTER), alt(_SIMPLE, PERIOD),
            make=lambda _, long, sign, anchor: _shifted(long, sign, anchor)),
        seq(LENGTH, word("on"), _NAME,
            make=lambda long, _, weekday: _weeks_on(long, weekday)),
        seq(THE, opt(word("last")), _NAME, word("before"), _SIMPLE,
            make=lambda _, __, weekday, ___, day: BesideDay(weekday, day, -1)),
        seq(THE, opt(word("first")), _NAME, word("after", "following"), _SIMPLE,
            make=lambda _, __, weekday, ___, day: BesideDay(weekday, day, 1)),
        seq(phrases("the day", "a day"), alt(_BEFORE, _AFTER), _SIMPLE,
            make=lambda _, sign, anchor: ShiftedDay(anchor, _ONE_DAY, sign)),
    )
)  # fmt: skip
"""A day measured from another: "two weeks before Christmas"."""


def _from_today(long: Long, sign: int) -> ShiftedDay | None:
    return _shifted(long, sign, RelativeDay(0))


COUNTED: Final = named(
    alt(
        seq(word("in"), LENGTH, make=lambda _, long: _from_today(long, 1)),
        seq(LENGTH, phrases("from now", "from today", "later", "hence", "from this day", "time"),
            make=lambda long, _: _from_today(long, 1)),
        seq(LENGTH, word("ago", "earlier", "back"), make=lambda long, _: _from_today(long, -1)),
    )
)  # fmt: skip
"""A day so many days, weeks, months or years from today."""

DAY: Final[Rule[Dated]] = named(
    alt(
        _SIMPLE,
        ANCHORED,
        COUNTED,
        seq(alt(ANCHORED, COUNTED), COMMA, word("on"), _NAME,
            make=lambda day, _, __, weekday: NearestWeekday(weekday, day)),
        seq(_NAME, alt(ANCHORED, COUNTED), make=NearestWeekday),
    )
)  # fmt: skip
"""A single day."""

SIMPLE_DAY: Final = _SIMPLE
"""A single day that is not counted from another."""
