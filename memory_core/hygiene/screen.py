"""Which of many words a text holds, quickly: most texts hold none, and every text that comes in is asked."""

from __future__ import annotations

import string
from collections.abc import Iterable
from functools import cached_property
from itertools import product
from typing import Final

from ahocorasick_rs import BytesAhoCorasick, Implementation

EDGE: Final = r"\b"
"""Before or behind a word it says that no letter, figure or low line (of ASCII) may stand there."""

_INNER: Final = frozenset(char.encode() for char in string.ascii_letters + string.digits + "_")
_OTHER_CASES: Final = {"i": "İı", "k": "\N{KELVIN SIGN}", "s": "ſ", "о": "\u1c82"}
"""What regular expressions take for a letter beside its small and its capital form, where a word here needs it."""
_PIECE: Final = 2**17
"""Bytes that are looked at together: what is found is listed, and a text may repeat one word without end."""


def any_case(*words: str) -> tuple[str, ...]:
    """Each of the words (in small letters) in all its cases, as a form finds them that ignores case.

    There are some two to the power of a word's length: a part of a long word is enough to look for.

    >>> any_case("pw")
    ('pw', 'pW', 'Pw', 'PW')
    """
    return tuple("".join(each) for word in words for each in product(*map(_cases, word)))


def _cases(letter: str) -> list[str]:
    return [*dict.fromkeys((letter, letter.upper(), *_OTHER_CASES.get(letter, "")))]


class Screen:
    r"""A set of words, none of them empty, to look for in one pass; upper and lower case apart.

    >>> sorted(Screen(("pass", "phrase", r"\bphrase", r"\bpassphrase")).held("the passphrase"))
    ['\\bpassphrase', 'pass', 'phrase']
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(set(words))
        self._sought = [_bytes(word.removeprefix(EDGE).removesuffix(EDGE)) for word in self._words]
        self._begins = [word.startswith(EDGE) for word in self._words]
        self._ends = [word.endswith(EDGE) for word in self._words]
        self._overlap = max(map(len, self._sought), default=1) - 1

    def held(self, text: str) -> set[str]:
        """Those of the words that stand anywhere in the text."""
        data, found = _bytes(text), set[int]()
        begins, ends = self._begins, self._ends
        for start in range(0, len(data), _PIECE):
            piece = data[start : start + _PIECE + self._overlap]
            for word, place, stop in self._automaton.find_matches_as_indexes(piece, overlapping=True):
                if word in found or (begins[word] and data[start + place - 1 : start + place] in _INNER):
                    continue
                if not (ends[word] and data[start + stop : start + stop + 1] in _INNER):
                    found.add(word)
        return {self._words[word] for word in found}

    @cached_property
    def _automaton(self) -> BytesAhoCorasick:
        return BytesAhoCorasick(self._sought, implementation=Implementation.DFA)


def _bytes(text: str) -> bytes:
    # Half of a surrogate pair, as exports contain them, is found as any other character.
    return text.encode("utf-8", "surrogatepass")
