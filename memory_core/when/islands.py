"""Where in a text a time expression can begin: in runs of known words of which one speaks of time.

Most words of a text are no part of any time expression, and most of the others ("the", "to", "a") only beside one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from memory_core.when import lexicon
from memory_core.when.grammar.expressions import EXPRESSION
from memory_core.when.offsets import MEASURED
from memory_core.when.parsing import Source
from memory_core.when.tokens import CLASSES, Token

_WORD: Final = re.compile(r"[^\W\d_]+|[0-9½]")
_CONNECTIVES: Final = frozenset(
    "a an the at in of on by from for to and or about around after before since until till up one as due no not each "
    "any past over under more less few some several all current early earlier late later i o p w h s sooner ahead m d "
    "y t z & - – — ( ) ' ’ , ; . : / @ # ~ + than is it long least most true point hundred thousand business standard "
    "full whole entire same that this straight right just part back time ish both during work working local final so "
    "far between through thru upto x c st nd rd th into following".split()
)
"""Words that stand in expressions, but make none without another word."""
_NUMBERS: Final = frozenset({"<digits>", "<ones>", "<tens>", "<ordinal>"})
_NUMBER_CLASSES: Final = frozenset({*_NUMBERS, "<1 digits>", "<2 digits>", "<3 digits>", "<short unit>", "<word>"})
_WORDS: Final = EXPRESSION.words - {"<word>"}
_TELLING: Final = EXPRESSION.words - _CONNECTIVES - _NUMBER_CLASSES
"""Classes of tokens that speak of time by themselves."""
_BEFORE_A_NUMBER: Final = frozenset(
    "at around about @ between from on by until till before after since in the of to circa past than "
    "starting beginning due".split()
)
_TRIGGERS: Final = (
    _TELLING.union(*(words.keys() for words in CLASSES.values()), lexicon.SPELLINGS.keys(), lexicon.SLIPS.keys())
    | set("0123456789½")
) - _CONNECTIVES | {"right", "directly", "immediately", "straight"}


def may_mention(text: str) -> bool:
    """Whether any word of the text could belong to a time expression: a cheap look before reading."""
    return not _TRIGGERS.isdisjoint(_WORD.findall(text.lower()))


def starts(source: Source) -> Iterator[int]:
    """The tokens at which an expression can begin, in order."""
    tokens = source.tokens
    first, last_telling = 0, -1
    for at, token in enumerate(tokens):
        if _WORDS.isdisjoint(token.classes) or not token.classes:
            yield from range(first, last_telling + 1)
            first, last_telling = at + 1, -1
        elif not _TELLING.isdisjoint(token.classes) or _telling_number(source, at):
            last_telling = at


def _telling_number(source: Source, at: int) -> bool:
    """Whether a number stands where a time would: behind "at", or with a mark or letters attached."""
    tokens = source.tokens
    if _NUMBERS.isdisjoint(tokens[at].classes):
        return False
    behind = tokens[at + 1]
    return (
        source.bare_hours
        or at == 0
        or tokens[at - 1].word in _BEFORE_A_NUMBER
        or behind.glued
        or behind.word in ("p", "ish")
    )


def offset_starts(tokens: tuple[Token, ...]) -> Iterator[int]:
    """The tokens at which a time measured from an event can begin."""
    return (at for at, token in enumerate(tokens) if not MEASURED.first.isdisjoint(token.classes))
