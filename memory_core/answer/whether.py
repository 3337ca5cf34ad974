"""Whether something is so: the word or two that an answer to a yes-or-no question begins with, and who states it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from memory_core.answer.irregular import stems_of
from memory_core.answer.nearness import by_one_of, involved, stands_in
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Rated
from memory_core.answer.tense import is_ahead
from memory_core.claims.dated import is_day
from memory_core.claims.opinion import is_view
from memory_core.claims.stance import DEEDS, Stance, stance
from memory_core.claims.value import days

OPINIONS: Final = "Opinions differ."

NEAR_BEST: Final = 0.55
"""The share of the best score that a passage must have which states what is asked."""

INVOLVED: Final = 0.7
"""How much whoever is asked about must have to do with it."""

MOST_OF_IT: Final = 0.5
"""The share of what is asked besides the deed that must be at hand where the deed is stated."""

ALL_OF_IT: Final = 0.75
"""The same where no deed is asked about, so that the words alone are the predicate."""

_COMPLETION: Final = re.compile(
    r"^(?:\w+,? )?(?:did|has|have|had)\b|^(?:\w+,? )?(?:is|are|was|were)\b.*\b(?:done|ready|signed|finished|complete"
    r"|closed|out"
    r"|live|sent|fixed|delivered|posted|confirmed|approved|booked|paid|there|in|up|over|settled|decided)\b",
    re.IGNORECASE,
)
_DONE: Final = re.compile(
    r"\b(?:done|ready|finished|completed?|there|in|out|over)(?: yet| now| already)?\W*$", re.IGNORECASE
)
"""A question whose predicate is only that something is done, whatever had to be done."""

_FINISHED: Final = stems_of("done ready finished complete completed")

_IS: Final = re.compile(r"^(?:\w+,? )?(?:is|are|am|was|were)(?:n['’]t)?\b", re.IGNORECASE)
"""Where the last words are the predicate; elsewhere a verb is, and one that is no deed is not looked for."""

_SAYING: Final = re.compile(
    r"^(?:\w+,? )?(?:did|does|do|has|have|had) .*\b(?:say|said|tell|told|mention(?:ed)?|write|written|claim(?:ed)?"
    r"|suggest(?:ed)?|think|thought|want(?:ed)?)\b",
    re.IGNORECASE,
)
"""Whether somebody says something is not told by how that stands."""

_PAST: Final = re.compile(
    r"(?<!\bbe )(?<!\bto )\b(?P<past>[^\W\d_]+ed|sent|sold|bought|built|paid|met|done|made|left|written|wrote|given"
    r"|gave|taken|took|drawn|told|held|shut|put)\b",
    re.IGNORECASE,
)
_STILL: Final = re.compile(r"\b(?:still|any ?more)\b", re.IGNORECASE)
_OWED: Final = re.compile(r"\b(?:do (?:i|we) (?:still )?owe|outstanding)\b", re.IGNORECASE)
_PLAIN: Final = re.compile(r"^(?:no|nope|yes|yep|yeah)\b[,.!:;–—-]*\s*", re.IGNORECASE)
_FIRST_PERSON: Final = re.compile(r"\b(?:I|we|my|our)\b", re.IGNORECASE)
_YOU: Final = re.compile(r"\byou(?:r|rs|['’]ve)?\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the thing that is asked about stands, by the latest passage that states it; `open` when none does."""

    stance: Stance = "open"
    passage: Passage | None = None


def verdict(ask: Ask, question: Question, ranked: Sequence[Rated], now: datetime) -> Verdict:
    """What is stated last, as of the wall time of asking, about the very deed and subject that are asked about.

    What is pending or denied is open again when something later is done about the same thing in other words.
    """
    if _SAYING.search(ask.text):
        return Verdict()
    near = [each.passage for each in ranked if each.score >= NEAR_BEST * ranked[0].score]
    stating = [
        (each, found)
        for each in near
        if not each.is_question and each.hit.trust != "agent" and (found := _stated(ask, question, each, now)) != "open"
    ]
    if not stating:
        return Verdict()
    passage, found = max(stating, key=lambda pair: pair[0].hit.known_from)
    if found in ("not", "pending") and any(_done_since(ask, each.passage, passage) for each in ranked):
        return Verdict()
    return Verdict(found, passage)


def first(chosen: Sequence[Passage], decides: Passage | None) -> tuple[Passage, ...]:
    """The chosen passages with the one that decides before the others; as they are when none does."""
    if decides is None:
        return tuple(chosen)
    same = next((each for each in chosen if each.overlaps(decides)), decides)
    return (same.joined(decides), *(each for each in chosen if each is not same))


