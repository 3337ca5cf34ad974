"""What must be shown by whatever answers: a telephone number, an age, a make, or what a bare noun phrase names.

Each shape says how something is asked for and how it looks where it is told. A passage of that shape about the rest of
the question is the answer, in whatever words; without one there is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from memory_core.answer.forms import is_asking
from memory_core.answer.head import head_of, headed
from memory_core.answer.irregular import base
from memory_core.answer.nearness import BESIDE, involved, nearness
from memory_core.answer.noun import GENERAL
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.claims.number import numbers
from memory_core.index.tokens import terms

ENOUGH: Final = 0.57
"""How much of the rest of the question must be near a passage of the shape that is asked for."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kind of thing is asked for, and how it looks where it is told."""

    asked: re.Pattern[str]
    told: re.Pattern[str]


def _shape(asked: str, told: str) -> Shape:
    return Shape(re.compile(asked, re.IGNORECASE), re.compile(told, re.IGNORECASE))


_NUMBER_WORD: Final = r"(?:\d+|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)"
_COLOURS: Final = "red|green|blue|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|silver|gold"
_SHAPES: Final = (
    _shape(
        r"\b(?:phone|mobile|cell|telephone)(?: ?phone)? number\b|\bnumber (?:do|can|should) (?:I|we) (?:call|ring|dial)\b"
        r"|['’]?s (?:phone|mobile|cell|telephone)\W*$|\bby phone\b",
        r"(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\+?\d(?:[ ()/.-]{0,2}\d){6,}(?![\w-])",
    ),
    _shape(r"\be-?mail address\b|['’]?s e-?mail\W*$|\be-?mail of\b", r"\S@\S+\.\w"),
    _shape(r"\b(?:url|website|web (?:site|page|address))\b|\blink (?:to|for)\b", r"https?://|\bwww\.|\w\.[a-z]{2,}/"),
    _shape(
        r"\bhow old\b|\bage\b",
        rf"\b{_NUMBER_WORD}[ -]years?[ -]old\b|\baged?\b|\bbirthday\b|\b(?:born|built) (?:in|on)\b|\bdates? from\b"
        rf"|\b(?:turn(?:s|ed|ing)?|is|am|are|was|['’]s|['’]m) (?:only |just |now |nearly |almost |about )?{_NUMBER_WORD}"
        r"(?=[.,;!?]|$| and\b| now\b| on\b| in\b)",
    ),
    _shape(
        r"\bhow heavy\b|\bhow much (?:does|do|did) .*\bweigh\b|\bweights?\b",
        r"\d ?(?:kg|kilos?|g|mg|lbs?|t)\b|\b(?:kilos?|kilograms?|grams?|tonnes?|tons?|pounds?|ounces?)\b",
    ),
    _shape(
        r"\bhow many square (?:metres|meters|feet)\b|\bfloor (?:space|area)\b",
        r"\bsquare (?:metres|meters|feet)\b|\d ?(?:m2|m²|sqm|ft2|ft²)(?!\w)|\b(?:hectares?|acres?)\b",
    ),
    _shape(r"\b(?:what|which) colou?r\b|\bcolou?r of\b", rf"\b(?:{_COLOURS})(?:ish)?\b"),
)
_PHASES: Final = (
    _shape(
        r"\b(?:start|begin)(?:s|ning|ing)?\b|\bstart(?:ing)? (?:date|day)\b|\bfirst day\b|\bfrom when\b|\bkicks? off\b",
        r"\bstart|\bbeg[iau]n|\bfirst day\b|\bfrom\b|\bsince\b|\bkick|\bopen|\bjoin|\blaunch|\bgo(?:es)? live\b|\bas of\b"
        r"|\bruns?\b|\bto be\b|\b\d{1,2}[:.]\d\d\b|\bat (?:\d|noon|\w+ o['’]clock)|[ap]\.?m\b",
    ),
)
"""Beginnings, and how they are told where no calendar knows them: somebody who signs has not begun."""

