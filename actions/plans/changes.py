"""Events that are there: moved, lengthened, renamed, with other people, or called off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from actions.grammar.commands import Cancel, Change, Relative, When
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.relative import day_of
from actions.grammar.words.tokens import said, trimmed
from actions.plans.action import CancelEvent, Scope, UpdateEvent
from actions.plans.calendar import USUAL, free_slots
from actions.plans.scene import Building, Built, Scene
from actions.resolve.desk import Desk
from actions.resolve.events import occurrences, titled
from actions.resolve.people import Company, people, someone
from actions.resolve.readings import Spoken, length, on_wall
from actions.resolve.result import Barred, Known, Looked, Open
from actions.resolve.times import listener_of, moment, part_start
from memory_core.agenda.event import Occurrence
from memory_core.model.instant import Instant, to_datetime
from memory_core.people.directory import Found
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.reading import Mention, Moment

NOON: Final = 12
_ENDS_FIRST: Final = "The event would end before it begins."
HOURS_NEAR: Final = 5
"""Hours between an event's start and a new one that are near; half a day is not."""


def change(command: Change, scene: Scene) -> Building:
    """One event changed in what was said; the rest stays."""
    desk, key = scene.desk, scene.key
    found = occurrences(desk, command.event, scene.company, scene.events, f"{key}.event")
    if not isinstance(found, Known):
        return found
    if not found.value:
        return Barred("No event fits, so nothing is changed.")
    event = found.value[0].event
    if (
        command.event.every
        and not command.event.when
        and {each.event.series or each.event.id for each in found.value} == {event.series or event.id}
    ):
        # "every huddle" is the series.
        command = replace(command, event=replace(command.event, whole=True))
    if command.event.every and not command.event.whole and len(found.value) > 1:
        return _each(command, scene, found.value)
    return _one(command, scene, found.value[0], found.notes)


def _each(command: Change, scene: Scene, events: Sequence[Occurrence]) -> Building:
    """The same change of several events."""
    made: list[Built] = []
    for event in events:
        one = _one(command, scene, event, ())
        if not isinstance(one, Built):
            return one
        made.append(one)
    actions = tuple(action for each in made for action in each.actions)
    evidence = tuple(dict.fromkeys(id_ for each in made for id_ in each.evidence))
    notes = tuple(dict.fromkeys(note for each in made for note in each.notes))
    return Built(actions, replace(scene, events=tuple(events)), evidence, notes)


def _one(command: Change, scene: Scene, event: Occurrence, found_notes: tuple[str, ...]) -> Building:
    """One event changed."""
    desk, key = scene.desk, scene.key
    whole = command.event.whole
    when = _new_time(command, scene, event)
    if not isinstance(when, Known):
        return when
    start, end, notes = when.value
    passed = None if whole else _into_the_past(scene, event, start)
    if passed is not None:
        return passed
    attendees = _attendees(command, scene, event)
    if not isinstance(attendees, Known):
        return attendees
    title, place = said(trimmed(command.title)), said(trimmed(command.place))
    if start is None and end is None and not title and not place and attendees.value is None:
        return Open(f"{key}.to", f"What should change about {titled(desk, event)}, or when should it be?")
    action = UpdateEvent(
        event.event.id,
        _scope(event, whole=whole),
        event.event.zone.key,
        event.rule_start,
        start,
        end,
        title,
        place,
        attendees.value,
    )
    after = replace(scene, events=(event,), company=_company(scene, event))
    added = people(desk, command.add, scene.company, f"{key}.add") if command.add else None
    if isinstance(added, Known) and added.value:
        after = replace(after, company=Company(added.value))
    rests = tuple(dict.fromkeys((event.event.id, *when.evidence)))
    return Built((action,), after, rests, (*found_notes, *when.notes, *notes, *attendees.notes))


def _into_the_past(scene: Scene, event: Occurrence, start: Instant | None) -> Open | None:
    """The question for another time than one that has passed; None when the new start is to come, or none is new."""
    if start is None or start == event.time.start or start >= scene.desk.as_of:
        return None
    at = to_datetime(start, scene.desk.zone)
    when = f"{at:%a} {at.day} {at:%b %H:%M}"
    question = f"{when} has passed. When should {titled(scene.desk, event)} be?"
    return Open(f"{scene.key}.to", question, (), (event.event.id,))


def _company(scene: Scene, event: Occurrence) -> Company:
    """Whom "them" means behind an event: its people, when there are not more than two beside the owner."""
    own = set(scene.desk.owner.addresses)
    others = [each.address for each in event.event.attendees if each.address and each.address not in own]
    found = [scene.desk.directory.resolve(each) for each in others] if len(others) <= 2 else []
    known = tuple(someone(scene.desk, each.identity) for each in found if isinstance(each, Found))
    return Company(known) if known else scene.company


def _scope(event: Occurrence, *, whole: bool) -> Scope:
    if not event.event.recurring and not event.event.series:
        return "single"
    return "series" if whole else "occurrence"


