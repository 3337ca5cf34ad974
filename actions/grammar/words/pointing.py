"""Words that only point back to what was said before: "it", "that too", "the answer", "do so"."""

from __future__ import annotations

from typing import Final

from actions.grammar.words.tokens import Phrase, lows

POINTERS: Final = frozenset("it that this".split())
"""Words that stand for something said before."""
_SAID: Final = POINTERS | frozenset("so answer result what same".split())
"""Words for what was said, or for an answer that is not known yet."""
_AROUND: Final = frozenset("the your of please then right away too as well with about do".split())


def points_back(words: Phrase) -> bool:
    """Whether words only point back; not where there are none.

    >>> from actions.grammar.words.tokens import tokens
    >>> points_back(tokens("the answer please")), points_back(tokens("do it")), points_back(tokens("so what"))
    (True, True, True)
    >>> points_back(()), points_back(tokens("that we close"))
    (False, False)
    """
    telling = {low for low in lows(words) if low not in _AROUND}
    return len(words) <= len(_AROUND) and bool(telling) and telling <= _SAID
