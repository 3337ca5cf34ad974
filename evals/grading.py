"""Whether an answer is right, by rules alone: hard failures, then what leaves it unverified."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from evals.cases import Answer, Gold
from evals.metrics import Standing, forbidden
from evals.terms import folded, mentions_any

Failure: TypeAlias = Literal[
    "missing", "never_say", "forbidden_source", "future_term", "answered_unanswerable", "abstained", "key_term_missing"
]
Doubt: TypeAlias = Literal["stale", "too_long"]

FEWEST_WORDS: Final = 120
TIMES_GOLD: Final = 4
"""An answer may have the larger of so many words, or so many times the words of the gold answer."""

_FIRST_SENTENCE: Final = re.compile(r".*?(?:[.!?](?=\s|$)|\n|$)", re.DOTALL)
_DONT_KNOW: Final = re.compile(r"\bi (?:don't|do not) know\b")


@dataclass(frozen=True, slots=True)
class Grade:
    """What is wrong with an answer. Strict: nothing. Lenient: no failure."""

    failures: tuple[Failure, ...]
    doubts: tuple[Doubt, ...]

    @property
    def strict(self) -> bool:
        """Whether the answer counts in the strict score."""
        return not self.failures and not self.doubts

    @property
    def lenient(self) -> bool:
        """Whether the answer counts in the lenient score."""
        return not self.failures


def abstains(answer: Answer) -> bool:
    """Whether an answer is none: marked so, empty, or "I don't know" in its first sentence."""
    first = _FIRST_SENTENCE.match(answer.answer.strip())
    return (
        answer.abstained
        or not answer.answer.strip()
        or (first is not None and _DONT_KNOW.search(folded(first.group())) is not None)
    )


def grade(gold: Gold, answer: Answer | None, standing: Callable[[str], Standing]) -> Grade:
    """Grade an answer (None: the question was left out); `standing` says how an id stands at as_of."""
    if answer is None:
        return Grade(("missing",), ())
    return Grade(tuple(_failures(gold, answer, standing)), tuple(_doubts(gold, answer)))


def _failures(gold: Gold, answer: Answer, standing: Callable[[str], Standing]) -> Iterator[Failure]:
    said = folded(answer.answer)
    if any(folded(words) in said for words in gold.never_say):
        yield "never_say"
    if forbidden(answer.sources, standing):
        yield "forbidden_source"
    if mentions_any(answer.answer, gold.future_terms):
        yield "future_term"
    if abstains(answer):
        if gold.answerable:
            yield "abstained"
        return
    if not gold.answerable:
        yield "answered_unanswerable"
    if not all(mentions_any(answer.answer, group) for group in gold.key_terms):
        yield "key_term_missing"


def _doubts(gold: Gold, answer: Answer) -> Iterator[Doubt]:
    if mentions_any(answer.answer, gold.stale):
        yield "stale"
    if len(answer.answer.split()) > max(FEWEST_WORDS, TIMES_GOLD * len(gold.gold_answer.split())):
        yield "too_long"
