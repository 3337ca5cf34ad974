"""Whether a question is of a state that was, or of how one state came after another."""

from __future__ import annotations

import re
from typing import Final

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
    r"\b(?:all|every|each)(?: (?:of|the|one)\b)* (?:\w+ )?(?:dates?|days?|values?|prices?|figures?|numbers?|versions?"
    r"|amounts?|offers?|quotes?|names?|owners?|places?)\b(?=.*\b(?:ever|so far|until now|over time|was|were|had|has"
    r"|have)\b|[^\w]*$)"
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
