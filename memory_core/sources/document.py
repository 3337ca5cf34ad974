"""JSON documents: a list read element by element, so that memory does not grow with it; one object held whole."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple

from memory_core.model.entry import Place, Rejection
from memory_core.sources.jsonl import DECODER, parsed
from memory_core.sources.row import Row

LARGEST: Final = 32 * 1024 * 1024
"""In characters (of an element) or bytes (of a document held whole); anything larger is rejected and never held."""

_CHUNK: Final = 2 * 1024 * 1024
_BLANK: Final = re.compile(r"[ \t\r\n]*")
_OUTSIDE: Final = re.compile(r'["\[\]{},]')
_NESTED: Final = re.compile(r'["\[\]{}]')
_MEMBERS: Final = re.compile(r'["\[\]{},:]')
_INSIDE_TEXT: Final = re.compile(r'["\\]')
_NOT_UTF8: Final = re.compile("[\udc80-\udcff]")
_LONGEST_NAME: Final = 1000
_MOST_FAULTS: Final = 20
"""Objects of a chunk that are read in vain: each costs a look at all of the chunk before it, to say its line."""
_NO_LIST: Final = "this must be one JSON list, and nothing else"


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
    yield from _split(_chunks(file), _Split(), (source, shown, noun))


def listed_of(file: BinaryIO, source: str, shown: str, noun: str, within: str) -> Iterator[Row | Rejection]:
    """As `elements_of`, where the list may also stand under the name `within` of an object, or be that one element.

    Only a member of the outermost object counts, wherever in it the name stands; the others are read past.
    """
    around, chunks, line = _Around(within), _chunks(file), 1
    held: list[str] = []
    size = 0
    for chunk in chunks:
        place = around.begin_of_list(chunk)
        if place is not None:
            split = _Split(line + chunk.count("\n", 0, place), around if around.depth else None)
            yield from _split(chain((chunk[place:],), chunks), split, (source, shown, noun))
            return
        line += chunk.count("\n")
        size += len(chunk)
        held.append(chunk)
        if size > LARGEST:
            held.clear()
    value = "the file is larger than 32 MiB" if size > LARGEST else _object("".join(held))
    yield Row(source, Place(shown), value) if isinstance(value, dict) else Rejection(source, Place(shown), value)


def _object(text: str) -> dict[str, object] | str:
    """The object that a text is, or what is wrong with it."""
    content = text.strip()
    if not content.startswith("{"):
        return _NO_LIST if content else "the file is empty"
    return "the file is not UTF-8 text" if _NOT_UTF8.search(text) else parsed(text)


def _chunks(file: BinaryIO) -> Iterator[str]:
    text_of = TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        while chunk := text_of.read(_CHUNK):
            yield chunk
    finally:
        # Who breaks off may have closed the file before.
        if not file.closed:
            text_of.detach()


def _split(chunks: Iterable[str], split: _Split, about: tuple[str, str, str]) -> Iterator[Row | Rejection]:
    source, shown, noun = about
    number = 0
    for chunk in chunks:
        for piece in split.feed(chunk):
            number += 1
            yield _element(Place(shown, piece.line), source, piece, f"{noun} {number}: ")
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


class _Nesting:
    """How deep a place of a JSON text lies, told by its brackets and quotes alone, chunk by chunk."""

    def __init__(self) -> None:
        self.depth = 0
        self.in_text = False
        self._escaped = False

    def mark(self, chunk: str, position: int, form: re.Pattern[str]) -> re.Match[str] | None:
        """What comes next that matters: `form` says what does outside of a text."""
        if self._escaped and position < len(chunk):
            self._escaped = False
            position += 1
        return (_INSIDE_TEXT if self.in_text else form).search(chunk, position)

    def passes(self, mark: str) -> None:
        """Goes past what `mark` found."""
        if mark == "\\":
            self._escaped = True
        elif mark == '"':
            self.in_text = not self.in_text
        elif mark in "[{":
            self.depth += 1
        elif mark in "]}":
            self.depth -= 1


class _Around:
    """The object around a list, of which only the names of its members and its end are of interest."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._nesting = _Nesting()
        self._stage: Literal["before", "within", "after", "lost"] = "before"
        self._text = ""
        self._named = False

    @property
    def depth(self) -> int:
        """0 where there is no object around."""
        return self._nesting.depth

    def begin_of_list(self, chunk: str) -> int | None:
        """Where in this chunk the list begins; None when it does not. Not to be asked again once it was found."""
        content = chunk.lstrip()
        if self._stage == "before" and content:
            if content.startswith("["):
                return len(chunk) - len(content)
            self._stage = "within" if content.startswith("{") else "lost"
        return self._pass(chunk) if self._stage == "within" else None

    def follow(self, chunk: str) -> None:
        """Reads what stands behind the list."""
        self._name = ""
        if self._stage == "within":
            self._pass(chunk)
        elif chunk.strip():
            self._stage = "lost"

    def trouble(self) -> str:
        """What is wrong behind the list, once all was read; "" when nothing is."""
        return {"within": "the file ends before the object around its list does", "lost": _NO_LIST}.get(self._stage, "")

    def _pass(self, chunk: str) -> int | None:
        nesting, position, start = self._nesting, 0, 0
        while mark := nesting.mark(chunk, position, _MEMBERS if nesting.depth == 1 else _NESTED):
            position, symbol = mark.end(), mark.group()
            if symbol == "[" and self._named:
                return mark.start()
            nesting.passes(symbol)
            if nesting.depth == 0:
                self._stage = "lost" if chunk[position:].strip() else "after"
                return None
            if nesting.depth == 1 and symbol == '"':
                self._text = "" if nesting.in_text else self._text + chunk[start : mark.start()]
                start = position
            if symbol != "\\":
                self._named = symbol == ":" and self._is_name()
        if nesting.in_text and nesting.depth == 1:
            self._text = (self._text + chunk[start:])[:_LONGEST_NAME]
        return None

    def _is_name(self) -> bool:
        return bool(self._name) and parsed(f'{{"{self._text}": 0}}') == {self._name: 0}


