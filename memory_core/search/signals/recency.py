"""Questions about how things stand: of several records that fit, the later one knows better."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from memory_core.search.pool import Pool
from memory_core.search.question import Question

_NOW: Final = frozenset("now current currently latest today still yet status newest recent recently already".split())
_PRESENT: Final = re.compile(
    r"\b(?:is|are|am|does|do|has|have|will|can|should|going|when's|what's|who's|where's|how's|isn't|aren't)\b"
)
_PAST: Final = re.compile(
    r"\b(?:was|were|did|had|used|originally|first|initially|before|earlier|ago|previous(?:ly)?)\b"
)


def recency(question: Question, pool: Pool) -> Sequence[float]:
    """The share of candidates that a record is not older than, when the question is about how things stand."""
    if not about_now(question):
        return [0.0] * len(pool.candidates)
    known = sorted(each.version.known.start for each in pool.candidates)
    place = {time: rank / max(len(known) - 1, 1) for rank, time in enumerate(known)}
    return [place[each.version.known.start] for each in pool.candidates]


def about_now(question: Question) -> bool:
    """Whether the question is about how things stand, not about what was.

    "When is the launch?" is, "when was it?" is not, "has it still not happened?" is.
    """
    text = " ".join(question.words)
    if _NOW & set(question.words):
        return True
    return bool(_PRESENT.search(text)) and not _PAST.search(text)
