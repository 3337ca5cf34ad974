"""Claude's own export: `conversations.json`, one list of conversations with their messages.

A message is known from when it was made, an answer from when its last block was finished. Asking anew makes a branch,
as in `branches`; older exports do not say what a message follows, there it is the one before it. Which project a
conversation belongs to is not in the export and is not guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Basis, Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Format, Item, Part, pairs, titled
from memory_core.sources.branches import before_all, latest_leaf, replaced, times, upwards
from memory_core.sources.container import Container
from memory_core.sources.document import listed_of
from memory_core.sources.formats.claude_text import Piece, attachments, pieces_of
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Unfit

NAME: Final = "claude"


@dataclass(frozen=True, slots=True)
class _Tree:
    """A conversation: its messages, when each was, which say so themselves, and which were left when."""

    id: str
    messages: Mapping[str, Row]
    at: Mapping[str, Instant]
    own: Mapping[str, Instant]
    left: Mapping[str, Instant]


@dataclass(slots=True)
class _Strange:
    """Types of blocks that are not known: how many, and where first."""

    counts: Counter[str] = field(default_factory=Counter)
    first: dict[str, Place] = field(default_factory=dict)

    def note(self, kind: str, place: Place) -> None:
        """One more of a type."""
        self.counts[kind] += 1
        self.first.setdefault(kind, place)

    def rejections(self) -> Iterator[Rejection]:
        """One for each type."""
        for kind, count in sorted(self.counts.items()):
            why = f"{count} blocks of a type that is not known, {kind!r}, were left out"
            yield Rejection(NAME, self.first[kind], why)


def _claims(glance: Glance) -> bool:
    return bool({"chat_messages", "conversations.item.chat_messages"} & glance.keys)


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    strange = _Strange()
    with container.words(part.name) as file:
        for row in listed_of(file, NAME, container.place(part.name), "conversation", "conversations"):
            if isinstance(row, Rejection):
                yield row
            else:
                yield from _conversation(row, context, strange)
    yield from strange.rejections()


def _conversation(row: Row, context: Context, strange: _Strange) -> Iterator[Item]:
    try:
        conversation = row.id("uuid")
        given = row.parts("chat_messages", "message")
        begun = row.time("created_at", context.zone).instant if row.values.get("created_at") is not None else None
        title = row.text_or_empty("name")
    except Unfit as unfit:
        yield row.rejection(unfit)
        return
    messages: dict[str, Row] = {}
    parents: dict[str, str] = {}
    own: dict[str, Instant] = {}
    for each in given:
        if isinstance(each, Rejection):
            yield each
            continue
        try:
            _note(each, context, (messages, parents, own))
        except Unfit as unfit:
            yield each.rejection(unfit)
    at = times(parents, own, begun if begun is not None else before_all(own.values()))
    active = set(upwards(latest_leaf(parents, at), parents))
    tree = _Tree(conversation, messages, at, own, replaced(parents, active, at))
    yield from _drafts(tree, row, title, context, strange)


def _note(row: Row, context: Context, found: tuple[dict[str, Row], dict[str, str], dict[str, Instant]]) -> None:
    """Take a message of the tree. Raises Unfit."""
    messages, parents, own = found
    name = row.id("uuid")
    before = next(reversed(parents), "")
    if row.values.get("created_at") is not None:
        own[name] = row.time("created_at", context.zone).instant
    parents[name] = row.text_or_empty("parent_message_uuid") or before
    messages[name] = row


def _drafts(tree: _Tree, row: Row, title: str, context: Context, strange: _Strange) -> Iterator[Item]:
    taken: list[Draft] = []
    for name, message in tree.messages.items():
        try:
            pieces = pieces_of(message)
            for piece in pieces:
                if piece.strange:
                    strange.note(piece.strange, message.place)
            taken += _message(tree, name, message, pieces, context)
        except Unfit as unfit:
            yield message.rejection(unfit)
    if taken:
        yield from taken
        yield from titled(tree.id, ThreadBody(source=NAME, title=title), taken, row.place)


def _message(tree: _Tree, name: str, row: Row, pieces: tuple[Piece, ...], context: Context) -> list[Draft]:
    """The records of a message, each twice if another branch took its place."""
    if name not in tree.at:
        raise row.unfit("neither the message nor anything in its conversation says when it was")
    known = _finished(row, tree.at[name], context)
    basis: Basis = "exact" if name in tree.own else "inferred"
    attached = tuple(attachments(row))
    sender = row.text("sender")
    found = []
    for piece in pieces:
        if piece.strange or not (piece.text.strip() or (piece.kind == "turn" and attached)):
            continue
        body = RecordBody(
            source=NAME,
            kind=piece.kind,
            thread_id=tree.id,
            occurred=moment(tree.at[name]),
            text=piece.text,
            voice=_voice(sender, piece),
            author_label=sender,
            reply_to=name if piece.name else "",
            fields=(
                *pairs("tool", [piece.tool]),
                *pairs("attachment", attached if piece.kind == "turn" else [piece.title]),
            ),
        )
        record = f"{name}#{piece.name}" if piece.name else name
        draft = Draft(Subject("record", record), "state", NAME, record, known, basis, body, row.place)
        found.append(draft)
        if name in tree.left:
            inactive = replace(body, fields=(*body.fields, ("branch", "inactive")))
            since = max(known, tree.left[name])
            found.append(replace(draft, known_from=since, basis="upper_bound", body=inactive, order=1))
    return found


def _finished(row: Row, made: Instant, context: Context) -> Instant:
    """When the last block of a message had been written."""
    content = row.rows("content") if isinstance(row.values.get("content"), list) else ()
    stops = (each.time("stop_timestamp", context.zone).instant for each in content if each.values.get("stop_timestamp"))
    return max(made, *stops, made)


def _voice(sender: str, piece: Piece) -> Voice:
    if sender != "human":
        return "assistant"
    # What a person attaches need not be their own words.
    return "owner" if piece.kind == "turn" else "machine"


FORMAT: Final = Format(
    name="claude_export",
    source=NAME,
    kinds=("turn", "tool_call", "tool_result", "reasoning", "file"),
    read=_read,
    claims=_claims,
)
