"""Whether somebody comes to an event: what they answered to its invitation, as the calendar has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Event, Occurrence
from memory_core.answer.appointment import occurrence_of
from memory_core.answer.composition import when
from memory_core.answer.question import Question
from memory_core.answer.remainder import others, remainder
from memory_core.model.instant import Instant, to_datetime
from memory_core.people.directory import Directory, Identity

_COMES: Final = re.compile(
    r"^(?:(?:so|and|but|ok|okay|well),? )?(?:is|are|am|will|would|has|have|did|does|do)(?:n['’]t)? (?P<who>.+?) "
    r"(?:coming|come|going|go|attend\w*|join\w*|be (?:there|at)|make it|turn(?:ing)? up|show(?:ing)? up|accept\w*"
    r"|declin\w*|say yes|said yes|sign(?:ed)? up|repl(?:y|ied)|answer(?:ed)?|rsvp\w*)\b(?P<event> [^?]+)",
    re.IGNORECASE,
)
_INVITATION: Final = re.compile(r"\b(?:the |an? |our |my |your )*(?:invitations?|invites?)\b", re.IGNORECASE)
_OWNER: Final = re.compile(r"\b(?:I|me)\b")
_ANSWERS: Final[Mapping[str, tuple[str, str]]] = {
    "accepted": ("Yes", "accepted"),
    "declined": ("No", "declined"),
    "tentative": ("Maybe", "answered “tentative”"),
    "": ("Open", "has not answered yet"),
}
"""What each answer to an invitation comes to, and what was done; "" for none."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """What those asked about answered to the invitation to an occurrence: each name with one of `_ANSWERS`."""

    occurrence: Occurrence
    answers: tuple[tuple[str, str], ...]


def attendance(question: Question, agenda: Agenda, directory: Directory, now: Instant) -> Attendance | None:
    """What the people of a question answered to the event that it names; None when it asks no such thing.

    Of several events of a name the next one counts, without one to come the last. None as well when the calendar has no
    such event, or has not invited them to it: records may then say more.
    """
    match = _COMES.search(question.text)
    if match is None:
        return None
    who = [bearer for each in others(match["who"], directory) for bearer in each.bearers]
    who += [directory.me] if directory.me and _OWNER.search(match["who"]) else []
    wall = to_datetime(now, agenda.zone).replace(tzinfo=None)
    name = " ".join(remainder(_INVITATION.sub("", match["event"]), (), wall))
    found = occurrence_of(name, agenda, now, back=False)
    answers = tuple((each.name, said) for each in who if found and (said := _answer(each, found.event)) is not None)
    return Attendance(found, answers) if found and answers else None


def attending(asked: Attendance, zone: tzinfo) -> str:
    """Who comes, in words, and to what."""
    event, time = asked.occurrence.event, asked.occurrence.time
    place = f", at {event.place}" if event.place else ""
    told = ", ".join(f"{name} {_ANSWERS[answer][1]}" for name, answer in asked.answers)
    lead = {_ANSWERS[answer][0] for _, answer in asked.answers}
    begin = f"{lead.pop()}: {told}" if len(lead) == 1 else told
    return f"{begin}. Calendar: {event.title}, {when(time.start, time.end, zone)}{place}."


def _answer(who: Identity, event: Event) -> str | None:
    """What somebody answered, "" for none; None when they are not invited."""
    there = next((each.answer.lower() for each in event.attendees if each.address in who.addresses), None)
    return there if there is None or there in _ANSWERS else ""
