"""When the question says that it was: records of these days, and records that name one of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from memory_core.index.document import searched_text
from memory_core.model.instant import to_datetime
from memory_core.search.pool import Candidate, Pool
from memory_core.search.question import Question
from memory_core.when.days import days
from memory_core.when.islands import may_mention
from memory_core.when.mentions import mentions

READ: Final = 40
"""Candidates, the best first, whose texts are read for dates."""

LONGEST: Final = 4000
"""Characters of a text that are read for dates."""


def dates(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record that happened on a day of the question, or that names one of its days by whatever words."""
    wanted = frozenset(question.days)
    if not wanted:
        return [0.0] * len(pool.candidates)
    return [
        float(
            _happened(each, question.now, wanted)
            or (place < READ and not wanted.isdisjoint(named_days(each, question.now)))
        )
        for place, each in enumerate(pool.candidates)
    ]


def _happened(candidate: Candidate, now: datetime, wanted: frozenset[str]) -> bool:
    start = to_datetime(candidate.body.occurred.start, now.tzinfo or UTC).date()
    end = to_datetime(candidate.body.occurred.end, now.tzinfo or UTC).date()
    length = min((end - start).days, 31)
    return any((start + timedelta(days=step)).isoformat() in wanted for step in range(length + 1))


def named_days(candidate: Candidate, now: datetime) -> frozenset[str]:
    """The days a record names, in its owner's zone, reckoned from when it was known."""
    text = searched_text(candidate.body)[:LONGEST]
    if not may_mention(text):
        return frozenset()
    written = to_datetime(candidate.version.known.start, now.tzinfo or UTC)
    return frozenset(day for each in mentions(text, written) for day in days(each))
