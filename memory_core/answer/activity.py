"""What somebody wrote or said lately or in a stretch of time, whatever it was about: "any news from Ruth?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from typing import Final, Literal, TypeAlias

from memory_core.answer.calendar import stretch
from memory_core.answer.composition import BRIEF, LONGEST, sentence, when
from memory_core.answer.irregular import stems_of
from memory_core.answer.passage import Passage, extended, passages
from memory_core.answer.question import Named, Question
from memory_core.answer.remainder import myself, others, remainder
from memory_core.model.hit import Hit
from memory_core.model.interval import Interval
from memory_core.people.directory import Directory, Identity
from memory_core.search.reader import Reader
from memory_core.search.request import MOST, Request
from memory_core.search.search import search

Form: TypeAlias = Literal["last", "all", "count"]
"""Whether the last thing is asked for, what there is, or how much that is."""

QUOTED: Final = 4
"""Records that are quoted when all are asked for."""

_LAST: Final = stems_of("last latest recent newest new")
_SPOKEN: Final = stems_of(
    "say tell talk speak mention write send post message mail email news hear reply answer respond dictate word note "
    "contact get receive come arrive miss ask report dm chat"
)
"""Words for saying and writing, and for what is written."""

_IGNORED: Final = stems_of("anything else new from me most very about in out since back again often times done")
_NEWS: Final = re.compile(r"\b(?:any|what(?:['’]s| is) the|some) (?:news|word|update|message)s?\b", re.IGNORECASE)
_ARRIVING: Final = re.compile(r"\b(?:any|some|what)(?:thing)?\b.*\b(?:from|missed|miss|came in|new)\b", re.IGNORECASE)
_ANYTHING: Final = re.compile(r"\b(?:any|some)thing\b", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"\b(?:what|anything)\b.* and .*", re.IGNORECASE)
_WITH_OWNER: Final = re.compile(r"\b(?:and|with) (?:I|me)\b|\b(?:I|me) and\b", re.IGNORECASE)
_AGREED: Final = stems_of("agree agreed decide decided settle settled arrange arranged")
_DISCUSSED: Final = stems_of("discuss discussed each other together")
_SETTLES: Final = re.compile(r"\b(?:agree\w*|deal|decided|settled|fine|ok(?:ay)?|yes|done)\b", re.IGNORECASE)
"""What is said where two people come to terms."""

_DEEDS: Final = re.compile(r"\bdid\b.*\bdo\b|\b(?:have|has|had)\b.*\bdone\b|\bbeen (?:doing|up to)\b", re.IGNORECASE)
"""What somebody did in a stretch of time is answered by what they wrote and said in it."""

_COUNT: Final = re.compile(r"\bhow (?:many|often)\b", re.IGNORECASE)
_OWN: Final = re.compile(
    r"\b(?:did|have|had|do) i (?!(?:\w+ )?(?:hear|heard|get|got|receive|miss)\b)\w+|^my\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose words are wanted (None: anybody's), out of which sources (all when empty), and when.

    With an `other`: what the two said to each other; `agreed` when only what they agreed on is wanted.
    """

    form: Form
    who: Identity | None
    sources: frozenset[str]
    span: Interval | None
    other: Identity | None = None
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Activity:
    """What was found, the latest first; `more` when there is more than one search shows."""

    wanted: Wanted
    hits: tuple[Hit, ...]
    more: bool


def wanted(question: Question, directory: Directory, now: datetime, zone: tzinfo) -> Wanted | None:
    """What a question asks of somebody's words; None when it asks about something, or for no words."""
    text, said = question.text, stems_of(question.text)
    people = others(text, directory)
    pair = tuple(each.bearers for each in people)
    if _WITH_OWNER.search(text) and directory.me:
        pair = (*pair, (directory.me,))
    if len(pair) == 2 and all(len(each) == 1 for each in pair) and _BETWEEN.search(text):
        return _between(question, people, (pair[0][0], pair[1][0]), stretch(question, now, zone, "past"), now)
    if len(people) > 1 or any(len(each.bearers) > 1 or _to(each.name, text) for each in people):
        return None
    span, mine = stretch(question, now, zone, "past"), myself(text, directory)
    if set(remainder(text, (*people, *mine), now)) - _SPOKEN - _LAST - _IGNORED:
        return None
    me = directory.me if _OWN.search(text) or mine else None
    arriving = _ARRIVING.search(text) is not None
    form: Form = "count" if _COUNT.search(text) else "all" if span or _ANYTHING.search(text) else "last"
    when_asked = span or said & _LAST or _NEWS.search(text) or form == "count"
    told = said & _SPOKEN or question.sources or arriving or (span and _DEEDS.search(text))
    if not when_asked or not told or (me and people):
        return None
    if not (people or me or question.sources or (arriving and span)):
        return None
    return Wanted(form, people[0].bearers[0] if people else me, question.sources - {"google_calendar"}, span)


