"""Commands that make a new event: "book 30 minutes with Bo tomorrow at two about the kiln"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Create
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.plain.order import purposeful, without_reason
from actions.grammar.words.lexicon import EVENTS, NUMBERS, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import Found
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.reading import Mention

_CALENDAR: Final = longest(
    composed("on|in|to|into", "my|the|our", "calendar|diary|schedule|agenda|planner")
    | composed("on|in|to|into", "calendar|diary|agenda")
    | composed("my", "calendar|diary|agenda|planner")
    | composed("|a|an|the", "calendar", "entry|event|slot|invite", "|for")
    | phrases("diary for, diary entry for, an event for, an event called, an entry for, a slot for, a slot")
    | phrases("some time, a time, time, an invite for")
    | phrases("an invite, a reservation, a booking, a reservation for, a booking for, reservation for, booking for")
)
_FREE: Final = longest(
    phrases(
        """
    in my first free slot, for my first free slot, my first free slot, the first free slot, in the first free slot,
    for the first free slot, at the first free slot, at my first free slot, first free slot, my next free slot, the
    next free slot, in my next free slot, in the next free slot, at my next free slot, next free slot, first
    available slot, the first available slot, my first available slot, in my first available slot, for the next free
    slot, in the first available slot, next available slot, the next available slot, the first opening, my first
    opening, when i'm free, when i am free, when we're both free, when we are both free, whenever i'm free, as soon
    as i'm free, the first gap, at the first opening, in the next available slot, at the next available slot, for
    the first available slot, at my earliest free slot, the earliest free slot, my earliest free slot, my earliest
    opening, earliest slot, at the first free slot i have, first slot i have free, the first free time, my first
    free time, first free time
    """
    )
    | composed(
        "when|whenever|wherever|as soon as",
        "i|we|we both|we're both|we are both|both of us|everyone|everybody|all of us",
        "|have|has|are|is|can",
        "time|free|a gap|room",
    )
)
_CALLED: Final = longest(
    phrases(
        """
    called, titled, named, entitled, with the title, title, and call it, call it, and title it, and name it,
    labelled, with title, name it, with the name
    """
    )
)
_ABOUT: Final = longest(
    phrases(
        """
    about, re, regarding, concerning, to do, to discuss, to talk about, to go over, to go through, to review, to
    talk through, on the topic of, to plan, to prepare, to sort out, to walk through, to chat about, discussing, so
    we can discuss, so we can go over, so we can talk about, to look at, to cover, to work on, to catch up on, to
    finalise, to finalize, to decide
    """
    )
)
_BEFORE_TITLES: Final = frozenset("a an the my some new for up quick in me off out another whole entire of it".split())
_BEHIND_TITLES: Final = frozenset("on at for in from with and to the a my of then".split())
_MATTERS: Final = frozenset("check round update plan planning matter matters numbers figures topic report".split())
"""What a word for a department describes, so that it stands for nobody."""
_NO_GUESTS: Final = longest(
    composed(
        "|,|and|but|, and",
        "don't|dont|do not|without",
        "invite|inviting|tell|telling|add|adding",
        "anyone|anybody|him|her|them|others|anyone else|a soul",
    )
    | composed("|,|and|but", "no", "invites|invitations|guests|attendees|invite|invitation")
    | composed("|,|and", "just|only", "me|for me|for myself")
)
"""What says that an event is the owner's alone."""
_GOES_ON: Final = ((",", "with"), (",", "in"), (",", "at"))
"""What leads from a title to people and places."""
_MEETINGS: Final = frozenset(
    "meeting call lunch coffee dinner breakfast drinks 1:1 sync chat catch-up interview".split()
)
"""What one has with somebody, who may be named behind it without a "with"."""
_OURS: Final = frozenset("the our".split())
_THEIRS: Final = frozenset("his her their".split())
PLACES: Final = frozenset(
    """room hall lab laboratory office canteen kitchen square yard greenhouse building lobby cafe café restaurant
    studio workshop library basement terrace garden lounge reception pub""".split()
)
"""What the names of places end with."""
_ROOM_VERBS: Final = (("book",), ("reserve",), ("block",), ("get",), ("schedule",), ("need",))
_WITH: Final = frozenset("with w/ w and invite inviting including plus for between that's thats".split())
NO_EVENTS: Final = frozenset(
    """flight flights ticket tickets taxi cab uber hotel table train car room rooms ride desk pizza
    restaurant""".split()
)
SURE_VERBS: Final = frozenset(
    "schedule book set arrange block pencil plan organise organize reserve hold diarise diarize calendar meet".split()
)


