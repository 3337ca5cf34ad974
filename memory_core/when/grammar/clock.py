"""Times of day: "9am", "14:30", "half past seven", "ten to six", "noon", "3 in the afternoon", "5 to 6 pm"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from memory_core.when.grammar.lengths import LENGTH, Long
from memory_core.when.grammar.numbers import HYPHEN, ONE_WORD, SMALL, TEN_WORD, digits, exactly
from memory_core.when.grammar.zones import ZONE
from memory_core.when.lexicon import PARTS, PLURAL_PARTS
from memory_core.when.meaning.clock import Clock, ClockFor, ClockRange, Half, Part
from memory_core.when.parsing import Found, Rule, Source, alt, glued, looked_up, named, opt, phrase, phrases, seq, word
from memory_core.when.reading import Grain

# --- halves of the day -------------------------------------------------------

_DOTTED: Final = {"a": "am", "p": "pm"}
HALF: Final[Rule[Half]] = named(
    alt(
        word("am", "pm"),
        seq(word("a", "p"), glued("."), word("m"), opt(glued(".")), make=lambda letter, *_: _DOTTED[letter]),
        seq(glued("a", "p"), make=_DOTTED.get),
        seq(word("a", "p"), word("m"), make=lambda letter, _: _DOTTED[letter]),
    )
)

# --- parts of the day --------------------------------------------------------

_NAME: Final = alt(
    looked_up("<part>", PARTS.get),
    seq(word("night"), word("-"), word("time"), make=lambda *_: "night-time"),
    phrase("night-time"),
    seq(word("night"), word("time"), make=lambda *_: "night-time"),
    seq(phrases("nighttime"), make=lambda *_: "night-time"),
    seq(word("day"), word("time"), make=lambda *_: "daytime"),
    seq(word("lunch", "dinner", "breakfast"), word("time"), make=lambda name, _: name),
)
EARLY: Final = alt(
    seq(phrases("early", "earlier", "early in the", "earlier in the", "early in", "early on"), make=lambda _: "start"),
    seq(phrases("late", "later", "late in the", "later in the", "late in", "later in"), make=lambda _: "end"),
)
PART_NAME: Final = named(_NAME)
PART: Final[Rule[Part]] = named(alt(seq(_NAME, make=Part), seq(EARLY, _NAME, make=lambda edge, name: Part(name, edge))))
IN_PART: Final = named(
    alt(
        seq(phrases("in the", "in", "of the", "at", "during the", "during"), PART, make=lambda _, part: part),
        seq(phrases("in the"), looked_up("<parts>", PLURAL_PARTS.get), make=lambda _, name: Part(name)),
    )
)

# --- clock times -------------------------------------------------------------

HOUR: Final = digits(0, 24)
_HOUR_12: Final = digits(1, 12)
_HOUR_WORD: Final = named(seq(ONE_WORD, make=lambda number: number if 1 <= number <= 12 else None))
_ANY_HOUR: Final = named(alt(_HOUR_12, _HOUR_WORD))
_MINUTE: Final = exactly(2, 59, joined=True)
_SECONDS: Final = seq(glued(":"), exactly(2, 59, joined=True), make=lambda _, second: second)
_PAST_TEN: Final = seq(SMALL, make=lambda number: number if 10 <= number <= 59 else None)
_OH: Final = seq(word("oh", "o"), ONE_WORD, make=lambda _, one: one if 1 <= one <= 9 else None)
_MINUTE_WORDS: Final = named(
    alt(_PAST_TEN, _OH, seq(TEN_WORD, HYPHEN, ONE_WORD, make=lambda t, _, o: t + o if t <= 50 and 0 < o < 10 else None))
)


def _colon(hour_text: str, _: str, minute: int, second: int | None) -> Clock | None:
    hour = int(hour_text)
    if hour > 24 or (hour == 24 and minute):
        return None
    certain = len(hour_text) == 2 and hour_text[0] == "0"
    grain: Grain = "minute" if second is None else "second"
    return Clock(hour % 24, minute, second or 0, certain=certain, grain=grain)


def _half(clock: Clock, half: Half) -> Clock | None:
    """The clock in a half of the day; None when it was said in 24 hours and lies in the other half."""
    if clock.hour > 12:
        return clock if half == "pm" else None
    return replace(clock, half=half, certain=False) if half else clock


def _fraction(minutes: int, sign: int, hour: int) -> Clock:
    """So many minutes past (1) or to (-1) an hour."""
    minute = minutes * sign % 60
    return Clock(hour if sign > 0 else (hour - 2) % 12 + 1, minute, grain="minute")


COLON: Final = named(
    seq(word("<1 digits>", "<2 digits>"), glued(":", "."), _MINUTE, opt(_SECONDS), make=_colon),
)
_CLOCK_COLON: Final = named(seq(word("<1 digits>", "<2 digits>"), glued(":"), _MINUTE, opt(_SECONDS), make=_colon))
_DIAL: Final = (5, 10, 15, 20, 25)
_QUARTERS: Final = alt(
    seq(phrases("quarter", "a quarter"), make=lambda _: 15),
    seq(phrases("half"), make=lambda _: 30),
    seq(alt(SMALL, digits(1, 59)), word("minutes", "minute", "mins", "min"), make=lambda n, _: n if n < 60 else None),
    # Without the word only the marks of the dial: "two to four" is a range.
    seq(SMALL, make=lambda number: number if number in _DIAL else None),
)
_PAST: Final = seq(word("past", "after"), make=lambda _: 1)
_TO: Final = seq(word("to", "til", "till", "of", "before"), make=lambda _: -1)
SPOKEN: Final = named(
    alt(
        seq(_QUARTERS, alt(_PAST, _TO), _ANY_HOUR, make=_fraction),
        # In digits only past the hour: "10 to 12" is a range.
        seq(
            digits(1, 59), _PAST, _ANY_HOUR, make=lambda n, sign, hour: _fraction(n, sign, hour) if n in _DIAL else None
        ),
        # In digits before the hour only where no range of hours could be meant: "25 to 5".
        seq(
            digits(25, 55), _TO, _ANY_HOUR, make=lambda n, sign, hour: _fraction(n, sign, hour) if n % 5 == 0 else None
        ),
        seq(word("half"), _ANY_HOUR, make=lambda _, hour: Clock(hour, 30, grain="minute")),
    )
)
"""Minutes past or to an hour, and the British "half eight"."""

SPOKEN_PAIR: Final = named(
    seq(_HOUR_WORD, HYPHEN, _MINUTE_WORDS, opt(word("minutes")), make=lambda h, _, m, __: Clock(h, m, grain="minute"))
)
"""Two numbers in words: "seven twenty"."""

_NAMED: Final = alt(
    seq(
        phrases("noon", "midday", "mid day", "noonish", "noon ish", "twelve noon", "12 noon"),
        make=lambda _: Clock(12, half="pm"),
    ),
    seq(phrases("midnight", "mid night", "mid - night", "12 midnight"), make=lambda _: Clock(0, half="am")),
    seq(phrases("midmorning", "mid morning", "mid - morning"), make=lambda _: Clock(10, half="am")),
    seq(phrases("midafternoon", "mid afternoon", "mid - afternoon"), make=lambda _: Clock(2, half="pm")),
)


def _compact(text: str, half: Half) -> Clock | None:
    hour, minute = divmod(int(text), 100)
    return Clock(hour, minute, half=half, grain="minute") if 1 <= hour <= 12 and minute < 60 and half else None


_COMPACT: Final = seq(word("<3 digits>", "<4 digits>"), HALF, make=_compact)


_QUARTER_HOURS: Final = frozenset({"15", "30", "45"})


def _is_clock(four_digits: str) -> bool:
    """Whether four digits can be a time: "0930", "1430", but not "2019", which is a year."""
    return int(four_digits[2:]) < 60 and four_digits[:2] not in ("19", "20")


_FOUR_DIGITS: Final = seq(
    word("<4 digits>"), make=lambda text: _colon(text[:2], "", int(text[2:]), None) if _is_clock(text) else None
)
_THREE_DIGITS: Final = seq(
    word("<3 digits>"),
    make=lambda text: Clock(int(text[0]), int(text[1:]), grain="minute") if text[1:] in _QUARTER_HOURS else None,
)
"""An hour and its quarter, hastily: "730"; other such numbers are amounts."""
_OCLOCK: Final = alt(word("o'clock", "oclock", "o’clock"), seq(word("o"), word("clock"), make=lambda *_: ""))
_BARE: Final = named(seq(_ANY_HOUR, make=Clock))
BARE_24: Final = named(alt(_BARE, seq(digits(13, 23), make=lambda hour: Clock(hour, certain=True))))

_PLAIN: Final = named(
    alt(
        _CLOCK_COLON,
        seq(alt(COLON, _BARE, SPOKEN_PAIR, SPOKEN), HALF, make=_half),
        seq(alt(_BARE, SPOKEN), _OCLOCK, make=lambda clock, _: clock),
        SPOKEN,
        _NAMED,
        seq(_BARE, opt(glued("-")), word("ish"), make=lambda clock, *_: clock),
        _COMPACT,
    )
)
_FRENCH: Final = seq(
    HOUR, glued("h"), opt(_MINUTE, 0), make=lambda h, _, m: Clock(h, m, certain=h > 12, grain="minute")
)
_HUNDRED: Final = seq(
    opt(word("o", "oh", "zero")), SMALL, word("hundred"), opt(word("hours")),
    make=lambda _, hour, *__: Clock(hour, certain=True, grain="minute") if hour <= 23 else None,
)  # fmt: skip
"""Whole hours as signallers say them: "fifteen hundred"."""
_LOOSE: Final = named(alt(COLON, BARE_24, SPOKEN_PAIR, _FOUR_DIGITS, _THREE_DIGITS, _FRENCH, _HUNDRED))
"""Times only where the words around say that a time stands there."""

_AND_PART: Final = alt(
    seq(alt(_PLAIN, COLON, _BARE, SPOKEN_PAIR), IN_PART, make=lambda clock, part: clock.within(part.name)),
    seq(alt(_PLAIN, COLON), PART, make=lambda clock, part: clock.within(part.name)),
    seq(
        alt(IN_PART, PART),
        phrases("at", "around", "about", "@"),
        alt(_PLAIN, _LOOSE),
        make=lambda part, _, clock: clock.within(part.name),
    ),
)


def _in_zone(clock: Clock, zone: str | None) -> Clock:
    return clock if zone is None else replace(clock, zone=zone)


CLOCK: Final[Rule[Clock]] = named(seq(alt(_PLAIN, _AND_PART), opt(ZONE), make=_in_zone))
"""A time of day that is one wherever it stands."""


def _bare_hour(source: Source, at: int) -> Found[Clock]:
    return BARE_24.read(source, at) if source.bare_hours else ()


BARE_HOUR: Final[Rule[Clock]] = Rule(_bare_hour, BARE_24.first, empty=False, words=BARE_24.words)
"""A number alone, where the source says that it can be an hour."""

CLOCK_BESIDE_A_DAY: Final[Rule[Clock]] = named(
    seq(alt(_PLAIN, _AND_PART, COLON, SPOKEN_PAIR, _FOUR_DIGITS, _THREE_DIGITS), opt(ZONE), make=_in_zone)
)
"""A time of day right beside a day: there a bare number needs an "at"."""

LOOSE_CLOCK: Final[Rule[Clock]] = named(seq(alt(_PLAIN, _AND_PART, _LOOSE), opt(ZONE), make=_in_zone))
"""A time of day after "at" or beside a day, where bare hours are hours: "at 3"."""

# --- ranges ------------------------------------------------------------------

TO: Final = alt(word("-", "–", "—", "to", "till", "until", "til", "through", "thru", "~"), phrase("up to"))
_AND: Final = alt(TO, word("and"))
_SIDE: Final = named(alt(COLON, _FOUR_DIGITS, BARE_24, SPOKEN_PAIR))
_FROM: Final = word("from")
_BETWEEN: Final = word("between")
_END: Final = named(alt(_PLAIN, _AND_PART))


def _range(first: Clock, last: Clock) -> ClockRange | None:
    return None if first == last else ClockRange(first, last)


_SURE_RANGE: Final = alt(
    seq(opt(alt(_FROM, word("at"))), alt(_END, _SIDE), TO, _END, make=lambda _, a, __, b: _range(a, b)),
    seq(opt(_FROM), SPOKEN_PAIR, TO, SPOKEN_PAIR, make=lambda _, a, __, b: _range(a, b)),
    seq(opt(_FROM), _END, TO, _SIDE, make=lambda _, a, __, b: _range(a, b)),
    seq(_BETWEEN, alt(_END, _SIDE), _AND, alt(_END, _SIDE), make=lambda _, a, __, b: _range(a, b)),
    seq(_FROM, alt(_END, _SIDE), TO, alt(_END, _SIDE), make=lambda _, a, __, b: _range(a, b)),
)
_LOOSE_RANGE: Final = named(
    alt(_SURE_RANGE, seq(opt(word("at")), _SIDE, TO, _SIDE, make=lambda _, a, __, b: _range(a, b)))
)


def _for(first: Clock, long: Long) -> ClockFor | None:
    return ClockFor(first, long.length, long.grain) if long.of_clock else None


_FOR: Final = alt(
    seq(opt(_FROM), alt(_PLAIN, _AND_PART), word("for"), LENGTH, make=lambda _, a, __, long: _for(a, long)),
    seq(_FROM, _SIDE, word("for"), LENGTH, make=lambda _, a, __, long: _for(a, long)),
    seq(word("for"), LENGTH, phrases("from", "starting at", "starting"), alt(_PLAIN, _SIDE),
        make=lambda _, long, __, a: _for(a, long)),
)  # fmt: skip


def _range_in(hours: ClockRange, part: Part | None, zone: str | None) -> ClockRange | None:
    found = hours if part is None else hours.within(part.name)
    return None if found is None else replace(found, zone=zone or "")


CLOCK_RANGE: Final = named(alt(seq(_SURE_RANGE, opt(IN_PART), opt(ZONE), make=_range_in), _FOR))
"""A range of times of day that is one wherever it stands."""

LOOSE_RANGE: Final = named(alt(seq(_LOOSE_RANGE, opt(IN_PART), opt(ZONE), make=_range_in), _FOR))
"""A range beside a day: "Monday 9-11"."""
