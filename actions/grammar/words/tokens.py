"""Tokens of a command: words, numbers, addresses, marks, and quoted text as one token that nobody reads into.

A phrase is a run of tokens. Its text is what was written, without what was left out in between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from memory_core.hygiene.text import folded

Kind: TypeAlias = Literal["word", "number", "address", "channel", "quote", "mark"]

_PIECES: Final = re.compile(
    r"(?P<address>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)"
    r"|(?P<channel>[#@][\w][\w.-]*)"
    r"|(?P<number>\d+(?:[:.,/]\d+)*%?(?:[^\W\d_]+\d*\b)?)"
    r"|(?P<word>\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\.(?=\s*[^\W\d_])|[^\W\d_](?:[\w]|[&](?=\w))*(?:(?:['’]|[-‐–.](?=[^\W_]))[\w]*)*)"
    r"|(?P<mark>\S)"
)
_DOUBLE: Final = {'"': '"', "“": "”", "„": "“", "«": "»"}
_SINGLE: Final = {"'": "'", "‘": "’", "`": "`"}
_ENDS_QUOTE: Final = frozenset(".,;:!?)]}\"'”’")


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a command. `low` is how it is compared; `text` is as written (of a quote: what is inside).

    `spaced` says whether a blank stands before it.
    """

    text: str
    low: str
    kind: Kind
    start: int
    spaced: bool = True

    @property
    def is_word(self) -> bool:
        """Whether it is said, and not a mark between words."""
        return self.kind != "mark"


Phrase: TypeAlias = tuple[Token, ...]


def tokens(text: str) -> Phrase:
    """The tokens of a text, in order; () for an empty one.

    >>> [token.low for token in tokens("Tell Bo: 'no, really'!")]
    ['tell', 'bo', ':', 'no, really', '!']
    """
    return tuple(_tokens(text))


def said(phrase: Phrase) -> str:
    """The words of a phrase as they were written, quotes without their marks.

    >>> said(tokens("Tell  Bo, 'no'")[1:])
    'Bo, no'
    """
    return "".join(f"{' ' if token.spaced and number else ''}{token.text}" for number, token in enumerate(phrase))


def as_meant(phrase: Phrase) -> Phrase:
    """The phrase with short and mistyped words spelled as they are compared: "range mtg" is the range meeting."""
    return tuple(
        replace(token, text=token.low)
        if token.kind == "word" and token.low != folded(token.text).replace("’", "'")
        else token
        for token in phrase
    )


def lows(phrase: Phrase) -> tuple[str, ...]:
    """How the tokens are compared."""
    return tuple(token.low for token in phrase)


def trimmed(phrase: Phrase, marks: str = ",;:.!?–—-") -> Phrase:
    """The phrase without marks at its ends."""
    start, end = 0, len(phrase)
    while start < end and phrase[start].kind == "mark" and phrase[start].text in marks:
        start += 1
    while end > start and phrase[end - 1].kind == "mark" and phrase[end - 1].text in marks:
        end -= 1
    return phrase[start:end]


def owner(token: Token) -> Token:
    """Whoever owns something, without the sign of it; any other token as it is.

    >>> owner(tokens("Bo's")[0]).text, owner(tokens("Boris")[0]).text
    ('Bo', 'Boris')
    """
    cut = next((len(sign) for sign in ("'s", "'") if token.low.endswith(sign)), 0)
    low = token.low[:-cut]
    return replace(token, text=token.text[: len(low)], low=low) if cut and token.kind == "word" else token


def _tokens(text: str) -> Iterator[Token]:
    place = 0
    while match := _PIECES.search(text, place):
        spaced = match.start() == 0 or text[match.start() - 1].isspace()
        if match["mark"] and (end := _quote_end(text, match.start())):
            inside = text[match.start() + 1 : end]
            yield Token(inside, inside.casefold(), "quote", match.start(), spaced)
            place = end + 1
            continue
        kind = match.lastgroup
        written = match.group()
        low = folded(written).replace("’", "'") or written
        yield Token(written, low, _KINDS[kind or "mark"], match.start(), spaced)
        place = match.end()


_KINDS: Final[dict[str, Kind]] = {
    "address": "address",
    "channel": "channel",
    "number": "number",
    "word": "word",
    "mark": "mark",
}


def _quote_end(text: str, start: int) -> int:
    """Where the quote that opens here closes; 0 when none opens, or it never closes."""
    mark = text[start]
    before = text[start - 1] if start else " "
    if start + 1 >= len(text) or text[start + 1].isspace() or before.isalnum():
        return 0
    if mark in _DOUBLE:
        end = text.find(_DOUBLE[mark], start + 1)
        return max(end, 0)
    return _single_end(text, start) if mark in _SINGLE else 0


def _single_end(text: str, start: int) -> int:
    """The closing mark of a single quote, which may hold apostrophes and quotes of its own."""
    depth = 0
    for place in range(start, len(text)):
        if text[place] not in "'‘’`":
            continue
        before = text[place - 1] if place else " "
        after = text[place + 1] if place + 1 < len(text) else " "
        if (before.isspace() or before in '(["\n') and not after.isspace():
            depth += 1
        elif not before.isspace() and (after.isspace() or after in _ENDS_QUOTE):
            depth -= 1
            if depth == 0:
                return place
    return 0