_MAKE: Final = re.compile(
    r"\b(?:what|which) (?:make|brand|model)\b|\b(?:make|brand|model|manufacturer) of\b"
    r"|\bwho (?:makes|made|manufactures|manufactured)\b",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[\w'’-]+")
_FROM: Final = frozenset("from with near into at in by to of for on and or".split())
"""A name behind one of these is a place, a seller or a user, and no make; behind "made by" it is one."""

_MADE_BY: Final = re.compile(r"\b(?:made|built|manufactured) by\b", re.IGNORECASE)
_COUNTS: Final = frozenset(map(base, terms("percentage share count figure score")))
"""Heads that only say that a number is wanted."""

_COUNTED: Final = re.compile(
    r"\b(?:how many|number of) (?P<things>(?:[^\W\d_][\w-]* ?){1,4}?)"
    r"(?= (?:did|do|does|are|is|were|was|have|has|had|will|can|in|on|at|for|from|we|I|they|there)\b| ?\W*$)",
    re.IGNORECASE,
)
_ITEM_END: Final = re.compile(r"[,;\n]|\band\b")


@dataclass(frozen=True, slots=True)
class Expected:
    """The best passage of the shape that is asked for, None when there is none."""

    passage: Passage | None


def expected(ask: Ask, ranked: Sequence[Rated]) -> Expected | None:
    """What shows the shape that is asked for, of all passages, best first; None where none in particular is."""
    match = next((found for shape in _SHAPES if (found := shape.asked.search(ask.text))), None) or _MAKE.search(ask.text)
    if match is None:
        return None
    rest = frozenset(ask.terms) - frozenset(map(base, terms(match.group())))
    near = (each.passage for each in ranked if _is_about(rest, ask, each.passage))
    return Expected(next((each for each in near if not each.is_question and _has_shape(ask, each)), None))


def _is_about(rest: frozenset[str], ask: Ask, each: Passage) -> bool:
    """Whether a passage is about the rest of an ask, every name in it included."""
    near = [nearness(term, each) for term in sorted(rest)] + [involved(named, each) for named in ask.people]
    names = all(any(nearness(term, each) for term in group) for group in ask.proper)
    return bool(near) and names and sum(near) >= ENOUGH * len(near)


def _has_shape(ask: Ask, each: Passage) -> bool:
    if _MAKE.search(ask.text):
        return _is_made(ask, each)
    return all(shape.told.search(each.text) for shape in _SHAPES if shape.asked.search(ask.text))


def fits(ask: Ask, each: Passage) -> bool:
    """Whether a passage tells of the beginning or end that is asked for, has near it what a bare noun phrase asks for,
    and does not count other things instead.
    """
    if ask.sought == "time" and not each.is_event and any(
        phase.asked.search(ask.text) and not phase.told.search(each.text) for phase in _PHASES
    ):
        return False
    wanted = attribute(ask.text)
    return (wanted not in ask.terms or nearness(wanted, each) > BESIDE) and not counts_others(ask, each)


def attribute(text: str) -> str:
    """The term of what a bare noun phrase asks for of something; "" when it is a measure or a kind of any thing.

    >>> attribute("rent of the shop per month?"), attribute("Ana's verdict on the cake"), attribute("date of the call?")
    ('rent', 'verdict', '')
    """
    found = () if is_asking(text) or headed(text) else tuple(map(base, terms(" ".join(head_of(text)))))
    return found[-1] if found and found[-1] not in GENERAL | _COUNTS else ""


def _is_made(ask: Ask, each: Passage) -> bool:
    """Whether a sentence about the thing whose make is asked for has a name that the question does not say."""
    about = (text for text in each.sentences if not frozenset(map(base, terms(text))).isdisjoint(ask.terms))
    return any(_MADE_BY.search(text) or _names(text, ask.text) for text in about)


def _names(text: str, asked: str) -> bool:
    """Whether a sentence has a name of its own, not at its beginning, that is no place or person beside the thing."""
    return any(
        word[0].isupper() and word not in asked and not word.startswith("I") and before.lower() not in _FROM
        for before, word in pairwise(_WORD.findall(text))
    )


def counts_others(ask: Ask, each: Passage) -> bool:
    """Whether a passage is a list that counts other things: the item with what is to be counted has no number.

    "221 of wheat, 40 of rye, oats tomorrow" counts no oats.
    """
    if ask.sought not in ("amount", "attribute"):
        return False
    match = _COUNTED.search(ask.text)
    counted = match["things"] if match else "" if is_asking(ask.text) else " ".join(head_of(ask.text))
    wanted = frozenset(map(base, terms(counted))) & frozenset(ask.terms)
    return any(_is_passed_over(term, text) for term in wanted for text in each.sentences)


def _is_passed_over(term: str, text: str) -> bool:
    """Whether a list counts several things and only names this one."""
    items = [(frozenset(map(base, terms(item))), bool(numbers(item))) for item in _ITEM_END.split(text)]
    named = [number for item, number in items if term in item]
    return [number for _, number in items].count(True) > 1 and bool(named) and not any(named)