def create(found: Found, listener: Listener) -> Create | None:
    """The new event that a clause is; None when it names neither a kind of event nor a time nor people."""
    whole = _of_mine(without_reason(purposeful((*found.gap, *found.rest)), listener))
    phrase = _alone(whole)
    alone = len(phrase) < len(whole)
    phrase = _without_their_hour(_from_hour(phrase), listener)
    certain = bool(found.verb.words) and (found.verb.words[0] in SURE_VERBS or found.verb.behind == ("in",))
    phrase, in_calendar = _without_all(phrase, _CALENDAR)
    if _there_already(found, phrase, certain=certain or in_calendar):
        return None
    phrase, free = _without(phrase, _FREE)
    phrase, title = _after_colon(phrase, listener)
    if not title:
        phrase, title = _named(phrase, listener)
    phrase, about = _about(phrase, listener)
    times = timed(phrase, listener)
    meets = found.verb.words[:1] == ("meet",) or found.verb.words[-1:] in (("with",), ("meeting",))
    rest, people = _people(
        times.words,
        listener,
        certain=meets,
    )
    words, place = _placed(rest, rooms=found.verb.words[:1] in _ROOM_VERBS)
    title, place = (title, place) if place else _place_behind(title)
    words = trimmed(_without_gaps(words))
    while words and words[0].low in _BEFORE_TITLES:
        words = words[1:]
    while words and words[-1].low in _BEHIND_TITLES:
        words = words[:-1]
    if len(words) > 1 and words[0].low in ("event", "entry", "appointment") and words[1].text[:1].isupper():
        # "create event Pizza night".
        words = words[1:]
    kinds = [word for word in lows(words) if word in EVENTS]
    if any(word in NO_EVENTS for word in lows(words)) and not kinds and not (people and times.times):
        return None
    enough = (
        bool(kinds) or in_calendar or bool(title) or (certain and bool(times.times or times.lengths or people or free))
    )
    enough = enough or bool((times.times or times.lengths) and people)
    if not enough:
        return None
    if found.verb.words[:1] == ("i",) and not (people and (times.times or times.lengths)):
        # "I want Lukas to ..." and "I need the list by Friday" are no meetings.
        return None
    if alone:
        # "lunch with Tor, and don't invite him": he stands in the title.
        words, people = _with_names(words, people), ()
    block = found.verb.words[:1] in (("block",), ("hold",), ("reserve",), ("keep",)) and not people
    return Create(
        title or words, people, (*times.times, *times.lengths), place, about, kinds[0] if kinds else "", free, block
    )


def _without_gaps(words: Phrase) -> Phrase:
    """The words with one mark where several are left of what stood between them."""
    return tuple(each for n, each in enumerate(words) if each.kind != "mark" or not n or words[n - 1].kind != "mark")


def _alone(phrase: Phrase) -> Phrase:
    """The phrase without what says behind it that nobody else is invited: "..., and don't invite anyone"."""
    words = lows(phrase)
    end = next((n for n in range(1, len(words)) if n + matched(_NO_GUESTS, words, n) == len(words)), len(words))
    return phrase[:end]


def _with_names(words: Phrase, people: tuple[Phrase, ...]) -> Phrase:
    names = tuple(token for n, each in enumerate(people) for token in ((*tokens("and"), *each) if n else each))
    return (*words, *tokens("with"), *names) if words and names else words or names


def _of_mine(phrase: Phrase) -> Phrase:
    """Without "me" and "me and": whose calendar it is goes without saying."""
    while lows(phrase[:1]) in (("me",), ("us",)) and len(phrase) > 1:
        phrase = phrase[2:] if phrase[1].low == "and" else phrase[1:]
    return phrase


def _from_hour(phrase: Phrase) -> Phrase:
    """Such as "9 to 11 for the report" and "Friday, ten to eleven", with the "from" that makes a range of it."""
    for at in range(len(phrase) - 2):
        hours = all(each.kind == "number" or each.low in NUMBERS for each in (phrase[at], phrase[at + 2]))
        ranged = hours and phrase[at + 1].low in ("to", "till", "til", "until", "-", "–")
        if ranged and (not at or phrase[at - 1].low == "," or phrase[at - 1].low in WEEKDAYS):
            return (*phrase[:at], *tokens("from"), replace(phrase[at], spaced=True), *phrase[at + 1 :])
    return phrase


