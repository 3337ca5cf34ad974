"""Passwords in a column: the head of a table says `password`, and the rows below hold one each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from memory_core.hygiene.password import CLOSED, LABEL

_HEAD: Final = re.compile(rf"[\s*_`\"']*(?:\w+ )?{LABEL}{CLOSED}[\s*_`\"']*")
_RULE: Final = re.compile(r"[\s|:+=-]+")
_CELL: Final = re.compile(r"[\s*_`\"']*(?P<secret>[^\s\"'`]+)[\s*_`\"']*")
_BARS: Final = ("|", "\t", ";", ",")


def cells(text: str) -> Iterator[re.Match[str]]:
    r"""What stands in the columns headed as passwords, one word a cell, as the group `secret`.

    A table ends with the first line that has another number of bars than its head.

    >>> [each["secret"] for each in cells("who | password\nAda | blue-42-kiln")]
    ['blue-42-kiln']
    """
    place, columns, bar, width = 0, set[int](), "", 0
    for line in text.splitlines(keepends=True):
        parts = line.split(bar) if columns else []
        if len(parts) != width or not columns:
            bar, columns = _headed(line)
            width = line.count(bar) + 1 if columns else 0
        elif not _RULE.fullmatch(line):
            at = place
            for number, part in enumerate(parts):
                if number in columns and (match := _CELL.fullmatch(text, at, at + len(part))):
                    yield match
                at += len(part) + len(bar)
        place += len(line)


def _headed(line: str) -> tuple[str, set[int]]:
    """With what a line divides its cells, and which of them are headed as passwords."""
    for bar in _BARS:
        # A comma with a blank behind it divides a sentence.
        if bar in line and (bar in "|\t" or f"{bar} " not in line):
            found = {number for number, part in enumerate(line.split(bar)) if _HEAD.fullmatch(part)}
            return bar, found
    return "", set()
