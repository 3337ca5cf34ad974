"""People named in a text: full names first, then first and last names, each with everybody it may mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from memory_core.people.directory import Ambiguous, Directory, Found, Identity, Unknown
from memory_core.people.names import bare

LONGEST: Final = 3
"""Words of the longest name that is looked for."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_POSSESSIVE: Final = re.compile(r"[’']s?$")
_RUN_ON: Final = re.compile(r"\w{2}[^\Ws]s$")
"""A possessive without its apostrophe: "noors sister"."""


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a text, at characters `[start, end)`, and whom it may mean there, sorted; never nobody."""

    start: int
    end: int
    name: str
    identities: tuple[Identity, ...]


def named(text: str, directory: Directory) -> tuple[Named, ...]:
    """Everybody a text names, in order; a single word in small letters counts when it is somebody's whole name part."""
    return tuple(_found(text, directory))


def _found(text: str, directory: Directory) -> Iterator[Named]:
    words = list(_WORD.finditer(text))
    at = 0
    while at < len(words):
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            start, end = words[at].start(), words[at + length - 1].end()
            name = _POSSESSIVE.sub("", text[start:end])
            identities = _meant(name, directory)
            if not identities and _RUN_ON.search(name):
                name = name[:-1]
                identities = _meant(name, directory)
            if identities:
                yield Named(start, start + len(name), name, identities)
                at += length - 1
                break
        at += 1


def _meant(name: str, directory: Directory) -> tuple[Identity, ...]:
    """Whom these words name as a whole; () for nobody."""
    plain = bare(name)
    if not plain or not directory.bears(plain):
        return ()
    match directory.resolve(name):
        case Found(identity):
            return (identity,)
        case Ambiguous(candidates):
            return candidates
        case Unknown():
            return ()
