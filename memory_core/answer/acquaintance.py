"""Who somebody is: the name, what a source's directory says they do, where they write from, when last heard of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Final

from memory_core.answer.composition import cut, day
from memory_core.answer.passage import Passage
from memory_core.answer.question import Question
from memory_core.answer.remainder import others, remainder
from memory_core.model.hit import Hit
from memory_core.model.instant import to_datetime
from memory_core.people.directory import Identity
from memory_core.search.reader import Reader
from memory_core.search.request import Request
from memory_core.search.search import search

_WHO_IS: Final = re.compile(
    r"^(?:(?:and|so|ok),? )?(?:who(?:['’]s| is| are| was)\b|what does [^?]{1,40} do\W*$)", re.IGNORECASE
)
_ROLE: Final = r"(?:the|our|my|a|an|from|who)\b(?: [a-z-]+){1,3}"
"""How it begins to be said what somebody is."""

_MOST: Final = 4
"""People of one name that are told apart."""

_LOOKED_AT: Final = 10
"""Records of somebody among which the last that is no event is looked for."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody, and what they wrote or said last."""

    who: Identity
    last: Hit


def acquaintances(question: Question, reader: Reader, now: datetime) -> tuple[Acquaintance, ...]:
    """Everybody who bears the name that is asked about, as of the reader's view; () for other questions."""
    people = others(question.text, reader.directory) if _WHO_IS.search(question.text) else ()
    if len(people) != 1 or remainder(question.text, people, now):
        return ()
    found: list[Acquaintance] = []
    for each in people[0].bearers[:_MOST]:
        hits = search(reader, Request(person=each.keys[0], before=reader.view.as_of, limit=_LOOKED_AT)).hits
        found += [Acquaintance(each, hit) for hit in hits if hit.kind != "event"][:1]
    return tuple(found)


def introducing(people: tuple[Acquaintance, ...], found: Sequence[Passage]) -> Passage | None:
    """The first sentence that says what one of these is, for whom no source's directory does: "Ana, our vet"."""
    names = [name for each in people if not each.who.role for name in {each.who.name, each.who.name.split()[0]}]
    said = "|".join(re.escape(name) for name in sorted(names, key=lambda name: (-len(name), name)))
    is_said = re.compile(rf"\b(?:{said})(?: is|,|:| \(|['’]s) {_ROLE}|\b{_ROLE} (?:{said})\b") if said else None
    single = [each for each in found if len(each.sentences) == 1 and not each.is_question]
    telling = (each for each in single if is_said and is_said.search(each.text))
    return next(telling, None) or next((each for each in single if is_said and _is_signature(each, names)), None)


def _is_signature(each: Passage, names: Sequence[str]) -> bool:
    """Whether a passage is the line behind the full name of one of these, alone on a line, by which they sign."""
    before = each.hit.text[: each.start].rstrip().rpartition("\n")[2].strip(" ,–—-")
    return each.hit.who in names and before == each.hit.who


def introduced(people: tuple[Acquaintance, ...], zone: tzinfo) -> str:
    """Who they are, in words."""
    said = " ".join(_told(each, zone) for each in people)
    return f"{len(people)} people bear this name. {said}" if len(people) > 1 else said


def _told(each: Acquaintance, zone: tzinfo) -> str:
    who, last = each.who, each.last
    does = f"{who.role}, " if who.role else ""
    address = f"{who.addresses[0]}; " if who.addresses else ""
    heard = f"last heard of on {day(to_datetime(last.occurred.start, zone))}"
    return f"{who.name}: {does}{address}{heard}: “{cut(last.text, 20)}”"
