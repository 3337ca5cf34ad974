"""Passages: up to three sentences of a record in a row, with what stands around them, as candidates for an answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, tzinfo
from itertools import takewhile
from types import MappingProxyType
from typing import Final

from memory_core.answer.irregular import base
from memory_core.claims.number import in_figures
from memory_core.claims.sentence import Sentence, sentences
from memory_core.index.tokens import terms
from memory_core.model.hit import Hit
from memory_core.model.instant import to_datetime
from memory_core.people.mentions import Named
from memory_core.search.acronyms import acronyms, spelt_out

MARK: Final = "[withheld"
"""How a stretch that is not shown begins."""

MOST_SENTENCES: Final = 4
MOST_WORDS: Final = 50
"""A single sentence may be longer."""

SIGNATURE: Final = 4
"""Sentences that may close a mail, from its author's name on."""

BEGINNING: Final = 6
"""Letters that terms of one family share."""

_BEGINS: Final = "~"
"""What marks the beginning of a term, so that it is no term."""

_ASKING: Final = re.compile(r"\?(?=[\s\"'”’)\]]|$)")
_UNMARKED: Final = re.compile(
    r"(?:(?:so|and|but|ok|hey|hi|um)[, ]+)*(?:who|whose|any(?:one|body)|(?:what|where|why|how|which|when)(?: \w+)?"
    r"(?:['’]s| (?:is|are|was|were|do|does|did|has|have|can|could|should|will|would)))\b[^.!?]*",
    re.IGNORECASE,
)
"""A question as it is typed in haste, without its mark."""

_ADDRESSED: Final = frozenset({"to", "cc", "subject", "target_context", "location", "attendee"})


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Terms near a passage.

    Those of its record, of its heading (title, author, whom it is to), of the question that it answers, of the message
    it replies to or the mails of its thread, and of the records just before and after it.
    """

    record: frozenset[str]
    heading: frozenset[str]
    asked: frozenset[str]
    thread: frozenset[str]
    beside: frozenset[str]


@dataclass(frozen=True, slots=True)
class Passage:
    """The stretch `[start, end)` of a record's text.

    `rank` is the record's place in the evidence, from 0; `said` the owner's wall time when it was said (an event: when
    it was last changed); `names` the people named in it, as far as that was looked up.
    """

    hit: Hit
    start: int
    end: int
    sentences: tuple[str, ...]
    rank: int
    said: datetime
    own: frozenset[str] = field(repr=False)
    around: Surroundings = field(repr=False)
    names: frozenset[str] = frozenset()

    @property
    def text(self) -> str:
        """The words of the passage, as they stand in the record."""
        return self.hit.text[self.start : self.end]

    @property
    def is_question(self) -> bool:
        """Whether half of its sentences or more ask."""
        asking = len(_ASKING.findall(self.text)) + sum(_UNMARKED.fullmatch(each) is not None for each in self.sentences)
        return 2 * asking >= len(self.sentences)

    @property
    def is_event(self) -> bool:
        """Whether it stands in a calendar event."""
        return self.hit.kind == "event"

    @property
    def words(self) -> frozenset[str]:
        """Its own terms, without the beginnings of longer ones."""
        return frozenset(term for term in self.own if not term.startswith(_BEGINS))

    def overlaps(self, other: Passage) -> bool:
        """Whether both have words of one record in common; an event is one passage, whatever is quoted of it."""
        same = self.hit.id == other.hit.id
        return same and (self.is_event or (self.start < other.end and other.start < self.end))

    def joined(self, other: Passage) -> Passage:
        """A passage of the same record that holds both."""
        start, end = min(self.start, other.start), max(self.end, other.end)
        kept = tuple(each.text for each in _said(self.hit) if start <= each.start and each.end <= end)
        return replace(self, start=start, end=end, sentences=kept)


def passages(
    evidence: Sequence[Hit], zone: tzinfo, people: Mapping[str, Sequence[Named]] = MappingProxyType({})
) -> tuple[Passage, ...]:
    """The passages of the evidence, in its order; withheld text is in none. `people` are those named, by record."""
    by_id = {hit.id: hit for hit in evidence}
    spelt = _spelt([hit.text for hit in evidence])
    said = {hit.id: stems(hit.text, spelt) for hit in evidence}
    threads = _mail_threads(evidence, said)
    return tuple(
        Passage(hit, run[0].start, run[-1].end, tuple(each.text for each in run), rank, said_at, own, around, names)
        for rank, hit in enumerate(evidence)
        for said_at in (_said_at(hit, zone),)
        for around in (_surroundings(hit, by_id, said, threads),)
        for part in _parts(hit)
        for run in _runs(part)
        for own in (stems(" ".join(each.text for each in run), spelt),)
        for names in (_names(people.get(hit.id, ()), run),)
    )


def _names(people: Sequence[Named], run: Sequence[Sentence]) -> frozenset[str]:
    return frozenset(each.name for each in people if run[0].start <= each.start and each.end <= run[-1].end)


def extended(passage: Passage, longest: int, apart: frozenset[str] = frozenset()) -> Passage:
    """The passage with the sentences after it, then those before it, as long as it has at most `longest` words.

    It stops before a sentence that is to be kept `apart`.
    """
    around = _said(passage.hit)
    first = next((n for n, each in enumerate(around) if each.start >= passage.start), 0)
    last = max((n for n, each in enumerate(around) if each.end <= passage.end), default=first)
    following = takewhile(lambda each: each.text not in apart, around[last + 1 :])
    for each in takewhile(lambda each: _fits(passage.hit, around[first], each, longest), following):
        last = around.index(each)
    before = takewhile(lambda each: each.text not in apart, reversed(around[:first]))
    for each in takewhile(lambda each: _fits(passage.hit, each, around[last], longest), before):
        first = around.index(each)
    kept = tuple(each.text for each in around[first : last + 1])
    return replace(passage, start=around[first].start, end=around[last].end, sentences=kept)


def _fits(hit: Hit, first: Sentence, last: Sentence, longest: int) -> bool:
    stretch = hit.text[first.start : last.end]
    return MARK not in stretch and len(stretch.split()) <= longest


def _runs(found: Sequence[Sentence]) -> Iterator[Sequence[Sentence]]:
    """Neighbouring sentences, as many as make a passage."""
    words = [len(each.text.split()) for each in found]
    for first in range(len(found)):
        for last in range(first, min(first + MOST_SENTENCES, len(found))):
            run = found[first : last + 1]
            if MARK in run[-1].text or (last > first and sum(words[first : last + 1]) > MOST_WORDS):
                break
            yield run


def _said(hit: Hit) -> Sequence[Sentence]:
    """The sentences of a record but those that are only its author's name."""
    return [each for each in sentences(hit.text) if not _is_name(each, hit)]


