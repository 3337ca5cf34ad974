"""Reminders, apps, and questions to the memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Literal

from actions.grammar.commands import Anchored, Ask, Open, Remind
from actions.grammar.words.lexicon import ARTICLES, PERSONAL, THINGS
from actions.grammar.words.tokens import Phrase, lows, said, tokens, trimmed
from actions.plans.action import AskMemory, CreateEvent, CreateReminder, OpenApp, SendMail, SendSlack, UpdateEvent
from actions.plans.scene import Building, Built, Scene
from actions.plans.wording import sentence
from actions.resolve import result
from actions.resolve.facts import fact
from actions.resolve.occasions import Occasion, of_event
from actions.resolve.readings import Spoken, length
from actions.resolve.result import Barred, Known, Looked
from actions.resolve.times import day_start, listener_of, measured, moment
from memory_core.model.instant import to_datetime
from memory_core.when.reading import Mention

_IFS: Final = frozenset("if unless".split())
_EDGES: Final[Mapping[str, Literal["on", "after"]]] = {
    **dict.fromkeys("starts begins opens started".split(), "on"),
    **dict.fromkeys("ends finishes over done ended finished".split(), "after"),
}
"""Words for the beginning and the end of an event."""


def remind(command: Remind, scene: Scene) -> Building:
    """A reminder; a day without an hour begins with the working day."""
    desk, key = scene.desk, scene.key
    words = said(trimmed(command.words))
    anchor = next((each for each in command.when if isinstance(each, Anchored)), None)
    if anchor is not None and (not words or words.casefold() in THINGS):
        # "nudge me an hour before the review" is about the review.
        words = said(tuple(token for n, token in enumerate(anchor.event) if n or token.low not in ARTICLES))
        words = _title_spoken_of(scene) if words in THINGS else words
    if not words:
        words = desk.replies.get(f"{key}.text", "")
        if not words:
            return result.Open(f"{key}.text", "What should I remind you of?")
    if command.words and command.words[0].low in _IFS:
        words = _conditional(command.words, scene)
        if not words:
            return result.Open(f"{key}.text", f"What should I remind you of, {said(trimmed(command.words))}?")
    when = _when(command, scene, words)
    if not isinstance(when, Known):
        return when
    further = _again(command, scene, when.value)
    if not isinstance(further, Known):
        return further
    hour = next((each for each in (when.value, *further.value) if each.has_hour), None)
    made: list[CreateReminder] = []
    assumed: list[str] = [*when.notes, *further.notes]
    for each in (when.value, *further.value):
        spoken, notes = day_start(desk, _at_hour(each, hour) if further.value and hour else each)
        if spoken.at(desk) < desk.as_of and not spoken.rule:
            return Barred(
                f"That time, {spoken.start:%a} {spoken.start.day} {spoken.start:%b %H:%M}, has passed.", when.evidence
            )
        made.append(CreateReminder(sentence(words), spoken.at(desk), desk.zone.key, spoken.rule))
        assumed += notes
    return Built(tuple(made), scene, (*when.evidence, *further.evidence), tuple(dict.fromkeys(assumed)))


def _title_spoken_of(scene: Scene) -> str:
    """How the event is called that was just made or spoken of; "" for none."""
    match scene.done[-1:]:
        case (CreateEvent(title=title),):
            return title
        case _:
            return scene.events[-1].event.title if scene.events else ""


def _spoken_of(scene: Scene) -> Occasion | None:
    """What "the evening before" is before: the event that was just made or moved, or spoken of; None for none."""
    match scene.done[-1:]:
        case (CreateEvent(start=start, end=end),) | (UpdateEvent(start=int() as start, end=int() as end),):
            begins, ends = (to_datetime(each, scene.desk.zone).replace(tzinfo=None) for each in (start, end))
            return Occasion(begins, ends, has_hour=True, note="It is measured from what was just planned.")
        case _:
            return of_event(scene.desk, scene.events[-1]) if scene.events else None


def _again(command: Remind, scene: Scene, first: Spoken) -> Looked[tuple[Spoken, ...]]:
    """The further moments, on the day of the one before where only an hour is said."""
    found: list[Spoken] = []
    for number, whens in enumerate(command.again):
        one = moment(scene.desk, whens, f"{scene.key}.again.{number}", "When else should I remind you?")
        if not isinstance(one, Known):
            return one
        day = (found[-1] if found else first).start.date()
        dated = one.value.dated or not first.dated
        found.append(one.value if dated else replace(one.value, start=datetime.combine(day, one.value.start.time())))
    return Known(tuple(found))


def _at_hour(spoken: Spoken, other: Spoken) -> Spoken:
    """A day at the hour that was said with another one: the 15th of "on the 15th and the 22nd at nine"."""
    if spoken.has_hour or spoken.rule:
        return spoken
    return replace(other, start=datetime.combine(spoken.start.date(), other.start.time()), dated=True, notes=())


def _conditional(words: Phrase, scene: Scene) -> str:
    """Of "if he hasn't answered" behind a message: who that is, and what the message said; else what was answered."""
    done = scene.done[-1] if scene.done else None
    answer = scene.desk.replies.get(f"{scene.key}.text", "")
    sent = done.text if isinstance(done, SendSlack) else done.body if isinstance(done, SendMail) else answer
    people = scene.company.people
    named = len(people) == 1 and len(words) > 1 and words[1].low in PERSONAL
    who = f"{said(words[:1])} {people[0].name.split()[0]} {said(words[2:])}" if named else said(words)
    return f"{who}: {sent}" if sent else ""


def _when(command: Remind, scene: Scene, words: str) -> Looked[Spoken]:
    desk, key = scene.desk, f"{scene.key}.when"
    question = f"When should I remind you: “{words}”?"
    if command.others and key not in desk.replies:
        return _looked_up(command, scene, question)
    lasting = length(command.when)
    if command.when and lasting is not None and all(length([each]) is not None for each in command.when):
        # "in two hours", said as a length alone.
        return Known(Spoken(desk.clock.now.replace(microsecond=0) + lasting))
    anchor = next((each for each in command.when if isinstance(each, Anchored)), None)
    spoken_of = _spoken_of(scene) if anchor is not None and lows(anchor.event) == ("it",) else None
    if anchor is not None and spoken_of is not None and key not in desk.replies:
        hours = [each for each in command.when if isinstance(each, Mention)]
        return measured(desk, anchor, hours, Known(spoken_of), key)
    return moment(desk, command.when, key, question)


def _looked_up(command: Remind, scene: Scene, question: str) -> Looked[Spoken]:
    """A moment that the memory may know ("when registration opens"); else a question."""
    desk, key = scene.desk, f"{scene.key}.when"
    waits = trimmed(command.others)
    event = _at_event(command, scene)
    if event is not None:
        return event
    found = fact(desk, waits, key)
    if isinstance(found, Known):
        times = listener_of(desk).times(tokens(found.value))
        told = moment(desk, [each.mention for each in times][:1], key, question) if times else None
        if isinstance(told, Known) and told.value.start - desk.clock.now > timedelta():
            return replace(told, evidence=found.evidence, notes=(*told.notes, f"“{said(waits)}” was looked up."))
    return result.Open(key, f"I do not know {said(waits)}. When should I remind you?")


def _at_event(command: Remind, scene: Scene) -> Looked[Spoken] | None:
    """Such as "when the town hall ends", "once the talk starts": a time of the agenda; None when it names no event."""
    words = trimmed(command.others)[1:]
    for cut in range(len(words) - 1, 0, -1):
        direction = _EDGES.get(words[cut].low)
        listener = listener_of(scene.desk)
        if direction and listener.names_event(words[:cut]):
            return moment(scene.desk, (Anchored(words[:cut], direction),), f"{scene.key}.when", "")
    return None


def opened(command: Open, scene: Scene) -> Building:
    """An app to be opened."""
    return Built((OpenApp(said(trimmed(command.app))),), scene)


def asked(command: Ask, scene: Scene) -> Building:
    """A question for the memory."""
    return Built((AskMemory(said(trimmed(command.question))),), scene)
