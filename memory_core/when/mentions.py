"""Every time expression of a text, with every way to read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Final

from memory_core.when import lexicon
from memory_core.when.grammar.expressions import EXPRESSION, Expression
from memory_core.when.parsing import Source
from memory_core.when.plausible import SHAPES, plausible
from memory_core.when.reading import Mention, Reading
from memory_core.when.tokens import Token, tokens

_WORD: Final = re.compile(r"[^\W\d_]+|[0-9]")
_CONNECTIVES: Final = frozenset(
    "a an the at in of on by from for to and or about around after before since until till up one as due no not "
    "each any past over under more less few some several all current early earlier late later few i o p w h s "
    "sooner ahead not - – — ( ' ’ , ; . : / @ # ~ q t m d y".split()
)
"""Words that begin expressions, but never make one without another word."""
_TRIGGERS: Final = (
    EXPRESSION.first
    | lexicon.PARTS.keys()
    | lexicon.UNITS.keys()
    | lexicon.RELATIVE_DAYS.keys()
    | lexicon.WEEKDAYS.keys()
    | lexicon.WEEKDAY_PLURALS.keys()
    | lexicon.MONTHS.keys()
    | lexicon.SEASONS.keys()
    | lexicon.ONES.keys()
    | lexicon.TENS.keys()
    | lexicon.ORDINALS.keys()
    | lexicon.SPELLINGS.keys()
    | lexicon.SLIPS.keys()
    | set("0123456789½")
) - _CONNECTIVES


def mentions(text: str, reference: datetime, *, day_first: bool | None = None) -> tuple[Mention, ...]:
    """The time expressions of a text in order of place; where two overlap, the longer one.

    Readings are relative to `reference`, whose zone does not matter: "Tuesday" is the last and the next one, "at 3" is
    03:00 and 15:00 of the reference's day. `day_first` says how the writer means "5/12"; None reads it both ways.

    >>> [each.text for each in mentions("Lunch tomorrow at noon?", datetime(2026, 3, 2))]
    ['tomorrow at noon']
    """
    if not may_mention(text):
        return ()
    wall, read = reference.replace(tzinfo=None), tokens(text)
    if day_first is not None or not SHAPES.search(text):
        return _mentions(text, wall, Source(read, bool(day_first)))
    month_first = _mentions(text, wall, Source(read, day_first=False))
    other = {(each.start, each.end): each for each in _mentions(text, wall, Source(read, day_first=True))}
    return tuple(_both(each, other.get((each.start, each.end))) for each in month_first)


def may_mention(text: str) -> bool:
    """Whether any word of the text could belong to a time expression: a cheap look before reading."""
    return not _TRIGGERS.isdisjoint(_WORD.findall(text.lower()))


def _both(one: Mention, other: Mention | None) -> Mention:
    if other is None or other.readings == one.readings:
        return one
    readings = tuple(dict.fromkeys((*one.readings, *other.readings)))
    return Mention(one.start, one.end, one.text, readings, one.grain, one.dated, one.bound, one.edge)


def _mentions(text: str, reference: datetime, source: Source) -> tuple[Mention, ...]:
    found = sorted(_all(text, reference, source), key=lambda each: (each.start - each.end, each.start))
    taken: list[Mention] = []
    for each in found:
        if all(each.end <= other.start or each.start >= other.end for other in taken):
            taken.append(each)
    return tuple(sorted((each for each in taken if each.readings), key=lambda each: each.start))


def _all(text: str, reference: datetime, source: Source) -> Iterator[Mention]:
    """The longest plausible expression at each token. One that means no possible day still covers its place."""
    for first, token in enumerate(source.tokens[:-1]):
        if EXPRESSION.first.isdisjoint(token.classes):
            continue
        read = sorted(EXPRESSION.read(source, first), key=lambda each: -each[1])
        for expression, behind in read:
            if plausible(text, source.tokens, first, behind):
                yield _mention(text, reference, expression, source.tokens[first], source.tokens[behind - 1])
                break


def _mention(text: str, reference: datetime, found: Expression, first: Token, last: Token) -> Mention:
    return Mention(
        first.start,
        last.end,
        text[first.start : last.end],
        _readings(found, reference),
        found.grain,
        found.dated,
        found.bound,
        found.edge,
    )


def _readings(found: Expression, reference: datetime) -> tuple[Reading, ...]:
    try:
        return found.readings(reference)
    except (ValueError, OverflowError):
        return ()  # Beyond the years that a calendar has.
