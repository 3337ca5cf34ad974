"""How well a passage answers an ask: how much of it the passage is about, whether it holds what is sought, who says it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from memory_core.answer.forms import is_ahead
from memory_core.answer.passage import BEGINNING, Passage, Surroundings, beginning
from memory_core.answer.question import Ask, Named, Question
from memory_core.claims.commitment import is_commitment
from memory_core.claims.stance import DEEDS, Stance, stance
from memory_core.claims.value import amounts, days
from memory_core.index.tokens import terms
from memory_core.people.directory import Identity
from memory_core.people.names import bare
from memory_core.search.thesaurus import synonyms

PRICED: Final = frozenset({"cost", "price", "pay", "charg", "fee"})
_PRICE: Final = re.compile(
    r"[$€£]\s?\d|\b(?:NOK|EUR|USD|GBP|kr)\b|\b(?:kroner?|euros?|dollars?|pounds?)\b|\b\d+[.,]\d\d\b"
)
PROMISING: Final = frozenset({"promis", "owe", "commit", "pledg"})

LOOKED_INTO: Final = 64
"""Passages, of those that are likely by their words, whose values are read."""

NAMED_IN_PART: Final = 0.9
SYNONYM: Final = 0.7
ASKED: Final = 0.8
SAME_RECORD: Final = 0.6
HEADING: Final = 0.55
TITLE: Final = 0.75
IN_THREAD: Final = 0.62
BESIDE: Final = 0.4
"""What a term counts that stands not in the passage but near it, or in another word."""

OWN: Final = 0.2
OF_SOURCE: Final = 0.2
HOLDS_SOUGHT: Final = 0.3
UNCOUNTED: Final = 0.4
"""The share of it for a number beside which nothing says that it counts what is asked."""

RANKED: Final = 0.15
DECIDES: Final = 0.15
BY_ACTOR: Final = 0.12
DAY: Final = 0.4
"""What a day that is asked about counts beside all the words."""

ON_DAY: Final = 0.3
ANOTHER_DAY: Final = -0.15
LACKS_NAME: Final = -0.3
DECISIVE: Final = 0.15
PROMISES: Final = -0.15
TAKES_ON: Final = 0.12
TOWARDS: Final = 0.12
BY_SPEAKER: Final = 0.3
BY_ANOTHER: Final = -0.25
IS_QUESTION: Final = -0.35
LONGER: Final = -0.03
SHORT: Final = -0.15
OF_MACHINE: Final = -0.1
OF_MODEL: Final = -0.25

_REASON: Final = re.compile(
    r"\b(?:because|'?cause|since|due to|so that|reason|otherwise|as a result|in order to|that's why|which is why|so"
    r"|needs?|want(?:s|ed)?|found|broke|fail(?:s|ed|ure)?|regression|bug|issue|problem|block(?:s|ed)|wait(?:s|ing)"
    r"|instead of|without|missing|wrong)\b",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(
    r"\b(?:at|in|to|from|near|under|behind|on|by) (?:the )?[^\W\d_a-z]\w+|\b(?:at|in|on) the \w+"
    r"|\b(?:place|venue|room|address)\b.*\bis\b"
)
_SOMEBODY: Final = re.compile(r"(?<![.!?…] )(?<!^)(?<!\n)\b[^\W\d_a-z][\w'’-]+|\bI(?:['’](?:ll|m|ve))?\b|^Me\b")
_DOING: Final = re.compile(r"\b\w{3,}ing\b|\b(?:do|does|did|will|can|should|would)\b", re.IGNORECASE)
_DAY_KEY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_WAS: Final = re.compile(r"\b(?:did|was|were|had|has|have)\b", re.IGNORECASE)
_WEEK: Final = re.compile(r"\b(?:which|what) week\b", re.IGNORECASE)
_TO: Final = re.compile(r"\bto (?P<place>[^\W\d_a-z]\w+)")
_DECIDES: Final = re.compile(
    r"\b(?:decid(?:e|ed|es)|decision|official(?:ly)?|final(?:ly)?|confirmed|agreed|settled|new date|now|from now on"
    r"|corrected|correction|turns out|postponed|rescheduled|instead)\b|\b(?:move[sd]?|moving|pushed|changed?)(?: \w+){0,3} to\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Rated:
    """A passage and how well it answers.

    `about` and `own` say how much of the ask's terms and people is in or near the passage, and in its own words, from
    0 to 1; `topic` leaves the people out. `holds` are the values sought that the question does not name itself.
    """

    passage: Passage
    score: float
    about: float
    own: float
    topic: float
    holds: frozenset[str]


def rated(ask: Ask, question: Question, found: Sequence[Passage], weights: Mapping[str, float]) -> list[Rated]:
    """The passages, best first; ties by rank and place, so that equal evidence is always answered alike."""
    top = max((each.hit.score for each in found), default=0.0) or 1.0
    likely = sorted((_about(ask, question, each, weights, top) for each in found), key=_order)[:LOOKED_INTO]
    return sorted((_looked_into(ask, each) for each in likely), key=_order)


def _order(each: Rated) -> tuple[float, int, int, int]:
    return -each.score, each.passage.rank, each.passage.start, each.passage.end


def _about(ask: Ask, question: Question, each: Passage, weights: Mapping[str, float], top: float) -> Rated:
    """How well a passage answers as far as its words and its place tell."""
    near = [(weights[term], nearness(term, each)) for term in ask.terms]
    near = _names_as_one(ask, near)
    people = [(max(map(weights.__getitem__, named.terms)), involved(named, each)) for named in ask.people]
    about, topic = _mean(near + people), _mean(near) if near else 1.0
    own = _mean([(weight, float(value >= SYNONYM)) for weight, value in near + people])
    score = about + OWN * own + RANKED * each.hit.score / top + LONGER * (len(each.sentences) - 1)
    score += IS_QUESTION * each.is_question + DECIDES * (_DECIDES.search(each.text) is not None)
    score += _of_source(question, each) + TOWARDS * directed(ask, each.text)
    score += LACKS_NAME * sum(not any(nearness(term, each) for term in group) for group in ask.proper)
    return Rated(each, score, about, own, topic, frozenset())


def _looked_into(ask: Ask, rated: Rated) -> Rated:
    """The same with what the passage holds, which takes longer to find out."""
    each = rated.passage
    holds = held(ask, each)
    counted = not ask.counted or any(nearness(term, each) >= SAME_RECORD for term in ask.counted)
    score = (
        rated.score
        + HOLDS_SOUGHT * bool(holds) * (1.0 if counted else UNCOUNTED)
        + SHORT * (len(each.own) < 2 and not holds)
    )
    if ask.sought == "person" and is_commitment(each.text):
        score += TAKES_ON
    if ask.sought == "whether":
        promises = 0.0 if is_ahead(ask.text) else PROMISES
        score += {"pending": promises, "open": 0.0}.get(stands(ask, each), DECISIVE)
    if ask.days:
        on_day = float(_on_day(ask, each))
        score += ON_DAY if on_day else ANOTHER_DAY
        topic, about = ((value + on_day * DAY) / (1 + DAY) for value in (rated.topic, rated.about))
        return replace(rated, score=score, about=about, topic=topic, holds=holds)
    return replace(rated, score=score, holds=holds)


def stands(ask: Ask, each: Passage) -> Stance:
    """What a passage says of the deed that is asked about: another deed that is done says nothing of it."""
    found = stance(each.text)
    deeds = DEEDS & frozenset(ask.terms)
    if found == "done" and deeds and not any(nearness(term, each) >= SYNONYM for term in deeds):
        return "open"
    return found


def _of_source(question: Question, each: Passage) -> float:
    """What it counts where a passage stands and whose it is."""
    score = OF_SOURCE * (each.hit.source in question.sources)
    if each.hit.trust == "automated":
        score += OF_MACHINE
    if each.hit.trust == "agent" and each.hit.source not in question.sources:
        score += OF_MODEL
    if question.speaker:
        score += BY_SPEAKER if by_one_of(each, question.speaker) else BY_ANOTHER * (not _to_speaker(question, each))
    return score + BY_ACTOR * by_one_of(each, question.actor)


def _to_speaker(question: Question, each: Passage) -> bool:
    """Whether a passage is to those whose words are asked for, or about them."""
    return any(involved(named, each) for named in question.people)


def _names_as_one(ask: Ask, near: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The terms of a name of several words all as near as the nearest: people say "Harbor" for "Harbor Logistics"."""
    for group in ask.proper:
        places = [ask.terms.index(term) for term in group]
        nearest = max(near[place][1] for place in places)
        for place in places:
            near[place] = (near[place][0], max(near[place][1], NAMED_IN_PART * nearest))
    return near


