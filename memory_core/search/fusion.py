"""Putting signals together: scores are added, not ranks, and every part can be read in `why`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.search.pool import Candidate, Pool
from memory_core.search.question import Question
from memory_core.search.signals.registry import SIGNALS

OF_ONE_THREAD: Final = 4
"""Segments of one meeting among the first hits; further ones come after everything else there."""

FIRST: Final = 10
"""Hits that count as the first."""


@dataclass(frozen=True, slots=True)
class Fused:
    """A candidate with its score, and what each signal added to it (signals that added nothing left out)."""

    candidate: Candidate
    score: float
    added: tuple[tuple[str, float], ...]


def fused(question: Question, pool: Pool, without: Collection[str] = ()) -> list[Fused]:
    """The candidates, best first, ties by id; signals named in `without` left out."""
    added: list[list[tuple[str, float]]] = [[] for _ in pool.candidates]
    for name, signal in SIGNALS.items():
        if name in without:
            continue
        for parts, strength in zip(added, signal.strength(question, pool), strict=True):
            if strength:
                parts.append((name, signal.weight * pool.scale * strength))
    found = []
    for candidate, parts in zip(pool.candidates, added, strict=True):
        near = candidate.near
        if near.words + near.bonus > 0 or "beside" not in without:
            named = (
                *((name, amount) for name, amount in (("words", near.words), ("thread", near.bonus)) if amount),
                *parts,
            )
            found.append(Fused(candidate, sum(amount for _, amount in named), named))
    found.sort(key=lambda each: (-each.score, each.candidate.id))
    return found if "diversity" in without else diverse(found)


def diverse(found: Sequence[Fused]) -> list[Fused]:
    """The same, with at most a few segments of one meeting among the first: the rest of them follow."""
    first: list[Fused] = []
    rest: list[Fused] = []
    seen: Counter[str] = Counter()
    for each in found:
        body = each.candidate.body
        seen[body.thread_id] += 1
        crowded = body.kind == "segment" and seen[body.thread_id] > OF_ONE_THREAD
        (rest if len(first) >= FIRST or crowded else first).append(each)
    rest.sort(key=lambda each: (-each.score, each.candidate.id))
    return [*first, *rest]
