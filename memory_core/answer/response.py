"""Whether somebody answered: what shows it is a later record of theirs in the same matter, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from memory_core.answer.bar import BAR, Bar
from memory_core.answer.composition import day
from memory_core.answer.nearness import by_one_of, nearness
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask, Named, Question
from memory_core.answer.relevance import Rated
from memory_core.answer.timing import Sought, happened
from memory_core.claims.opinion import reports
from memory_core.model.answer import NoAnswer
from memory_core.model.hit import Hit
from memory_core.model.instant import Instant

_BACK: Final = r"(?:write|wrote|written|get|got|gotten|come|came|hear|heard|call|called|be|been)\b.* back"
_CONSENT: Final = re.compile(r"\b(?:accept|agree|approve|ok|yes|take|took|taken)", re.IGNORECASE)
"""Who consents does so to what the owner asked of them, or to what they speak of by themselves."""

_ANSWERS: Final = (
    rf"\b(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|react(?:ed)?|{_BACK}|accept(?:ed)?|agreed?|approved?"
    r"|ok(?:ay)?(?:ed|['’]d)?|says? (?:yes|no)|said (?:yes|no)|turn(?:ed)? (?:it |us |me )?down|declined?"
    r"|(?:take|taken|took)(?: up)? (?:my|our|the|it at)(?: \w+)? ?(?:offer|price|proposal|quote|deal|terms|\d+))\b"
)
_ANSWERED: Final = (
    r"(?:answer(?:s|ed)|repli(?:es|ed)|respond(?:s|ed)|accept(?:s|ed)|agree[sd]|approve[sd]|decline[sd]|sa(?:ys|id)"
    r"|wr(?:ites|ote)|(?:got|came|called) back"
    r"|took|ok(?:ay)?['’]?e?d)\b"
)
_SOMEBODY: Final = (
    r"(?P<who>(?!(?:i|we|you|it|there|the|this|that|my|our|(?:some|any|no|every)(?:one|body))\b)"
    r"[^\W\d_][\w-]*(?: (?-i:[A-Z])[\w-]+)*"
    r"|(?:the|my|our) [^\W\d_][\w-]*)"
)
_ASKED: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        r"^(?:(?:and|so|but|then|ok|okay|well|now),? )?(?:did|has|have|hasn['’]t|didn['’]t) "
        rf"{_SOMEBODY}\b(?: \w+)*? ?{_ANSWERS}",
        rf"^(?:\w+,? )?what (?:did|has|was) {_SOMEBODY}(?:['’]s?)? (?:\w+ )?(?:answer|reply|response|{_BACK})\b",
        rf"^(?:\w+,? )?what (?:did|has|have) {_SOMEBODY} (?:say|said|tell|told)\b.*? (?:when|after|once) \w+ {_BACK}\b",
        rf"^(?:\w+,? )?what (?:does|did|do|has|have) {_SOMEBODY} (?:say|said) to (?:my|our|the|his|her|their|that)\b",
        rf"\bhow (?:did|does|do|has) {_SOMEBODY} (?:take|taken|react)\b",
        rf"\b(?:answer|reply|response|word back|yes or no) (?:yet )?(?:from|by) {_SOMEBODY}",
        rf"\b(?:heard?|got|get|had) (?:\w+ )?back from {_SOMEBODY}",
    )
)
_AFTER: Final = re.compile(r"\b(?:after|since|once) (?P<clause>(?:I|we|my|our)\b[^?]+)", re.IGNORECASE)
_REQUEST: Final = re.compile(r"\?|\bplease\b|\blet me know\b|\btell me\b|\boffer\b|\bpropose\b", re.IGNORECASE)

_PRONOUNS: Final = frozenset({"he", "she", "they"})


@dataclass(frozen=True, slots=True)
class Response:
    """Whose answer is asked for, to what record, and the passage that may be it; None where there is none."""

    name: str
    request: Hit | None
    answer: Passage | None


def response(ask: Ask, question: Question, ranked: Sequence[Rated], where: Sought, bar: Bar = BAR) -> Response | None:
    """The answer of whom it is asked whether or what they answered; None when that is not asked.

    The request is the last record of somebody else that asks about the matter, or what a clause with "after" names. At
    least `bar.matter` of the matter must be near it, and near an answer elsewhere than beside it.
    """
    match = next((found for form in _ASKED if (found := form.search(ask.text))), None)
    if match is None:
        return None
    person = next((each for each in question.people if each.name.lower().startswith(match["who"].lower())), None)
    told = [each.passage for each in ranked if not each.passage.is_event]
    matter = _Matter(
        frozenset(ask.terms) - stems(match.group()), person, person.name if person else match["who"], bar.matter
    )
    others = [each for each in told if not matter.is_by(each)]
    if _CONSENT.search(match.group()):
        others = [each for each in others if each.hit.trust == "own"]
    request = _request(ask, others, matter, where)
    replies = (each for each in told if _replies(each, matter, request))
    return Response("them" if matter.name.lower() in _PRONOUNS else matter.name, request, next(replies, None))


@dataclass(frozen=True, slots=True)
class _Matter:
    """What was to be answered, in terms without those of answering, and by whom: None when nobody knows the name.

    `enough` says how much of it must be near a record that is in the matter.
    """

    terms: frozenset[str]
    person: Named | None
    name: str
    enough: float

    def near(self, each: Passage) -> float:
        """How much of it is near a passage, from 0 to 1."""
        return sum(nearness(term, each) for term in sorted(self.terms)) / len(self.terms) if self.terms else 1.0

    def is_by(self, each: Passage) -> bool:
        """Whether a passage is theirs; of a firm, whether it is from outside and names it."""
        if self.person:
            return by_one_of(each, self.person.bearers)
        if self.name.lower() in _PRONOUNS:
            return each.hit.trust not in ("own", "automated", "agent")
        if " " in self.name:
            return each.hit.trust == "external"
        return each.hit.trust == "external" and stems(self.name) <= each.around.record | each.around.heading

    def is_told(self, each: Passage) -> bool:
        """Whether a passage says of them what they answered."""
        says = rf"\b{re.escape(self.name)} (?:(?:in|at|from|of) \w+ )?(?:has |had |just |already |finally )*{_ANSWERED}"
        return reports(each.text, self.name) or re.search(says, each.text, re.IGNORECASE) is not None


def silence(name: str, now: datetime) -> NoAnswer:
    """That nothing of theirs can be the answer, as of the wall time of asking."""
    said = f"I don't know: the records up to {day(now)} have no answer from {name}."
    return NoAnswer("topic known but not this fact", said)


def _request(ask: Ask, others: Sequence[Passage], matter: _Matter, where: Sought) -> Hit | None:
    """What was to be answered."""
    after = _AFTER.search(ask.text)
    placed = happened(after["clause"], where) if after else None
    if placed:
        return placed.passage.hit
    nearest = max(map(matter.near, others), default=0.0)
    about = [each for each in others if matter.near(each) >= max(matter.enough, nearest)]
    asking = [each for each in about if _REQUEST.search(each.text)]
    last = max(asking, key=_told, default=None) or min(about, key=_told, default=None)
    return last.hit if last else None


def _replies(each: Passage, matter: _Matter, request: Hit | None) -> bool:
    """Whether a passage may be the answer: in their words or passed on, after the request, in the same matter."""
    hit = each.hit
    if not (matter.is_by(each) or matter.is_told(each)):
        return False
    if request is None:
        return matter.near(each) >= matter.enough
    replies = request.id in (hit.reply_to, hit.before) or (hit.kind == "mail" and hit.thread_id == request.thread_id)
    return hit.known_from > request.known_from and (replies or matter.near(each) >= matter.enough)


def _told(each: Passage) -> tuple[Instant, int]:
    return each.hit.known_from, -each.rank
