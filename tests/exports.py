"""Small exports of our own, one a source: what the contract tests run over, and what others may ingest."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

Json = dict[str, object]


def as_lines(rows: list) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def as_list(rows: list) -> str:
    return json.dumps(rows, indent=1)


def as_meeting(rows: list) -> str:
    return json.dumps({**MEETING, "segments": rows})


@dataclass(frozen=True)
class Export:
    """A file of a source: its rows, how they are written, and what lies beside it."""

    path: str
    rows: list[Json]
    written: Callable[[list], str]
    beside: dict[str, list[Json]] = field(default_factory=dict)

    def write(self, root: Path, rows: list | None = None) -> Path:
        """Write it below a root, with other rows if given; the path of the file."""
        return self.write_text(root, self.written(self.rows if rows is None else rows))

    def write_text(self, root: Path, text: str | bytes) -> Path:
        for path, rows in self.beside.items():
            if not (root / path).exists():
                _put(root / path, as_list(rows).encode())
        return _put(root / self.path, text if isinstance(text, bytes) else text.encode())


def _put(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


MEETING: Json = {
    "id": "M-KILN",
    "title": "Kiln repair",
    "start": "2026-03-02T09:00:00+01:00",
    "end": "2026-03-02T09:30:00+01:00",
    "location": "Workshop",
    "calendar_event_id": "E-KILN",
    "participants_known": ["ida@clay.example"],
}

EXPORTS: dict[str, Export] = {
    "meetings": Export(
        "native/meetings/M-KILN.json",
        [
            {
                "seg_id": "M-KILN#1",
                "start_s": 1.5,
                "end_s": 4,
                "speaker_label": "Speaker 1",
                "speaker_name": "Ida Holm",
                "speaker_confidence": 0.9,
                "channel": "room",
                "text": "The kiln is cold again.",
            },
            {"seg_id": "M-KILN#2", "start_s": 4, "end_s": 6, "speaker_label": "Speaker 2", "text": "Then call Odd."},
        ],
        as_meeting,
    ),
    "dictation": Export(
        "native/dictation/dictations.jsonl",
        [
            {
                "id": "D1",
                "timestamp": "2026-03-02T10:00:00+01:00",
                "mode": "dictation",
                "target_app": "Mail",
                "target_context": "Reply to Odd",
                "raw_transcript": "uh come on friday",
                "cleaned_text": "Come on Friday.",
                "delivery_state": "sent",
            },
            {
                "id": "D2",
                "timestamp": "2026-03-02T11:00:00+01:00",
                "mode": "note_to_self",
                "cleaned_text": "Order glaze.",
            },
        ],
        as_lines,
    ),
    "slack": Export(
        "connectors/slack/messages.jsonl",
        [
            {
                "id": "S1",
                "channel_id": "C1",
                "user": "U1",
                "ts": "2026-03-02T12:00:00+01:00",
                "text": "Firing on Thursday",
            },
            {
                "id": "S2",
                "channel_id": "C1",
                "user": "U2",
                "ts": "2026-03-02T12:01:00+01:00",
                "text": "Fine by me",
                "thread_parent_id": "S1",
            },
            {
                "id": "S3",
                "channel_id": "C1",
                "user": "B1",
                "ts": "2026-03-02T12:02:00+01:00",
                "text": "Kiln at 40 degrees",
                "subtype": "bot_message",
                "bot_name": "Kilnwatch",
            },
            {
                "id": "S4",
                "channel_id": "C1",
                "user": "U1",
                "ts": "2026-03-02T13:00:00+01:00",
                "subtype": "message_changed",
                "target_id": "S1",
                "text": "Firing on Friday",
            },
            {
                "id": "S5",
                "channel_id": "C1",
                "user": "U2",
                "ts": "2026-03-02T14:00:00+01:00",
                "subtype": "message_deleted",
                "target_id": "S2",
            },
        ],
        as_lines,
        {
            "connectors/slack/users.json": [
                {
                    "id": "U1",
                    "name": "ida",
                    "real_name": "Ida Holm",
                    "title": "Potter",
                    "email": "Ida@clay.example",
                    "is_bot": False,
                },
                {"id": "U2", "name": "odd", "real_name": "Odd Vik", "title": "", "email": None, "is_bot": False},
            ],
            "connectors/slack/channels.json": [
                {"id": "C1", "name": "kiln", "is_dm": False, "topic": "Firings", "members": ["U1", "U2", "U9"]},
                {"id": "C2", "name": "quiet", "is_dm": False, "members": ["U1"]},
            ],
        },
    ),
    "gmail": Export(
        "connectors/gmail/messages.jsonl",
        [
            {
                "id": "G1",
                "thread_id": "T1",
                "date": "2026-03-03T08:00:00+01:00",
                "from": "Odd Vik <Odd@repair.example>",
                "to": ["Ida Holm <ida@clay.example>"],
                "cc": ["shop@clay.example"],
                "subject": "Re: Fwd: Kiln door",
                "body": "The part arrives on Monday.",
                "labels": ["INBOX"],
                "attachments": [{"filename": "quote.pdf", "mime_type": "application/pdf"}],
            },
            {
                "id": "G2",
                "thread_id": "T1",
                "date": "2026-03-03T09:00:00+01:00",
                "from": "ida@clay.example",
                "to": [],
                "body": "Good.",
                "labels": ["SENT"],
            },
        ],
        as_lines,
    ),
    "google_calendar": Export(
        "connectors/google_calendar/events.jsonl",
        [
            {
                "id": "E1",
                "summary": "Firing",
                "description": "Stoneware",
                "location": "Workshop",
                "start": {"dateTime": "2026-03-06T09:00:00", "timeZone": "Europe/Oslo"},
                "end": {"dateTime": "2026-03-06T17:00:00+01:00"},
                "organizer": "ida@clay.example",
                "attendees": [{"email": "odd@repair.example", "responseStatus": "accepted", "displayName": "Odd Vik"}],
                "status": "confirmed",
                "recurrence": ["RRULE:FREQ=WEEKLY"],
                "created": "2026-03-01T08:00:00+01:00",
                "updated": "2026-03-02T08:00:00+01:00",
                "sequence": 2,
            },
            {
                "id": "E2",
                "summary": "Fair",
                "start": {"date": "2026-03-10"},
                "end": {"date": "2026-03-12"},
                "updated": "2026-03-01T08:00:00+01:00",
            },
        ],
        as_lines,
    ),
    "codex": Export(
        "connectors/codex/sessions/X1.jsonl",
        [
            {
                "type": "session_meta",
                "id": "X1",
                "started_at": "2026-03-04T10:00:00+01:00",
                "cwd": "~/kiln",
                "repo": "kiln-log",
            },
            {"type": "message", "role": "user", "timestamp": "2026-03-04T10:00:01+01:00", "content": "Read the probe."},
            {
                "type": "tool_call",
                "timestamp": "2026-03-04T10:00:05+01:00",
                "tool": "shell",
                "input": "cat probe.csv",
                "output": "t,c\n1,40",
            },
            {
                "type": "message",
                "role": "assistant",
                "timestamp": "2026-03-04T10:00:09+01:00",
                "content": "It says 40.",
            },
        ],
        as_lines,
    ),
    "chatgpt": Export(
        "connectors/chatgpt/conversations.json",
        [
            {
                "id": "V1",
                "title": "Glaze recipe",
                "create_time": "2026-03-05T20:00:00+01:00",
                "messages": [
                    {
                        "id": "V1#m1",
                        "role": "user",
                        "create_time": "2026-03-05T20:00:00+01:00",
                        "content": "A celadon?",
                    },
                    {
                        "id": "V1#m2",
                        "role": "assistant",
                        "create_time": "2026-03-05T20:00:07+01:00",
                        "content": 'Feldspar [and] "silica".',
                    },
                ],
            },
            {
                "id": "V2",
                "title": "Shelf",
                "create_time": "2026-03-06T20:00:00+01:00",
                "messages": [
                    {"id": "V2#m1", "role": "user", "create_time": "2026-03-06T20:00:00+01:00", "content": "How thick?"}
                ],
            },
        ],
        as_list,
    ),
}


def write_workspace(root: Path) -> Path:
    """The whole of it as one workspace folder; the root."""
    for export in EXPORTS.values():
        export.write(root)
    return root
