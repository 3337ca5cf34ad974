"""Which number answers: one of jars where jars are asked for, in metres where a size is, of neither for a price.

What a number is of is told by what stands beside it; alone it is of what its sentence, or the one before, speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from memory_core.answer.forms import EMPTY, SIZES
from memory_core.answer.head import AFTER_NOUN
from memory_core.answer.irregular import base, stems_of
from memory_core.answer.nearness import PRICED, stands_in
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.claims.correction import standing
from memory_core.claims.counted import counted, is_plural
from memory_core.claims.number import Number
from memory_core.index.tokens import terms

_HOW_MANY: Final = re.compile(
    r"\b(?:how many|(?:what|which)(?:['’]s| is| was)?(?: the)? (?:total )?number of|^number of)(?: more| other)?"
    rf"(?P<phrase>(?: (?!(?:{AFTER_NOUN}|of|for|in|on|at|by|with|to|from|a|per|I|we|you|they|he|she|it|the)\b)"
    r"[^\W\d_][\w'’-]*){1,4})"
    r"(?: of (?:the |our |my |their )?(?P<of>[^\W\d_][\w-]*))?",
    re.IGNORECASE,
)
_INVERTED: Final = re.compile(r"^(?:the )?(?P<phrase>[^,:?]+)[,:] how many\W*$", re.IGNORECASE)
_UNITS: Final = stems_of(
    """kilos kg grams tonnes tons litres metres meters kilometres miles degrees kroner euros dollars pounds crowns
    percent per cent points times thousand million hundred seconds minutes hours days nights weeks months quarters
    years"""
)
"""What is a measure of anything: `holding` sees to these."""

_SHARE: Final = re.compile(r"\b(?P<noun>per ?cent|percentage|share|interest)\b", re.IGNORECASE)
_SIZE: Final = re.compile(rf"\bhow (?:{SIZES})\b", re.IGNORECASE)
_FOR: Final = re.compile(
    r"(?: [^\W\d_]+)?(?: an?)?(?: [^\W\d_]+)? for (?:the|an?|our|my|your|his|her|their) (?P<what>[^\W\d_]+)"
)
"""What so much money is for."""

_IN_UNITS: Final = re.compile(
    r"\s?(?:m2|m²|m3|m³|sqm|cm|mm|km|m|kg|g|t|l|x|by|square|cubic)(?!\w)|\s(?:metre|meter|kilo|gram|tonne|ton|litre|hectare"
    r"|acre|inch|foot)\b",
    re.IGNORECASE,
)
PERSONS: Final = stems_of("people person")
"""What is counted by any name, "three packers", and by none."""

UNSAID: Final = 2
"""Further terms of a question in a sentence that need not name what it counts."""

LEAST_DIGITS: Final = 3
"""Digits of a bare number that is taken for a price."""

_PAID: Final = re.compile(r"\b(?:pay|pays|paid|costs?|charge[ds]?|spends?|spent) $", re.IGNORECASE)
"""What stands before a bare number that is a sum."""

_BEHIND: Final = re.compile(r" (?:(?:are|were|is|was|still|already) )*(?P<word>[^\W\d_]+)")
_CLAUSE: Final = re.compile(r"[,;](?=\s)|\s[–—-]\s")


@dataclass(frozen=True, slots=True)
class Thing:
    """What is to be counted, as a term, and of what it is, "" for nothing: "sacks of lentils"."""

    head: str
    of: str = ""


def to_be_counted(text: str) -> Thing | None:
    """The thing whose number is asked for; None when it is a measure, anything or nothing.

    >>> to_be_counted("how many open jars are there"), to_be_counted("How many sacks of lentils came?")
    (Thing(head='jar', of=''), Thing(head='sack', of='lentil'))
    >>> to_be_counted("open jars, how many?")
    Thing(head='jar', of='')
    >>> to_be_counted("How many people came?"), to_be_counted("How many kilos?"), to_be_counted("How much is it?")
    (None, None, None)
    """
    match = _HOW_MANY.search(_INVERTED.sub(r"how many \g<phrase>", text))
    words = match["phrase"].split() if match else []
    plural = next((place for place, word in enumerate(words) if is_plural(word)), len(words) - 1)
    head = _term(words[plural]) if words else ""
    return Thing(head, _term(match["of"] or "")) if match and head and head not in _UNITS | EMPTY - PERSONS else None


def meant(ask: Ask, each: Passage) -> Callable[[str, Number], bool]:
    """Which number in a sentence of a passage may be the one that is asked for."""
    share = _SHARE.search(ask.text)
    if share:
        return partial(_shares, _term(share["noun"]))
    if "money" in ask.measures:
        return partial(_prices, frozenset(ask.terms) - PRICED)
    if _SIZE.search(ask.text) and ask.measures:
        return _sizes
    thing = None if ask.measures else to_be_counted(ask.text)
    if thing is None:
        return lambda _text, _number: True
    return partial(_counts, thing, frozenset(ask.terms) - {thing.head, thing.of}, each)


def _shares(noun: str, text: str, number: Number) -> bool:
    """Whether a number is a share: so many per cent, or in a sentence that calls it what it is."""
    return number.measure == "percent" or (number.measure == "quantity" and noun in stems(text))


def _prices(asked: frozenset[str], text: str, number: Number) -> bool:
    """Whether a number may be the price of what is asked about: it is not for another thing.

    A bare one is large or to the cent, and no size.
    """
    if number.measure == "quantity" and (_sizes(text, number) or not _is_sum(f"{number.amount.normalize():f}")):
        return False
    paid = _FOR.match(text, number.end)
    return not (paid and asked) or _term(paid["what"]) in asked or not stems(text).isdisjoint(asked)


def _is_sum(amount: str) -> bool:
    """Whether an amount without a currency may be one of money."""
    return "." in amount or len(amount) >= LEAST_DIGITS


def _sizes(text: str, number: Number) -> bool:
    """Whether a number may be a size: in a unit, or of what there is room for."""
    return bool(counted(text, number)) or _IN_UNITS.match(text, number.end) is not None


def _counts(thing: Thing, further: frozenset[str], each: Passage, text: str, number: Number) -> bool:
    """Whether a number in a sentence of a passage may say how many there are of a thing.

    What stands beside it counts; alone it may be the number of what was spoken of before, or what was asked about, or
    of what goes without saying where the sentence has two `further` terms of the question ("boat check: 37/52 sound").
    """
    if number.measure != "quantity" or number.amount != number.amount.to_integral_value():
        return False
    beside = frozenset(map(base, counted(text, number)))
    if not beside and _PAID.search(text, 0, number.start):
        return False
    if beside and not stands_in(thing.head, beside) and thing.head not in PERSONS:
        return False
    clause = _clause(text, number)
    if thing.of and not stands_in(thing.of, stems(clause)) and stands_in(thing.of, stems(text)):
        return False
    if (
        beside
        or _is_so(text, number, further)
        or len(further & stems(text)) >= (1 if thing.head in PERSONS else UNSAID)
    ):
        return True
    return stands_in(thing.head, stems(f"{_before(text, each)} {text}"), each.around.asked)


def _is_so(text: str, number: Number, asked: frozenset[str]) -> bool:
    """Whether so many are as the question says: "three broken", "two short" where it asks how many are missing."""
    behind = _BEHIND.match(text, number.end)
    said = stems(behind["word"]) if behind else frozenset()
    return any(stands_in(term, said) for term in sorted(asked))


def _before(text: str, each: Passage) -> str:
    """The sentence of a passage before the one that comes to this; "" for the first."""
    told = [standing(other, each.said) for other in each.sentences]
    place = told.index(text) if text in told else 0
    return told[place - 1] if place else ""


def _clause(text: str, number: Number) -> str:
    """The part of a sentence between commas in which a number stands."""
    ends = [match.start() for match in _CLAUSE.finditer(text)]
    start = max((end for end in ends if end <= number.start), default=0)
    return text[start : min((end for end in ends if end >= number.end), default=len(text))]


def _term(word: str) -> str:
    return base(next(iter(terms(word)), ""))
