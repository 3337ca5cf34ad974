"""When not to answer: the evidence is about something else, or about this and does not say what is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from memory_core.answer.bar import BAR, Bar
from memory_core.answer.expectation import fits
from memory_core.answer.head import MEASURED
from memory_core.answer.holding import may_do_without
from memory_core.answer.irregular import base, stems_of
from memory_core.answer.nearness import BESIDE, PRICED, by_one_of, involved, nearness, stands_in
from memory_core.answer.noun import asked_for, named, role_of, to_be_named
from memory_core.answer.openness import come_out, is_open, is_to_come, only_asks, only_lists, only_may_be
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Rated
from memory_core.claims.opinion import reports
from memory_core.index.tokens import terms
from memory_core.model.answer import NoAnswer, Reason
from memory_core.model.instant import Instant

WORDS: Final[Mapping[Reason, str]] = {
    "no evidence": "I don't know: nothing in the memory is about this.",
    "topic known but not this fact": "I don't know: the records mention the topic, but do not say this.",
    "only from withheld records": "I don't know: what there is about this is withheld.",
}
PEOPLE: Final = 0.05
"""How much less may be near without the people."""

NEAR_BEST: Final = 0.7
"""Passages this near the best one may be the one that answers."""

_STRETCHES: Final = ("hour", "day", "night", "week", "month", "year")
MEASURES: Final = PRICED | stems_of(" ".join((*_STRETCHES, *MEASURED)))
"""Terms of what an answer measures, and by what, but not of what thing."""

ASSISTANTS: Final = frozenset({"chatgpt", "codex"})
_ROLE_SAYS: Final = re.compile(
    r"\b[Ww]hat (?:did|does|do|has|have) (?:the|my|our|her|his|their) (?P<role>[^\W\d_A-Z]+) (?:say|said|think|want"
    r"|advise|recommend|suggest|write|tell|ask)\b"
)
"""Somebody without a name whose words are asked for."""

_MATTER: Final = re.compile(
    r"\b(?:say|says|said|tell|told|write|wrote|written|think|thinks|thought|know|knows|mention|mentioned)\b[^,?]*?"
    r" (?:about|of|on) (?P<matter>[^,?]+)",
    re.IGNORECASE,
)
_RATE: Final = re.compile(rf"\bhow (?:much|many) [^?,]*?\b(?:an?|per|each|every) (?P<unit>{'|'.join(_STRETCHES)})\b")
"""How much there is of something in a stretch of time."""

_ROOM_ASKED: Final = re.compile(
    r"\bhow many [^?,]*?\b(?:can|could|does|do|will|would) [^?,]*?\b(?:take|hold|seat|carry|store|sleep|accommodate)\b"
    r"|\bhow many [^?,]*?\bfits?\b|\bhow (?:many|much) [^?,]*?\b(?:room|space) (?:is there )?for\b"
    r"|\bcapacity (?:of|for|in)\b",
    re.IGNORECASE,
)
_ROOM: Final = re.compile(
    r"\b(?:can|could|holds?|fits?|seats?|takes?|carr(?:y|ies)|sleeps?|stores?|room|space|places?|capacity|max(?:imum)?"
    r"|up to|full|at most|more than)\b",
    re.IGNORECASE,
)
"""How much there is room for, as it is asked and told: what is there tells nothing of it."""

_NAMELESS: Final = re.compile(r"\bsome(?:body|one)\b", re.IGNORECASE)


def no_answer(reason: Reason) -> NoAnswer:
    """That there is no answer, and why, in words."""
    return NoAnswer(reason, WORDS[reason])


def lacking(ask: Ask, question: Question, ranked: Sequence[Rated], as_of: Instant, bar: Bar = BAR) -> bool:
    """Whether no passage says what is asked."""
    best = next((each for each in ranked if each.about >= bar.matter and not only_asks(ask, each)), ranked[0])
    near = [each for each in ranked if each.score >= NEAR_BEST * best.score]
    if not question.sources and any(is_to_come(ask, each.passage, as_of) for each in near):
        return True
    near = [each for each in come_out(ask, near) if not only_lists(ask, each.passage, as_of)]
    role = _ROLE_SAYS.search(ask.text)
    if ask.speaker:
        near = [each for each in near if by_speaker(ask, each.passage, question)]
    elif role:
        near = [each for each in near if _by_role(each.passage, role["role"])]
    asking = {each.passage.hit.id for each in near if each.passage.is_question}
    told = next((each.passage for each in near if each.passage.hit.id not in asking), ranked[0].passage)
    if ask.sought == "person" and _NAMELESS.search(told.text):
        return True
    asked = ASSISTANTS.intersection(question.text.lower().replace("?", " ").split())
    if asked and not any(each.passage.hit.source in asked for each in ranked):
        return True
    if is_open(ask, told, as_of):
        return True
    return not any(_says(ask, question, each, bar) for each in near)


def names_all(ask: Ask, question: Question, each: Passage) -> bool:
    """Whether a passage names every name; whose words are asked for need not say what place or firm they speak of."""
    proper = all(any(nearness(term, each) for term in group) for group in ask.proper)
    return (proper or by_one_of(each, question.speaker)) and all(involved(other, each) for other in ask.people)


def _says(ask: Ask, question: Question, each: Rated, bar: Bar) -> bool:
    """Whether a passage is about all that is asked and holds what would answer."""
    passage = each.passage
    enough = bar.at(passage.rank)
    return (
        each.about >= enough
        and each.topic >= enough - PEOPLE
        and names_all(ask, question, passage)
        and (bool(each.holds) or may_do_without(ask, passage))
        and not (passage.is_event and ask.sought == "reason" and not each.holds)
        and has_noun(ask, each)
        and fits(ask, passage)
        and is_of_thing(ask, each)
        and _in_the_matter(ask, passage)
        and _is_rate(ask, passage)
        and _is_room(ask, passage)
        and not only_asks(ask, each)
        and not only_may_be(ask, passage)
    )


def is_of_thing(ask: Ask, each: Rated) -> bool:
    """Whether a passage is near a term that says more than what is measured, or replies to what is: a price of what.

    That it replies says not enough of a time or a sum: a value is as near as what is asked of it.
    """
    things = [term for term in ask.terms if term not in MEASURES]
    measured = ask.sought == "time" or (ask.sought == "amount" and ask.measures)
    replies = not measured and each.topic > BESIDE
    return not things or replies or any(nearness(term, each.passage) > BESIDE for term in things)


def _in_the_matter(ask: Ask, each: Passage) -> bool:
    """Whether a passage is near that about which words are asked for: "what did Ana say of the glaze"."""
    match = _MATTER.search(ask.text)
    wanted = [term for term in map(base, terms(match["matter"])) if term in ask.terms] if match else []
    return not wanted or any(nearness(term, each) > BESIDE for term in wanted)


def _is_rate(ask: Ask, each: Passage) -> bool:
    """Whether a passage, or what it replies to, is of the time for which an amount is asked, if one is: "an hour"."""
    match = _RATE.search(ask.text.lower())
    if match is None:
        return True
    told = rf"(?:\b(?:an?|per|each|every|the)|/) ?{match['unit']}\b|\b(?:{match['unit']}|dai)ly\b"
    return re.search(told, each.text, re.IGNORECASE) is not None or stands_in(match["unit"], each.around.asked)


def _is_room(ask: Ask, each: Passage) -> bool:
    """Whether a passage says how much there is room for, if that is asked."""
    return _ROOM_ASKED.search(ask.text) is None or _ROOM.search(each.text) is not None


def has_noun(ask: Ask, each: Rated) -> bool:
    """Whether the noun that is asked for is near, or measured, and named when its name is wanted."""
    passage = each.passage
    noun, nameless = asked_for(ask.text), to_be_named(ask.text)
    if ask.sought == "amount" and ask.measures and each.holds:
        return True
    if nameless:
        return named(nameless, passage.text, ask.text)
    role = role_of(ask.text)
    if role and role in passage.hit.text.lower() and not named(role, passage.hit.text, ask.text):
        return False
    return not noun or nearness(noun, passage) > BESIDE


def _by_role(each: Passage, role: str) -> bool:
    """Whether a passage may have the words of somebody by what they are: from outside, of nobody known, passed on."""
    theirs = each.hit.trust not in ("own", "colleague") and stands_in(
        base(next(iter(terms(role)), role)), each.around.record, each.around.heading
    )
    nameless = (each.hit.who or "").startswith("unidentified")
    return theirs or nameless or reports(each.text, role) or f"{role.lower()}:" in each.text.lower()


def by_speaker(ask: Ask, each: Passage, question: Question) -> bool:
    """Whether a passage has the words of those whose words are asked for, or passes them on."""
    return by_one_of(each, ask.speaker) or any(reports(each.text, other.name) for other in question.people)