def _without_their_hour(phrase: Phrase, listener: Listener) -> Phrase:
    """Without "at two his time" and "3pm her time": nobody knows the zone of somebody, so the hour is asked for."""
    words = lows(phrase)
    at = next((n for n in range(len(words) - 1) if words[n] in _THEIRS and words[n + 1] == "time"), 0)
    for lead in range(max(at - 4, 0), at):
        hours = listener.times_at(phrase[lead:at])
        whole = len(hours) == 1 and hours[0].start <= 1 and hours[0].end == at - lead
        if whole and isinstance(hours[0].mention, Mention) and not hours[0].mention.dated:
            return phrase[:lead] + phrase[at + 2 :]
    return phrase


def _there_already(found: Found, phrase: Phrase, *, certain: bool) -> bool:
    """Whether the words name what is there: "drop my next meeting", "put this in the yard channel", "get the notes"."""
    if found.verb.behind == ("in",):
        somewhere = any(token.low in ("the", "our", "my") or token.kind == "channel" for token in found.rest[:1])
        return somewhere or "reminder" in lows(found.gap)
    definite = lows(phrase[:1]) in (("my",), ("next",), ("the",), ("our",), ("all",), ("every",))
    return not certain and definite and lows(phrase[1:2]) != ("first",)


def _placed(rest: Phrase, *, rooms: bool) -> tuple[Phrase, Phrase]:
    """The words without the place, and the place; with `rooms` a room may be what is booked."""
    rest, place = _place(rest)
    words = trimmed(rest)
    if not place:
        words, place = _place_behind(words)
    return _room(words) if rooms and not place else (words, place)


def _place_behind(words: Phrase) -> tuple[Phrase, Phrase]:
    """The words without a place behind their last comma, and the place: "standup, blue room"."""
    comma = next((n for n in range(len(words) - 2, 0, -1) if words[n].low == ","), 0)
    if comma and words[-1].low in PLACES and words[-1].kind == "word":
        return trimmed(words[:comma]), words[comma + 1 :]
    return words, ()


def _room(words: Phrase) -> tuple[Phrase, Phrase]:
    """The words without the room that is booked, and the room: "the Blue Room, budget"."""
    for at in range(1, min(len(words), 4)):
        alone = at + 1 == len(words) or not words[at + 1].is_word
        if words[at].low == "room" and (words[0].low in _OURS or alone):
            return trimmed(words[at + 1 :]), words[1 if words[0].low in _OURS else 0 : at + 1]
    return words, ()


def _without_all(phrase: Phrase, table: object) -> tuple[Phrase, bool]:
    """The phrase without all that is in the table, and whether anything was."""
    rest, found = _without(phrase, table)
    return (_without_all(rest, table)[0], True) if found else (phrase, False)


def _without(phrase: Phrase, table: object) -> tuple[Phrase, bool]:
    words = lows(phrase)
    for at in range(len(words)):
        size = matched(table, words, at)  # type: ignore[arg-type]
        if words[at] == "time" and at:
            # "ten o'clock London time" is no room for a time.
            continue
        if size and phrase[at].kind != "quote":
            return phrase[:at] + phrase[at + size :], True
    return phrase, False


def _after_colon(phrase: Phrase, listener: Listener) -> tuple[Phrase, Phrase]:
    """The phrase up to a colon, and the title behind it: "an event tomorrow at six: closing party".

    Where nothing before it says when, the title goes up to the first time: "new event: dentist, 12 May, 14:15".
    """
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low == ":"), 0)
    if not at:
        return phrase, ()
    before, behind = phrase[:at], phrase[at + 1 :]
    times = listener.times(behind)
    if not listener.times(before) and times and times[0].start <= 1 and not trimmed(timed(behind, listener).words):
        # Nothing but a time stands behind it: the title of "put the play in the calendar: Friday at six" stands before.
        return (*before, *behind), ()
    if listener.times(before) or not times or not times[0].start or EVENTS.isdisjoint(lows(before)):
        end = next((n for n in range(1, len(behind) - 1) if lows(behind[n : n + 2]) in _GOES_ON), len(behind))
        return (*before, *behind[end:]), behind[:end]
    title = timed(behind[: times[0].end], listener).words
    return (*before, *behind[times[0].start :]), trimmed(title)


