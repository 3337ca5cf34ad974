"""Questions about the calendar: what is on it at a time, whether somebody is free, whether something takes place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta, tzinfo
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Event, Occurrence
from memory_core.answer.composition import clock, day, when
from memory_core.answer.head import is_asking
from memory_core.answer.irregular import stems_of
from memory_core.answer.question import Question
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant, from_datetime, to_datetime
from memory_core.model.interval import Interval
from memory_core.when.choice import AmbiguousTime, Chosen, Clock, Toward, choose
from memory_core.when.mentions import mentions
from memory_core.when.reading import Moment, Reading, Stretch

_ABOUT_CALENDAR: Final = re.compile(
    r"\b(?:calendar|schedule|diary|agenda)\b|^what(?:['’]s| is| was) on\b|\bwhat (?:have|['’]ve) (?:i|we) got\b"
    r"|\bwhat (?:do|did) (?:i|we) have (?:on|for|planned|scheduled|today|tomorrow|this|next)\b"
    r"|\b(?:which|what|how many) (?:meetings|appointments|events|calls)\b"
    r"|\b(?:do|did) (?:i|we) have (?:any|a|an) ?\w* ?"
    r"(?:meetings?|appointments?|events?|calls?|thing|anything)\b",
    re.IGNORECASE,
)
_FREE: Final = re.compile(
    r"\b(?:am|are|was|were|will) (?:i|we)(?: be)? (?:\w+ )?(?:free|busy|available|booked)\b", re.IGNORECASE
)
_FREEDOM: Final = stems_of("free busy available booked slot")
_TAKES_PLACE: Final = re.compile(
    r"^(?:\w+,? )?(?:is|are|was|were|will) there (?:be )?(?:an?|any|the|our|my) ", re.IGNORECASE
)
_IS_ON: Final = re.compile(
    r"^(?:\w+,? )?(?:is|are|was|were) (?:the|our|my) (?P<event>[^?]+?)(?: still)?(?: on)?"
    r" (?:today|tonight|tomorrow|yesterday|(?:on |this |next )+\w+(?: \d+| \w+)?)\W*$",
    re.IGNORECASE,
)
"""Whether an event is on a day, said without "there": the event must then be said by its whole title."""

_COUNTED: Final = re.compile(r"\bhow many\b", re.IGNORECASE)
_DAY_OF: Final = re.compile(
    r"\b(?:on )?the (?:same )?(?:day|date|morning|evening|afternoon) (?:that |when |of |on which )?(?P<clause>[^?]+)",
    re.IGNORECASE,
)
MOST_LISTED: Final = 12
"""Occurrences that are listed in words; of more, how many they are is said."""

AT_ONCE: Final = timedelta(hours=1)
"""How long a point in time is taken to last."""


def about_calendar(question: Question) -> bool:
    """Whether the calendar itself is asked about."""
    return _ABOUT_CALENDAR.search(question.text) is not None or about_freedom(question)


def about_freedom(question: Question) -> bool:
    """Whether it is asked if the owner has time, be it in no more than a word and a time: "Friday at 3, free?"."""
    bare = question.terms != () and not is_asking(question.text) and _FREEDOM.issuperset(question.terms)
    return bare or _FREE.search(question.text) is not None


def taking_place(question: Question, agenda: Agenda) -> tuple[Event, ...]:
    """The events of which a question asks if they take place ("Is there a standup on Friday?"); () when it does not."""
    if _TAKES_PLACE.search(question.text):
        return agenda.named(" ".join(question.asks[0].terms))
    match = _IS_ON.search(question.text)
    said = frozenset(terms(match["event"])) if match else frozenset()
    return tuple(each for each in agenda.named(match["event"]) if frozenset(terms(each.title)) == said) if match else ()


def day_of(question: Question) -> str:
    """What a question about a day says of it; "" when nothing.

    >>> day_of(Question("What is on the day I fly to Rome?", ()))
    'I fly to Rome'
    """
    match = _DAY_OF.search(question.text)
    return match["clause"].strip() if match else ""


def stretch(question: Question, now: datetime, zone: tzinfo, toward: Toward) -> Interval | None:
    """The time that a question names, the whole day where only the half of it is open; None when it names none."""
    for mention in mentions(question.text, now):
        match choose(mention, Clock(now), toward):
            case Chosen(reading):
                found = _interval(reading, zone)
                if found:
                    return found
            case AmbiguousTime(readings):
                days = {each.at.date(): each.at for each in readings if isinstance(each, Moment)}
                if len(days) == 1:
                    return whole_day(next(iter(days.values())), zone)
            case _:
                pass
    return None


def whole_day(moment: datetime, zone: tzinfo) -> Interval:
    """The day of a wall time."""
    start = moment.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=zone)
    return Interval(from_datetime(start), from_datetime(start + timedelta(days=1)))


def listed(question: Question, occurrences: Sequence[Occurrence], span: Interval, zone: tzinfo) -> str:
    """What takes place in a stretch of time, in words."""
    first = to_datetime(span.start, zone)
    whole = when(span.start, span.end, zone)
    days = day(first) if span == whole_day(first.replace(tzinfo=None), zone) else whole
    if about_freedom(question):
        begin = f"{when(span.start, span.end, zone)}"
        busy = _lines(occurrences, zone)
        return f"Busy, {begin}: {busy}." if occurrences else f"Free, {begin}: the calendar has nothing then."
    if not occurrences:
        return f"Nothing is on the calendar on {days}."
    count = f"{len(occurrences)} on" if _COUNTED.search(question.text) else "On"
    return f"{count} {days}: {_lines(occurrences, zone)}."


def takes_place(named: Sequence[Event], occurrences: Sequence[Occurrence], span: Interval, zone: tzinfo) -> str:
    """Whether events take place in a stretch of time, in words."""
    during = when(span.start, span.end, zone)
    if occurrences:
        return f"Yes, {during}: {_lines(occurrences, zone)}."
    off = [each for each in named if each.cancelled and each.time.overlaps(span)]
    if off:
        return f"No, {during}: {'; '.join(f'{each.title} (cancelled)' for each in off)}."
    titles = "; ".join(dict.fromkeys(each.title for each in named))
    return f"No, the calendar has none then ({during}): {titles}."


def _lines(occurrences: Sequence[Occurrence], zone: tzinfo) -> str:
    """The first occurrences, and how many more there are."""
    lines = [_line(each, zone) for each in occurrences[:MOST_LISTED]]
    further = len(occurrences) - len(lines)
    return "; ".join((*lines, f"and {further} more") if further else lines)


def _line(each: Occurrence, zone: tzinfo) -> str:
    place = f", {each.event.place}" if each.event.place else ""
    if each.event.all_day:
        return f"{each.event.title} (all day{place})"
    start, end = to_datetime(each.time.start, zone), to_datetime(each.time.end, zone)
    return f"{each.event.title} ({clock(start)} to {clock(end)}{place})"


def _interval(reading: Reading, zone: tzinfo) -> Interval | None:
    match reading:
        case Stretch(start, end):
            return Interval(_instant(start, zone), _instant(end, zone))
        case Moment(at):
            return Interval(_instant(at, zone), _instant(at + AT_ONCE, zone))
        case _:
            return None


def _instant(wall: datetime, zone: tzinfo) -> Instant:
    return from_datetime(wall if wall.tzinfo else wall.replace(tzinfo=zone))