def _parts(hit: Hit) -> tuple[Sequence[Sentence], Sequence[Sentence]]:
    """The sentences of a record, and those of its signature: the few of a mail under its author's name."""
    found, said = sentences(hit.text), _said(hit)
    name = next((each for each in found[-SIGNATURE:] if hit.kind == "mail" and _is_name(each, hit)), None)
    if name is None:
        return said, ()
    return [each for each in said if each.start < name.start], [each for each in said if each.start > name.start]


def _is_name(each: Sentence, hit: Hit) -> bool:
    """Whether a sentence is no more than the name of a record's author."""
    words = terms(each.text)
    return bool(words) and set(words) <= set(terms(hit.who or ""))


def _said_at(hit: Hit, zone: tzinfo) -> datetime:
    instant = hit.known_from if hit.kind == "event" else hit.occurred.start
    return to_datetime(instant, zone).replace(tzinfo=None)


def _spelt(texts: Sequence[str]) -> dict[str, frozenset[str]]:
    """What the acronyms of the evidence stand for, by their terms."""
    found = {
        acronym: spelt_out(acronym, texts) for acronym in dict.fromkeys(a for text in texts for a in acronyms(text))
    }
    return {term: frozenset(words) for acronym, words in found.items() if words for term in terms(acronym)}


def _mail_threads(evidence: Sequence[Hit], said: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """What each mail and those before it in its thread say together: none is about what came up later."""
    none: frozenset[str] = frozenset()
    mails = [hit for hit in evidence if hit.kind == "mail"]
    return {
        hit.id: none.union(
            *(said[each.id] for each in mails if each.thread_id == hit.thread_id and each.known_from <= hit.known_from)
        )
        for hit in mails
    }


def _surroundings(
    hit: Hit, by_id: Mapping[str, Hit], said: Mapping[str, frozenset[str]], threads: Mapping[str, frozenset[str]]
) -> Surroundings:
    told = [value for name, value in hit.fields if name in _ADDRESSED]
    before = [by_id[each] for each in dict.fromkeys((hit.before, hit.reply_to)) if each in by_id]
    asked = [each.id for each in before if _ASKING.search(each.text)]
    beside = [each for each in (hit.before, hit.after) if each in by_id and each not in asked]
    replied = said[hit.reply_to] if hit.reply_to in by_id else frozenset()
    none: frozenset[str] = frozenset()
    return Surroundings(
        said[hit.id],
        stems(" ".join((hit.title, hit.who or "", *told))),
        none.union(*(said[each] for each in asked)),
        replied | threads.get(hit.id, none),
        none.union(*(said[each] for each in beside)),
    )


def stems(text: str, spelt: Mapping[str, frozenset[str]] = MappingProxyType({})) -> frozenset[str]:
    """The terms of a text, what its acronyms stand for, and the beginnings of its longer terms.

    With the beginnings "inspector" meets "inspection".
    """
    found = frozenset(base(term) for term in terms(in_figures(text)))
    for acronym, words in spelt.items():
        if acronym in found:
            found |= words
        elif words <= found:
            found |= {acronym}
    return found | {beginning(term) for term in found if len(term) >= BEGINNING}


def beginning(term: str) -> str:
    """How a longer term begins, marked so that it is no term."""
    return _BEGINS + term[:BEGINNING]