def _named(phrase: Phrase, listener: Listener) -> tuple[Phrase, Phrase]:
    """The phrase without "called X", and X: quoted, or up to the next time or person."""
    words = lows(phrase)
    for at in range(len(words)):
        size = matched(_CALLED, words, at)
        if not size or at + size >= len(phrase) or phrase[at].kind != "word":
            continue
        first = at + size
        end = first + 1 if phrase[first].kind == "quote" else _end(phrase, first, listener)
        return phrase[:at] + phrase[end:], phrase[first:end]
    quotes = [n for n, token in enumerate(phrase) if token.kind == "quote"]
    if len(quotes) == 1:
        return phrase[: quotes[0]] + phrase[quotes[0] + 1 :], phrase[quotes[0] : quotes[0] + 1]
    return phrase, ()


def _about(phrase: Phrase, listener: Listener) -> tuple[Phrase, Phrase]:
    words = lows(phrase)
    for at in range(len(words)):
        size = matched(_ABOUT, words, at)
        if size and at + size < len(phrase) and phrase[at].kind == "word":
            end = _end(phrase, at + size, listener)
            return phrase[:at] + phrase[end:], trimmed(phrase[at + size : end])
    return phrase, ()


def _end(phrase: Phrase, first: int, listener: Listener) -> int:
    """Where words that say what an event is about end: at a time, at "with" and people, at a comma before one."""
    starts = {time.start for time in listener.times(phrase) if time.start > first}
    for at in range(first + 1, len(phrase)):
        lead = phrase[at].low
        if at in starts or (
            lead in ("on", "at", "for", "from", "in", ",", "by", "this", "starting") and at + 1 in starts
        ):
            return at
        if lead in ("with", "and", ",") and lows(phrase[at + 1 : at + 2]) in (("invite",), ("include",)):
            return at
        if lead == "with" and people_at(phrase, at + 1, listener)[0]:
            return at
    return len(phrase)


def _people(phrase: Phrase, listener: Listener, *, certain: bool) -> tuple[Phrase, tuple[Phrase, ...]]:
    found: list[Phrase] = []
    at = 0
    if phrase:
        # "book Bo for ...": somebody may stand first; behind "meet with" somebody must.
        people, end = people_at(phrase, 0, listener, sure=not certain)
        if not people and phrase[0].low in EVENTS and (met := people_at(phrase, 1, listener))[0]:
            # "meeting Lukas and Tor"
            found += met[0]
            phrase = phrase[:1] + phrase[met[1] :]
        if not certain and people and end < len(phrase) and phrase[end].low in _MATTERS:
            # "finance check with Siv" is about finance.
            people, end = (), 0
        found += people
        phrase = phrase[end:]
    while at < len(phrase):
        lead = phrase[at].low
        joined, end = people_at(phrase, at + 1, listener) if lead in _MEETINGS else ((), 0)
        if joined:
            # Such as "lunch Maja".
            found += joined
            phrase = phrase[: at + 1] + phrase[end:]
            continue
        size = (
            2
            if lead in ("with", "and", "w", "between", "that's", "thats")
            and lows(phrase[at + 1 : at + 2]) in (("invite",), ("/",), ("me",), ("myself",))
            else 1
        )
        size = size + 1 if size == 2 and lows(phrase[at + 2 : at + 3]) == ("and",) else size
        if lead in _WITH and phrase[at].kind == "word" and at + size < len(phrase):
            people, end = people_at(
                phrase, at + size, listener, sure=lead not in ("with", "w", "w/", "invite", "inviting")
            )
            people, end = (
                (people, end)
                if people
                else people_at(phrase, at + size + 1, listener)
                if lows(phrase[at + size : at + size + 1]) in (("me",), ("both",))
                else ((), at)
            )
            if people:
                found += people
                phrase = phrase[:at] + phrase[end:]
                if lows(phrase[at : at + 2]) == ("and", "me"):
                    phrase = phrase[:at] + phrase[at + 2 :]
                continue
        listed, end = people_at(phrase, at + 1, listener) if lead == "," else ((), 0)
        if len(listed) > 1 and end == len(phrase):
            # "budget, Blue Room, Bo and Siv"
            found += listed
            phrase = phrase[:at]
        at += 1
    return phrase, tuple(found)


def _place(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """The phrase without "in the Blue Room", "at Tor's office", and the place."""
    for at in range(len(phrase) - 1):
        if phrase[at].low in ("in", "at", "@") and phrase[at].kind != "quote":
            place = phrase[at + 1 :]
            while place and place[0].low == "the":
                place = place[1:]
            if place:
                return phrase[:at], trimmed(place)
    return phrase, ()
