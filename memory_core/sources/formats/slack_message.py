"""One message of a Slack export: as it is now, as a change of another, or as the grave of one.

`ts` is when Slack took it and its id in the channel. `edited.ts` is when its present text came; what it said before is
lost unless another export or a change event has it. A change event says both texts, and when. A tombstone says that the
root of a thread is gone, not since when.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from memory_core.model.body import EARLIER_STATE, RecordBody, Voice
from memory_core.model.entry import Draft, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import pairs
from memory_core.sources.formats.slack_text import Names, text_of
from memory_core.sources.row import Row

NAME: Final = "slack"
SLACKBOT: Final = "USLACKBOT"

_STAMP: Final = re.compile(r"\d{9,11}\.\d{1,6}")
_SPOKEN: Final = frozenset(
    ["", *"bot_message file_share file_comment thread_broadcast reply_broadcast me_message huddle_thread".split()]
)
"""Subtypes in which somebody says something; in the others Slack does."""
_AFTER_ALL: Final = 2


@dataclass(slots=True)
class Workspace:
    """What reading the messages needs to know of the export, and what it finds out on the way."""

    names: Names
    machines: frozenset[str]
    listed: frozenset[str]
    strangers: dict[str, str] = field(default_factory=dict)
    first: dict[str, Instant] = field(default_factory=dict)
    latest: Instant | None = None

    def note(self, channel: str, at: Instant) -> None:
        """A message of a channel was sent, or changed, at an instant."""
        self.first[channel] = min(at, self.first.get(channel, at))
        self.latest = at if self.latest is None else max(at, self.latest)


def stamp(row: Row, name: str) -> str:
    """Slack's time and id: seconds, a point and six digits. Raises Unfit."""
    found = row.values.get(name)
    written = f"{found:.6f}" if isinstance(found, float) else found
    if isinstance(written, str) and _STAMP.fullmatch(written):
        return written
    raise row.unfit(f"{name} is missing or no time of Slack's")


def instant(written: str) -> Instant:
    """The instant of Slack's time; the digits behind the point keep the order."""
    seconds, _, fraction = written.partition(".")
    return Instant(int(seconds) * 1_000_000 + int(fraction.ljust(6, "0")))


def message_id(channel: str, ts: str) -> str:
    """The id of a message: its time is one only inside its channel."""
    return f"{channel}-{ts}"


def is_tombstone(row: Row) -> bool:
    """Whether it only says that a message is gone."""
    return row.values.get("subtype") == "tombstone"


def grave(row: Row, channel: str) -> Draft:
    """The end of a message whose tombstone was found; when it ended is for the end of the export to say."""
    ts = stamp(row, "ts")
    name = message_id(channel, ts)
    return Draft(Subject("record", name), "end", NAME, name, instant(ts), "upper_bound", None, row.place, _AFTER_ALL)


def drafts(row: Row, channel: str, workspace: Workspace) -> Iterator[Draft]:
    """What a message states. Raises Unfit."""
    if row.text_or_empty("type") not in ("", "message"):
        raise row.unfit("type is not that of a message")
    change = _CHANGES.get(row.text_or_empty("subtype"))
    if change is None:
        yield _state(row, channel, workspace)
    else:
        yield from change(row, channel, workspace)


def _state(row: Row, channel: str, workspace: Workspace, order: int = 0) -> Draft:
    ts = stamp(row, "ts")
    sent = instant(ts)
    known = _edited(row, sent)
    body = _dated(_body(row, channel, sent, workspace), known)
    # A file that has gone since must not contend with an export that still had its name.
    gone = any(name == "attachment" and value.startswith(_UNAVAILABLE) for name, value in body.fields)
    workspace.note(channel, known)
    name = message_id(channel, ts)
    return Draft(Subject("record", name), "state", NAME, name, known, "exact", body, row.place, order - gone)


def _edited(row: Row, otherwise: Instant) -> Instant:
    """When the present text came."""
    given = isinstance(row.values.get("edited"), dict)
    return max(otherwise, instant(stamp(row.row("edited"), "ts"))) if given else otherwise


def _dated(body: RecordBody, known: Instant) -> RecordBody:
    """The body, which says so if the message said something else before."""
    earlier = known > body.occurred.start
    return replace(body, fields=(*body.fields, (EARLIER_STATE, "not exported"))) if earlier else body


