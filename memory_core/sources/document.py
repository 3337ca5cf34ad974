"""JSON documents: a list read element by element, so that memory does not grow with it; one object held whole."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from io import BufferedReader, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple

from memory_core.model.entry import Place, Rejection
from memory_core.sources.jsonl import DECODER, parsed
from memory_core.sources.row import Row

LARGEST: Final = 32 * 1024 * 1024
"""In characters (of an element) or bytes (of a document held whole); anything larger is rejected and never held."""

_CHUNK: Final = 512 * 1024
_BLANK: Final = re.compile(r"[ \t\r\n]*")
_OUTSIDE: Final = re.compile(r'["\[\]{},]')
_NESTED: Final = re.compile(r'["\[\]{}]')
_INSIDE_TEXT: Final = re.compile(r'["\\]')
_NOT_UTF8: Final = re.compile("[\udc80-\udcff]")


def whole(path: Path, source: str, shown: str) -> Row | Rejection:
    """The object that a file holds. Raises OSError."""
    with path.open("rb") as file:
        return whole_of(file, source, shown)


def whole_of(file: BinaryIO, source: str, shown: str) -> Row | Rejection:
    """As `whole`, of a file that is open already."""
    held = file.read(LARGEST + 1)
    value = "the file is larger than 32 MiB" if len(held) > LARGEST else parsed(held.removeprefix(BOM_UTF8))
    return Row(source, Place(shown), value) if isinstance(value, dict) else Rejection(source, Place(shown), value)


def elements(path: Path, source: str, shown: str, noun: str) -> Iterator[Row | Rejection]:
    """One item for every element of the list that a file holds, each with its line; `noun` and number say which.

    A malformed element costs only itself, as long as its brackets and quotes are balanced. Raises OSError.
    """
    with path.open("rb") as file:
        yield from elements_of(file, source, shown, noun)


def elements_of(file: BinaryIO, source: str, shown: str, noun: str) -> Iterator[Row | Rejection]:
    """As `elements`, of a file that is open already."""
    yield from _split(file, _Split(), (source, shown, noun))


def listed_of(file: BufferedReader, source: str, shown: str, noun: str, within: str) -> Iterator[Row | Rejection]:
    """As `elements_of`, where the list may also stand under the name `within` of an object, or be that one element."""
    head = file.peek(1)
    start = head.removeprefix(BOM_UTF8).lstrip()[:1]
    wrapped = re.search(rb'"%s"\s*:\s*(?=\[)' % re.escape(within.encode()), head) if start == b"{" else None
    if wrapped:
        line = 1 + file.read(wrapped.end()).count(b"\n")
        yield from _split(file, _Split(line, wrapped=True), (source, shown, noun))
    elif start == b"{":
        yield whole_of(file, source, shown)
    else:
        yield from elements_of(file, source, shown, noun)


def _split(file: BinaryIO, split: _Split, about: tuple[str, str, str]) -> Iterator[Row | Rejection]:
    source, shown, noun = about
    number = 0
    text_of = TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    while chunk := text_of.read(_CHUNK):
        for piece in split.feed(chunk):
            number += 1
            yield _element(Place(shown, piece.line), source, piece, f"{noun} {number}: ")
    text_of.detach()
    for piece in split.last():
        yield _element(Place(shown, piece.line), source, piece, f"{noun} {number + 1}: ")
    if trouble := split.trouble():
        yield Rejection(source, Place(shown, split.line), trouble)


class _Piece(NamedTuple):
    """An element: its line, its text (None when it is too large); if it was read already, its value and its size.

    The size is that of all that was read, blanks before it included.
    """

    line: int
    text: str | None
    value: dict[str, object] | None = None
    size: int = 0


def _past_blanks(chunk: str, start: int) -> int:
    blanks = _BLANK.match(chunk, start)
    return blanks.end() if blanks else start


def _element(place: Place, source: str, piece: _Piece, part: str) -> Row | Rejection:
    if piece.text is None:
        return Rejection(source, place, f"{part}is larger than 32 MiB")
    if _NOT_UTF8.search(piece.text):
        return Rejection(source, place, f"{part}is not UTF-8 text")
    value = parsed(piece.text) if piece.value is None else piece.value
    if isinstance(value, str):
        return Rejection(source, place, part + value)
    return Row(source, place, value, part)


class _Split:
    """Cuts a JSON list at its own commas, chunk by chunk.

    An object that lies in a chunk as a whole is read where it stands, which tells where it ends; everything else is
    cut by brackets and quotes alone. Both find the same elements.
    """

    def __init__(self, line: int = 1, *, wrapped: bool = False) -> None:
        self.line = line
        self._wrapped = wrapped
        self._depth = 0
        self._stage: Literal["before", "within", "after", "lost"] = "before"
        self._in_text = False
        self._escaped = False
        self._piece: list[str] = []
        self._size = 0
        self._newlines = 0

    def trouble(self) -> str:
        """What is wrong with the list as a whole, once everything is fed; "" when nothing is."""
        cut = "within an element" if self._depth > 1 or self._in_text else "before its list does"
        return {
            "before": "the file is empty",
            "within": f"the file ends {cut}",
            "after": "",
            "lost": "this must be one JSON list, and nothing else",
        }[self._stage]

    def last(self) -> Iterator[_Piece]:
        """The last element of a list that the file does not end, if the element itself is whole."""
        if self._stage == "within" and self._depth == 1 and not self._in_text:
            yield from self._element()

    def feed(self, chunk: str) -> Iterator[_Piece]:
        """The elements that end in this chunk."""
        start = self._entry(chunk) if self._stage == "before" else 0
        position = start
        while self._stage == "within":
            if start == position and (found := self._object(chunk, start)):
                yield found
                start = position = position + found.size
            if not (mark := self._mark(chunk, position)):
                break
            position = mark.end()
            if self._ends_element(mark.group()):
                self._keep(chunk[start : mark.start()])
                yield from self._element()
                start = position
            if self._depth == 0:
                self._stage = "after"
        if self._stage == "within":
            self._keep(chunk[start:])
            return
        rest = chunk[start:]
        content = rest.lstrip()
        if self._stage == "after":
            self.line += rest.count("\n", 0, len(rest) - len(content))
        if content and not (self._stage == "after" and self._wrapped):
            self._stage = "lost"

    def _entry(self, chunk: str) -> int:
        """Where the list's content begins in the first chunk that is not blank."""
        content = chunk.lstrip()
        start = len(chunk) - len(content)
        self.line += chunk.count("\n", 0, start)
        if content.startswith("["):
            self._stage, self._depth = "within", 1
            return start + 1
        return start

    def _object(self, chunk: str, start: int) -> _Piece | None:
        """The element that begins at `start`, if all of it and what ends it lie in the chunk and nothing is wrong."""
        if self._depth > 1 or self._in_text or self._piece:
            return None
        begin = _past_blanks(chunk, start)
        if not chunk.startswith("{", begin):
            return None
        try:
            value, end = DECODER.raw_decode(chunk, begin)
        except (ValueError, RecursionError):
            return None
        end = _past_blanks(chunk, end)
        if end - begin > LARGEST or not chunk.startswith((",", "]"), end):
            return None
        line = self.line + chunk.count("\n", start, begin)
        self.line = line + chunk.count("\n", begin, end)
        return _Piece(line, chunk[begin:end], value, end - start)

    def _mark(self, chunk: str, position: int) -> re.Match[str] | None:
        if self._escaped and position < len(chunk):
            self._escaped = False
            position += 1
        form = _INSIDE_TEXT if self._in_text else _OUTSIDE if self._depth == 1 else _NESTED
        return form.search(chunk, position)

    def _ends_element(self, mark: str) -> bool:
        if mark == "\\":
            self._escaped = True
        elif mark == '"':
            self._in_text = not self._in_text
        elif mark in "[{":
            self._depth += 1
        elif mark in "]}":
            self._depth -= 1
        return self._depth == 0 or mark == ","

    def _keep(self, text: str) -> None:
        if not self._piece:
            content = text.lstrip()
            self.line += text.count("\n", 0, len(text) - len(content))
            text = content
        if text:
            self._size += len(text)
            self._newlines += text.count("\n")
            self._piece.append(text if self._size <= LARGEST else "")

    def _element(self) -> Iterator[_Piece]:
        if self._piece:
            yield _Piece(self.line, "".join(self._piece) if self._size <= LARGEST else None)
        self.line += self._newlines
        self._piece, self._size, self._newlines = [], 0, 0
