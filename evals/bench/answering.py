"""Whole answers through the facade: from a question in words to what is said and what it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from evals.bench.corpus import Corpus, queries
from evals.bench.homes import Homes, opened
from evals.bench.results import Searching
from evals.bench.timing import alternating, say, spread
from memory_core.memory import Memory

ROUNDS: Final = 2
FORMS: Final = {
    "answer: when": "When is the {}?",
    "answer: how many": "How many {} were there?",
    "answer: did it": "Did we send the {}?",
}
"""Kinds of questions by the name of their row; what is asked about are the words of the search benchmark."""


def answering(sizes: list[int], homes: Homes, asked: int = 60) -> Iterator[Searching]:
    """A row for each kind of question at each size, so many asked; the kinds take turns."""
    for size in sizes:
        corpus = Corpus(size)
        with opened(homes.of(size)) as (log, shelf):
            memory = Memory(log, shelf)
            ways = [partial(_answer, memory, corpus, form) for form in FORMS.values()]
            taken = alternating(ways, queries(asked), ROUNDS)
        for what, seconds in zip(FORMS, taken, strict=True):
            row = Searching(size, what, spread(seconds))
            say(f"answer  {size:>9,}  {what:<34} p50 {row.spread.p50:8.2f} ms  p95 {row.spread.p95:8.2f} ms")
            yield row


def _answer(memory: Memory, corpus: Corpus, form: str, terms: list[str]) -> int:
    return len(memory.answer(form.format(" ".join(terms)), "", corpus.now).evidence)
