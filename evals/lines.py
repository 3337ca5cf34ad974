"""JSON lines as evaluation files have them, read field by field; whatever does not fit is told with file and line."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

_MISSING: Final = object()


class BadFile(Exception):
    """A file that cannot be used: where it is wrong (`path`, or `path:line`) and why."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        self.path, self.line, self.why = path, line, why
        super().__init__(f"{path}:{line}: {why}" if line else f"{path}: {why}")


def moment(text: str) -> datetime:
    """The time that an ISO 8601 text with an offset names. Raises ValueError for any other text."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise ValueError("it has no offset")
    return found


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file. Its methods raise BadFile for a field that is missing or of another type."""

    path: Path
    number: int
    values: dict[str, object]

    def bad(self, why: str) -> BadFile:
        """The error that says this about the line."""
        return BadFile(self.path, self.number, why)

    def text(self, name: str, default: str | None = None) -> str:
        """A text; `default` when the field is missing or null, if one is given."""
        value = self._value(name, default)
        if not isinstance(value, str):
            raise self.bad(f"{name} must be a text")
        return value

    def id(self) -> str:
        """The line's id, not empty."""
        found = self.text("id").strip()
        if not found:
            raise self.bad("id must not be empty")
        return found

    def flag(self, name: str, default: bool | None = None) -> bool:
        """A truth value."""
        value = self._value(name, default)
        if not isinstance(value, bool):
            raise self.bad(f"{name} must be true or false")
        return value

    def time(self, name: str) -> datetime:
        """An ISO 8601 time with an offset."""
        text = self.text(name)
        try:
            return moment(text)
        except ValueError:
            raise self.bad(f"{name} must be an ISO 8601 time with an offset, not {text!r}") from None

    def texts(self, name: str, default: tuple[str, ...] | None = ()) -> tuple[str, ...]:
        """A list of texts; lists of such lists are read as one list."""
        value = self._value(name, default)
        items = value if isinstance(value, list | tuple) else [None]
        flat = [each for item in items for each in (item if isinstance(item, list) else [item])]
        texts = tuple(each for each in flat if isinstance(each, str))
        if len(texts) != len(flat):
            raise self.bad(f"{name} must be a list of texts")
        return texts

    def groups(self, name: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts, none of them empty; () when missing."""
        value = self._value(name, [])
        if not isinstance(value, list) or not all(isinstance(group, list) and group for group in value):
            raise self.bad(f"{name} must be a list of lists of texts, none of them empty")
        if not all(isinstance(each, str) for group in value for each in group):
            raise self.bad(f"{name} must be a list of lists of texts, none of them empty")
        return tuple(tuple(group) for group in value)

    def _value(self, name: str, default: object) -> object:
        value = self.values.get(name, _MISSING)
        if value is _MISSING or (value is None and default is not None):
            if default is None:
                raise self.bad(f"{name} is missing")
            return default
        return value


def lines(path: Path) -> Iterator[Line]:
    """The lines of a file, blank ones left out. Raises BadFile when it cannot be read or a line is no JSON object."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadFile(path, 0, f"it cannot be read: {error.strerror}") from error
    for number, raw in enumerate(content.removeprefix(BOM_UTF8).split(b"\n"), 1):
        if not raw.strip():
            continue
        try:
            values = json.loads(raw)
        except (ValueError, RecursionError):
            raise BadFile(path, number, "this line is no JSON") from None
        if not isinstance(values, dict):
            raise BadFile(path, number, "this line is no JSON object")
        yield Line(path, number, values)
