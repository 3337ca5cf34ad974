"""What must be shown by whatever answers: a telephone number where one is asked for, the noun that a bare phrase names.

Each shape says how something is asked for and how it looks where it is told. A question of no shape expects nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from memory_core.answer.forms import is_asking
from memory_core.answer.head import head_of, headed
from memory_core.answer.irregular import base
from memory_core.answer.nearness import BESIDE, nearness
from memory_core.answer.noun import GENERAL
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask
from memory_core.claims.number import numbers
from memory_core.index.tokens import terms


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kind of thing is asked for, and how it looks where it is told."""

    asked: re.Pattern[str]
    told: re.Pattern[str]


def _shape(asked: str, told: str) -> Shape:
    return Shape(re.compile(asked, re.IGNORECASE), re.compile(told, re.IGNORECASE))


_COLOURS: Final = "red|green|blue|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|silver|gold"
_SHAPES: Final = (
    _shape(
        r"\b(?:phone|mobile|cell|telephone)(?: ?phone)? (?:number|no\b)|['’]?s (?:phone|mobile|cell|telephone)\W*$",
        r"(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\+?\d(?:[ ()/.-]{0,2}\d){6,}(?![\w-])",
    ),
    _shape(r"\be-?mail address\b|['’]?s e-?mail\W*$|\be-?mail of\b", r"\S@\S+\.\w"),
    _shape(r"\b(?:url|website|web (?:site|page|address)|link)\b(?! to)", r"https?://|\bwww\.|\b[\w-]+\.[a-z]{2,}\b"),
    _shape(
        r"\bhow old\b|\bage of\b|['’]s age\b|\bwhat age\b",
        r"\byears? old\b|\baged?\b|\bbirthday\b|\bturn(?:s|ed|ing)?\b|\b(?:born|built|bought|made|installed|dates?)\b"
        r"(?: back)? (?:in|to|from|on)\b|\bsince (?:19|20)\d\d\b|\b(?:is|am|are|was|he['’]s|she['’]s|it['’]s|I['’]m)"
        r" (?:only |just |now |nearly |almost |about )?(?:\d+|[a-z]+teen|[a-z]+ty(?:-\w+)?)(?=[.,;!?]|$| and\b| now\b)",
    ),
    _shape(
        r"\bhow heavy\b|\bhow much (?:does|do|did) .*\bweigh|\bweigh(?:s|t)?\b",
        r"\d ?(?:kg|kilos?|g|mg|lbs?|t)\b|\b(?:kilos?|kilograms?|grams?|tonnes?|tons?|pounds?|ounces?)\b",
    ),
    _shape(
        r"\bhow many square (?:metres|meters|feet)\b|\bfloor (?:space|area)\b",
        r"\bsquare\b|\d ?(?:m2|m²|sqm|ft2|ft²)(?!\w)|\bhectares?\b|\bacres?\b",
    ),
    _shape(r"\b(?:what|which) colou?r\b|\bcolou?r of\b", rf"\b(?:{_COLOURS})(?:ish)?\b"),
)
_MAKE: Final = re.compile(
    r"\b(?:what|which) (?:make|brand|model)\b|\b(?:make|brand|model|manufacturer) of\b|\bwho (?:makes|made|manufactures)\b",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[\w'’-]+")
_FROM: Final = frozenset("from with near into at in by to of for on and or".split())
"""A name behind one of these is a place, a seller or a user, and no make; behind "made by" it is one."""

_MADE_BY: Final = re.compile(r"\b(?:made|built|manufactured) by\b", re.IGNORECASE)
_COUNTS: Final = frozenset(map(base, terms("percentage share count figure score")))
"""Heads that only say that a number is wanted."""

_ITEM_END: Final = re.compile(r"[,;\n]|\band\b")


def shows(ask: Ask, each: Passage) -> bool:
    """Whether a passage shows what the ask expects; true where it expects nothing in particular."""
    if not all(shape.told.search(each.text) for shape in _SHAPES if shape.asked.search(ask.text)):
        return False
    if _MAKE.search(ask.text) and not _is_made(ask, each):
        return False
    wanted = attribute(ask.text)
    return (wanted not in ask.terms or nearness(wanted, each) > BESIDE) and not _counts_others(ask, each)


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


def _counts_others(ask: Ask, each: Passage) -> bool:
    """Whether a passage is a list that counts other things: the item with what is asked for has no number of its own.

    "221 of wheat, 40 of rye, oats tomorrow" counts no oats.
    """
    if ask.sought != "amount":
        return False
    wanted = frozenset(ask.terms) - frozenset(ask.counted)
    for text in each.sentences:
        items = [(frozenset(map(base, terms(item))), bool(numbers(item))) for item in _ITEM_END.split(text)]
        counting = [number for _, number in items].count(True)
        named = [number for item, number in items if item & wanted]
        if counting > 1 and named and not any(named):
            return True
    return False
