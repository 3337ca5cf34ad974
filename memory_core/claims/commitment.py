"""Whether words bind whoever says them: "I'll send it by Friday", "you get it tomorrow"."""

from __future__ import annotations

import re
from typing import Final

_COMMITS: Final = re.compile(
    r"\bI(?:['’]ll| will| shall| can have| promise| owe)\b|\bwe(?:['’]ll| will)\b|\byou(?:['’]ll)? (?:get|have"
    r"|will have)\b"
    r"|\bthat['’]s a promise\b|\bas promised\b|\bon it\b|\bleave it (?:to|with) me\b|\bnew promise\b|\bcount on\b",
    re.IGNORECASE,
)


def is_commitment(text: str) -> bool:
    """Whether words are a promise.

    >>> is_commitment("You get it on Friday."), is_commitment("They got it on Friday.")
    (True, False)
    """
    return _COMMITS.search(text) is not None
