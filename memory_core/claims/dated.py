"""Days and times that a text names, as they were meant when it was said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from typing import Final

from memory_core.when.choice import AmbiguousTime, Chosen, Clock, NoTime, Toward, choose, start_of
from memory_core.when.mentions import mentions
from memory_core.when.reading import Length, Mention, Offset, Recurrence

_PAST: Final = (
    r"(?:was|were|had|did|went|came|saw|said|told|got|took|gave|made|left|met|sent|wrote"
    r"|(?!want|plan|book|ask)\w+[^\We]ed)"
)
_LOOKS_BACK: Final = re.compile(
    r"\b(?:was|were|did|went|came|happened|arrived|thanks for|thank you for)\b[^.;]{0,30}$"
    rf"|(?<!\bis )(?<!\bare )(?<!\bbe )(?<!\bbeen )(?<!\bhave )(?<!\bhas )(?<!\bwill )\b{_PAST} "
    r"(?:(?:it|them|him|her|us|you|me) )?(?:on )?$"
    r"|\bas (?:on|of|at) $",
    re.IGNORECASE,
)
_TOLD_OF: Final = re.compile(rf",? (?:I|we|he|she|they|it|you|the \w+|[A-Z]\w+) {_PAST}\b")
"""What follows a day on which something was: "On Friday I was ill"."""

_WRITTEN_OUT: Final = re.compile(
    r"\d{4}-\d\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b", re.IGNORECASE
)
_PRESENT: Final = re.compile(
    r"(?:right |just |by |until |for )?now|currently|at the moment|so far|to date|nowadays|these days|at present",
    re.IGNORECASE,
)
"""Words for the present: they single out no day."""

_CLOCK: Final = re.compile(r"\d:\d\d|\b\d{1,2} ?[ap]\.?m\b|o['’]clock|noon|midnight|\bat \w+", re.IGNORECASE)
_DENIED: Final = re.compile(
    r"(?:\b(?:no|not|never)|n['’]t)\b(?! (?:later|before|until|till|earlier|more|sooner|only|just|less|longer|yet)\b)"
    r"(?:(?!\b(?:but|before|until|till|by|if|unless|because|since|than)\b)[^.,;:!?–—])*$",
    re.IGNORECASE,
)
_UNTIL: Final = re.compile(r"(?:before|until|till|by|since)\b", re.IGNORECASE)
_BOUND: Final = re.compile(r"(?:before|after|since)\b", re.IGNORECASE)
_BARE_ORDINAL: Final = re.compile(r"the [a-z]+(?: [a-z]+)?", re.IGNORECASE)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_NOUN_BEHIND: Final = re.compile(
    r"\s+(?!(?:of|in|at|on|and|or|to|for|if|when|we|i|he|she|they|you|it|is|was|will|not|but|so|then|please"
    r"|with)\b)[a-z]"
)


@dataclass(frozen=True, slots=True)
class Dated:
    """A time that stands at `[start, end)` of a text.

    `day` is the day that is meant, None for a time of day alone or a stretch of weeks. `keys` are equal for equal
    times. `written_out` says whether the text names the month itself, `denied` that its clause says it is not then.
    """

    text: str
    start: int
    end: int
    day: date | None
    keys: frozenset[str]
    written_out: bool
    denied: bool = False

    @property
    def is_bound(self) -> bool:
        """Whether it only says what comes before or after it: "after Easter"."""
        return _BOUND.match(self.text) is not None


@lru_cache(maxsize=4096)
def dated(text: str, said: datetime, toward: Toward | None = None) -> tuple[Dated, ...]:
    """The times of a text said at a wall time, in their order; lengths and recurrences are none.

    A weekday lies on the side that the words around it tell, or `toward` the one that is given.

    >>> [each.day.isoformat() for each in dated("You get it on Friday.", datetime(2026, 3, 2, 9))]
    ['2026-03-06']
    """
    found = (_dated(text, each, said, toward) for each in mentions(text, said) if not _counts(text, each))
    return tuple(each for each in found if each is not None)


def is_day(key: str) -> bool:
    """Whether a key of a time is that of a single day.

    >>> is_day("2026-05-04"), is_day("2026-05-04 week"), is_day("T09:30")
    (True, False, False)
    """
    return _DAY.fullmatch(key) is not None


def first_day(key: str) -> str:
    """The day of a key, or the one with which its stretch begins; "" for a time of day, and for what is no such key.

    >>> first_day("2026-05-04"), first_day("2026-05-04 week"), first_day("T09:30")
    ('2026-05-04', '2026-05-04', '')
    """
    day = key.partition(" ")[0]
    return day if is_day(day) else ""


def _counts(text: str, each: Mention) -> bool:
    """Whether an ordinal counts things instead of days: "the first year"."""
    return _BARE_ORDINAL.fullmatch(each.text) is not None and _NOUN_BEHIND.match(text, each.end) is not None


def _dated(text: str, each: Mention, said: datetime, toward: Toward | None) -> Dated | None:
    if _PRESENT.fullmatch(each.text.strip(" .,;:!?")):
        return None
    if all(isinstance(reading, Length | Recurrence | Offset) for reading in each.readings):
        return None
    written_out = _WRITTEN_OUT.search(each.text) is not None
    back = each.bound != "until" and (
        each.text.lower().startswith("since ")
        or _LOOKS_BACK.search(text, 0, each.start) is not None
        or _TOLD_OF.match(text, each.end) is not None
    )
    chosen = choose(each, Clock(said), toward or ("nearest" if written_out else "past" if back else "future"))
    match chosen:
        case NoTime():
            return None
        case AmbiguousTime(readings):
            start = start_of(readings[0])
        case Chosen(reading):
            start = start_of(reading)
    if start is None:
        return None
    fine = each.grain in ("day", "part", "hour", "minute", "second")
    day = start.date() if each.dated and fine else None
    keys = {day.isoformat()} if day else set()
    if each.grain in ("hour", "minute", "second") and _CLOCK.search(each.text):
        keys.add(f"T{start:%H:%M}")
    if not fine:
        keys.add(f"{start:%Y-%m-%d} {each.grain}")
    shown = each.text.rstrip(" .,;:!?")
    denied = _DENIED.search(text, 0, each.start) is not None and _UNTIL.match(shown) is None
    return (
        Dated(shown, each.start, each.start + len(shown), day, frozenset(keys), written_out, denied) if keys else None
    )
