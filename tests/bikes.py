"""A small bicycle workshop of our own: its people, calendar and mail, for commands to be planned against.

Mara Lindgren leads it, in Berlin. "Now" is Tuesday, 12 May 2026, ten in the morning.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from exports import as_lines, as_list
from memory_core.ingest import ingest, ingest_workspace
from memory_core.memory import Memory
from memory_core.model.instant import from_iso
from memory_core.people.owner import Owner
from memory_core.sources.base import Context
from memory_core.sources.gmail import SOURCE as GMAIL
from memory_core.sources.google_calendar import SOURCE as CALENDAR
from memory_core.sources.slack import SOURCE as SLACK
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from server.app import App
from server.settings import Settings

BERLIN = ZoneInfo("Europe/Berlin")
NOW = from_iso("2026-05-12T10:00:00+02:00")
MARA = Owner(
    "Mara Lindgren",
    ("mara@speiche.example",),
    ("slack:U-MARA",),
    "Europe/Berlin",
    ("09:00", "17:00"),
    ("speiche.example",),
)

USERS = [
    ("U-MARA", "Mara Lindgren", "Head of workshop"),
    ("U-JONAS", "Jonas Weber", "Lead mechanic"),
    ("U-AIKO", "Aiko Tanaka", "Finance"),
    ("U-PETER", "Peter Novak", "Managing director"),
    ("U-LENA", "Lena Ortiz", "Marketing"),
    ("U-THEO", "Theodore Marsh", "Apprentice"),
    ("U-KATE", "Katherine Moss", "Legal counsel"),
]
CHANNELS = [("C-SHOP", "workshop"), ("C-DESK", "front-desk"), ("C-ALL", "general"), ("C-RACE", "race-day")]

WEEKDAYS = {"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"]}
THURSDAYS = {"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=TH"]}

EVENTS = [
    # id, title, start, minutes, attendees, more
    ("EV-STAND", "Morning standup", "2026-05-04T09:15:00+02:00", 15, "jonas theodore lena", WEEKDAYS),
    ("EV-TRUE", "Wheel truing course", "2026-05-14T14:00:00+02:00", 120, "jonas theodore", {"location": "Back room"}),
    ("EV-BUDGET", "Budget review", "2026-05-13T11:00:00+02:00", 60, "aiko peter", {}),
    ("EV-LENA", "Lena / Mara 1:1", "2026-05-07T15:00:00+02:00", 30, "lena", THURSDAYS),
    ("EV-VELOX", "Velox supplier call", "2026-05-18T10:30:00+02:00", 45, "rita@velox.example", {"location": "https://meet.example.com/velox"}),
    ("EV-PAINT", "Paint demo", "2026-05-15T13:00:00+02:00", 60, "lena jonas", {"status": "cancelled"}),
    ("EV-TOWN", "Town hall", "2026-05-13T16:00:00+02:00", 60, "peter jonas aiko lena theodore", {}),
    ("EV-LEASE", "Lease talk with Kate", "2026-05-18T15:00:00+02:00", 60, "katherine", {}),
    ("EV-RACE1", "Race planning", "2026-05-19T10:00:00+02:00", 60, "lena", {}),
    ("EV-RACE2", "Race planning", "2026-05-21T10:00:00+02:00", 60, "jonas", {}),
    ("EV-DENT", "Dentist", "2026-05-15T08:00:00+02:00", 60, "", {}),
]  # fmt: skip

RITA, FINK = "Rita Gomez <rita@velox.example>", "Jonas Fink <fink@bremsen.example>"
NEWS, AIKO = "Chain News <news@chains.example>", "Aiko Tanaka <aiko@speiche.example>"
PETER = "Peter Novak <peter@speiche.example>"

MAILS = [
    # id, thread, when, from, subject, body
    ("ML-1", "TH-1", "2026-05-04T09:00", RITA, "Spoke order", "Your spokes ship on Friday."),
    ("ML-2", "TH-1", "2026-05-11T09:00", RITA, "Re: Spoke order", "They shipped."),
    ("ML-3", "TH-3", "2026-05-08T09:00", FINK, "Brake pads", "New prices attached."),
    ("ML-4", "TH-4", "2026-05-09T09:00", NEWS, "Chains of May", "Oil them. Unsubscribe here."),
    ("ML-5", "TH-5", "2026-05-11T12:00", AIKO, "Rent", "The new rent is 2,450 euros a month."),
    ("ML-6", "TH-6", "2026-05-11T15:00", PETER, "Course", "The final headcount for the course is 14."),
    ("ML-7", "TH-7", "2026-05-02T15:00", PETER, "Keys", "Who has the spare key?"),
]  # fmt: skip

MESSAGES = [
    ("SL-1", "C-SHOP", "U-JONAS", "2026-05-11T08:00:00+02:00", "The lift is back."),
    ("SL-2", "C-DESK", "U-LENA", "2026-05-11T08:05:00+02:00", "Phones are quiet."),
    ("SL-3", "C-ALL", "U-PETER", "2026-05-11T08:10:00+02:00", "Welcome, everybody."),
    ("SL-4", "C-RACE", "U-LENA", "2026-05-11T08:15:00+02:00", "Registration for the race opens on 22 May at 9 am."),
    ("SL-5", "C-SHOP", "U-THEO", "2026-05-11T09:15:00+02:00", "Sweeping."),
    ("SL-6", "C-ALL", "U-AIKO", "2026-05-11T09:16:00+02:00", "Hello."),
    ("SL-7", "C-ALL", "U-KATE", "2026-05-11T09:17:00+02:00", "Hello from legal."),
]


def workspace(root, mails=(), changed=()):
    """The exports of the workshop below `root`, with further mails and later states of events; the root."""
    messages = [dict(zip(("id", "channel_id", "user", "ts", "text"), each, strict=True)) for each in MESSAGES]
    events = [_event(*each) for each in EVENTS]
    states = [{**next(event for event in events if event["id"] == each["id"]), **each} for each in changed]
    files = {
        "connectors/slack/messages.jsonl": as_lines(messages),
        "connectors/slack/users.json": as_list([_user(*each) for each in USERS]),
        "connectors/slack/channels.json": as_list([_channel(*each) for each in CHANNELS]),
        "connectors/gmail/messages.jsonl": as_lines([_mail(each) for each in (*MAILS, *mails)]),
        "connectors/google_calendar/events.jsonl": as_lines([*events, *states]),
    }
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def kept(folder, exports):
    """The folder of a store that holds the workshop, as a command makes it; the exports are written below `exports`."""
    app = App(Settings(folder), lambda: NOW)
    app.memory.belongs_to(MARA)
    ingest_workspace(workspace(exports), app.log, Context(BERLIN), lambda: NOW)
    app.close()
    return folder


def workshop(root, mails=(), changed=()) -> Memory:
    """The memory of the workshop, from exports written below `root`."""
    log = MemoryLog("mara")
    workspace(root, mails, changed)
    for source in (SLACK, GMAIL, CALENDAR):
        for path in source.files(root):
            ingest(source.read(path, Context(BERLIN, root)), log, NOW)
    memory = Memory(log, MemoryShelf())
    memory.belongs_to(MARA)
    return memory


def _channel(id, name):
    return {"id": id, "name": name, "is_dm": False, "members": [each[0] for each in USERS]}


def _user(id, name, title):
    return {
        "id": id,
        "name": name.split()[0].lower(),
        "real_name": name,
        "title": title,
        "is_bot": False,
        "email": _address(name.split()[0].lower()),
    }


def _address(name):
    return name if "@" in name or not name else f"{name}@speiche.example"


def _mail(mail):
    """A mail to Mara, or to whoever stands behind its body."""
    name, thread, date, sender, subject, body, *to = mail
    return {
        "id": name,
        "thread_id": thread,
        "date": f"{date}:00+02:00",
        "from": sender,
        "to": to or ["Mara Lindgren <mara@speiche.example>"],
        "subject": subject,
        "body": body,
        "labels": ["INBOX"],
    }


def _event(id, title, start, minutes, attendees, more):

    begin = datetime.fromisoformat(start)
    people = ["mara@speiche.example", *map(_address, attendees.split())]
    return {
        "id": id,
        "summary": title,
        "start": {"dateTime": start},
        "end": {"dateTime": (begin + timedelta(minutes=minutes)).isoformat()},
        "organizer": "mara@speiche.example",
        "attendees": [{"email": each, "responseStatus": "accepted"} for each in people],
        "status": "confirmed",
        "updated": "2026-05-01T08:00:00+02:00",
        "created": "2026-05-01T08:00:00+02:00",
    } | more
