"""Everybody who takes part in something: "everyone on the switch-on", "the people coming to the tasting"."""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.listening import ENDS, Listener
from actions.grammar.phrases.occasions import LONGEST_EVENT
from actions.grammar.words.lexicon import ARTICLES, CALENDAR_ONLY, EVENTS, composed, longest
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, said

_HEADS: Final = longest(
    composed(
        "everyone|everybody|all|all people|the people|people|those|folks|the folks|the others|anyone|anybody",
        "|who is|who's|who are",
        "in|at|on|of|coming to|going to|invited to|attending|joining|taking part in|signed up for",
    )
    | composed("|all|the|all the", "attendees|participants|guests|invitees", "of|at|in|for")
    | composed(
        "whoever|those who|the people who|everybody who|everyone who",
        "is at|are at|is in|are in|is invited to|are invited to|attends|attend|comes to|come to|joins|join",
    )
)
GUESTS: Final = longest(
    composed("the|all the|all", "attendees|participants|guests|invitees")
    | composed(
        "the people|everyone|everybody|all|those", "who come|who comes|who are coming|who's coming|coming|invited"
    )
    | composed("whoever", "comes|is coming|is invited")
)
"""Who takes part in the event that was spoken of."""
_ENDS: Final = ENDS - EVENTS
_KINDS: Final = EVENTS | CALENDAR_ONLY


def gathering_at(phrase: Phrase, at: int, listener: Listener) -> tuple[int, int, int] | None:
    """Where such words begin and end, and where in between the event's do: `(start, event, end)`; None for others."""
    size = matched(_HEADS, lows(phrase), at)
    first = at + size
    while size and first < len(phrase) and phrase[first].low in ARTICLES:
        first += 1
    last = first
    while size and last < min(len(phrase), first + LONGEST_EVENT) and phrase[last].low not in _ENDS:
        last += 1
    for end in range(last, first, -1):
        if _is_event(_without_day(phrase[first:end], listener), listener, whole=end == last):
            return at, first, end
    return None


def _is_event(words: Phrase, listener: Listener, *, whole: bool) -> bool:
    """Whether words name an event up to the last of them, by its title or, where nothing follows (`whole`), its kind.

    "the switch-on visit" is the switch-on when the words end there; in "the switch-on lunch is late" another begins.
    """
    if not words or not (words[-1].low in _KINDS or listener.is_event(words[-1].low)):
        return False
    kind = whole and words[-1].low in _KINDS and len(words) > 1
    return listener.is_event(said(words)) or (kind and listener.is_event(said(words[:-1])))


def _without_day(words: Phrase, listener: Listener) -> Phrase:
    """An event without the day before it: "tomorrow's switch-on"."""
    times = listener.times(words)
    if times and times[0].start == 0 and times[0].end < len(words):
        words = words[times[0].end :]
    return words[1:] if lows(words[:1]) == ("'s",) else words
