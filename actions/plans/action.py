"""Actions: what an executor elsewhere would do. Times are instants; `zone` names where they are meant.

`arguments` gives each as the flat arguments of its type; payloads for the real interfaces are in `actions.payloads`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from memory_core.model.instant import Instant, to_iso

Json: TypeAlias = str | bool | list[str]
Scope: TypeAlias = Literal["single", "occurrence", "series"]


@dataclass(frozen=True, slots=True)
class SendSlack:
    """A message to a Slack member or channel (its id); `name` is whom it means."""

    to: str
    text: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class SendMail:
    """A new mail."""

    to: tuple[str, ...]
    subject: str
    body: str
    cc: tuple[str, ...] = ()
    bcc: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplyMail:
    """An answer in the thread of a mail."""

    message_id: str
    thread_id: str
    to: tuple[str, ...]
    subject: str
    body: str
    cc: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ForwardMail:
    """A mail passed on, with words before it or none."""

    message_id: str
    to: tuple[str, ...]
    subject: str
    body: str = ""


@dataclass(frozen=True, slots=True)
class DeleteMail:
    """A mail to the trash; or, of "all mails" of which the memory knows none, those that the search `query` finds."""

    message_id: str
    query: str = ""


@dataclass(frozen=True, slots=True)
class ArchiveMail:
    """A mail out of the inbox."""

    message_id: str


@dataclass(frozen=True, slots=True)
class CreateEvent:
    """A new event of the calendar; `rule` without "RRULE:", "" for a single one."""

    title: str
    start: Instant
    end: Instant
    zone: str
    attendees: tuple[str, ...] = ()
    place: str = ""
    description: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class UpdateEvent:
    """A change of an event: "" and None stay. `occurrence` is the start by the rule of the one of a series meant."""

    event_id: str
    scope: Scope
    zone: str
    occurrence: Instant | None = None
    start: Instant | None = None
    end: Instant | None = None
    title: str = ""
    place: str = ""
    attendees: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class CancelEvent:
    """An event, or one occurrence of a series, called off."""

    event_id: str
    scope: Scope
    zone: str
    occurrence: Instant | None = None


@dataclass(frozen=True, slots=True)
class CreateReminder:
    """A reminder to the owner."""

    text: str
    due: Instant
    zone: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class OpenApp:
    """An app to be opened."""

    app: str


@dataclass(frozen=True, slots=True)
class AskMemory:
    """A question for the memory."""

    question: str


Action: TypeAlias = (
    SendSlack
    | SendMail
    | ReplyMail
    | ForwardMail
    | DeleteMail
    | ArchiveMail
    | CreateEvent
    | UpdateEvent
    | CancelEvent
    | CreateReminder
    | OpenApp
    | AskMemory
)

TYPES: Final[Mapping[type[Action], str]] = {
    SendSlack: "slack.send_message",
    SendMail: "gmail.send",
    ReplyMail: "gmail.reply",
    ForwardMail: "gmail.forward",
    DeleteMail: "gmail.delete",
    ArchiveMail: "gmail.archive",
    CreateEvent: "calendar.create_event",
    UpdateEvent: "calendar.update_event",
    CancelEvent: "calendar.cancel_event",
    CreateReminder: "reminder.create",
    OpenApp: "app.open",
    AskMemory: "memory.ask",
}


def arguments(action: Action) -> dict[str, Json]:
    """The arguments of an action, what is empty left out; times in ISO 8601 with the offset of its zone."""
    return {name: value for name, value in _arguments(action).items() if value not in ("", [], None)}


def _arguments(action: Action) -> dict[str, Json]:
    match action:
        case SendSlack():
            return {"to": action.to, "text": action.text}
        case SendMail() | ReplyMail() | ForwardMail() | DeleteMail() | ArchiveMail():
            return _of_mail(action)
        case CreateEvent() | UpdateEvent() | CancelEvent():
            return _of_event(action)
        case CreateReminder():
            return {"text": action.text, "due": _iso(action.due, action.zone), "recurrence": _rule(action.rule)}
        case OpenApp():
            return {"app": action.app}
        case AskMemory():
            return {"question": action.question}


def _of_mail(action: SendMail | ReplyMail | ForwardMail | DeleteMail | ArchiveMail) -> dict[str, Json]:
    match action:
        case SendMail():
            people: dict[str, Json] = {"to": list(action.to), "cc": list(action.cc), "bcc": list(action.bcc)}
            return people | {"subject": action.subject, "body": action.body}
        case ReplyMail():
            sent: dict[str, Json] = {"message_id": action.message_id, "thread_id": action.thread_id}
            return sent | {
                "to": list(action.to),
                "cc": list(action.cc),
                "subject": action.subject,
                "body": action.body,
            }
        case ForwardMail():
            passed: dict[str, Json] = {"message_id": action.message_id, "to": list(action.to)}
            return passed | {"subject": action.subject, "body": action.body}
        case DeleteMail():
            return {"message_id": action.message_id, "query": action.query}
        case ArchiveMail():
            return {"message_id": action.message_id}


def _of_event(action: CreateEvent | UpdateEvent | CancelEvent) -> dict[str, Json]:
    if isinstance(action, CreateEvent):
        made: dict[str, Json] = {"title": action.title, "attendees": list(action.attendees), "location": action.place}
        times = {"start": _iso(action.start, action.zone), "end": _iso(action.end, action.zone)}
        return made | times | {"description": action.description, "recurrence": _rule(action.rule)}
    found: dict[str, Json] = {"event_id": action.event_id}
    if action.scope != "single":
        found["scope"] = action.scope
    if action.occurrence is not None and action.scope == "occurrence":
        found["occurrence"] = _iso(action.occurrence, action.zone)
    if isinstance(action, UpdateEvent):
        for name, at in (("start", action.start), ("end", action.end)):
            if at is not None:
                found[name] = _iso(at, action.zone)
        found |= {"title": action.title, "location": action.place}
        if action.attendees is not None:
            found["attendees"] = list(action.attendees)
    return found


def _rule(rule: str) -> str:
    return f"RRULE:{rule}" if rule else ""


def _iso(at: Instant, zone: str) -> str:
    return to_iso(at, ZoneInfo(zone))
