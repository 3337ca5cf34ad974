"""Clauses that say of a known event what is new of it: "the tour is off", "the tasting should start at three"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import Cancel, Change, EventQuery
from actions.grammar.forms.creation import PLACES
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.words.lexicon import ARTICLES, EVENTS, SHIFTS, composed, longest, phrases
from actions.grammar.words.speech import begins_with, matched
from actions.grammar.words.tokens import Phrase, lows, owner, said, trimmed
from actions.grammar.words.verbs import Form, verbs_at
from memory_core.when.reading import Mention

_RESTATES: Final = longest(
    composed(
        "should|must|shall|will|would|has to|have to|needs to|need to|ought to|is to|will have to|is going to",
        "|now|rather|only",
        "wait until|wait till|wait for|slip to|start|start at|begin|begin at|be|be at|be on|move to|"
        "go to|last|take|come at|stay|take place",
    )
    | composed("is|are|is now|are now", "at")
    | composed(
        "|now",
        "starts|starts at|begins|begins at|becomes|lasts|takes|needs|goes to|moves to|comes at|takes place|take place",
    )
    | composed("has|have|got|was|were|is|are", "|been|now", "moved|shifted|postponed", "|to")
    | phrases("needs another, takes another, moved to")
)
_STATES: Final = frozenset("is starts begins goes lasts moves takes needs".split())
"""With a question mark behind it they ask whether it is so."""
_MEETS: Final = longest(
    composed("|now|always", "is|are|meets|stands|takes place|moves|goes|happens")
    | composed("is|are|will be|should be|must be|shall be|needs to be", "now|held|always|on")
    | composed("|will|should|must|shall|has to|needs to|is going to", "be|move|meet|take place|be held|happen")
    | composed("has|have|is|was|got|are", "moved|been moved|relocated|been relocated")
)
"""What is said of an event before its new place."""
_INTO: Final = (("in",), ("at",), ("to",), ("into",), ("@",))
_BEGINS: Final = longest(phrases("commence at, commence, begin at, begin, start at, start, be at, last"))
_BEFORE_TIMES: Final = ARTICLES | frozenset("only just now rather already another extra one by".split())
_ANEW: Final = frozenset("instead now rather becomes".split())
_SAME: Final = frozenset("same time the instead please".split())
_OFF: Final = longest(
    composed(
        "|is|are|comes|come|goes|go|needs to go|has to go|must go", "out of|off", "the|my", "calendar|diary|schedule"
    )
    | composed("falls|fall|drops|drop", "out|away")
    | phrases("is off, are off, is cancelled, are cancelled, is canceled, can go, must go, has to go, not happening")
    | composed("won't|wont|will not|can't|cant|cannot|doesn't|doesnt|does not", "happen|take place|work|work out|be on")
    | composed("isn't|isnt|is not|aren't|are not", "happening|taking place|on|going to happen")
)
_NOT_THERE: Final = longest(phrases("not, instead of, rather than, and not, instead"))
"""What stands before the place where something is no more."""
_SAYS: Final[frozenset[Form]] = frozenset({"tell", "mail", "thank", "warn"})
"""Forms of what is said to somebody."""
LATEST: Final = 16
"""Tokens within which an event is named that a clause begins with."""
_GONE: Final = frozenset("off cancelled canceled out".split())
_BEHIND_OFF: Final = frozenset("either anymore again after all then then, this time sorry".split())
"""What may be said behind what is off, beside a time."""
_NO: Final = longest(composed("|there's|there is|there are|there'll be|we have|i have|we've|i've got", "no"))
_LEFT_OUT: Final = longest(
    composed("take|delete|cancel|remove|drop|scrap|skip|leave", "it|that|this|them|those", "|out|off|away")
)
"""What is to be done with what does not take place."""
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
        or _said_otherwise(clause, listener)
        or _to_time(phrase, listener)
        or _shifted(phrase, listener)
        or _instead(phrase, listener)
        or _in_place(phrase, listener)
    )


def _called_off(phrase: Phrase, listener: Listener) -> Cancel | None:
    """Such as "the tour out of the calendar", "the tasting is off"."""
    size = begins_with(phrase, _MISSES)
    if size:
        event = event_query(phrase[size:], listener)
        return Cancel(event) if listener.names_event(event.words) else None
    lacked = _lacked(phrase, listener)
    if lacked is not None:
        return lacked
    for at in range(1, min(len(phrase), LATEST)):
        off = matched(_OFF, lows(phrase), at)
        # "yoga's off this week".
        owned = off == 0 and phrase[at].low in _GONE and phrase[at - 1].low.endswith("'s")
        when = timed(phrase[at + (off or 1) :], listener)
        ends = off == 0 and at + 1 == len(phrase) and phrase[at].low in _GONE - {"out"}
        if (off or owned or ends) and set(lows(trimmed(when.words))) <= _BEHIND_OFF:
            name = phrase[:at] if off or not owned else (*phrase[: at - 1], owner(phrase[at - 1]))
            event = event_query(name, listener)
            event = replace(event, when=(*event.when, *when.times))
            return Cancel(event) if listener.names_event(event.words) else None
    return None


def _lacked(phrase: Phrase, listener: Listener) -> Cancel | None:
    """Such as "no choir this week, take it out" and "Thea has no choir on Thursday"."""
    times = listener.times(phrase)
    if times and not times[0].start:
        # "this week no choir"
        phrase = (*phrase[times[0].end :], *phrase[: times[0].end])
    _, end = people_at(phrase, 0, listener)
    words = lows(phrase)
    first = end + 1 if words[end : end + 1] in (("has",), ("have",)) else end if not end else len(words)
    size = matched(_NO, words, first)
    out = next((n for n in range(first + size + 1, len(words)) if n + matched(_LEFT_OUT, words, n) == len(words)), 0)
    event = event_query(trimmed(phrase[first + size : out or len(phrase)]), listener) if size else EventQuery()
    return Cancel(event) if listener.names_event(event.words) and (event.when or out) else None


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
        if found.words and (_says(found.words) or (found.words[0] is rest[0] and rest[0].low not in _BEFORE_TIMES)):
            # "Bo should be called at nine" says when he is to be called.
            continue
        added = (*lows(trimmed(found.words)[-1:]), words[at + size - 1])
        more = not {"more", "longer", "extra", "another"}.isdisjoint(added)
        if more and found.lengths and listener.names_event(event.words):
            return Change(event, longer=found.lengths[0], direction=1)
        named = _is_named(event, phrase, listener)
        if named and found.times:
            return Change(event, to=found.times[:1])
        if named and found.lengths:
            return Change(event, length=found.lengths[0])
    return None


def _says(words: Phrase) -> bool:
    """Whether somebody is to be told: "the party begins at five | tell Bo"."""
    return any(each.verb.form in _SAYS for n in range(len(words)) for each in verbs_at(words[n:]))


def _is_named(event: EventQuery, phrase: Phrase, listener: Listener) -> bool:
    """Whether words say which event: by its name or kind, by its order on a day, by a day with "now"."""
    if event.order and event.when:
        return True
    if event.words:
        plain = all(token.kind != "mark" for token in event.words)
        return listener.names_event(event.words) or (plain and any(word in EVENTS for word in lows(event.words)))
    return event.pronoun or (bool(event.when) and not _ANEW.isdisjoint(lows(phrase)))


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
    """Such as "the budget meeting in the canteen", "the tour now meets in hall B": an event and a new place."""
    old = next((n for n in range(2, len(phrase)) if matched(_NOT_THERE, lows(phrase), n)), len(phrase))
    phrase = trimmed(phrase[:old])
    for at in range(1, min(len(phrase) - 1, LATEST)):
        verb = matched(_MEETS, lows(phrase), at)
        lead = at + verb
        if lows(phrase[lead : lead + 1]) not in _INTO:
            continue
        told = timed(trimmed(phrase[lead + 1 : _old_place(phrase, lead + 2)]), listener)
        place = told.words[1:] if lows(told.words[:1]) == ("the",) else told.words
        named = not PLACES.isdisjoint(lows(place)) and phrase[lead].low in ("in", "@", "to", "into")
        sure = verb or (place and named)
        # "boiler moves in" is the name of an event.
        titled = listener.is_event(said(phrase[at : lead + 1]))
        sure = sure and all(token.kind != "mark" for token in place) and not titled
        event = event_query(phrase[:at], listener) if sure and place else EventQuery()
        if listener.names_event(event.words):
            return Change(replace(event, when=(*event.when, *told.times)), place=place)
    return None


def _old_place(phrase: Phrase, first: int) -> int:
    """Where the words begin that say where something is no more: "in the canteen, not in the yard"."""
    return next((n for n in range(first, len(phrase)) if matched(_NOT_THERE, lows(phrase), n)), len(phrase))


def _shifted(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the tour on Friday half an hour later, the lift is slow": a known event, and how much later it is."""
    at = next((n for n in range(2, min(len(phrase), LATEST)) if phrase[n].low in SHIFTS), 0)
    last = next((each for each in reversed(listener.times(phrase[:at])) if each.end == at), None) if at else None
    if last is None or not isinstance(last.mention, Mention) or not is_length(last.mention):
        return None
    behind = phrase[at + 1 : at + 2]
    event = event_query(phrase[: last.start], listener)
    if (behind and behind[0].is_word and behind[0].low != "please") or not listener.names_event(event.words):
        return None
    return Change(event, by=last.mention, direction=SHIFTS[phrase[at].low])


def restates(phrase: Phrase) -> bool:
    """Whether words begin with what is said of an event: "needs to be at three"."""
    return matched(_RESTATES, lows(phrase)) > 0
