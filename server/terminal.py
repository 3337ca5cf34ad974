"""What people see: results on standard output, progress and errors on standard error."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from pydantic import BaseModel

_WIDTH: Final = 100


class Terminal:
    """Where a command speaks: `json` says that results are for programs."""

    def __init__(self, out: TextIO, err: TextIO, *, json: bool) -> None:
        self._out, self._err = out, err
        self._json = json
        self._open_line = 0

    def result(self, model: BaseModel, lines: Iterable[str]) -> None:
        """Print a result: the model as JSON, or the lines for people."""
        whole = model.model_dump_json(by_alias=True, indent=2) if self._json else "\n".join(map(printable, lines))
        print(whole, file=self._out)

    def note(self, line: str) -> None:
        """Say something on the way."""
        self._end_line()
        print(printable(line), file=self._err, flush=True)

    def progress(self, line: str) -> None:
        """Say how far it is: on a terminal in one line that is written over, else as a line of its own."""
        if not self._err.isatty():
            self.note(line)
            return
        print("\r" + line.ljust(self._open_line), end="", file=self._err, flush=True)
        self._open_line = len(line)

    @property
    def live(self) -> bool:
        """Whether progress is written over, so that it may be often."""
        return self._err.isatty()

    def error(self, what: str, todo: str) -> None:
        """Tell an error in one line."""
        self._end_line()
        if self._json:
            print(json.dumps({"error": {"what": what, "todo": todo}}, ensure_ascii=False), file=self._out, flush=True)
        line = " ".join(printable(f"{what} {todo}").split())
        print(f"candor: {line}", file=self._err)

    def _end_line(self) -> None:
        if self._open_line:
            print(file=self._err)
            self._open_line = 0


def printable(text: str) -> str:
    """The text without characters that would steer a terminal."""
    return "".join(each if each.isprintable() or each == "\n" else "\N{REPLACEMENT CHARACTER}" for each in text)


def indented(text: str, by: int) -> list[str]:
    """The text as lines that fit, each moved in by so many spaces."""
    lines = [line for part in text.splitlines() for line in (textwrap.wrap(part, _WIDTH - by) or [""])]
    return [f"{' ' * by}{line}".rstrip() for line in lines]


def counted(count: int, noun: str) -> str:
    """A number and its noun.

    >>> counted(1, "record"), counted(2, "record")
    ('1 record', '2 records')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
