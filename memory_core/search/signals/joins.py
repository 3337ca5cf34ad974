"""The record that says when something is, for a question that names a day by it: "the day I fly"."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.search.pool import Pool
from memory_core.search.question import Question


def joins(question: Question, pool: Pool) -> Sequence[float]:
    """1 for the record from which the question's day is known."""
    return [float(each.id == question.told_by) for each in pool.candidates]
