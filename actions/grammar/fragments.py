"""Clauses without a verb that opens them: "Siv: running late", "lunch with Tor at noon"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Content,
    Discard,
    Forward,
    MailQuery,
    Message,
    Simple,
    Unread,
    Way,
)
from actions.grammar.content import FINITE, REPORTS, content
from actions.grammar.creation import PLACES, create
from actions.grammar.events import event_query
from actions.grammar.lexicon import EVENTS, SHIFTS, composed, longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.mailbox import mail_query
from actions.grammar.messages import message_noun, way_of
from actions.grammar.people import people_at
from actions.grammar.shorthand import ARROW
from actions.grammar.speech import begins_with, matched
from actions.grammar.timing import timed
from actions.grammar.tokens import Phrase, lows, owner, trimmed
from actions.grammar.verbs import Found, Verb, verbs_at
from memory_core.when.reading import Mention, Stretch

UNABLE: Final = frozenset(
    """order pay buy print call phone dial transfer wire install restart reboot play pause translate draw
    upload download sign approve submit turn purchase sell hire fire deploy merge commit push run calculate
    compute write generate design record scan fax drive fly cook clean charge invoice refund withdraw
    deposit subscribe unsubscribe mute unmute lock""".split()
)
"""Verbs of what no plan can do; said, so that nobody waits for it."""
_PASSIVE: Final = longest(
    phrases(
        """
    need to be, needs to be, must be, should be, have to be, has to be, can be, ought to be, want to be, are to be,
    is to be, needs to get, need to get, can go, should go, needs to go, need to go, may go, can be, has to go, can
    move, will have to be, could be, may be
    """
    )
)
_DONE: Final = {
    **dict.fromkeys("deleted removed trashed erased binned purged gone".split(), "delete"),
    **dict.fromkeys("archived filed".split(), "archive"),
    **dict.fromkeys("forwarded sent passed".split(), "forward"),
    **dict.fromkeys("cancelled canceled scrapped dropped off skipped".split(), "cancel"),
    **dict.fromkeys("moved rescheduled shifted pushed postponed delayed deferred relocated".split(), "move"),
    **dict.fromkeys("renamed retitled called".split(), "rename"),
    **dict.fromkeys("invited added".split(), "add"),
}
_BINS: Final = {**dict.fromkeys("archive archives".split(), "archive"), **dict.fromkeys("trash bin".split(), "delete")}
_RESTATES: Final = longest(
    phrases(
        """
    needs, needs another, takes, takes another, should start at, should start, should begin at, should begin, should
    be at, should move to, should go to, should
    last, starts at, starts, begins at, begins, is now at, is at, must start at, must begin at, needs to start at,
    goes to, lasts, has to start at, shall start at, will start at, will last, ought to start at, moves to, is moved
    to, should be
    """
    )
)
_STATES: Final = frozenset("is starts begins goes lasts moves takes needs".split())
"""With a question mark behind it they ask whether it is so."""
_BEGINS: Final = longest(phrases("begin at, begin, start at, start, be at, last"))
_SAME: Final = frozenset("same time the instead please".split())
_GETS: Final = longest(phrases("should get, gets, needs, need, must get, wants, has to get, should have, ought to get"))
_TOLD: Final = longest(
    composed("is|are|be|gets|must be|should be|has to be|needs to be|will be", "informed|told|notified|advised")
)
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
LONGEST: Final = 60
"""Tokens of a clause without a verb; what is longer is a text, and only somebody it goes to may stand before it."""
LATEST: Final = 16
"""Tokens within which an event is named that a clause begins with."""
_GONE: Final = frozenset("off cancelled canceled out".split())
_MISSES: Final = (
    composed("i|we", "can't|won't|cannot|can not|will not", "make|make it to|attend|come to|do|be at")
    | composed("i'm|we're", "not", "coming to|attending|going to|doing")
    | phrases("no, skip")
)
"""What one says of an event that one does not go to."""
_NEEDS: Final = frozenset("needs need wants want wanted needed".split())
_KNOWS: Final = longest(
    phrases(
        """
    needs to know, need to know, should know, must know, ought to know, has to know, have to know, should hear,
    needs to hear, wants to know, should be told, needs to be told, must be told, has to be told
    """
    )
)


def fragment(phrase: Phrase, listener: Listener, *, asks: bool) -> Simple | None:
    """Such a clause as a command; None when it is none."""
    if len(phrase) > LONGEST:
        return _addressed(phrase, listener, asks=asks) or _rest(phrase, asks=asks)
    return (
        _arrowed(phrase, listener)
        or _quoted(phrase, listener)
        or _needed(phrase, listener)
        or _called_off(phrase, listener)
        or _attending(phrase, listener)
        or _informed(phrase, listener)
        or _passive(phrase, listener)
        or _restated(phrase, listener, asks=asks)
        or _to_time(phrase, listener)
        or _changed(phrase, listener)
        or _in_place(phrase, listener)
        or _addressed(phrase, listener, asks=asks)
        or (Ask(phrase) if asks else _dated(phrase, listener))
        or _rest(phrase, asks=asks)
    )


def _arrowed(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "Bo's offer → Maja" and "Siv → the doors are done"; events with an arrow are read as topics."""
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low == ARROW), 0)
    if not at:
        return None
    left, right = trimmed(phrase[:at]), trimmed(phrase[at + 1 :])
    to, end = people_at(right, 0, listener)
    if to and end == len(right):
        count, query = mail_query(left, listener, sure=True)
        if count == len(left):
            return Forward(query, to)
        sender, behind = people_at(left, 0, listener)
        return Forward(MailQuery(sender=sender[0], about=left[behind:]), to) if sender else None
    to, end = people_at(left, 0, listener)
    return Message(to, content(right)) if to and end == len(left) else None


