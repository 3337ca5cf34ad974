"""Reminders: "remind me to call Bo on Friday at three", "every Monday at nine remind me about the tank"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from actions.grammar.commands import Remind
from actions.grammar.phrases.listening import Listener, Time
from actions.grammar.phrases.moments import JOINS, moments
from actions.grammar.phrases.timing import is_length
from actions.grammar.words.lexicon import NUMBERS, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import Found
from memory_core.when.choice import hour_of
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.reading import Mention, Recurrence

_LEADS: Final = longest(
    phrases(
        """
    to, about, of, that i have to, that i need to, that i should, that i must, that, for me to, saying, i need to, i
    have to, i should, i must, not to forget to, regarding, concerning, re, and say, which says, that says, for, on,
    with, about the, i've got to, called, named, titled, to not forget to, that we need to, we need to, that we have to
    """
    )
)
_PREPOSITIONS: Final = frozenset(
    "the on at in by for from every before after around until till starting @ , : - –".split()
)
_BOUNDS: Final = frozenset("starting beginning from until till til through".split())
_WHEN: Final = frozenset("when once whenever".split())
_INSTANTS: Final = frozenset("moment minute second instant".split())
_QUESTIONS: Final = frozenset("what when where who whose which why how whether if".split())
_IN_A_ROW: Final = 3
"""Weekdays side by side from which on they are meant to come again."""
_DAY_JOINS: Final = JOINS | {","}
_EVERY: Final = frozenset("every each".split())
_THIS_TIME: Final = frozenset("this next coming".split())
"""Before weekdays they say that each is meant once."""
NOON: Final = 12
EARLIEST_ALARM: Final = 5
"""The hour from which on an alarm without a half of the day is one of the morning: "for 2" is after noon."""
ONLY_OF_ME: Final = frozenset(
    {
        ("tell", "me"),
        ("message", "me"),
        ("notify", "me"),
        ("text", "me"),
        ("slack", "me"),
        ("email", "me"),
        ("mail", "me"),
        ("make", "sure", "i"),
        ("make", "sure", "we"),
        ("make", "sure", "that", "i"),
        ("remember",),
        ("remind",),
        ("don't", "forget"),
        ("ping", "me"),
        ("let", "me", "know"),
    }
)
"""Verbs of other forms too, which are reminders only with a time or a "to"."""


def remind(found: Found, listener: Listener) -> Remind | None:
    """The reminder that a clause with such a verb is; None when it asks something instead, or says nothing."""
    rest = _weekly(_as_when(trimmed((*found.gap, *found.rest), ",;:–—-"), listener))
    words = lows(rest)
    if not rest:
        return None
    if words[0] in _QUESTIONS and found.verb.words[-1] == "me" and words[0] not in _WHEN:
        return None
    if words[0] == "when" and not any(word == "to" for word in words):
        # "remind me when the tasting is" asks.
        return None
    times = list(listener.times(rest))
    if found.verb.words[-1] in ("timer", "alarm") or found.verb.words[0] == "wake":
        return _alarm(found, rest, times, listener)
    if found.verb.words in ONLY_OF_ME and not (times or words[0] == "to"):
        return None
    due = _bounds(rest, times, _due(rest, times))
    first, *again = moments(rest, due) or ((),)
    left = _without(rest, due)
    waits, left = _waiting(left) if not due else ((), left)
    left = _content(left)
    return Remind(left, first, waits, tuple(again))


def _weekly(rest: Phrase) -> Phrase:
    """Of "Monday, Wednesday and Friday at nine": "every Monday, ...", since three weekdays in a row come again.

    Two do where "every" stands before them: "every mon n fri".
    """
    first = next((n for n, token in enumerate(rest) if token.low in WEEKDAYS), len(rest))
    end = first
    while end < len(rest) and (rest[end].low in WEEKDAYS or rest[end].low in _DAY_JOINS):
        end += 1
    days = [token.low for token in rest[first:end] if token.low in WEEKDAYS]
    lead = rest[first - 1].low if first else ""
    if len(days) < (_IN_A_ROW if lead not in _EVERY else 2) or lead in _THIS_TIME:
        return rest
    return (
        *rest[: first - 1 if lead in _EVERY else first],
        *tokens(f"every {', '.join(days[:-1])} and {days[-1]}"),
        *rest[end:],
    )


def _as_when(rest: Phrase, listener: Listener) -> Phrase:
    """The words with "when" for "the moment", "the minute" and the like; "the second Friday" is a time."""
    for at in range(len(rest) - 2):
        instant = rest[at].low == "the" and rest[at + 1].low in _INSTANTS and rest[at + 2].low not in ("of", "to")
        if instant and not any(time.start <= at + 1 < time.end for time in listener.times(rest)):
            return (*rest[:at], *tokens("when"), *rest[at + 2 :])
    return rest


def _in_the_morning(time: Time, earliest: int) -> Time:
    """An hour that may be of either half of the day is one of the morning, from `earliest` on."""
    if not isinstance(time.mention, Mention):
        return time
    hours = [(each, hour_of(each)) for each in time.mention.readings]
    early = tuple(each for each, hour in hours if hour is not None and earliest <= hour.hour < NOON)
    return replace(time, mention=replace(time.mention, readings=early or time.mention.readings))


def _hour_behind_for(rest: Phrase, listener: Listener) -> Phrase:
    """Of "an alarm for 7" the number as an hour, where it is no length."""
    for at in range(len(rest) - 1):
        hour = rest[at + 1].kind == "number" or rest[at + 1].low in NUMBERS
        if rest[at].low == "for" and hour and not any(time.start <= at + 1 < time.end for time in listener.times(rest)):
            return (
                *rest[:at],
                *tokens("at"),
                *(replace(each, spaced=True) for each in rest[at + 1 : at + 2]),
                *rest[at + 2 :],
            )
    return rest


def _alarm(found: Found, rest: Phrase, times: list[Time], listener: Listener) -> Remind:
    """A timer or an alarm, which may say nothing but when; a length alone counts from now."""
    wakes, rings = found.verb.words[0] == "wake", found.verb.words[-1] == "alarm"
    if wakes:
        rest = rest[1:] if rest[0].low == "up" else rest
    if rings:
        rest = _hour_behind_for(rest, listener)
    if wakes or rings:
        times = [_in_the_morning(each, 1 if wakes else EARLIEST_ALARM) for each in listener.times(rest)]
    left = _content(_without(rest, times))
    usual = tokens("Wake up") if wakes else tokens(found.verb.words[-1])
    return Remind(left or usual, tuple(time.mention for time in times))


def _due(rest: Phrase, times: list[Time]) -> list[Time]:
    """The times that say when to remind: those at the beginning, else the last ones, side by side.

    A time between other words ("prepare Friday's tasting") belongs to what is to be done, if there is a better one.
    """
    useful = [time for time in times if not (is_length(time.mention) and not _in(rest, time))]
    if not useful:
        return []
    first = [time for time in useful if _leads_only(rest, 0, time.start)]
    if first:
        found = [first[0]]
        for time in useful[1:]:
            if _leads_only(rest, found[-1].end, time.start) and time not in found:
                found.append(time)
        return found
    found = [useful[-1]]
    for time in reversed(useful[:-1]):
        if _leads_only(rest, time.end, found[0].start):
            found.insert(0, time)
    return found


def _bounds(rest: Phrase, times: list[Time], due: list[Time]) -> list[Time]:
    """Of something that comes again, also when it begins and ends, wherever that is said: "..., until summer"."""
    if not any(
        isinstance(r, Recurrence) for time in due if isinstance(time.mention, Mention) for r in time.mention.readings
    ):
        return due
    others = [each for each in times if each not in due]
    bounds = [each for each in others if {rest[each.start].low, rest[max(each.start - 1, 0)].low} & _BOUNDS]
    return sorted((*due, *bounds), key=lambda each: each.start)


def _in(rest: Phrase, time: Time) -> bool:
    """Whether a length says when ("in two hours"), and not how long."""
    before = rest[time.start - 1].low if time.start else ""
    return before == "in" or rest[time.start].low == "in" or not is_length(time.mention)


def _leads_only(rest: Phrase, start: int, end: int) -> bool:
    """Whether nothing but what leads times in or joins them stands there; what begins with a join joins nothing."""
    gap = rest[start:end]
    joins = _PREPOSITIONS | JOINS if start else _PREPOSITIONS
    return start <= end and all(token.low in joins for token in gap)


def _without(rest: Phrase, due: list[Time]) -> Phrase:
    gone: set[int] = set()
    for time in due:
        start = time.start
        while (start and rest[start - 1].low in _PREPOSITIONS and rest[start - 1].low != "for") or (
            start and rest[start - 1].low == "for" and start == 1
        ):
            start -= 1
        gone.update(range(start, time.end))
    for one, other in pairwise(due):
        if _leads_only(rest, one.end, other.start):
            gone.update(range(one.end, other.start))
    return trimmed(tuple(token for n, token in enumerate(rest) if n not in gone), ",;:–—-.")


def _waiting(left: Phrase) -> tuple[Phrase, Phrase]:
    """Words for a moment that somebody must look up: "when registration opens", "once the quote is in"."""
    for at, token in enumerate(left):
        if token.low in _WHEN and (at > 0 or "to" in lows(left)):
            end = next((n for n in range(at + 1, len(left)) if left[n].low in ("to", ",") and at == 0), len(left))
            return left[at:end], trimmed(left[:at] + left[end:], ",")
    return (), left


def _content(left: Phrase) -> Phrase:
    while True:
        left = trimmed(left, ",;:–—-.")
        size = matched(_LEADS, lows(left))
        if not size or size == len(left):
            return left
        if lows(left[:size]) == ("about", "the"):
            size = 1
        left = left[size:]
