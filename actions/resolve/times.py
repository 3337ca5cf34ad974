"""When: words about time, and times measured from events, as points on the owner's wall."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Final

from actions.grammar.commands import Anchored, EventQuery, When
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.occasions import is_occasion
from actions.grammar.words.lexicon import HOURS_OF
from actions.grammar.words.tokens import lows, said, tokens
from actions.resolve.channels import letters, named_channels
from actions.resolve.desk import Desk
from actions.resolve.events import occurrences
from actions.resolve.narrowing import narrowed
from actions.resolve.occasions import Occasion, occasion, of_event
from actions.resolve.people import Company, is_name
from actions.resolve.readings import CLOCK, Read, Several, Spoken, length, on_wall, read
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from actions.resolve.titles import recalls
from memory_core.index.tokens import terms
from memory_core.model.instant import moment_from_iso
from memory_core.when.choice import Toward, hour_of
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.mentions import mentions
from memory_core.when.reading import Mention, Stretch

_PARTS: Final = {12: 14, 14: 16, 16: 18}
"""The hours at which afternoon, late afternoon and evening begin as words, and those that people mean by them."""
_CLOCK: Final = re.compile(r"([01]\d|2[0-3])([0-5]\d)")
"""An hour and its minutes as one number: "1430", which as an answer is no year."""
_HALVES: Final = {"am": "from midnight to noon", "pm": "from 12:00 to 24:00"}
"""The halves of a day, which decide between two hours, as words that say when they begin and end."""
_NOON: Final = 12
_LUNCH: Final = frozenset({"lunch", "breakfast", "dinner"})


def listener_of(desk: Desk) -> Listener:
    """A listener who knows the people and events of the desk."""
    # A clause is read many times over, the same words each time.
    return Listener(
        desk.clock.now,
        cache(lambda text: is_name(desk, text)),
        cache(lambda text: bool(desk.agenda.named(_without_article(text))) or text.casefold() in _LUNCH),
        lambda text: any(desk.reader.view.frequencies(terms(text)).values()),
        cache(lambda text: recalls(desk, text)),
        cache(lambda text: any(letters(text) == letters(each.name) for each in named_channels(desk, text))),
        desk.clock.working_hours,
    )


def _without_article(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if first.casefold() in ("the", "my", "our", "a", "an", "this", "that") else text


def moment(desk: Desk, whens: Sequence[When], key: str, question: str, toward: Toward = "future") -> Looked[Spoken]:
    """The time that is meant; open when none is said, or several are possible."""
    answers = desk.answers(key)
    if answers:
        return _replied(desk, whens, answers, key, question, toward)
    anchor = next((each for each in whens if isinstance(each, Anchored)), None)
    if anchor is not None:
        return _anchored(desk, anchor, [each for each in whens if isinstance(each, Mention)], key)
    return _known(read(desk, whens, toward), key, question)


def _known(found: Read, key: str, question: str) -> Looked[Spoken]:
    match found:
        case None:
            return Open(key, question)
        case Several(readings):
            options = tuple(
                Option(f"{each.start:%a %d %b %H:%M}", each.start.isoformat()) for each in readings[:MOST_OPTIONS]
            )
            return Open(key, "Which time do you mean?", options)
        case Spoken() as spoken:
            return Known(spoken, (), spoken.notes)


def _replied(
    desk: Desk, whens: Sequence[When], answers: Sequence[str], key: str, question: str, toward: Toward
) -> Looked[Spoken]:
    """What was said with the answers to it, each narrowing what was known before; an option is a time itself."""
    anchor = next((each for each in whens if isinstance(each, Anchored)), None)
    measured = _anchored(desk, anchor, [each for each in whens if isinstance(each, Mention)], key) if anchor else None
    meant: Read = measured.value if isinstance(measured, Known) else read(desk, whens, toward)
    evidence = measured.evidence if isinstance(measured, Known) else ()
    found: Read = None
    for answer in answers:
        try:
            found = Spoken(moment_from_iso(answer))
        except ValueError:
            half = _HALVES.get(answer.casefold().replace(".", "")) if isinstance(meant, Several) else None
            spoken = mentions(half, desk.clock.now) if half else _answered(desk, answer)
            found = narrowed(desk, meant, spoken, toward)
        meant = meant if found is None else found
    looked = _known(found, key, f"“{answers[-1]}” says no time. {question}")
    return replace(looked, evidence=evidence) if isinstance(looked, Known) else looked


def _answered(desk: Desk, answer: str) -> list[Mention]:
    """The times of an answer, which may begin with a bare number ("9 to 10", "1430")."""
    clock = _CLOCK.fullmatch(answer.strip())
    answer = f"at {clock[1]}:{clock[2]}" if clock else answer
    plain, listener = tokens(answer), listener_of(desk)
    found = [each.mention for each in listener.times_at(plain) if isinstance(each.mention, Mention)]
    if plain and plain[0].kind == "number":
        spans = [each.mention for each in listener.times(tokens(f"from {answer}")) if each.start <= 1]
        found = [each for each in spans if isinstance(each, Mention) and isinstance(each.readings[0], Stretch)] or found
    return found


def _anchored(desk: Desk, anchor: Anchored, beside: Sequence[When], key: str) -> Looked[Spoken]:
    """A time measured from an event of the agenda; "after lunch" without a lunch in it, from the usual hour.

    Times said beside it say which occurrence is meant ("after the standup tomorrow"); one that has passed, the next.
    """
    query = event_query(anchor.event, listener_of(desk))
    hours = [each for each in beside if isinstance(each, Mention) and not each.dated and each.grain in CLOCK]
    beside = [each for each in beside if each not in hours]
    query = replace(query, when=(*query.when, *beside))
    if anchor.edge:
        # Of several journeys the next one is meant.
        query = replace(query, order=1, coming=True)
    usual = lows(anchor.event)[-1:]
    if len(anchor.event) <= 2 and usual and usual[0] in _LUNCH and not desk.agenda.named(usual[0]):
        return Known(
            _usual(desk, usual[0], anchor), (), (f"{usual[0].capitalize()} was taken to be at its usual hour.",)
        )
    found = _occasion(desk, anchor, query, key, dated=bool(beside))
    return measured(desk, anchor, hours, found, key) if isinstance(found, Known) else found


def measured(
    desk: Desk, anchor: Anchored, hours: Sequence[Mention], found: Known[Occasion], key: str
) -> Looked[Spoken]:
    """A time measured from what happens then, at an hour that is said; open where its hour is needed and unknown."""
    at = found.value
    time = _measured(desk, anchor, at.start, at.end)
    hours = [_within(each, time) for each in hours]
    morning = replace(desk, spoken=on_wall(desk, datetime.combine(time.start.date(), datetime.min.time())))
    hour = read(morning, hours, "future") if hours and not time.has_hour else None
    if isinstance(hour, Several):
        return _known(hour, key, "")
    if isinstance(hour, Spoken):
        begin = datetime.combine(time.start.date(), hour.start.time())
        time = replace(hour, start=begin, end=begin + (hour.end - hour.start) if hour.end else None, dated=True)
    if time.has_hour and not (at.has_hour or isinstance(hour, Spoken)):
        return Open(key, f"{at.note} At what hour?", (), found.evidence)
    return Known(time, found.evidence, (at.note,))


def _within(hour: Mention, time: Spoken) -> Mention:
    """An hour said beside a part of the day as one of that half of it: "the evening before, around eight"."""
    if time.grain != "part":
        return hour
    late = time.start.hour >= _NOON
    inside = tuple(each for each in hour.readings if (at := hour_of(each)) and (at.hour >= _NOON) == late)
    return replace(hour, readings=inside or hour.readings)


def _occasion(desk: Desk, anchor: Anchored, query: EventQuery, key: str, *, dated: bool) -> Looked[Occasion]:
    """What a time is measured from: an event by its name, or by what happens there; `dated`: its day was said."""
    if not anchor.edge and is_occasion(anchor.event):
        return occasion(desk, anchor.event, listener_of(desk), f"{key}.event")
    found = occurrences(desk, query, Company(), (), f"{key}.event")
    if not isinstance(found, Known):
        return found
    if not found.value:
        return Open(f"{key}.event", f"I find no event “{said(anchor.event)}”. When is it?")
    event = found.value[0]
    if event.event.recurring and event.time.start < desk.as_of and not dated:
        event = desk.agenda.next(event.event, desk.as_of) or event
    return Known(of_event(desk, event), (event.event.id,))


def _measured(desk: Desk, anchor: Anchored, start: datetime, end: datetime) -> Spoken:
    by = length([anchor.length]) if anchor.length else None
    sign = {"before": -1, "after": 1, "on": 0}[anchor.direction]
    weekday = WEEKDAYS.get(anchor.part.text.casefold()) if anchor.part else None
    if weekday is not None:
        # "the Sunday after the party" is another day than the party's.
        days = (weekday - start.weekday()) * sign % 7 or 7
        day = datetime.combine(start.date() + timedelta(days=days * sign), datetime.min.time())
        return Spoken(day, day + timedelta(days=1), "day")
    if anchor.part is not None or (
        by is not None and by >= timedelta(days=1) and by % timedelta(days=1) == timedelta()
    ):
        day = start + (by or timedelta()) * sign
        part = _part_of(desk, anchor, day)
        return part or Spoken(day.replace(hour=0, minute=0), day.replace(hour=0, minute=0) + timedelta(days=1), "day")
    at = end if anchor.edge == "end" or (anchor.direction == "after" and anchor.edge != "start") else start
    return Spoken(at + (by or timedelta()) * sign)


def _part_of(desk: Desk, anchor: Anchored, day: datetime) -> Spoken | None:
    """The part of a day that is said, on that day."""
    if anchor.part is None or anchor.part.grain != "part":
        return None
    word = anchor.part.text.split()[-1]
    for text in (anchor.part.text, word):
        found = mentions(text, day.replace(hour=0, minute=0, second=0, microsecond=0))
        spoken = read(desk, found[:1]) if found else None
        if isinstance(spoken, Spoken) and spoken.end:
            there = datetime.combine(day.date(), spoken.start.time())
            return Spoken(there, there + (spoken.end - spoken.start), "part")
    return None


def _usual(desk: Desk, meal: str, anchor: Anchored) -> Spoken:
    hour, minute, minutes = HOURS_OF[meal]
    now = desk.clock.now
    start = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    measured = _measured(desk, anchor, start, start + timedelta(minutes=minutes))
    return (
        measured
        if measured.start > now
        else _measured(desk, anchor, start + timedelta(days=1), start + timedelta(days=1, minutes=minutes))
    )


def part_start(desk: Desk, spoken: Spoken) -> datetime:
    """When a day or a part of it begins for somebody who says no hour: with the working day, if that lies in it."""
    first, start = desk.clock.working_hours[0], spoken.start
    if spoken.grain != "part" or start.time() < first <= (spoken.end or start).time():
        return datetime.combine(start.date(), first)
    return start.replace(hour=_PARTS.get(start.hour, start.hour))


def day_start(desk: Desk, spoken: Spoken) -> tuple[Spoken, tuple[str, ...]]:
    """A time without an hour, begun where working hours begin (or the part of the day); what was assumed."""
    if spoken.has_hour:
        return spoken, ()
    start = part_start(desk, spoken)
    note = f"No hour was said: {start:%H:%M} was taken."
    return Spoken(start, None, "minute", spoken.dated, spoken.rule), (note,)
