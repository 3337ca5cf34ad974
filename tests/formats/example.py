"""An export of a format, in the states that the contract looks at."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

Files = dict[str, bytes]


@dataclass(frozen=True)
class Example:
    """An export as files by name.

    `newer` is the same export taken later: all of `files` holds on, and something has come. `spoiled` is `files` with
    malformed pieces added, each of which is rejected at one of the places `spoiled_at` (`name` or `name:line`). `many`
    makes an export with n records or more, of which all else stays as small. `alone`: the format recognises a single
    file, whatever it is called. `json`: all of it is JSON or JSON lines, where an unknown name must do no harm, except
    below the names in `anything`, where all names are somebody's words.
    """

    files: Files
    newer: Files
    spoiled: Files
    spoiled_at: tuple[str, ...]
    many: Callable[[int], Files]
    alone: bool = True
    json: bool = True
    anything: tuple[str, ...] = ()


def as_lines(rows: list) -> bytes:
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def as_json(value: object) -> bytes:
    return json.dumps(value).encode()


def folder(root: Path, files: Files) -> Path:
    """The files below a folder; the folder."""
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return root


def archive(path: Path, files: Files) -> Path:
    """The files in a ZIP archive; its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(path, "w", ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content)
    return path
