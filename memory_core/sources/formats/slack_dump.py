"""What `slackdump dump` writes: a file a conversation, the replies inside their root, and nobody's name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import ijson

from memory_core.model.entry import Draft, Place, Rejection
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.container import Container
from memory_core.sources.document import listed_of
from memory_core.sources.formats.slack_export import Channel, Lists, ending, workspace_of
from memory_core.sources.formats.slack_message import NAME, Workspace, drafts, grave, is_tombstone
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Unfit

_REPLIES: Final = "slackdump_thread_replies"
_ABOUT: Final = frozenset(("channel_id", "name"))
_DEEPER: Final = {"start_map": 1, "start_array": 1, "end_map": -1, "end_array": -1}


def _claims(glance: Glance) -> bool:
    return "messages.item.ts" in glance.keys and not glance.is_list


def _read(container: Container, part: Part, _: Context) -> Iterator[Item]:
    place = Place(container.place(part.name))
    about = Row(NAME, place, _about(container, part.name))
    try:
        channel, title = about.id("channel_id"), about.text_or_empty("name")
    except Unfit as unfit:
        yield about.rejection(unfit)
        return
    lists = Lists(channels={channel: Channel(channel, title or channel, "", (), place)})
    workspace = workspace_of(lists)
    graves: list[Draft] = []
    with container.words(part.name) as file:
        for row in listed_of(file, NAME, place.path, "message", "messages"):
            if isinstance(row, Rejection):
                yield row
            else:
                yield from _messages(row, channel, workspace, graves)
    yield from ending(lists, workspace, graves)


def _about(container: Container, name: str) -> dict[str, object]:
    """Which conversation it is; the names may stand behind all messages."""
    found: dict[str, object] = {}
    depth, key = 0, ""
    try:
        with container.words(name) as file:
            for event, value in ijson.basic_parse(file, use_float=True):
                depth += _DEEPER.get(event, 0)
                if event == "map_key" and depth == 1:
                    key = value
                elif event == "string" and depth == 1 and key in _ABOUT:
                    found[key] = value
    except (ijson.JSONError, ArithmeticError, ValueError, RecursionError):
        return found
    return found


def _messages(row: Row, channel: str, workspace: Workspace, graves: list[Draft]) -> Iterator[Item]:
    """A message and the replies inside it, each to stand or fall alone."""
    try:
        if is_tombstone(row):
            graves.append(grave(row, channel))
        else:
            yield from tuple(drafts(row, channel, workspace))
        replies = row.parts(_REPLIES, "reply") if row.values.get(_REPLIES) is not None else ()
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    for reply in replies:
        if isinstance(reply, Rejection):
            yield reply
        else:
            yield from _messages(reply, channel, workspace, graves)


FORMAT: Final = Format(
    name="slack_dump",
    source=NAME,
    kinds=("message", "bot_message", "system_message"),
    read=_read,
    claims=_claims,
    passes=2,
)
