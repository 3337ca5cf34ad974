"""Which of several values holds: the latest said about the same thing; the earlier ones are its history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.relevance import Rated

NEAR_BEST: Final = 0.7
AS_NEAR: Final = 0.6
RECENT: Final = 0.4
"""What the latest of the near-best passages gains over the earliest."""

VALUES: Final = frozenset({"time", "amount", "duration", "attribute", "place"})
"""What has a value at a time, so that a later one replaces it."""


@dataclass(frozen=True, slots=True)
class Course:
    """A value and those it replaced: `latest` holds, `same` say no other value, `earlier` did, oldest first."""

    latest: Rated
    same: tuple[Rated, ...]
    earlier: tuple[Rated, ...]


def course(ratings: Sequence[Rated]) -> Course | None:
    """The course of a value through the passages that hold one and answer nearly as well as the best; None without."""
    holding = [each for each in ratings if each.holds and not each.passage.is_question]
    if not holding:
        return None
    holding = [each for each in holding if each.passage.hit.trust != "agent"] or holding
    best = max(holding, key=lambda each: each.score)
    pool = [each for each in holding if each.score >= NEAR_BEST * best.score and each.about >= AS_NEAR * best.about]
    pool += [each for each in holding if each not in pool and _goes_on(each, pool)]
    latest = max(pool, key=lambda each: (each.score + RECENT * recency(each, pool), -each.passage.rank))
    others = [each for each in pool if each is not latest]
    same = tuple(each for each in others if each.holds <= latest.holds)
    earlier = [
        each
        for each in others
        if not each.holds <= latest.holds and each.passage.hit.known_from < latest.passage.hit.known_from
    ]
    earlier.sort(key=lambda each: (each.passage.hit.known_from, each.passage.rank, each.passage.start))
    return Course(latest, same, tuple(earlier))


def _goes_on(each: Rated, pool: Sequence[Rated]) -> bool:
    """Whether a passage goes on from one of these: a later mail of its thread, or a reply."""
    hit = each.passage.hit
    return any(
        other.passage.hit.known_from < hit.known_from
        and (
            hit.reply_to == other.passage.hit.id
            or (hit.kind == "mail" and hit.thread_id == other.passage.hit.thread_id)
        )
        for other in pool
    )


def recency(each: Rated, pool: Sequence[Rated]) -> float:
    """The place of a passage among the times of a pool, from 0 (the earliest) to 1."""
    times = sorted({other.passage.hit.known_from for other in pool})
    return times.index(each.passage.hit.known_from) / (len(times) - 1) if len(times) > 1 else 0.0
