"""Words by which a whole thing is called off."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import phrases
from actions.grammar.tokens import Phrase, lows, tokens, trimmed

_OFF: Final = phrases(
    """
    no, n, nope, stop, cancel, abort, no thanks, never mind, nevermind, forget it, forget about it, leave it, don't,
    no don't, do not, not now, cancel that, no stop, no cancel, drop it, no thank you, scrap that, call it off,
    scratch that, please don't, no please
    """
)


_AFTER_ALL: Final = phrases("forget it, forget about it, never mind, nevermind, scratch that, scrap that, leave it")


def given_up(phrase: Phrase) -> bool:
    """Whether what was begun is given up at its end: "tell Bo that, no, never mind"."""
    plain = trimmed(phrase)
    return any(
        len(plain) > len(words)
        and lows(plain[-len(words) :]) == words
        and (not plain[-len(words) - 1].is_word or plain[-len(words) - 1].low in ("to", "that", "at", "and", "with"))
        for words in _AFTER_ALL
    )


def called_off(reply: str) -> bool:
    """Whether an answer calls the whole thing off."""
    words = tuple(word for word in lows(trimmed(tokens(reply))) if word.isalpha() or "'" in word)
    return words in _OFF
