"""How some kinds of things look where they are told: telephone numbers, addresses, ages, weights, colours, makes.

Each shape says how a thing of the kind is asked for and how it is told, in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_NUMBER: Final = r"(?:\d+|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)"
_COLOURS: Final = "red|green|blue|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|silver|gold"
_WORD: Final = re.compile(r"[\w'’-]+")
_FROM: Final = frozenset("from with near into at in by to of for on and or".split())
"""A name behind one of these is a place, a seller or a user, and no make; behind "made by" it is one."""

_MADE_BY: Final = re.compile(r"\b(?:made|built|manufactured) by\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kind of thing is asked for, and how it is told; `named` when any name of its own will do instead."""

    asked: re.Pattern[str]
    told: re.Pattern[str]
    named: bool = False

    def is_told(self, text: str, asked: str) -> bool:
        """Whether a sentence tells such a thing to somebody who asked for it in these words."""
        return self.told.search(text) is not None or (self.named and _has_name(text, asked))


def _shape(asked: str, *told: str) -> Shape:
    return Shape(re.compile(asked, re.IGNORECASE), re.compile("|".join(told), re.IGNORECASE))


MAKE: Final = Shape(
    re.compile(
        r"\b(?:what|which) (?:make|brand|model)\b|\b(?:make|brand|model|manufacturer) of\b"
        r"|\bwho (?:makes|made|manufactures|manufactured)\b",
        re.IGNORECASE,
    ),
    _MADE_BY,
    named=True,
)
SHAPES: Final = (
    _shape(
        r"\b(?:phone|mobile|cell|telephone)(?: ?phone)? number\b|\bnumber (?:do|can|should) \w+ (?:call|ring|dial)\b"
        r"|['’]?s (?:phone|mobile|cell|telephone)\W*$|\bby phone\b",
        r"(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\+?\d(?:[ ()/.-]{0,2}\d){6,}(?![\w-])",
    ),
    _shape(r"\be-?mail address\b|['’]?s e-?mail\W*$|\be-?mail of\b", r"\S@\S+\.\w"),
    _shape(r"\b(?:url|website|web (?:site|page|address))\b|\blink (?:to|for)\b", r"https?://|\bwww\.|\w\.[a-z]{2,}/"),
    _shape(
        r"\bhow old\b|\bage\b",
        rf"\b{_NUMBER}[ -]years?[ -]old\b",
        r"\baged?\b|\bbirthday\b|\b(?:born|built) (?:in|on)\b|\bdates? from\b",
        rf"\b(?:turn(?:s|ed|ing)?|is|am|are|was|['’]s|['’]m) (?:(?:only|just|now|nearly|almost|about) )?{_NUMBER}"
        r"(?=[.,;!?]|$| (?:and|now|on|in)\b)",
    ),
    _shape(
        r"\b(?:order|invoice|booking|contract|account|serial|tracking|reference|ticket)s? (?:number|no\.)(?!\w)"
        r"|\bnumber (?:of|on) (?:the|our|my|your|their|that) (?:[\w'’-]+ ){0,2}(?:order|invoice|booking|contract)\b",
        r"\b(?=[\w/-]*\d)(?=[\w/-]*[A-Z])[A-Z0-9][\w/-]{2,}\b|(?<![\d.,])\d{5,}\b|(?:\bno\.?|\bnumber|#) ?\d+",
    ),
    _shape(
        r"\bhow heavy\b|\bweigh(?:s|ts?)?\b",
        r"\d ?(?:kg|kilos?|g|mg|lbs?|t)\b|\b(?:kilos?|kilograms?|grams?|tonnes?|tons?|pounds?|ounces?)\b",
    ),
    _shape(
        r"\bhow many square (?:metres|meters|feet)\b|\bfloor (?:space|area)\b"
        r"|\bhow (?:large|big) (?:is|are|was|were) [^?]*\b(?:rooms?|halls?|offices?|flat|house|shop|building)\b",
        r"\bsquare (?:metres|meters|feet)\b|\d ?(?:m2|m²|sqm|ft2|ft²)(?!\w)|\b(?:hectares?|acres?)\b",
    ),
    _shape(r"\b(?:what|which) colou?r\b|\bcolou?r of\b", rf"\b(?:{_COLOURS})(?:ish)?\b"),
    MAKE,
)
BEGINNING: Final = _shape(
    r"\b(?:start|begin)(?:s|ning|ing)?\b|\bstart(?:ing)? (?:date|day)\b|\bfirst day\b|\bfrom when\b|\bkicks? off\b",
    r"\bstart|\bbeg[iau]n|\bfirst day\b|\bfrom\b|\bsince\b|\bkick|\bopen|\bjoin|\blaunch|\bgo(?:es)? live\b|\bas of\b",
    r"\bruns?\b|\bto be\b|\b\d{1,2}[:.]\d\d\b|\bat (?:\d|noon|\w+ o['’]clock)|[ap]\.?m\b",
)
"""A beginning: somebody who signs has not begun."""


def shape_of(asked: str) -> Shape | None:
    """The shape that a question asks for; None when it asks for none in particular.

    >>> shape = shape_of("Ana's phone number?")
    >>> shape.is_told("Call her on 555 01 99.", ""), shape.is_told("She has two phones.", ""), shape_of("Who is Ana?")
    (True, False, None)
    """
    return next((shape for shape in SHAPES if shape.asked.search(asked)), None)


def _has_name(text: str, asked: str) -> bool:
    """Whether a sentence has a name of its own, not at its beginning, that is no place or person beside the thing."""
    return any(
        word[0].isupper() and word not in asked and not word.startswith("I") and before.lower() not in _FROM
        for before, word in pairwise(_WORD.findall(text))
    )
