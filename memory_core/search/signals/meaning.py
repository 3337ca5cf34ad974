"""What means the same in other words, as far as an encoder can tell; nothing where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.search.pool import Pool
from memory_core.search.question import Question


def meaning(question: Question, pool: Pool) -> Sequence[float]:  # noqa: ARG001 - every signal is called alike
    """Where each record stands between the least (0) and the most (1) alike to the question in the pool."""
    least, most = min(pool.likeness, default=0.0), max(pool.likeness, default=0.0)
    if least == most:
        return [0.0] * len(pool.candidates)
    return [(each - least) / (most - least) for each in pool.likeness]
