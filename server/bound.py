"""How large an answer may be when it is sent. A larger one is cut, each part to its share, and a note says of what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import BaseModel
from pydantic_core import to_json

from memory_core.search.passage import ELLIPSIS
from server.wire import AnswerResult

TOKENS: Final = 4_000
"""Of 4 characters of JSON each. Answers stay far below it, as long as ids, titles and quotes are of usual length."""

CHARACTERS: Final = 4 * TOKENS

_TEXT: Final = 3_000
_SHARES: Final[Mapping[str, tuple[str, int]]] = {
    "citations": ("citations", 4_000),
    "retrieved": ("retrieved ids", 2_400),
    "history": ("earlier values", 1_600),
    "disagreement": ("views", 1_600),
    "ungrounded": ("ungrounded words", 600),
    "withheld": ("withheld stretches", 800),
    "notes": ("notes", 600),
}
"""Of each list: what its items are called, and the characters it may have. The rest is for what has a fixed size."""


def bounded(result: AnswerResult) -> AnswerResult:
    """The answer, if it has at most `TOKENS`; else one that has, each list cut at its end (`history` at its start).

    A note says how many of each are left out. The text is cut only where it is longer than its own share.
    """
    if _size(result) <= CHARACTERS:
        return result
    parts: dict[str, Sequence[object]] = {}
    missing: list[str] = []
    for name, (words, share) in _SHARES.items():
        whole = getattr(result, name)
        kept = _within(whole[::-1], share)[::-1] if name == "history" else _within(whole, share)
        parts[name] = kept
        if len(kept) < len(whole):
            missing.append(f"{len(whole) - len(kept)} of {len(whole)} {words} left out: too long.")
    notes = [*parts.pop("notes"), *missing]
    return result.model_copy(update={**parts, "text": _cut(result.text), "notes": notes})


def _within(items: Sequence[object], share: int) -> list[object]:
    """The first items that have at most so many characters of JSON together."""
    kept: list[object] = []
    for each in items:
        share -= _size(each) + 1
        if share < 0:
            break
        kept.append(each)
    return kept


def _cut(text: str) -> str:
    """A text of at most `_TEXT` characters of JSON; a character has at most six there, as an escape."""
    return text if _size(text) <= _TEXT else f"{text[: _TEXT // 6 - 1]}{ELLIPSIS}"


def _size(value: object) -> int:
    written = value.model_dump_json(by_alias=True) if isinstance(value, BaseModel) else to_json(value).decode()
    return len(written)
