"""Messages for a day or an hour to come: a message goes at once, so what is planned is a reminder to write it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from actions.grammar.commands import ContentKind, Message
from actions.grammar.words.lexicon import PERSONAL
from actions.grammar.words.tokens import Phrase, said, trimmed
from actions.plans.action import CreateReminder
from actions.plans.scene import Building, Built, Scene
from actions.resolve.desk import Channel
from actions.resolve.people import addressees
from actions.resolve.readings import Spoken
from actions.resolve.result import Known, Open
from actions.resolve.times import day_start, moment

NOTE: Final = "A message would go at once, so this is a reminder."
_TEXTS: Final[Mapping[ContentKind, str]] = {
    "none": "Write to {who}",
    "text": "Tell {who} that {words}",
    "quote": "Tell {who}: {words}",
    "request": "Ask {who} to {words}",
    "question": "Ask {who} {words}",
    "topic": "Write to {who} about {words}",
    "thanks": "Thank {who} {words}",
    "congratulation": "Congratulate {who} {words}",
    "apology": "Apologise to {who} {words}",
    "fact": "Tell {who} {words}",
    "wish": "Wish {who} {words}",
}
"""What the owner is reminded to do, by the kind of content."""


def later(command: Message, scene: Scene) -> Building | None:
    """The reminder that a message for a time to come is; None for one that goes now, today without an hour too."""
    if not command.when:
        return None
    desk = scene.desk
    when = moment(desk, command.when, f"{scene.key}.later", "When should it be said?")
    if not isinstance(when, Known):
        return when
    if not _to_come(when.value, desk.clock.now):
        return None
    names = [_called(name, command, scene) for name in command.to]
    unnamed = next((each for each in names if isinstance(each, Open)), None)
    if unnamed is not None:
        return unnamed
    who = " and ".join(each for each in names if isinstance(each, str))
    spoken, notes = day_start(desk, when.value)
    text = _TEXTS[command.content.kind].format(who=who, words=said(trimmed(command.content.words))).strip()
    reminder = CreateReminder(text, spoken.at(desk), desk.zone.key, spoken.rule)
    return Built((reminder,), scene, when.evidence, (*when.notes, *notes, NOTE))


def _to_come(spoken: Spoken, now: datetime) -> bool:
    start = spoken.start.replace(tzinfo=None)
    return bool(spoken.rule) or start.date() > now.date() or (spoken.has_hour and start > now)


def _called(name: Phrase, command: Message, scene: Scene) -> str | Open:
    """How somebody is called in a reminder, be it somebody whom nobody knows; a pronoun must mean somebody."""
    found = addressees(scene.desk, (name,), command.way, scene.company, f"{scene.key}.to")
    if isinstance(found, Known):
        return " and ".join(f"#{each.name}" if isinstance(each, Channel) else each.name for each in found.value)
    pronoun = name[-1].low in PERSONAL
    return found if isinstance(found, Open) and (pronoun or found.options) else said(name)
