"""Text into tokens: words, numbers and marks, each with the classes the grammar knows it by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from memory_core.when import lexicon

_TOKEN: Final = re.compile(r"[0-9][0-9./:,-]{40,}|[0-9]+|[^\W\d_]+(?:['’][^\W\d_]+)?|\S")
"""A long run of digits and marks is no time, whatever its pieces look like, and stays one token."""
_NONE: Final[frozenset[str]] = frozenset()
LONGEST: Final = 24
"""Characters of the longest word that can mean a time."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word, run of digits, or other character.

    `word` is in lower case, spelt right where it was a slip, and without a possessive 's. `classes` are what grammar
    rules look for: the word itself, "<digits>" and "<2 digits>", and the classes of the lexicon. `glued`: nothing
    stands between it and the token before.
    """

    word: str
    start: int
    end: int
    glued: bool
    classes: frozenset[str]

    @property
    def number(self) -> int:
        """The value of digits."""
        return int(self.word)


END: Final = Token("", 0, 0, glued=False, classes=_NONE)
"""Stands behind the last token, so that a rule may always look at one."""

CLASSES: Final[Mapping[str, Mapping[str, object]]] = {
    "<weekday>": lexicon.WEEKDAYS,
    "<weekdays>": lexicon.WEEKDAY_PLURALS,
    "<month>": lexicon.MONTHS,
    "<unit>": lexicon.UNITS,
    "<short unit>": lexicon.GLUED_UNITS,
    "<part>": lexicon.PARTS,
    "<parts>": lexicon.PLURAL_PARTS,
    "<season>": lexicon.SEASONS,
    "<decade>": lexicon.DECADES,
    "<ones>": lexicon.ONES,
    "<tens>": lexicon.TENS,
    "<ordinal>": lexicon.ORDINALS,
    "<relative>": lexicon.RELATIVE_DAYS,
}


def tokens(text: str) -> tuple[Token, ...]:
    """The tokens of a text in order, with `END` behind them."""
    found, end = [], -1
    for match in _TOKEN.finditer(text):
        word, classes = _known(match[0]) if match.end() - match.start() <= LONGEST else ("", _NONE)
        found.append(Token(word, match.start(), match.end(), match.start() == end, classes))
        end = match.end()
    return (*found, END)


@lru_cache(maxsize=8192)
def _known(written: str) -> tuple[str, frozenset[str]]:
    word = written.lower()
    if word.isdecimal() and word.isascii():
        return word, frozenset({"<digits>", f"<{len(word)} digits>"})
    if word.endswith(("'s", "’s")):
        word = word[:-2]
    word = lexicon.spelt(word)
    kind = ("<word>",) if word.isalpha() else ()
    return word, frozenset({word, *kind, *(name for name, words in CLASSES.items() if word in words)})
