"""Slack's workspace export, and what slackdump writes in its form: a folder a conversation, a file a day.

    users.json (org_users.json), channels.json, groups.json, mpims.json, dms.json
    general/2026-03-02.json

A day file's name says nothing about when: slackdump cuts days on America's west coast. Lists of people and channels
carry no time of their own, so they are dated as `undated` says. A message that is absent says nothing; only a
tombstone does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import Final

from memory_core.model.body import Body, PersonBody, ThreadBody
from memory_core.model.entry import Draft, Noun, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.person import Person
from memory_core.sources.attachment import words_of
from memory_core.sources.base import Context, Format, Item, Part, drafted, undated
from memory_core.sources.container import Container
from memory_core.sources.document import elements_of
from memory_core.sources.formats.slack_message import (
    NAME,
    SLACKBOT,
    Workspace,
    drafts,
    file_drafts,
    files,
    grave,
    is_tombstone,
)
from memory_core.sources.formats.slack_text import Names
from memory_core.sources.row import Row

_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}\.json")
_PEOPLE: Final = ("users.json", "org_users.json")
_LISTS: Final = ("channels.json", "groups.json", "mpims.json", "dms.json")
_UPLOADS: Final = "__uploads"
_FILES: Final = "attachments"


@dataclass(frozen=True, slots=True)
class _User:
    person: Person
    username: str
    role: str
    machine: bool
    place: Place


@dataclass(frozen=True, slots=True)
class Channel:
    """A conversation as an export lists it."""

    id: str
    title: str
    topic: str
    members: tuple[str, ...]
    place: Place


@dataclass(slots=True)
class Lists:
    """Who and what the export lists: people by id, channels by the name of their folder."""

    users: dict[str, _User] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)


def _folders(container: Container) -> Iterator[Part]:
    """One part for each workspace: its lists and all its day files."""
    found: dict[str, list[str]] = {}
    names = frozenset(container.names())
    for name in container.names():
        path = PurePosixPath(name)
        if _DAY.fullmatch(path.name) and len(path.parts) > 1 and not _is_upload(name):
            found.setdefault(_root(path.parent.parent), []).append(name)
    for root, days in sorted(found.items()):
        lists = [name for name in _listed(root, (*_PEOPLE, *_LISTS)) if name in names]
        if any(name.endswith(_LISTS) for name in lists) and _holds_messages(container, days[0]):
            inside = f"{root}/" if root else ""
            uploads = [name for name in names if name.startswith(inside) and _is_upload(name)]
            yield Part(lists[0], (*lists[1:], *days, *sorted(uploads)))


def _root(folder: PurePosixPath) -> str:
    return "" if folder == PurePosixPath() else str(folder)


def _listed(root: str, lists: Iterable[str]) -> Iterator[str]:
    """Where lists may lie: beside the conversations, or above the workspaces of an organisation."""
    for name in lists:
        yield f"{root}/{name}" if root else name
    folder = PurePosixPath(root)
    if folder.parent.name == "teams":
        above = _root(folder.parent.parent)
        yield from (f"{above}/{name}" if above else name for name in lists)


def _holds_messages(container: Container, day: str) -> bool:
    try:
        with container.open(day) as file:
            return file.read(64).removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"["
    except OSError:
        return True


def _read(container: Container, part: Part, _: Context) -> Iterator[Item]:
    lists = Lists()
    for name in part.names:
        if name.endswith(_PEOPLE):
            yield from _rows(container, name, "user", lambda row: _note_user(row, lists))
        elif name.endswith(_LISTS):
            yield from _rows(container, name, "channel", lambda row: _note_channel(row, lists))
    workspace = workspace_of(lists)
    graves: list[Draft] = []
    uploads = _uploads(part)
    for name in part.names:
        if _DAY.fullmatch(name.rpartition("/")[2]) and not _is_upload(name):
            day = _Day(container, _channel_of(name, lists), workspace, graves, uploads)
            yield from _rows(container, name, "message", day.items)
    yield from ending(lists, workspace, graves)


def _rows(container: Container, name: str, noun: str, make: Callable[[Row], Iterable[Item]]) -> Iterator[Item]:
    """What is made of each element of a file; a file that cannot be read costs only itself."""
    place = container.place(name)
    try:
        with container.words(name) as file:
            yield from drafted(elements_of(file, NAME, place, noun), make)
    except OSError as error:
        yield Rejection(NAME, Place(place), f"the file cannot be read: {error.strerror}")


def _is_upload(name: str) -> bool:
    return bool({_UPLOADS, _FILES} & {*name.split("/")[:-1]})


def _uploads(part: Part) -> dict[str, str]:
    """Parts that are files of messages, by the file's id: `__uploads/F1/name`, `general/attachments/F1-name`."""
    found = {}
    for name in filter(_is_upload, part.names):
        pieces = name.split("/")
        found[pieces[-2] if pieces[-2] != _FILES else pieces[-1].partition("-")[0]] = name
    return found


