"""Phrases that name events: "my second call on Monday", "the next kiln review with Tor", "everything on Friday"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import EventQuery
from actions.grammar.lexicon import ARTICLES, COMING, EVENTS, EVERY, NUMBERS, ORDERS, THINGS
from actions.grammar.listening import LONGEST_EVENT, Listener
from actions.grammar.people import people_behind
from actions.grammar.timing import timed
from actions.grammar.tokens import Phrase, Token, lows, said, trimmed

_DROPPED: Final = frozenset(
    "my our the a an this that of in from scheduled planned up upcoming's one ones series's's".split()
)
_SERIES: Final = frozenset("series recurring weekly daily monthly repeating standing".split())
_PLACES: Final = (("on", "my", "calendar"), ("in", "my", "calendar"), ("from", "my", "calendar"), ("on", "the", "calendar"),
    ("in", "the", "calendar"), ("from", "the", "calendar"), ("off", "my", "calendar"), ("that", "i", "have"), ("i", "have"),
    ("we", "have"), ("i've", "got"), ("on", "my", "schedule"), ("going", "forward"), ("from", "now", "on"))  # fmt: skip
_MANY: Final = frozenset("meetings calls events appointments sessions reviews interviews 1:1s".split())
_WITH: Final = frozenset({"with", "w"})


def event_query(phrase: Phrase, listener: Listener) -> EventQuery:
    """The events that a phrase names as a whole."""
    phrase = trimmed(_without_places(phrase))
    words = lows(phrase)
    if len(words) == 1 and words[0] in THINGS:
        return EventQuery(pronoun=True)
    rest, people = people_behind(_with_titles(phrase, listener), _WITH, listener, sure=False)
    # "my 1:1 with Dana tomorrow": the time may stand on either side of the people.
    found = timed(rest, listener)
    order, every, coming, whole, limit = 0, False, False, False, 0
    kept: list[Token] = []
    for at, token in enumerate(found.words):
        word = token.low
        leading = not kept
        if token.kind == "quote":
            kept.append(token)
        elif leading and word in EVERY:
            every = True
        elif leading and word in COMING:
            coming, order = (
                True,
                (order or 1 if word in ("next", "coming", "upcoming", "following") and not every else order),
            )
        elif leading and word in ORDERS:
            order = ORDERS[word]
        elif leading and (word in NUMBERS or word.isdigit()) and any(t.low in EVENTS for t in found.words[at:]):
            limit = NUMBERS.get(word) or int(word)
        elif word in _SERIES and (leading or word == "series"):
            whole = word in ("series", "recurring", "repeating") or whole
            if word not in ("series", "recurring", "repeating"):
                kept.append(token)
        elif (leading and (word in ARTICLES or word in _DROPPED)) or (token.kind == "mark" and leading):
            continue
        elif word in ("series", "occurrence", "occurrences", "'s"):
            whole = whole or word == "series"
        else:
            kept.append(token)
    every = every or (not order and not limit and any(t.low in _MANY for t in kept))
    whole = whole or (every and "whole" in words) or ("all" in words and not found.times and _only_series(kept))
    pronoun = bool(kept) and len(kept) == 1 and kept[0].low in THINGS
    title = () if pronoun else trimmed(tuple(kept), ",;:.!?–—-/")
    while title and title[-1].low in ("on", "at", "in", "for", "of", "from", "about", "titled", "called", "the", "and"):
        title = title[:-1]
    about = next(
        (
            n
            for n, t in enumerate(title)
            if t.low in ("about", "called", "titled", "named", "regarding", "re") and n + 1 < len(title)
        ),
        -1,
    )
    if about >= 0:
        title = (
            title[about + 1 :] if all(t.low in EVENTS for t in title[:about]) else title[:about] + title[about + 1 :]
        )
    return EventQuery(title, people, found.times, order, every, coming, whole, pronoun, limit)


def _with_titles(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with a title that holds words about time as one token: "the Year-End review" is no date."""
    times = listener.times(phrase)
    for size in range(min(len(phrase), LONGEST_EVENT), 1, -1):
        for start in range(len(phrase) - size + 1):
            window = phrase[start : start + size]
            if window[0].low in ARTICLES or window[0].low in ORDERS or window[0].low in COMING:
                continue
            timely = any(each.start < start + size and each.end > start for each in times)
            if timely and listener.is_event(said(window)):
                title = replace(window[0], text=said(window), low=said(window).casefold(), kind="quote")
                return phrase[:start] + (title,) + phrase[start + size :]
    return phrase


def _only_series(kept: list[Token]) -> bool:
    return bool(kept) and kept[-1].low.endswith("s") and kept[-1].low in ("standups", "stand-ups", "1:1s", "syncs")


def _without_places(phrase: Phrase) -> Phrase:
    words = lows(phrase)
    for at in range(len(words)):
        for place in _PLACES:
            if words[at : at + len(place)] == place:
                return _without_places(phrase[:at] + phrase[at + len(place) :])
    return phrase
