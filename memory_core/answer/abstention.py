"""When not to answer: the evidence is about something else, or about this and does not say what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.holding import is_off
from memory_core.answer.nearness import BESIDE, by_one_of, involved, nearness
from memory_core.answer.noun import asked_for, named, role_of, to_be_named
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask, Named, Question
from memory_core.answer.relevance import Rated
from memory_core.claims.opinion import reports
from memory_core.claims.stance import stance
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant

FIRST: Final = 3
"""Records of the evidence that the search is surest of: it knows more ways to find them than passages do."""

PEOPLE: Final = 0.05
"""How much less may be near without the people."""

CALLED_OFF: Final = 0.4
"""Both for a yes-or-no question where it was called off."""

OF_SUBJECT: Final = 0.7
"""How much those must have to do with a passage of whom a yes-or-no question asks."""

NEAR_BEST: Final = 0.7
"""Passages this near the best one may be the one that answers."""

_MEASURED: Final = frozenset({"time", "amount", "duration"})
_SAID: Final = frozenset({"whether", "reason"})
"""What people say and a calendar does not."""

ASSISTANTS: Final = frozenset({"chatgpt", "codex"})
FAMILY: Final = 4
"""Letters that words of one family share: "decide", "decision"."""

_NAMELESS: Final = re.compile(r"\bsome(?:body|one)\b", re.IGNORECASE)
_DID: Final = re.compile(r"\b(?:what|when|which|where|why|who|how (?:much|many)) (?:\w+ )?did\b", re.IGNORECASE)
_ASKS: Final = re.compile(r"\?[\s\"'”’)\]]*$")
_OUTCOME: Final = re.compile(
    r"\b(?:decisions?|decided?|decides|outcome|verdict|conclusions?|votes?|voted|ruling|ruled|results?)\b",
    re.IGNORECASE,
)
_UNDECIDED: Final = re.compile(
    r"\bno (?:decision|verdict|vote|result)s?\b|\bundecided\b|\bdecision (?:is|was) (?:postponed|put off|open)\b"
    r"|\b(?:not|never|nothing|isn['’]t|wasn['’]t|hasn['’]t)(?: (?:is|was|has|yet|been))* (?:decided|settled|voted)\b",
    re.IGNORECASE,
)

_WISHES: Final = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|wants?|wanted|request\w*|propos\w+|suggest\w*|offer\w*|wish\w*|question)\b", re.IGNORECASE
)
"""Words for what somebody puts as a question."""

_CAME: Final = re.compile(r"^(?:\w+ )?(?:what|who|how|which|where)\b.*\b(?:did|came|went|was|were)\b", re.IGNORECASE)
_ANSWERS: Final = (
    r"\b(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|(?:write|written|wrote|g[eo]t|gotten|c[oa]me) back|accept(?:ed)?"
    r"|agree[d]?|approved?|ok(?:ay)?(?:ed|['’]d)?|taken?|says? yes|said yes|liked?)\b"
)
_WHEN_DID: Final = re.compile(r"\bwhen (?:did|was|were|has|have)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Bar:
    """How much of what is asked, people included, must be near the passage that answers, from 0 to 1.

    `first` is enough for the first few records of the evidence. At the defaults dev questions were answered best.
    """

    enough: float = 0.57
    first: float = 0.42


BAR: Final = Bar()


def lacking(ask: Ask, question: Question, ranked: Sequence[Rated], as_of: Instant, bar: Bar = BAR) -> bool:
    """Whether no passage says what is asked."""
    near = [each for each in ranked if each.score >= NEAR_BEST * ranked[0].score]
    if question.speaker:
        near = [each for each in near if _by_speaker(each.passage, question)]
    asking = {each.passage.hit.id for each in near if each.passage.is_question}
    best = next((each.passage for each in near if each.passage.hit.id not in asking), ranked[0].passage)
    if ask.sought == "person" and _NAMELESS.search(best.text):
        return True
    if _DID.search(ask.text) and any(denied(term, best.text) for term in ask.terms):
        return True
    if _OUTCOME.search(ask.text) and _UNDECIDED.search(best.text):
        return True
    if _is_to_come(ask, best, as_of) or _unanswered(ask, best):
        return True
    asked = ASSISTANTS.intersection(question.text.lower().replace("?", " ").split())
    return not any(_says(ask, each, bar) for each in near if not asked or each.passage.hit.source in asked)


def _only_asks(ask: Ask, each: Rated) -> bool:
    """Whether a passage asks what is asked and does not go on to answer; where a wish is asked for, asking is one."""
    told = each.passage.sentences
    about = [text for text in told if not stems(text).isdisjoint(ask.terms)]
    if not about or not all(_ASKS.search(text) for text in about) or _WISHES.search(ask.text):
        return False
    return not each.holds or _ASKS.search(told[-1]) is not None


def _is_to_come(ask: Ask, best: Passage, as_of: Instant) -> bool:
    """Whether it is asked what came of something that the calendar has for later."""
    came = _CAME.search(ask.text) is not None and _WISHES.search(ask.text) is None
    return best.is_event and best.hit.occurred.start > as_of and came


def _unanswered(ask: Ask, best: Passage) -> bool:
    """Whether it is asked if somebody answered or agreed, and the best there is are the words of others."""
    for person in ask.people:
        if re.search(rf"^(?:\w+ )?(?:did|has|have) {re.escape(person.name)}\b.*{_ANSWERS}", ask.text, re.IGNORECASE):
            return not by_one_of(best, person.bearers) and not reports(best.text, person.name)
    return False


def _says(ask: Ask, each: Rated, bar: Bar) -> bool:
    """Whether a passage is about all that is asked and holds what would answer."""
    passage = each.passage
    # What was called off needs no word of what then did not happen.
    off = ask.sought == "whether" and stance(passage.text) == "off"
    enough = bar.first if passage.rank < FIRST else bar.enough
    enough = min(enough, CALLED_OFF) if off else enough
    return (
        each.about >= enough
        and each.topic >= enough - PEOPLE
        and all(any(nearness(term, passage) for term in group) for group in ask.proper)
        and all(_takes_part(ask, other, passage) for other in ask.people)
        and (bool(each.holds) or ask.sought not in _MEASURED)
        and not (passage.is_event and ask.sought in _SAID and not _explains(ask, each))
        and not (ask.sought == "person" and not each.holds)
        and _has_noun(ask, each)
        and not _only_asks(ask, each)
        and not (_WHEN_DID.search(ask.text) and stance(passage.text) == "pending")
    )


def _explains(ask: Ask, each: Rated) -> bool:
    """Whether a calendar event says more of itself than its title, and so may say why; a cancelled one does."""
    passage = each.passage
    further = terms(passage.text.replace(passage.hit.title, "", 1))
    return ask.sought == "reason" and bool(further) and (bool(each.holds) or is_off(passage))


def _takes_part(ask: Ask, other: Named, passage: Passage) -> bool:
    """Whether somebody has to do with a passage, more so if it is asked whether they do or are something."""
    is_subject = ask.sought == "whether" and re.search(rf"^(?:\w+,? )?\w+ {re.escape(other.name)}\b", ask.text)
    near = involved(other, passage)
    return near >= OF_SUBJECT if is_subject else near > 0


def _has_noun(ask: Ask, each: Rated) -> bool:
    """Whether the noun that is asked for is near, or measured, and named when its name is wanted."""
    passage = each.passage
    if ask.sought == "amount" and ask.measures and each.holds:
        return True
    noun, nameless = asked_for(ask.text), to_be_named(ask.text)
    if nameless:
        return named(nameless, passage.text, ask.text)
    role = role_of(ask.text)
    if role and role in passage.hit.text.lower() and not named(role, passage.hit.text, ask.text):
        return False
    return not noun or nearness(noun, passage) > BESIDE


def denied(term: str, text: str) -> bool:
    """Whether a text says that there is no such thing as a term, or that it was not done.

    >>> denied("decid", "No decision today."), denied("decid", "Decided: no lease.")
    (True, False)
    """
    family = re.escape(term[:FAMILY])
    return (
        len(term) >= FAMILY and re.search(rf"\b(?:no|not|never)(?: \w+)? {family}\w*", text, re.IGNORECASE) is not None
    )


def _by_speaker(each: Passage, question: Question) -> bool:
    """Whether a passage has the words of those whose words are asked for, or passes them on."""
    return by_one_of(each, question.speaker) or any(reports(each.text, other.name) for other in question.people)
