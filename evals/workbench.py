"""WorkBench: a calendar and a mailbox of somebody else, its commands planned, the end state compared with gold's.

Its files become records of a memory, known since they happened (events: since long before). Mails and events share ids
there, so here a letter stands before each. A plan, and the plan
that a confirmation carries, counts as carried out; a question changes nothing. What is changed is told as effects, so
two runs end in the same state when they have the same effects; an effect that gold has not is a side effect.
"""

from __future__ import annotations

import ast
import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from actions.dialogue import begin
from actions.outcome import Confirmation, Outcome, Plan
from actions.plans.action import (
    Action,
    CancelEvent,
    CreateEvent,
    DeleteMail,
    ForwardMail,
    ReplyMail,
    SendMail,
    UpdateEvent,
)
from evals.lines import Line, lines
from memory_core.ingest import ingest
from memory_core.memory import Memory
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant, from_datetime, to_datetime
from memory_core.model.interval import Interval, moment
from memory_core.model.person import Person
from memory_core.people.owner import Owner
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf

NOW: Final = datetime.fromisoformat("2023-11-30T00:00:00+00:00")
"""When all its commands are said."""

OWNER: Final = Owner(
    name="Owner", addresses=("owner@atlas.com",), zone="UTC", working_hours=("09:00", "18:00"), domains=("atlas.com",)
)
"""Whose calendar and mailbox it is: it gives no name, and a day from nine to six."""

Effect = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A command, the effects it shall have, and the template it was made from."""

    command: str
    effects: tuple[Effect, ...]
    template: str


@dataclass(frozen=True, slots=True)
class Run:
    """What a command came to: whether the end state is gold's, and whether anything else was changed."""

    case: Case
    outcome: Outcome
    right: bool
    side_effect: bool


def memory_of_workbench(folder: Path) -> Memory:
    """A memory of its calendar and mailbox, in no file. Raises OSError for files that cannot be read."""
    log = MemoryLog("workbench")
    ingest(iter([*_events(folder), *_mails(folder)]), log, from_datetime(NOW))
    memory = Memory(log, MemoryShelf())
    memory.belongs_to(OWNER)
    return memory


def cases(folder: Path) -> tuple[Case, ...]:
    """The commands of its dev half. Raises BadFile."""
    return tuple(_case(line) for line in lines(folder / "commands_dev.jsonl"))


def reworded(found: Iterable[Case], path: Path) -> tuple[Case, ...]:
    """The first cases of each template in other words: lines of `template` and `words`, a pattern of our own each.

    The patterns name what the template's own words name, in braces. Raises BadFile.
    """
    patterns = {line.text("template"): line.texts("words") for line in lines(path)}
    made: list[Case] = []
    for case in found:
        values = _slots(case)
        if values is None:
            continue
        wordings = patterns.get(case.template, ())
        made += [Case(words.format(**values), case.effects, case.template) for words in wordings]
    return tuple(made)


def carried_out(memory: Memory, wanted: Iterable[Case]) -> Iterator[Run]:
    """Plan each command and compare what it would change."""
    for case in wanted:
        outcome = begin(memory, case.command, from_datetime(NOW)).outcome
        made = Counter(effects(outcome))
        gold = Counter(case.effects)
        yield Run(case, outcome, right=made == gold, side_effect=bool(made - gold))


def effects(outcome: Outcome) -> tuple[Effect, ...]:
    """What an outcome would change; () for a question."""
    match outcome:
        case Plan(actions=actions) | Confirmation(plan=Plan(actions=actions)):
            return tuple(effect for each in actions for effect in _effects(each))
        case _:
            return ()


def _effects(action: Action) -> Iterator[Effect]:
    match action:
        case CreateEvent() | UpdateEvent() | CancelEvent():
            yield from _of_calendar(action)
        case DeleteMail(message_id=name):
            if name:
                yield ("delete", name[1:])
        case ForwardMail(message_id=name, to=to):
            yield from (("forward", name[1:], each) for each in to)
        case ReplyMail(message_id=name, body=body):
            yield ("reply", name[1:], body)
        case SendMail(to=to, subject=subject, body=body):
            yield from (("send", each, subject, body) for each in to)
        case _:
            yield ("other", type(action).__name__)