def _quoted(phrase: Phrase, listener: Listener) -> Message | None:
    """Such as "'The gate is open' to Bo": a text, and whom it goes to."""
    if phrase[0].kind != "quote" or lows(phrase[1:2]) not in (("to",), ("for",)):
        return None
    rest, way = way_of(phrase[2:])
    to, end = people_at(rest, 0, listener)
    return Message(to, Content("quote", phrase[:1]), way) if to and end == len(rest) else None


def _informed(phrase: Phrase, listener: Listener) -> Message | None:
    """Such as "Bo is informed by mail that the ladder is back": somebody is to be told."""
    people, end = people_at(phrase, 0, listener)
    size = matched(_TOLD, lows(phrase), end) if people else 0
    rest, way = way_of(phrase[end + size :]) if size else ((), "")
    return Message(people, content(rest), way) if rest else None


def _attending(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "Bo should be at the review too": somebody is to come to an event that is known."""
    people, end = people_at(phrase, 0, listener)
    size = matched(_COMES, lows(phrase), end) if people else 0
    event = event_query(phrase[end + size :], listener) if size and end + size < len(phrase) else None
    return Change(event, add=people) if event is not None and listener.names_event(event.words) else None


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


def _changed(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the tasting at four instead of three", "the tasting in the canteen": a known event and what is new."""
    words = lows(phrase)
    end = next((n for n in range(1, len(words)) if words[n] == "instead"), 0)
    head = phrase[: end or len(phrase)]
    event = event_query(head, listener)
    if not listener.names_event(event.words):
        return None
    if end and event.when:
        return Change(replace(event, when=event.when[:-1]), to=event.when[-1:])
    return None


def _in_place(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the budget meeting in the canteen": a known event, and nothing but a place."""
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low in ("in", "@")), 0)
    if not at or phrase[-1].low not in PLACES or listener.times(phrase[at:]):
        return None
    event = event_query(phrase[:at], listener)
    place = phrase[at + 2 :] if phrase[at + 1].low == "the" else phrase[at + 1 :]
    return Change(event, place=place) if place and listener.names_event(event.words) else None


