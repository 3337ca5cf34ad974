"""Words by which a change is one of the whole series: "from now on", "every one of them, not only this week"."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import composed, longest, phrases
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows, trimmed
from memory_core.when.lexicon import WEEKDAYS

_ALWAYS: Final = longest(
    composed("from", "now|here|then|next week|this week|next month", "|on|onwards|onward")
    | composed("every|each", "one|single one|single time", "|of them")
    | composed("the", "lot|whole lot", "|of them")
    | composed("not", "only|just", "this|the next", "one|week|time|once|" + "|".join(WEEKDAYS))
    | phrases(
        "all of them, henceforth, once and for all, for ever, forever, always, going forward, permanently, for good"
    )
    | phrases("in future, each time, every time")
)


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
