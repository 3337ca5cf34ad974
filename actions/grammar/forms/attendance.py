"""Who takes part in an event: "add Siv to the tasting", "take Tor off it", "Bo should be there too".

"Invite Siv to a call" is a new event.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Change, Create, EventQuery
from actions.grammar.forms.creation import create
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import composed, longest, phrases
from actions.grammar.words.speech import begins_with, matched
from actions.grammar.words.tokens import Phrase, lows, owner
from actions.grammar.words.verbs import Found

_COMES: Final = longest(
    composed(
        "should|must|will|shall|is to|has to|needs to|ought to",
        "|also",
        "be at|be in|be present at|join|come to|come along to|attend|be part of|be invited to|take part in"
        "|participate in|sit in on",
    )
    | phrases("joins, comes to, is joining, attends, takes part in")
)
"""What is said of somebody who is to come to an event."""
_STAYS_AWAY: Final = longest(
    composed(
        "doesn't need to|does not need to|doesn't have to|does not have to|needn't|need not|no longer needs to"
        "|no longer has to|should not|shouldn't|is not to|isn't to|shall not|must not|not to|need no longer",
        "be at|be in|be present at|join|come to|attend|be part of|take part in|participate in|sit in on",
    )
    | composed(
        "is no longer|is not|isn't|is not any longer",
        "part of|a guest of|a guest at|invited to|needed at|needed in|required at",
    )
    | phrases("is excused from, may skip, can skip, may miss, can stay away from")
)
"""What is said of somebody who is not to come to an event."""
_GOES_ON: Final = longest(
    {
        words[::-1]
        for words in composed("should|shall|will|must|", "take place|takes place|happen|happens|go on|goes on|be|is")
    }
)
"""What is said of an event before "without" somebody, from its end."""
_LISTED: Final = longest(
    composed("the", "|guest|invitation|attendee", "list|guests|attendees|participants|invitation|invite", "of|for|to")
    | composed("the", "list", "of", "guests|attendees|participants", "of|for|to")
)
"""What stands before the event whose guests are spoken of."""
_LISTS: Final = frozenset("guest guests invitation invitations invite attendee attendees participants list 's".split())
_ALSO_OF_THINGS: Final = frozenset("delete take cut strike".split())
"""Verbs of what is done with things as well, so that only a name is somebody."""
_RECEIVES: Final = longest(
    composed("receives|needs|includes|gets|shall receive|should include|should have", "|also|too")
)
"""What is said of an event that somebody is to come to."""
_AS_GUESTS: Final = longest(
    composed("as|as a|as an", "participant|participants|guest|guests|attendee|attendees", "|too|also")
    | phrases("too, also")
)
_WANTED: Final = phrases("i want, i need, i'd like, i would like, we want, we need, have, get")
_THERE: Final = longest(
    composed("there|in it|at it|on it|along|to come|to come along|to be there|to join", "|too|as well|also")
)
"""What is said of somebody who is to come to what was spoken of."""
LATEST: Final = 16
"""Tokens within which an event is named that a clause begins with."""


def attend(found: Found, listener: Listener) -> Change | Create | None:
    """Such as "add Siv to the tasting", "remove Tor from it"; "invite Siv to a call" is a new event."""
    phrase = (*found.gap, *found.rest)
    phrase = phrase[1:] if lows(phrase[:1]) in (("also",), ("too",)) else phrase
    removes = found.verb.form == "uninvite"
    sure = found.verb.form == "add" or found.verb.words[0] in _ALSO_OF_THINGS
    people, end = people_at(phrase, 0, listener, sure=sure)
    if not people:
        return None
    behind = phrase[end:]
    guest = next((n for n in range(1, min(len(behind), 4)) if behind[n].low in ("to", "of", "for")), 0)
    if guest and behind[0].low == "as":
        # "as a guest to the call"
        behind = behind[guest + 1 :]
    elif behind and behind[0].low in ("to", "from", "off", "for", "out", "on", "in", "as"):
        behind = behind[2:] if lows(behind[:2]) == ("out", "of") else behind[1:]
    elif not (found.gap or (behind and listener.times(behind))):
        return None
    if not behind:
        # "... and take Amira off"
        return Change(EventQuery(pronoun=True), remove=people) if removes and found.gap else None
    if lows(behind[:1]) in (("a",), ("an",)) or (
        found.verb.words[0] == "invite" and behind[0].low in ("lunch", "dinner", "coffee", "drinks")
    ):
        made = create(_with_rest(found, behind), listener)
        return replace(made, people=(*people, *made.people)) if made else None
    query = event_query(_of_list(behind), listener)
    return Change(query, remove=people) if removes else Change(query, add=people)


def _of_list(behind: Phrase) -> Phrase:
    """The event whose list of guests the words name: "the tour" for "the guests of the tour", "the tour's list"."""
    behind = behind[matched(_LISTED, lows(behind)) :]
    kept = behind
    while len(kept) > 1 and kept[-1].low in _LISTS:
        kept = kept[:-1]
    return (*kept[:-1], owner(kept[-1])) if len(kept) < len(behind) else behind


def _with_rest(found: Found, rest: Phrase) -> Found:
    """The same verb with other words behind it and none in its gap."""
    return replace(found, gap=(), rest=rest)


def attending(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "Bo should be at the review too", "the review needs Bo as a guest": who is to come to a known event."""
    people, end = people_at(phrase, 0, listener)
    away = matched(_STAYS_AWAY, lows(phrase), end) if people else 0
    if away:
        event = event_query(_first_part(phrase[end + away :]), listener)
        return Change(event, remove=people) if listener.names_event(event.words) else None
    size = matched(_COMES, lows(phrase), end) if people else 0
    if size and end + size < len(phrase):
        event = event_query(phrase[end + size :], listener)
        return Change(event, add=people) if listener.names_event(event.words) else None
    wanted = begins_with(phrase, _WANTED)
    people, end = people_at(phrase, wanted, listener) if wanted else ((), 0)
    if people and matched(_THERE, lows(phrase), end) == len(phrase) - end:
        return Change(EventQuery(pronoun=True), add=people)
    if people and (away := matched(_STAYS_AWAY, lows(phrase), end)):
        # "I'd like Bo not to be at the tour"
        event = event_query(_first_part(phrase[end + away :]), listener)
        return Change(event, remove=people) if listener.names_event(event.words) else None
    return _received(phrase, listener)


def _first_part(phrase: Phrase) -> Phrase:
    """The words up to a comma: "the tour" of "the tour, take her off"."""
    return phrase[: next((n for n in range(1, len(phrase)) if phrase[n].low == ","), len(phrase))]


def _received(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the review needs Bo as a guest", "the review without Bo"."""
    for at in range(1, min(len(phrase) - 1, LATEST)):
        size = matched(_RECEIVES, lows(phrase), at)
        without = phrase[at].low == "without"
        guests, end = people_at(phrase, at + (size or 1), listener) if size or without else ((), 0)
        thing = phrase[: at - matched(_GOES_ON, lows(phrase[:at])[::-1])]
        event = event_query(thing, listener) if guests else EventQuery()
        whole = matched(_AS_GUESTS, lows(phrase), end) == len(phrase) - end
        if not guests or event.people or not listener.names_event(event.words):
            continue
        if without and end == len(phrase):
            return Change(event, remove=guests)
        if whole and not without:
            return Change(event, add=guests)
    return None
