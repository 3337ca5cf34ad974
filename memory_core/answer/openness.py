"""Whether what is asked is still open: it lies ahead, nobody decided it, it was only asked about, or did not come."""

from __future__ import annotations

import re
from typing import Final

from memory_core.answer.forms import words_of_owner
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.claims.stance import denies, is_undecided, stance
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant

_ASKS: Final = re.compile(r"\?[\s\"'”’)\]]*$")
_WISHES: Final = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|wants?|wanted|request\w*|propos\w+|suggest\w*|offer\w*|wish\w*|question)\b", re.IGNORECASE
)
"""Words for what somebody puts as a question."""

_DID: Final = re.compile(r"\b(?:what|when|which|where|why|who|how (?:much|many)) (?:\w+ )?did\b", re.IGNORECASE)
_WHEN_DID: Final = re.compile(r"\bwhen (?:did|was|were|has|have)\b", re.IGNORECASE)
_CAME: Final = re.compile(r"^(?:\w+ )?(?:what|who|how|which|where)\b.*\b(?:did|came|went|was|were)\b", re.IGNORECASE)
_WENT: Final = re.compile(r"^(?:\w+,? )?(?:did|was|were|has|have)\b", re.IGNORECASE)
_PASSED: Final = re.compile(
    r"\b(?:what|which|where|who|how much|how many)\b.*\bdid (?:we|I|they|he|she)\b", re.IGNORECASE
)
_COMING: Final = re.compile(r"['’]ll\b|\bwill\b|\bgoing to\b", re.IGNORECASE)
_OUTCOME: Final = re.compile(
    r"\b(?:decisions?|decided?|decides|outcome|verdict|conclusions?|votes?|voted|ruling|ruled|results?)\b",
    re.IGNORECASE,
)
_SCHEDULED: Final = frozenset(
    terms(
        "move cancel confirm book plan change announce invite propose accept decline postpone schedule put ask agree"
        " decide settle promise order want"
    )
)
"""What is done about a thing before it takes place."""


def is_open(ask: Ask, best: Passage, as_of: Instant) -> bool:
    """Whether the best passage leaves open what is asked."""
    if _DID.search(ask.text) and any(denies(term, best.text) for term in ask.terms):
        return True
    return (_OUTCOME.search(ask.text) is not None and is_undecided(best.text)) or _is_to_come(ask, best, as_of)


def leaves_open(ask: Ask, each: Rated) -> bool:
    """Whether a passage, be it about the thing, only asks or announces it."""
    announced = _WHEN_DID.search(ask.text) is not None and stance(each.passage.text) == "pending"
    return announced or _only_announces(ask, each) or _only_asks(ask, each)


def is_ahead_of(ask: Ask, each: Passage, as_of: Instant) -> bool:
    """Whether it is asked how something went that the calendar, by its whole title, has for later."""
    said = frozenset((*ask.terms, *(term for named in ask.people for term in named.terms)))
    went = _WENT.search(ask.text) is not None and _SCHEDULED.isdisjoint(ask.terms)
    title = frozenset(terms(each.hit.title))
    return went and each.is_event and each.hit.occurred.start > as_of and bool(title) and title <= said


def _only_announces(ask: Ask, each: Rated) -> bool:
    """Whether it is asked what came to pass, and all that a passage says of it is what will."""
    if _PASSED.search(ask.text) is None or not _SCHEDULED.isdisjoint(ask.terms) or words_of_owner(ask.text):
        return False
    about = [text for text in each.passage.sentences if not stems(text).isdisjoint(ask.terms)]
    return bool(about) and all(_COMING.search(text) for text in about)


def _only_asks(ask: Ask, each: Rated) -> bool:
    """Whether a passage asks what is asked and does not go on to answer; where a wish is asked for, asking is one."""
    told = each.passage.sentences
    about = [text for text in told if not stems(text).isdisjoint(ask.terms)]
    if not about or not all(_ASKS.search(text) for text in about) or _WISHES.search(ask.text):
        return False
    return not each.holds or _ASKS.search(told[-1]) is not None


def _is_to_come(ask: Ask, best: Passage, as_of: Instant) -> bool:
    """Whether it is asked what came of something that the calendar has for later."""
    came = _CAME.search(ask.text) is not None and _WISHES.search(ask.text) is None
    return best.is_event and best.hit.occurred.start > as_of and came