def _of_calendar(action: CreateEvent | UpdateEvent | CancelEvent) -> Iterator[Effect]:
    if isinstance(action, CreateEvent):
        start, end = (to_datetime(each).replace(tzinfo=None) for each in (action.start, action.end))
        minutes = str((end - start) // timedelta(minutes=1))
        yield ("create", action.title.casefold(), " ".join(action.attendees), str(start), minutes)
        return
    name = action.event_id[1:]
    if isinstance(action, CancelEvent):
        yield ("cancel", name)
        return
    if action.title:
        yield ("update", name, "event_name", action.title)
    if action.start is not None:
        yield ("update", name, "event_start", str(to_datetime(action.start).replace(tzinfo=None)))


def _case(line: Line) -> Case:
    calls = ast.literal_eval(line.text("answer"))
    # Its commands are written with line ends escaped.
    return Case(
        line.text("query").replace("\\n", "\n"), tuple(_effect(call) for call in calls), line.text("base_template")
    )


def _effect(call: str) -> Effect:
    """The effect of a call of gold, such as `email.delete_email.func(email_id="1")`."""
    node = ast.parse(call, mode="eval").body
    if not isinstance(node, ast.Call):
        raise TypeError(f"{call} is no call")
    said = {each.arg or "": str(ast.literal_eval(each.value)) for each in node.keywords}
    name = call.partition("(")[0].split(".")[1]
    match name:
        case "create_event":
            return (
                "create",
                said["event_name"].casefold(),
                said["participant_email"],
                said["event_start"],
                said["duration"],
            )
        case "update_event":
            return ("update", said["event_id"], said["field"], said["new_value"])
        case "delete_event":
            return ("cancel", said["event_id"])
        case "delete_email":
            return ("delete", said["email_id"])
        case "forward_email":
            return ("forward", said["email_id"], said["recipient"])
        case "reply_email":
            return ("reply", said["email_id"], said["body"])
        case "send_email":
            return ("send", said["recipient"], said["subject"], said["body"])
        case _:
            raise ValueError(f"{name} is no call that is known")


def _slots(case: Case) -> dict[str, str] | None:
    """What the places of a template hold in a command that keeps to its words; None when it does not."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(case.template))
    match = re.fullmatch(pattern, case.command, re.DOTALL | re.IGNORECASE)
    return match.groupdict() if match else None


def _events(folder: Path) -> Iterator[Draft]:
    known = from_datetime(NOW - timedelta(days=365))
    with (folder / "calendar_events.csv").open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), 2):
            start = datetime.fromisoformat(row["event_start"]).replace(tzinfo=ZoneInfo("UTC"))
            stretch = Interval(from_datetime(start), from_datetime(start + timedelta(minutes=int(row["duration"]))))
            fields = (
                ("summary", row["event_name"]),
                ("start", start.isoformat()),
                ("attendee", row["participant_email"]),
                ("attendee", OWNER.addresses[0]),
            )
            body = RecordBody(
                "google_calendar",
                "event",
                f"E{row['event_id']}",
                stretch,
                row["event_name"],
                author=_person(OWNER.addresses[0]),
                fields=fields,
            )
            yield from _drafts(
                f"E{row['event_id']}",
                known,
                body,
                row["event_name"],
                (row["participant_email"],),
                Place("calendar_events.csv", number),
            )


def _mails(folder: Path) -> Iterator[Draft]:
    with (folder / "emails.csv").open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), 2):
            at = from_datetime(datetime.fromisoformat(row["sent_datetime"]).replace(tzinfo=ZoneInfo("UTC")))
            other, own = row["sender/recipient"], OWNER.addresses[0]
            sender, to = (other, own) if row["inbox/outbox"] == "inbox" else (own, other)
            body = RecordBody(
                "gmail",
                "mail",
                f"M{row['email_id']}",
                moment(at),
                row["body"],
                author=_person(sender),
                fields=(("subject", row["subject"]), ("to", to)),
            )
            # Some mails are of later that day: the commands count them as there.
            yield from _drafts(
                f"M{row['email_id']}",
                min(at, from_datetime(NOW)),
                body,
                row["subject"],
                (other,),
                Place("emails.csv", number),
            )


def _drafts(
    id: str, known: Instant, body: RecordBody, title: str, people: tuple[str, ...], place: Place
) -> Iterator[Draft]:
    name = body.thread_id
    thread = ThreadBody(body.source, title, members=tuple(map(_person, people)))
    yield Draft(Subject("thread", name), "state", body.source, name, known, "exact", thread, place)
    yield Draft(Subject("record", id), "state", body.source, id, known, "exact", body, place)


def _person(address: str) -> Person:
    return Person(address=address)
