"""How some kinds of things look where they are told: telephone numbers, addresses, ages, weights, colours, makes.

Each shape says by what noun or in what words a thing of the kind is asked for and how it is told, in English.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from memory_core.claims.number import in_figures

_COLOURS: Final = "red|green|blue|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|silver|gold"
_WORD: Final = re.compile(r"[\w'’-]+")
_CLITIC: Final = re.compile(r"['’]\w*$")
_FROM: Final = frozenset(
    "from with near into at in by to of for on and or before after until since said says told asked".split()
)
"""A name behind one of these is a place, a seller, a user or a speaker, and no make; behind "made by" it is one."""

TIMES: Final = frozenset(
    """monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december""".split()
)
"""Words that have a capital letter and are no name."""

_IDENTIFIED: Final = (
    r"(?<!['’])(?!(?:the|what|which|a|that|this|any|our|my|his|her|their|its|total|final|right|exact|maximum|minimum"
    r"|average|same|other|one|another|any|some|each|every|no|new|old|large|small|whole|round|big|first|last|real|correct)\b)[^\W\d_]{2,}"
)
"""What has a number that names it, such as an invoice."""

_THE: Final = r"(?:(?:the|our|my|your|their|that|his|her) |[^\W\d_]+['’]s )"
_ONE: Final = r"[^\W\d_]+(?<!s)"
"""One thing: the number of several is how many there are."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kind of thing is asked for, and how it is told.

    `named`: any name of its own will do instead; `of_thing`: the sentence must speak of the thing whose it is.

    `noun` is the head of a phrase for such a thing, `asking` a question for one without that noun; its group, if it has
    one, are the words that name the kind.
    """

    noun: re.Pattern[str]
    asking: re.Pattern[str]
    told: re.Pattern[str]
    named: bool = False
    of_thing: bool = False

    def asked(self, text: str, sought: Sequence[str]) -> str:
        """The words that ask for such a thing in a question which seeks these noun phrases; "" when none do."""
        found = next((match for phrase in sought if (match := self.noun.search(phrase))), None)
        match = found or self.asking.search(text)
        return match[match.lastindex or 0] if match else ""

    def is_told(self, text: str, asked: str) -> bool:
        """Whether a sentence tells such a thing to somebody who asked for it in these words."""
        return self.told.search(in_figures(text)) is not None or (self.named and _has_name(text, asked))


def _shape(noun: str, *told: str, asking: str = "(?!)", named: bool = False, of_thing: bool = False) -> Shape:
    return Shape(
        re.compile(rf"\b(?:{noun})$", re.IGNORECASE),
        re.compile(asking, re.IGNORECASE),
        re.compile("|".join(told), re.IGNORECASE),
        named,
        of_thing,
    )


SHAPES: Final = (
    _shape(
        r"(?:phone|mobile|cell|telephone)(?: ?phone)? number|['’]?s (?:phone|mobile|cell|telephone)",
        r"(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\+?\d(?:[ ()/.-]{0,2}\d){6,}(?![\w-])",
        asking=r"(?:\b(?:which|what|the|both|their|two|all)(?: \w+)?|['’]s) (?:phone|mobile|cell|telephone) numbers\b"
        r"|\bnumber (?:do|can|should) \w+ (?:call|ring|dial)\b|\bhow (?:do|can|could) \w+ .*\b(by phone)\b",
    ),
    _shape(r"e-?mail(?: address(?:es)?)?", r"\S@\S+\.\w"),
    _shape(r"urls?|links?|website|web (?:site|page|address)", r"https?://|\bwww\.|\w\.[a-z]{2,}/"),
    _shape(
        r"age",
        r"\w[ -]years?[ -]old\b|\baged?\b|\bbirthday\b|\b(?:born|built) (?:in|on)\b|\bdates? from\b",
        r"\b(?:turn(?:s|ed|ing)?|is|am|was|(?:you|we|they) are|['’](?:s|m|re))"
        r" (?:(?:only|just|now|nearly|almost|about) )?\d+(?=[.,;!?]|$| (?:and|now|on|in)\b)",
        asking=r"\bhow old\b",
    ),
    _shape(
        rf"{_IDENTIFIED} (?:number|no)",
        r"\b(?=[\w/-]{3})(?:[A-Z]+[/-]?\d[\w/-]*|(?-i:\d[\w/-]*[A-Z][\w/-]*))",
        r"(?<![\d.,])\d{5,}\b|(?:\bno\.?|\bnumber|#) ?\d+",
        asking=r"(?:^|\b(?:(?:what|which)(?:['’]s| is| was)|have|know|got|me) )(?:the )?"
        rf"(number (?:of|on|for) {_THE}(?:[\w'’-]+ ){{0,2}}?{_ONE})(?= ?\?| ?$| (?:from|of|for|in|by|we|i)\b)"
        rf"|\b((?:what|which) number (?:does|is on|has|did) {_THE}(?:[\w'’-]+ ){{0,2}}?{_ONE})(?: have| get)?(?=\W*$)",
        of_thing=True,
    ),
    _shape(
        r"weight",
        r"\d ?(?:kg|kilos?|g|mg|lbs?|t)\b|\b(?:kilos?|kilograms?|grams?|tonnes?|tons?|pounds?|ounces?)\b",
        asking=r"\b(?:how (?:much\b.*\b)?|what (?:do|does|did)\b.*\b)(heavy|weigh(?:s|ed)?)\b",
    ),
    _shape(
        r"floor (?:space|area)|square (?:metres|meters|feet)",
        r"\bsquare (?:metres|meters|feet)\b|\d ?(?:m2|m²|sqm|ft2|ft²)(?!\w)|\b(?:hectares?|acres?)\b",
    ),
    _shape(
        r"password|passcode|passphrase|pin(?: code)?|(?:door|gate|access|alarm|entry) code|(?:api|access|secret) key",
        r"\b(?:password|passcode|passphrase|pin|code|key)\b[^.!?]{1,60}?(?<![\w.,:-])(?=[\w-]*\d)[\w-]{4,}(?![\w:])",
        asking=r"\b(?:what(?:['’]s| is| was)|(?:give|send|tell|show|read) me) (?:the|our|my|that) (?:\w+ )?(key)\b"
        r"|\b(key)\b.*\b(?:give|send|read|paste|spell|show|tell) (?:it|me)\b",
    ),
    _shape(r"colou?r", rf"\b(?:{_COLOURS})(?:ish)?\b"),
    _shape(
        r"make|brand|model|manufacturer",
        r"\b(?:made|built|manufactured) by\b|\b(?-i:[A-Z])[\w-]+ (?:makes|made|manufactures|manufactured)\b",
        asking=r"\bwho (?:makes|manufactures|manufactured)\b",
        named=True,
    ),
)
BEGINNING: Final = _shape(
    r"(?!)",
    r"\bstart|\bbeg[iau]n|\bfirst day\b|\bfrom\b|\bsince\b|\bkick|\bopen|\bjoin|\blaunch|\bgo(?:es)? live\b|\bas of\b",
    r"\bruns?\b|\bto be\b|\b\d{1,2}[:.]\d\d\b|\bat (?:\d|noon|\w+ o['’]clock)|[ap]\.?m\b",
    asking=r"\b(?:start|begin)(?:s|ning|ing)?\b|\bfirst day\b|\bfrom when\b|\bkicks? off\b",
)
"""A beginning: somebody who signs has not begun."""


def _has_name(text: str, asked: str) -> bool:
    """Whether a sentence has a name of its own, not at its beginning, that is no place or person beside the thing."""
    said = frozenset(_CLITIC.sub("", word).lower() for word in _WORD.findall(asked))
    return any(
        word[0].isupper()
        and not word.isupper()
        and _CLITIC.sub("", word).lower() not in said | TIMES | {"i"}
        and before.lower() not in _FROM
        for before, word in pairwise(_WORD.findall(text))
    )
