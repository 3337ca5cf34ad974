"""Whether what is asked is still open: it lies ahead, was only announced or asked about, may be, or is undecided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from memory_core.answer.irregular import base, stems_of
from memory_core.answer.noun import asked_for
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.answer.tense import is_ahead, of_what_was
from memory_core.claims.dated import is_day
from memory_core.claims.stance import is_undecided
from memory_core.claims.value import standing_days
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant, to_datetime

_MIGHT: Final = re.compile(r"\b(?:might|(?-i:may)|could|maybe|perhaps|possibly)\b", re.IGNORECASE)
_ASKS: Final = re.compile(r"\?[\s\"'”’)\]]*$")
_WISHES: Final = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|wants?|wanted|request\w*|propos\w+|suggest\w*|offer\w*|wish\w*|question)\b", re.IGNORECASE
)
"""Words for what somebody puts as a question."""

_WENT: Final = re.compile(
    r"^(?:(?:and|so|but|then|now|ok|okay|well),? )?(?:did|was|were|has|have)\b"
    r"|^(?:\w+ )?(?:what|who|how|which|where)\b.*\b(?:did|came|went|was|were)\b",
    re.IGNORECASE,
)
_DECIDED: Final = re.compile(
    r"\b(?:decisions?|decided?|decides|outcome|verdict|conclusions?|votes?|voted|ruling|ruled|results?|settled?|agreed"
    r"|fixed)\b",
    re.IGNORECASE,
)
_SCHEDULED: Final = frozenset(
    terms(
        "move cancel confirm book plan change announce invite propose accept decline postpone schedule put ask agree"
        " decide settle promise order want"
    )
)
"""What is done about a thing before it takes place."""

SHORT_TITLE: Final = 2
"""Terms of a title that must all be said; of a longer one a term may go unsaid."""

_THE: Final = r"(?:(?:the|our|my|his|her|their|that|this|[^\W\d_]+['’]s|first|second|last|new) )*"
_WHAT: Final = r"(?P<what>[^\W\d_]+(?: [^\W\d_]+){0,3}?)"
_CAME: Final = r"(?:go|gone|come|came|turn(?:ed)? out|end|do)"
_END: Final = r"(?= (?:of|at|with|for|on|in|from|about)\b| ?\?| ?$)"
_OUTCOME_ASKED: Final = tuple(
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
        rf"\bhow did {_THE}{_WHAT} (?P<deed>take|receive|react|like)\b",
        rf"\b(?:has|have) {_THE}{_WHAT}.*? (?P<deed>decided|concluded|made up \w+ mind)",
    )
)
"""How it is asked what came of something."""

_UNFINISHED: Final = re.compile(
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


def is_open(ask: Ask, best: Passage, as_of: Instant) -> bool:
    """Whether it is asked how something was decided of which the best passage says that it is not, or only will be."""
    if _DECIDED.search(ask.text) is None or is_ahead(ask.text):
        return False
    told = [text for text in best.sentences if _DECIDED.search(text)]
    today = to_datetime(as_of).date().isoformat()
    ahead = (key > today for key in standing_days(told, best.said) if is_day(key))
    return is_undecided(best.text) or any(ahead)


def is_to_come(ask: Ask, each: Passage, as_of: Instant) -> bool:
    """Whether it is asked how something went, or what came of it, that the calendar, by its title, has for later."""
    went = _WENT.search(ask.text) is not None and _WISHES.search(ask.text) is None and _SCHEDULED.isdisjoint(ask.terms)
    if not (went and each.is_event and each.hit.occurred.start > as_of):
        return False
    title = _title(each)
    unsaid = 1 if len(title) > SHORT_TITLE else 0
    return bool(title) and len(title - _said(ask)) <= unsaid


def only_lists(ask: Ask, each: Passage, as_of: Instant) -> bool:
    """Whether a passage is an event still to come, which lists a thing, where it is asked what thing there is."""
    ahead = each.is_event and each.hit.occurred.start > as_of
    return ahead and ask.sought in ("thing", "attribute") and asked_for(ask.text) != ""


def only_may_be(ask: Ask, each: Passage) -> bool:
    """Whether it is asked if something happened of which a passage says no more than that it might."""
    about = _sentences(each, frozenset(ask.terms))
    return (
        ask.sought == "whether" and of_what_was(ask.text) and bool(about) and all(_MIGHT.search(text) for text in about)
    )


def only_asks(ask: Ask, each: Rated) -> bool:
    """Whether a passage asks what is asked and does not go on to answer; where a wish is asked for, asking is one."""
    about = _sentences(each.passage, frozenset(ask.terms))
    if not about or not all(_ASKS.search(text) for text in about) or _WISHES.search(ask.text):
        return False
    return not each.holds or _ASKS.search(each.passage.sentences[-1]) is not None


def outcome_of(ask: Ask) -> Outcome | None:
    """What it is whose outcome is asked for; None when none is."""
    match = next((found for form in _OUTCOME_ASKED if (found := form.search(ask.text))), None)
    if match is None:
        return None
    deed = match.groupdict().get("deed") or ""
    return Outcome(frozenset(map(base, terms(match["what"])[-1:])), stems_of(deed))


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
    about = _sentences(each, asked.of)
    return _when(each) if about and all(_is_unfinished(text, each.said) for text in about) else None


def _is_meant(asked: Outcome, ask: Ask, each: Passage) -> bool:
    """Whether an event is what is asked about: by all of its title, or by who is to tell and a word of the matter."""
    matter = frozenset(ask.terms)
    named = asked.of | (_said(ask) - matter)
    further = matter - asked.deed - asked.of
    return _title(each) <= matter or not (each.own.isdisjoint(named) or each.own.isdisjoint(further))


def _tells(asked: Outcome, each: Passage) -> bool:
    """Whether a passage speaks of the thing, or the deed, as of what was."""
    about = _sentences(each, asked.deed or asked.of)
    return not each.is_event and any(not _is_unfinished(text, each.said) for text in about)


def _is_unfinished(text: str, said: datetime) -> bool:
    """Whether a sentence speaks of what is to come, or goes on."""
    later = (key > said.date().isoformat() for key in standing_days([text], said) if is_day(key))
    return _UNFINISHED.search(text) is not None or any(later)


def _when(each: Passage) -> Instant:
    """When an event begins, or from when on something else is known."""
    return each.hit.occurred.start if each.is_event else each.hit.known_from


def _sentences(each: Passage, about: frozenset[str]) -> list[str]:
    """The sentences of a passage that have one of these terms."""
    return [text for text in each.sentences if not stems(text).isdisjoint(about)]


def _title(each: Passage) -> frozenset[str]:
    return stems_of(each.hit.title)


def _said(ask: Ask) -> frozenset[str]:
    """The terms of what an ask is about, and of whom."""
    return frozenset((*ask.terms, *(term for named in ask.people for term in named.terms)))
