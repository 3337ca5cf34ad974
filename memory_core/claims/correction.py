"""What words take back: "four hundred, sorry, four-fifty", "moved from Monday to Friday", "the 5th, not the 4th"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from memory_core.claims.dated import dated
from memory_core.claims.number import numbers

FARTHEST: Final = 70
"""Characters between a value and the one that corrects it."""

_TAKEN_BACK: Final = re.compile(
    r"(?<![\w'’])(?:sorry|no(?=[,:—–])|wait|hang on|correction:|scratch that|make that|i mean"
    r"|i misread(?: that| it)?|i misspoke|or rather)(?![\w'’])[\s,.:;—–-]*",
    re.IGNORECASE,
)
_REPLACED: Final = re.compile(
    r"(?:\bwas|\bwere|\binstead of|\brather than|\bnot|\bpreviously|\boriginally|\bformerly|\bold:|\bno longer)"
    r"\s+(?:(?:on|at|in|for|the|due|due on)\s+)*$",
    re.IGNORECASE,
)
_MOVED: Final = re.compile(
    r"\b(?:mov|chang|push|slip|shift|postpon)\w*\b[^.;]{0,40}?(?P<old>\bfrom\b[^.;,]{1,40}?)(?=\s+to\b)", re.IGNORECASE
)
_FROM: Final = re.compile(r"\bfrom\s+(?:the\s+)?$", re.IGNORECASE)
_TO: Final = re.compile(r"\s*\w{0,12}\s*(?:to|→|->)\s", re.IGNORECASE)
_AGAIN: Final = re.compile(r"\s*\w*\s+(?:is|was|are|were)\b", re.IGNORECASE)
_CLAUSE_END: Final = re.compile(r"[,;.!?—–]")
_SENTENCE_END: Final = re.compile(r"[.!?…][\"'”’)\]]*\s|\n")


@dataclass(frozen=True, slots=True)
class _Value:
    start: int
    end: int
    kind: str
    key: str


def retracted(text: str, said: datetime) -> tuple[tuple[int, int], ...]:
    """The stretches `[start, end)` of a text that it takes back itself, in order, apart from each other.

    A value is taken back by a later one of its kind behind words such as "sorry" or "no,", or by words before it such
    as "instead of" where its sentence has another of its kind, which then holds: "it was 6 last year" takes nothing
    back. What is said of it again afterwards goes with it.

    >>> text = "It takes 800 ms, sorry, 2 seconds, 800 is the median."
    >>> [text[start:end] for start, end in retracted(text, datetime(2026, 1, 1))]
    ['800 ms, sorry, ', ', 800 is the median']
    """
    values = _values(text, said)
    found: list[tuple[int, int]] = []
    gone: set[str] = set()
    for one, other in pairwise(values):
        between = text[one.end : other.start]
        mark = _last_mark(between) if one.kind == other.kind and len(between) <= FARTHEST else 0
        if mark:
            found.append((one.start, one.end + mark))
            gone.add(one.key)
    for value in values:
        before = _replaced(text, value, values) or _left(text, value)
        if before and not any(start <= value.start < end for start, end in found):
            found.append((before.start(), value.end))
            gone.add(value.key)
    found += [match.span("old") for match in _MOVED.finditer(text)]
    found += [
        _clause(text, value)
        for value in values
        if value.key in gone
        and _AGAIN.match(text, value.end)
        and not any(start <= value.start < end for start, end in found)
    ]
    return tuple(_apart(sorted(found)))


def standing(text: str, said: datetime) -> str:
    """The text without what it takes back, an ellipsis in its place.

    >>> standing("It moved from Monday to Friday.", datetime(2026, 1, 1))
    'It moved … to Friday.'
    """
    parts, place = [], 0
    for start, end in retracted(text, said):
        parts += [text[place:start].rstrip(), "…"]
        place = end
    rest = text[place:]
    parts.append(rest.lstrip() if parts else rest)
    whole = " ".join(part for part in parts if part)
    return re.sub(r"\s+([,.;:!?])", r"\1", whole)


def _replaced(text: str, value: _Value, values: Sequence[_Value]) -> re.Match[str] | None:
    """The words before a value that take it back, where another value of its kind is in its sentence."""
    before = _REPLACED.search(text, 0, value.start)
    another = before and any(
        other.kind == value.kind
        and other.key != value.key
        and not _SENTENCE_END.search(text, min(value.end, other.end), max(value.start, other.start))
        for other in values
    )
    return before if another else None


def _left(text: str, value: _Value) -> re.Match[str] | None:
    """The "from" of a value that something goes from, to another one."""
    before = _FROM.search(text, 0, value.start)
    return before if before and _TO.match(text, value.end) else None


def _values(text: str, said: datetime) -> list[_Value]:
    times = [_Value(each.start, each.end, "time", min(each.keys)) for each in dated(text, said)]
    amounts = [
        _Value(each.start, each.end, "number", f"{each.amount.normalize():f}")
        for each in numbers(text)
        if not any(time.start < each.end and each.start < time.end for time in times)
    ]
    return sorted((*times, *amounts), key=lambda each: each.start)


def _last_mark(between: str) -> int:
    """Where the last of the words that take back ends; 0 without."""
    return max((match.end() for match in _TAKEN_BACK.finditer(between)), default=0)


def _clause(text: str, value: _Value) -> tuple[int, int]:
    """The clause in which a value stands, with the mark before it."""
    start = max((match.start() for match in _CLAUSE_END.finditer(text, 0, value.start)), default=0)
    match = _CLAUSE_END.search(text, value.end)
    return start, match.start() if match else len(text)


def _apart(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    place = 0
    for start, end in spans:
        if end > place:
            yield max(start, place), end
            place = end
