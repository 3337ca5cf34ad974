"""Sums of numbers that records say, asked for by what they count: "the kiln plus the shelves, what do they come to"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from memory_core.answer.abstention import no_answer
from memory_core.answer.composition import citations, sentence
from memory_core.answer.current import course
from memory_core.answer.evidence import Evidence
from memory_core.answer.irregular import base
from memory_core.answer.passage import Passage, passages
from memory_core.answer.question import Question, subordinate
from memory_core.answer.relevance import rated
from memory_core.claims.correction import standing
from memory_core.claims.dated import dated
from memory_core.claims.number import Number, currency, numbers
from memory_core.index.tokens import terms
from memory_core.model.answer import Answer, Outcome

LONGEST: Final = 30
"""Words of a quotation."""

ENOUGH: Final = 0.5
"""How much of a part and what is said of all parts must be near its passage."""

_TOGETHER: Final = r"(?:together|in total|altogether|in all|combined|all told)"
_COME_TO: Final = (
    r"(?:(?:come|comes|came|add|adds|added|sum|sums) (?:up )?to|add(?:ed)? up|(?:sum|total) (?:of|for)|plus)"
)
_TOTAL: Final = re.compile(rf"\b(?:{_TOGETHER}|{_COME_TO})\b", re.IGNORECASE)
_COUNTS: Final = re.compile(rf"\bhow (?:much|many)\b|\b{_COME_TO}\b", re.IGNORECASE)
"""Whoever says this wants a number and nothing else."""

_PARTS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        r"\b(?:sum|total) (?:of|for) (?P<one>.+?) (?:and|plus) (?P<other>[^,?]+)",
        r"(?:^|[,:] ?)(?:the |my |our )?(?P<one>[^,?]+?) (?:plus|and) (?P<other>[^,?]+?)"
        rf"(?:,? {_TOGETHER}\b|, (?:what|how)\b|\?|$)",
        r"\b(?:do|did|does|will|would|are|were|have|is|was) (?P<one>.+?) (?:and|plus) (?P<other>.+?) "
        rf"(?=(?:cost|come|add|sum|make|weigh|amount|{_TOGETHER})\b)",
        rf"\b(?P<one>[^\W\d_][\w-]*) (?:and|plus) (?P<other>[^\W\d_][\w-]*)(?= {_TOGETHER}\b)",
    )
)
_BOTH: Final = re.compile(
    r"\b(?:what|how much|how many|do|does|did|would|will|(?:the |these )?two|both|they|it)\b", re.IGNORECASE
)
_ITEM: Final = re.compile(r"[,;:\n]|\band\b|(?<=[.!?])\s")


@dataclass(frozen=True, slots=True)
class _Part:
    """A number, its currency if any, and the passage that says it."""

    number: Number
    currency: str
    passage: Passage


def totalled(question: Question, evidence: Evidence) -> Outcome | None:
    """The sum that a question asks for; no answer unless the evidence says one number of one measure for each part."""
    match = _asked(question.text)
    if match is None:
        return None
    around = f"{question.text[: match.start('one')]} {question.text[match.end('other') :]}"
    context = _BOTH.sub(" ", _TOTAL.sub(" ", around))
    found = passages(evidence.hits, evidence.zone)
    parts = [_part(match[name], context, question, evidence, found) for name in ("one", "other")]
    told = [each for each in parts if each]
    if len(told) < len(parts) or not _alike(told):
        return no_answer("topic known but not this fact") if _COUNTS.search(question.text) else None
    total = sum((each.number.amount for each in told), Decimal())
    said = f"{total:,}: {' + '.join(each.number.figure for each in told)}."
    shown = _distinct([each.passage for each in told])
    quotes = " ".join(sentence(each, evidence.zone, evidence.coming, LONGEST, headed=True) for each in shown)
    return Answer(f"{said} {quotes}", citations(shown))


def _alike(told: Sequence[_Part]) -> bool:
    """Whether the numbers of the parts measure the same: no money of two currencies."""
    currencies = {each.currency for each in told} - {""}
    return len({each.number.measure for each in told}) == 1 and len(currencies) <= 1


def _asked(text: str) -> re.Match[str] | None:
    """The two parts of which a question asks for the sum; None when it asks for none."""
    if _TOTAL.search(text) is None:
        return None
    return next((found for form in _PARTS if (found := form.search(text))), None)


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


def _number(each: Passage, part: frozenset[str]) -> Number | None:
    """The one number that a passage says of a part: money, or a count in the item of a list that names it."""
    text = standing(each.text, each.said)
    times = [(time.start, time.end) for time in dated(text, each.said)]
    counted = [
        number for number in numbers(text) if not any(start < number.end and number.start < end for start, end in times)
    ]
    named = [number for number in counted if part & _words_of_item(text, number)]
    money = [[number for number in kept if number.measure == "money"] for kept in (named, counted)]
    counts = [number for number in named if number.measure == "quantity"]
    told = next((kept for kept in (*money, counts) if kept), [])
    return told[0] if len({number.amount for number in told}) == 1 else None


def _words_of_item(text: str, number: Number) -> frozenset[str]:
    """The terms of the item of a list in which a number stands."""
    start = max((match.end() for match in _ITEM.finditer(text, 0, number.start)), default=0)
    end = next((match.start() for match in _ITEM.finditer(text, number.end)), len(text))
    return frozenset(map(base, terms(text[start:end])))


def _distinct(shown: Sequence[Passage]) -> list[Passage]:
    """The passages, those of one record as one."""
    one, other = shown
    return [one.joined(other)] if one.overlaps(other) else [one, other]
