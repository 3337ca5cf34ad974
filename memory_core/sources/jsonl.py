"""JSON lines: a file read line by line, so that memory does not grow with it, to rows and rejections.

Blank lines are no lines. A byte order mark at the start is no part of the first one.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

from memory_core.model.entry import Place, Rejection
from memory_core.sources.row import Row, kind

LONGEST_LINE: Final = 16 * 1024 * 1024
"""In bytes; a longer line is rejected and never held."""


def rows(path: Path, source: str, shown: str) -> Iterator[Row | Rejection]:
    """One item for every line that is not blank; `shown` is the path as places give it. Raises OSError."""
    with path.open("rb") as file:
        yield from rows_of(file, source, shown)


def rows_of(file: BinaryIO, source: str, shown: str, *, growing: bool = False) -> Iterator[Row | Rejection]:
    """As `rows`, of a file that is open already.

    `growing`: somebody may be writing it; a last line that neither ends nor can be read is left for the next time.
    """
    for number, line in _lines(file):
        place = Place(shown, number)
        value = "the line is longer than 16 MiB" if line is None else parsed(line)
        if growing and line is not None and isinstance(value, str) and not line.endswith(b"\n"):
            return
        yield Row(source, place, value) if isinstance(value, dict) else Rejection(source, place, value)


def parsed(line: bytes | str) -> dict[str, object] | str:
    """The JSON object of a line, or what is wrong with it."""
    try:
        text = line.decode() if isinstance(line, bytes) else line
        value = DECODER.decode(text)
    except UnicodeDecodeError:
        return "the line is not UTF-8 text"
    except json.JSONDecodeError as error:
        return f"this is not valid JSON: {error.msg} at column {error.colno}"
    except RecursionError:
        return "this is nested too deeply"
    except ValueError as error:
        return f"this is not valid JSON: {error}"
    return value if isinstance(value, dict) else f"this must be an object, not {kind(value)}"


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            _skip_line(file, line)
            yield number, None
            continue
        if number == 1:
            line = line.removeprefix(BOM_UTF8)
        if not line.isspace() and line:
            yield number, line


def _skip_line(file: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = file.readline(LONGEST_LINE)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


DECODER: Final = json.JSONDecoder(parse_constant=_no_number)
