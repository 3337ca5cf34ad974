"""From gold, answers and delivery times to a verdict for each question, and from verdicts to scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from evals.cases import LONGEST, Answer, Gold
from evals.grading import Grade, grade
from evals.intervals import Estimate, Sample, mean, proportion
from evals.metrics import (
    Match,
    Standing,
    by_record,
    coverage,
    exactly,
    forbidden,
    met,
    precision,
    recall,
    reciprocal_rank,
)

DEPTHS: Final = (5, 10, 20)
PASSING: Final = 10
"""Retrieved ids among which each needed group must be met."""

MATCHES: Final[dict[str, Match]] = {"exact": exactly, "record": by_record}


@dataclass(frozen=True, slots=True)
class Verdict:
    """How one question went. `unmet` are the needed groups not met in time, `forbidden` the ids that made it fail."""

    gold: Gold
    answer: Answer | None
    unmet: tuple[tuple[str, ...], ...]
    forbidden: tuple[str, ...]
    forbidden_anywhere: int
    unknown: int
    grade: Grade

    @property
    def scored(self) -> bool:
        """Whether its retrieval counts at all."""
        return bool(self.gold.needed) or self.gold.harm_check

    @property
    def retrieved(self) -> tuple[str, ...]:
        """What was found, best first."""
        return self.answer.retrieved if self.answer else ()

    @property
    def sources(self) -> tuple[str, ...]:
        """What the answer relied on."""
        return self.answer.sources if self.answer else ()

    @property
    def passed(self) -> bool:
        """Whether its retrieval passes; a question that was left out does not."""
        return self.answer is not None and not self.unmet and not self.forbidden


@dataclass(frozen=True, slots=True)
class Retrieval:
    """`coverage` by (match, depth); `forbidden` and `unknown` count ids over all lists."""

    passed: Estimate
    harm_checks: Estimate
    coverage: dict[tuple[str, int], Estimate]
    mrr: Estimate
    forbidden: int
    unknown: int


@dataclass(frozen=True, slots=True)
class Answers:
    """Right answers, and how many answers have each failure and doubt."""

    strict: Estimate
    lenient: Estimate
    failures: Counter[str]
    doubts: Counter[str]
    recall: Estimate
    precision: Estimate


@dataclass(frozen=True, slots=True)
class Category:
    """The scores of the questions of one category."""

    retrieval: Estimate
    strict: Estimate
    lenient: Estimate


@dataclass(frozen=True, slots=True)
class Score:
    """All scores. `missing` questions have no answer (and failed), `unasked` answers no question (and are ignored)."""

    verdicts: tuple[Verdict, ...]
    missing: int
    unasked: int
    retrieval: Retrieval
    answers: Answers
    by_category: dict[str, Category]


def score(golds: Iterable[Gold], answers: Iterable[Answer], standing: Callable[[str, datetime], Standing]) -> Score:
    """Score answers against gold; `standing` says how an id stands at an instant."""
    given = {answer.id: answer for answer in answers}
    verdicts = tuple(judge(gold, given.get(gold.id), standing) for gold in golds)
    categories = sorted({verdict.gold.category for verdict in verdicts})
    return Score(
        verdicts,
        sum(verdict.answer is None for verdict in verdicts),
        len(given.keys() - {verdict.gold.id for verdict in verdicts}),
        _retrieval(verdicts),
        _answers(verdicts),
        {name: _category([each for each in verdicts if each.gold.category == name]) for name in categories},
    )


def judge(gold: Gold, answer: Answer | None, standing: Callable[[str, datetime], Standing]) -> Verdict:
    """How one question went (answer None: it was left out)."""

    def then(id: str) -> Standing:
        return standing(id, gold.as_of)

    retrieved = answer.retrieved if answer else ()
    named = (*retrieved, *(answer.sources if answer else ()))
    return Verdict(
        gold,
        answer,
        tuple(group for group in gold.needed if not met(group, retrieved[:PASSING])),
        forbidden(retrieved[: LONGEST if gold.harm_check else PASSING], then),
        len(forbidden(retrieved, then)),
        len({each for each in named if then(each) == "unknown"}),
        grade(gold, answer, then),
    )


def _retrieval(verdicts: Sequence[Verdict]) -> Retrieval:
    needing = [each for each in verdicts if each.gold.needed]
    return Retrieval(
        _passed(verdicts),
        _passed([each for each in verdicts if each.gold.harm_check]),
        {
            (name, depth): mean(
                _sample(each, coverage(each.gold.needed, each.retrieved, depth, match)) for each in needing
            )
            for name, match in MATCHES.items()
            for depth in DEPTHS
        },
        mean(_sample(each, reciprocal_rank(each.gold.needed, each.retrieved)) for each in needing),
        sum(each.forbidden_anywhere for each in verdicts),
        sum(each.unknown for each in verdicts),
    )


def _answers(verdicts: Sequence[Verdict]) -> Answers:
    needing = [each for each in verdicts if each.gold.needed]
    citing = [each for each in verdicts if each.sources]
    return Answers(
        _strict(verdicts),
        _lenient(verdicts),
        Counter(failure for each in verdicts for failure in each.grade.failures),
        Counter(doubt for each in verdicts for doubt in each.grade.doubts),
        mean(_sample(each, recall(each.gold.needed, each.sources)) for each in needing),
        mean(_sample(each, precision(_supporting(each.gold), each.sources)) for each in citing),
    )


def _category(verdicts: Sequence[Verdict]) -> Category:
    return Category(_passed(verdicts), _strict(verdicts), _lenient(verdicts))


def _passed(verdicts: Iterable[Verdict]) -> Estimate:
    return proportion(_sample(each, each.passed) for each in verdicts if each.scored)


def _strict(verdicts: Iterable[Verdict]) -> Estimate:
    return proportion(_sample(each, each.grade.strict) for each in verdicts)


def _lenient(verdicts: Iterable[Verdict]) -> Estimate:
    return proportion(_sample(each, each.grade.lenient) for each in verdicts)


def _supporting(gold: Gold) -> tuple[str, ...]:
    """What an answer may rely on: evidence, what also supports, and what is needed."""
    return (*gold.evidence, *gold.also_supports, *(each for group in gold.needed for each in group))


def _sample(verdict: Verdict, value: float) -> Sample:
    return Sample(float(value), verdict.gold.storyline)
