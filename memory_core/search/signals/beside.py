"""What stands beside a record in its thread: an answer often has none of its question's words, and follows them."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.search.pool import Pool
from memory_core.search.question import Question


def beside(question: Question, pool: Pool) -> Sequence[float]:  # noqa: ARG001 - every signal is called alike
    """What the words of a record's neighbours score, as a share of the best candidate's own."""
    return [each.near.beside / pool.scale if pool.scale else 0.0 for each in pool.candidates]
