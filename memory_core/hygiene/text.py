"""Cleaning: the characters that nobody sees, or that no store should hold, leave a text; nothing visible changes.

Joiners and variation selectors stay where scripts and emoji need them (after a visible character, one at a time), since
there they are visible. Everything else without a width goes, text written in invisible tag characters with it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_NEWLINE: Final = re.compile("\r\n?|[\x0b\x0c\x85\u2028\u2029]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
_SELECTORS: Final = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_GLUE: Final = re.compile(f"[\u200c\u200d{_SELECTORS}]+")
_SELECTOR: Final = re.compile(f"[{_SELECTORS}]")
_JOINER: Final = re.compile("[\u200c\u200d]")
_UNACCENTED: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})


def cleaned(text: str) -> str:
    r"""The text with newlines as `\n`, lone surrogates as U+FFFD and no invisible characters.

    Cleaning twice is cleaning once.

    >>> cleaned("Fri\u200bday\r\n")
    'Friday\n'
    """
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    text = _NEWLINE.sub("\n", text)
    text = _UNSEEN.sub("", text)
    text = _SURROGATE.sub("\ufffd", text)
    return text if text.isascii() else _GLUE.sub(_kept_glue, text)


def folded(text: str) -> str:
    """The text without case, accents, width and other compatibility forms, for comparing words and names.

    >>> folded("KOŚĆ Ærø ｎｏｗ")
    'kosc aero now'
    """
    if text.isascii():
        return text.casefold()
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    text = "".join(char for char in text if not unicodedata.combining(char)).translate(_UNACCENTED)
    return unicodedata.normalize("NFKC", text)


def _kept_glue(run: re.Match[str]) -> str:
    before = run.string[max(run.start() - 1, 0) : run.start()]
    after = run.string[run.end() : run.end() + 1]
    if not before or before.isspace():
        return ""
    glue = run.group()
    selector = glue[0] if _SELECTOR.match(glue[0]) else ""
    joiner = _JOINER.search(glue)
    between_scripts = not before.isascii() and not (after or "a").isascii() and not after.isspace()
    return selector + (joiner.group() if joiner and between_scripts else "")
