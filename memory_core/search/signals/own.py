"""What the owner did, said or wrote themselves, when a question is about that."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from memory_core.search.pool import Pool
from memory_core.search.question import Question

_MY_DOING: Final = re.compile(
    r"\b(?:did|have|had|do|should|would|will|was|am|must|can) i\b|\bi (?!am in\b)\w+|\bi've\b|\bi'd\b"
)


def own(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record in the owner's own words, when the question is about what they did."""
    asked = bool(_MY_DOING.search(" ".join(question.words)))
    return [float(asked and each.own) for each in pool.candidates]
