"""How near a term or a person of a question is to a passage: in it, in another word, or in what stands around it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from memory_core.answer.head import MEASURED
from memory_core.answer.irregular import base, stems_of
from memory_core.answer.passage import BEGINNING, Passage, Surroundings, beginning
from memory_core.answer.question import Ask, Named
from memory_core.people.directory import Identity
from memory_core.people.names import bare
from memory_core.search.thesaurus import synonyms

A_VALUE: Final = 0.5
"""What a price counts for words such as "cost", and a number for words such as "limit"."""

SYNONYM: Final = 0.7
ASKED: Final = 0.7
SAME_RECORD: Final = 0.6
HEADING: Final = 0.55
TITLE: Final = 0.75
IN_THREAD: Final = 0.62
BESIDE: Final = 0.35
"""What a term counts that stands not in the passage but near it, or in another word."""

PRICED: Final = frozenset({"cost", "price", "pay", "charg", "fee"})
_COUNTED: Final = stems_of(" ".join(MEASURED)) - PRICED
_PRICE: Final = re.compile(
    r"[$€£]\s?\d|\b(?:NOK|EUR|USD|GBP|kr)\b|\b(?:kroner?|euros?|dollars?|pounds?)\b|\b\d+[.,]\d\d\b"
)
_NUMBER: Final = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)\b",
    re.IGNORECASE,
)
_VALUES: Final = (
    (PRICED, _PRICE),
    (_COUNTED, _NUMBER),
    (frozenset({"interest"}), re.compile(r"%|\bper ?cent\b", re.IGNORECASE)),
)
"""What a value looks like, and the terms of what has such a one."""

_TO: Final = re.compile(r"\bto (?P<place>[^\W\d_a-z]\w+)")


def nearness(term: str, each: Passage) -> float:
    """How near a term is to a passage, from 1 (in it) to 0."""
    others = _others(term)
    if term in each.own:
        return 1.0
    if not others.isdisjoint(each.own):
        return SYNONYM
    if any(term in measures and value.search(each.text) for measures, value in _VALUES):
        return A_VALUE
    around = each.around
    heading = TITLE if each.hit.kind in ("mail", "event") else HEADING
    for near, value in _near(around, heading):
        if term in near:
            return value
        if not others.isdisjoint(near):
            return value * SYNONYM
    return BESIDE if term in around.beside else 0.0


def stands_in(term: str, *places: frozenset[str]) -> bool:
    """Whether one of these has a term, or another word for it."""
    others = _others(term)
    return any(term in place or not others.isdisjoint(place) for place in places)


def _near(around: Surroundings, heading: float) -> tuple[tuple[frozenset[str], float], ...]:
    """What stands around a passage, the nearest first."""
    return (
        (around.asked, ASKED),
        (around.heading, heading),
        (around.record, SAME_RECORD),
        (around.thread, IN_THREAD),
    )


def _another(named: Named, each: Passage) -> bool:
    """Whether a passage has the name asked for with another last name: "Ana Berg" is nobody's "Ana Beck"."""
    said = named.name.split()[0]
    return re.search(rf"\b(?i:{re.escape(said)}) [^\W\d_a-z]\w+", each.text) is not None


@lru_cache(maxsize=4096)
def _others(term: str) -> frozenset[str]:
    """The terms that may stand for a term, and how its family begins."""
    forms = map(base, synonyms(term))
    return frozenset((*forms, *([beginning(term)] if len(term) >= BEGINNING else [])))


def involved(named: Named, each: Passage) -> float:
    """How much somebody has to do with a passage: says it, is named in it, or it is to them."""
    if by_one_of(each, named.bearers):
        return 1.0
    wanted = set(named.terms)
    if wanted <= each.own:
        return 1.0
    if by_one_of(each, named.others):
        return 0.0
    if wanted & each.own and not named.others:
        return 0.85 if len(wanted) == 1 or not _another(named, each) else 0.0
    if wanted <= each.around.heading:
        return 0.7
    return 0.5 if wanted <= each.around.record or wanted & each.around.asked else 0.0


def by_one_of(each: Passage, people: Sequence[Identity]) -> bool:
    """Whether a passage is in the words of one of these."""
    who = bare(each.hit.who or "")
    return any(who == bare(identity.name) for identity in people)


def directed(ask: Ask, text: str) -> int:
    """1 when a passage goes where the ask goes ("to Rome", "arrive: Rome"), -1 when it comes from there, else 0."""
    for match in _TO.finditer(ask.text):
        place = re.escape(match["place"])
        if re.search(rf"(?:\bto|\binto|\barriv\w+:?|→|->|–|—)\s+(?:in |at )?{place}\b", text, re.IGNORECASE):
            return 1
        if re.search(rf"(?:\bfrom|\bdepart\w*:?|\bleav\w+:?)\s+{place}\b", text, re.IGNORECASE):
            return -1
    return 0
