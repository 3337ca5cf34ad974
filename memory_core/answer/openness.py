"""Whether what is asked is still open: it lies ahead, nobody decided it, it was only asked about, or did not come."""

from __future__ import annotations

import re
from typing import Final

from memory_core.answer.forms import of_what_was
from memory_core.answer.passage import Passage, stems
from memory_core.answer.question import Ask
from memory_core.answer.relevance import Rated
from memory_core.claims.stance import is_undecided
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant

_MIGHT: Final = re.compile(r"\b(?:might|(?-i:may)|could|maybe|perhaps|possibly)\b", re.IGNORECASE)
_ASKS: Final = re.compile(r"\?[\s\"'”’)\]]*$")
_WISHES: Final = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|wants?|wanted|request\w*|propos\w+|suggest\w*|offer\w*|wish\w*|question)\b", re.IGNORECASE
)
"""Words for what somebody puts as a question."""

_GONE: Final = re.compile(
    r"^(?:(?:and|so|but|then|ok|okay|well|now),? )?(?:did|was|were|has|have)\b"
    r"|^(?:\w+ )?(?:what|who|how|which|where)\b.*\b(?:did|came|went|was|were)\b",
    re.IGNORECASE,
)
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


MOST_OF_TITLE: Final = 2
"""Terms of a title of which one more may go unsaid."""


def is_open(ask: Ask, best: Passage) -> bool:
    """Whether it is asked how something was decided of which the best passage says that it is not."""
    return _OUTCOME.search(ask.text) is not None and is_undecided(best.text)


def is_to_come(ask: Ask, each: Passage, as_of: Instant) -> bool:
    """Whether it is asked how something went, or what came of it, that the calendar, by its title, has for later."""
    said = frozenset((*ask.terms, *(term for named in ask.people for term in named.terms)))
    gone = _GONE.search(ask.text) is not None and _WISHES.search(ask.text) is None and _SCHEDULED.isdisjoint(ask.terms)
    title = frozenset(terms(each.hit.title))
    meant = title <= said or (len(title) > MOST_OF_TITLE and len(title & said) >= len(title) - 1)
    return gone and each.is_event and each.hit.occurred.start > as_of and bool(title) and meant


def only_may_be(ask: Ask, each: Passage) -> bool:
    """Whether it is asked if something happened of which a passage says no more than that it might."""
    about = [text for text in each.sentences if not stems(text).isdisjoint(ask.terms)]
    return (
        ask.sought == "whether" and of_what_was(ask.text) and bool(about) and all(_MIGHT.search(text) for text in about)
    )


def only_asks(ask: Ask, each: Rated) -> bool:
    """Whether a passage asks what is asked and does not go on to answer; where a wish is asked for, asking is one."""
    told = each.passage.sentences
    about = [text for text in told if not stems(text).isdisjoint(ask.terms)]
    if not about or not all(_ASKS.search(text) for text in about) or _WISHES.search(ask.text):
        return False
    return not each.holds or _ASKS.search(told[-1]) is not None
