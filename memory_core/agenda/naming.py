"""Whether a text names an event: the words of both, folded and stemmed, as the index has them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from memory_core.hygiene.text import folded
from memory_core.index.tokens import terms

_KINDS: Final = frozenset(
    term
    for word in "meeting event call session appointment invite invitation calendar slot entry catchup".split()
    for term in terms(word)
)
"""Words that say that something is an event, and not which."""


_SHORTEST: Final = 4
"""Letters of a text that may be found inside a title whose words are written together or apart."""


def fit(text: str, title: str) -> float:
    """How well a text names a title, 0 (not at all) to 1 (all words of either are words of the other).

    A text whose words are all in the title names it, the better the more of the title they are. Words such as
    "meeting" decide only between titles that fit alike. Else the letters count, so that a word written together or
    apart is the same.

    >>> fit("kiln repair", "Kiln repair")
    1.0
    >>> fit("kiln", "Glaze tasting")
    0.0
    >>> fit("stand up", "Daily standup") > 0.5
    True
    """
    said, letters = _words(text)
    borne, whole = _words(title)
    telling = said - _KINDS or said
    if telling and telling <= borne:
        return len(said & borne) / len(said | borne)
    return len(letters) / len(whole) if len(letters) >= _SHORTEST and letters in whole else 0.0


@lru_cache(maxsize=8192)
def _words(text: str) -> tuple[frozenset[str], str]:
    """The terms of a text and its letters; the same titles are asked for again and again."""
    return frozenset(terms(text)), _letters(text)


def _letters(text: str) -> str:
    return "".join(each for each in folded(text) if each.isalnum())
