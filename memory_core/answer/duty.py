"""What the owner still has to do: their own promises that nothing later shows to be kept, moved or dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Final

from memory_core.answer.calendar import stretch
from memory_core.answer.composition import BRIEF, day, sentence
from memory_core.answer.forms import EMPTY
from memory_core.answer.irregular import stems_of
from memory_core.answer.nearness import stands_in
from memory_core.answer.passage import Passage, passages, stems
from memory_core.answer.question import Question
from memory_core.answer.remainder import others, remainder
from memory_core.claims.commitment import is_commitment
from memory_core.claims.dated import dated
from memory_core.claims.stance import stance
from memory_core.model.hit import Hit
from memory_core.model.instant import Instant, from_datetime, to_datetime
from memory_core.model.source import KINDS
from memory_core.people.directory import Directory, Identity
from memory_core.search.reader import Reader
from memory_core.search.request import DEEPEST, MOST, Request
from memory_core.search.search import search

_ASKED: Final = re.compile(
    r"\b(?:what|anything) (?:else )?(?:(?:do|have|must|should|am) )?I\b.*\b(?:do|owe|promised?|finish|deliver)\b"
    r"|\b(?:what|anything) (?:else )?did I\b.*\b(?:owe|promise)\b"
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

TWICE: Final = 0.75
"""The share of a promise's words that another one has which is the same one in a second record."""


_SPOKEN: Final = ",".join(kind for kind in KINDS if kind != "event")


@dataclass(frozen=True, slots=True)
class Duty:
    """A promise of the owner's and the day until when, None when it names none."""

    passage: Passage
    due: date | None


@dataclass(frozen=True, slots=True)
class Duties:
    """The owner's open promises, those due first; `since` is the day from which on their records were read.

    It is None when all were that may hold one.
    """

    open: tuple[Duty, ...]
    since: date | None = None


def asks_for_duties(question: Question, directory: Directory, now: datetime) -> bool:
    """Whether it is asked what the owner has to do, about nothing in particular."""
    if _ASKED.search(question.text) is None:
        return False
    people = others(question.text, directory)
    return not set(remainder(question.text, people, now)) - _WORDS


def duties(question: Question, reader: Reader, now: datetime, zone: tzinfo) -> Duties:
    """The owner's open promises as of the reader's view, due in the time that is asked about or before, or undated."""
    me = reader.directory.me
    if me is None:
        return Duties(())
    hits, more = _of(me, reader, from_datetime((now - BACK).replace(tzinfo=zone)))
    said = passages([hit for hit in hits if hit.trust == "own"], zone)
    told = sorted(_promises(said), key=lambda each: each.passage.hit.known_from)
    span = stretch(question, now, zone, "future")
    until = to_datetime(span.end, zone).date() if span else None
    names = [named.name for named in others(question.text, reader.directory)]
    settling = [each for each in said if _may_settle(each)] if told else []
    kept = [
        each
        for each in told
        if not any(_settles(other, each.passage) for other in settling)
        and (until is None or each.due is None or each.due < until)
        and all(_concerns(name, each.passage) for name in names)
    ]
    found = sorted(_once(kept), key=lambda each: (each.due or date.max, each.passage.hit.known_from))
    return Duties(tuple(found), to_datetime(hits[-1].occurred.start, zone).date() if more and hits else None)


def _of(me: Identity, reader: Reader, after: Instant) -> tuple[list[Hit], bool]:
    """What somebody said and wrote since then, the latest first; whether that is as much as one search can page to."""
    request = Request(kind=_SPOKEN, person=me.keys[0], after=after, before=reader.view.as_of, limit=MOST)
    hits: list[Hit] = []
    for offset in range(0, DEEPEST, MOST):
        results = search(reader, request, offset)
        hits += results.hits
        if not results.next:
            break
    return hits, offset + MOST == DEEPEST


def owed(found: Duties, zone: tzinfo) -> tuple[str, tuple[Passage, ...]]:
    """The duties in words, those due first, or that there are none, with the passages that are quoted."""
    told = found.open[:TOLD]
    read = f" I read your records back to {day(found.since)}, no further." if found.since else ""
    if not told:
        return f"I don't know of any open promise of yours for that time.{read}", ()
    number = f"{len(found.open)} open {'promise' if len(found.open) == 1 else 'promises'} of yours"
    dues = "; ".join(f"due {day(each.due)}" if each.due else "no date" for each in told)
    quotes = " ".join(sentence(each.passage, zone, {}, BRIEF) for each in told)
    return f"{number} ({dues}). {quotes}{read}", tuple(each.passage for each in told)


def _promises(said: Sequence[Passage]) -> Iterator[Duty]:
    """The single sentences in which the owner promises something."""
    for each in said:
        if len(each.sentences) == 1 and not each.is_question and is_commitment(each.text) and _MINE.search(each.text):
            days = [time.day for time in dated(each.text, each.said) if time.day]
            yield Duty(each, max(days, default=None))


def _may_settle(each: Passage) -> bool:
    """Whether a passage shows something to be kept or dropped, or promises it."""
    return not each.is_question and (
        stance(each.text) in ("done", "off") or (is_commitment(each.text) and _MINE.search(each.text) is not None)
    )


def _settles(other: Passage, promise: Passage) -> bool:
    """Whether one that may settle something came after a promise, and is about the same."""
    return other.hit.known_from > promise.hit.known_from and _likeness(promise, other) >= SAME


def _likeness(promise: Passage, other: Passage) -> float:
    """The share of a promise's telling words that another passage has."""
    telling = promise.words - EMPTY
    return sum(stands_in(term, other.own) for term in telling) / len(telling) if telling else 0.0


def _concerns(name: str, each: Passage) -> bool:
    return stems(name) <= each.own | each.around.heading


def _once(found: Sequence[Duty]) -> list[Duty]:
    """Each promise once: what was dictated and sent stands in two records."""
    kept: list[Duty] = []
    for each in found:
        if not any(_likeness(each.passage, other.passage) > TWICE for other in kept):
            kept.append(each)
    return kept
