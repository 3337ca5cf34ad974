"""What time a question is of: what is, was or will be, or how one state came after another."""

from __future__ import annotations

import re
from typing import Final

from memory_core.answer.head import is_asking
from memory_core.answer.irregular import base, stems_of
from memory_core.index.tokens import terms

_NOW: Final = re.compile(
    r"\b(?:now|current|currently|latest|today|still|yet|status|newest|recent|recently|already)\b", re.IGNORECASE
)
_PRESENT: Final = re.compile(
    r"\b(?:is|are|am|does|do|has|have|will|can|should|going|isn't|aren't)\b|\b\w+'s\b", re.IGNORECASE
)
_GONE: Final = re.compile(
    r"\b(?:(?:was|were|did|had)(?:n['’]t)?|used|originally|first|initially|before|earlier|ago|previous(?:ly)?)\b",
    re.IGNORECASE,
)
_WAS: Final = re.compile(r"\b(?:was|were|did|had)(?:n['’]t)?\b|\b(?:i|we|he|she|they|you) \w+[^\We]ed\b", re.IGNORECASE)
_PERFECT: Final = re.compile(r"\b(?:has|have)(?:n['’]t)? (?P<done>(?:[\w'’-]+ ?){1,4})", re.IGNORECASE)
_AHEAD: Final = re.compile(r"\b(?:going to|will|gonna|about to|likely)\b", re.IGNORECASE)
_PAST: Final = re.compile(
    r"\b(?:original(?:ly)?|initial(?:ly)?|at first|previous(?:ly)?|formerly|used to|back (?:then|in)|earlier)\b"
    r"|\bold (?:\w+ )?(?:price|cost|rate|fee|date|day|time|deadline|value|number|figure|count|plan|address|limit)s?\b"
    r"|\bfirst (?:say|said|planned|promised|told|reported|count|date|version)\b"
    r"|\bbefore (?:it|that|the \w+)\b(?! (?:of|on|in|at)\b)",
    re.IGNORECASE,
)
_CHANGE: Final = re.compile(
    r"\bhow (?:has|have|did) .*\b(?:chang|mov|evolv|develop|shift)\w*"
    r"|\bhow (?:the|our|my|their|[^\W\d_]+['’]s) .*\b(?:changed|moved|evolved|developed|shifted)\b"
    r"|\bhow (?:many times|often) .*\b(?:mov|chang|slip|postpon)\w*"
    r"|\bhistory\b|\bchanged?\b.*\bover\b|\bwhat (?:has )?changed\b"
    r"|\b(?:slip|slipped|postponed|delayed|moved|pushed|changed|corrected) from\b",
    re.IGNORECASE,
)
_ALL: Final = re.compile(
    r"\b(?:all|every|each)(?! day\b)(?: (?:of|the|one)\b)* (?:\w+ )?(?:dates?|days?|values?|prices?|figures?|numbers?"
    r"|versions?|amounts?|offers?|quotes?|names?|owners?|places?)\b(?=.*\b(?:ever|so far|until now|over time|was|were"
    r"|had|has|have)\b|[^\w]*$)"
    r"|\b(?:from )?(?:the )?first (?:one )?to (?:the )?last\b|\b(?:start|beginning) to (?:end|finish|now)\b"
    r"|\bone after (?:the other|another)\b|\bover time\b|\bin (?:what|which) order\b",
    re.IGNORECASE,
)
"""All states in turn: "every opening date it ever had", "who held it, first to last"."""

_COMPARED: Final = re.compile(
    r"\bby how (?:much|many)\b|\bbefore and after\b"
    r"|\bhow much (?:more|less|cheaper|dearer|quicker|faster|slower|longer|shorter|higher|lower|bigger|smaller|better"
    r"|worse|heavier|lighter)\b|\b(?:what(?:['’]s| is| was)? )?the difference\b"
    r"|\bhow much (?:do|does|did|would|will|can|could) (?:\w+ ){1,2}save\b",
    re.IGNORECASE,
)
"""A state beside the one before it: "how much cheaper did it get"."""


CHANGING: Final = stems_of(
    """change changed evolve evolved shift shifted develop developed history moved slipped rise rose risen fall fell
    fallen drop dropped grow grew grown increase increased decrease decreased difference first last end cheaper
    dearer quicker faster slower longer shorter higher lower bigger smaller better worse heavier lighter"""
)
"""Terms that say that the history is asked for, and not of what."""


def of_now(text: str) -> bool:
    """Whether it is asked how things stand.

    >>> of_now("When is the launch?"), of_now("When was the launch?")
    (True, False)
    """
    bare = _GONE.search(text) is None and not is_asking(text)
    return bare or _NOW.search(text) is not None or (_PRESENT.search(text) is not None and _GONE.search(text) is None)


def of_what_was(text: str) -> bool:
    """Whether it is asked of what was done or happened.

    >>> of_what_was("Did Ana sign?"), of_what_was("What is it that we talked of?"), of_what_was("Will Ana sign?")
    (True, True, False)
    >>> of_what_was("Has the boat sunk?"), of_what_was("What does the boat have?")
    (True, False)
    """
    done = _PERFECT.search(text)
    return _WAS.search(text) is not None or (done is not None and any(map(_is_participle, done["done"].split())))


def _is_participle(word: str) -> bool:
    """Whether a word may be the form of a verb for what is done."""
    return word.endswith("ed") or word == "been" or any(base(term) != term for term in terms(word))


def is_ahead(text: str) -> bool:
    """Whether it is asked what will be.

    >>> is_ahead("Is Ana going to sign?"), is_ahead("Did Ana sign?")
    (True, False)
    """
    return _AHEAD.search(text) is not None


def of_past(text: str) -> bool:
    """Whether an earlier state is asked for."""
    return _PAST.search(text) is not None


def of_history(text: str) -> bool:
    """Whether states are asked for one after another: how something changed, by how much, or all that it was.

    >>> of_history("How has the date changed?"), of_history("By how much did it rise?"), of_history("When is it?")
    (True, True, False)
    """
    return any(form.search(text) for form in (_CHANGE, _ALL, _COMPARED))


def of_difference(text: str) -> bool:
    """Whether a state is asked for beside the one before it."""
    return _COMPARED.search(text) is not None
