"""What a number counts: the noun beside it, so that jars are no answer to a question for sacks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from functools import lru_cache
from typing import Final

from memory_core.claims.number import Number, numbers
from memory_core.index.tokens import terms

FURTHER: Final = 3
"""Words behind a number among which the noun is that it counts."""

_WORD: Final = re.compile(r"\s*(?P<word>[^\W\d_][\w'’-]*)")
_LABEL: Final = re.compile(r"(?P<word>[^\W\d_][\w'’-]*):\s*$")
_OF: Final = re.compile(r"\s+of(?: the| our| my| their| his| her)?\b", re.IGNORECASE)
_ENDS: Final = frozenset(
    """a an the this that these those and or but nor so if when while as than then because is are was were be been am
    has have had do does did will would can could should may might must not no in on at by to from for with without of
    off over under above below per each every all since until till after before about between into onto out up down
    i we you he she they it us them him her who which what where how more less still now today already again too only
    just left here there yet either ones times""".split()
)
"""Words at which what stands behind a number is no noun, or no longer one."""

_FEW: Final = {"one": Decimal(1), "both": Decimal(2)}
_ONE_OR_BOTH: Final = re.compile(r"\b(?:one|both)\b", re.IGNORECASE)
"""Words that count where a thing stands behind them, and are no numbers."""

_PLURALS: Final = frozenset("people men women children feet teeth mice geese sheep fish staff guests".split())
_SINGULAR: Final = re.compile(r"(?:ss|us|is|['’]s)$")


def counted(text: str, number: Number) -> tuple[str, ...]:
    """The terms of what a number of a text counts, "of" what included; () when it stands alone.

    >>> text = "In: 17 sacks of lentils, forty short shelves, 6 of 95 jars are open and thirty still to come."
    >>> [counted(text, each) for each in numbers(text)]
    [('sack', 'lentil'), ('short', 'shelv'), (), ('jar',), ()]
    >>> counted("Buns: 12", numbers("Buns: 12")[0])
    ('bun',)
    """
    words = _single(text, number.end) if number.amount == 1 else _noun_phrase(text, number.end)
    if words is None:
        label = _LABEL.search(text, 0, number.start)
        return tuple(terms(label["word"])) if label and is_plural(label["word"]) else ()
    phrase, end = words
    of = _OF.match(text, end)
    further = _noun_phrase(text, of.end()) if of else None
    return tuple(terms(" ".join((phrase, further[0] if further else ""))))


def tally(sentences: Iterable[str]) -> frozenset[tuple[str, Decimal]]:
    """The terms of the things that sentences count, each with how many there are; "one" and "both" count too.

    >>> [(term, int(amount)) for term, amount in sorted(tally(["One loom weaves 70 rugs, both looms weave more."]))]
    [('loom', 1), ('loom', 2), ('rug', 70)]
    """
    return frozenset(each for text in sentences for each in _tally(text))


@lru_cache(maxsize=4096)
def _tally(text: str) -> frozenset[tuple[str, Decimal]]:
    few = (
        Number(_FEW[match.group().lower()], "quantity", match.start(), match.end(), in_words=True)
        for match in _ONE_OR_BOTH.finditer(text)
    )
    return frozenset((term, each.amount) for each in (*numbers(text), *few) for term in counted(text, each))


def _single(text: str, start: int) -> tuple[str, int] | None:
    """The word at a place, and where it ends; None when it is no noun."""
    match = _WORD.match(text, start)
    return (match["word"], match.end()) if match and match["word"].lower() not in _ENDS else None


def _noun_phrase(text: str, start: int) -> tuple[str, int] | None:
    """The words from a place up to the plural among the next few, and where they end; None without a plural."""
    words: list[str] = []
    place = start
    while len(words) < FURTHER and (match := _WORD.match(text, place)) and match["word"].lower() not in _ENDS:
        words.append(match["word"])
        place = match.end()
        if is_plural(words[-1]):
            return " ".join(words), place
    return None


def is_plural(word: str) -> bool:
    """Whether a word looks like several of a thing.

    >>> is_plural("boxes"), is_plural("people"), is_plural("glass"), is_plural("box")
    (True, True, False, False)
    """
    said = word.lower()
    return said in _PLURALS or (len(said) > 3 and said.endswith("s") and _SINGULAR.search(said) is None)
