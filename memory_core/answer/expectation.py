"""What must be shown by whatever answers: a telephone number, an age, a make, or what a bare noun phrase names.

A passage of the shape that is asked for, about the rest of the question, is the answer in whatever words; without one
there is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.bar import BAR, Bar
from memory_core.answer.head import head_of, headed, is_asking
from memory_core.answer.irregular import base, stems_of
from memory_core.answer.nearness import BESIDE, involved, nearness, stands_in
from memory_core.answer.noun import GENERAL, sought_phrases
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.claims.shape import BEGINNING, SHAPES, Shape
from memory_core.index.tokens import terms
from memory_core.search.acronyms import spelt_out

_PER: Final = re.compile(r" per [^\W\d_]+", re.IGNORECASE)
_OR: Final = re.compile(r"\w or \w", re.IGNORECASE)
_STATE: Final = re.compile(r"\b(?:any|still|already|yet|all)\b", re.IGNORECASE)
"""What stands beside a state that is asked about, which no noun names: "kettle any warmer", "roof done yet"."""

_NUMBER: Final = frozenset(terms("number no"))
_SHORT: Final = r"(?P<short>[A-Z][A-Z0-9]{1,5})"
_MEANING: Final = re.compile(
    rf"\b[Ww]hat(?:['’]s| do(?:es)?| is) (?:the )?(?:acronym |abbreviation )?{_SHORT}\b(?= (?:mean|stand|short)\b)"
)
"""What an acronym is asked to stand for: what spells it out tells it."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The best passage of the shape that is asked for, None when there is none."""

    passage: Passage | None


def expected(ask: Ask, ranked: Sequence[Rated], bar: Bar = BAR) -> Expected | None:
    """What shows the shape that is asked for, of all passages, best first; None where none in particular is.

    `bar.enough` of the rest of the question must be near it.
    """
    acronym = _MEANING.search(ask.text)
    if acronym:
        spelt = (each.passage for each in ranked if spelt_out(acronym.group("short"), [each.passage.text]))
        return Expected(next(spelt, None))
    sought = sought_phrases(ask.text)
    asked = next(((shape, words) for shape in SHAPES if (words := shape.asked(ask.text, sought))), None)
    if asked is None:
        return None
    shape, words = asked
    rest = frozenset(ask.terms) - (_NUMBER if shape.of_thing else stems_of(words))
    shown = (
        each.passage
        for each in ranked
        if _is_about(rest, ask, each.passage, bar.enough) and _shows(shape, words, ask, each.passage)
    )
    return Expected(next(shown, None))


def fits(ask: Ask, each: Passage) -> bool:
    """Whether a passage tells of the beginning that is asked for, and is near what a bare noun phrase wants."""
    begins = ask.sought == "time" and BEGINNING.asked(ask.text, ()) != ""
    if begins and not each.is_event and not BEGINNING.is_told(each.text, ask.text):
        return False
    wanted = attribute(ask.text)
    return wanted not in ask.terms or nearness(wanted, each) > BESIDE


def attribute(text: str) -> str:
    """The term of what a bare noun phrase asks for of something; "" for a measure, a kind, a state, or one of two.

    >>> attribute("rent of the shop per month?"), attribute("Ana's verdict on the cake"), attribute("date of the call?")
    ('rent', 'verdict', '')
    >>> attribute("Ana's shop: rent?"), attribute("the shop: ours or Ana's?")
    ('rent', '')
    """
    phrase = _PER.sub("", text.rpartition(": ")[2])
    if is_asking(text) or headed(phrase) or _OR.search(phrase) or _STATE.search(phrase):
        return ""
    found = tuple(map(base, terms(" ".join(head_of(phrase)))))
    return found[-1] if found and found[-1] not in GENERAL else ""


def _is_about(rest: frozenset[str], ask: Ask, each: Passage, enough: float) -> bool:
    """Whether a passage is about the rest of an ask, every name in it included."""
    near = [nearness(term, each) for term in sorted(rest)] + [involved(named, each) for named in ask.people]
    names = all(any(nearness(term, each) for term in group) for group in ask.proper)
    return bool(near) and names and sum(near) >= enough * len(near)


def _shows(shape: Shape, words: str, ask: Ask, each: Passage) -> bool:
    """Whether a sentence tells such a thing, asked for in these words.

    A name must stand in one about the rest of the ask, what is of something beside that.
    """
    told = each.sentences
    if shape.named:
        told = tuple(text for text in told if not stems_of(text).isdisjoint(ask.terms))
    if shape.of_thing:
        of = [term for term in map(base, terms(words)) if term not in _NUMBER][-1:]
        told = tuple(text for text in told if all(stands_in(term, stems(text), each.around.heading) for term in of))
    return not each.is_question and any(shape.is_told(text, ask.text) for text in told)
