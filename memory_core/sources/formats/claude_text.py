"""The words of a message in Claude's export: blocks of several types, or one text, never both twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from memory_core.sources.attachment import LARGEST
from memory_core.sources.excerpt import called, excerpt
from memory_core.sources.row import Row

_SILENT: Final = frozenset(("token_budget", "flag", "image"))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a message: its kind as a record, its words; its name in the message ("" is the message itself).

    `strange` is the type of a block that is not known; such a piece has no words.
    """

    kind: str
    text: str
    name: str = ""
    tool: str = ""
    title: str = ""
    strange: str = ""


def pieces_of(message: Row) -> tuple[Piece, ...]:
    """All pieces: what was said first, then what led to it, in order. Raises Unfit."""
    content = message.rows("content") if message.values.get("content") is not None else ()
    said: list[str] = []
    others: list[Piece] = []
    for number, block in enumerate(content):
        for piece in _block(block, str(number)):
            if piece.name:
                others.append(piece)
            else:
                said.append(piece.text)
    text = "\n".join(said) if any(each.strip() for each in said) else message.text_or_empty("text")
    return (Piece("turn", text), *others, *_files(message))


def _block(block: Row, name: str) -> Iterator[Piece]:
    kind = block.text("type")
    match kind:
        case "text" | "voice_note":
            yield Piece("turn", block.text_or_empty("text"))
        case "thinking":
            yield Piece("reasoning", block.text_or_empty("thinking"), name)
        case "tool_use":
            tool = block.text("name")
            yield Piece("tool_call", called(tool, block.values.get("input")), name, tool)
        case "tool_result":
            yield Piece("tool_result", excerpt(_result(block.values.get("content"))), name, block.text_or_empty("name"))
        case _ if kind not in _SILENT:
            yield Piece("turn", "", name, strange=kind[:40])
        case _:
            pass


def _result(content: object) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else []
    texts = (part.get("text") for part in parts if isinstance(part, dict))
    return "\n".join(text for text in texts if isinstance(text, str))


def _files(message: Row) -> Iterator[Piece]:
    """What was attached as text, which the export holds in full."""
    for number, each in enumerate(message.rows("attachments")):
        title = each.text_or_empty("file_name")
        yield Piece("file", each.text_or_empty("extracted_content")[:LARGEST], f"attachment{number}", title=title)


def attachments(message: Row) -> Iterator[str]:
    """Names and kinds of what hangs on a message."""
    for each in (*message.rows("attachments"), *message.rows("files"), *message.rows("files_v2")):
        name, kind = each.text_or_empty("file_name"), each.text_or_empty("file_type")
        yield f"{name} ({kind})" if name and kind else name or kind
