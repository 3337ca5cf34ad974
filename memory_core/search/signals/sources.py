"""Where the question says that it was: dictated, mailed, said in a meeting, put on the calendar."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.search.pool import Pool
from memory_core.search.question import Question


def sources(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record of a source that the question names."""
    return [float(each.body.source in question.sources) for each in pool.candidates]