Times = tuple[Instant | None, Instant | None, tuple[str, ...]]


def _new_time(command: Change, scene: Scene, event: Occurrence) -> Looked[Times]:
    """The new start and end; None where they stay."""
    desk, key = scene.desk, f"{scene.key}.to"
    time_of = event.event.time if command.event.whole else event.time
    start, end = (to_datetime(each, desk.zone).replace(tzinfo=None) for each in (time_of.start, time_of.end))
    measured = _by_length(command, desk, event, (start, end)) if not command.to else None
    if measured is not None:
        return measured
    lasting = length([command.length]) if command.to and command.length else None
    lasting = lasting or end - start
    if command.free_slot:
        slots = free_slots(desk, max(start, desk.clock.now), start + timedelta(days=30), lasting or USUAL)
        found = _times(desk, slots[0], slots[0] + lasting) if slots else None
        return Known(found) if found else Open(key, "There is no free slot. When should it be?")
    if command.relative is not None and key not in desk.replies:
        return _counted(command, command.relative, scene, (start, lasting))
    if not command.to and key not in desk.replies:
        return Known((None, None, ()))
    when = moment(desk, _near(command.to, start), key, f"When should {titled(desk, event)} be?")
    if not isinstance(when, Known):
        return when
    if command.direction == 2:
        until = _until(start, when.value)
        times = (event.time.start, on_wall(desk, until), when.notes)
        return Known(times, when.evidence) if until > start else Barred(_ENDS_FIRST)
    spoken = _behind_week(when.value, command.to, start)
    begins, ends, notes = _moved(desk, spoken, start, lasting)
    return Known((on_wall(desk, begins), on_wall(desk, ends), notes), when.evidence, _told(when.value, when.notes))


def _by_length(command: Change, desk: Desk, event: Occurrence, now: tuple[datetime, datetime]) -> Looked[Times] | None:
    """The times of an event that is shifted, lengthened, shortened or of another length; None for any other change."""
    start, end = now
    by, more, wanted = (length([each]) if each else None for each in (command.by, command.longer, command.length))
    sign = command.direction or 1
    if by is not None:
        return Known(_times(desk, start + by * sign, end + by * sign))
    if more is not None or wanted is not None:
        ends = end + more * sign if more is not None else start + (wanted or timedelta())
        times = (event.time.start, on_wall(desk, ends), ())
        return Known(times) if ends > start else Barred(_ENDS_FIRST, (event.event.id,))
    return None


def _until(start: datetime, spoken: Spoken) -> datetime:
    """The hour on the event's own day: "until four" is after noon where the event begins later than four."""
    until = datetime.combine(start.date(), spoken.start.time())
    return until if until > start or until.hour >= NOON else until + timedelta(hours=NOON)


def _counted(command: Change, day: Relative, scene: Scene, now: tuple[datetime, timedelta]) -> Looked[Times]:
    """The event on a day counted from its own or another event's, at the hour it has unless one was said."""
    desk, (start, lasting) = scene.desk, now
    base = start.date()
    evidence: tuple[str, ...] = ()
    if day.event:
        query = event_query(day.event, listener_of(desk))
        found = occurrences(desk, query, scene.company, (), f"{scene.key}.counted")
        if not isinstance(found, Known):
            return found
        if not found.value:
            return Barred(f"I find no event “{said(day.event)}”.")
        base = to_datetime(found.value[0].time.start, desk.zone).date()
        evidence = (found.value[0].event.id,)
    hour = moment(desk, _near(command.to, start), f"{scene.key}.to", "") if command.to else None
    told = hour.value.start.time() if isinstance(hour, Known) and hour.value.has_hour else None
    at = datetime.combine(day_of(day, base), told or start.time())
    if at < desk.clock.now:
        return Open(f"{scene.key}.to", f"{at:%a} {at.day} {at:%b %H:%M} has passed. When should it be?", (), evidence)
    notes = () if told else (f"No hour was said: it stays at {at:%H:%M}.",)
    return Known((on_wall(desk, at), on_wall(desk, at + lasting), notes), evidence)


def _behind_week(spoken: Spoken, said: Sequence[When], start: datetime) -> Spoken:
    """A weekday alone, for an event of a later week: the first such day behind the event's, rather than the next one.

    "Move next week's tour to Thursday", said on a Wednesday, is Thursday of next week.
    """
    plain = len(said) == 1 and isinstance(said[0], Mention) and said[0].text.casefold().split()[0] in WEEKDAYS
    monday = start.date() - timedelta(days=start.weekday())
    if not plain or not spoken.dated or spoken.rule or spoken.start.date() >= monday:
        return spoken
    days = (spoken.start.weekday() - start.weekday()) % 7 or 7
    behind = datetime.combine(start.date() + timedelta(days=days), spoken.start.time(), spoken.start.tzinfo)
    return replace(spoken, start=behind, end=behind + (spoken.end - spoken.start) if spoken.end else None)


