"""Speakers that stand before their words (`Ana Ruiz: Let us start.`), as Zoom and Google Meet write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from memory_core.sources.transcript import Said

_PREFIX: Final = re.compile(r"(?P<name>[^\s:：][^:：\n]{0,59}?)\s?[:：]\s+(?P<words>\S.*)", re.DOTALL)
_NO_NAMES: Final = frozenset(
    "note notes question answer agenda action actions todo summary example p.s ps so today tomorrow yes no".split()
)
INFERRED: Final = (("speaker_basis", "the segment before"),)


def prefix(text: str) -> tuple[str, str]:
    """Who speaks and what is said; "" and the whole text where no name stands first.

    >>> prefix("Ana: Start at 10:30: ok")
    ('Ana', 'Start at 10:30: ok')
    """
    match = _PREFIX.fullmatch(text)
    return (match["name"], match["words"]) if match and _is_name(match["name"]) else ("", text)


def spoken(said: Iterable[Said]) -> Iterator[Said]:
    """The segments with the names before their words as speakers; one without a name goes on with the one before."""
    last = ""
    for each in said:
        name, words = prefix(each.text)
        if name:
            last = name
            yield replace(each, speaker=name, text=words)
        else:
            yield replace(each, speaker=last, fields=(*each.fields, *INFERRED)) if last else each


def _is_name(text: str) -> bool:
    """Up to six words, each with a capital or of a script without capitals; what stands in brackets does not count."""
    plain = re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "", text)
    pieces = plain.split()
    if not 1 <= len(pieces) <= 6 or pieces[0].casefold().rstrip(".") in _NO_NAMES or text[-1] in ".!?,;":
        return False
    small = {"de", "da", "di", "du", "van", "von", "der", "den", "af", "la", "el", "bin", "al", "and", "&", "y"}
    return all(piece in small or not piece[0].islower() for piece in pieces) and any(char.isalpha() for char in plain)
