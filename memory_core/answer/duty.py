"""What the owner still has to do: their own promises that nothing later shows to be kept, moved or dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Final

from memory_core.answer.calendar import stretch
from memory_core.answer.composition import day, sentence
from memory_core.answer.forms import EMPTY
from memory_core.answer.nearness import stands_in
from memory_core.answer.passage import Passage, passages, stems
from memory_core.answer.question import Question
from memory_core.answer.remainder import others, remainder, stems_of
from memory_core.claims.commitment import is_commitment
from memory_core.claims.dated import dated
from memory_core.claims.stance import stance
from memory_core.model.instant import from_datetime, to_datetime
from memory_core.people.directory import Directory
from memory_core.search.reader import Reader
from memory_core.search.request import MOST, Request
from memory_core.search.search import search

_ASKED: Final = re.compile(
    r"\b(?:what|anything) (?:else )?(?:(?:do|did|have|must|should|am) )?I\b.*\b(?:do|owe|promised?|finish|deliver)\b"
    r"|\bwhat(?:['’]s| is) (?:still )?on my (?:plate|list|desk)\b"
    r"|\bmy (?:open |outstanding |own )*(?:to-?dos?|tasks|promises|commitments|duties)\b",
    re.IGNORECASE,
)
_WORDS: Final = stems_of(
    "have need must should do owe promise promised finish deliver plate list desk to todo todos dos task tasks "
    "promises commitment commitments duty duties open outstanding still else supposed meant own people anybody anything"
)
_MINE: Final = re.compile(r"\bI(?:['’]ll| will| shall| promise| owe| have to| must| need to)\b", re.IGNORECASE)
BACK: Final = timedelta(days=45)
"""How far back promises are looked for."""

TOLD: Final = 4
"""Promises that are quoted, the ones due first."""

SAME: Final = 0.5
"""The share of a promise's words that a later record has which shows it to be kept, or promises it anew."""


@dataclass(frozen=True, slots=True)
class Duty:
    """A promise of the owner's and the day until when, None when it names none."""

    passage: Passage
    due: date | None


def asks_for_duties(question: Question, directory: Directory, now: datetime) -> bool:
    """Whether it is asked what the owner has to do, about nothing in particular."""
    if _ASKED.search(question.text) is None:
        return False
    people = others(question.text, directory)
    return not set(remainder(question.text, people, now)) - _WORDS


def duties(question: Question, reader: Reader, now: datetime, zone: tzinfo) -> tuple[Duty, ...]:
    """The owner's open promises as of the reader's view, due in the time that is asked about or before, or undated."""
    me = reader.directory.me
    if me is None:
        return ()
    after = from_datetime((now - BACK).replace(tzinfo=zone))
    hits = search(reader, Request(person=me.keys[0], after=after, before=reader.view.as_of, limit=MOST)).hits
    own = [hit for hit in hits if hit.trust == "own" and hit.kind != "event"]
    said = passages(own, zone)
    told = sorted(_promises(said), key=lambda each: each.passage.hit.known_from)
    span = stretch(question, now, zone, "future")
    until = to_datetime(span.end, zone).date() if span else None
    names = [named.name for named in others(question.text, reader.directory)]
    kept = [
        each
        for each in told
        if not any(_settles(other, each.passage) for other in said)
        and (until is None or each.due is None or each.due < until)
        and all(_concerns(name, each.passage) for name in names)
    ]
    return tuple(sorted(_once(kept), key=lambda each: (each.due or date.max, each.passage.hit.known_from)))


def owed(found: Sequence[Duty], zone: tzinfo) -> tuple[str, tuple[Passage, ...]]:
    """The duties in words, those due first, with the passages that are quoted."""
    shown = tuple(each.passage for each in found[:TOLD])
    number = f"{len(found)} open {'promise' if len(found) == 1 else 'promises'} of yours"
    dues = "; ".join(f"due {day(each.due)}" if each.due else "no date" for each in found[:TOLD])
    quotes = " ".join(sentence(each, zone, {}, 24) for each in shown)
    return f"{number} ({dues}). {quotes}", shown


def _promises(said: Sequence[Passage]) -> Iterator[Duty]:
    """The single sentences in which the owner promises something."""
    for each in said:
        if len(each.sentences) == 1 and not each.is_question and is_commitment(each.text) and _MINE.search(each.text):
            days = [time.day for time in dated(each.text, each.said) if time.day]
            yield Duty(each, max(days, default=None))


def _settles(other: Passage, promise: Passage) -> bool:
    """Whether a later passage shows a promise to be kept or dropped, or makes it anew."""
    if other.hit.known_from <= promise.hit.known_from or other.is_question:
        return False
    settled = stance(other.text) in ("done", "off") or (is_commitment(other.text) and _MINE.search(other.text))
    return bool(settled) and _likeness(promise, other) >= SAME


def _likeness(promise: Passage, other: Passage) -> float:
    """The share of a promise's telling words that another passage has."""
    telling = [term for term in promise.own if not term.startswith("~") and term not in EMPTY]
    return sum(stands_in(term, other.own) for term in telling) / len(telling) if telling else 0.0


def _concerns(name: str, each: Passage) -> bool:
    return stems(name) <= each.own | each.around.heading


def _once(found: Sequence[Duty]) -> list[Duty]:
    """Each promise once: what was dictated and sent stands in two records."""
    kept: list[Duty] = []
    for each in found:
        if not any(_likeness(each.passage, other.passage) > 1 - SAME / 2 for other in kept):
            kept.append(each)
    return kept
