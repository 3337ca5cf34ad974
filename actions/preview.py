"""Actions in words, and the digest by which a plan is named."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from zoneinfo import ZoneInfo

from actions.plans.action import (
    TYPES,
    Action,
    ArchiveMail,
    AskMemory,
    CancelEvent,
    CreateEvent,
    CreateReminder,
    DeleteMail,
    ForwardMail,
    OpenApp,
    ReplyMail,
    SendMail,
    SendSlack,
    UpdateEvent,
    arguments,
)
from actions.resolve.desk import Desk
from actions.resolve.events import event_title
from actions.resolve.mails import headline
from memory_core.model.instant import Instant, to_datetime


def preview(desk: Desk, action: Action) -> str:
    """What the action would do, in one line."""
    match action:
        case SendSlack(text=text, name=name):
            return f"Slack to {name or action.to}: {text}"
        case SendMail() | ReplyMail() | ForwardMail() | DeleteMail() | ArchiveMail():
            return _mailing(desk, action)
        case CreateEvent() | UpdateEvent() | CancelEvent():
            return _calendar(desk, action)
        case CreateReminder(text=text):
            return f"Remind you {_at(action.due, action.zone)}{_again(action.rule)}: {text}"
        case OpenApp(app=app):
            return f"Open {app}"
        case AskMemory(question=question):
            return f"Ask the memory: {question}"


def _mailing(desk: Desk, action: SendMail | ReplyMail | ForwardMail | DeleteMail | ArchiveMail) -> str:
    match action:
        case SendMail(to=to, cc=cc, subject=subject, body=body):
            copies = f" (cc {', '.join(cc)})" if cc else ""
            return f"Mail to {', '.join(to)}{copies}, “{subject}”: {body}"
        case ReplyMail(to=to, body=body):
            return f"Answer {_mail(desk, action.message_id)} to {', '.join(to)}: {body}"
        case ForwardMail(to=to):
            return f"Forward {_mail(desk, action.message_id)} to {', '.join(to)}"
        case DeleteMail(query=query) if query:
            return f"Delete all mails that fit “{query}”; the memory knows of none"
        case DeleteMail():
            return f"Delete {_mail(desk, action.message_id)}"
        case ArchiveMail():
            return f"Archive {_mail(desk, action.message_id)}"


def _calendar(desk: Desk, action: CreateEvent | UpdateEvent | CancelEvent) -> str:
    match action:
        case CreateEvent(title=title, attendees=who):
            people = f" with {', '.join(who)}" if who else ""
            return f"New event “{title}”{people}, {_span(action.start, action.end, action.zone)}{_again(action.rule)}"
        case UpdateEvent():
            return f"Change {event_title(desk, action.event_id)}: {_changes(action)}"
        case CancelEvent(scope="series"):
            return f"Cancel {event_title(desk, action.event_id)} (the whole series)"
        case CancelEvent(occurrence=start):
            when = "" if start is None else f" on {_at(start, action.zone)}"
            return f"Cancel {event_title(desk, action.event_id)}{when}"


def digest(actions: Sequence[Action], evidence: Sequence[str]) -> str:
    """A name for a plan: the same for the same actions on the same records, another for any other."""
    told = [[TYPES[type(each)], arguments(each)] for each in actions]
    written = json.dumps([told, sorted(set(evidence))], sort_keys=True, ensure_ascii=False)
    return sha256(written.encode(errors="backslashreplace")).hexdigest()[:16]


def _mail(desk: Desk, id: str) -> str:
    found = desk.versions([id])
    return f"the mail {headline(desk, found[id])}" if id in found else f"mail {id}"


def _changes(action: UpdateEvent) -> str:
    parts = []
    if action.start is not None and action.end is not None:
        parts.append(_span(action.start, action.end, action.zone))
    if action.title:
        parts.append(f"called “{action.title}”")
    if action.place:
        parts.append(f"at {action.place}")
    if action.attendees is not None:
        parts.append(f"with {', '.join(action.attendees)}")
    return "; ".join(parts) + (" (the whole series)" if action.scope == "series" else "")


def _span(start: Instant, end: Instant, zone: str) -> str:
    first, last = (to_datetime(each, ZoneInfo(zone)) for each in (start, end))
    until = f"{last:%H:%M}" if first.date() == last.date() else f"{last:%a} {last.day} {last:%b %H:%M}"
    return f"{_at(start, zone)} to {until} {first:%Z}"


def _at(at: Instant, zone: str) -> str:
    moment = to_datetime(at, ZoneInfo(zone))
    return f"{moment:%a} {moment.day} {moment:%b %Y %H:%M}"


def _again(rule: str) -> str:
    return f", again by {rule}" if rule else ""
