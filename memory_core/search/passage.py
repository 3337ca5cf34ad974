"""What is shown of a text: withheld stretches marked, words of the query highlighted, long texts cut around them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from memory_core.hygiene.instructions import spans
from memory_core.index.document import without
from memory_core.index.tokens import tokens
from memory_core.model.body import RecordBody
from memory_core.model.hit import Trust

MARK: Final = "[withheld: text addressed to an assistant]"
SHORT: Final = 200
"""Characters shown of a title or a name."""

_UNTRUSTED: Final[frozenset[Trust]] = frozenset({"external", "automated"})
ELLIPSIS: Final = "…"


@dataclass(frozen=True, slots=True)
class Passage:
    """A text as it is shown. `highlights` are stretches `[start, end)` of `text`; `withheld` are reasons, in order."""

    text: str
    truncated: bool
    highlights: tuple[tuple[int, int], ...]
    withheld: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A title, name or field as it is shown, and the reasons why some of it is not."""

    text: str
    withheld: tuple[str, ...]


def label(text: str, trust: Trust | None, longest: int = SHORT) -> Label:
    """Show a short text that belongs to a record of this trust; None: to nobody in particular, so it is not trusted."""
    found = spans(text) if trust is None or trust in _UNTRUSTED else ()
    shown = without(text, found, MARK)
    cut = shown if len(shown) <= longest else shown[:longest] + ELLIPSIS
    return Label(cut, tuple(sorted({span.reason for span in found})))


def passage(body: RecordBody, trust: Trust, terms: Collection[str], longest: int) -> Passage:
    """Show a record's text in at most `longest` characters (marks of cutting apart), around the first highlight."""
    withholds = trust in _UNTRUSTED
    text = without(body.text, body.spans, MARK) if withholds else body.text
    places = [(token.start, token.end) for token in tokens(text) if token.term in terms] if terms else []
    reasons = tuple(sorted({span.reason for span in body.spans})) if withholds else ()
    if len(text) <= longest:
        return Passage(text, truncated=False, highlights=tuple(places), withheld=reasons)
    start = _start(text, places[0][0] if places else 0, longest)
    end = min(start + longest, len(text))
    lead, tail = ELLIPSIS if start else "", ELLIPSIS if end < len(text) else ""
    shift = len(lead) - start
    inside = tuple((a + shift, b + shift) for a, b in places if start <= a and b <= end)
    return Passage(f"{lead}{text[start:end]}{tail}", truncated=True, highlights=inside, withheld=reasons)


def _start(text: str, first: int, longest: int) -> int:
    """Where to begin so that the first highlight stands near the top, at the beginning of a word."""
    start = min(max(first - longest // 4, 0), len(text) - longest)
    space = text.find(" ", start, first) if start else -1
    return space + 1 if space >= 0 else start
