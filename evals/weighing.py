"""Learning the weights of words to a machine, and the threshold, from texts of both sorts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from textwrap import wrap
from typing import Final
from zoneinfo import ZoneInfo

from evals.injections import texts
from evals.learning import learnt
from evals.lines import lines
from memory_core.hygiene.bodies import safe
from memory_core.hygiene.weighing import SENTENCE_END, features, words
from memory_core.ingest import ingest_workspace
from memory_core.model.body import RecordBody
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.store.memory_log import MemoryLog

_HEAD: Final = '''"""The weights of words to a machine, made by `python -m evals injections --train`; not to be edited.

In hundredths of the logarithm of the odds, the heaviest first. `<send>` is any word of a kind of `lexicon.py`, `^` what
an order begins with, `..` what stands a few words on, `_` right behind.
"""

from __future__ import annotations

from typing import Final
'''
_OPENING: Final = 'ROWS: Final = r"""'
_PRICE, _KEPT = 3.0, 5000
"""What weights cost, and how many there are; chosen by cross-validation."""
_FOLDS: Final = 5
_PLAIN, _ORDINARY = 0.07, 0.003
"""The shares of plain texts, many of which were written to be mistaken, and of ordinary ones, that may be marked."""
_GREETINGS: Final = frozenset(
    """hi hello hey dear hallo liebe lieber guten bonjour cher chère hola querido querida estimado estimada ciao caro
    cara gentile beste hei kjære hej kära cześć olá prezado prezada""".split()
)
"""Of which nothing is learnt: the texts that were written as whole letters have them, and most of those are planted."""
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_SHORT, _LONG, _SENTENCES = 20, 160, 3
"""Letters of what says too little, and of what may hold talk beside what was planted, which is so many sentences."""
_HINT: Final = -60
"""What is enough in a text that has spoken to a machine elsewhere, and where nobody else is meant to read."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learnt from: features, whether it was planted, and whether it is out of somebody's ordinary mail.

    `runs` are the features of each run of sentences in a long text, of which one is what was planted; else ().
    """

    features: frozenset[str]
    planted: bool
    ordinary: bool
    runs: tuple[frozenset[str], ...] = ()


@dataclass(frozen=True, slots=True)
class Learnt:
    """A bias and the weights of features, in hundredths."""

    bias: int
    weights: dict[str, int]

    def weight(self, of: Iterable[str]) -> int:
        """What so many features weigh."""
        return self.bias + sum(self.weights.get(feature, 0) for feature in of)


@dataclass(frozen=True, slots=True)
class Checked:
    """A threshold, and what weighs more of texts that were not learnt from: `(how many, of how many)` of each sort."""

    threshold: int
    planted: tuple[int, int]
    plain: tuple[int, int]
    ordinary: tuple[int, int]


def lessons(data: Path) -> list[Lesson]:
    """What there is to learn from in a folder with `injections/` and `corpus/`; blind files are not read."""
    paths = sorted(path for path in (data / "injections").glob("*.jsonl") if "blind" not in path.name)
    written = [_lesson(each.text, planted=each.planted) for path in paths for each in texts(path)]
    return [*written, *(_lesson(text, planted=False, ordinary=True) for text in ordinary(data))]


def learn(of: Sequence[Lesson]) -> Learnt:
    """The weights that fit the lessons: first as they are, then of a long text its heaviest run of sentences.

    Of a planted one the run stands for the whole: else the talk around it would weigh as if it were planted. A plain
    one has no run that may weigh much (multiple instances: Andrews et al., 2003).
    """
    first = _fitted([(each.features, each.planted) for each in of])
    return _fitted([(example, each.planted) for each in of for example in _told(each, first)])


def _told(lesson: Lesson, by: Learnt) -> list[frozenset[str]]:
    """What is learnt from a lesson again: of a planted one its heaviest run, of a plain one that and the whole."""
    heaviest = max((lesson.features, *lesson.runs), key=by.weight)
    return [heaviest] if lesson.planted or heaviest is lesson.features else [lesson.features, heaviest]


def _fitted(examples: Sequence[tuple[frozenset[str], bool]]) -> Learnt:
    bias, weights = learnt([each for each, _ in examples], [planted for _, planted in examples], _PRICE, _KEPT)
    hundredths = {feature: round(100 * weight) for feature, weight in weights.items()}
    return Learnt(round(100 * bias), {feature: weight for feature, weight in hundredths.items() if weight})


def check(of: Sequence[Lesson]) -> Checked:
    """Each fifth weighed by what the others teach, and the threshold that marks no more plain texts than allowed."""
    weights: dict[tuple[bool, bool], list[int]] = defaultdict(list)
    for fold in range(_FOLDS):
        aside = [number % _FOLDS == fold for number in range(len(of))]
        made = learn(list(compress(of, (not each for each in aside))))
        for each in compress(of, aside):
            heaviest = max(map(made.weight, (each.features, *each.runs)))
            weights[each.planted, each.ordinary].append(heaviest)
    planted, plain, ordinary_ = weights[True, False], weights[False, False], weights[False, True]
    threshold = max(_passed_by(_PLAIN, plain), _passed_by(_ORDINARY, ordinary_))
    return Checked(threshold, *(_above(threshold, each) for each in (planted, plain, ordinary_)))


def table(of: Learnt, threshold: int) -> str:
    """The module that holds the weights: those of one weight in one row, the heaviest first."""
    rows: dict[int, list[str]] = defaultdict(list)
    for feature, weight in sorted(of.weights.items()):
        rows[weight].append(feature)
    said = [line for weight in sorted(rows, reverse=True) for line in _row(weight, rows[weight])]
    numbers = {"BIAS": of.bias, "THRESHOLD": threshold, "HINT": _HINT}
    named = (f"{name}: Final = {number}" for name, number in numbers.items())
    return "\n".join((_HEAD, *named, _OPENING, *said, '"""', ""))


def _row(weight: int, features: Sequence[str]) -> list[str]:
    return wrap(f"{weight:+d} {' '.join(features)}", 116, break_long_words=False, break_on_hyphens=False)


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


def _lesson(text: str, *, planted: bool, ordinary: bool = False) -> Lesson:
    text = safe(text)
    runs = _runs(text) if len(text) > _LONG else ()
    return Lesson(_features(text), planted, ordinary, tuple(map(_features, runs)))


def _features(text: str) -> frozenset[str]:
    found = features(words(text.lower()))
    return frozenset(feature for feature in found if feature.removeprefix("^") not in _GREETINGS)


def _runs(text: str) -> Iterator[str]:
    """Up to so many sentences in a row, from each on."""
    ends = [0, *(each.end() for each in SENTENCE_END.finditer(text)), len(text)]
    for number, start in enumerate(ends):
        for end in ends[number + 1 : number + 1 + _SENTENCES]:
            if end - start > _SHORT:
                yield text[start:end]


def _passed_by(share: float, weights: Sequence[int]) -> int:
    """The least weight that no more than a share of the weights lie above."""
    return sorted(weights, reverse=True)[int(share * len(weights))]


def _above(threshold: int, weights: Sequence[int]) -> tuple[int, int]:
    return sum(weight > threshold for weight in weights), len(weights)