class _Split:
    """Cuts a JSON list at its own commas, chunk by chunk.

    An object that lies in a chunk as a whole is read where it stands, which tells where it ends; everything else is
    cut by brackets and quotes alone. Both find the same elements.
    """

    def __init__(self, line: int = 1, around: _Around | None = None) -> None:
        self.line = line
        self._around = around
        self._nesting = _Nesting()
        self._stage: Literal["before", "within", "after", "lost"] = "before"
        self._piece: list[str] = []
        self._size = 0
        self._newlines = 0
        self._faults = 0

    def trouble(self) -> str:
        """What is wrong with the list as a whole, once everything is fed; "" when nothing is."""
        cut = "within an element" if self._nesting.depth > 1 or self._nesting.in_text else "before its list does"
        return {
            "before": "the file is empty",
            "within": f"the file ends {cut}",
            "after": self._around.trouble() if self._around else "",
            "lost": _NO_LIST,
        }[self._stage]

    def last(self) -> Iterator[_Piece]:
        """The last element of a list that the file does not end, if the element itself is whole."""
        if self._stage == "within" and self._nesting.depth == 1 and not self._nesting.in_text:
            yield from self._element()

    def feed(self, chunk: str) -> Iterator[_Piece]:
        """The elements that end in this chunk."""
        start = self._entry(chunk) if self._stage == "before" else 0
        position = start
        self._faults = 0
        while self._stage == "within":
            if start == position and (found := self._object(chunk, start)):
                yield found
                start = position = position + found.size
            form = _OUTSIDE if self._nesting.depth == 1 else _NESTED
            if not (mark := self._nesting.mark(chunk, position, form)):
                break
            position = mark.end()
            self._nesting.passes(mark.group())
            if self._nesting.depth == 0 or mark.group() == ",":
                self._keep(chunk[start : mark.start()])
                yield from self._element()
                start = position
            if self._nesting.depth == 0:
                self._stage = "after"
        if self._stage == "within":
            self._keep(chunk[start:])
        else:
            self._behind(chunk[start:])

    def _behind(self, rest: str) -> None:
        """Reads what stands behind the list, or in place of one."""
        if self._around:
            self.line += rest.count("\n")
            self._around.follow(rest)
            return
        content = rest.lstrip()
        if self._stage == "after":
            self.line += rest.count("\n", 0, len(rest) - len(content))
        if content:
            self._stage = "lost"

    def _entry(self, chunk: str) -> int:
        """Where the list's content begins in the first chunk that is not blank."""
        content = chunk.lstrip()
        start = len(chunk) - len(content)
        self.line += chunk.count("\n", 0, start)
        if content.startswith("["):
            self._stage, self._nesting.depth = "within", 1
            return start + 1
        return start

    def _object(self, chunk: str, start: int) -> _Piece | None:
        """The element that begins at `start`, if all of it and what ends it lie in the chunk and nothing is wrong."""
        if self._nesting.depth > 1 or self._nesting.in_text or self._piece or self._faults > _MOST_FAULTS:
            return None
        begin = _past_blanks(chunk, start)
        if not chunk.startswith("{", begin):
            return None
        try:
            value, end = DECODER.raw_decode(chunk, begin)
        except (ValueError, RecursionError):
            self._faults += 1
            return None
        end = _past_blanks(chunk, end)
        if end - begin > LARGEST or not chunk.startswith((",", "]"), end):
            return None
        line = self.line + chunk.count("\n", start, begin)
        self.line = line + chunk.count("\n", begin, end)
        return _Piece(line, chunk[begin:end], value, end - start)

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
