"""A look at the beginning of a part, by which formats recognise what it is: never by its name alone."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import Final

import ijson

from memory_core.sources.container import Container

HEAD: Final = 256 * 1024
"""Bytes that are looked at."""
_FIRST: Final = 16 * 1024
"""Bytes that are looked at of what turns out to be no text."""

_BEYOND_MEASURE: Final = re.compile(rb"(?<![eE\d])\d{19,}|(?<=[eE])[+-]?\d{3,}")
"""Whole numbers and exponents that the parser cannot hold: it gives up at them, or falls over."""


@dataclass(frozen=True)
class Glance:
    """A part's name, its first bytes (decompressed), and whether these are all of it.

    `error` says why it could not be opened; then `head` is empty.
    """

    name: str
    head: bytes
    complete: bool = True
    error: str = ""

    @cached_property
    def text(self) -> str:
        """The first bytes as text, whatever they are."""
        return self.head.removeprefix(BOM_UTF8).decode(errors="replace")

    @cached_property
    def lines(self) -> tuple[dict[str, object], ...]:
        """The JSON objects among the first lines, each on a line of its own; a line that is cut off is left out."""
        lines = self.text.split("\n")
        whole = lines if self.complete else lines[:-1]
        return tuple(found for line in whole[:40] if isinstance(found := _parsed(line), dict))

    @cached_property
    def keys(self) -> frozenset[str]:
        """The names in the JSON object that the part is, or in the first object of the list that it is; else none.

        Those of a wrapped list stand there as `conversations.item.mapping`.
        """
        return frozenset(_keys(self.head.removeprefix(BOM_UTF8)))

    @property
    def is_list(self) -> bool:
        """Whether it begins like a JSON list."""
        return self.text.lstrip()[:1] == "["


def glance(container: Container, name: str) -> Glance:
    """Look at a part; one that cannot be opened gives an error."""
    try:
        with container.open(name) as part:
            head = part.read(_FIRST)
            head += b"" if b"\0" in head else part.read(HEAD - len(head))
            return Glance(name, head, complete=not part.read(1))
    except OSError as error:
        return Glance(name, b"", error=error.strerror or "it cannot be read")


def _parsed(line: str) -> object:
    try:
        return json.loads(line) if line.lstrip()[:1] == "{" else None
    except (ValueError, RecursionError):
        return None


def _keys(head: bytes) -> Iterator[str]:
    """Names as far as the bytes reach; the end of them is no error."""
    start = head.lstrip()[:1]
    if start not in (b"[", b"{"):
        return
    base, depth, name, listed = 1 if start == b"{" else 2, 0, "", ""
    try:
        # Not `ijson.parse`: it holds the whole way to each place, which for what is nested deeply is gigabytes.
        for event, value in ijson.basic_parse(BytesIO(_BEYOND_MEASURE.sub(b"1", head)), use_float=True):
            if event in ("start_map", "start_array"):
                if depth == base == 1:
                    listed = name if event == "start_array" else ""
                depth += 1
            elif event in ("end_map", "end_array"):
                depth -= 1
                if event == "end_map" and depth == base - 1:
                    return
            elif event == "map_key" and depth == base:
                name = value
                yield name
            elif event == "map_key" and depth == base + 2 and listed:
                yield f"{listed}.item.{value}"
    except (ijson.JSONError, ArithmeticError, ValueError, RecursionError):
        return
