"""Which of many words a text holds, quickly: most texts hold none, and every text that comes in is asked."""

from __future__ import annotations

import string
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from ahocorasick_rs import BytesAhoCorasick, Implementation

BEGINS: Final = r"\b"
"""Before a word it says that no letter, figure or low line (of ASCII) may stand before it."""

_INNER: Final = frozenset((string.ascii_letters + string.digits + "_").encode())
_PIECE: Final = 2**17
"""Bytes that are looked at together: what is found is listed, and a text may repeat one word without end."""


class Screen:
    r"""A set of words, none of them empty, to look for in one pass; upper and lower case apart.

    >>> sorted(Screen(("pass", "phrase", r"\bphrase", r"\bpassphrase")).held("the passphrase"))
    ['\\bpassphrase', 'pass', 'phrase']
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(set(words))
        self._sought = [_bytes(word.removeprefix(BEGINS)) for word in self._words]
        self._begins = [word.startswith(BEGINS) for word in self._words]
        self._overlap = max(map(len, self._sought), default=1) - 1

    def held(self, text: str) -> set[str]:
        """Those of the words that stand anywhere in the text."""
        data, found = _bytes(text), set[int]()
        for start in range(0, len(data), _PIECE):
            piece = data[start : start + _PIECE + self._overlap]
            for word, place, _ in self._automaton.find_matches_as_indexes(piece, overlapping=True):
                at = start + place
                if not (at and self._begins[word] and data[at - 1] in _INNER):
                    found.add(word)
        return {self._words[word] for word in found}

    @cached_property
    def _automaton(self) -> BytesAhoCorasick:
        return BytesAhoCorasick(self._sought, implementation=Implementation.DFA)


def _bytes(text: str) -> bytes:
    # Half of a surrogate pair, as exports contain them, is found as any other character.
    return text.encode("utf-8", "surrogatepass")
