"""How much of what was said a text has: the share of its terms that stand in the text, be it in another form."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final, TypeAlias

from memory_core.index.tokens import terms

Alike: TypeAlias = Callable[[str, str], bool]
"""Whether a term that is wanted and one of a text count as the same."""

LEAST: Final = 4
MOST: Final = 5
"""Letters at the beginning that forms of one word share, at least and at most."""


def begin_alike(one: str, other: str) -> bool:
    """Whether two terms are the same or forms of one word: they begin alike.

    >>> begin_alike("signature", "sign"), begin_alike("delivery", "delight"), begin_alike("tea", "team")
    (True, False, False)
    """
    size = min(MOST, len(one), len(other))
    return one == other or (size >= LEAST and one[:size] == other[:size])


def share(wanted: Collection[str], text: str, alike: Alike = begin_alike) -> float:
    """The share of the terms wanted that a text has, 0 to 1; 0 when nothing is wanted."""
    borne = _terms(text)
    return sum(any(alike(term, other) for other in borne) for term in wanted) / len(wanted) if wanted else 0.0


@lru_cache(maxsize=8192)
def _terms(text: str) -> frozenset[str]:
    return frozenset(terms(text))
