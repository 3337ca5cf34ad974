"""Whether something is so: the word or two that an answer to a yes-or-no question begins with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from memory_core.answer.forms import is_ahead
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import stands
from memory_core.claims.opinion import is_view
from memory_core.claims.stance import Stance, stance

_COMPLETION: Final = re.compile(
    r"^(?:\w+,? )?(?:did|has|have|had)\b|^(?:\w+,? )?(?:is|are|was|were)\b.*\b(?:done|ready|signed|finished|complete"
    r"|closed|out"
    r"|live|sent|fixed|delivered|posted|confirmed|approved|booked|paid|there|in|up|over|settled|decided)\b",
    re.IGNORECASE,
)
_STILL: Final = re.compile(r"\b(?:still|any ?more|do (?:i|we) owe)\b", re.IGNORECASE)

OPINIONS: Final = "Opinions differ."
NOT_YET: Final = "Not yet, as far as the records show."


def lead(ask: Ask, question: Question, chosen: Sequence[Passage]) -> str:
    """How the answer to a yes-or-no question begins, from what is cited for it; "" when the words do not decide it."""
    if not chosen:
        return ""
    found = stands(ask, chosen[0])
    if _STILL.search(ask.text):
        return {"off": "No, no longer.", "done": "No, it is done.", "not": "No."}.get(found, "")
    if is_ahead(ask.text):
        differ = len({each.hit.who for each in chosen}) > 1 and len({stance(each.text) == "not" for each in chosen}) > 1
        return OPINIONS if differ and any(is_view(each.text) for each in chosen) else {"off": "No."}.get(found, "")
    if question.speaker or not _COMPLETION.search(ask.text):
        return {"off": "No.", "not": "No."}.get(found, "")
    words: dict[Stance, str] = {
        "off": "No, called off.",
        "not": "No, not yet.",
        "pending": "No, not yet.",
        "done": "Yes.",
    }
    return words.get(found, NOT_YET)
