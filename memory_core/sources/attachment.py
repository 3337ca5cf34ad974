"""The words of a file that hangs on a message, where they are plain enough to be read without running anything.

Text, Markdown, tables and HTML are read, to a limit; everything else keeps its name and kind and no more.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from memory_core.sources.container import Container
from memory_core.sources.mail_header import decoded
from memory_core.sources.markup import words

LARGEST: Final = 1024 * 1024
"""In bytes; what comes after them is left out."""

_PLAIN: Final = frozenset(".txt .md .markdown .csv .tsv .log .rst .org .srt .vtt .ics .text".split())
_HTML: Final = frozenset(".html .htm".split())


def words_of(container: Container, name: str, title: str = "") -> str:
    """What a part says; "" where it is no text, or holds none. Raises Unreadable.

    `title` is what the file is called, where the part itself has another name.
    """
    if not is_readable(title or name):
        return ""
    with container.words(name) as file:
        return words_in(file.read(LARGEST), title or name)


def is_readable(title: str) -> bool:
    """Whether a file of this name is text."""
    return PurePosixPath(title).suffix.lower() in _PLAIN | _HTML


def words_in(content: bytes, title: str, charset: str = "utf-8") -> str:
    """As `words_of`, of a file that is held already."""
    held = content[:LARGEST]
    if not is_readable(title) or (b"\0" in held[:1024] and not charset.lower().startswith("utf-16")):
        return ""
    text = decoded(held, charset).text.removeprefix("\ufeff")
    return words(text) if PurePosixPath(title).suffix.lower() in _HTML else text
