"""ChatGPT: one JSON list of conversations, each with its messages in order; read conversation by conversation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection, Subject
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Item, Source, drafted, matching
from memory_core.sources.document import elements
from memory_core.sources.row import Row, Unfit

NAME: Final = "chatgpt"


def _read(path: Path, context: Context) -> Iterator[Item]:
    for row in elements(path, NAME, context.shown(path), "conversation"):
        if isinstance(row, Rejection):
            yield row
        else:
            yield from _conversation(row, context)


def _conversation(row: Row, context: Context) -> Iterator[Item]:
    try:
        conversation = row.id("id")
        messages = row.parts("messages", "message")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    yield from drafted([row], lambda row: [_thread(row, conversation, context)])
    yield from drafted(messages, lambda message: [_turn(message, conversation, context)])


def _thread(row: Row, conversation: str, context: Context) -> Draft:
    at = row.time("create_time", context.zone)
    body = ThreadBody(source=NAME, title=row.text_or_empty("title"))
    return Draft(Subject("thread", conversation), "state", NAME, conversation, at.instant, "inferred", body, row.place)


def _turn(row: Row, conversation: str, context: Context) -> Draft:
    name = row.id("id")
    at = row.time("create_time", context.zone)
    role = row.text("role")
    body = RecordBody(
        source=NAME,
        kind="turn",
        thread_id=conversation,
        occurred=moment(at.instant),
        text=row.text("content"),
        voice="owner" if role == "user" else "assistant",
        author_label=role,
    )
    return Draft(Subject("record", name), "state", NAME, name, at.instant, at.basis, body, row.place)


SOURCE: Final = Source(NAME, ("turn",), matching("connectors/chatgpt/conversations.json"), _read)
