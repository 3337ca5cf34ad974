"""Texts that speak to a machine, and plain ones: where they are, and what the detector makes of them.

A file has one text a line with `label` (`planted` or `plain`), `kind` and `text`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evals.lines import lines
from memory_core.hygiene.bodies import safe
from memory_core.hygiene.instructions import spans

BEFORE: Final = "Hi Ines,\n\nthanks for the call yesterday. The seed trays arrived on Tuesday and look fine.\n\n"
AFTER: Final = "\n\nBest wishes\nTorunn"


@dataclass(frozen=True, slots=True)
class Text:
    """A text, its kind, and whether it was planted for a machine."""

    planted: bool
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Tally:
    """Of so many texts of a kind: `marked` within a mail (of a planted one half or more), `alone` by themselves."""

    planted: bool
    kind: str
    texts: int
    marked: int
    alone: int


def texts(path: Path) -> list[Text]:
    """The texts of a file. Raises BadFile."""
    return [Text(_planted(line.text("label"), line.bad), line.text("kind"), line.text("text")) for line in lines(path)]


def tallied(of: Iterable[Text]) -> list[Tally]:
    """What is marked, kind by kind, planted ones first."""
    seen, marked, alone = Counter[tuple[bool, str]](), Counter[tuple[bool, str]](), Counter[tuple[bool, str]]()
    for each in of:
        key = (each.planted, each.kind)
        seen[key] += 1
        marked[key] += withheld(each.text) if each.planted else touched(each.text)
        alone[key] += bool(spans(safe(each.text)))
    order = sorted(seen, key=lambda key: (not key[0], key[1]))
    return [Tally(*key, seen[key], marked[key], alone[key]) for key in order]


def withheld(text: str) -> bool:
    """Whether half of a text or more is marked where it stands in an ordinary mail."""
    text = safe(text)
    start, end = len(BEFORE), len(BEFORE) + len(text)
    held = sum(max(0, min(end, each.end) - max(start, each.start)) for each in spans(BEFORE + text + AFTER))
    return held * 2 >= len(text)


def touched(text: str) -> bool:
    """Whether anything is marked in an ordinary mail that holds the text."""
    return bool(spans(BEFORE + safe(text) + AFTER))


def _planted(label: str, bad: Callable[[str], Exception]) -> bool:
    if label not in ("planted", "plain"):
        raise bad('label must be "planted" or "plain"')
    return label == "planted"
