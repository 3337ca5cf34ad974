"""How two things that a question names lie in time: how far apart, which came first, how far a date was moved."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Final, TypeAlias

_UNIT: Final = r"(?P<unit>days|weeks|months|nights)"
_LONG: Final = rf"how (?:long|many {_UNIT})"
_MUCH: Final = rf"how (?:much|far|many {_UNIT})"
_BARE: Final = rf"(?:(?:number of )?{_UNIT}|(?:the )?(?:time|gap|interval))"
_VERB: Final = r"(?:did|do|does|was|were|is|are|will|had|has|have)"
_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_LONG}\b.*?\bbetween (?P<one>.+?) and (?P<other>[^?]+)",
        rf"\b{_LONG}\b (?:after|before) (?P<one>.+?) (?P<other>{_VERB}\b[^?]+)",
        rf"\b{_LONG}\b {_VERB} (?P<other>.+?) (?:after|before) (?P<one>[^?]+)",
        rf"\b{_LONG}\b.*?\bfrom (?P<one>.+?) (?:to|until|till) (?P<other>[^?]+)",
        rf"\b{_MUCH} (?:later|earlier|sooner) than (?P<one>.+?) (?P<other>{_VERB}\b[^?]+)",
        rf"\b{_MUCH} (?:later|earlier|sooner) {_VERB} (?P<other>.+?) than (?P<one>[^?]+)",
        rf"^(?:\w+,? )?{_BARE} between (?P<one>.+?) and (?P<other>[^?]+)",
        rf"^(?:\w+,? )?{_BARE} from (?P<one>.+?) (?:to|until|till) (?P<other>[^?]+)",
    )
)
_FIRST_PLANNED: Final = (
    r"(?:it was |was |we had |we )?(?:first|originally|initially)?\s*"
    r"(?:decided|planned|promised|agreed|announced|said|meant|scheduled|expected)"
)
_MOVED: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_MUCH} (?:later|earlier|sooner) than {_FIRST_PLANNED},? {_VERB} (?P<what>[^?]+)",
        rf"\b{_MUCH} (?:later|earlier|sooner) {_VERB} (?P<what>.+?) than {_FIRST_PLANNED}\b",
        rf"\b(?:by )?{_MUCH} {_VERB} (?P<what>.+?) (?:slip|move|moved|shift|shifted|be(?:en)? delayed|postponed)\b",
    )
)
_FIRST: Final = r"(?:first|earlier|sooner|last|later)"
_CAME: Final = rf"(?:what|which|who)(?: one)?(?: of (?:the )?(?:two|these|them|both))? (?:\w+ )?{_FIRST}\b"
_ORDERS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"^(?:\w+,? )?{_CAME}[^,:;?]*?[,:;–-]? (?P<one>(?:my|the|our|his|her|their|when|I|we|[A-Z])[^,]*?)"
        r" or (?P<other>[^?]+)",
        rf"^(?:\w+,? )?(?P<one>[^,?]+?) or (?P<other>[^,?]+?) ?[,:;–-] ?{_CAME}",
        rf"^(?:(?!wh|how\b)\w+,? )?{_VERB} (?P<one>[^?]+?) (?:before|(?:earlier|later) than) "
        r"(?P<other>(?:I|we|he|she|they|the|my|our|his|her|[^\W\d_]+['’]s|[^\W\d_]+ (?:\w+ed|wrote|sent|came))\b[^?]*)",
    )
)
_IT: Final = re.compile(r"\b(?:it|its|that|this)\b", re.IGNORECASE)
_LAST_VERB: Final = re.compile(r"\s+\w+(?:ing|ed|s)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Difference:
    """Two things and the unit in which the time between them is wanted."""

    one: str
    other: str
    unit: str


@dataclass(frozen=True, slots=True)
class Move:
    """A thing whose date was moved, and the unit in which it is wanted how far."""

    what: str
    unit: str


@dataclass(frozen=True, slots=True)
class Order:
    """Two things of which it is asked which came first."""

    one: str
    other: str


Comparison: TypeAlias = Difference | Move | Order


def comparison(text: str) -> Comparison | None:
    """The comparison of times that a question asks for; None when it asks for none."""
    return move(text) or difference(text) or order(text)


def difference(text: str) -> Difference | None:
    """The two things between which a question asks for the time; None when it does not.

    >>> difference("How many days after the call did I send the offer?")
    Difference(one='the call', other='did I send the offer', unit='days')
    """
    match = next((found for form in _FORMS if (found := form.search(text))), None)
    if match is None:
        return None
    one = match["one"].strip()
    return Difference(one, _spelled(match["other"].strip(), one), (match["unit"] or "days").lower())


def move(text: str) -> Move | None:
    """The thing of which a question asks how far its date was moved; None when it does not.

    >>> move("How much later than first planned did the kiln open?")
    Move(what='the kiln open', unit='days')
    """
    match = next((found for form in _MOVED if (found := form.search(text))), None)
    return Move(match["what"].strip(), (match["unit"] or "days").lower()) if match else None


def order(text: str) -> Order | None:
    """The two things of which a question asks which came first; None when it does not.

    >>> order("Which came first, the call or the offer?")
    Order(one='the call', other='the offer')
    """
    match = next((found for form in _ORDERS if (found := form.search(text))), None)
    return Order(match["one"].strip(), _spelled(match["other"].strip(), match["one"].strip())) if match else None


def apart(one: date, other: date, unit: str) -> str:
    """The time between two days in words.

    >>> apart(date(2026, 3, 1), date(2026, 3, 15), "weeks")
    '2 weeks (14 days)'
    """
    number = abs((other - one).days)
    days = f"{number} {'day' if number == 1 else 'days'}"
    if unit == "weeks" and number % 7 == 0:
        return f"{number // 7} {'week' if number == 7 else 'weeks'} ({days})"
    return days.replace("day", "night") if unit == "nights" else days


def _spelled(other: str, one: str) -> str:
    """The second thing with the first in place of "it": from the crate arriving to it being opened."""
    return _IT.sub(_LAST_VERB.sub("", one), other, count=1)