@dataclass(frozen=True, slots=True)
class _Day:
    """Reads the messages of a channel; tombstones are put aside until it is known when the export ends."""

    container: Container
    channel: str
    workspace: Workspace
    graves: list[Draft]
    uploads: Mapping[str, str]

    def items(self, row: Row) -> Iterable[Item]:
        """What a message states, and what its files say."""
        if is_tombstone(row):
            self.graves.append(grave(row, self.channel))
            return ()
        found = tuple(drafts(row, self.channel, self.workspace))
        return (*found, *self._files(row, found[-1])) if self.uploads else found

    def _files(self, row: Row, message: Draft) -> Iterator[Item]:
        for file in files(row):
            name = self.uploads.get(file.id, "")
            try:
                text = words_of(self.container, name, file.name) if name else ""
            except OSError as error:
                yield Rejection(NAME, Place(self.container.place(name)), f"the file cannot be read: {error.strerror}")
            else:
                yield from file_drafts(file, message, text)


def _note_user(row: Row, lists: Lists) -> tuple[()]:
    user = row.id("id")
    profile = row.row("profile") if row.values.get("profile") is not None else Row(NAME, row.place, {})
    real = row.text_or_empty("real_name") or profile.text_or_empty("real_name") or profile.text_or_empty("display_name")
    username = row.text_or_empty("name").strip()
    address = profile.text_or_empty("email").strip().lower()
    person = Person(name=real.strip() or username, address=address, handle=_handle(user))
    machine = row.flag("is_bot") or user == SLACKBOT
    lists.users[user] = _User(person, username or real, profile.text_or_empty("title"), machine, row.place)
    return ()


def _note_channel(row: Row, lists: Lists) -> tuple[()]:
    channel = row.id("id")
    title = row.text_or_empty("name")
    topic = row.row("topic").text_or_empty("value") if row.values.get("topic") is not None else ""
    found = Channel(channel, title, topic, row.texts("members"), row.place)
    lists.channels[title or channel] = lists.channels[channel] = found
    return ()


def _handle(user: str) -> str:
    return f"{NAME}:{user}"


def workspace_of(lists: Lists) -> Workspace:
    """What reading messages needs to know of these lists."""
    return Workspace(
        Names(
            {user: found.username for user, found in lists.users.items()},
            {found.id: found.title for found in lists.channels.values() if found.title},
        ),
        frozenset(user for user, found in lists.users.items() if found.machine),
        frozenset(lists.users),
    )


def _channel_of(name: str, lists: Lists) -> str:
    folder = PurePosixPath(name).parent.name
    return lists.channels[folder].id if folder in lists.channels else folder


def ending(lists: Lists, workspace: Workspace, graves: Iterable[Draft]) -> Iterator[Draft]:
    """What is known by the export's last message: who people are, what channels are called, which messages are gone."""
    last = workspace.latest
    if last is None:
        return
    for each in graves:
        yield replace(each, known_from=max(last, each.known_from))
    place = next(iter(found.place for found in lists.channels.values()), Place(""))
    first = min(workspace.first.values())
    # What lists nobody, such as a dump, cannot say that somebody is unknown, and must not unname them.
    known = {user: name for user, name in workspace.strangers.items() if name or lists.users}
    strangers = (_stranger(user, name, place) for user, name in known.items())
    for user in (*lists.users.values(), *strangers):
        body = PersonBody(source=NAME, person=user.person, machine=user.machine)
        yield from undated(
            _early("person", user.person.handle, first, body, user.place), replace(body, role=user.role), last
        )
    channels = {found.id: found for found in lists.channels.values()}
    for channel, begun in workspace.first.items():
        found = channels.get(channel) or Channel(channel, channel, "", (), place)
        members = tuple(lists.users[m].person if m in lists.users else Person(handle=_handle(m)) for m in found.members)
        title = ThreadBody(source=NAME, title=found.title)
        full = replace(title, place=found.topic, members=members)
        yield from undated(_early("thread", channel, begun, title, found.place), full, last)


def _early(noun: Noun, name: str, begun: Instant, body: Body, place: Place) -> Draft:
    return Draft(Subject(noun, name), "state", NAME, name, begun, "inferred", body, place)


def _stranger(user: str, name: str, place: Place) -> _User:
    """Somebody who writes and is not listed: a guest of another workspace, or Slack itself."""
    called = name or ("Slackbot" if user == SLACKBOT else f"{user} (unknown)")
    return _User(Person(name=called, handle=_handle(user)), "", "", user == SLACKBOT, place)


FORMAT: Final = Format(
    name="slack_export",
    source=NAME,
    kinds=("message", "bot_message", "system_message", "file"),
    read=_read,
    folders=_folders,
)
