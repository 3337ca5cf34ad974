"""What a message says of the part of the command before it: "move the tasting to Friday and let Bo know"."""

from __future__ import annotations

from collections.abc import Sequence

from actions.grammar.commands import Content
from actions.grammar.words.tokens import lows
from actions.plans.action import Action, CancelEvent, CreateEvent, SendMail, SendSlack, UpdateEvent
from actions.resolve.desk import Desk
from actions.resolve.events import event_title
from memory_core.model.instant import Instant, to_datetime

_SAME = (("the", "same"), ("the", "same", "thing"), ("that", "too"), ("same",))
_OF_IT = (
    ("thereof",),
    ("accordingly",),
    ("it",),
    ("that",),
    ("this",),
    ("about", "it"),
    ("the", "change"),
    ("of", "it"),
)


def news(desk: Desk, content: Content, done: Sequence[Action]) -> str:
    """The text of such a message; "" when it says something of its own, or nothing was done before."""
    words = lows(content.words)
    if words in _SAME:
        texts = [
            each.text if isinstance(each, SendSlack) else each.body
            for each in done
            if isinstance(each, SendSlack | SendMail)
        ]
        return texts[-1] if texts else ""
    if content.kind != "none" and words not in _OF_IT:
        return ""
    return " ".join(filter(None, (_told(desk, each) for each in done)))


def _told(desk: Desk, action: Action) -> str:
    match action:
        case UpdateEvent(event_id=id, start=start) if start is not None:
            return f"{_title(desk, id)} is now on {_dated(desk, start)}."
        case UpdateEvent(event_id=id, attendees=attendees) if attendees is not None:
            return f"The invitation to {_title(desk, id)} has changed."
        case UpdateEvent(event_id=id, place=place) if place:
            return f"{_title(desk, id)} is now at {place}."
        case CancelEvent(event_id=id):
            return f"{_title(desk, id)} is cancelled."
        case CreateEvent(title=title, start=start):
            return f"{title} is on {_dated(desk, start)}."
        case _:
            return ""


def _title(desk: Desk, id: str) -> str:
    return event_title(desk, id).strip("“”")


def _dated(desk: Desk, at: Instant) -> str:
    start = to_datetime(at, desk.zone)
    return f"{start:%A} {start.day} {start:%B}, {start:%H:%M}"
