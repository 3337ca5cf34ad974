"""Whom the question names: what they wrote or said themselves, and what was sent to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from memory_core.people.directory import Identity
from memory_core.search.pool import Candidate, Pool
from memory_core.search.question import Question

ADDRESSED: Final = 0.5
"""What counts for a record that only went to somebody who is named."""

_RECIPIENTS: Final = frozenset({"to", "cc", "attendees", "target_context"})


def names(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record from somebody who is named; less for one that only went to them."""
    meant = [identity for each in question.people for identity in each.identities]
    return [_named(each, meant) for each in pool.candidates]


def _named(candidate: Candidate, meant: Sequence[Identity]) -> float:
    if candidate.author in meant:
        return 1.0
    fields = [value.casefold() for name, value in candidate.body.fields if name in _RECIPIENTS]
    told = any(
        key in value
        for identity in meant
        for key in (*identity.addresses, identity.name.casefold())
        for value in fields
    )
    return ADDRESSED if told else 0.0