def _between(
    question: Question, people: tuple[Named, ...], pair: tuple[Identity, Identity], span: Interval | None, now: datetime
) -> Wanted | None:
    """What is asked of the words of two people with each other; None when it is about something."""
    if set(remainder(question.text, people, now)) - _SPOKEN - _LAST - _IGNORED - _AGREED - _DISCUSSED:
        return None
    agreed = not stems_of(question.text).isdisjoint(_AGREED)
    return Wanted("all", pair[0], frozenset(), span, pair[1], agreed)


def looked_up(asked: Wanted, reader: Reader) -> Activity:
    """What there is of it as of the reader's view."""
    span = asked.span
    request = Request(
        source=",".join(sorted(asked.sources)),
        person=asked.who.keys[0] if asked.who else "",
        after=span.start if span else None,
        before=span.end if span else None,
        limit=MOST,
    )
    results = search(reader, request)
    if asked.other:
        return _exchanged(asked, results.hits, search(reader, replace(request, person=asked.other.keys[0])).hits)
    anybody = asked.who is None and not asked.sources
    kept = (hit for hit in results.hits if hit.kind != "event" and not (anybody and hit.trust == "own"))
    return Activity(asked, tuple(kept), bool(results.next))


def _exchanged(asked: Wanted, one: Sequence[Hit], other: Sequence[Hit]) -> Activity:
    """What two people said right after each other, or in one mail thread or meeting, the latest first."""
    sides = [[hit for hit in hits if hit.kind != "event"] for hits in (one, other)]
    kept = {
        hit.id: hit
        for mine, theirs in (sides, sides[::-1])
        for hit in mine
        if any(_is_beside(hit, another) for another in theirs)
    }
    hits = sorted(kept.values(), key=lambda hit: (-hit.occurred.start, hit.id))
    settled = [hit for hit in hits if _SETTLES.search(hit.text)] if asked.agreed else []
    proposed = {name for hit in settled for name in (hit.id, hit.before, hit.reply_to)}
    return Activity(asked, tuple(hit for hit in hits if hit.id in proposed or not settled), more=False)


def _is_beside(hit: Hit, other: Hit) -> bool:
    together = hit.thread_id == other.thread_id and hit.source != "slack"
    return together or other.id in (hit.before, hit.after, hit.reply_to) or other.reply_to == hit.id


def reported(activity: Activity, zone: tzinfo) -> tuple[str, tuple[Passage, ...]]:
    """The activity in words, with the passages that are quoted."""
    asked, hits = activity.wanted, activity.hits
    shown = [_beginning(hit, zone) for hit in hits[: 1 if asked.form == "last" else QUOTED]]
    quoted = tuple(reversed([each for each in shown if each]))
    longest = LONGEST if len(quoted) == 1 else BRIEF
    sentences = [sentence(each, zone, {}, longest, headed=True) for each in quoted]
    if asked.form == "count" or (asked.form == "all" and len(hits) > len(quoted)):
        sentences.insert(0, _counted(activity, zone))
    return " ".join(sentences), quoted


def nothing(asked: Wanted, zone: tzinfo) -> str:
    """That there is none of it, in words."""
    by = f" from {asked.who.name}" if asked.who else ""
    by = f" between {asked.who.name} and {asked.other.name}" if asked.who and asked.other else by
    by += f" in {' or '.join(sorted(asked.sources))}" if asked.sources else ""
    during = f" in the time asked about ({when(asked.span.start, asked.span.end, zone)})" if asked.span else ""
    return f"I don't know of anything{by}{during}."


def _to(name: str, text: str) -> bool:
    """Whether something is said to somebody of this name, and not by them."""
    said_to = rf"\b(?:to|with|tell|told|ask|asked|answer|answered) {re.escape(name)}\b"
    return re.search(said_to, text, re.IGNORECASE) is not None


def _counted(activity: Activity, zone: tzinfo) -> str:
    span = activity.wanted.span
    number = f"{len(activity.hits)} or more" if activity.more else str(len(activity.hits))
    by = f" from {activity.wanted.who.name}" if activity.wanted.who else ""
    during = f", {when(span.start, span.end, zone)}" if span else ""
    return f"{number} {'record' if number == '1' else 'records'}{by}{during}; the latest:"


def _beginning(hit: Hit, zone: tzinfo) -> Passage | None:
    first = next(iter(passages((hit,), zone)), None)
    return extended(first, 40) if first else None
