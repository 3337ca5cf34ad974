"""Commands that change or call off events that are there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from actions.grammar.commands import Anchored, Cancel, Change, EventQuery, When
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener, Time
from actions.grammar.phrases.relative import ORDER, relative_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.plain.order import without_reason
from actions.grammar.words.lexicon import ARTICLES, DEFINITE, EVENTS, PLACE_NOUNS, SHIFTS, TITLE_NOUNS, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, owner, tokens, trimmed
from actions.grammar.words.verbs import Found
from memory_core.when.reading import Mention

_TO: Final = frozenset("to till until onto".split())
_CALLED_OFF: Final = frozenset("off quits in".split())
"""Behind "call it" they give it no name."""
_IT: Final = tokens("it")
"""What is moved where nothing is named: "push to noon"."""
_AT: Final = frozenset("for at on by".split())
_EARLIER: Final = frozenset("earlier forward up sooner ahead".split())
_LATER: Final = frozenset("later back out".split())
_WEAK: Final = frozenset({("start",), ("begin",), ("take",), ("bring",), ("switch",), ("kick",), ("bump",), ("slide",)})
"""Verbs that move an event only with a time."""
_SO_THAT: Final = longest(
    phrases(
        """
    so that it starts at, so that it begins at, so it starts at, so that it is at, so it begins at
    """
    )
)
_CALENDAR_WORDS: Final = frozenset("calendar diary schedule agenda cal".split())
_IN: Final = tokens("in")
_CALENDARS: Final = _CALENDAR_WORDS | EVENTS
_SHIFTED: Final = frozenset(SHIFTS)
_TIME_NOUNS: Final = frozenset("time date day start slot hour".split())
_LENGTH_NOUNS: Final = frozenset("length duration".split())


_TRANSFER: Final = ("transfer",)


def move(found: Found, listener: Listener) -> Change | None:
    """A new time, a shift, or a new place: "move X to Friday", "push X back an hour", "bring X forward by ..."."""
    phrase = (*found.gap, *found.rest) if found.gap else _so_that(found.rest)
    phrase = (*_IT, *phrase) if phrase and phrase[0].low in _TO else phrase
    words = found.verb.words + found.verb.behind
    if words in _WEAK and not listener.times(phrase) and words[0] not in ("hold", "do"):
        return None
    if words == _TRANSFER and not listener.names_event(event_query(_up_to(phrase), listener).words):
        # Money is transferred too.
        return None
    counted = _counted(phrase, listener)
    if counted is not None:
        return counted
    direction = -1 if found.verb.form == "advance" or "up" in words or "forward" in words else 1
    split = None if found.gap else _split(phrase, _TO, listener)
    if split is None and found.gap and found.rest:
        split = _to_time(found.gap, found.rest, listener)
    if split is None and words[0] in ("hold", "do", "have") and (lasting := _lasting(phrase, listener)):
        return lasting
    if split is None:
        shifted = _shift(phrase, direction, listener)
        if shifted is not None:
            return shifted
        split = None if found.gap else _split(phrase, _AT, listener)
    if split is not None:
        event, times, behind = split
        query = event_query(event, listener)
        if any(low in ORDER for low in lows(_place(behind))[:1]):
            # "to the Thursday after ..." something that is no event: when is asked.
            return Change(query) if event else None
        return Change(query, to=times, place=_place(behind)) if event else None
    return _elsewhere(phrase, listener, held=words[0] in ("hold", "do", "have"))


def _up_to(phrase: Phrase) -> Phrase:
    return phrase[: next((n for n, token in enumerate(phrase) if token.low == "to"), len(phrase))]


def _lasting(phrase: Phrase, listener: Listener) -> Change | None:
    """Such as "the walk for just half an hour": how long an event shall be."""
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low == "for"), 0)
    found = timed(phrase[at + 1 :], listener) if at else None
    if found is None or not found.lengths or not {*lows(found.words)} <= {"just", "only", "about"}:
        return None
    return Change(event_query(phrase[:at], listener), length=found.lengths[0])


def _counted(phrase: Phrase, listener: Listener) -> Change | None:
    """A day counted from the event itself or another: "the review to the Thursday after"."""
    for at in range(1, len(phrase) - 1):
        if phrase[at].low not in _TO | {"on", "for"} or phrase[at].kind != "word":
            continue
        found = relative_at(phrase, at + 1, listener)
        event = _led(phrase[:at])
        if found is not None and event:
            day, behind = found
            rest = timed(behind, listener, bare=True)
            return Change(event_query(event, listener), to=rest.times, relative=day, place=_place(rest.words))
    return None


def _led(event: Phrase) -> Phrase:
    """What is moved, without the end of its verb: "the review back" (to ...)."""
    event = event[:-1] if len(event) > 1 and event[-1].low in ("back", "out", "over", "up", "forward") else event
    return _without_time_noun(event)


def _so_that(phrase: Phrase) -> Phrase:
    """Of "the tour so that it begins at five": "the tour to five"."""
    words = lows(phrase)
    for at in range(1, len(words) - 2):
        size = matched(_SO_THAT, words, at)
        if size and at + size < len(words):
            return (*phrase[:at], *tokens("to"), *phrase[at + size :])
    return phrase


def _to_time(gap: Phrase, rest: Phrase, listener: Listener) -> tuple[Phrase, tuple[When, ...], Phrase] | None:
    first = 1 if rest[0].low in _TO | _AT else 0
    found = timed(rest[first:], listener, bare=True)
    if found.times and not found.lengths:
        return gap, found.times, found.words
    return None


def _split(phrase: Phrase, leads: frozenset[str], listener: Listener) -> tuple[Phrase, tuple[When, ...], Phrase] | None:
    """The event, the new time behind one of the leads, and what stands behind it; None without one."""
    for at in range(1, len(phrase) - 1):
        if phrase[at].low not in leads or phrase[at].kind != "word":
            continue
        right = phrase[at + 1 :]
        times = listener.times_at(right)
        if (
            not times
            or _length_in(right, listener, times[0]) is not None
            or times[0].start > (1 if right[0].low in ("start", "the", "after", "before", "around", "this") else 0)
        ):
            continue
        found = timed(right, listener, bare=True)
        return _led(phrase[:at]), found.times, found.words
    return None


def _without_time_noun(phrase: Phrase) -> Phrase:
    """Such as "the start of X", "the time of X" are X."""
    words = lows(phrase)
    for at in range(min(3, len(words) - 1)):
        if words[at] in _TIME_NOUNS and words[at + 1] in ("of", "for"):
            return phrase[at + 2 :]
    return phrase[1:] if words[:1] in (("of",), ("for",)) else phrase


def _shift(phrase: Phrase, direction: int, listener: Listener) -> Change | None:
    """A shift by a length: "the review back by 30 minutes", "it an hour earlier"."""
    lengths = [each for each in map(partial(_length_in, phrase, listener), listener.times(phrase)) if each is not None]
    if not lengths:
        return None
    last = lengths[-1]
    around = lows(phrase[max(last.start - 2, 0) : last.start] + phrase[last.end : last.end + 1])
    if any(word in _EARLIER for word in around):
        direction = -1
    elif any(word in _LATER for word in around):
        direction = 1
    shifted = direction < 0 or not _SHIFTED.isdisjoint(around)
    if last.start and phrase[last.start - 1].low == "to" and isinstance(last.mention, Mention) and not shifted:
        return Change(event_query(phrase[: last.start - 1], listener), length=last.mention)
    event = phrase[: last.start] + (phrase[last.end :] if last.start == 0 else ())
    while event and event[-1].low in _EARLIER | _LATER | {"by", "to"}:
        event = event[:-1]
    by = last.mention if isinstance(last.mention, Mention) else None
    return Change(event_query(event, listener), by=by, direction=direction) if event else None


def _length_in(phrase: Phrase, listener: Listener, time: Time) -> Time | None:
    """A length that is said, also of "an hour later", which by itself is a point in time."""
    if isinstance(time.mention, Mention) and is_length(time.mention):
        return time
    if phrase[time.end - 1].low in _EARLIER | _LATER and time.end - time.start > 1:
        inner = listener.times(phrase[time.start : time.end - 1])
        if len(inner) == 1 and is_length(inner[0].mention):
            return Time(inner[0].mention, time.start, time.end - 1)
    return None


def _elsewhere(phrase: Phrase, listener: Listener, *, held: bool) -> Change | None:
    """A new place, or a time that only another event or the first free slot gives."""
    words = lows(phrase)
    for at in range(1, len(phrase) - 1):
        if words[at] not in ("to", "into", "in", "at", "after", "till"):
            continue
        right = phrase[at + 1 :]
        if words[at] == "after" or right[0].low == "after":
            target = right[1:] if right[0].low == "after" else right
            return Change(event_query(phrase[:at], listener), to=(Anchored(target, "after"),))
        if any(word in ("free", "available", "open") for word in lows(right)) and any(
            w in ("slot", "opening", "time", "gap") for w in lows(right)
        ):
            return Change(event_query(phrase[:at], listener), free_slot=True, to=timed(right, listener).times)
        if words[at] in ("to", "into") or (words[at] in ("in", "at") and held):
            return Change(event_query(phrase[:at], listener), place=_place(right))
    query = event_query(phrase, listener)
    return Change(query) if phrase and (query.words or query.people or query.when or query.pronoun) else None


def _place(phrase: Phrase) -> Phrase:
    phrase = trimmed(phrase)
    if any(low in ("time", "day", "date", "slot", "hour", "length") for low in lows(phrase)):
        # "same time", "at the usual time", "the other day" are no places.
        return ()
    while phrase and phrase[0].low in ("in", "at", "to", "the", "instead"):
        phrase = phrase[1:]
    while phrase and phrase[-1].low in ("instead", "please", "then"):
        phrase = phrase[:-1]
    return phrase


def extend(found: Found, listener: Listener) -> Change | None:
    """Longer or shorter, by a length or to one: "extend X by 15 minutes", "cut X to half an hour"."""
    phrase = (*found.gap, *found.rest) if found.gap else found.rest
    if found.verb.behind[-1:] in (("till",), ("until",)):
        phrase = (*found.gap, *tokens("to"), *found.rest)
    times = listener.times(phrase)
    lengths = [(each, each.mention) for each in times if isinstance(each.mention, Mention) and is_length(each.mention)]
    direction = 1 if found.verb.form in ("extend", "add") else -1
    if not lengths:
        split = _split(phrase, _TO, listener)
        return (
            Change(event_query(split[0], listener), to=split[1], direction=2)
            if split and found.verb.form == "extend"
            else None
        )
    last, length = lengths[-1]
    before = phrase[last.start - 1].low if last.start else ""
    event = phrase[: last.start]
    while event and event[-1].low in ("by", "to", "down", "short", "of", "off", "from", "another"):
        event = event[:-1]
    if not event:
        event = phrase[last.end :]
        while event and event[0].low in ("off", "from", "to", "of", "the", "end"):
            event = event[1:]
    query = event_query(event, listener)
    return (
        Change(query, length=length) if before in ("to", "down") else Change(query, longer=length, direction=direction)
    )


def make(found: Found, listener: Listener) -> Change | None:
    """Such as "make X 25 minutes long", "make it 3 instead", "set X to an hour"."""
    phrase = found.rest
    times = listener.times(phrase)
    if not times or lows(phrase[:1]) in (("a",), ("an",), ("me",)):
        return None
    last = _length_in(phrase, listener, times[-1]) or times[-1]
    event = phrase[: last.start]
    while event and event[-1].low in ("to", "at", "on", "for", "last", "be", "start", "a"):
        event = event[:-1]
    if not event:
        return None
    query = event_query(event, listener)
    if not (query.pronoun or query.words or query.when):
        return None
    put = found.verb.words[0] not in ("make", "set", "have")
    named = query.pronoun or listener.names_event(query.words)
    if put and (not _CALENDAR_WORDS.isdisjoint(lows(phrase)) or not named):
        # "put lunch on Monday" is a new event, "put the tour on Monday" one that is there.
        return None
    behind = lows(phrase[last.end : last.end + 1])
    if isinstance(last.mention, Mention) and is_length(last.mention):
        if behind in (("later",), ("earlier",)):
            return Change(query, by=last.mention, direction=1 if behind == ("later",) else -1)
        if behind in (("longer",), ("shorter",)):
            return Change(query, longer=last.mention, direction=1 if behind == ("longer",) else -1)
        return Change(query, length=last.mention)
    return Change(query, to=(last.mention,))


def held_elsewhere(found: Found, listener: Listener) -> Change | None:
    """Such as "have the tasting in the Blue Room instead of the yard": an event that is known, at another place."""
    gap = (*found.gap, *_IN) if found.gap and found.verb.behind == ("in",) else ()
    phrase = without_reason((*gap, *found.rest), listener)
    words = lows(phrase)
    if found.verb.form == "create" and not (gap and words[0] in DEFINITE):
        return None
    for at in range(1, len(phrase) - 1):
        if words[at] not in ("in", "at") or listener.times(phrase[at + 1 :]):
            continue
        new = any(word in ("a", "an", "another") for word in words[:2])
        event = EventQuery() if new else event_query(phrase[:at], listener)
        end = next((n for n in range(at + 1, len(words)) if words[n] == "instead"), len(words))
        if listener.names_event(event.words) and end > at + 1 and _CALENDAR_WORDS.isdisjoint(words[at + 1 : end]):
            return Change(event, place=_place(phrase[at + 1 : end]))
    return None


def change(found: Found, listener: Listener) -> Change | None:
    """Such as "change the room of X to Y", "change X to 3pm", "update X's location to Y"."""
    phrase = found.rest
    words = lows(phrase)
    for at in range(min(len(words), 12)):
        word = words[at]
        if word not in PLACE_NOUNS | TITLE_NOUNS | _TIME_NOUNS | _LENGTH_NOUNS:
            continue
        for to in range(at + 1, len(words) - 1):
            if words[to] not in ("to", "as"):
                continue
            event = (
                phrase[at + 2 : to]
                if words[at + 1 : at + 2] in (("of",), ("for",))
                else phrase[:at] + phrase[at + 1 : to]
            )
            if not event:
                return None
            return _changed(word, event_query((*event[:-1], owner(event[-1])), listener), phrase[to + 1 :], listener)
    return move(found, listener)


def _changed(noun: str, query: EventQuery, new: Phrase, listener: Listener) -> Change | None:
    found = timed(new, listener)
    if noun in PLACE_NOUNS:
        return Change(query, place=_place(new))
    if noun in TITLE_NOUNS:
        return Change(query, title=trimmed(new))
    if noun in _LENGTH_NOUNS:
        return Change(query, length=found.lengths[0]) if found.lengths else None
    return Change(query, to=found.times) if found.times else None


def rename(found: Found, listener: Listener) -> Change | None:
    """Such as "rename X to Y", "change the name of X to Y", "call X 'Y'"."""
    phrase = found.rest
    if found.gap:
        return Change(event_query(found.gap, listener), title=trimmed(phrase)) if phrase else None
    words = lows(phrase)
    spots = [n for n in range(1, len(words) - 1) if words[n] in ("to", "as", "into", ":", "→", "=")]
    if found.verb.words[0] in ("call", "title", "name"):
        if phrase and phrase[-1].kind == "quote" and len(phrase) > 1:
            return Change(event_query(phrase[:-1], listener), title=phrase[-1:])
        if words[:1] == ("it",) and len(words) > 1 and words[1] not in ARTICLES | _CALLED_OFF:
            # "the review: call it Money talk"; one calls it a day.
            return Change(event_query(phrase[:1], listener), title=trimmed(phrase[1:]))
        return None
    if spots:
        quoted = [each for each in phrase[spots[0] + 1 :] if each.kind == "quote"]
        title = tuple(quoted[:1]) or trimmed(phrase[spots[0] + 1 :])
        return Change(event_query(phrase[: spots[0]], listener), title=title)
    if phrase and (phrase[-1].kind == "quote" or words[0] in ("it", "that")) and len(phrase) > 1:
        cut = len(phrase) - 1 if phrase[-1].kind == "quote" else 1
        return Change(event_query(phrase[:cut], listener), title=phrase[cut:])
    return None


def cancel(found: Found, listener: Listener) -> Cancel | None:
    """Events to be called off; None when the words name none."""
    phrase = (*found.gap, *found.rest)
    if not phrase:
        return None
    query = event_query(phrase, listener)
    certain = found.verb.form in ("cancel", "clear") and found.verb.words[0] in (
        "cancel",
        "call",
        "scrap",
        "clear",
        "decline",
        "skip",
        "axe",
        "strike",
        "take",
        "get",
        "free",
    )
    if found.verb.form == "clear":
        query = replace(
            query,
            every=True,
            words=() if all(t.low in ("calendar", "schedule", "day", "diary") for t in query.words) else query.words,
        )
        return Cancel(query) if query.when else None
    if found.verb.form == "delete" and query.every and not query.words and _CALENDARS.isdisjoint(lows(phrase)):
        # "delete everything from this year" might mean mails as well.
        return None
    named = any(word in EVENTS for word in lows(phrase)) or listener.names_event(query.words)
    declined = found.verb.words[0] == "decline"
    return Cancel(query, declined) if certain or named or query.when or query.people or query.whole else None
