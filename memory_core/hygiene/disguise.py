"""Disguises of a text that a model reads through: letters of other scripts that look Latin, wide forms, base64.

Undisguising keeps the length, so that what is found stands at the same places of the text itself.
"""

from __future__ import annotations

import binascii
import re
import unicodedata
from base64 import b64decode
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

_ALIKE: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝьАВЕКМНОРСТУХІЈЅαβεικνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧɡıⅼ",
    "aeopcyxijshdqwbABEKMHOPCTYXIJSaßeikvoptuxABEZHIKMNOPTYXgil",
)
"""Cyrillic and Greek letters and the Latin ones they look like (the commonest pairs of Unicode's confusables)."""

_SHAPES: Final = "".join("a" if char.isalnum() or char in "+/" else " " for char in map(chr, range(128)))
"""What each character of ASCII becomes for a quick look at whether a run may be there at all."""
_SHORTEST: Final = "a" * 40
_RUN: Final = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/]{40,8000}={0,2}(?![A-Za-z0-9+/=])")


def undisguised(text: str) -> str:
    """The text in the letters it seems to be written in, of the same length.

    >>> undisguised("Іgnоrе ａｌｌ")
    'Ignore all'
    """
    return "".join(map(_plain, text)).translate(_ALIKE)


def encoded(text: str) -> Iterator[tuple[int, int, str]]:
    """Stretches of a text that are base64 of readable text: where each starts and ends, and what it says."""
    if text.isascii() and _SHORTEST not in text.translate(_SHAPES):
        return
    for run in _RUN.finditer(text):
        try:
            said = b64decode(run.group() + "=" * (-len(run.group()) % 4), validate=True).decode("ascii")
        except (binascii.Error, ValueError):
            continue
        if said.isprintable() or "\n" in said:
            yield *run.span(), said


@lru_cache(maxsize=4096)
def _plain(char: str) -> str:
    if char.isascii():
        return char
    plain = unicodedata.normalize("NFKC", char)
    if len(plain) == 1:
        stripped = unicodedata.normalize("NFD", plain)[0]
        return stripped if stripped.isascii() and not unicodedata.name(char, "").startswith("LATIN") else plain
    return char
