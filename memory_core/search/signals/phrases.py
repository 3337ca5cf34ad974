"""What the question quotes: records that have it word for word."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.index.document import searched_text
from memory_core.index.tokens import terms
from memory_core.search.pool import Pool
from memory_core.search.question import Question


def phrases(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record that has everything the question quotes, its terms in the same order."""
    if not question.phrases:
        return [0.0] * len(pool.candidates)
    texts = (f" {' '.join(terms(searched_text(each.body)))} " for each in pool.candidates)
    return [float(all(f" {' '.join(phrase)} " in text for phrase in question.phrases)) for text in texts]