def _needed(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "Tor needs the mails from Bo" and "Siv should know that the lift works"."""
    people, end = people_at(phrase, 0, listener)
    if not people or end >= len(phrase):
        return None
    size = matched(_KNOWS, lows(phrase), end)
    if size and end + size < len(phrase):
        return Message(people, content(phrase[end + size :]))
    size = matched(_GETS, lows(phrase), end)
    new = size and lows(phrase[end + size : end + size + 1]) in (("a",), ("an",), ("this",))
    noun, behind = message_noun(phrase[end + size + 1 :]) if new else ("", ())
    if new and behind and len(behind) < len(phrase) - end - size - 1:
        return Message(people, content(behind), noun)
    if phrase[end].low not in _NEEDS or end + 1 >= len(phrase):
        return None
    count, query = mail_query(phrase[end + 1 :], listener)
    return Forward(query, people) if count else None


def _passive(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "all mails from Bo need to be deleted", "the review needs to be moved to Friday"."""
    words = lows(phrase)
    for at in range(1, len(words)):
        size = matched(_PASSIVE, words, at)
        if not size or at + size >= len(words):
            continue
        form = _DONE.get(words[at + size])
        if words[at + size] == "to" and words[-1] in _BINS:
            form = _BINS[words[-1]]
        thing, behind = phrase[:at], phrase[at + size + 1 :]
        if form in ("delete", "archive"):
            count, query = mail_query(thing, listener)
            return (
                Discard(query, form == "archive")
                if count
                else Cancel(event_query(thing, listener))
                if form == "delete"
                else None
            )
        if form == "forward":
            count, query = mail_query(thing, listener)
            to, _ = people_at(behind, 1, listener, sure=False) if behind and behind[0].low == "to" else ((), 0)
            return Forward(query, to) if count and to else None
        if form == "add" and behind[:1] and behind[0].low == "to":
            people, _ = people_at(thing, 0, listener, sure=False)
            return Change(event_query(behind[1:], listener), add=people) if people else None
        if form == "cancel":
            return Cancel(event_query(thing, listener))
        if form == "move":
            found = timed(behind, listener)
            by = found.lengths[0] if found.lengths else None
            return Change(event_query(thing, listener), to=found.times, by=by, direction=1 if by else 0)
        if form == "rename":
            return Change(
                event_query(thing, listener),
                title=trimmed(behind[1:] if behind and behind[0].low in ("to", "as") else behind),
            )
    return None


def _restated(phrase: Phrase, listener: Listener, *, asks: bool) -> Simple | None:
    """Such as "the coffee on Friday should start at three": an event said to be at another time, or to last longer."""
    words = lows(phrase)
    start = 1 if words[0] == "let" else 0
    for at in range(start + 1, min(len(phrase) - 1, LATEST)):
        size = matched(_RESTATES, words, at) or matched(_BEGINS, words, at)
        if not size or at + size >= len(phrase) or (asks and words[at] in _STATES):
            continue
        event = event_query(phrase[start:at], listener)
        if not (start or matched(_RESTATES, words, at) or listener.names_event(event.words)):
            continue
        rest = phrase[at + size :]
        if rest[-1].low in SHIFTS and (lengths := timed(rest[:-1], listener).lengths) and event.words:
            return Change(event, by=lengths[0], direction=SHIFTS[rest[-1].low])
        found = timed(rest, listener, bare=True)
        more = trimmed(found.words) and trimmed(found.words)[-1].low in ("more", "longer", "extra", "another")
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


def _addressed(phrase: Phrase, listener: Listener, *, asks: bool) -> Message | None:
    """Such as "Siv: running late", "#ops pallets are in", "@tor can you call"."""
    people, end = people_at(phrase, 0, listener)
    if not people or end >= len(phrase):
        return None
    mark = next((n for n in range(end, min(end + 4, len(phrase))) if phrase[n].low == ":"), end)
    way: Way = ""
    if mark > end:
        between, way = way_of(phrase[end:mark])
        end = mark if way and not between else end
    marked = phrase[end].low in (":", ",", "-", "–", "—")
    handle = phrase[0].kind == "channel"
    if not (handle or (marked and (asks or phrase[end].low != ","))):
        return None
    rest = trimmed(phrase[end:], ",:–—-")
    text = Content("quote" if rest and rest[0].kind == "quote" else "text", rest)
    return Message(people, text, way) if rest else None


def _dated(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "lunch with Tor at noon", "30 min with Siv tomorrow at two", "reminder for Friday: order glaze"."""
    found = timed(phrase, listener)
    if not (found.times or found.lengths):
        return None
    kinds = any(word in EVENTS for word in lows(phrase))
    people = any(token.low in ("with", "w") for token in phrase)
    hours = any(isinstance(each, Mention) and each.grain in ("hour", "minute") for each in found.times)
    stretch = hours and any(
        isinstance(r, Stretch) for each in found.times if isinstance(each, Mention) for r in each.readings
    )
    spelt = hours and any(token.low == ":" for token in phrase[1:-1])
    bare = len(found.words) <= 3 and hours and any(isinstance(each, Mention) and each.dated for each in found.times)
    bare = bare and bool(found.words) and FINITE.isdisjoint(lows(phrase)) and not verbs_at(phrase)
    if not (bare or kinds or stretch or spelt or (people and (found.lengths or hours))) or not (found.times or people):
        return None
    colon = next((n for n, token in enumerate(phrase) if token.low == ":"), len(phrase))
    if not REPORTS.isdisjoint(lows(phrase[:colon])):
        # "lunch yesterday was great".
        return None
    if lows(phrase[:1])[0] in ("i", "we", "he", "she", "they", "it", "there") or "remind" in lows(phrase):
        return None
    return create(Found(Verb("create", ("book",)), (), phrase), listener)


def _rest(phrase: Phrase, *, asks: bool) -> Simple | None:
    if phrase[0].low in UNABLE and not asks:
        return Unread(phrase)
    return Ask(phrase) if asks else None
