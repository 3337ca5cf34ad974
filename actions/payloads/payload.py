"""The payload of each action, for the interface that its type names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

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

Payload = Mapping[str, Json]

PAYLOADS: Final[Mapping[type[Action], Callable[[Any, Instant], Payload]]] = {
    SendSlack: lambda action, _: {"chat.postMessage": slack.post(action)},
    SendMail: lambda action, _: {"users.messages.send": gmail.send(action)},
    ReplyMail: lambda action, _: {"users.messages.send": gmail.reply(action)},
    ForwardMail: lambda action, _: {"users.messages.send": gmail.forward(action)},
    DeleteMail: lambda action, _: {"users.messages.trash": gmail.trash(action)},
    ArchiveMail: lambda action, _: {"users.messages.modify": gmail.archive(action)},
    CreateEvent: lambda action, stamp: {
        "events.insert": google_calendar.insert(action),
        "ics": ics.event(action, stamp),
    },
    UpdateEvent: lambda action, _: {"events.patch": google_calendar.patch(action)},
    CancelEvent: lambda action, _: {"events.delete": google_calendar.delete(action)},
    CreateReminder: lambda action, stamp: {"ics": ics.reminder(action, stamp)},
    OpenApp: lambda *_: {},
    AskMemory: lambda *_: {},
}
"""What makes the payload of each type of action."""


def payload(action: Action, stamp: Instant) -> Payload:
    """The methods that would carry the action out, each with what it takes; empty where no interface is needed.

    `stamp` is when the action was planned.
    """
    return PAYLOADS[type(action)](action, stamp)
