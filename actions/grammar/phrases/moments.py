"""Several moments in a row: "on the 15th, 22nd and 29th at nine", "tomorrow and again on Friday"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from actions.grammar.commands import When
from actions.grammar.phrases.listening import Time
from actions.grammar.words.tokens import Phrase, lows
from memory_core.when.reading import Mention

JOINS: Final = frozenset("and & plus again then also".split())
"""What joins a further moment to the ones before it."""
_CLOCK: Final = frozenset({"hour", "minute", "second", "part"})


def moments(phrase: Phrase, times: Sequence[Time]) -> tuple[tuple[When, ...], ...]:
    """The times that stand side by side as moments: a further one begins where "and" adds another day or hour.

    A comma adds one too where a later "and" does: "Monday, Tuesday and Friday". "Friday and at three" is one moment,
    and so is "Friday, the 13th". () when no time is said.
    """
    if not times:
        return ()
    gaps = [lows(phrase[one.end : other.start]) for one, other in pairwise(times)]
    last = max((n for n, gap in enumerate(gaps) if not JOINS.isdisjoint(gap)), default=-1)
    found: list[list[When]] = [[times[0].mention]]
    for number, time in enumerate(times[1:]):
        joined = not JOINS.isdisjoint(gaps[number]) or ("," in gaps[number] and number < last) or not gaps[number]
        if joined and number <= last and any(_alike(each, time.mention) for each in found[-1]):
            found.append([time.mention])
        else:
            found[-1].append(time.mention)
    return tuple(map(tuple, found))


def _alike(one: When, other: When) -> bool:
    """Whether both say a day, or both an hour, so that they cannot be said of one moment."""
    if not isinstance(one, Mention) or not isinstance(other, Mention):
        return True
    return (one.dated and other.dated) or (one.grain in _CLOCK and other.grain in _CLOCK)
