"""Which of many words a text holds, quickly: most texts hold none, and every text that comes in is asked.

Words are looked for by their *sign*: a shorter one of them that stands in it, or a rare character of its own. One
look-up for a sign that is missing answers for all of its words; words with other letters are not looked for in ASCII.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

_RARE: Final = "_0123456789=<>[]#|/ABCDEFGHIJKLMNOPQRSTUVWXYZ-:."
"""Signs, the rarest in ordinary text first."""


class Screen:
    """A set of words to look for; looking takes and gives them as they are written, upper and lower case apart.

    >>> sorted(Screen(("pass", "passphrase", "ghp_")).held("the passphrase"))
    ['pass', 'passphrase']
    """

    def __init__(self, words: Iterable[str]) -> None:
        known = frozenset(words)
        ascii_words = {word for word in known if word.isascii()}
        self._foreign = tuple(sorted(known - ascii_words))
        signs: dict[str, list[str]] = defaultdict(list)
        for word in sorted(ascii_words):
            signs[_sign(word, ascii_words)].append(word)
        self._signs = tuple(sorted(signs))
        self._words = {sign: tuple(found) for sign, found in signs.items()}

    def held(self, text: str) -> set[str]:
        """Those of the words that stand anywhere in the text."""
        found: set[str] = set()
        for sign in filter(text.__contains__, self._signs):
            found.update(filter(text.__contains__, self._words[sign]))
        if not text.isascii():
            found.update(filter(text.__contains__, self._foreign))
        return found


def _sign(word: str, words: set[str]) -> str:
    inner = min((other for other in words if other in word), key=lambda other: (len(other), other))
    if inner != word:
        return inner
    return next((char for char in _RARE if char in word), word)
