"""Slack: messages as JSON lines, with edits and deletions as lines of their own; users and channels as two documents.

An edit is a new version of its target from the edit's own time on; a deletion ends the target. Names live with the
persons: a message says only the handle of its author, so that somebody's new name makes no new message. The documents
carry no time. A name (a channel's, a person's) is dated at the earliest message it can belong to, as the export that
ends first gives it; all else (topic, members, job title, a new name) at the export's latest message: the present stays
out of the past.
Reactions are left out for the same reason: no export says when they were given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from memory_core.model.body import PersonBody, RecordBody, ThreadBody, Voice
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs, present, readable, undated
from memory_core.sources.document import elements
from memory_core.sources.jsonl import rows
from memory_core.sources.row import Row, Stamp

NAME: Final = "slack"


@dataclass(frozen=True, slots=True)
class _User:
    person: Person
    role: str
    machine: bool
    place: Place


@dataclass(slots=True)
class _Times:
    """When the export's messages begin and end, and when those of each channel begin."""

    first: dict[str, Instant] = field(default_factory=dict)
    latest: Instant | None = None

    def note(self, channel: str, at: Instant) -> None:
        if channel:
            self.first[channel] = min(at, self.first.get(channel, at))
        self.latest = at if self.latest is None else max(at, self.latest)


def _read(path: Path, context: Context) -> Iterator[Item]:
    users: dict[str, _User] = {}
    yield from _listed(path.with_name("users.json"), "user", context, lambda row: _note_user(row, users))
    times = _Times()
    messages = rows(path, NAME, context.shown(path))
    yield from drafted(messages, lambda row: [_message(row, context, users, times)])
    if times.latest is None:
        return
    first = min(times.first.values(), default=times.latest)
    for user in users.values():
        yield from _person_drafts(user, first, times.latest)
    channels = path.with_name("channels.json")
    yield from _listed(channels, "channel", context, lambda row: _channel_drafts(row, users, times))


def _listed(path: Path, noun: str, context: Context, make: Callable[[Row], Iterable[Draft]]) -> Iterator[Item]:
    """What is made of each element of a document beside the messages; nothing without the document."""
    if present(path):
        yield from readable(NAME, path, context, drafted(elements(path, NAME, context.shown(path), noun), make))


def _note_user(row: Row, users: dict[str, _User]) -> tuple[()]:
    user = row.id("id")
    name = row.text_or_empty("real_name").strip() or row.text_or_empty("name").strip()
    address = row.text_or_empty("email").strip().lower()
    person = Person(name=name, address=address, handle=_handle(user))
    users[user] = _User(person, row.text_or_empty("title"), row.flag("is_bot"), row.place)
    return ()


def _handle(user: str) -> str:
    return f"slack:{user}"


def _message(row: Row, context: Context, users: Mapping[str, _User], times: _Times) -> Draft:
    at = row.time("ts", context.zone)
    draft = _CHANGES.get(row.text_or_empty("subtype"), _state)(row, at, users)
    times.note(draft.body.thread_id if isinstance(draft.body, RecordBody) else "", at.instant)
    return draft


def _state(row: Row, at: Stamp, users: Mapping[str, _User]) -> Draft:
    name = row.id("id")
    subtype = row.text_or_empty("subtype")
    body = _body(row, at, users, row.id_or_empty("user") if subtype == "bot_message" else row.id("user"))
    return Draft(Subject("record", name), "state", NAME, name, at.instant, at.basis, body, row.place)


def _edit(row: Row, at: Stamp, users: Mapping[str, _User]) -> Draft:
    body = _body(row, at, users, row.id_or_empty("user"))
    subject = Subject("record", row.id("target_id"))
    return Draft(subject, "edit", NAME, row.id("id"), at.instant, at.basis, body, row.place, order=1)


def _end(row: Row, at: Stamp, _: Mapping[str, _User]) -> Draft:
    row.id_or_empty("user")
    row.id_or_empty("channel_id")
    subject = Subject("record", row.id("target_id"))
    return Draft(subject, "end", NAME, row.id("id"), at.instant, at.basis, None, row.place, order=2)


_CHANGES: Final = {"message_changed": _edit, "message_deleted": _end}
"""Their orders let an edit hold over the message of the same instant, and a deletion over both."""


def _body(row: Row, at: Stamp, users: Mapping[str, _User], user: str) -> RecordBody:
    subtype = row.text_or_empty("subtype")
    from_bot = subtype == "bot_message"
    voice: Voice = "machine" if from_bot or (user in users and users[user].machine) else "person"
    return RecordBody(
        source=NAME,
        kind="bot_message" if from_bot else "message",
        thread_id=row.id("channel_id"),
        occurred=moment(at.instant),
        text=row.text("text"),
        voice=voice,
        author=Person(handle=_handle(user)) if user else NOBODY,
        author_label=row.text_or_empty("bot_name"),
        reply_to=row.id_or_empty("thread_parent_id"),
        fields=tuple(pairs("subtype", [subtype] if subtype not in ("bot_message", *_CHANGES) else [])),
    )


def _person_drafts(user: _User, first: Instant, latest: Instant) -> tuple[Draft, ...]:
    subject = Subject("person", user.person.handle)
    body = PersonBody(source=NAME, person=user.person, machine=user.machine)
    full = PersonBody(source=NAME, person=user.person, role=user.role, machine=user.machine)
    return undated(Draft(subject, "state", NAME, subject.id, first, "inferred", body, user.place), full, latest)


def _channel_drafts(row: Row, users: Mapping[str, _User], times: _Times) -> tuple[Draft, ...]:
    channel = row.id("id")
    title, topic = row.text_or_empty("name"), row.text_or_empty("topic")
    row.flag("is_dm")
    members = tuple(users[m].person if m in users else Person(handle=_handle(m)) for m in row.texts("members"))
    if channel not in times.first or times.latest is None:
        return ()
    subject = Subject("thread", channel)
    name_only = ThreadBody(source=NAME, title=title)
    full = ThreadBody(source=NAME, title=title, place=topic, members=members)
    early = Draft(subject, "state", NAME, channel, times.first[channel], "inferred", name_only, row.place)
    return undated(early, full, times.latest)


SOURCE: Final = Source(NAME, ("message", "bot_message"), matching("connectors/slack/messages.jsonl"), _read)
