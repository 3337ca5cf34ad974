"""How much time lies between two things that a question names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Final

_UNIT: Final = r"(?:how many (?P<unit>days|weeks|months|nights)|how long)"
_VERB: Final = r"(?:did|do|does|was|were|is|are|will|had|has|have)"
_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_UNIT}\b.*?\bbetween (?P<one>.+?) and (?P<other>[^?]+)",
        rf"\b{_UNIT}\b (?:after|before) (?P<one>.+?) (?P<other>{_VERB}\b[^?]+)",
        rf"\b{_UNIT}\b {_VERB} (?P<other>.+?) (?:after|before) (?P<one>[^?]+)",
        rf"\b{_UNIT}\b.*?\bfrom (?P<one>.+?) (?:to|until|till) (?P<other>[^?]+)",
    )
)


@dataclass(frozen=True, slots=True)
class Difference:
    """Two things and the unit in which the time between them is wanted."""

    one: str
    other: str
    unit: str


def difference(text: str) -> Difference | None:
    """The two things between which a question asks for the time; None when it does not.

    >>> difference("How many days after the call did I send the offer?")
    Difference(one='the call', other='did I send the offer', unit='days')
    """
    for form in _FORMS:
        match = form.search(text)
        if match:
            return Difference(match["one"].strip(), match["other"].strip(), (match["unit"] or "days").lower())
    return None


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
