"""What the question quotes, and words that stand together in it as they do in the record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from memory_core.index.document import searched_text
from memory_core.index.tokens import terms
from memory_core.search.pool import Pool
from memory_core.search.question import Question

CLOSE: Final = 3
"""Terms within which two count as standing together."""


def phrases(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record with all that is quoted, else the share of the question's neighbouring terms it has together."""
    pairs = list(pairwise(question.terms))
    if not pairs and not question.phrases:
        return [0.0] * len(pool.candidates)
    return [_share(question, pairs, terms(searched_text(each.body))) for each in pool.candidates]


def _share(question: Question, pairs: Sequence[tuple[str, str]], found: Sequence[str]) -> float:
    if question.phrases:
        return float(all(_holds(phrase, found) for phrase in question.phrases))
    places: dict[str, list[int]] = {}
    for place, term in enumerate(found):
        places.setdefault(term, []).append(place)
    together = sum(
        any(abs(a - b) <= CLOSE for a in places.get(first, ()) for b in places.get(second, ()))
        for first, second in pairs
    )
    return together / len(pairs)


def _holds(phrase: Sequence[str], found: Sequence[str]) -> bool:
    return any(tuple(found[at : at + len(phrase)]) == tuple(phrase) for at in range(len(found) - len(phrase) + 1))
