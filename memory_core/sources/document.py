"""JSON documents: a list read element by element, so that memory does not grow with it; one object held whole."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from io import BufferedReader, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Final, Literal

from memory_core.model.entry import Place, Rejection
from memory_core.sources.jsonl import parsed
from memory_core.sources.row import Row

LARGEST: Final = 32 * 1024 * 1024
"""In characters (of an element) or bytes (of a document held whole); anything larger is rejected and never held."""

_CHUNK: Final = 256 * 1024
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
        for line, text in split.feed(chunk):
            number += 1
            yield _element(Place(shown, line), source, text, f"{noun} {number}: ")
    text_of.detach()
    for line, text in split.last():
        yield _element(Place(shown, line), source, text, f"{noun} {number + 1}: ")
    if trouble := split.trouble():
        yield Rejection(source, Place(shown, split.line), trouble)


def _element(place: Place, source: str, text: str | None, part: str) -> Row | Rejection:
    if text is None:
        return Rejection(source, place, f"{part}is larger than 32 MiB")
    if _NOT_UTF8.search(text):
        return Rejection(source, place, f"{part}is not UTF-8 text")
    value = parsed(text)
    if isinstance(value, str):
        return Rejection(source, place, part + value)
    return Row(source, place, value, part)


class _Split:
    """Cuts a JSON list at its own commas, chunk by chunk, by brackets and quotes alone."""

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

    def last(self) -> Iterator[tuple[int, str | None]]:
        """The last element of a list that the file does not end, if the element itself is whole."""
        if self._stage == "within" and self._depth == 1 and not self._in_text:
            yield from self._element()

    def feed(self, chunk: str) -> Iterator[tuple[int, str | None]]:
        """The elements that end in this chunk: line and text, or None for one that is too large."""
        start = self._entry(chunk) if self._stage == "before" else 0
        if self._stage == "within":
            position = start
            while mark := self._mark(chunk, position):
                position = mark.end()
                if self._ends_element(mark.group()):
                    self._keep(chunk[start : mark.start()])
                    yield from self._element()
                    start = position
                if self._depth == 0:
                    self._stage = "after"
                    break
        if self._stage == "within":
            self._keep(chunk[start:])
        elif content := chunk[start:].lstrip():
            if self._stage == "after" and self._wrapped:
                return
            if self._stage == "after":
                self.line += chunk.count("\n", start, len(chunk) - len(content))
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

    def _element(self) -> Iterator[tuple[int, str | None]]:
        if self._piece:
            yield self.line, "".join(self._piece) if self._size <= LARGEST else None
        self.line += self._newlines
        self._piece, self._size, self._newlines = [], 0, 0
