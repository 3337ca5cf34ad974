"""What is weighed of a text: its words and signs, and which of them, and which kinds of them, stand together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from memory_core.hygiene.lexicon import KINDS

_FAR_EAST: Final = "\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3"
FAR_EASTERN: Final = re.compile(f"[{_FAR_EAST}]")
"""A letter of a writing without blanks between words."""
_OTHERS: Final = r"|://=?|\d+|[^\w\s]|_"
_TOKEN: Final = re.compile(rf"[^\W\d_{_FAR_EAST}]+(?:'[^\W\d_]+)?|[{_FAR_EAST}]{_OTHERS}")
_ASCII_TOKEN: Final = re.compile(rf"[a-z]+(?:'[a-z]+)?{_OTHERS}")
"""The same, where all letters are of ASCII, in half of the time."""
_ADDRESS: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,64}\.\w[\w.]*")
_LINK: Final = re.compile(r"(?:https?://|www\.)[^\s<>\"')\]]+")
_SITE: Final = re.compile(r"\.(?:com|org|net|io|ai|app|dev|info|eu|example)\b")
_BREAKS: Final = frozenset('.!?:;>*#(["“。！？：')
"""Behind what an order can begin."""
_NEAR: Final = 8
"""How many words apart two kinds of words count as standing together."""


def words(lower: str) -> list[str]:
    """The words and signs of a text in small letters.

    A number is "0", an address "@", a link "://", and "://=" when it carries values.

    >>> words("send 12 files to ida@lake.example!")
    ['send', '0', 'files', 'to', '@', '!']
    """
    plain = lower.replace("’", "'")
    if "@" in plain:
        plain = _ADDRESS.sub(" @ ", plain)
    if "." in plain:
        plain = _SITE.sub(" :// ", _LINK.sub(_link, plain))
    said = (_ASCII_TOKEN if plain.isascii() else _TOKEN).findall(plain)
    return ["0" if word.isdigit() else word for word in said]


def _link(found: re.Match[str]) -> str:
    return " ://= " if "=" in found[0] else " :// "


def features(said: Sequence[str]) -> set[str]:
    """What is weighed of a text's words: each, each pair, which kinds stand near each other, what an order begins with.

    >>> sorted(features(["our", "kitchen"]))[:6]
    ['<home>', '<home>_', '<us>', '<us>..<home>', '<us>_kitchen', '^<us>']
    """
    found = {*said, *map("_".join, pairwise(said))}
    held = [(place, KINDS[word]) for place, word in enumerate(said) if word in KINDS]
    beside = ("", *said, "")
    for number, (place, kinds) in enumerate(held):
        before, behind = beside[place], beside[place + 2]
        for kind in kinds:
            found.update((kind, f"{before}_{kind}", f"{kind}_{behind}"))
        for further, others in held[number + 1 : number + 1 + _NEAR]:
            if further > place + _NEAR:
                break
            found |= _together(kinds, others)
    for word in _beginnings(said):
        found.add(f"^{word}")
        found.update([f"^{kind}" for kind in KINDS.get(word, ())])
    return found


def _beginnings(said: Iterable[str]) -> Iterator[str]:
    begins = True
    for word in said:
        if begins and word.isalpha():
            yield word
            begins = False
        elif word in _BREAKS:
            begins = True


@cache
def _together(kinds: Iterable[str], further: Iterable[str]) -> frozenset[str]:
    return frozenset(f"{kind}..{other}" for kind in kinds for other in further)
