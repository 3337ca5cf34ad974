"""Whole expressions: a day, a time, both, a stretch, a length or a recurrence, with the word that bounds it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, TypeAlias

from memory_core.when.grammar.clock import (
    BARE_HOUR,
    CLOCK,
    CLOCK_BESIDE_A_DAY,
    CLOCK_RANGE,
    COLON,
    EARLY,
    IN_PART,
    LOOSE_CLOCK,
    LOOSE_RANGE,
    PART,
    PART_NAME,
    SPOKEN_PAIR,
    TO,
)
from memory_core.when.grammar.days import ANCHORED, COUNTED, DAY, SIMPLE_DAY, WEEKDAY_NAME, WRITTEN_DATE
from memory_core.when.grammar.lengths import LENGTH, WHOLE_LENGTH, Long
from memory_core.when.grammar.numbers import DAY_DIGITS
from memory_core.when.grammar.numericals import SLASHED
from memory_core.when.grammar.periods import COMMA, THE, WEEK
from memory_core.when.grammar.ranges import STRETCH
from memory_core.when.grammar.recurrences import RECURRENCE, STARTED
from memory_core.when.grammar.zones import ISO_ZONE
from memory_core.when.meaning.clock import Clock, ClockFor, ClockRange, Part
from memory_core.when.meaning.dated import Dated
from memory_core.when.meaning.days import DayOfMonth, NamedDay, NthDay, RelativeDay, ShiftedDay
from memory_core.when.meaning.joined import (
    At,
    During,
    EndOfDay,
    FromNow,
    Now,
    Pointed,
    PointRange,
    Within,
)
from memory_core.when.meaning.portions import Portion, Turn
from memory_core.when.meaning.ranges import From
from memory_core.when.meaning.recurring import Recurring, Started
from memory_core.when.parsing import Rule, alt, glued, named, opt, phrases, seq, unless, word
from memory_core.when.reading import Bound, Grain, Moment, Reading

Term: TypeAlias = Pointed | During | PointRange | Within | Recurring | Started | Long | Dated


@dataclass(frozen=True, slots=True)
class Expression:
    """A term, whether it names a day, and what bounds it."""

    term: Term
    dated: bool = True
    bound: Bound = ""
    edge: bool = False

    @property
    def grain(self) -> Grain:
        """How finely it is said."""
        return self.term.grain

    def readings(self, reference: datetime) -> tuple[Reading, ...]:
        """Every reading at a reference, each once.

        Raises ValueError or OverflowError beyond the years 1 to 9999.
        """
        match self.term:
            case Long():
                found: tuple[Reading, ...] = (self.term.length,)
            case Recurring():
                found = self.term.recurrences()
            case Started():
                found = self.term.recurrences(reference)
            case At() | Now() | FromNow() | EndOfDay():
                found = tuple(Moment(at) for at in self.term.moments(reference))
            case _:
                found = self.term.stretches(reference)
        return tuple(dict.fromkeys(found))


# --- a day and a time --------------------------------------------------------

_NUMBERED: Final = seq(word("the"), DAY_DIGITS, make=lambda _, number: DayOfMonth(number))
"""A day of the month only beside a time: "the 17 from 2 to 4"."""

_AT: Final = opt(alt(word("at", "around", "about", "@", ",", "-", "circa"), phrases(", at")))
_ON: Final = opt(word("on", ",", "for"))


def _in_part(clock: Clock, part: str, day: Dated | None) -> At | None:
    found = clock.within(part)
    return None if found is None else At(found, day)


# "This morning", "tonight", "last night", "tomorrow evening", "Tuesday afternoon": a part with its day.
_PARTED: Final = named(
    alt(
        seq(phrases("tonight", "this night"), make=lambda _: (RelativeDay(0), Part("night"))),
        seq(phrases("last night"), make=lambda _: (RelativeDay(-1), Part("night"))),
        seq(word("this"), PART_NAME, make=lambda _, part: (RelativeDay(0), Part(part))),
        seq(EARLY, word("this"), PART_NAME, make=lambda edge, _, part: (RelativeDay(0), Part(part, edge))),
        seq(EARLY, word("tonight"), make=lambda edge, _: (RelativeDay(0), Part("night", edge))),
        seq(EARLY, DAY, PART_NAME, make=lambda edge, day, part: (day, Part(part, edge))),
        seq(word("next"), PART_NAME, make=lambda _, part: (RelativeDay(1), Part(part))),
        seq(phrases("last", "previous"), PART_NAME, make=lambda _, part: (RelativeDay(-1), Part(part))),
        seq(WEEKDAY_NAME, PART, WEEK, make=lambda weekday, part, week: (NthDay(1, weekday, week), part)),
        seq(DAY, opt(phrases(",", "in the", "at", "during the")), PART, make=lambda day, _, part: (day, part)),
        seq(opt(phrases("in the", "on the")), PART, phrases("of", "on"), DAY,
            make=lambda _, part, __, day: (day, part)),
    )
)  # fmt: skip
_CLOCK_BESIDE: Final = alt(
    seq(_AT, CLOCK, make=lambda _, clock: clock),
    CLOCK_BESIDE_A_DAY,
    seq(alt(word("at", "around", "about", "@"), phrases(", at")), LOOSE_CLOCK, make=lambda _, clock: clock),
)
DATE_TIME: Final[Rule[At]] = named(
    alt(
        seq(DAY, _CLOCK_BESIDE, make=lambda day, clock: At(clock, day)),
        seq(opt(word("at")), CLOCK, _ON, DAY, make=lambda _, clock, __, day: At(clock, day)),
        seq(CLOCK_BESIDE_A_DAY, _ON, DAY, make=lambda clock, _, day: At(clock, day)),
        seq(word("at"), LOOSE_CLOCK, _ON, DAY, make=lambda _, clock, __, day: At(clock, day)),
        seq(_PARTED, _CLOCK_BESIDE, make=lambda parted, clock: _in_part(clock, parted[1].name, parted[0])),
        seq(opt(word("at")), alt(CLOCK, CLOCK_BESIDE_A_DAY, LOOSE_CLOCK), COMMA, _PARTED,
            make=lambda _, clock, __, parted: _in_part(clock, parted[1].name, parted[0])),
        seq(_NUMBERED, _CLOCK_BESIDE, make=lambda day, clock: At(clock, day)),
    )
)  # fmt: skip
_ISO_TIME: Final = seq(
    SLASHED, glued("t"), COLON, opt(ISO_ZONE, ""),
    make=lambda day, _, clock, zone: At(replace(clock, certain=True, zone=zone), day),
)  # fmt: skip


def _hours_in(hours: ClockRange | ClockFor, part: str, day: Dated) -> During | None:
    if isinstance(hours, ClockFor):
        return During(hours, day)
    found = hours.within(part)
    return None if found is None else During(found, day)


_DURING: Final = named(
    alt(
        seq(_PARTED, make=lambda parted: During(parted[1], parted[0])),
        seq(DAY, opt(word(",", "at")), LOOSE_RANGE, make=lambda day, _, hours: During(hours, day)),
        seq(LOOSE_RANGE, _ON, DAY, make=lambda hours, _, day: During(hours, day)),
        seq(_PARTED, COMMA, LOOSE_RANGE, make=lambda parted, _, hours: _hours_in(hours, parted[1].name, parted[0])),
        seq(LOOSE_RANGE, COMMA, _PARTED, make=lambda hours, _, parted: _hours_in(hours, parted[1].name, parted[0])),
        seq(_NUMBERED, opt(word(",", "at")), LOOSE_RANGE, make=lambda day, _, hours: During(hours, day)),
    )
)

# --- points from now ---------------------------------------------------------


def _from_now(long: Long, sign: int) -> FromNow | None:
    return FromNow(long.length, sign, grain=long.grain) if long.of_clock else None


_NOW: Final = seq(
    phrases("now", "right now", "at present", "at this time", "at the moment", "just now", "asap"), make=lambda _: Now()
)
_COUNTED: Final = named(
    alt(
        seq(word("in"), LENGTH, make=lambda _, long: _from_now(long, 1)),
        seq(LENGTH, phrases("from now", "later", "hence"), make=lambda long, _: _from_now(long, 1)),
        seq(LENGTH, word("ago", "earlier", "back"), make=lambda long, _: _from_now(long, -1)),
    )
)


def _offset(long: Long, sign: int, anchor: At | Now) -> FromNow | None:
    return (
        FromNow(long.length, sign, anchor, grain=anchor.grain if not isinstance(anchor, Now) else long.grain)
        if long.of_clock
        else None
    )


_POINT: Final = alt(DATE_TIME, seq(CLOCK, make=At))
_ANCHORED: Final = alt(
    seq(LENGTH, word("before"), _POINT, make=lambda long, _, anchor: _offset(long, -1, anchor)),
    seq(LENGTH, phrases("after", "from"), _POINT, make=lambda long, _, anchor: _offset(long, 1, anchor)),
)
_END_OF_DAY: Final = alt(
    seq(THE, phrases("end of the day", "end of day", "close of business", "eod", "cob"),
        make=lambda *_: EndOfDay(RelativeDay(0))),
    seq(THE, phrases("end of", "end of the", "close of business", "eod", "cob"), opt(word("on")), SIMPLE_DAY,
        make=lambda _, __, ___, day: EndOfDay(day) if day.grain == "day" else None),
    seq(SIMPLE_DAY, COMMA, word("eod", "cob"), make=lambda day, *_: EndOfDay(day)),
    seq(SIMPLE_DAY, phrases("end of day", "close of business"), make=lambda day, _: EndOfDay(day)),
)  # fmt: skip

# --- ranges of points --------------------------------------------------------

_SIDE: Final = named(alt(DATE_TIME, _NOW, _COUNTED, seq(LOOSE_CLOCK, make=At)))
_AND: Final = alt(TO, word("and"))


def _points(first: Pointed, last: Pointed) -> PointRange | None:
    """A range of points of which one names its day; the other is on the same one."""
    if isinstance(first, At) and isinstance(last, At):
        if first.day is None and last.day is None:
            return None
        if last.day is None:
            last = replace(last, day=first.day)
    return PointRange(first, last, last.grain)


_POINT_RANGE: Final = named(
    alt(
        seq(word("between"), _SIDE, _AND, _SIDE, make=lambda _, a, __, b: _points(a, b)),
        seq(opt(word("from")), _SIDE, TO, _SIDE, make=lambda _, a, __, b: _points(a, b)),
    )
)
_WITHIN_DAYS: Final = seq(
    phrases("within", "within the next", "within the"),
    LENGTH,
    make=lambda _, long: None if long.of_clock else From(RelativeDay(0), long.length),
)
_WITHIN: Final = seq(
    phrases("within", "within the next", "within the"),
    LENGTH,
    make=lambda _, long: Within(long.length, 1) if long.of_clock else None,
)

# --- expressions -------------------------------------------------------------


_DATED: Final = alt(
    DAY,
    STRETCH,
    _ISO_TIME,
    DATE_TIME,
    _DURING,
    _END_OF_DAY,
    _NOW,
    _COUNTED,
    _ANCHORED,
    _POINT_RANGE,
    _WITHIN,
    _WITHIN_DAYS,
)
_TIMED: Final = alt(
    seq(opt(word("at")), CLOCK, make=lambda _, clock: At(clock)),
    seq(word("at", "@"), LOOSE_CLOCK, make=lambda _, clock: At(clock)),
    seq(BARE_HOUR, make=At),
    seq(SPOKEN_PAIR, make=At),
    seq(CLOCK_RANGE, make=During),
    seq(alt(IN_PART, PART), make=During),
)  # fmt: skip
"""Times of day without a day."""

PLAIN: Final[Rule[Expression]] = named(
    alt(
        seq(_END_OF_DAY, make=lambda term: Expression(term, edge=True)),
        seq(_DATED, make=Expression),
        seq(word("at"), WRITTEN_DATE, make=lambda _, day: Expression(day)),
        seq(_TIMED, make=lambda term: Expression(term, dated=False)),
        seq(RECURRENCE, make=Expression),
        seq(STARTED, make=lambda started: Expression(Started(*started))),
        seq(WHOLE_LENGTH, make=Expression),
    )
)


def _bounded(bound: Bound, found: Expression) -> Expression | None:
    """The expression with a bound; one that ends or begins a period is then the point where that is."""
    if isinstance(found.term, Long | Recurring | Started | Now) or found.bound:
        return None
    if bound == "about" and not isinstance(found.term, At | FromNow | ShiftedDay | NamedDay | DayOfMonth | RelativeDay):
        return None  # "Excited about summer."
    if isinstance(found.term, Portion) and not found.term.running and (found.term.edge, bound) in _TURNS:
        return replace(found, term=Turn(found.term.edge, found.term.within), bound=bound)
    return replace(found, bound=bound)


_TURNS: Final = frozenset({("end", "before"), ("end", "until"), ("start", "after"), ("start", "before")})


def _more(bound: Bound, found: Expression) -> Expression | None:
    return replace(found, bound=bound) if isinstance(found.term, Long) else None


_BOUND: Final[Rule[Bound]] = named(
    alt(
        seq(phrases("before", "prior to", "earlier than", "ahead of", "sooner than"), make=lambda _: "before"),
        seq(phrases("after", "later than", "past"), make=lambda _: "after"),
        seq(
            phrases("since", "starting", "starting on", "starting from", "beginning", "beginning on", "as early as",
                    "no earlier than", "not before", "effective"),
            make=lambda _: "since",
        ),
        seq(
            phrases("until", "till", "til", "by", "as late as", "no later than", "not later than", "up to", "up until",
                    "at the latest by", "due", "due by"),
            make=lambda _: "until",
        ),
        seq(phrases("about", "around", "circa", "approximately", "roughly", "approx"), make=lambda _: "about"),
    )
)  # fmt: skip
_CLOCK_BOUND: Final[Rule[Bound]] = alt(
    seq(word("before"), make=lambda _: "before"),
    seq(word("after"), make=lambda _: "after"),
    seq(word("by", "until", "till"), make=lambda _: "until"),
)
_LENGTH_BOUND: Final[Rule[Bound]] = alt(
    seq(phrases("more than", "at least", "over", "longer than"), make=lambda _: "more"),
    seq(phrases("less than", "at most", "under", "shorter than", "up to"), make=lambda _: "less"),
)
_OR_LATER: Final = alt(
    seq(
        phrases("or later", "and later", "onwards", "onward", "or thereafter"), unless("than"), make=lambda *_: "since"
    ),
    seq(phrases("or earlier", "and earlier", "at the latest"), unless("than"), make=lambda *_: "until"),
    seq(phrases("or so"), make=lambda _: "about"),
)
_MEAL_BOUNDS: Final[dict[str, Bound]] = {"before": "before", "after": "after", "around": "about"}
_LOOSE_AT: Final = seq(LOOSE_CLOCK, make=lambda clock: Expression(At(clock), dated=False))

EXPRESSION: Final[Rule[Expression]] = named(
    alt(
        PLAIN,
        seq(
            _BOUND,
            opt(word("the", "around", "about")),
            alt(PLAIN, _LOOSE_AT),
            make=lambda bound, _, found: _bounded(bound, found),
        ),
        seq(_LENGTH_BOUND, PLAIN, make=_more),
        seq(phrases("more than", "over"), alt(ANCHORED, COUNTED), make=lambda _, day: Expression(day, bound="before")),
        seq(
            DAY,
            opt(word(",")),
            _CLOCK_BOUND,
            alt(CLOCK, LOOSE_CLOCK),
            make=lambda day, _, bound, clock: Expression(At(clock, day), bound=bound),
        ),
        seq(
            opt(word("at")),
            CLOCK,
            _OR_LATER,
            _ON,
            DAY,
            make=lambda _, clock, bound, __, day: Expression(At(clock, day), bound=bound),
        ),
        seq(
            word("before", "after", "over", "during", "around"),
            word("breakfast", "lunch", "dinner"),
            make=lambda where, meal: Expression(During(Part(meal)), dated=False, bound=_MEAL_BOUNDS.get(where, "")),
        ),
        seq(PLAIN, _OR_LATER, make=lambda found, bound: _bounded(bound, found)),
    )
)
"""Everything the grammar knows."""
