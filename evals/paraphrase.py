"""Whether the same question in other words comes to the same: how often all wordings of one are judged alike."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evals.grading import abstains
from evals.intervals import Estimate, Sample, proportion
from evals.lines import BadFile
from evals.scoring import Verdict

_WORDING: Final = re.compile(r"(?P<question>.+)-r\d+")


@dataclass(frozen=True, slots=True)
class Group:
    """A question in several wordings, in order: how each was judged."""

    question: str
    verdicts: tuple[Verdict, ...]

    @property
    def right(self) -> int:
        """How many wordings are answered rightly."""
        return sum(each.grade.strict for each in self.verdicts)

    @property
    def alike(self) -> bool:
        """Whether all wordings are answered rightly, or none is."""
        return self.right in (0, len(self.verdicts))

    @property
    def answered(self) -> int:
        """How many wordings are answered at all."""
        return sum(each.answer is not None and not abstains(each.answer) for each in self.verdicts)

    @property
    def sources_alike(self) -> bool:
        """Whether all wordings rest on the same records."""
        return len({frozenset(each.sources) for each in self.verdicts}) == 1


@dataclass(frozen=True, slots=True)
class Consistency:
    """Shares of wordings (`right`) and of questions (the others), each with its interval.

    `alike`: all wordings right or none; `always`: all right; `decided`: all answered or all refused; `sources`: all
    rest on the same records.
    """

    right: Estimate
    alike: Estimate
    always: Estimate
    decided: Estimate
    sources: Estimate


def question_of(wording: str) -> str:
    """The id of the question that an id of a wording is of; "" when it is of none.

    >>> question_of("Q-7-r2")
    'Q-7'
    """
    match = _WORDING.fullmatch(wording)
    return match["question"] if match else ""


def groups(path: Path, verdicts: Iterable[Verdict]) -> tuple[Group, ...]:
    """The verdicts of a file's wordings by question, in order. Raises BadFile for an id that is of no wording."""
    found: dict[str, list[Verdict]] = defaultdict(list)
    for each in verdicts:
        name = question_of(each.gold.id)
        if not name:
            raise BadFile(path, 0, f"{each.gold.id} is no wording: it does not end in -r and a number")
        found[name].append(each)
    return tuple(Group(name, tuple(of)) for name, of in found.items())


def consistency(found: Sequence[Group]) -> Consistency:
    """How alike the wordings are judged; storylines are resampled whole."""

    def share(values: Iterable[tuple[Group, bool]]) -> Estimate:
        return proportion(Sample(float(value), group.verdicts[0].gold.storyline) for group, value in values)

    return Consistency(
        proportion(Sample(float(each.grade.strict), each.gold.storyline) for of in found for each in of.verdicts),
        share((each, each.alike) for each in found),
        share((each, each.right == len(each.verdicts)) for each in found),
        share((each, each.answered in (0, len(each.verdicts))) for each in found),
        share((each, each.sources_alike) for each in found),
    )
