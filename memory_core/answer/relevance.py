"""How well a passage answers: how much of what is asked it is about, whether it holds what is sought, who says it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from memory_core.answer.holding import event_days, held, taken_back
from memory_core.answer.nearness import SYNONYM, by_one_of, directed, involved, nearness
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question
from memory_core.claims.counted import tally
from memory_core.claims.value import days
from memory_core.model.hit import Hit

VALUES: Final = frozenset({"time", "amount", "duration", "attribute", "place"})
"""What has a value at a time, so that a later one replaces it."""

LOOKED_INTO: Final = 64
"""Passages, of those that are likely by their words, whose values are read."""

OWN: Final = 0.2
OF_SOURCE: Final = 0.2
HOLDS_SOUGHT: Final = 0.3
RANKED: Final = 0.35
DECIDES: Final = 0.15
BY_ACTOR: Final = 0.12
DAY: Final = 0.4
"""What a day that is asked about counts beside all the words."""

ON_DAY: Final = 0.3
ANOTHER_DAY: Final = -0.15
TOWARDS: Final = 0.12
BY_SPEAKER: Final = 0.3
BY_ANOTHER: Final = -0.25
AS_MANY: Final = 0.25
IS_QUESTION: Final = -0.35
REPLY: Final = 0.85
"""The share of what a question is about that its reply is about, whatever its words."""

SOON: Final = timedelta(hours=8)
"""How long after a question the next message may be a reply to it without saying so: a working day."""

LONGER: Final = -0.03
OF_MACHINE: Final = -0.1
OF_MODEL: Final = -0.25

_ENDS_ASKING: Final = re.compile(r"\?[\s\"'”’)\]]*$")
DECIDING: Final = re.compile(
    r"\b(?:decid(?:e|ed|es)|decision|official(?:ly)?|final(?:ly)?|confirmed|agreed|settled|new date|now|from now on"
    r"|corrected|correction|turns out|postponed|rescheduled|instead)\b|\b(?:move[sd]?|moving|pushed"
    r"|changed?)(?: \w+){0,3} to\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Rated:
    """A passage and how well it answers.

    `about` and `own` say how much of the ask's terms and people is in or near the passage, and in its own words, from
    0 to 1; `topic` leaves the people out. `holds` are the values sought that the question does not name itself,
    `taken_back` those that the passage says hold no longer.
    """

    passage: Passage
    score: float
    about: float
    own: float
    topic: float
    holds: frozenset[str]
    taken_back: frozenset[str] = frozenset()


def rated(ask: Ask, question: Question, found: Sequence[Passage], weights: Mapping[str, float]) -> list[Rated]:
    """The passages, best first; ties by rank and place, so that equal evidence is always answered alike."""
    top = max((each.hit.score for each in found), default=0.0) or 1.0
    about = _with_replies(ask, [_about(ask, question, each, weights, top) for each in found])
    likely = sorted(about, key=_order)[:LOOKED_INTO]
    return sorted((_looked_into(ask, each) for each in likely), key=_order)


def _with_replies(ask: Ask, ratings: Sequence[Rated]) -> list[Rated]:
    """The same, what replies to a question or to a prompt being about all that it is about."""
    asked: dict[str, Rated] = {}
    for each in ratings:
        hit = each.passage.hit
        asks = (
            each.passage.is_question or _ENDS_ASKING.search(hit.text) or (_is_prompt(hit) and ask.sought != "whether")
        )
        if asks and (hit.id not in asked or each.score > asked[hit.id].score):
            asked[hit.id] = each
    for hit in {each.passage.hit.id: each.passage.hit for each in ratings}.values():
        if _is_tool(hit) and hit.before in asked:
            asked[hit.id] = asked[hit.before]
    return [_as_reply(each, asked) for each in ratings]


def _as_reply(each: Rated, asked: Mapping[str, Rated]) -> Rated:
    """The same as a reply to the message before it, when that asks and somebody else wrote it."""
    hit = each.passage.hit
    before = [asked[name] for name in (hit.reply_to, hit.before) if name in asked]
    question = next((other for other in before if _may_reply(each.passage, other.passage)), None)
    if question is None or each.passage.is_question or _is_tool(hit):
        return each
    asking = IS_QUESTION * question.passage.is_question
    return replace(
        each,
        score=max(each.score, REPLY * (question.score - asking)),
        about=max(each.about, REPLY * question.about),
        topic=max(each.topic, REPLY * question.topic),
    )


def _is_tool(hit: Hit) -> bool:
    """Whether a record is what an assistant had a tool do: it stands between a prompt and the reply."""
    return any(name == "tool" for name, _ in hit.fields)


def _is_prompt(hit: Hit) -> bool:
    """Whether a record is what somebody tells an assistant to do."""
    return hit.source in ("codex", "chatgpt") and hit.trust != "agent"


def _may_reply(each: Passage, question: Passage) -> bool:
    """Whether a passage is another's words after a question, and soon where it does not say that it replies."""
    marked = each.hit.reply_to == question.hit.id
    return each.hit.who != question.hit.who and (marked or each.said - question.said <= SOON)


