"""ChatGPT: one JSON list of conversations, each with its messages in order; read conversation by conversation.

A title carries no time and may be changed: it is dated at the conversation's start, as the export that ends first gives
it, and again at the last message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Item, Source, drafted, matching, undated
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
    yield from drafted([row], lambda row: _thread(row, conversation, messages, context))
    yield from drafted(messages, lambda message: [_turn(message, conversation, context)])


def _thread(row: Row, conversation: str, messages: Iterable[Row | Rejection], context: Context) -> tuple[Draft, ...]:
    begun = row.time("create_time", context.zone).instant
    latest = max(_times(messages, context), default=begun)
    body = ThreadBody(source=NAME, title=row.text_or_empty("title"))
    subject = Subject("thread", conversation)
    early = Draft(subject, "state", NAME, conversation, begun, "inferred", body, row.place)
    return undated(early, body, max(begun, latest))


def _times(messages: Iterable[Row | Rejection], context: Context) -> Iterator[Instant]:
    for message in messages:
        with suppress(Unfit):
            if isinstance(message, Row):
                yield message.time("create_time", context.zone).instant


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
