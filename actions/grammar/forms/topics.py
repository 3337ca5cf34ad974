"""Commands that name their event first: "dentist: off", "weekly huddle: all to nine", "the tour - add 15 min"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Cancel, Change, EventQuery, Simple
from actions.grammar.forms.restatements import restates
from actions.grammar.phrases.content import REPORTS
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.words.lexicon import EVENTS, PLACE_NOUNS, SHIFTS, THINGS, longest, phrases
from actions.grammar.words.speech import matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import verbs_at
from memory_core.when.reading import Mention

LATEST: Final = 10
"""Tokens before the mark behind an event."""
_MARKS: Final = frozenset(":-–—→>,+")
_OFF: Final = longest(phrases("off, cancelled, canceled, cancel, cancel it, cancel that, scrap it, skip it, drop it"))
_AT_ONCE: Final = frozenset("begin start at now".split())
"""What begins a new time behind an event and a mark."""
_IT: Final = tokens("it")
_MAKE_IT: Final = tokens("move it to")
_SUFFICES: Final = frozenset("enough do plenty suffice suffices only max tops most".split())
_SUFFICING: Final = _SUFFICES | frozenset("is are will would should be at just long".split())
"""What says that an event need be no longer: "twenty minutes is enough", "half an hour will do"."""
_SIDES: Final = {
    **dict.fromkeys("off out removed uninvited remove drop uninvite".split(), -1),
    **dict.fromkeys("in on added too invited add invite".split(), 1),
}
"""What is said of somebody behind an event: 1 comes to it, -1 does not: "the tour: Bo off the invite"."""
_OF_INVITES: Final = frozenset("the of invite invitation list please also is".split())
_SIZES: Final = {"longer": 1, "shorter": -1, "more": 1, "less": -1}


def of_topic(phrase: Phrase, listener: Listener, read: Callable[[Phrase], Simple | None]) -> Simple | None:
    """Such a command; None for any other. `read` reads what is to be done with the event."""
    if (found := _behind_reason(phrase, listener, read)) is not None:
        return found
    sizes = not verbs_at(phrase)
    for at in range(1, min(len(phrase) - 1, LATEST)):
        marked = phrase[at].kind == "mark" and phrase[at].text in _MARKS
        if not marked and phrase[at].low != "make" and not (sizes and _sized(phrase[at:])):
            continue
        if not REPORTS.isdisjoint(lows(phrase[: at + 1])):
            # "the talk took an hour longer".
            continue
        named, place = _named(phrase[:at], listener)
        if named is None:
            continue
        rest = without_openings(trimmed(phrase[at:], ":,;-–—→>.+"))
        strong = phrase[at].low != ","
        if place:
            return Change(named, place=rest) if strong and rest else None
        found = _done(named, rest, listener, read, mark=phrase[at].low if strong else "")
        if found is not None:
            return found
    return None


def _behind_reason(phrase: Phrase, listener: Listener, read: Callable[[Phrase], Simple | None]) -> Simple | None:
    """Such as "the tour tomorrow, can't, I'm ill, cancel it": a reason between the event and what is done with it."""
    commas = [n for n, token in enumerate(phrase) if token.low == ","]
    if len(commas) < 2 or verbs_at(phrase):
        return None
    rest = without_openings(phrase[commas[-1] + 1 :])
    of_it = bool(verbs_at(rest)) and not THINGS.isdisjoint(lows(rest[:2]))
    named, place = _named(phrase[: commas[0]], listener) if of_it else (None, False)
    return _done(named, rest, listener, read, mark="") if named is not None and not place else None


def _sized(rest: Phrase) -> bool:
    return (rest[-1].low in _SIZES or rest[-1].low in SHIFTS) and len(rest) <= 4


def _named(left: Phrase, listener: Listener) -> tuple[EventQuery | None, bool]:
    """The event that the words before the mark name, and whether they end in its place: "the review room"."""
    place = len(left) > 1 and left[-1].low in PLACE_NOUNS
    named = event_query(left[:-1] if place else left, listener)
    # "the call with Bo", "tomorrow's meetings"
    met = bool(named.words and (named.people or (named.every and named.when))) and EVENTS.issuperset(lows(named.words))
    return (named, place) if met or listener.names_event(named.words) else (None, False)


def _measured(named: EventQuery, rest: Phrase, listener: Listener, *, plus: bool) -> Change | Cancel | None:
    """Such as "ten minutes longer", "an hour later", "add a quarter", "half an hour is enough", "not this week"."""
    found = timed(rest, listener)
    if plus:
        return Change(named, longer=found.lengths[0], direction=1) if found.lengths and not found.words else None
    if rest[-1].low in _SIZES and len(found.lengths) == 1:
        return Change(named, longer=found.lengths[0], direction=_SIZES[rest[-1].low])
    if found.lengths and not found.times and {*lows(found.words)} & _SUFFICES and {*lows(found.words)} <= _SUFFICING:
        return Change(named, length=found.lengths[0])
    if rest[0].low == "add" and found.lengths and len(found.words) == 1:
        return Change(named, longer=found.lengths[0], direction=1)
    if rest[0].low == "not" and len(rest) > 1 and (times := timed(rest[1:], listener)).times and not times.words:
        return Cancel(replace(named, when=(*named.when, *times.times)))
    if rest[-1].low in SHIFTS and (lengths := timed(rest[:-1], listener).lengths):
        return Change(named, by=lengths[0], direction=SHIFTS[rest[-1].low])
    return None


def sufficing(phrase: Phrase, listener: Listener) -> tuple[Phrase, Mention | None]:
    """The phrase without ", twenty minutes is enough" at its end, and the length that is said there; None for none."""
    at = next((n for n in range(len(phrase) - 2, 1, -1) if phrase[n].low == ","), 0)
    found = timed(phrase[at + 1 :], listener) if at else None
    if found is None or found.times or len(found.lengths) != 1:
        return phrase, None
    suffices = {*lows(found.words)} & _SUFFICES and {*lows(found.words)} <= _SUFFICING
    return (phrase[:at], found.lengths[0]) if suffices else (phrase, None)


def _guests(named: EventQuery, rest: Phrase, listener: Listener) -> Change | None:
    """Such as "Bo off the invite", "Siv in too", "add Bo", said of an event."""
    first = 1 if rest[0].low in _SIDES else 0
    people, end = people_at(rest, first, listener)
    told = [*lows(rest[:first]), *(each.low for each in rest[end:] if each.low not in _OF_INVITES)]
    side = _SIDES.get(told[0], 0) if people and len(told) == 1 else 0
    return Change(named, add=people if side > 0 else (), remove=people if side < 0 else ()) if side else None


def _done(
    named: EventQuery,
    rest: Phrase,
    listener: Listener,
    read: Callable[[Phrase], Simple | None],
    *,
    mark: str,
) -> Simple | None:
    """What is to be done with the event; `mark` is what stands between the two, "" for none or a comma."""
    marked, arrow = bool(mark), mark == "→"
    if not rest:
        return None
    if matched(_OFF, lows(rest)) == len(rest):
        return Cancel(named)
    measured = _measured(named, rest, listener, plus=mark == "+")
    if measured is not None:
        return measured
    if rest[0].low in _AT_ONCE and len(rest) > 1 and marked:
        rest = (*_MAKE_IT, *(rest[2:] if rest[1].low in ("at", "to") else rest[1:]))
    new = rest[2:-1] if rest[-1].low in ("instead", "please", "now") else rest[2:]
    if lows(rest[:2]) == ("make", "it") and new and not timed(new, listener, bare=True).words and marked:
        hours = listener.times_at(new)
        # "make it five": a bare number is an hour here.
        rest = (*_MAKE_IT, *new) if hours and not is_length(hours[0].mention) else rest
    command = read((*_IT, *rest)) if restates(rest) else read(rest)
    guests = _guests(named, rest, listener)
    if guests is not None and (marked or rest[0].low in _SIDES):
        return guests
    later = timed(rest, listener, bare=True)
    if command is None and arrow and later.times and not later.words:
        return Change(named, to=later.times)
    match command:
        case Change(event=event) if not event.words:
            return replace(command, event=replace(named, whole=event.whole, every=event.every or named.every))
        case Cancel(events=event) if not event.words:
            return replace(command, events=replace(named, whole=event.whole, every=event.every or named.every))
        case _:
            return None
