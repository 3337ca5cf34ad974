"""Events as Google Calendar's `events` takes them: a body to insert, a body to patch, an id to delete.

One occurrence of a series is an event of its own there: its id is the series' id and its start by the rule, in UTC.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from zoneinfo import ZoneInfo

from actions.payloads.shape import Json
from actions.plans.action import CancelEvent, CreateEvent, UpdateEvent
from memory_core.model.instant import Instant, to_datetime, to_iso


def insert(action: CreateEvent) -> Mapping[str, Json]:
    """The body of `events.insert`."""
    body: dict[str, Json] = {
        "summary": action.title,
        "start": _time(action.start, action.zone),
        "end": _time(action.end, action.zone),
    }
    if action.attendees:
        body["attendees"] = [{"email": each} for each in action.attendees]
    if action.place:
        body["location"] = action.place
    if action.description:
        body["description"] = action.description
    if action.rule:
        body["recurrence"] = [f"RRULE:{action.rule}"]
    return body


def patch(action: UpdateEvent) -> Mapping[str, Json]:
    """The path and body of `events.patch`: only what changes."""
    body: dict[str, Json] = {}
    if action.start is not None:
        body["start"] = _time(action.start, action.zone)
    if action.end is not None:
        body["end"] = _time(action.end, action.zone)
    if action.title:
        body["summary"] = action.title
    if action.place:
        body["location"] = action.place
    if action.attendees is not None:
        body["attendees"] = [{"email": each} for each in action.attendees]
    return {"eventId": event_id(action), "body": body}


def delete(action: CancelEvent) -> Mapping[str, Json]:
    """The path of `events.delete`; everybody invited is told."""
    return {"eventId": event_id(action), "sendUpdates": "all"}


def event_id(action: UpdateEvent | CancelEvent) -> str:
    """The id of the event, of one occurrence of a series that of its instance."""
    if action.scope != "occurrence" or action.occurrence is None:
        return action.event_id
    return f"{action.event_id}_{to_datetime(action.occurrence, UTC):%Y%m%dT%H%M%SZ}"


def _time(at: Instant, zone: str) -> Mapping[str, Json]:
    return {"dateTime": to_iso(at, ZoneInfo(zone)), "timeZone": zone}
