"""From what a model drafts to an answer, if every part of it stands in the records that were given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from memory_core.answer.abstention import WORDS
from memory_core.answer.evidence import Evidence
from memory_core.answer.question import Question
from memory_core.errors import ReaderRejected
from memory_core.hygiene.instructions import spans
from memory_core.hygiene.secrets import masked
from memory_core.hygiene.text import cleaned
from memory_core.model.answer import Answer, Citation, Earlier, NoAnswer, Outcome, Position
from memory_core.model.hit import Hit
from memory_core.search.passage import MARK
from server.readers.draft import Draft, Quoted
from server.readers.grounding import foreign_addresses, ungrounded

MOST_WORDS: Final = 120
"""Words that the text of an answer may have."""

MOST_QUOTES: Final = 20
"""Quotations that each list of an answer may have."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """Words where they stand: `quote` as the record has them."""

    hit: Hit
    quote: str


def checked(reader: str, draft: Draft, question: Question, evidence: Evidence, given: tuple[Hit, ...]) -> Outcome:
    """The answer that a draft is, with what nothing supports flagged. Raises ReaderRejected for the first fault.

    An answer cites at least once; one that abstains says so in our words, whatever else it holds.
    """
    if draft.abstained:
        return NoAnswer("topic known but not this fact", WORDS["topic known but not this fact"])
    text = cleaned(draft.text).strip()
    _sound(reader, text, question, given)
    records = {hit.id: hit for hit in given}
    cited, earlier, views = (
        _placed(reader, each, records) for each in (draft.citations, draft.history, draft.disagreement)
    )
    if not cited:
        raise ReaderRejected(reader, "its answer cites nothing")
    return Answer(
        text,
        tuple(_citation(each) for each in cited),
        _history(reader, earlier, cited),
        _disagreement(reader, views),
        ungrounded(text, question, given, evidence),
    )


def _sound(reader: str, text: str, question: Question, given: Iterable[Hit]) -> None:
    """Raises ReaderRejected for a text that may not be passed on."""
    faults = {
        "its answer is empty": not text,
        f"its answer has more than {MOST_WORDS} words": len(text.split()) > MOST_WORDS,
        "its answer has what looks like a secret": masked(text) != text,
        "its answer addresses an assistant": bool(spans(text)),
        "its answer has an address that is in no record": bool(foreign_addresses(text, question, given)),
    }
    for why, found in faults.items():
        if found:
            raise ReaderRejected(reader, why)


def _placed(reader: str, quoted: list[Quoted], records: Mapping[str, Hit]) -> tuple[_Placed, ...]:
    """Each quotation once, where it stands. Raises ReaderRejected for one that stands nowhere it may."""
    if len(quoted) > MOST_QUOTES:
        raise ReaderRejected(reader, f"it quotes more than {MOST_QUOTES} times")
    found: dict[_Placed, None] = {}
    for each in quoted:
        hit = records.get(each.record)
        if hit is None:
            raise ReaderRejected(reader, "it cites a record that it was not given")
        words = r"\s+".join(map(re.escape, each.quote.split()))
        match = re.search(words, hit.text) if words else None
        if match is None:
            raise ReaderRejected(reader, "it quotes words that the record does not have")
        if MARK in match.group():
            raise ReaderRejected(reader, "it quotes over a part that is withheld")
        found[_Placed(hit, match.group())] = None
    return tuple(found)


def _citation(each: _Placed) -> Citation:
    hit = each.hit
    return Citation(hit.id, hit.source_id, each.quote, hit.who, hit.occurred.start, hit.trust)


def _history(reader: str, earlier: tuple[_Placed, ...], cited: tuple[_Placed, ...]) -> tuple[Earlier, ...]:
    """The earlier values by time, each until the next was known, the last until what the answer rests on was."""
    if not earlier:
        return ()
    line = sorted(earlier, key=lambda each: (each.hit.known_from, each.hit.id))
    after = sorted(each.hit.known_from for each in cited if each.hit.known_from > line[-1].hit.known_from)
    if not after:
        raise ReaderRejected(reader, "it calls earlier what is the latest that it cites")
    ends = [*(after.hit.known_from for _, after in pairwise(line)), after[0]]
    return tuple(
        Earlier(each.quote, each.hit.known_from, end, each.hit.id) for each, end in zip(line, ends, strict=True)
    )


def _disagreement(reader: str, views: tuple[_Placed, ...]) -> tuple[Position, ...]:
    holders = [each.hit.who or "unidentified" for each in views]
    if views and (len(views) < 2 or len(set(holders)) < len(holders)):
        raise ReaderRejected(reader, "its disagreement does not name each holder once, and two at least")
    return tuple(Position(who, each.quote, each.hit.id) for who, each in zip(holders, views, strict=True))
