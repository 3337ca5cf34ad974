"""Words by which a whole thing is called off."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import phrases
from actions.grammar.tokens import lows, tokens, trimmed

_OFF: Final = phrases(
    """
    no, n, nope, stop, cancel, abort, no thanks, never mind, nevermind, forget it, forget about it, leave it, don't,
    no don't, do not, not now, cancel that, no stop, no cancel, drop it, no thank you, scrap that, call it off,
    scratch that, please don't, no please
    """
)


def called_off(reply: str) -> bool:
    """Whether an answer calls the whole thing off."""
    words = tuple(word for word in lows(trimmed(tokens(reply))) if word.isalpha() or "'" in word)
    return words in _OFF
