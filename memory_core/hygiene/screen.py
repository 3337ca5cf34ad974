"""Which of many words a text holds, quickly: most texts hold none, and every text that comes in is asked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from ahocorasick_rs import BytesAhoCorasick, Implementation

_PIECE: Final = 2**17
"""Bytes that are looked at together: what is found is listed, and a text may repeat one word without end."""


class Screen:
    """A set of words, none of them empty, to look for in one pass; upper and lower case apart.

    >>> sorted(Screen(("pass", "passphrase", "ghp_")).held("the passphrase"))
    ['pass', 'passphrase']
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(set(words))
        self._overlap = max((len(_bytes(word)) for word in self._words), default=1) - 1

    def held(self, text: str) -> set[str]:
        """Those of the words that stand anywhere in the text."""
        data, found = _bytes(text), set[int]()
        for start in range(0, len(data), _PIECE):
            piece = data[start : start + _PIECE + self._overlap]
            found.update(number for number, _, _ in self._automaton.find_matches_as_indexes(piece, overlapping=True))
        return {self._words[number] for number in found}

    @cached_property
    def _automaton(self) -> BytesAhoCorasick:
        return BytesAhoCorasick(map(_bytes, self._words), implementation=Implementation.DFA)


def _bytes(text: str) -> bytes:
    # Half of a surrogate pair, as exports contain them, is found as any other character.
    return text.encode("utf-8", "surrogatepass")
