"""Acronyms and what they stand for, mined from the records that spell one out beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from memory_core.index.tokens import terms

NEAR: Final = 8
"""Words between an acronym and its spelt-out form at most."""

LETTERS: Final = range(2, 7)
"""How many letters an acronym has."""

_WORD: Final = re.compile(r"[^\W_]+")
_UPPER: Final = re.compile(r"\b[A-Z][A-Z0-9]{1,5}\b")


def acronyms(text: str) -> tuple[str, ...]:
    """The acronyms a text has, as written in capitals, in order."""
    return tuple(dict.fromkeys(_UPPER.findall(text)))


def initials(words: Sequence[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What stretches of neighbouring words spell by their first letters, with the words; three letters and more.

    >>> initials(["good", "agricultural", "practice"])
    (('gap', ('good', 'agricultural', 'practice')),)
    """
    return tuple(
        ("".join(word[0] for word in words[at : at + length]), tuple(words[at : at + length]))
        for length in LETTERS[1:]
        for at in range(len(words) - length + 1)
    )


def spelt_out(acronym: str, texts: Iterable[str]) -> tuple[str, ...]:
    """The terms that an acronym stands for in the first text that spells it out near it; () when none does.

    >>> spelt_out("GAP", ["We follow good agricultural practice (GAP) here"])
    ('good', 'agricultur', 'practic')
    """
    wanted = acronym.casefold()
    for text in texts:
        words = [word.casefold() for word in _WORD.findall(text)]
        places = [at for at, word in enumerate(words) if word == wanted]
        for place in places:
            lowest, highest = max(place - NEAR - len(wanted), 0), min(place + NEAR, len(words) - len(wanted))
            for start in range(lowest, highest + 1):
                stretch = words[start : start + len(wanted)]
                if "".join(word[0] for word in stretch) == wanted and wanted not in stretch:
                    return tuple(terms(" ".join(stretch)))
    return ()