def _on_day(ask: Ask, each: Passage) -> bool:
    """Whether a passage is of a day that is asked about, or names it."""
    named = days(each.sentences, each.said) | (event_days(each) if each.is_event else {each.said.date().isoformat()})
    return bool(ask.days & named)


def nearness(term: str, each: Passage) -> float:
    """How near a term is to a passage, from 1 (in it) to 0."""
    others = _others(term)
    if term in each.own:
        return 1.0
    if (
        not others.isdisjoint(each.own)
        or (term in PRICED and _PRICE.search(each.text))
        or (term in PROMISING and is_commitment(each.text))
    ):
        return SYNONYM
    around = each.around
    heading = TITLE if each.hit.kind in ("mail", "event") else HEADING
    for near, value in _near(around, heading):
        if term in near:
            return value
        if not others.isdisjoint(near):
            return value * SYNONYM
    return BESIDE if term in around.beside else 0.0


def _near(around: Surroundings, heading: float) -> tuple[tuple[frozenset[str], float], ...]:
    """What stands around a passage, the nearest first."""
    return (
        (around.asked, ASKED),
        (around.heading, heading),
        (around.record, SAME_RECORD),
        (around.thread, IN_THREAD),
    )


def _another(named: Named, each: Passage) -> bool:
    """Whether a passage has the name asked for with another last name: "Ana Berg" is nobody's "Ana Holm"."""
    said = named.name.split()[0]
    return re.search(rf"\b{re.escape(said)} [^\W\d_a-z]\w+", each.text) is not None


