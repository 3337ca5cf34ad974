"""The words of a file that hangs on a message, where they are plain enough to be read without running anything.

Text, Markdown, tables and HTML are read, to a limit; everything else keeps its name and kind and no more.
"""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import PurePosixPath
from typing import Final

from memory_core.sources.container import Container

LARGEST: Final = 1024 * 1024
"""In bytes; what comes after them is left out."""

_PLAIN: Final = frozenset(".txt .md .markdown .csv .tsv .log .rst .org .srt .vtt .ics .text".split())
_HTML: Final = frozenset(".html .htm".split())
_SILENT: Final = frozenset(("script", "style", "head", "template", "noscript"))


def words_of(container: Container, name: str, title: str = "") -> str:
    """What a part says; "" where it is no text, or holds none. Raises Unreadable.

    `title` is what the file is called, where the part itself has another name.
    """
    ending = PurePosixPath(title or name).suffix.lower()
    if ending not in _PLAIN | _HTML:
        return ""
    with container.words(name) as file:
        held = file.read(LARGEST)
    if b"\0" in held[:1024]:
        return ""
    text = held.decode("utf-8-sig", errors="replace")
    return _visible(text) if ending in _HTML else text


def _visible(html: str) -> str:
    reader = _Visible()
    reader.feed(html)
    reader.close()
    return "\n".join(filter(None, (" ".join(line.split()) for line in "".join(reader.found).splitlines())))


class _Visible(HTMLParser):
    """Collects what a reader of a page sees."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self._silent += tag in _SILENT
        self.found.append("\n" if tag in _BREAKS else "")

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in _SILENT and self._silent > 0
        self.found.append("\n" if tag in _BREAKS else "")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.found.append(data)


_BREAKS: Final = frozenset("br p div li tr h1 h2 h3 h4 h5 h6 table ul ol pre blockquote".split())
