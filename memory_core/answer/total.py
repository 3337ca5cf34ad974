"""Sums of numbers that records say, asked for by what they count: "the kiln plus the shelves, what do they come to"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import reduce
from typing import Final

from memory_core.answer.abstention import no_answer
from memory_core.answer.composition import BRIEF, citations, sentence
from memory_core.answer.current import course
from memory_core.answer.evidence import Evidence
from memory_core.answer.forms import EMPTY
from memory_core.answer.irregular import stems_of
from memory_core.answer.passage import Passage, passages
from memory_core.answer.question import Question, subordinate
from memory_core.answer.relevance import rated
from memory_core.claims.correction import standing
from memory_core.claims.dated import dated
from memory_core.claims.number import Number, currency, numbers
from memory_core.model.answer import Answer, Outcome

ENOUGH: Final = 0.5
"""How much of a part and what is said of all parts must be near its passage."""

_TOGETHER: Final = r"(?:together|in total|altogether|in all|combined|all told)"
_SUM_OF: Final = r"(?:sum|total) (?:of|for)"
_TOTAL: Final = re.compile(
    rf"\b(?:{_TOGETHER}|{_SUM_OF}|(?:come|comes|came|add|adds|added|sum|sums) (?:up )?to|add(?:s|ed)? up|plus)\b",
    re.IGNORECASE,
)
_ADDING: Final = re.compile(rf"\b(?:plus|{_SUM_OF}|add(?:s|ed)? up)\b|\b(?:come|comes|came) to\W*$", re.IGNORECASE)
"""Whoever says this wants a sum and nothing else."""

_AUXILIARY: Final = r"(?:do|did|does|will|would|are|were|have|is|was|has)"
_WORDS: Final = r"(?:(?!\b(?:what|which|who|how)\b)[^?:;])+?"
_AND: Final = r"(?:,? (?:and|plus|[&+]) )"
_LIST: Final = rf"(?P<parts>(?!{_AUXILIARY}\b){_WORDS}{_AND}{_WORDS})"
_BEFORE: Final = (
    r"(?:^(?:(?:and|so|ok|okay|well|then|now),? )?(?:[^,:;?]+ (?:in|on|at|since|until|from) [^,:;?]+, )?|: ?)"
)
"""What may stand before a list and be no part of it: a word to begin with, a thing of some time or place."""

_LISTS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_SUM_OF} {_LIST}(?:[,:;] (?:what|how)\b|\W*$)",
        rf"\b(?:{_AUXILIARY}|how (?:much|many)) {_LIST} "
        rf"(?=(?:{_AUXILIARY}|cost|come|add|sum|make|weigh|amount|{_TOGETHER})\b)",
        rf"{_BEFORE}{_LIST}(?:,? {_TOGETHER}\b|[,:;] (?:what|how)\b|\W*$)",
    )
)
_APART: Final = re.compile(rf"{_AND}|, ?", re.IGNORECASE)
_JOINED: Final = re.compile(rf"\b(?:and|both)\b|[&+]|{_TOTAL.pattern}", re.IGNORECASE)
"""What makes one number that of several things."""

_BOTH: Final = re.compile(
    r"\b(?:what|how much|how many|do|does|did|would|will|(?:the |these )?(?:two|three)|both|all|they|it)\b",
    re.IGNORECASE,
)
_ITEM: Final = re.compile(r"[,;:\n]|\band\b|(?<=[.!?])\s")


@dataclass(frozen=True, slots=True)
class _Part:
    """A number, its currency if any, and the passage that says it."""

    number: Number
    currency: str
    passage: Passage


def totalled(question: Question, evidence: Evidence) -> Outcome | None:
    """The sum that a question asks for; None when it asks for none, or may be answered otherwise.

    Every part needs one number of its own, all of one measure. A number that is said of several parts is their sum
    already, which is for the passages to tell.
    """
    match = _asked(question.text)
    if match is None:
        return None
    context = _BOTH.sub(
        " ", _TOTAL.sub(" ", question.text[: match.start("parts")] + question.text[match.end("parts") :])
    )
    names = _APART.split(match["parts"])
    found = passages(evidence.hits, evidence.zone)
    joint = [each for each in found if _is_joint(each, names)]
    apart = [each for each in found if each not in joint]
    told = [part for name in names if (part := _part(name, context, question, evidence, apart))]
    if len(told) < len(names) or not _alike(told):
        adds = _ADDING.search(question.text) is not None and not joint
        return no_answer("topic known but not this fact") if adds else None
    total = sum((each.number.amount for each in told), Decimal())
    said = f"{total:,}: {' + '.join(each.number.figure for each in told)}."
    shown = _distinct([each.passage for each in told])
    quotes = " ".join(sentence(each, evidence.zone, evidence.coming, BRIEF, headed=True) for each in shown)
    return Answer(f"{said} {quotes}", citations(shown))


def _alike(told: Sequence[_Part]) -> bool:
    """Whether the numbers of the parts are different ones of one measure: no money of two currencies."""
    if len({(each.passage.hit.id, each.passage.start, each.number.start) for each in told}) < len(told):
        return False
    currencies = {each.currency for each in told} - {""}
    return len({each.number.measure for each in told}) == 1 and len(currencies) <= 1


def _asked(text: str) -> re.Match[str] | None:
    """The list of parts of which a question asks for the sum; None when it asks for none.

    >>> _asked("How much are the jug, the bowls and the lamp in total?")["parts"]
    'the jug, the bowls and the lamp'
    """
    if _TOTAL.search(text) is None:
        return None
    return next((found for form in _LISTS if (found := form.search(text))), None)


def _part(name: str, context: str, question: Question, evidence: Evidence, found: Sequence[Passage]) -> _Part | None:
    """The latest number that is said for a part, None when there is none or it is not clear which."""
    whole = subordinate(question, f"{name} {context}", "amount", evidence.now)
    alone = frozenset(subordinate(question, name, "amount", evidence.now).asks[0].terms)
    ranked = rated(whole.asks[0], whole, found, evidence.weights)
    told = [each for each in ranked if each.about >= ENOUGH and _number(each.passage, alone)]
    latest = course(told)
    if latest is None:
        return None
    passage = latest.latest.passage
    number = _number(passage, alone)
    return _Part(number, currency(standing(passage.text, passage.said), number), passage) if number else None


def _is_joint(each: Passage, names: Sequence[str]) -> bool:
    """Whether a passage says one number of several parts together: "the jug and the lamp are 900 kroner"."""
    named = [part for name in names if (part := stems_of(name) - EMPTY) & each.own]
    amounts = {number.amount for number in _counted(each)}
    return len(named) > 1 and len(amounts) == 1 and _JOINED.search(each.text) is not None


def _number(each: Passage, part: frozenset[str]) -> Number | None:
    """The one number that a passage says of a part: money, or a count in the item of a list that names it."""
    counted = _counted(each)
    named = [number for number in counted if part & _words_of_item(standing(each.text, each.said), number)]
    money = [[number for number in kept if number.measure == "money"] for kept in (named, counted)]
    counts = [number for number in named if number.measure == "quantity"]
    told = next((kept for kept in (*money, counts) if kept), [])
    return told[0] if len({number.amount for number in told}) == 1 else None


def _counted(each: Passage) -> list[Number]:
    """The numbers of a passage as it stands, without those of its dates and times."""
    text = standing(each.text, each.said)
    times = [(time.start, time.end) for time in dated(text, each.said)]
    return [
        number for number in numbers(text) if not any(start < number.end and number.start < end for start, end in times)
    ]


def _words_of_item(text: str, number: Number) -> frozenset[str]:
    """The terms of the item of a list in which a number stands."""
    start = max((match.end() for match in _ITEM.finditer(text, 0, number.start)), default=0)
    end = next((match.start() for match in _ITEM.finditer(text, number.end)), len(text))
    return stems_of(text[start:end])


def _distinct(shown: Sequence[Passage]) -> list[Passage]:
    """The passages, those that overlap as one."""
    found: list[Passage] = []
    for each in shown:
        apart = [other for other in found if not other.overlaps(each)]
        whole = reduce(Passage.joined, (other for other in found if other.overlaps(each)), each)
        found = [*apart, whole]
    return found
