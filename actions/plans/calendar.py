"""New events: when, with whom, how long, called what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final

from actions.grammar.commands import Anchored, Create
from actions.grammar.words.lexicon import CALENDAR_ONLY, HOURS_OF
from actions.grammar.words.tokens import lows, said, trimmed
from actions.plans.action import CreateEvent
from actions.plans.scene import Building, Built, Scene
from actions.plans.wording import sentence
from actions.resolve.desk import Desk
from actions.resolve.people import Company, Someone, people
from actions.resolve.readings import Spoken, length, on_wall
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from actions.resolve.times import moment

USUAL: Final = timedelta(minutes=30)
SHORT: Final = 2
"""Words of a title from which on it says enough by itself."""
STEP: Final = timedelta(minutes=30)
"""Free slots begin at full and half hours."""


def create(command: Create, scene: Scene) -> Building:
    """A new event; its hour is asked for when none was said, its length is half an hour unless said or usual."""
    desk, key = scene.desk, scene.key
    who = people(desk, command.people, scene.company, f"{key}.with")
    if not isinstance(who, Known):
        return who
    lasting = length(command.when)
    minutes = HOURS_OF.get(command.kind, (0, 0, 0))[2]
    wanted = lasting or timedelta(minutes=minutes) or USUAL
    title = _title(command, who.value)
    found = _start(command, scene, wanted, title)
    if not isinstance(found, Known):
        return found
    spoken = found.value
    start = spoken.at(desk)
    if start < desk.as_of and not spoken.rule:
        passed = f"{spoken.start:%a} {spoken.start.day} {spoken.start:%b %H:%M} has passed. When should “{title}” be?"
        return Open(f"{key}.when", passed)
    end = on_wall(desk, spoken.start + wanted if lasting or not spoken.end else spoken.end)
    notes = [*who.notes, *found.notes]
    if not lasting and not spoken.end:
        notes.append(f"No length was said: {int(wanted.total_seconds() // 60)} minutes were taken.")
    action = CreateEvent(
        title,
        start,
        end,
        desk.zone.key,
        tuple(each.address for each in who.value if each.address),
        said(trimmed(command.place)),
        sentence(said(trimmed(command.about))) if command.about and command.title else "",
        spoken.rule,
    )
    after = replace(scene, company=Company(who.value or scene.company.people))
    return Built((action,), after, (*who.evidence, *found.evidence), tuple(notes))


def _title(command: Create, who: Sequence[Someone]) -> str:
    """What it is called: as said, else by what it is about, else by its kind and its people."""
    words = trimmed(command.title)
    plain = not words or all(low in CALENDAR_ONLY for low in lows(words))
    if command.about and (plain or words == ()):
        topic = trimmed(command.about)
        while topic and topic[0].low in ("the", "a", "our", "my"):
            topic = topic[1:]
        return sentence(said(topic or command.about))
    names = " and ".join(each.name.split()[0] for each in who if each.name)
    if plain:
        return f"Meeting with {names}" if names else "Busy" if command.private else "Meeting"
    if words[0].kind == "quote":
        return said(words)
    behind = f": {said(trimmed(command.about))}" if command.about and len(words) <= SHORT else ""
    named = f" with {names}" if names and len(words) <= SHORT and command.kind in lows(words) else ""
    return f"{sentence(said(words))}{named}{behind}"


def _start(command: Create, scene: Scene, wanted: timedelta, title: str) -> Looked[Spoken]:
    desk, key = scene.desk, scene.key
    question = f"When should “{title}” be?"
    if command.free_slot and f"{key}.when" not in desk.replies:
        return _free(command, scene, wanted)
    found = moment(desk, command.when, f"{key}.when", question)
    if not isinstance(found, Known):
        return found
    spoken = found.value
    if spoken.has_hour:
        before = any(isinstance(each, Anchored) and _right_before(each) for each in command.when)
        return replace(found, value=replace(spoken, start=spoken.start - wanted)) if before else found
    hour, minute, _ = HOURS_OF.get(command.kind, (0, 0, 0))
    if hour and spoken.grain == "day":
        at = datetime.combine(spoken.start.date(), time(hour, minute))
        return Known(
            replace(spoken, start=at, end=None, grain="minute"),
            found.evidence,
            (*found.notes, f"{command.kind.capitalize()} was put at {hour}:{minute:02}."),
        )
    if command.private and spoken.end is not None:
        return found
    options = free_slots(desk, spoken.start, spoken.end or spoken.start + timedelta(days=1), wanted)
    shown = tuple(Option(f"{each:%a} {each.day} {each:%b %H:%M}", each.isoformat()) for each in options[:MOST_OPTIONS])
    return Open(f"{key}.when", f"At what time should “{title}” be?", shown, found.evidence)


def _right_before(anchor: Anchored) -> bool:
    """Whether an event is to end where another one begins: "an hour before the audit"."""
    return anchor.direction == "before" and anchor.length is None and anchor.part is None


def _free(command: Create, scene: Scene, wanted: timedelta) -> Looked[Spoken]:
    """The first free slot from the time said on, else from now."""
    desk = scene.desk
    found = moment(desk, command.when, f"{scene.key}.when", "")
    spoken = found.value if isinstance(found, Known) else Spoken(desk.clock.now)
    for slot in free_slots(desk, spoken.start, spoken.start + timedelta(days=30), wanted):
        return Known(Spoken(slot), (), ("The first free slot in working hours was taken.",))
    return Open(f"{scene.key}.when", "There is no free slot in the next month. When should it be?")


def free_slots(desk: Desk, start: datetime, end: datetime, wanted: timedelta) -> list[datetime]:
    """Starts of free stretches of this length in working hours of weekdays within `[start, end)`; at most ten."""
    first, last = desk.clock.working_hours
    now = desk.clock.now
    found: list[datetime] = []
    busy = [
        each.time for each in desk.agenda.between(on_wall(desk, start), on_wall(desk, end)) if not each.event.all_day
    ]
    day = start.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    while day < end.replace(tzinfo=None) and len(found) < 10:
        slot = datetime.combine(day.date(), first)
        closing = datetime.combine(day.date(), last)
        while day.weekday() < 5 and slot + wanted <= closing and len(found) < 10:
            begin, stop = on_wall(desk, slot), on_wall(desk, slot + wanted)
            inside = (
                start.replace(tzinfo=None) <= slot
                and slot + wanted <= max(end.replace(tzinfo=None), slot)
                and slot >= now
            )
            if inside and not any(each.start < stop and each.end > begin for each in busy):
                found.append(slot)
            slot += STEP
        day += timedelta(days=1)
    return found
