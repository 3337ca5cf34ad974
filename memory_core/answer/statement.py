"""Statements: sentences of the evidence, each with the record it stands in and what stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from memory_core.claims.sentence import Sentence, sentences
from memory_core.index.tokens import terms
from memory_core.model.hit import Hit

MARK: Final = "[withheld"
"""How a stretch that is not shown begins."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of a record.

    `own` are its terms; `around` what the record says elsewhere: its thread's title, its author, whom it is to, its
    other sentences, and the records just before and after it as far as they are evidence. `rank` is the record's
    place in the evidence, from 0; `place` the sentence's place in the record.
    """

    hit: Hit
    sentence: Sentence
    rank: int
    place: int
    own: frozenset[str] = field(repr=False)
    same_record: frozenset[str] = field(repr=False)
    heading: frozenset[str] = field(repr=False)
    beside: frozenset[str] = field(repr=False)

    @property
    def is_question(self) -> bool:
        """Whether it asks instead of saying."""
        return self.sentence.text.rstrip("\"'”’)]").endswith("?")

    @property
    def is_event(self) -> bool:
        """Whether it stands in a calendar event."""
        return self.hit.kind == "event"


def statements(evidence: Sequence[Hit]) -> tuple[Statement, ...]:
    """The statements of the evidence, in its order; those of withheld text are left out."""
    by_id = {hit.id: hit for hit in evidence}
    said = {hit.id: frozenset(terms(hit.text)) for hit in evidence}
    found: list[Statement] = []
    for rank, hit in enumerate(evidence):
        heading = frozenset(terms(_heading(hit)))
        near = [each for each in (hit.before, hit.after, hit.reply_to) if each in by_id]
        beside = frozenset().union(*(said[each] for each in near))
        for place, sentence in enumerate(sentences(hit.text)):
            if MARK not in sentence.text:
                own = frozenset(terms(sentence.text))
                found.append(Statement(hit, sentence, rank, place, own, said[hit.id], heading, beside))
    return tuple(found)


def _heading(hit: Hit) -> str:
    told = [
        value for name, value in hit.fields if name in ("to", "cc", "subject", "target_context", "location", "attendee")
    ]
    return " ".join((hit.title, hit.who or "", *told))