def _near(whens: Sequence[When], start: datetime) -> Sequence[When]:
    """An hour without a half of the day is read as the one near the event's, if the other is not."""
    kept: list[When] = []
    for each in whens:
        if isinstance(each, Mention) and not each.dated:
            near = tuple(
                r for r in each.readings if isinstance(r, Moment) and abs(r.at.hour - start.hour) <= HOURS_NEAR
            )
            kept.append(replace(each, readings=near or each.readings))
        else:
            kept.append(each)
    return kept


def _told(spoken: Spoken, notes: tuple[str, ...]) -> tuple[str, ...]:
    """What was assumed, without what was assumed of the day when the event has its own."""
    return tuple(each for each in notes if spoken.dated or "passed today" not in each)


def _times(desk: Desk, start: datetime, end: datetime) -> Times:
    return on_wall(desk, start), on_wall(desk, end), ()


def _moved(
    desk: Desk, spoken: Spoken, start: datetime, lasting: timedelta
) -> tuple[datetime, datetime, tuple[str, ...]]:
    """The event at another time: an hour alone keeps its day, a day alone its hour, a week its weekday."""
    if spoken.start.tzinfo is not None:
        return spoken.start, spoken.start + lasting, ()
    if spoken.has_hour:
        at = spoken.start if spoken.dated else datetime.combine(start.date(), spoken.start.time())
        ends = (
            datetime.combine(at.date(), spoken.end.time())
            if spoken.end is not None and spoken.end > spoken.start
            else at + lasting
        )
        return at, ends, ()
    if spoken.grain == "part":
        day = spoken.start.date() if spoken.dated else start.date()
        at = datetime.combine(day, part_start(desk, spoken).time())
        return at, at + lasting, (f"No hour was said: {at:%H:%M} was taken.",)
    day = spoken.start.date()
    if spoken.grain == "week":
        day = day + timedelta(days=(start.weekday() - day.weekday()) % 7)
    at = datetime.combine(day, start.time())
    return at, at + lasting, (f"No hour was said: it stays at {at:%H:%M}.",)


def _attendees(command: Change, scene: Scene, event: Occurrence) -> Looked[tuple[str, ...] | None]:
    """Who is invited afterwards; None when that stays."""
    if not command.add and not command.remove:
        return Known(None)
    added = people(scene.desk, command.add, scene.company, f"{scene.key}.add")
    removed = people(scene.desk, command.remove, scene.company, f"{scene.key}.remove")
    if not isinstance(added, Known):
        return added
    if not isinstance(removed, Known):
        return removed
    gone = {
        address for each in removed.value for address in (each.identity.addresses if each.identity else (each.address,))
    }
    listed = _invited(scene, event)
    if gone and not gone & set(listed):
        return Barred(f"{removed.value[0].name} is not invited to {titled(scene.desk, event)}.", (event.event.id,))
    kept = [each for each in listed if each not in gone]
    new = [each.address for each in added.value if each.address and each.address not in kept]
    return Known((*kept, *new), (), (*added.notes, *removed.notes))


def _invited(scene: Scene, event: Occurrence) -> list[str]:
    """Who is invited, after what the same command has changed of it already."""
    for done in reversed(scene.done):
        if isinstance(done, UpdateEvent) and done.event_id == event.event.id and done.attendees is not None:
            return list(done.attendees)
    return [each.address for each in event.event.attendees]


def cancel(command: Cancel, scene: Scene) -> Building:
    """The events meant, each called off; of a series the occurrence, or the whole where that was said."""
    desk = scene.desk
    found = occurrences(desk, command.events, scene.company, scene.events, f"{scene.key}.event")
    if not isinstance(found, Known):
        return found
    events = _one_of_each_series(found.value) if command.events.whole else found.value
    hosts = [each.event.organizer.address for each in events]
    invited = next((n for n, host in enumerate(hosts) if host and host not in desk.owner.addresses), None)
    if command.declined and invited is not None:
        what = titled(desk, events[invited])
        return Barred(
            f"Declining an invitation cannot be planned. {what} is {hosts[invited]}'s, and cancelling it would call it "
            "off for everybody; a message to them can be planned.",
            (events[invited].event.id,),
        )
    actions = tuple(
        CancelEvent(each.event.id, _scope(each, whole=command.events.whole), each.event.zone.key, each.rule_start)
        for each in events
    )
    why = "" if actions else "No event fits, so there is nothing to call off."
    company = _company(scene, events[0]) if len(events) == 1 else scene.company
    after = replace(scene, events=tuple(events), company=company)
    return Built(actions, after, found.evidence, found.notes, why=why)


def _one_of_each_series(found: Sequence[Occurrence]) -> tuple[Occurrence, ...]:
    return tuple({each.event.series or each.event.id: each for each in reversed(found)}.values())[::-1]
