"""The payload of each action, for the interface that its type names."""

from __future__ import annotations

from collections.abc import Mapping

from actions.payloads import gmail, google_calendar, ics, slack
from actions.payloads.shape import Json
from actions.plans.action import (
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
)
from memory_core.model.instant import Instant


def payload(action: Action, stamp: Instant) -> Mapping[str, Json]:
    """The methods that would carry the action out, each with what it takes; empty where no interface is needed.

    `stamp` is when the action was planned.
    """
    match action:
        case SendSlack():
            return {"chat.postMessage": slack.post(action)}
        case SendMail():
            return {"users.messages.send": gmail.send(action)}
        case ReplyMail():
            return {"users.messages.send": gmail.reply(action)}
        case ForwardMail():
            return {"users.messages.send": gmail.forward(action)}
        case DeleteMail():
            return {"users.messages.trash": gmail.trash(action)}
        case ArchiveMail():
            return {"users.messages.modify": gmail.archive(action)}
        case CreateEvent():
            return {"events.insert": google_calendar.insert(action), "ics": ics.event(action, stamp)}
        case UpdateEvent():
            return {"events.patch": google_calendar.patch(action)}
        case CancelEvent():
            return {"events.delete": google_calendar.delete(action)}
        case CreateReminder():
            return {"ics": ics.reminder(action, stamp)}
        case OpenApp() | AskMemory():
            return {}
