"""Names that a bare noun phrase has in small letters: the words that its evidence always writes with a capital."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from memory_core.answer.head import is_asking
from memory_core.answer.question import Ask
from memory_core.claims.shape import TIMES
from memory_core.index.tokens import terms
from memory_core.model.hit import Hit

_INSIDE: Final = re.compile(r"(?<=[\w,;’'] )[^\W\d_][\w-]*")
"""A word that does not begin its sentence."""


def capitalised(ask: Ask, hits: Sequence[Hit]) -> Ask:
    """An ask with the names in small letters among its proper ones; itself where no word of it is one."""
    if is_asking(ask.text):
        return ask
    said = [word for hit in hits for word in _INSIDE.findall(hit.text)]
    large = {term for word in said if _is_large(word) for term in terms(word)}
    small = {term for word in said if word[0].islower() for term in terms(word)}
    known = {term for group in ask.proper for term in group}
    names = [(term,) for term in ask.terms if term in large - small - known]
    return replace(ask, proper=(*ask.proper, *names)) if names else ask


def _is_large(word: str) -> bool:
    """Whether a word has a capital as a name has: it is no abbreviation, day or month."""
    return word[0].isupper() and not word.isupper() and word.lower() not in TIMES