@lru_cache(maxsize=4096)
def _others(term: str) -> frozenset[str]:
    """The terms that may stand for a term, and how its family begins."""
    return frozenset((*synonyms(term), *([beginning(term)] if len(term) >= BEGINNING else [])))


def involved(named: Named, each: Passage) -> float:
    """How much somebody has to do with a passage: says it, is named in it, or it is to them."""
    who = bare(each.hit.who or "")
    if any(who == bare(identity.name) for identity in named.bearers):
        return 1.0
    wanted = set(named.terms)
    if wanted <= each.own:
        return 1.0
    if wanted & each.own:
        return 0.85 if len(wanted) == 1 or not _another(named, each) else 0.3
    if wanted <= each.around.heading:
        return 0.7
    return 0.5 if wanted <= each.around.record or wanted & each.around.asked else 0.0


def by_one_of(each: Passage, people: Sequence[Identity]) -> bool:
    """Whether a passage is in the words of one of these."""
    who = bare(each.hit.who or "")
    return any(who == bare(identity.name) for identity in people)


def held(ask: Ask, each: Passage) -> frozenset[str]:
    """The things in a passage that are of the kind sought; what the question says itself is none."""
    text, parts, said = each.text, each.sentences, each.said
    match ask.sought:
        case "time":
            if is_off(each):
                return frozenset()
            if each.is_event:
                return event_days(each) if _named_by(ask, each) and not _WEEK.search(ask.text) else frozenset()
            named = frozenset(key for key in days(parts, said) - ask.days if _fits(key, ask, each))
            return frozenset(key for key in named if key.endswith(" week")) if _WEEK.search(ask.text) else named
        case "amount" | "attribute":
            return _measured(ask, amounts(parts, said) - amounts([ask.text], said))
        case "duration":
            return frozenset(value for value in amounts(parts, said) if value.startswith("duration"))
        case "reason":
            return frozenset(match.group().lower() for match in _REASON.finditer(text))
        case "place":
            place = "" if is_off(each) else dict(each.hit.fields).get("location")
            return frozenset({place} if place else {match.group() for match in _PLACE.finditer(text)})
        case "person":
            return frozenset(match.group() for match in _SOMEBODY.finditer(text) if match.group() not in ask.text)
        case "whether" | "thing":
            return frozenset()


def directed(ask: Ask, text: str) -> int:
    """1 when a passage goes where the ask goes ("to Rome", "arrive: Rome"), -1 when it comes from there, else 0."""
    for match in _TO.finditer(ask.text):
        place = re.escape(match["place"])
        if re.search(rf"(?:\bto|\binto|\barriv\w+:?|→|->|–|—)\s+(?:in |at )?{place}\b", text, re.IGNORECASE):
            return 1
        if re.search(rf"(?:\bfrom|\bdepart\w*:?|\bleav\w+:?)\s+{place}\b", text, re.IGNORECASE):
            return -1
    return 0


def _fits(key: str, ask: Ask, each: Passage) -> bool:
    """Whether a day lies on the side of the telling that is asked about: what was lies before it, what will be behind."""
    if not _DAY_KEY.fullmatch(key):
        return True
    told = each.said.date().isoformat()
    return key <= told if _WAS.search(ask.text) else key >= told


def _measured(ask: Ask, found: frozenset[str]) -> frozenset[str]:
    """The amounts that measure what is asked for; a bare number may measure anything but a time."""
    if not ask.measures:
        return frozenset(value for value in found if not value.startswith("duration")) or found
    kept = {value for value in found if value.partition(" ")[0] in ask.measures}
    return frozenset(
        kept or {value for value in found if value.startswith("quantity") and "duration" not in ask.measures}
    )


def _named_by(ask: Ask, each: Passage) -> bool:
    """Whether an event may be what an ask speaks of: all of the ask is in it, or all of its title but a word in the ask.

    No word of the title may be left over when the ask is about something being done: an event about it is not it.
    """
    said = frozenset((*ask.terms, *(term for named in ask.people for term in named.terms)))
    further = frozenset(terms(each.hit.title)) - said
    if _DOING.search(ask.text):
        return not further
    place = frozenset(terms(dict(each.hit.fields).get("location", "")))
    return len(further) <= 1 or said <= (frozenset(terms(each.hit.title)) | place | each.own)


def is_off(each: Passage) -> bool:
    """Whether a passage is a calendar event that was called off."""
    return each.is_event and dict(each.hit.fields).get("status") == "cancelled"


def event_days(each: Passage) -> frozenset[str]:
    """The day on which an event begins."""
    start = next((value for name, value in each.hit.fields if name == "start"), "")
    return frozenset({start[:10]} if start else ())


def _mean(values: Sequence[tuple[float, float]]) -> float:
    """The mean of values by weight; 0 without weight."""
    total = sum(weight for weight, _ in values)
    return sum(weight * value for weight, value in values) / total if total else 0.0
