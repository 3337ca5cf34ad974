"""Learning what tells words to a machine, and the thresholds, from lessons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from evals.calibration import Line, calibrated
from evals.learning import learnt
from evals.lessons import Lesson, Sort
from evals.network import trained
from memory_core.hygiene.network import Network, Numbers
from memory_core.hygiene.weighing import Scales, flattened

_HEAD: Final = '''"""What single words weigh, made by `python -m evals injections --train`; not to be edited.

In hundredths of the logarithm of the odds, the heaviest first: what words to a machine are made of, and others are not.
More than `ENOUGH` deserves a closer look, by the network; of what that says, more than `THRESHOLD` is marked, and more
than `HINT` in a text that has spoken to a machine elsewhere, and where nobody else is meant to read.
"""

from __future__ import annotations

from typing import Final
'''
_OPENING: Final = 'ROWS: Final = r"""'
_PRICE, _KEPT = 3.0, 3000
"""What weights of single words cost, and how many there are."""
_FOLDS: Final = 5
_MARKED: Final[dict[Sort, float]] = {"near": 0.08, "plain": 0.05, "ordinary": 0.008}
"""The shares of texts that may be marked which are not planted."""
_HINTED: Final = 0.15
"""The share of those written to be mistaken that may be marked where a text has spoken to a machine elsewhere."""
_LOOKED_AT: Final = 0.98
"""The share of the planted texts heavy enough to be marked that must get a closer look."""
_ALL: Final = -10_000
"""What words alone must weigh where everything gets a closer look."""


@dataclass(frozen=True, slots=True, eq=False)
class Made:
    """What is learnt: a network, still too sure of itself, and what words weigh by themselves, in hundredths."""

    network: Network
    words: dict[str, int]


@dataclass(frozen=True, slots=True)
class Checked:
    """What is found on texts of authors who were not learnt from.

    `line` makes what a network says of such texts true odds; the thresholds are in hundredths of these; `marked` is how
    many of each sort weigh more than the threshold, of how many.
    """

    line: Line
    enough: int
    threshold: int
    hint: int
    marked: dict[Sort, tuple[int, int]]


def learn(of: Sequence[Lesson]) -> Made:
    """What fits the lessons: first as they are, then of a long text its heaviest run of sentences.

    Of a planted one the run stands for the whole: else the talk around it would weigh as if it were planted. A plain
    one has no run that may weigh much (multiple instances: Andrews et al., 2003).
    """
    first = trained([(each.runs[0], each.planted) for each in of])
    network = trained([(run, each.planted) for each in of for run in _told(each, first)])
    _, weights = learnt([each.words for each in of], [each.planted for each in of], _PRICE, _KEPT)
    hundredths = {word: round(100 * weight) for word, weight in weights.items()}
    return Made(network, {word: weight for word, weight in hundredths.items() if weight})


def _told(lesson: Lesson, by: Network) -> list[Numbers]:
    """What is learnt from a lesson again: of a planted one its heaviest run, of a plain one that and the whole."""
    odds = by.odds(lesson.runs)
    heaviest = lesson.runs[odds.index(max(odds))]
    return [heaviest] if lesson.planted or heaviest is lesson.runs[0] else [lesson.runs[0], heaviest]


def check(of: Sequence[Lesson]) -> Checked:
    """Each fifth of the authors, and of the corpus, weighed by what the others teach."""
    folds = [(aside, learn(others)) for aside, others in _folds(of)]
    line = calibrated([each for aside, made in folds for each in _judged(aside, made.network)])
    weights: dict[Sort, list[int]] = defaultdict(list)
    planted: list[tuple[int, int]] = []
    for aside, made in folds:
        scales = Scales(made.network.on(*line), made.words, _ALL)
        for each in aside:
            weight = scales.weighed(each.text, 0, len(each.text)).weight
            weights[each.sort].append(weight)
            if each.planted:
                planted.append((weight, scales.alone(flattened(each.text))))
    threshold = max(_passed_by(share, weights[sort]) for sort, share in _MARKED.items())
    return Checked(
        line=line,
        enough=_passed_by(_LOOKED_AT, [alone for weight, alone in planted if weight > threshold]),
        threshold=threshold,
        hint=_passed_by(_HINTED, weights["near"]),
        marked={sort: (sum(each > threshold for each in held), len(held)) for sort, held in weights.items()},
    )


def _judged(aside: Sequence[Lesson], by: Network) -> Iterator[tuple[float, bool]]:
    """What a network says of each text as a whole, and whether it was planted."""
    odds = by.odds([each.runs[0] for each in aside])
    yield from zip(odds, (each.planted for each in aside), strict=True)


def _folds(of: Sequence[Lesson]) -> Iterator[tuple[list[Lesson], list[Lesson]]]:
    """What is set aside in turn, and all else."""
    authors = {author: number for number, author in enumerate(sorted({each.author for each in of}))}
    folds = [(number if each.sort == "ordinary" else authors[each.author]) % _FOLDS for number, each in enumerate(of)]
    for fold in range(_FOLDS):
        of_folds = list(zip(of, folds, strict=True))
        yield [each for each, own in of_folds if own == fold], [each for each, own in of_folds if own != fold]


def table(of: dict[str, int], checked: Checked) -> str:
    """The module that holds the weights of words: those of one weight in one row, the heaviest first."""
    rows: dict[int, list[str]] = defaultdict(list)
    for word, weight in sorted(of.items()):
        rows[weight].append(word)
    said = [line for weight in sorted(rows, reverse=True) for line in _row(weight, rows[weight])]
    numbers_ = {"ENOUGH": checked.enough, "THRESHOLD": checked.threshold, "HINT": checked.hint}
    named = (f"{name}: Final = {number}" for name, number in numbers_.items())
    return "\n".join((_HEAD, *named, _OPENING, *said, '"""', ""))


def _row(weight: int, of: Sequence[str]) -> list[str]:
    return wrap(f"{weight:+d} {' '.join(of)}", 116, break_long_words=False, break_on_hyphens=False)


def _passed_by(share: float, weights: Sequence[int]) -> int:
    """The least weight that no more than a share of the weights lie above."""
    return sorted(weights, reverse=True)[int(share * len(weights))]
