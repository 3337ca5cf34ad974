"""Whole searches through the facade: from the words to ten hits with text, neighbours and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from evals.bench.corpus import Corpus, queries
from evals.bench.homes import Homes, opened
from evals.bench.results import Searching
from evals.bench.timing import alternating, say, spread
from memory_core.memory import Asked, Memory
from memory_core.model.instant import to_iso

_ROUNDS: Final = 3
NOW: Final = "now"


def searching(sizes: list[int], homes: Homes, asked: int = 200) -> Iterator[Searching]:
    """A row for each kind of search at each size, so many asked; the kinds take turns, question by question."""
    for size in sizes:
        corpus = Corpus(size)
        with opened(homes.of(size)) as (log, shelf):
            memory, kinds = Memory(log, shelf), _kinds(corpus)
            ways = [partial(_search, memory, corpus, kind) for kind in kinds.values()]
            taken = alternating(ways, queries(asked), _ROUNDS)
        for what, seconds in zip(kinds, taken, strict=True):
            row = Searching(size, what, spread(seconds))
            say(f"search  {size:>9,}  {what:<34} p50 {row.spread.p50:8.2f} ms  p95 {row.spread.p95:8.2f} ms")
            yield row


def _kinds(corpus: Corpus) -> dict[str, Asked]:
    past = to_iso(corpus.at(0.5))
    return {
        NOW: Asked(),
        "as of the middle": Asked(as_of=past),
        "now, by one person": Asked(person="person007@example.org"),
        "now, in one source": Asked(source="slack"),
        "as of the middle, in one source": Asked(source="slack", as_of=past),
        "now, in the last tenth of the time": Asked(after=to_iso(corpus.at(0.9))),
    }


def _search(memory: Memory, corpus: Corpus, kind: Asked, terms: list[str]) -> int:
    return len(memory.search(replace(kind, query=" ".join(terms)), corpus.now).hits)
