"""A token as it is read for times: short spellings written out, meals as hours, quotes blank."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.words.shorthand import meant
from actions.grammar.words.tokens import Phrase, Token, lows

_MEALS: Final = {"lunch": "noon", "lunchtime": "noon", "dinner": "19:00", "breakfast": "8:00"}
"""The hour of a meal that nobody is named for: "at lunch"."""
_BEHIND_HOURS: Final = frozenset("to till until on for with in tomorrow today sharp".split())
_FEW: Final = {"5": "five", "10": "ten", "20": "twenty", "25": "twenty-five"}


def shown(phrase: Phrase, at: int) -> Token:
    """A token as it is read for times: quotes say none, and "at one" is an hour."""
    token = phrase[at]
    if token.kind == "quote":
        return _blank(token)
    if (
        token.kind in ("word", "number")
        and token.low != token.text.casefold()
        and token.low.isascii()
        and token.text.isascii()
    ):
        # Written short, or mended.
        return replace(token, text=meant(token.low))
    if token.kind == "word" and (long := meant(token.text.casefold())) != token.text.casefold():
        return replace(token, text=long)
    before, behind = (phrase[n].low if 0 <= n < len(phrase) else "" for n in (at - 1, at + 1))
    if before == "at" and token.low in _MEALS and behind != "with":
        return replace(token, text=_MEALS[token.low])
    if before == "at" and token.text in _FEW and behind in ("to", "past"):
        # "at 5 to 9" is no stretch.
        return replace(token, text=_FEW[token.text])
    hour = (
        token.low == "one"
        and before in ("at", "from", "until", "till")
        and (before == "at" or not behind.isalpha() or behind in _BEHIND_HOURS)
        and lows(phrase[at + 1 : at + 2]) not in (("of",), ("point",))
    )
    return replace(token, text="1") if hour else token


def _blank(token: Token) -> Token:
    return Token("·" * len(token.text), "", "quote", 0, token.spaced)
