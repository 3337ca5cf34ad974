"""ChatGPT's own export: `conversations.json`, whole or in numbered pieces, each conversation a tree of messages.

A message is known from when it was made, or last changed. Where it carries no time it takes that of the nearest message
before it, a microsecond later, so that the order holds. Asking again or anew makes a branch: what the last message does
not descend from was seen all the same; from the first message that took its place on it carries `branch: inactive`.
A conversation that was deleted is simply not in the export, which says nothing about when.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Basis, Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.attachment import words_of
from memory_core.sources.base import Context, Format, Item, Part, pairs, titled
from memory_core.sources.branches import before_all, latest_leaf, replaced, times, upwards
from memory_core.sources.container import Container
from memory_core.sources.document import listed_of
from memory_core.sources.formats.chatgpt_text import Words, uploaded, words
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Unfit

NAME: Final = "chatgpt"
_UPLOAD: Final = re.compile(r"file[-_][A-Za-z0-9]+")


@dataclass(frozen=True, slots=True)
class _Tree:
    """A conversation: its messages by node, when each was, which have a time of their own, and which were left when."""

    id: str
    messages: Mapping[str, Row]
    at: Mapping[str, Instant]
    dated: Collection[str]
    left: Mapping[str, Instant]


@dataclass(frozen=True, slots=True)
class _Uploads:
    """The files of an export that were sent along with messages: their parts by the beginning of the name, the id."""

    container: Container
    parts: Mapping[str, str]

    def items(self, message: Row, stated: tuple[Draft, ...]) -> Iterator[Item]:
        """The words of the files of a message, as records of their own; one that cannot be read costs only itself."""
        for file, name in uploaded(message) if self.parts and stated else ():
            part = self.parts.get(file, "")
            try:
                text = words_of(self.container, part, name) if part else ""
            except OSError as error:
                why = f"the file cannot be read: {error.strerror}"
                yield Rejection(NAME, Place(self.container.place(part)), why)
                continue
            body = stated[0].body
            if text.strip() and isinstance(body, RecordBody):
                record = f"{stated[0].subject.id}-{file}"
                told = tuple(pairs("attachment", [name]))
                own = replace(body, kind="file", text=text, voice="machine", reply_to=stated[0].subject.id, fields=told)
                yield replace(stated[0], subject=Subject("record", record), source_id=record, body=own)


def _uploads(container: Container) -> dict[str, str]:
    """Parts by the id of a file that their name begins with."""
    found = {}
    for name in container.names():
        if match := _UPLOAD.match(name.rpartition("/")[2]):
            found[match.group()] = name
    return found


def _claims(glance: Glance) -> bool:
    return bool({"mapping", "conversations.item.mapping"} & glance.keys)


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    beside = _Uploads(container, _uploads(container))
    with container.words(part.name) as file:
        rows = listed_of(file, NAME, container.place(part.name), "conversation", "conversations")
        for row in context.cursor.rows(rows):
            if isinstance(row, Rejection):
                yield row
            else:
                yield from _conversation(row, beside)


def _conversation(row: Row, beside: _Uploads) -> Iterator[Item]:
    try:
        conversation = row.id_or_empty("conversation_id") or row.id("id")
        mapping = row.row("mapping")
        begun = row.epoch("create_time")
        title = row.text_or_empty("title")
        current = row.text_or_empty("current_node")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    messages: dict[str, Row] = {}
    parents: dict[str, str] = {}
    own: dict[str, Instant] = {}
    for name, value in mapping.values.items():
        try:
            _note(name, value, mapping, (messages, parents, own))
        except Unfit as unfit:
            yield mapping.rejection(unfit)
    at = times(parents, own, begun if begun is not None else before_all(own.values()))
    active = set(upwards(current if current in parents else latest_leaf(parents, at), parents))
    tree = _Tree(conversation, messages, at, own, replaced(parents, active, at))
    yield from _drafts(tree, title, row, beside)


def _note(
    name: str, value: object, mapping: Row, found: tuple[dict[str, Row], dict[str, str], dict[str, Instant]]
) -> None:
    """Take a node of the tree; one without a message only joins others."""
    messages, parents, own = found
    if not isinstance(value, dict):
        raise mapping.unfit("a node must be an object")
    node = Row(mapping.source, mapping.place, value, f"{mapping.part}node: ")
    parents[name] = node.text_or_empty("parent")
    if node.values.get("message") is not None:
        message = node.row("message")
        if (at := message.epoch("create_time")) is not None:
            own[name] = at
        messages[name] = message


def _drafts(tree: _Tree, title: str, row: Row, beside: _Uploads) -> Iterator[Item]:
    taken: list[Draft] = []
    for name, message in tree.messages.items():
        try:
            stated = _message(tree, name, message)
            taken += stated
            yield from beside.items(message, stated)
        except Unfit as unfit:
            yield message.rejection(unfit)
    if taken:
        yield from taken
        yield from titled(tree.id, ThreadBody(source=NAME, title=title), taken, row.place)


def _message(tree: _Tree, node: str, row: Row) -> tuple[Draft, ...]:
    """What is stated of a message: nothing if it is empty, twice if another branch took its place."""
    found = words(row)
    if not found.text.strip() and not found.attachments:
        return ()
    if node not in tree.at:
        raise row.unfit("neither the message nor anything in its conversation says when it was")
    known = max(tree.at[node], row.epoch("update_time") or tree.at[node])
    name = row.id_or_empty("id") or f"{tree.id}#{node}"
    body = _body(tree.id, found, tree.at[node])
    basis: Basis = "exact" if node in tree.dated else "inferred"
    draft = Draft(Subject("record", name), "state", NAME, name, known, basis, body, row.place)
    if node not in tree.left:
        return (draft,)
    inactive = replace(body, fields=(*body.fields, ("branch", "inactive")))
    return draft, replace(draft, known_from=max(known, tree.left[node]), basis="upper_bound", body=inactive, order=1)


def _body(conversation: str, found: Words, made: Instant) -> RecordBody:
    voice: Voice = "owner" if found.role == "user" and found.kind == "turn" else "assistant"
    return RecordBody(
        source=NAME,
        kind=found.kind,
        thread_id=conversation,
        occurred=moment(made),
        text=found.text,
        voice="machine" if found.kind == "context" else voice,
        author_label=found.role,
        fields=(
            *pairs("tool", [found.tool]),
            *pairs("model", [found.model]),
            *pairs("attachment", found.attachments),
        ),
    )


FORMAT: Final = Format(
    name="chatgpt_export",
    source=NAME,
    kinds=("turn", "tool_call", "reasoning", "context", "file"),
    read=_read,
    claims=_claims,
)
