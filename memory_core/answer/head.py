"""Questions that are bare noun phrases, and what their head asks for: "firing date of the bowls?" asks for a date."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["attribute", "time", "person", "place", "amount", "reason"]

AUXILIARY: Final = (
    "did|does|do|is|are|was|were|has|have|had|will|would|can|could|should|am|isn't|aren't|didn't|hasn't|haven't|doesn't"
    "|don't|won't|wasn't|weren't"
)
"""Verbs by whose place in front a question is known."""

AFTER_NOUN: Final = "did|does|do|is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|am"
"""Verbs where the noun that is asked for ends: "which hotel must we book"."""

_ASKING: Final = re.compile(
    rf"\b(?:{AUXILIARY})\b|\b(?:what|which|who|whom|whose|when|where|why|how)\b|'s (?:the|our|my)\b", re.IGNORECASE
)
_RELATIVE: Final = re.compile(
    r"(?<=\w )(?:of|for|from|on|in|to|with) (?:[\w'’-]+ ){1,4}?(?:(?i:I|we|you|he|she|they|that)|[A-Z]\w+) "
    rf"(?i:{AUXILIARY})\b"
)
"""A clause behind the noun of a noun phrase: "model of the lamp we were offered"."""

MEASURED: Final = frozenset(
    """price cost budget rate total number amount percentage share figure latency size capacity temperature score salary
    fee discount count sum output limit ceiling maximum minimum quota weight length width height volume speed wage
    interest proportion ratio quantity""".split()
)
"""Nouns of what has a number for its value."""

_BEHIND: Final = re.compile(
    r"[,;:?!–—]|(?<=\w number)\s"
    r"|\s(?:of|for|from|in|on|at|with|by|to|until|till|as|while|when|since|after|before|behind|about|per|vs|versus|than"
    r"|between|against|this|next|last|that|we|i)\b",
    re.IGNORECASE,
)
"""Where what stands behind the head begins."""

_PIECE: Final = re.compile(r"[,;:]\s")
_WORD: Final = re.compile(r"[^\W\d_][\w-]*")
_HEADS: Final[Mapping[Kind, frozenset[str]]] = {
    "attribute": frozenset("size number age".split()),
    "time": frozenset(
        "date dates day days time times deadline start beginning end slot arrival departure expiry opening closing"
        " launch handover delivery".split()
    ),
    "person": frozenset("name owner author organiser organizer chair host winner successor contact supplier".split()),
    "place": frozenset("place location venue address room site hotel airport".split()),
    "amount": frozenset(f"{noun}{end}" for noun in MEASURED for end in ("", "s"))
    | frozenset("cap max min fare bill balance turnover loss losses pay".split()),
    "reason": frozenset(
        "cause causes reason reasons rationale grounds explanation explanations excuse excuses justification".split()
    ),
}
"""What is of a kind by its head; a size may be a letter, a number have some."""

_MISSING: Final[Mapping[Kind, re.Pattern[str]]] = {
    "time": re.compile(
        r"\b(?:till|until|since|before|after|(?:[^\W\d_]+ed|due|paid|sent|sold|made|held) on"
        r"|(?:end|start|begin|open|close|shut|expire|leave|depart|arrive)s)\W*$",
        re.IGNORECASE,
    ),
    "amount": re.compile(r"\bper [^\W\d_]+\W*$", re.IGNORECASE),
}
"""How words end in which the thing itself is missing: "invoice paid on?", "shop opens", "sand per sack"."""


def is_asking(text: str) -> bool:
    """Whether words ask by a word of asking, and are no bare noun phrase.

    >>> is_asking("Is the lamp lit?"), is_asking("Colour of the lamp?"), is_asking("Colour of the lamp we were sent?")
    (True, False, False)
    """
    return _ASKING.search(_RELATIVE.sub("", text)) is not None


def headed(text: str) -> Kind | None:
    """The kind of thing that the head of a noun phrase names, or that its end lacks; None when it is none of these.

    >>> headed("firing date of the bowls?"), headed("meeting place of the class"), headed("the bowls of May?")
    ('time', 'place', None)
    >>> headed("lease signed on?"), headed("cake per guest"), headed("the oven: max?")
    ('time', 'amount', 'amount')
    """
    heads = [words[-1] for piece in _PIECE.split(text) if (words := head_of(piece))]
    found = next((kind for head in heads for kind, nouns in _HEADS.items() if head in nouns), None)
    return found or next((kind for kind, end in _MISSING.items() if end.search(text)), None)


def head_of(text: str) -> list[str]:
    """The words of a noun phrase up to what stands behind its head, in small letters.

    >>> head_of("Firing date of the bowls?")
    ['firing', 'date']
    """
    return _WORD.findall(_BEHIND.split(text.strip(), maxsplit=1)[0].lower())
