"""Which passages may tell how something came out: none that only announce it, and none from before it took place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from memory_core.answer.irregular import base
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.claims.dated import is_day
from memory_core.claims.value import standing_days
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant

_THE: Final = r"(?:(?:the|our|my|his|her|their|that|this|[^\W\d_]+['’]s|first|second|last|new) )*"
_WHAT: Final = r"(?P<what>[^\W\d_]+(?: [^\W\d_]+){0,3}?)"
_CAME: Final = r"(?:go|gone|come|came|turn(?:ed)? out|end|do)"
_END: Final = r"(?= (?:of|at|with|for|on|in|from|about)\b| ?\?| ?$)"
_ASKED: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\bhow did it go (?:at|with) {_THE}{_WHAT}{_END}",
        rf"\bhow (?:did|has|was|were|does) {_THE}{_WHAT}(?: (?:of|at|with|for|on|in|from|about) [^?]*)? {_CAME}\b",
        rf"\b(?:outcome|results?|verdict|findings?|conclusions?) (?:of|from|at) {_THE}{_WHAT}{_END}",
        rf"\bwhat (?:came|has come|comes) (?:out )?(?:of|at) {_THE}{_WHAT}{_END}",
        rf"\bwhat (?:did|has|have) {_THE}{_WHAT}(?: (?:of|at|with|for|in|from) [^?]*?)?"
        r" (?P<deed>show|find|found|conclude|decide|discover|settle)",
        r"\bwhat(?:['’]s| is| was) (?P<what>[^\W\d_]+)['’]s (?P<deed>decision|verdict|conclusion)",
        rf"\b(?:how|which way) did {_THE}{_WHAT} (?P<deed>decide)",
        rf"\bdid {_THE}{_WHAT} (?P<deed>pass)\b",
        rf"\b(?:has|have) {_THE}{_WHAT}.*? (?P<deed>decided|concluded|made up \w+ mind)",
    )
)
"""How it is asked what came of something."""

_TO_COME: Final = re.compile(
    r"\b(?:will|going to|gonna|ha(?:s|ve) to|(?:is|are) to|until|repeats?|tomorrow|tonight|next (?:week|month))\b"
    r"|['’]ll\b"
    r"|(?:\b(?:am|is|are)|['’](?:m|s|re)) (?:[^\W\d_]+ )?[^\W\d_]{2,}ing\b",
    re.IGNORECASE,
)
"""What is still ahead, or going on."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whose outcome is asked for: the head of the thing, or who was to tell, and the terms of what they were to do."""

    of: frozenset[str]
    deed: frozenset[str]


def outcome_of(ask: Ask) -> Outcome | None:
    """What it is whose outcome is asked for; None when none is."""
    match = next((found for form in _ASKED if (found := form.search(ask.text))), None)
    if match is None:
        return None
    deed = match.groupdict().get("deed") or ""
    return Outcome(frozenset(map(base, terms(match["what"])[-1:])), frozenset(map(base, terms(deed))))


def come_out(ask: Ask, ranked: Sequence[Rated]) -> Sequence[Rated]:
    """The passages that may tell the outcome which is asked for; all of them when none is, or nothing announces it.

    Those that do speak of it as of what was, or were said after it was announced; of an appointment, after it began.
    """
    asked = outcome_of(ask)
    ahead = [moment for each in ranked if asked and (moment := _announced(asked, ask, each.passage))]
    if not asked or not ahead:
        return ranked
    return [each for each in ranked if _tells(asked, each.passage) or _when(each.passage) > max(ahead)]


def _announced(asked: Outcome, ask: Ask, each: Passage) -> Instant | None:
    """The moment after which something may come out that a passage announces; None when it announces nothing of it."""
    if each.is_event:
        return _when(each) if _is_meant(asked, ask, each) else None
    about = [text for text in each.sentences if not stems(text).isdisjoint(asked.of)]
    return _when(each) if about and all(_is_ahead(text, each.said) for text in about) else None


def _is_meant(asked: Outcome, ask: Ask, each: Passage) -> bool:
    """Whether an event is what is asked about: by all of its title, or by who is to tell and a word of the matter."""
    title, matter = stems(each.hit.title), frozenset(ask.terms)
    named = asked.of | frozenset(term for person in ask.people for term in person.terms)
    return title <= matter or not (each.own.isdisjoint(named) or each.own.isdisjoint(matter - asked.deed))


def _tells(asked: Outcome, each: Passage) -> bool:
    """Whether a passage speaks of the thing, or the deed, as of what was."""
    if each.is_event:
        return False
    said = asked.deed or asked.of
    about = [text for text in each.sentences if not stems(text).isdisjoint(said)]
    return any(not _is_ahead(text, each.said) for text in about)


def _is_ahead(text: str, said: datetime) -> bool:
    """Whether a sentence speaks of what is to come."""
    days = [key for key in standing_days([text], said) if is_day(key)]
    return _TO_COME.search(text) is not None or any(key > said.date().isoformat() for key in days)


def _when(each: Passage) -> Instant:
    """When an event begins, or from when on something else is known."""
    return each.hit.occurred.start if each.is_event else each.hit.known_from
