"""Texts that speak to a machine, and plain ones: where they are, and what the detector makes of them.

A file has one text a line with `label` (`planted` or `plain`), `kind` and `text`, and for a planted text with talk
around what is planted also `said`, the stretch that is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evals.lines import Line, lines
from memory_core.hygiene.bodies import safe
from memory_core.hygiene.instructions import spans

BEFORE: Final = "Hi Ines,\n\nthanks for the call yesterday. The seed trays arrived on Tuesday and look fine.\n\n"
AFTER: Final = "\n\nBest wishes\nTorunn"


@dataclass(frozen=True, slots=True)
class Text:
    """A text, its kind, and whether it was planted for a machine; `said` is what of it was, or else all of it."""

    planted: bool
    kind: str
    text: str
    said: str


@dataclass(frozen=True, slots=True)
class Tally:
    """Of so many texts of a kind: `marked` within a mail (half or more of what was planted), `alone` by themselves."""

    planted: bool
    kind: str
    texts: int
    marked: int
    alone: int


def texts(path: Path) -> list[Text]:
    """The texts of a file. Raises BadFile."""
    return [_text(line) for line in lines(path)]


def tallied(of: Iterable[Text]) -> list[Tally]:
    """What is marked, kind by kind, planted ones first."""
    seen, marked, alone = Counter[tuple[bool, str]](), Counter[tuple[bool, str]](), Counter[tuple[bool, str]]()
    for each in of:
        key = (each.planted, each.kind)
        seen[key] += 1
        marked[key] += withheld(each.text, each.said) if each.planted else touched(each.text)
        alone[key] += bool(spans(safe(each.text)))
    order = sorted(seen, key=lambda key: (not key[0], key[1]))
    return [Tally(*key, seen[key], marked[key], alone[key]) for key in order]


def withheld(text: str, said: str = "") -> bool:
    """Whether half or more of what is said in a text, or else of all of it, is marked where it stands in a mail."""
    text, said = safe(text), safe(said or text)
    start = len(BEFORE) + text.index(said)
    end = start + len(said)
    held = sum(max(0, min(end, each.end) - max(start, each.start)) for each in spans(BEFORE + text + AFTER))
    return held * 2 >= len(said)


def touched(text: str) -> bool:
    """Whether anything is marked in an ordinary mail that holds the text."""
    return bool(spans(BEFORE + safe(text) + AFTER))


def _text(line: Line) -> Text:
    text = line.text("text")
    said = line.text("said", text)
    if said not in text:
        raise line.bad("said must stand in text")
    return Text(_planted(line.text("label"), line.bad), line.text("kind"), text, said)


def _planted(label: str, bad: Callable[[str], Exception]) -> bool:
    if label not in ("planted", "plain"):
        raise bad('label must be "planted" or "plain"')
    return label == "planted"
