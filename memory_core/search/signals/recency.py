"""Of several records that fit, the later one knows better how things stand, unless an earlier state is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from memory_core.search.pool import Pool
from memory_core.search.question import Question

_EARLIER: Final = re.compile(
    r"\b(?:originally|initially|at first|first|used to|before that|earlier|previous(?:ly)?|back then|to begin with)\b"
)


def recency(question: Question, pool: Pool) -> Sequence[float]:
    """The share of candidates that a record is not older than, unless the question is about an earlier state."""
    if asks_for_earlier(question):
        return [0.0] * len(pool.candidates)
    known = sorted(each.version.known.start for each in pool.candidates)
    place = {time: rank / max(len(known) - 1, 1) for rank, time in enumerate(known)}
    return [place[each.version.known.start] for each in pool.candidates]


def asks_for_earlier(question: Question) -> bool:
    """Whether it is about what was before: "what was the price at first" is, "what is the price" is not."""
    return _EARLIER.search(" ".join(question.words)) is not None
