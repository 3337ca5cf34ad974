"""Which words of an answer nothing supports: neither the records that were given nor the question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import tzinfo
from typing import Final

from memory_core.answer.evidence import Evidence
from memory_core.answer.question import Question
from memory_core.index.tokens import terms, tokens
from memory_core.model.hit import Hit
from memory_core.model.instant import Instant, to_datetime
from server.readers.prompt import occurrences

_ADDRESS: Final = re.compile(
    r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?|ftp|file|mailto):[^\s)>\]]+|\b[\w-]+(?:\.[\w-]+)+/[^\s)>\]]*|\bwww\.[^\s)>\]]+"
)


def ungrounded(text: str, question: Question, given: Iterable[Hit], evidence: Evidence) -> tuple[str, ...]:
    """The words of a text that stand nowhere else, in order, each once, as they are written; stop words never.

    A flag and no verdict: a synonym is as unsupported as an invention, and words about saying ("confirmed") are too.
    """
    said = " ".join([question.text, *_told(given, evidence)])
    known = set(terms(said))
    found: dict[str, str] = {}
    for token in tokens(text):
        if token.term not in known:
            found.setdefault(token.term, text[token.start : token.end])
    return tuple(found.values())


def foreign_addresses(text: str, question: Question, given: Iterable[Hit]) -> tuple[str, ...]:
    """Links and mail addresses of a text that no record and no question has."""
    said = " ".join([question.text, *(f"{hit.text} {hit.title} {hit.who or ''}" for hit in given)]).casefold()
    found = (each.rstrip(".,;:!?\"'") for each in _ADDRESS.findall(text))
    return tuple(each for each in found if each.casefold() not in said)


def _told(given: Iterable[Hit], evidence: Evidence) -> Iterator[str]:
    """All that the records say, their dates in words too."""
    yield from _dated(evidence.as_of, evidence.zone)
    for hit in given:
        yield from (hit.text, hit.title, hit.who or "", hit.source, hit.kind)
        for instant in (hit.occurred.start, hit.occurred.end, hit.known_from):
            yield from _dated(instant, evidence.zone)
    for each in occurrences(evidence):
        yield from _dated(each.time.start, evidence.zone)
        yield from _dated(each.time.end, evidence.zone)


def _dated(instant: Instant, zone: tzinfo) -> Iterator[str]:
    """A time as it may be written."""
    when = to_datetime(instant, zone)
    yield f"{when:%A %a %d %B %b %Y} {when.day} {when:%H:%M %Y-%m-%d} {when.hour} {when.hour % 12 or 12}"
