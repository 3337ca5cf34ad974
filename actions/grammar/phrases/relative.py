"""A day counted from an event that is moved: "the Thursday after", "the same week", "two days earlier"."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from actions.grammar.commands import Relative
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import ARTICLES, NUMBERS
from actions.grammar.words.tokens import Phrase, lows
from memory_core.when.lexicon import WEEKDAYS

ORDER: Final = {"after": 1, "later": 1, "afterwards": 1, "before": -1, "earlier": -1}
"""Words behind a day that say on which side of another one it lies."""
_AHEAD: Final = {"following": 1, "previous": -1, "preceding": -1}
_UNITS: Final = {"day": 1, "days": 1, "week": 7, "weeks": 7, "fortnight": 14}
_SAME: Final = frozenset("same that".split())
_LEADS: Final = frozenset("at around about from , in but and".split())
"""Words that lead in what is said behind the day."""


def relative_at(phrase: Phrase, at: int, listener: Listener) -> tuple[Relative, Phrase] | None:
    """The day that stands at this place, and the words behind it; None for words that count from no event."""
    rest = phrase[at + 1 :] if lows(phrase[at : at + 1]) == ("the",) else phrase[at:]
    words = lows(rest)
    found = _weekday(words) or _ahead(words) or _counted(words)
    if found is None:
        return None
    day, size = found
    behind = rest[size:]
    if not behind or behind[0].low in _LEADS:
        return day, behind
    named = timed(behind, listener).words
    if day.side and words[size - 1] in ("after", "before") and listener.names_event(_bare(named)):
        left = tuple(token for token in behind if token not in named)
        return Relative(weekday=day.weekday, side=day.side, event=named), left
    return None


def _bare(phrase: Phrase) -> Phrase:
    return phrase[1:] if phrase and phrase[0].low in ARTICLES else phrase


def _weekday(words: tuple[str, ...]) -> tuple[Relative, int] | None:
    """Such as "Thursday after" and "Thursday of the same week"."""
    day = WEEKDAYS.get(words[0]) if words else None
    if day is None:
        return None
    if words[1:2] and words[1] in ORDER:
        return Relative(weekday=day, side=ORDER[words[1]]), 2
    size = 1
    while words[size : size + 1] and words[size] in ("of", "in", "the", ","):
        size += 1
    if words[size : size + 1] and words[size] in _SAME and words[size + 1 : size + 2] == ("week",):
        return Relative(weekday=day), size + 2
    return None


def _ahead(words: tuple[str, ...]) -> tuple[Relative, int] | None:
    """Such as "following Thursday", "previous week", "next day"."""
    if len(words) < 2:
        return None
    side = 1 if words[:2] == ("next", "day") else _AHEAD.get(words[0], 0)
    if side and words[1] in WEEKDAYS:
        return Relative(weekday=WEEKDAYS[words[1]], side=side), 2
    return (Relative(days=side * _UNITS[words[1]]), 2) if side and words[1] in _UNITS else None


def _counted(words: tuple[str, ...]) -> tuple[Relative, int] | None:
    """Such as "day after", "a week later", "two days before"."""
    first = words[0] if words else ""
    number = int(first) if first.isdigit() else 1 if first in ("a", "an") else NUMBERS.get(first, 0)
    size = 1 if number else 0
    unit, side = words[size : size + 1], words[size + 1 : size + 2]
    if not unit or not side or unit[0] not in _UNITS or side[0] not in ORDER or number > MOST:
        return None
    return Relative(days=(number or 1) * _UNITS[unit[0]] * ORDER[side[0]]), size + 2


MOST: Final = 366
"""Days or weeks that are counted; more is a slip."""


def day_of(relative: Relative, day: date) -> date:
    """The day that is meant, counted from `day`.

    >>> day_of(Relative(weekday=3, side=1), date(2026, 5, 14))
    datetime.date(2026, 5, 21)
    """
    day += timedelta(days=relative.days)
    if relative.weekday is None:
        return day
    away = relative.weekday - day.weekday()
    if relative.side > 0:
        away = (away - 1) % 7 + 1
    elif relative.side < 0:
        away = -((-away - 1) % 7 + 1)
    return day + timedelta(days=away)