def lead(ask: Ask, chosen: Sequence[Passage], found: Verdict) -> str:
    """How the answer to a yes-or-no question begins; "" when what is cited for it does not state it.

    >>> from memory_core.answer.question import Ask
    >>> ask = Ask("Is the lease signed?", "whether", ("leas", "sign"))
    >>> lead(ask, (), Verdict("done")), lead(ask, (), Verdict())
    ('Yes.', '')
    """
    if is_ahead(ask.text):
        differ = len({each.hit.who for each in chosen}) > 1 and len({stance(each.text) == "not" for each in chosen}) > 1
        return (
            OPINIONS if differ and any(is_view(each.text) for each in chosen) else {"off": "No."}.get(found.stance, "")
        )
    if _OWED.search(ask.text):
        return {"off": "No, no longer.", "done": "No, it is done."}.get(found.stance, "")
    if _STILL.search(ask.text):
        return {"off": "No, no longer.", "not": "No."}.get(found.stance, "")
    if ask.speaker or not _COMPLETION.search(ask.text):
        return {"off": "No.", "not": "No."}.get(found.stance, "")
    words: dict[Stance, str] = {
        "off": "No, called off.",
        "not": "No, not yet.",
        "pending": "No, not yet.",
        "done": "Yes.",
    }
    return words.get(found.stance, "")


def _stated(ask: Ask, question: Question, each: Passage, now: datetime) -> Stance:
    """What a passage says of the deed asked about and of whom it is asked; the last sentence that says it counts."""
    if not _of_subject(ask, question, each):
        return "open"
    found: Stance = "open"
    for text in each.sentences:
        says = _of_deed(ask, each, text, now)
        found = says if says != "open" else found
    return found


def _of_subject(ask: Ask, question: Question, each: Passage) -> bool:
    """Whether a passage is about those asked about: those named have to do with it, and the doer did it."""
    if any(involved(named, each) < INVOLVED for named in ask.people):
        return False
    if any(not any(stands_in(term, each.own, *_around(each)) for term in group) for group in ask.proper):
        return False
    if not question.actor or by_one_of(each, question.actor):
        return True
    named = any(not each.own.isdisjoint(stems(identity.name)) for identity in question.actor)
    owner = not any(identity in person.bearers for person in question.people for identity in question.actor)
    return named or (owner and _YOU.search(each.text) is not None and not _FIRST_PERSON.search(each.text))


def _of_deed(ask: Ask, each: Passage, text: str, now: datetime) -> Stance:
    """What a sentence of a passage says of the deed; `open` when it is about another, or a day that has passed."""
    own, answers = stems(text), _PLAIN.match(text) is not None
    if answers and each.around.asked:
        own |= each.around.asked
    else:
        text = _PLAIN.sub("", text)
    deeds = DEEDS & stems_of(ask.text)
    others = [term for term in ask.terms if term not in deeds | _FINISHED]
    says = _by_day(text, each, _stance(text, deeds), now, deed=any(stands_in(term, own) for term in deeds))
    if says == "open" or text.rstrip().endswith("?"):
        return "open"
    if says == "off":
        return says if all(stands_in(term, own) for term in others) else "open"
    nearby = [stands_in(term, own, each.own, *_around(each)) for term in others]
    share = sum(nearby) / len(nearby) if nearby else 1.0
    if deeds:
        besides = says == "done" and not _is_deed_done(text, deeds)
        near = all(stands_in(term, own) for term in others) if besides else share >= MOST_OF_IT
        stated = near and all(stands_in(term, own) for term in deeds)
    elif _DONE.search(ask.text):
        stated = share >= MOST_OF_IT and any(stands_in(term, own, each.around.asked) for term in others)
    else:
        told = answers or (_IS.search(ask.text) is not None and len(others) + len(ask.people) > 1)
        stated = told and bool(others) and stands_in(others[-1], own) and share >= ALL_OF_IT
    return says if stated else "open"


def _stance(text: str, deeds: frozenset[str]) -> Stance:
    """The stance of a sentence; one that only says the deed in the past says that it is done."""
    found = stance(text)
    return "done" if found == "open" and _is_deed_done(text, deeds) else found


def _is_deed_done(text: str, deeds: frozenset[str]) -> bool:
    """Whether a sentence has a deed, or another word for it, in a form of the past."""
    return any(stands_in(deed, stems(match["past"])) for match in _PAST.finditer(text) for deed in deeds)


def _by_day(text: str, each: Passage, says: Stance, now: datetime, *, deed: bool) -> Stance:
    """What a sentence says once its days are reckoned: announced for later is pending, for a day gone by is open."""
    if says != "pending" and not (says == "open" and deed):
        return says
    named = [key for key in days([text], each.said) if is_day(key)]
    if named:
        return "pending" if max(named) > now.date().isoformat() else "open"
    return says


def _done_since(ask: Ask, each: Passage, before: Passage) -> bool:
    """Whether a later passage has something done about what is asked, in whatever words."""
    if each.is_question or each.hit.trust == "automated" or each.hit.known_from <= before.hit.known_from:
        return False
    words = [term for term in ask.terms if not term.isdigit() and term not in _FINISHED]
    things = frozenset(term for term in words if term not in DEEDS) or frozenset(words)
    replies = each.hit.reply_to == before.hit.id
    done = [text for text in each.sentences if stance(text) == "done" and not text.rstrip().endswith("?")]
    return any(replies or len(things & stems(text)) >= MOST_OF_IT * len(things) for text in done)


def _around(each: Passage) -> tuple[frozenset[str], ...]:
    return each.around.heading, each.around.asked, each.around.thread
