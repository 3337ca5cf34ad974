"""The words of a file that hangs on a message, where they can be read without running anything of it.

Text, Markdown, tables, HTML, and PDF where its extra is installed, are read to a limit; everything else keeps its name
and kind and no more.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from memory_core.sources import pdf
from memory_core.sources.container import Container
from memory_core.sources.mail_header import decoded
from memory_core.sources.markup import words

LARGEST: Final = 1024 * 1024
"""In bytes, of a text; what comes after them is left out."""

_PLAIN: Final = frozenset(".txt .md .markdown .csv .tsv .log .rst .org .srt .vtt .ics .text".split())
_HTML: Final = frozenset(".html .htm".split())
_PDF: Final = frozenset([".pdf"] if pdf.INSTALLED else [])
READABLE: Final = _PLAIN | _HTML | _PDF
"""Endings of the names of files that are read."""


def words_of(container: Container, name: str, title: str = "") -> str:
    """What a part says; "" where it is no text, or holds none. Raises Unreadable.

    `title` is what the file is called, where the part itself has another name.
    """
    title = title or name
    if not is_readable(title):
        return ""
    # Long base64 is no words, but may be part of a PDF.
    with container.open(name) if is_pdf(title) else container.words(name) as file:
        return words_in(file.read(pdf.LARGEST + 1 if is_pdf(title) else LARGEST), title)


def is_readable(title: str) -> bool:
    """Whether the words of a file of this name are read."""
    return _ending(title) in READABLE


def is_pdf(title: str) -> bool:
    """Whether a file of this name is a PDF, and can be read."""
    return _ending(title) in _PDF


def words_in(content: bytes, title: str, charset: str = "utf-8") -> str:
    """As `words_of`, of a file that is held already. Raises Unreadable."""
    if is_pdf(title):
        return pdf.words(content)
    held = content[:LARGEST]
    if not is_readable(title) or (b"\0" in held[:1024] and not charset.lower().startswith("utf-16")):
        return ""
    text = decoded(held, charset).text.removeprefix("\ufeff")
    return words(text) if _ending(title) in _HTML else text


def _ending(title: str) -> str:
    return PurePosixPath(title).suffix.lower()
