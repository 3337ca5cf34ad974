"""Which of several values holds: the latest said about the same thing; the earlier ones are its history."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.relevance import Rated
from memory_core.claims.dated import first_day

_TIME_OF_DAY: Final = re.compile(r"T\d\d:\d\d")

NEAR_BEST: Final = 0.7
AS_NEAR: Final = 0.6
IN_WORDS: Final = 0.5
RECENT: Final = 0.4
"""What the latest of the near-best passages gains over the earliest."""

NEARLY: Final = 0.7
"""The share of what the latest value is about, and says itself, that an earlier one must have."""

COMING: Final = 0.6
"""The share of the best score that a passage must have which names a day to come, where that day has gone by."""

FAINT: Final = 0.5
"""The share of the best score that a passage must have which settles a value by name."""


@dataclass(frozen=True, slots=True)
class Course:
    """A value and those it replaced: `latest` holds, `same` say no other value, `earlier` did, oldest first."""

    latest: Rated
    same: tuple[Rated, ...]
    earlier: tuple[Rated, ...]

    @property
    def best(self) -> float:
        """The score of the passage among them that answers best."""
        return max(each.score for each in (self.latest, *self.same, *self.earlier))


def course(ratings: Sequence[Rated], from_day: str = "") -> Course | None:
    """The course of a value through the passages that hold one and answer nearly as well as the best; None without.

    From `from_day` on a day may hold; what names only earlier ones was replaced.
    """
    told = holders(ratings)
    if not told:
        return None
    holding, over = _to_come(told, from_day)
    best = max(holding, key=lambda each: each.score)
    pool = [each for each in holding if _is_near(each, best)]
    pool += [each for each in holding if each not in pool and _goes_on(each, pool)]
    latest = max(pool, key=lambda each: (each.score + RECENT * recency(each, pool), -each.passage.rank))
    latest = _settled(latest, [each for each in holding if each.score >= FAINT * best.score])
    others = [each for each in (*pool, *over) if each is not latest]
    same = tuple(each for each in others if each.holds <= latest.holds)
    earlier = [
        each
        for each in others
        if not each.holds <= latest.holds and each.passage.hit.known_from < latest.passage.hit.known_from
    ]
    earlier.sort(key=lambda each: (each.passage.hit.known_from, each.passage.rank, each.passage.start))
    return Course(latest, same, tuple(earlier))


def holders(ratings: Sequence[Rated]) -> Sequence[Rated]:
    """The passages that hold a value and do not ask; those of assistants only where nobody else gives one."""
    told = [each for each in ratings if each.holds and not each.passage.is_question]
    return [each for each in told if each.passage.hit.trust != "agent"] or told


def _to_come(holding: Sequence[Rated], from_day: str) -> tuple[Sequence[Rated], Sequence[Rated]]:
    """The passages that may hold from a day on, and those that name only days before it.

    The latter are none unless the best one is among them and another is good enough. An event may come again.
    """
    best = max(holding, key=lambda each: each.score)
    over = [each for each in holding if "" < _last_day(each) < from_day and not each.passage.is_event]
    coming = [each for each in holding if _last_day(each) >= from_day and each.score >= COMING * best.score]
    return (coming, over) if coming and best in over else (holding, ())


def _last_day(each: Rated) -> str:
    """The last day that a passage names; "" when it names none."""
    return max(map(first_day, each.holds), default="")


def _is_near(each: Rated, best: Rated) -> bool:
    """Whether a passage answers nearly as well as the best one, and is about as much of the same in its own words."""
    alike = each.about >= AS_NEAR * best.about and each.own >= IN_WORDS * best.own
    return alike and each.score >= NEAR_BEST * best.score


def _settled(latest: Rated, holding: Sequence[Rated]) -> Rated:
    """The value after those that later passages settle: they take it back for another, or repeat one out of several."""
    for each in sorted(holding, key=lambda each: (each.passage.hit.known_from, -each.score)):
        after = each.passage.hit.known_from > latest.passage.hit.known_from
        if after and (each.taken_back & latest.holds or each.holds < latest.holds):
            latest = each
    return latest


def replaced(latest: Rated, earlier: Sequence[Rated]) -> tuple[Rated, ...]:
    """Of earlier passages those that gave the value before, oldest first, as far as it was another than the one before.

    They are about the same in as many words, or go on in its thread, and hold a value of the same kind; of each record
    the shortest.
    """
    kinds = frozenset(map(_kind, latest.holds))
    shortest: dict[str, Rated] = {}
    for each in sorted(earlier, key=lambda each: (len(each.passage.sentences), -each.score)):
        alike = min(each.own - NEARLY * latest.own, each.about - NEARLY * latest.about) >= 0
        if each.passage.hit.id != latest.passage.hit.id and (alike or _goes_on(latest, [each])):
            shortest.setdefault(each.passage.hit.id, each)
    found: list[Rated] = []
    before: frozenset[str] = frozenset()
    for each in earlier:
        values = frozenset(value for value in each.holds if _kind(value) in kinds)
        if shortest.get(each.passage.hit.id) is each and values and not values <= (latest.holds | before):
            found.append(each)
            before = values
    return tuple(found)


def _kind(value: str) -> str:
    """What a value measures: a day, a time of day, or what an amount counts; other values are of one kind."""
    if first_day(value) or _TIME_OF_DAY.fullmatch(value):
        return "time of day" if value.startswith("T") else "day"
    measure, _, amount = value.rpartition(" ")
    return measure if re.fullmatch(r"[\d.]+", amount) else ""


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
