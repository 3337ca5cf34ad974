"""How much of a series is meant: "from now on", "not all of them, only today's", "not just this one but every one"."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import composed, longest, phrases
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows, tokens, trimmed
from memory_core.when.lexicon import WEEKDAYS

_ALWAYS: Final = longest(
    composed("from", "now|here|then|next week|this week|next month", "|on|onwards|onward")
    | composed("every|each", "one|single one|single time", "|of them")
    | composed("not", "only|just", "this|the next", "one|week|time|once|" + "|".join(WEEKDAYS))
    | phrases("all of them, always, going forward, permanently, for good, in future, each time, every time")
)
_DAYS: Final = "|".join(f"{day}'s" for day in ("today", "tomorrow", *WEEKDAYS) if day.endswith(("day", "tomorrow")))
_ONE: Final = f"this one|that one|the next one|this week's|next week's|this month's|this time|this once|{_DAYS}"
_ALL: Final = "the series|the whole series|the whole thing|all of it|all of them|every one|every one of them|the lot"
_ONE_OF_THEM: Final = longest(composed("not", _ALL) | composed("only|just", _ONE))
"""What says that one of a series is meant, as it is anyway."""
_ALL_OF_THEM: Final = longest(
    composed("not|not only|not just", _ONE, "|,", "|i mean|but|no|rather", _ALL)
    | composed("i mean", _ALL)
    | composed(_ALL, "i mean", "|, not only this one|, not only this week's")
)
"""What says that the whole series is meant."""
_REASONS: Final = frozenset("my i i'm i've we we're it it's he she they because since as the".split())
_SERIES: Final = tokens("series")


def of_extent(phrase: Phrase) -> Phrase:
    """The phrase with "series" for words that say so, without a reason behind them, and without words that deny it.

    >>> lows(of_extent(tokens("cancel the walk, not just today's but every one")))
    ('cancel', 'the', 'walk', 'series')
    """
    words = lows(phrase)
    for at in range(2, len(words)):
        before = trimmed(phrase[:at])
        if size := matched(_ALL_OF_THEM, words, at):
            rest = trimmed(phrase[at + size :])
            return (*before, *_SERIES, *(() if rest and rest[0].low in _REASONS else phrase[at + size :]))
        if size := matched(_ONE_OF_THEM, words, at):
            return of_extent((*before, *phrase[at + size :]))
    return phrase


def without_always(phrase: Phrase) -> Phrase:
    """The phrase without such words; as it is where none stand in it.

    >>> lows(without_always(tokens("from now on the tour is at nine")))
    ('the', 'tour', 'is', 'at', 'nine')
    """
    words, at, kept = lows(phrase), 0, list[int]()
    while at < len(phrase):
        size = matched(_ALWAYS, words, at) if phrase[at].kind == "word" else 0
        kept += () if size else (at,)
        at += size or 1
    return phrase if len(kept) == len(phrase) else trimmed(tuple(phrase[n] for n in kept), ",;:–—-")
