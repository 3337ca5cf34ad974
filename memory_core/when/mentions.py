"""Every time expression of a text, with every way to read it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from memory_core.when.grammar.expressions import EXPRESSION, Expression
from memory_core.when.islands import may_mention, offset_starts, starts
from memory_core.when.offsets import offset
from memory_core.when.parsing import Source
from memory_core.when.plausible import plausible
from memory_core.when.reading import Length, Mention, Reading
from memory_core.when.tokens import Token, tokens

_EITHER_WAY: Final = re.compile(r"\d\s*[/.\-]\s*\d")
"""Where the order of day and month could matter."""


def mentions(
    text: str, reference: datetime, *, day_first: bool | None = None, bare_hours: bool = False
) -> tuple[Mention, ...]:
    """The time expressions of a text in order of place; where two overlap, the longer one.

    Readings are relative to `reference`, whose zone does not matter: "Tuesday" is the last and the next one, "at 3" is
    03:00 and 15:00 of the reference's day. `day_first` says how the writer means "5/12"; None reads it both ways. With
    `bare_hours`, as suits commands, a number that ends a clause behind a word such as "to" is an hour: "move it to 4".

    >>> [each.text for each in mentions("Lunch tomorrow at noon?", datetime(2026, 3, 2))]
    ['tomorrow at noon']
    """
    if not may_mention(text):
        return ()
    wall, read = reference.replace(tzinfo=None), tokens(text)
    if day_first is not None or not _EITHER_WAY.search(text):
        return _mentions(text, wall, Source(read, day_first=bool(day_first), bare_hours=bare_hours))
    month_first = _mentions(text, wall, Source(read, day_first=False, bare_hours=bare_hours))
    other = {
        (each.start, each.end): each
        for each in _mentions(text, wall, Source(read, day_first=True, bare_hours=bare_hours))
    }
    return tuple(_both(each, other.get((each.start, each.end))) for each in month_first)


def _both(one: Mention, other: Mention | None) -> Mention:
    if other is None or other.readings == one.readings:
        return one
    readings = tuple(dict.fromkeys((*one.readings, *other.readings)))
    return Mention(one.start, one.end, one.text, readings, one.grain, one.dated, one.bound, one.edge)


def _mentions(text: str, reference: datetime, source: Source) -> tuple[Mention, ...]:
    plain = _apart([*_all(text, reference, source)])
    measured = _offsets(text, source, plain)
    found = _apart([*plain, *measured]) if measured else plain
    return tuple(sorted((each for each in found if each.readings), key=lambda each: each.start))


def _apart(found: Iterable[Mention]) -> list[Mention]:
    """The longest ones of which no two overlap, in order of place."""
    longest = sorted(found, key=lambda each: (each.start - each.end, each.start))
    taken: list[Mention] = []
    for each in longest:
        at = bisect_left(taken, each.start, key=lambda other: other.start)
        free_before = at == 0 or taken[at - 1].end <= each.start
        if free_before and (at == len(taken) or each.end <= taken[at].start):
            taken.insert(at, each)
    return taken


def _offsets(text: str, source: Source, plain: list[Mention]) -> list[Mention]:
    """Times measured from events; their names end where another time that is no length begins."""
    taken = tuple((each.start, each.end) for each in plain if not isinstance(next(iter(each.readings), None), Length))
    found = (offset(text, source, first, taken) for first in offset_starts(source.tokens))
    return [each for each in found if each is not None]


def _all(text: str, reference: datetime, source: Source) -> Iterator[Mention]:
    """The longest plausible expression at each token that no earlier one covers.

    One that means no possible day still covers its place.
    """
    free = 0
    for first in starts(source):
        if first < free or EXPRESSION.first.isdisjoint(source.tokens[first].classes):
            continue
        read = sorted(EXPRESSION.read(source, first), key=lambda each: -each[1])
        for expression, behind in read:
            if plausible(text, source.tokens, first, behind):
                yield _mention(text, reference, expression, source.tokens[first], source.tokens[behind - 1])
                free = behind
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
