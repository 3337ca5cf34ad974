"""The head of a question that is a bare noun phrase: "firing date of the bowls?" asks for a date."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["time", "person", "place", "amount", "reason"]

_BEHIND: Final = re.compile(
    r"[,;:?!–—]|\s(?:of|for|from|in|on|at|with|by|to|until|till|as|while|when|since|after|before|behind|about|per"
    r"|between|against|this|next|last|that|we|i)\b",
    re.IGNORECASE,
)
"""Where what stands behind the head begins."""

_WORD: Final = re.compile(r"[^\W\d_][\w-]*")
_HEADS: Final[Mapping[Kind, frozenset[str]]] = {
    "time": frozenset(
        "date dates day days time times deadline start beginning end slot arrival departure expiry opening closing"
        " launch handover delivery".split()
    ),
    "person": frozenset("name owner author organiser organizer chair host winner successor contact supplier".split()),
    "place": frozenset("place location venue address room site hotel airport".split()),
    "amount": frozenset(
        "limit ceiling cap maximum minimum sum quota discount fee fare bill balance turnover loss losses price prices"
        " cost costs salary wage wages pay interest".split()
    ),
    "reason": frozenset("cause causes reason reasons rationale grounds".split()),
}


def headed(text: str) -> Kind | None:
    """The kind of thing that the head of a noun phrase names; None when it names none of these.

    >>> headed("firing date of the bowls?"), headed("meeting place of the class"), headed("the bowls of May?")
    ('time', 'place', None)
    """
    words = head_of(text)
    return next((kind for kind, heads in _HEADS.items() if words and words[-1] in heads), None)


def head_of(text: str) -> list[str]:
    """The words of a noun phrase up to what stands behind its head, in small letters.

    >>> head_of("Firing date of the bowls?")
    ['firing', 'date']
    """
    return _WORD.findall(_BEHIND.split(text.strip(), maxsplit=1)[0].lower())
