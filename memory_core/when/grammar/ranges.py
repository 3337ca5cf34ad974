"""Stretches of dates: "Mon-Wed", "3 to 12 May", "April until the end of June", "mid-November", "later this week"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from memory_core.when.grammar.clock import TO
from memory_core.when.grammar.days import DAY, SIMPLE_DAY
from memory_core.when.grammar.lengths import LENGTH, Long
from memory_core.when.grammar.numbers import DAY_DIGITS, DAY_ORDINAL, DAY_WORDS, PLAIN_YEAR
from memory_core.when.grammar.numericals import SLASHED
from memory_core.when.grammar.periods import COMMA, CURRENT, MONTH_NAME, PERIOD, SIMPLE, STEPS, THE, WHICH
from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import DayOfMonth, Holiday, NamedDay, NthDay, RelativeDay, Which
from memory_core.when.meaning.periods import Current, Unit, UnitBeside, WeekOf
from memory_core.when.meaning.portions import Edge, Portion, Turn, UntilNow
from memory_core.when.meaning.ranges import DateRange, From
from memory_core.when.parsing import Rule, alt, named, opt, phrases, seq, word

# --- parts of a period -------------------------------------------------------

_BEGINNING: Final = seq(
    phrases("beginning of", "start of", "begin of", "early in", "beginning", "early", "earlier in", "the start of"),
    make=lambda _: "start",
)
_MIDDLE: Final = alt(
    seq(phrases("middle of", "mid of"), make=lambda _: "mid"),
    seq(word("mid"), opt(word("-")), make=lambda *_: "mid"),
)
_END: Final = alt(
    seq(phrases("end of", "late in", "end of the", "the end of"), make=lambda _: "end"),
    seq(word("late", "end"), make=lambda _: "end"),
)
EDGE: Final[Rule[Edge]] = named(seq(THE, alt(_BEGINNING, _MIDDLE, _END), opt(word("-")), make=lambda _, edge, __: edge))
_BARE_UNIT: Final = seq(word("week", "month", "quarter", "year"), make=Current)
_BY_LETTER: Final[dict[str, Unit]] = {"w": "week", "m": "month", "q": "quarter", "y": "year"}
_EOX: Final = seq(
    THE, word("eow", "eom", "eoq", "eoy"),
    make=lambda _, text: Portion("end", Current(_BY_LETTER[text[2]])),
)  # fmt: skip
_RUNNING: Final = alt(
    seq(phrases("later", "late", "later in"), make=lambda _: "end"),
    seq(phrases("earlier", "earlier in", "early", "early in"), make=lambda _: "start"),
)


def _portion(edge: Edge, within: Dated) -> Portion | None:
    # The end of a day is a point, which `joined` reads.
    return None if within.grain == "day" else Portion(edge, within)


PORTION: Final = named(
    alt(
        seq(EDGE, alt(SIMPLE, _BARE_UNIT), make=_portion),
        seq(_RUNNING, alt(CURRENT, _BARE_UNIT), make=lambda edge, within: Portion(edge, within, running=True)),
        seq(_RUNNING, SIMPLE_DAY, make=lambda edge, day: Portion(edge, day) if isinstance(day, RelativeDay) else None),
        _EOX,
    )
)


def _holiday_weekend(day: Dated, year: int | None = None) -> WeekOf | None:
    if not isinstance(day, Holiday):
        return None
    return WeekOf(replace(day, year=year) if year else day, weekend=True)


_REST: Final = seq(
    THE, phrases("rest of", "remainder of", "remaining of", "remaining"), alt(CURRENT, SIMPLE, _BARE_UNIT),
    make=lambda _, __, within: UntilNow(within, left=True),
)  # fmt: skip
_TO_DATE: Final = alt(
    seq(
        THE,
        word("year", "month", "quarter", "week"),
        word("to"),
        word("date"),
        make=lambda _, unit, __, ___: UntilNow(Current(unit)),
    ),
    seq(
        word("ytd", "mtd", "qtd"),
        make=lambda text: UntilNow(Current(_BY_LETTER[text[0]])),
    ),
    seq(CURRENT, phrases("so far"), make=lambda current, _: UntilNow(current)),
)
_ANY_DAY: Final = named(alt(SIMPLE_DAY, SLASHED))
_WEEK_OF: Final = alt(
    seq(
        THE,
        phrases(
            "week of", "week starting", "week starting on", "week beginning", "week beginning on", "week commencing"
        ),
        SIMPLE_DAY,
        make=lambda _, __, day: WeekOf(day),
    ),
    seq(THE, word("weekend"), word("of"), SIMPLE_DAY, make=lambda _, __, ___, day: WeekOf(day, weekend=True)),
    seq(
        THE,
        word("week", "weekend", "month", "year"),
        word("before"),
        _ANY_DAY,
        make=lambda _, unit, __, day: UnitBeside(unit, day, -1),
    ),
    seq(
        THE,
        word("week", "weekend", "month", "year"),
        word("after", "following"),
        _ANY_DAY,
        make=lambda _, unit, __, day: UnitBeside(unit, day, 1),
    ),
    seq(word("w"), word("/"), word("c"), SIMPLE_DAY, make=lambda _, __, ___, day: WeekOf(day)),
    seq(SIMPLE_DAY, word("weekend"), opt(PLAIN_YEAR), make=lambda day, _, year: _holiday_weekend(day, year)),
)

# --- ranges ------------------------------------------------------------------

_NOW: Final = seq(word("now", "present"), make=lambda _: RelativeDay(0))
_SIDE: Final[Rule[Dated]] = named(
    alt(
        DAY,
        PERIOD,
        _NOW,
        seq(EDGE, SIMPLE, make=Turn),
        seq(DAY_ORDINAL, make=DayOfMonth),
    )
)
_AND: Final = alt(TO, word("and"))


def _range(first: Dated, last: Dated) -> DateRange | None:
    if isinstance(first, NamedDay) and isinstance(last, DayOfMonth) and first.number < last.number:
        last = NamedDay(first.month, last.number, first.year)  # "April 9th through 17th"
    return None if isinstance(first, Turn) and isinstance(last, Turn) and first == last else DateRange(first, last)


_NUMBERS: Final = alt(DAY_ORDINAL, DAY_DIGITS, DAY_WORDS)
_OF: Final = opt(word("of"))
_YEAR: Final = opt(seq(opt(word(",", "of", "in")), PLAIN_YEAR, make=lambda _, year: year))


def _in_month(first: int, last: int, month: int, year: int | None) -> DateRange | None:
    return DateRange(NamedDay(month, first, year), NamedDay(month, last, year)) if first < last else None


def _in_relative_month(first: int, last: int, which: Which) -> DateRange | None:
    month = Current("month", STEPS[which])
    return DateRange(NthDay(first, None, month), NthDay(last, None, month)) if first < last else None


def _numbers(connected: Rule[str]) -> Rule[DateRange]:
    """Days of one month: "3 to 12 May", "November 19-20"."""
    return alt(
        seq(THE, _NUMBERS, connected, THE, _NUMBERS, _OF, MONTH_NAME, _YEAR,
            make=lambda _, first, __, ___, last, ____, month, year: _in_month(first, last, month, year)),
        seq(THE, _NUMBERS, connected, THE, _NUMBERS, opt(word("of", "in")), WHICH, word("month"),
            make=lambda _, first, __, ___, last, ____, which, _____: _in_relative_month(first, last, which)),
        seq(MONTH_NAME, THE, _NUMBERS, connected, THE, _NUMBERS, _YEAR,
            make=lambda month, _, first, __, ___, last, year: _in_month(first, last, month, year)),
    )  # fmt: skip


_OPEN: Final = alt(_numbers(TO), seq(_SIDE, TO, _SIDE, make=lambda first, _, last: _range(first, last)))
RANGE: Final[Rule[Dated]] = named(
    alt(
        seq(opt(word("from")), _OPEN, make=lambda _, found: _long_enough(found)),
        seq(word("between"), alt(_numbers(_AND), seq(_SIDE, _AND, _SIDE, make=lambda a, _, b: _range(a, b))),
            make=lambda _, found: found),
    )
)  # fmt: skip


def _long_enough(found: DateRange) -> DateRange | None:
    """Not two ordinals alone: "first to third" may be anything."""
    return None if isinstance(found.first, DayOfMonth) and isinstance(found.last, DayOfMonth) else found


_STARTING: Final = phrases("starting", "starting from", "starting on", "from", "beginning", "beginning on", "as of")
_FROM: Final = named(
    alt(
        seq(opt(word("for")), LENGTH, COMMA, _STARTING, SIMPLE_DAY,
            make=lambda _, long, __, ___, day: _from(day, long)),
        seq(_STARTING, SIMPLE_DAY, COMMA, word("for"), LENGTH, make=lambda _, day, __, ___, long: _from(day, long)),
        seq(phrases("less than", "within"), LENGTH, phrases("after", "from", "of"), SIMPLE_DAY,
            make=lambda _, long, __, day: _from(day, long)),
    )
)  # fmt: skip


def _from(day: Dated, long: Long) -> From | None:
    return None if long.of_clock else From(day, long.length)


STRETCH: Final[Rule[Dated]] = named(alt(PERIOD, PORTION, _REST, _TO_DATE, _WEEK_OF, RANGE, _FROM))
"""A stretch of several days."""