def _order(each: Rated) -> tuple[float, int, int, int]:
    return -each.score, each.passage.rank, each.passage.start, each.passage.end


def _about(ask: Ask, question: Question, each: Passage, weights: Mapping[str, float], top: float) -> Rated:
    """How well a passage answers as far as its words and its place tell."""
    near = [(weights[term], nearness(term, each)) for term in ask.terms]
    people = [(max(map(weights.__getitem__, named.terms)), involved(named, each)) for named in ask.people]
    about, topic = _mean(near + people), _mean(near) if near else 1.0
    own = _mean([(weight, float(value >= SYNONYM)) for weight, value in near + people])
    score = about + OWN * own + RANKED * each.hit.score / top + LONGER * (len(each.sentences) - 1)
    score += IS_QUESTION * each.is_question + DECIDES * (DECIDING.search(each.text) is not None)
    score += _of_source(ask, question, each) + TOWARDS * directed(ask, each.text) + as_many(ask, each)
    return Rated(each, score, about, own, topic, frozenset())


def _looked_into(ask: Ask, rated: Rated) -> Rated:
    """The same with what the passage holds, which takes longer to find out."""
    each = rated.passage
    holds = held(ask, each)
    score = rated.score + HOLDS_SOUGHT * bool(holds)
    gone = taken_back(ask, each) if holds and ask.sought in VALUES else frozenset()
    rated = replace(rated, holds=holds, taken_back=gone)
    if ask.days:
        is_on = float(on_day(ask, each))
        score += ON_DAY if is_on else ANOTHER_DAY
        topic, about = ((value + is_on * DAY) / (1 + DAY) for value in (rated.topic, rated.about))
        return replace(rated, score=score, about=about, topic=topic)
    return replace(rated, score=score)


def _of_source(ask: Ask, question: Question, each: Passage) -> float:
    """What it counts where a passage stands and whose it is."""
    score = OF_SOURCE * (each.hit.source in question.sources)
    if each.hit.trust == "automated":
        score += OF_MACHINE
    if each.hit.trust == "agent" and each.hit.source not in question.sources:
        score += OF_MODEL
    if ask.speaker:
        theirs = by_one_of(each, ask.speaker) and not each.is_event
        score += BY_SPEAKER if theirs else BY_ANOTHER * (not _to_speaker(question, each))
    return score + BY_ACTOR * by_one_of(each, question.actor)


def as_many(ask: Ask, each: Passage) -> float:
    """What it counts that a passage speaks of as many things as the ask ("one shift"), or of more or fewer alone."""
    asked = tally([ask.text])
    if not asked:
        return 0.0
    things = {thing for thing, _ in asked}
    said = {(thing, amount) for thing, amount in tally(each.sentences) if thing in things}
    return 0.0 if not said else AS_MANY if said & asked else -AS_MANY


def _to_speaker(question: Question, each: Passage) -> bool:
    """Whether a passage is to those whose words are asked for, or about them."""
    return any(involved(named, each) for named in question.people)


def on_day(ask: Ask, each: Passage) -> bool:
    """Whether a passage is of a day that is asked about, or names it."""
    named = days(each.sentences, each.said) | (event_days(each) if each.is_event else {each.said.date().isoformat()})
    return bool(ask.days & named)


def _mean(values: Sequence[tuple[float, float]]) -> float:
    """The mean of values by weight; 0 without weight."""
    total = sum(weight for weight, _ in values)
    return sum(weight * value for weight, value in values) / total if total else 0.0
