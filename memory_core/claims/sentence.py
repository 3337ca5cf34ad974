"""Sentences: the stretches of a text that can be quoted by themselves.

Lines of a list are sentences of their own. What a mail quotes of an older one, salutations and signatures are left out:
they are somebody else's words, or nobody's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_QUOTED_MAIL: Final = re.compile(
    r"^(?:On\b[^\n]{4,120}(?:\n[^\n]{0,80})?\bwrote:|-{2,}\s*(?:Original Message|Forwarded message)\b.*"
    r"|From:\s.+\nSent:\s.+)\s*$",
    re.MULTILINE | re.IGNORECASE,
)
_LINE: Final = re.compile(r"[^\n]+")
_MARKED: Final = re.compile(r"\s*(?:[-*•–]|\d{1,2}[.)])\s+")
_SIGNED: Final = re.compile(
    r"(?:hi|hello|hey|dear|best|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|thanks|many thanks|thank you"
    r"|warmly"
    r"|sincerely|greetings|yours)(?:,? [\w.'-]+){0,3}[,.!:]?",
    re.IGNORECASE,
)
_END: Final = re.compile(r"[.!?…]+[\"'”’)\]]*(?=\s)")
_NO_END: Final = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|prof|st|vs|etc|no|nr|approx|inc|ltd|e\.g|i\.e|a\.m|p\.m"
    r"|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|\b[A-Z]|^\s*\d{1,2})\.$",
    re.IGNORECASE,
)


_SIGNATURE: Final = 6
"""Lines that a signature may have, its greeting included."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The stretch `[start, end)` of a text, and the characters that stand there."""

    text: str
    start: int
    end: int


def sentences(text: str) -> tuple[Sentence, ...]:
    r"""The sentences of a text in order; () when it has none.

    >>> [each.text for each in sentences("Hi Ana,\n- It costs 4.50. Really.")]
    ['It costs 4.50.', 'Really.']
    """
    quoted = _QUOTED_MAIL.search(text)
    own = text[: quoted.start()] if quoted else text
    return tuple(each for line in _lines(own) for each in _cut(own, *line))


def _lines(text: str) -> Iterator[tuple[int, int]]:
    """The lines that say something: neither greetings nor what follows the last of them, a signature."""
    lines = [match.span() for match in _LINE.finditer(text) if not text.startswith(">", match.start())]
    for number, (start, end) in enumerate(lines):
        if _SIGNED.fullmatch(text[start:end].strip()):
            if number and len(lines) - number <= _SIGNATURE:
                return
            continue
        marked = _MARKED.match(text, start, end)
        yield marked.end() if marked else start, end


def _cut(text: str, start: int, end: int) -> Iterator[Sentence]:
    place = start
    for match in _END.finditer(text, start, end):
        if not _NO_END.search(text[place : match.end()]):
            yield from _trimmed(text, place, match.end())
            place = match.end()
    yield from _trimmed(text, place, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[Sentence]:
    said = text[start:end].strip()
    if any(each.isalnum() for each in said):
        place = text.index(said, start)
        yield Sentence(said, place, place + len(said))
