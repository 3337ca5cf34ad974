"""Which events are meant: by name, day, hour, people and order, from the agenda as it stood at the desk's instant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from typing import Final

from actions.grammar.commands import EventQuery
from actions.grammar.words.tokens import said
from actions.resolve.desk import Desk
from actions.resolve.people import Company, Someone, people
from actions.resolve.readings import Several, Spoken, on_wall, read
from actions.resolve.result import MOST_OPTIONS, Barred, Known, Looked, Open, Option
from actions.resolve.titles import attends, bears, named
from memory_core.agenda.event import Occurrence
from memory_core.model.instant import Instant, from_datetime, to_datetime
from memory_core.when.reading import Mention

AHEAD: Final = timedelta(days=120)
BEHIND: Final = timedelta(days=14)
_AFTERNOON_ENDS, _AFTER_WORK, _EVENING_BEGINS = 16, 17, 18


@dataclass(frozen=True, slots=True)
class Window:
    """Where to look: `[start, end)`; the hour of the day that a start must have; whether a day was said."""

    start: Instant
    end: Instant
    hour: time | None = None
    exact: bool = False


def occurrences(
    desk: Desk, query: EventQuery, company: Company, last: Sequence[Occurrence], key: str
) -> Looked[tuple[Occurrence, ...]]:
    """The occurrences meant, in order of time; () only when all that fit were asked for and none does.

    `last` is what was spoken of before, for "it".
    """
    if query.pronoun:
        return (
            Known(tuple(last), tuple(each.event.id for each in last))
            if last
            else Open(key, "Which event do you mean?", _soon(desk))
        )
    reply = desk.replies.get(key)
    if reply and (chosen := _by_value(desk, reply)):
        return Known((chosen,), (chosen.event.id,))
    who = people(desk, query.people, company, f"{key}.with")
    if not isinstance(who, Known):
        return who
    if reply:
        return _by_words(desk, reply, query, key)
    window = _window(desk, query)
    if isinstance(window, Several):
        times = (Option(f"{each.start:%a %d %b %H:%M}", each.start.isoformat()) for each in window.readings)
        return Open(f"{key}.when", "Which time do you mean?", tuple(times)[:MOST_OPTIONS])
    seen = _seen(desk, window, narrowed=bool(query.words or who.value))
    words = [token.text for token in query.words] or ["everything"] * query.every
    called = _alive(named(seen, words, who.value), seen, words, who.value)
    theirs = [each for each in called if company.people and all(attends(each, one) for one in company.people)]
    found = _fitting(desk, theirs or called, query)
    if not found and window.exact and query.words:
        found = _on_later_weekday(desk, query, words, who.value, window)
    sure = window.exact or any(bears(words, each) for each in found)
    past = [] if sure else _earlier(desk, words, who.value, query)
    if found and past and bears(words, past[-1]):
        was = f"{titled(desk, past[-1])} was on {dated(desk, past[-1])}."
        shown = tuple(option(desk, each) for each in found[:MOST_OPTIONS])
        return Open(key, f"{was} Which event do you mean?", shown, (past[-1].event.id,))
    found = found or past
    if query.without and not (found := _left_over(found, seen, query)):
        return Barred(f"I do not know what “{said(query.without)}” leaves over, so nothing is planned.")
    return _picked(desk, query, found, key, [each for each in seen if window.exact and not each.cancelled])


def _seen(desk: Desk, window: Window, *, narrowed: bool) -> Sequence[Occurrence]:
    """What lies in the window; at its hour where anything does, or where nothing else says which."""
    seen = desk.agenda.between(window.start, window.end, cancelled=True)
    at_hour = tuple(each for each in seen if window.hour is not None and _hour(desk, each) == window.hour)
    return seen if window.hour is None or (narrowed and not at_hour) else at_hour


def _alive(
    found: Sequence[Occurrence], seen: Sequence[Occurrence], words: Sequence[str], who: Sequence[Someone]
) -> Sequence[Occurrence]:
    """What is named; where all of it was called off, what else bears the name and takes place: "tasting, take two"."""
    if not found or not all(each.cancelled for each in found):
        return found
    live = named([each for each in seen if not each.cancelled], words, who)
    return live if live and all(bears(words, each) for each in live) else found


def _by_words(desk: Desk, reply: str, query: EventQuery, key: str) -> Looked[tuple[Occurrence, ...]]:
    """The event that an answer names in words of its own."""
    found = _fitting(desk, named(desk.agenda.between(*_ahead(desk)), reply.split(), ()), query)
    if not found:
        return Open(key, f"I find no event “{reply}”. Which one is it?", _soon(desk))
    return _picked(desk, query, found, key, ())


def _left_over(found: Sequence[Occurrence], seen: Sequence[Occurrence], query: EventQuery) -> list[Occurrence]:
    """What is found without what the query excepts; [] when that is nowhere in the time that is spoken of."""
    words = [token.text for token in query.without]
    staying = named(found, words, ()) or named(seen, words, ())
    return [each for each in found if each not in staying] if staying else []


def _on_later_weekday(
    desk: Desk, query: EventQuery, words: list[str], who: Sequence[Someone], window: Window
) -> list[Occurrence]:
    """Events of that name on a later such weekday: "on Thursday" may be the one after next."""
    weekday = to_datetime(window.start, desk.zone).weekday()
    single = window.end - window.start <= 25 * 3600 * 1_000_000
    if not single or not any(isinstance(each, Mention) and len(each.readings) > 1 for each in query.when):
        return []
    coming = desk.agenda.between(*_ahead(desk), cancelled=True)
    single_ones = (each for each in coming if not each.event.recurring and not each.event.series)
    there = [each for each in single_ones if to_datetime(each.time.start, desk.zone).weekday() == weekday]
    if window.hour is not None:
        there = [each for each in there if _hour(desk, each) == window.hour]
    return _fitting(desk, named(there, words, who), query)


def _ahead(desk: Desk) -> tuple[Instant, Instant]:
    return desk.as_of, from_datetime(desk.now + AHEAD)


def _earlier(desk: Desk, words: list[str], who: Sequence[Someone], query: EventQuery) -> list[Occurrence]:
    """What fits and has just been or is going on: only when nothing to come does, and "next" was not said."""
    if query.coming or query.every:
        return []
    past = desk.agenda.between(from_datetime(desk.now - BEHIND), desk.as_of, cancelled=True)
    return _fitting(desk, named(past, words, who), query)[-1:]


def _window(desk: Desk, query: EventQuery) -> Window | Several:
    several = _days(desk, query)
    if several is not None:
        return several
    spoken = read(desk, query.when, "future")
    if isinstance(spoken, Several):
        days = {each.start.date() for each in spoken.readings}
        if len(days) > 1:
            return spoken
        # Morning or evening is settled by what lies there.
        spoken = Spoken(datetime.combine(days.pop(), time()), None, "day")
        spoken = Spoken(spoken.start, spoken.start + timedelta(days=1), "day")
    if spoken is None:
        start, end = _ahead(desk)
        running = start if query.order or query.coming else from_datetime(desk.now - timedelta(hours=2))
        return Window(running, end)
    if spoken.rule:
        return Window(*_ahead(desk), spoken.start.time() if spoken.has_hour else None)
    if spoken.has_hour and not spoken.dated:
        start, end = _ahead(desk)
        today = desk.now.replace(hour=0, minute=0, second=0, microsecond=0)
        return Window(from_datetime(today), from_datetime(today + timedelta(days=7)), spoken.start.time())
    if spoken.has_hour:
        day = spoken.start.replace(hour=0, minute=0, second=0, microsecond=0)
        return Window(on_wall(desk, day), on_wall(desk, day + timedelta(days=1)), spoken.start.time(), exact=True)
    last = spoken.end or spoken.start + timedelta(days=1)
    if spoken.grain == "part" and last.hour == _AFTERNOON_ENDS:
        # What is at five lies in nobody's evening.
        last = last.replace(hour=_EVENING_BEGINS)
    if spoken.grain == "part" and spoken.start.hour >= _EVENING_BEGINS:
        # What begins after work is of the evening, and of the night before sleep.
        spoken = replace(spoken, start=spoken.start.replace(hour=_AFTER_WORK, minute=0))
    return Window(spoken.at(desk), on_wall(desk, last), exact=True)


def _days(desk: Desk, query: EventQuery) -> Window | None:
    """Several days said side by side, from the first to the last; None for anything else."""
    said = [read(desk, (each,), "future") for each in query.when]
    days = [each for each in said if isinstance(each, Spoken) and each.grain == "day" and each.end is not None]
    if len(said) < 2 or len(days) < len(said):
        return None
    first, last = min(each.start for each in days), max(each.end for each in days if each.end)
    return Window(on_wall(desk, first), on_wall(desk, last), exact=True) if last - first <= timedelta(days=7) else None


def _hour(desk: Desk, occurrence: Occurrence) -> time:
    return to_datetime(occurrence.time.start, desk.zone).time().replace(second=0, microsecond=0)


def _fitting(desk: Desk, found: Sequence[Occurrence], query: EventQuery) -> list[Occurrence]:
    """In order of time; what was called off only when nothing else fits; of a series the next, unless all are meant."""
    live = [each for each in found if not each.cancelled and not _declined(desk, each)]
    kept = sorted(live or list(found), key=lambda each: each.order)
    if query.every and not query.whole:
        coming = [each for each in kept if each.time.start >= desk.as_of]
        return coming or (kept if query.when else [])
    seen: set[str] = set()
    once: list[Occurrence] = []
    for each in kept:
        name = each.event.series or each.event.id
        if name in seen and not (query.order or query.limit or query.when):
            continue
        seen.add(name)
        once.append(each)
    return once


def _declined(desk: Desk, occurrence: Occurrence) -> bool:
    own = set(desk.owner.addresses)
    return any(each.address in own and each.answer == "declined" for each in occurrence.event.attendees)


def _picked(
    desk: Desk, query: EventQuery, found: list[Occurrence], key: str, seen: Sequence[Occurrence]
) -> Looked[tuple[Occurrence, ...]]:
    described = _described(query)
    evidence = tuple(dict.fromkeys(each.event.id for each in found))
    live = [each for each in found if not each.cancelled]
    if query.every or query.whole:
        return Known(tuple(live), evidence)
    if not found:
        return Open(key, f"I find no {described} in the calendar. Which event is it?", _soon(desk))
    if not live:
        off = found[0]
        return Barred(f"{titled(desk, off)} on {dated(desk, off)} was cancelled.", evidence)
    if query.limit:
        return Known(tuple(live[: query.limit]), evidence[: query.limit])
    if query.order:
        place = query.order - 1 if query.order > 0 else query.order
        if -len(live) <= place < len(live):
            return Known((live[place],), (live[place].event.id,))
        counted = "is only one such event" if len(live) == 1 else f"are only {len(live)} such events"
        others = seen or live
        return Open(
            key, f"There {counted}. Which one do you mean?", tuple(option(desk, each) for each in others[:MOST_OPTIONS])
        )
    if len({each.event.id for each in live}) == 1:
        return Known((live[0],), evidence[:1])
    return Open(
        key, f"Which {described} do you mean?", tuple(option(desk, each) for each in live[:MOST_OPTIONS]), evidence
    )


def _described(query: EventQuery) -> str:
    words = said(query.words) or "event"
    return f"“{words}”" if query.words else words


def titled(desk: Desk, occurrence: Occurrence) -> str:
    """The title of an event as it may be shown."""
    versions = desk.versions([occurrence.event.id])
    title = occurrence.event.title or "(untitled)"
    found = versions.get(occurrence.event.id)
    return f"“{desk.shown(found, title) if found else title}”"


def dated(desk: Desk, occurrence: Occurrence) -> str:
    """When an event is, in words."""
    start = to_datetime(occurrence.time.start, desk.zone)
    return (
        f"{start:%a} {start.day} {start:%b}" if occurrence.event.all_day else f"{start:%a} {start.day} {start:%b %H:%M}"
    )


def option(desk: Desk, occurrence: Occurrence) -> Option:
    """An event as an answer to choose."""
    return Option(
        f"{titled(desk, occurrence).strip('“”')}, {dated(desk, occurrence)}",
        f"{occurrence.event.id}@{occurrence.rule_start}",
    )


def _by_value(desk: Desk, value: str) -> Occurrence | None:
    name, _, start = value.rpartition("@")
    event = desk.agenda.event(name) if start.lstrip("-").isdigit() else None
    if event is None:
        return None
    series = desk.agenda.event(event.series) if event.series else None
    return next((each for each in desk.agenda.occurrences(series or event) if each.rule_start == int(start)), None)


def _soon(desk: Desk) -> tuple[Option, ...]:
    return tuple(option(desk, each) for each in desk.agenda.between(*_ahead(desk))[:MOST_OPTIONS])


def event_title(desk: Desk, id: str) -> str:
    """The title of the event of an id, as it may be shown; the id when there is none."""
    event = desk.agenda.event(id)
    found = desk.versions([id]).get(id)
    if event is None or found is None:
        return id
    return f"“{desk.shown(found, event.title or '(untitled)')}”"
