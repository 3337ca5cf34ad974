"""Clauses that say of a known event what is new of it: "the tour is off", "the tasting should start at three"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import Cancel, Change, EventQuery
from actions.grammar.creation import PLACES
from actions.grammar.events import event_query
from actions.grammar.lexicon import ARTICLES, EVENTS, SHIFTS, composed, longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.speech import begins_with, matched
from actions.grammar.timing import timed
from actions.grammar.tokens import Phrase, lows, owner, trimmed

_RESTATES: Final = longest(
    phrases(
        """
    needs, needs another, takes, takes another, should start at, should start, should begin at, should begin, should
    be at, should move to, should go to, should
    last, starts at, starts, begins at, begins, is now at, is at, must start at, must begin at, needs to start at,
    goes to, lasts, has to start at, shall start at, will start at, will last, ought to start at, moves to, is moved
    to, should be, take place, takes place, shall take place, should take place, must take place, will take place
    """
    )
)
_STATES: Final = frozenset("is starts begins goes lasts moves takes needs".split())
"""With a question mark behind it they ask whether it is so."""
_BEGINS: Final = longest(phrases("begin at, begin, start at, start, be at, last"))
_BEFORE_TIMES: Final = ARTICLES | frozenset("only just now rather already another extra one by".split())
_SAME: Final = frozenset("same time the instead please".split())
_COMES: Final = longest(
    composed("should|must|will|is to|has to|needs to", "be at|be in|join|come to|attend|be part of|be invited to")
    | phrases("joins, comes to, is joining, attends")
)
_OFF: Final = longest(
    composed(
        "|is|are|comes|come|goes|go|needs to go|has to go|must go", "out of|off", "the|my", "calendar|diary|schedule"
    )
    | phrases("is off, are off, is cancelled, are cancelled, is canceled, can go, must go, has to go, not happening")
)
_NOT_THERE: Final = longest(phrases("not, instead of, rather than, and not, instead"))
"""What stands before the place where something is no more."""
LATEST: Final = 16
"""Tokens within which an event is named that a clause begins with."""
_GONE: Final = frozenset("off cancelled canceled out".split())
_MISSES: Final = (
    composed("i|we", "can't|won't|cannot|can not|will not", "make|make it to|attend|come to|do|be at")
    | composed("i'm|we're", "not", "coming to|attending|going to|doing")
    | phrases("no, skip")
)
"""What one says of an event that one does not go to."""


def restated(clause: Clause, listener: Listener) -> Change | Cancel | None:
    """Such a clause as a command; None when it is none."""
    phrase = clause.words
    return (
        _called_off(phrase, listener)
        or _attending(phrase, listener)
        or _said_otherwise(clause, listener)
        or _to_time(phrase, listener)
        or _instead(phrase, listener)
        or _in_place(phrase, listener)
    )


def _called_off(phrase: Phrase, listener: Listener) -> Cancel | None:
    """Such as "the tour out of the calendar", "the tasting is off"."""
    size = begins_with(phrase, _MISSES)
    if size:
        event = event_query(phrase[size:], listener)
        return Cancel(event) if listener.names_event(event.words) else None
    for at in range(1, min(len(phrase), LATEST)):
        off = matched(_OFF, lows(phrase), at)
        # "yoga's off this week".
        owned = off == 0 and phrase[at].low in _GONE and phrase[at - 1].low.endswith("'s")
        when = timed(phrase[at + (off or 1) :], listener)
        if (off or owned) and not trimmed(when.words):
            name = phrase[:at] if off else (*phrase[: at - 1], owner(phrase[at - 1]))
            event = event_query(name, listener)
            event = replace(event, when=(*event.when, *when.times))
            return Cancel(event) if listener.names_event(event.words) else None
    return None


def _attending(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "Bo should be at the review too": somebody is to come to an event that is known."""
    people, end = people_at(phrase, 0, listener)
    size = matched(_COMES, lows(phrase), end) if people else 0
    event = event_query(phrase[end + size :], listener) if size and end + size < len(phrase) else None
    return Change(event, add=people) if event is not None and listener.names_event(event.words) else None


def _said_otherwise(clause: Clause, listener: Listener) -> Change | None:
    """Such as "the coffee on Friday should start at three": an event said to be at another time, or to last longer."""
    phrase = clause.words
    words = lows(phrase)
    asked = words[0] in ("can", "could")
    start = 1 if asked or words[0] == "let" else 0
    for at in range(start + 1, min(len(phrase) - 1, LATEST)):
        restates = matched(_RESTATES, words, at)
        size = restates or matched(_BEGINS, words, at) or (asked and words[at] == "be")
        if not size or at + size >= len(phrase) or (clause.asks and words[at] in _STATES):
            continue
        event = event_query(phrase[start:at], listener)
        if asked and not listener.names_event(event.words):
            continue
        if not (start or restates or listener.names_event(event.words)):
            continue
        rest = phrase[at + size :]
        shift = next((n for n in range(1, len(rest)) if rest[n].low in SHIFTS), 0)
        when = timed(rest[shift + 1 :], listener)
        if shift and event.words and not trimmed(when.words) and (lengths := timed(rest[:shift], listener).lengths):
            event = replace(event, when=(*event.when, *when.times))
            return Change(event, by=lengths[0], direction=SHIFTS[rest[shift].low])
        found = timed(rest, listener, bare=True)
        if found.words and found.words[0] is rest[0] and rest[0].low not in _BEFORE_TIMES:
            # "Bo should be called at nine" says when he is to be called.
            continue
        added = (*lows(trimmed(found.words)[-1:]), words[at + size - 1])
        more = not {"more", "longer", "extra", "another"}.isdisjoint(added)
        if more and found.lengths and listener.names_event(event.words):
            return Change(event, longer=found.lengths[0], direction=1)
        named = (bool(event.order) and bool(event.when)) or (
            bool(event.words)
            and (listener.names_event(event.words) or any(word in EVENTS for word in lows(event.words)))
        )
        if named and found.times:
            return Change(event, to=found.times[:1])
        if named and found.lengths:
            return Change(event, length=found.lengths[0])
    return None


def _to_time(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the tour to Monday, same time": an event that is known, "to", and nothing but a time."""
    for at in range(1, min(len(phrase) - 1, LATEST)):
        if phrase[at].low not in ("to", "till"):
            continue
        rest = phrase[at + 1 :]
        found = timed(tuple(t for t in rest if t.low not in _SAME), listener, bare=True)
        event = event_query(phrase[:at], listener)
        if found.times and not trimmed(found.words) and listener.names_event(event.words):
            return Change(event, to=found.times)
    return None


def _instead(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the tasting at four instead of three": a known event, and its new time before "instead"."""
    end = next((n for n in range(1, len(phrase)) if phrase[n].low == "instead"), 0)
    event = event_query(phrase[:end], listener) if end else EventQuery()
    if not event.when or not listener.names_event(event.words):
        return None
    return Change(replace(event, when=event.when[:-1]), to=event.when[-1:])


def _in_place(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the budget meeting in the canteen, not the yard": a known event, and nothing but a place."""
    old = next((n for n in range(2, len(phrase)) if matched(_NOT_THERE, lows(phrase), n)), len(phrase))
    phrase = trimmed(phrase[:old])
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low in ("in", "@")), 0)
    if not at or phrase[-1].low not in PLACES or listener.times(phrase[at:]):
        return None
    event = event_query(phrase[:at], listener)
    place = phrase[at + 2 :] if phrase[at + 1].low == "the" else phrase[at + 1 :]
    return Change(event, place=place) if place and listener.names_event(event.words) else None
