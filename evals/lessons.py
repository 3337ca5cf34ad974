"""Lessons in words to a machine: the texts to learn from, of both sorts, as what is weighed of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from evals.injections import Text, texts
from evals.lines import lines
from memory_core.hygiene.bodies import safe
from memory_core.hygiene.features import features, words
from memory_core.hygiene.network import Numbers, numbers
from memory_core.hygiene.weighing import SENTENCE_END, flattened, singles
from memory_core.ingest import ingest_workspace
from memory_core.model.body import RecordBody
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.store.memory_log import MemoryLog

Sort: TypeAlias = Literal["planted", "near", "plain", "ordinary"]
"""Meant for a machine; written to be mistaken for that; other plain texts; those out of somebody's ordinary mail."""
_GREETINGS: Final = frozenset(
    """hi hello hey dear hallo liebe lieber guten bonjour cher chère hola querido querida estimado estimada ciao caro
    cara gentile beste hei kjære hej kära cześć olá prezado prezada""".split()
)
"""Of which nothing is learnt: the texts that were written as whole letters have them, and most of those are planted."""
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_SHORT, _LONG, _SENTENCES = 20, 160, 3
"""Letters of what says too little, and of what may hold talk beside what was planted, which is so many sentences."""


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """What is learnt from: whose it is, of which sort, its text, its words and its features.

    `runs` are the features of the whole and of each run of sentences in a long text, of which one is what was planted.
    """

    author: str
    sort: Sort
    text: str
    words: frozenset[str]
    runs: tuple[Numbers, ...]

    @property
    def planted(self) -> bool:
        """Whether it is meant for a machine."""
        return self.sort == "planted"


def lessons(data: Path) -> list[Lesson]:
    """What there is to learn from in a folder with `injections/` and `corpus/`; blind files are not read."""
    paths = sorted(path for path in (data / "injections").glob("*.jsonl") if "blind" not in path.name)
    written = [_lesson(path.stem, _sort(each), each.text) for path in paths for each in texts(path)]
    return [*written, *(_lesson("corpus", "ordinary", text) for text in ordinary(data))]


def ordinary(data: Path) -> Iterator[str]:
    """The paragraphs of a corpus that people wrote to each other: all but those with a planted text."""
    planted = [
        said
        for line in lines(data / "cases" / "negative.jsonl")
        if line.text("class") == "planted instruction"
        for said in line.texts("must_not")
    ]
    seen: dict[str, None] = {}
    for text in _records(data / "corpus"):
        if not any(said in text for said in planted):
            seen |= dict.fromkeys(part for part in _PARAGRAPH.split(text) if len(part) > _SHORT)
    yield from seen


def _records(corpus: Path) -> list[str]:
    log = MemoryLog("ordinary")
    try:
        ingest_workspace(corpus, log, Context(ZoneInfo("UTC")), lambda: Instant(0))
        histories = log.history(log.subjects("record"), log.position().sequence)
        states = [state.body for entries in histories.values() for state in versions(entries)]
    finally:
        log.close()
    return sorted({body.text for body in states if isinstance(body, RecordBody)})


def _sort(text: Text) -> Sort:
    if text.planted:
        return "planted"
    return "near" if "near" in text.kind else "plain"


def _lesson(author: str, sort: Sort, text: str) -> Lesson:
    text = safe(text)
    runs = dict.fromkeys((text, *(_runs(text) if len(text) > _LONG else ())))
    return Lesson(author, sort, text, frozenset(singles(flattened(text))), tuple(map(_numbers, runs)))


def _numbers(text: str) -> Numbers:
    found = features(words(text.lower()))
    return numbers(each for each in found if _GREETINGS.isdisjoint(each.removeprefix("^").split("_")))


def _runs(text: str) -> Iterator[str]:
    """Up to so many sentences in a row, from each on."""
    ends = [0, *(each.end() for each in SENTENCE_END.finditer(text)), len(text)]
    for number, start in enumerate(ends):
        for end in ends[number + 1 : number + 1 + _SENTENCES]:
            if end - start > _SHORT:
                yield text[start:end]
