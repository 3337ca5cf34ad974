"""What takes place on the days of the question, when it asks what is on."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.search.pool import Pool
from memory_core.search.question import Question


def agenda(question: Question, pool: Pool) -> Sequence[float]:
    """1 for an event that takes place on a day of the question, each occurrence of a series counted."""
    return [float(each.id in question.events) for each in pool.candidates]
