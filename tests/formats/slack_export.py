"""Slack exports of our own."""

from __future__ import annotations

from formats.example import Example, Files, as_json

T0 = 1_767_600_000
"""2026-01-05T08:00:00Z."""

USERS = [
    {"id": "U1", "name": "ana", "real_name": "Ana Ruiz", "profile": {"email": "ana@clay.example", "title": "Potter"}},
    {"id": "U2", "name": "bo", "profile": {"real_name": "Bo Lind"}, "is_bot": False},
    {"id": "U3", "name": "kilnwatch", "real_name": "Kilnwatch", "is_bot": True},
]
CHANNELS = [{"id": "C1", "name": "general", "members": ["U1", "U2"], "topic": {"value": "Firings", "last_set": 0}}]


def ts(seconds: float) -> str:
    """Slack's time so many seconds after T0."""
    return f"{T0 + int(seconds)}.{round(seconds % 1 * 1_000_000):06d}"


def said(seconds: float, text: str, user: str = "U1", **more: object) -> dict:
    return {"type": "message", "user": user, "text": text, "ts": ts(seconds), **more}


def export(days: dict[str, list], users: list = USERS, channels: list = CHANNELS, **lists: list) -> Files:
    """An export: messages by name of the day file."""
    files = {"users.json": as_json(users), "channels.json": as_json(channels)}
    files.update({f"{name}.json": as_json(rows) for name, rows in lists.items()})
    return {**files, **{name: as_json(rows) for name, rows in days.items()}}


_DAY = [
    said(0, "Firing on <!date^1767600000^{date}|Thursday>, <@U2>?"),
    said(1, "Fine &amp; good", "U2", thread_ts=ts(0), parent_user_id="U1"),
    said(2, "Kiln at 40", "U3", subtype="bot_message", bot_id="B1", username="Kilnwatch"),
    said(3, "<@U2> has joined the channel", "U2", subtype="channel_join"),
    said(4, "Now Friday", edited={"user": "U1", "ts": ts(60)}),
]

EXAMPLE = Example(
    files=export({"general/2026-01-05.json": _DAY, "D1/2026-01-05.json": [said(5, "Just you and me")]}),
    newer=export(
        {
            "general/2026-01-05.json": _DAY,
            "D1/2026-01-05.json": [said(5, "Just you and me")],
            "general/2026-01-06.json": [said(86_400, "Next day")],
        }
    ),
    spoiled=export(
        {
            "general/2026-01-05.json": [*_DAY[:2], {"type": "message", "user": "U1", "text": "x"}, *_DAY[2:], 7],
            "D1/2026-01-05.json": [said(5, "Just you and me")],
            "D1/2026-01-06.json": [],
        }
    ),
    spoiled_at=("general/2026-01-05.json:1", "general/2026-01-05.json:1"),
    many=lambda count: export(
        {
            f"general/{2000 + day}-01-01.json": [said(day * 100 + number, f"Plate {number}") for number in range(50)]
            for day in range(count // 50)
        }
    ),
    alone=False,
)


def dump(*messages: object, channel: str = "C1") -> bytes:
    """A conversation as slackdump dumps it."""
    return as_json({"name": "general", "messages": list(messages), "channel_id": channel})


_ROOT = said(0, "Who fires?", thread_ts=ts(0), slackdump_thread_replies=[said(1, "I do", "U2", thread_ts=ts(0))])

DUMP = Example(
    files={"C1.json": dump(_ROOT, said(2, "Good"))},
    newer={"C1.json": dump(_ROOT, said(2, "Good"), said(900, "Done"))},
    spoiled={"C1.json": dump(_ROOT, 7, {"type": "message"}, said(2, "Good"))},
    spoiled_at=("C1.json:1", "C1.json:1"),
    many=lambda count: {"C1.json": dump(*(said(number, f"Plate {number}") for number in range(count)))},
)
