"""What comes again: "every other Friday at 9", "weekly on Mondays", "monthly on the first", "each morning"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from memory_core.when.grammar.clock import CLOCK, CLOCK_RANGE, IN_PART, LOOSE_CLOCK, LOOSE_RANGE, PART_NAME
from memory_core.when.grammar.days import DAY, WEEKDAY_NAME
from memory_core.when.grammar.lengths import UNIT
from memory_core.when.grammar.numbers import COUNT, DAY_ORDINAL, ORDINAL
from memory_core.when.grammar.periods import DOT, MONTH_NAME, THE
from memory_core.when.lexicon import PLURAL_PARTS, WEEKDAY_PLURALS
from memory_core.when.meaning.clock import Clock, ClockFor, ClockRange, Part
from memory_core.when.meaning.recurring import DAY_NAMES, WORKING_DAYS, Frequency, Recurring
from memory_core.when.parsing import Rule, alt, looked_up, named, opt, phrases, seq, word

_BY_UNIT: Final[dict[str, tuple[Frequency, int]]] = {
    "minute": ("MINUTELY", 1), "hour": ("HOURLY", 1), "day": ("DAILY", 1), "night": ("DAILY", 1), "week": ("WEEKLY", 1),
    "fortnight": ("WEEKLY", 2), "month": ("MONTHLY", 1), "quarter": ("MONTHLY", 3), "year": ("YEARLY", 1),
    "decade": ("YEARLY", 10),
}  # fmt: skip
_ADVERBS: Final[dict[str, Recurring]] = {
    "hourly": Recurring("HOURLY"),
    "daily": Recurring("DAILY"),
    "everyday": Recurring("DAILY"),
    "nightly": Recurring("DAILY", hours=Part("night")),
    "weekly": Recurring("WEEKLY"),
    "biweekly": Recurring("WEEKLY", 2),
    "fortnightly": Recurring("WEEKLY", 2),
    "monthly": Recurring("MONTHLY"),
    "bimonthly": Recurring("MONTHLY", 2),
    "quarterly": Recurring("MONTHLY", 3),
    "semiannually": Recurring("MONTHLY", 6),
    "biannually": Recurring("MONTHLY", 6),
    "yearly": Recurring("YEARLY"),
    "annually": Recurring("YEARLY"),
}

_EACH: Final = word("every", "each", "any")
_OTHER: Final = opt(
    alt(
        seq(word("other", "second", "alternate"), make=lambda _: 2),
        seq(COUNT, make=lambda n: n if 2 <= n <= 1000 else None),
        seq(ORDINAL, make=lambda n: n if 2 <= n <= 100 else None),
    ),
    1,
)


def _every(interval: int, unit: str) -> Recurring | None:
    if unit == "weekend":
        return Recurring("WEEKLY", interval, days=("SA",))
    if unit not in _BY_UNIT:
        return None
    frequency, step = _BY_UNIT[unit]
    return Recurring(frequency, interval * step, hours=Part("night") if unit == "night" else None)


_DAYS_JOIN: Final = alt(word(",", "and", "&", "/"), seq(word(","), word("and"), make=lambda *_: ","))
_PLURAL: Final = looked_up("<weekdays>", WEEKDAY_PLURALS.get)
_A_DAY: Final = alt(seq(WEEKDAY_NAME, DOT, make=lambda day, _: day), _PLURAL)


def _listed(day: Rule[int], more: Rule[int]) -> Rule[tuple[int, ...]]:
    """One to five days: "Mondays, Wednesdays and Fridays"."""
    then = seq(_DAYS_JOIN, more, make=lambda _, each: each)
    return named(
        alt(
            seq(day, make=lambda *days: days),
            seq(day, then, make=lambda *days: days),
            seq(day, then, then, make=lambda *days: days),
            seq(day, then, then, then, make=lambda *days: days),
            seq(day, then, then, then, then, make=lambda *days: days),
        )
    )


_DAYS: Final = _listed(_A_DAY, _A_DAY)
_PLURALS: Final = _listed(_PLURAL, _A_DAY)
_PART_OF: Final = opt(PART_NAME)


def _weekly(interval: int, days: tuple[int, ...], part: str | None) -> Recurring:
    names = tuple(DAY_NAMES[day] for day in sorted(set(days)))
    return Recurring("WEEKLY", interval, names, hours=Part(part) if part else None)


def _on_days(rule: Recurring, days: tuple[int, ...]) -> Recurring | None:
    if rule.frequency != "WEEKLY":
        return None
    return replace(rule, days=tuple(DAY_NAMES[day] for day in sorted(set(days))))


def _nth_weekday(nth: int, weekday: int) -> Recurring | None:
    return Recurring("MONTHLY", days=(f"{nth}{DAY_NAMES[weekday]}",)) if nth <= 5 else None


def _nth_workday(nth: int) -> Recurring | None:
    return Recurring("MONTHLY", days=WORKING_DAYS, place=nth) if nth <= 23 else None


_ADVERB: Final = named(
    alt(
        seq(word(*_ADVERBS), make=_ADVERBS.__getitem__),
        seq(word("bi"), word("-"), word("weekly", "monthly"), make=lambda _, __, name: _ADVERBS["bi" + name]),
        seq(word("semi"), word("-"), word("annually"), make=lambda *_: _ADVERBS["semiannually"]),
        seq(phrases("once a day", "once per day"), make=lambda _: _ADVERBS["daily"]),
        seq(phrases("once a week", "once per week"), make=lambda _: _ADVERBS["weekly"]),
        seq(phrases("once a month", "once per month"), make=lambda _: _ADVERBS["monthly"]),
        seq(phrases("once a year", "once per year"), make=lambda _: _ADVERBS["yearly"]),
    )
)
_OF_THE_MONTH: Final = phrases("of the month", "of each month", "of every month", "in the month", "in every month")
_WORKDAY: Final = alt(
    word("weekday", "workday"), seq(word("working", "business", "work"), word("day"), make=lambda word, _: word)
)
_NTH: Final = alt(seq(word("last"), make=lambda _: -1), ORDINAL)
_PERIODIC: Final = named(
    alt(
        _ADVERB,
        seq(_EACH, _OTHER, UNIT, make=lambda _, interval, unit: _every(interval, unit)),
        seq(_EACH, _WORKDAY, make=lambda *_: Recurring("WEEKLY", days=WORKING_DAYS)),
        seq(opt(word("on")), THE, _NTH, _WORKDAY, word("of", "in"), _EACH, word("month"),
            make=lambda _, __, nth, *___: _nth_workday(nth)),
        seq(_EACH, _NTH, _WORKDAY, _OF_THE_MONTH, make=lambda _, nth, *__: _nth_workday(nth)),
        seq(_ADVERB, word("on"), THE, _NTH, _WORKDAY,
            make=lambda rule, _, __, nth, ___: _nth_workday(nth) if rule.frequency == "MONTHLY" else None),
        seq(opt(word("on")), word("the"), DAY_ORDINAL, word("and", "&"), THE, DAY_ORDINAL, word("of"), _EACH,
            word("month"),
            make=lambda _, __, one, ___, ____, other, *_____: Recurring("MONTHLY", month_days=(one, other))),
        seq(opt(word("on")), word("weekdays", "workdays"), make=lambda *_: Recurring("WEEKLY", days=WORKING_DAYS)),
        seq(_EACH, PART_NAME, make=lambda _, part: Recurring("DAILY", hours=Part(part))),
        seq(_EACH, _OTHER, _DAYS, _PART_OF, make=lambda _, interval, days, part: _weekly(interval, days, part)),
        seq(opt(word("on")), _PLURALS, _PART_OF, make=lambda _, days, part: _weekly(1, days, part)),
        seq(opt(word("on")), WEEKDAY_NAME, looked_up("<parts>", PLURAL_PARTS.get),
            make=lambda _, day, part: _weekly(1, (day,), part)),
        seq(_ADVERB, word("on"), _DAYS, make=lambda rule, _, days: _on_days(rule, days)),
        seq(_ADVERB, word("on"), word("the"), DAY_ORDINAL,
            make=lambda rule, _, __, day: replace(rule, month_days=(day,)) if rule.frequency == "MONTHLY" else None),
        seq(_ADVERB, opt(word("on")), THE, word("last"), word("day"),
            make=lambda rule, *_: replace(rule, month_days=(-1,)) if rule.frequency == "MONTHLY" else None),
        seq(opt(word("on")), word("the"), DAY_ORDINAL, opt(word("day")), word("of"), _EACH, word("month"),
            make=lambda _, __, day, *___: Recurring("MONTHLY", month_days=(day,))),
        seq(opt(word("on")), THE, word("last"), word("day"), word("of"), _EACH, word("month"),
            make=lambda *_: Recurring("MONTHLY", month_days=(-1,))),
        seq(_EACH, word("last"), word("day"), _OF_THE_MONTH, make=lambda *_: Recurring("MONTHLY", month_days=(-1,))),
        seq(_EACH, DAY_ORDINAL, opt(word("day")), _OF_THE_MONTH,
            make=lambda _, day, *__: Recurring("MONTHLY", month_days=(day,))),
        seq(_EACH, word("last"), WEEKDAY_NAME, _OF_THE_MONTH,
            make=lambda _, __, weekday, ___: Recurring("MONTHLY", days=(f"-1{DAY_NAMES[weekday]}",))),
        seq(_EACH, word("month"), opt(word("on")), word("the"), DAY_ORDINAL,
            make=lambda _, __, ___, ____, day: Recurring("MONTHLY", month_days=(day,))),
        seq(_EACH, word("month"), opt(word("on")), word("the"), word("last"), word("day"),
            make=lambda *_: Recurring("MONTHLY", month_days=(-1,))),
        seq(opt(word("on")), THE, ORDINAL, WEEKDAY_NAME, word("of"), _EACH, word("month"),
            make=lambda _, __, nth, weekday, *___: _nth_weekday(nth, weekday)),
        seq(opt(word("on")), THE, word("last"), WEEKDAY_NAME, word("of"), _EACH, word("month"),
            make=lambda _, __, ___, weekday, *____: Recurring("MONTHLY", days=(f"-1{DAY_NAMES[weekday]}",))),
        seq(_ADVERB, word("on"), THE, ORDINAL, WEEKDAY_NAME,
            make=lambda rule, _, __, nth, weekday: _nth_weekday(nth, weekday) if rule.frequency == "MONTHLY" else None),
        seq(_EACH, ORDINAL, WEEKDAY_NAME, _OF_THE_MONTH,
            make=lambda _, nth, weekday, __: _nth_weekday(nth, weekday)),
        seq(_EACH, MONTH_NAME, make=lambda _, month: Recurring("YEARLY", months=(month,))),
        seq(_EACH, MONTH_NAME, DAY_ORDINAL,
            make=lambda _, month, day: Recurring("YEARLY", months=(month,), month_days=(day,))),
    )
)  # fmt: skip


def _at(rule: Recurring, hours: Clock | ClockRange | ClockFor | Part) -> Recurring | None:
    if rule.frequency in ("HOURLY", "MINUTELY"):
        return None
    if isinstance(rule.hours, Part):
        inside = hours.within(rule.hours.name) if isinstance(hours, Clock | ClockRange) else hours
        return None if inside is None else replace(rule, hours=inside)
    return replace(rule, hours=hours)


_AT: Final = opt(word("at", "around", "@", ",", "from"))
RECURRENCE: Final[Rule[Recurring]] = named(
    alt(
        _PERIODIC,
        seq(_PERIODIC, _AT, alt(CLOCK, CLOCK_RANGE), make=lambda rule, _, hours: _at(rule, hours)),
        seq(_PERIODIC, word("at", "@"), LOOSE_CLOCK, make=lambda rule, _, clock: _at(rule, clock)),
        seq(_PERIODIC, _AT, LOOSE_RANGE, make=lambda rule, _, hours: _at(rule, hours)),
        seq(_PERIODIC, IN_PART, make=_at),
        seq(opt(word("at")), alt(CLOCK, CLOCK_RANGE), opt(word(",", "on")), _PERIODIC,
            make=lambda _, hours, __, rule: _at(rule, hours)),
        seq(word("at"), LOOSE_CLOCK, opt(word(",", "on")), _PERIODIC, make=lambda _, hours, __, rule: _at(rule, hours)),
    )
)  # fmt: skip
"""A recurrence, with its time of day when it has one."""

STARTED: Final = named(
    seq(
        RECURRENCE,
        opt(word(",")),
        phrases("starting", "starting on", "starting from", "beginning", "beginning on", "from"),
        DAY,
        make=lambda rule, _, __, day: (rule, day),
    )
)
"""A recurrence with the day it starts on."""
