"""Answers to questions: which option is meant, whether it is a yes, or whether it was all called off."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from actions.grammar.words.lexicon import NUMBERS, ORDERS
from actions.grammar.words.speech import without_closings
from actions.grammar.words.tokens import lows, said, tokens, trimmed
from actions.resolve.result import Option
from memory_core.index.tokens import terms

_YES: Final = frozenset(
    """yes yep yeah yup sure ok okay confirm confirmed go proceed absolutely definitely right correct please do
    ahead it that them all fine agreed approve approved affirmative y ja certainly course of by means i am""".split()
)
_SURELY_YES: Final = frozenset(
    """yes yep yeah yup sure ok okay confirm confirmed go proceed do absolutely definitely approve approved y
    agreed affirmative""".split()
)
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT")
"""How the value of an option begins that is a time."""


def chosen(reply: str, options: Sequence[Option]) -> str:
    """What an answer stands for: an option by its number, place, or words that only it has; else the answer itself.

    Among times a number in letters is an hour: "three" is three o'clock, "3" and "the third" the third of them.
    """
    reply = said(without_closings(tokens(reply))) or reply
    words = lows(trimmed(tokens(reply)))
    hour = len(words) == 1 and words[0] in NUMBERS and all(_TIME.match(each.value) for each in options)
    number = None if hour else _number(words)
    if number is not None and options and -len(options) <= number < len(options):
        return options[number].value
    plain = " ".join(reply.casefold().split()).strip(" .!?\"'“”")
    exact = [each for each in options if plain in (each.label.casefold(), each.value.casefold())]
    words_said = set(terms(reply))
    fits = exact or [each for each in options if words_said and words_said <= set(terms(f"{each.label} {each.value}"))]
    return fits[0].value if len(fits) == 1 else reply.strip()


def _number(words: tuple[str, ...]) -> int | None:
    """The place of an option that is named by number, from 0 (or -1 for the last)."""
    kept = tuple(word for word in words if word not in ("the", "one", "option", "number", "please", "#")) or words
    if len(kept) != 1:
        return None
    word = kept[0]
    if word.isdigit() and int(word) > 0:
        return int(word) - 1
    place = ORDERS.get(word, NUMBERS.get(word, 0))
    return place - 1 if place > 0 else place if place < 0 else None


def consents(reply: str, deeds: Collection[str] = ()) -> bool:
    """Whether an answer is a plain yes; `deeds` are the verbs for what it is a yes to, and may be said again.

    >>> consents("yes, delete it", ["delete"]), consents("please cancel", ["delete"]), consents("yes?")
    (True, False, False)
    """
    words = [word for word in lows(tokens(reply)) if word.isalpha() or "'" in word]
    begun = bool(words) and (words[0] in _SURELY_YES or (words[0] == "please" and words[1:2] in (["do"], ["go"])))
    return begun and "?" not in reply and all(word in _YES or word in deeds for word in words)