def _body(row: Row, channel: str, sent: Instant, workspace: Workspace) -> RecordBody:
    subtype = row.text_or_empty("subtype")
    user, bot = row.id_or_empty("user"), row.id_or_empty("bot_id")
    thread = stamp(row, "thread_ts") if row.values.get("thread_ts") is not None else ""
    spoken = subtype in _SPOKEN
    machine = bool(bot) or not spoken or user in workspace.machines or subtype == "bot_message"
    voice: Voice = "machine" if machine else "person"
    if user and user not in workspace.listed:
        workspace.strangers[user] = _profile_name(row) or workspace.strangers.get(user, "")
    return RecordBody(
        source=NAME,
        kind="system_message" if not spoken else "bot_message" if bot or subtype == "bot_message" else "message",
        thread_id=channel,
        occurred=moment(sent),
        text=text_of(row, workspace.names),
        voice=voice,
        author=Person(handle=f"{NAME}:{user or bot}") if user or bot else NOBODY,
        author_label=row.text_or_empty("username"),
        reply_to=message_id(channel, thread) if thread and thread != row.values.get("ts") else "",
        fields=(*pairs("subtype", [subtype] if subtype != "bot_message" else []), *pairs("attachment", _files(row))),
    )


def _profile_name(row: Row) -> str:
    if not isinstance(row.values.get("user_profile"), dict):
        return ""
    profile = row.row("user_profile")
    return profile.text_or_empty("real_name") or profile.text_or_empty("display_name")


_UNAVAILABLE: Final = "unavailable"


def _files(row: Row) -> Iterator[str]:
    """Names and kinds of the files of a message; of one that is gone, why."""
    for each in _given(row):
        name = each.text_or_empty("name") or each.text_or_empty("title")
        reason = each.text_or_empty("mode") or each.text_or_empty("file_access") or "no name is given"
        yield _called(name, each.text_or_empty("mimetype")) if name else f"{_UNAVAILABLE} ({reason})"


@dataclass(frozen=True, slots=True)
class File:
    """A file of a message: its id, what it is called, its kind."""

    id: str
    name: str
    kind: str


def files(row: Row) -> Iterator[File]:
    """The files of a message that have a name."""
    for each in _given(row):
        if name := each.text_or_empty("name") or each.text_or_empty("title"):
            yield File(each.id_or_empty("id"), name, each.text_or_empty("mimetype"))


def _given(row: Row) -> tuple[Row, ...]:
    return row.rows("files") or ((row.row("file"),) if row.values.get("file") is not None else ())


def file_drafts(file: File, message: Draft, text: str) -> Iterator[Draft]:
    """The words of a file, if it has any, as a record of its own, known with its message."""
    if text.strip() and isinstance(message.body, RecordBody):
        name = f"{message.subject.id}-{file.id}"
        body = replace(
            message.body,
            kind="file",
            text=text,
            reply_to=message.subject.id,
            fields=tuple(pairs("attachment", [_called(file.name, file.kind)])),
        )
        yield replace(message, subject=Subject("record", name), source_id=name, body=body)


def _called(name: str, kind: str) -> str:
    return f"{name} ({kind})" if kind else name


def _changed(row: Row, channel: str, workspace: Workspace) -> Iterator[Draft]:
    """Both texts of a message that was edited: one from when it was sent, one from the edit on."""
    before = _nested(row, "previous_message", "original")
    now = _nested(row, "message") or row
    ts = stamp(now if now is not row or before is None else before, "ts")
    subject = Subject("record", message_id(channel, ts))
    at = _event(row)
    if before is not None:
        yield _state(before, channel, workspace, -1)
    if is_tombstone(now):
        yield _end(row, subject, at)
        return
    known = _edited(now, instant(ts)) if isinstance(now.values.get("edited"), dict) else at
    body = _dated(_body(now, channel, instant(ts), workspace), known)
    workspace.note(channel, known)
    # The message itself, where it stands in the export with all its fields, holds over what the event says of it.
    yield Draft(subject, "edit", NAME, message_id(channel, stamp(row, "ts")), known, "exact", body, row.place, -1)


def _deleted(row: Row, channel: str, workspace: Workspace) -> Iterator[Draft]:
    """The end of a message, and what it said before if the event has it."""
    before = _nested(row, "previous_message", "original")
    if before is not None:
        yield _state(before, channel, workspace, -1)
    named = row.values.get("deleted_ts") is not None or before is None
    ts = stamp(row, "deleted_ts") if named else stamp(before or row, "ts")
    at = _event(row)
    workspace.note(channel, at)
    yield _end(row, Subject("record", message_id(channel, ts)), at)


def _nested(row: Row, *names: str) -> Row | None:
    """The first of these objects that the event has."""
    return next((row.row(name) for name in names if isinstance(row.values.get(name), dict)), None)


def _event(row: Row) -> Instant:
    """When a change happened, which is not when the message was sent."""
    return instant(stamp(row, "event_ts" if row.values.get("event_ts") is not None else "ts"))


def _end(row: Row, subject: Subject, at: Instant) -> Draft:
    channel = subject.id.rpartition("-")[0]
    own = message_id(channel, stamp(row, "ts"))
    return Draft(subject, "end", NAME, own, at, "exact", None, row.place, _AFTER_ALL)


_CHANGES: Final = {"message_changed": _changed, "message_deleted": _deleted}
