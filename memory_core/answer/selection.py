"""Which passages make the answer to an ask: the best, of values the latest, of views one of each holder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.bearing import is_outdated
from memory_core.answer.current import Course, course, holders, recency
from memory_core.answer.forms import of_each
from memory_core.answer.holding import is_off
from memory_core.answer.passage import Passage
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import VALUES, Rated
from memory_core.answer.tense import is_ahead, of_difference
from memory_core.claims.opinion import is_view, reports
from memory_core.claims.stance import stance
from memory_core.index.tokens import terms

NEAR_BEST: Final = 0.78
RECENT: Final = 0.25
ANOTHER_VIEW: Final = 0.6
"""Shares of the best score that other passages must have; for another one's view less is enough."""

IN_SO_MANY_WORDS: Final = 0.55
"""The share of the words asked for that a passage of a history must have, measured by the one that has most."""

MOST_CHANGES: Final = 4
"""Values of a history that are told, the latest ones."""

COMPARED: Final = 2
"""Values of a difference: the latest, and the one before it."""

OF_BEST: Final = 0.8
"""The share of the best score that a value must have: below it stands the value of something else."""

CONFIRMED: Final = 2
"""Passages of a value: where it is said, and where it is said again."""

MOST: Final = 3
"""Passages of one answer."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What answers an ask.

    `chosen` in the order to be said, `latest` the value that holds, `earlier` those it replaced, oldest first, `views`
    what people hold who differ, `apart` the sentences with replaced values, which are not to be said with it.
    """

    chosen: tuple[Passage, ...]
    latest: Rated | None = None
    earlier: tuple[Rated, ...] = ()
    views: tuple[Passage, ...] = ()
    apart: frozenset[str] = frozenset()


def selected(ask: Ask, question: Question, ranked: Sequence[Rated]) -> Selection:
    """Select the passages that answer an ask from all of them, best first."""
    named = _named_event(ask, ranked)
    if named:
        return Selection((named.passage,), named)
    views = _views_of_each(ask, question, ranked)
    if views:
        return Selection(views, views=views)
    found = _of_value(ask, question, ranked) if ask.sought in VALUES else None
    if found:
        return found
    chosen = _with_first(_best(ask, question, ranked), ranked)
    reporter = _reporter(question, ranked)
    if reporter and not any(reporter.overlaps(each) for each in chosen):
        chosen = [*chosen[: MOST - 1], reporter]
    return Selection(tuple(chosen))


def _best(ask: Ask, question: Question, ranked: Sequence[Rated]) -> list[Passage]:
    """The passages near the best one and of its time; of what will be one of each holder, of a history all in turn."""
    views = _of_each_holder(ranked, _takes_a_stand) if ask.sought == "whether" and is_ahead(ask.text) else []
    if views:
        return [each.passage for each in views[:MOST]]
    near = [each for each in ranked if each.score >= NEAR_BEST * ranked[0].score]
    if question.history:
        return sorted(distinct(near, MOST), key=lambda each: (each.hit.known_from, each.rank))
    if question.now or ask.sought == "whether":
        near = sorted(near, key=lambda each: -(each.score + RECENT * recency(each, near)))
    return distinct([each for each in near if not is_outdated(each, near[0], question)], MOST)


def _with_first(chosen: list[Passage], ranked: Sequence[Rated]) -> list[Passage]:
    """The passages and the best one of the record that the search found first: it knows words that passages do not."""
    first = next((each for each in ranked if each.passage.rank == 0 and _is_somebodys(each.passage)), None)
    if first is None or len(chosen) == MOST or any(first.passage.overlaps(each) for each in chosen):
        return chosen
    return [*chosen, first.passage]


def _named_event(ask: Ask, ranked: Sequence[Rated]) -> Rated | None:
    """The calendar event whose whole title an ask for a time or place says: nothing knows better when it is."""
    if ask.sought not in ("time", "place"):
        return None
    said = frozenset((*ask.terms, *(term for each in ask.people for term in each.terms)))
    named = [
        each
        for each in ranked
        if each.passage.is_event
        and not is_off(each.passage)
        and (title := frozenset(terms(each.passage.hit.title)))
        and title <= said
    ]
    return max(named, key=lambda each: (each.about, each.passage.hit.known_from), default=None)


def _views_of_each(ask: Ask, question: Question, ranked: Sequence[Rated]) -> tuple[Passage, ...]:
    """What everybody says who gives a value or takes a stand, where that is asked and several do."""
    if not of_each(question.text):
        return ()
    views = _of_each_holder(ranked, _gives_a_value if ask.sought in VALUES else _takes_a_stand)[:MOST]
    return tuple(each.passage for each in views) if len(views) > 1 else ()


def _of_each_holder(ranked: Sequence[Rated], has_view: Callable[[Rated], bool]) -> list[Rated]:
    """The best passage of everybody who has a view, best first."""
    near = [each for each in ranked if each.score >= ANOTHER_VIEW * ranked[0].score]
    views = [each for each in near if _is_somebodys(each.passage) and has_view(each)]
    return list({each.passage.hit.who: each for each in reversed(views)}.values())[::-1]


def _gives_a_value(each: Rated) -> bool:
    """Whether a passage holds a value of the kind that is sought."""
    return bool(each.holds)


def _takes_a_stand(each: Rated) -> bool:
    """Whether a passage is what a person thinks, or says of how something stands."""
    return is_view(each.passage.text) or stance(each.passage.text) != "open"


def _is_somebodys(each: Passage) -> bool:
    """Whether a passage is what a person says."""
    return not each.is_question and not each.is_event and each.hit.who is not None and each.hit.trust != "agent"


def distinct(ranked: Sequence[Rated], most: int) -> list[Passage]:
    """The first few passages that do not say the same twice."""
    chosen: list[Passage] = []
    for each in ranked:
        if not any(_alike(each.passage, other) for other in chosen):
            chosen.append(each.passage)
        if len(chosen) == most:
            break
    return chosen


def _of_value(ask: Ask, question: Question, ranked: Sequence[Rated]) -> Selection | None:
    """The latest value; the first one when the past is asked for; all of them when the history is."""
    found = course(ranked, ask.from_day)
    if found is None or found.best < OF_BEST * ranked[0].score:
        return None
    if question.history:
        line = _changes(ranked)[-COMPARED if of_difference(ask.text) else -MOST_CHANGES :]
        return Selection(tuple(each.passage for each in line), line[-1], tuple(line[:-1]))
    if question.past and found.earlier:
        return Selection((found.earlier[0].passage,), found.earlier[0])
    views = _views(found.latest, found.earlier)
    if views:
        return Selection((found.latest.passage, *views), found.latest, (), (found.latest.passage, *views))
    near = [each for each in found.same if each.score >= NEAR_BEST * ranked[0].score]
    chosen = distinct([found.latest, *near], CONFIRMED)
    return Selection(tuple(chosen), found.latest, found.earlier, apart=_outdated(found, ranked))


def _outdated(found: Course, ranked: Sequence[Rated]) -> frozenset[str]:
    """The sentences that give a value that was replaced."""
    replaced = frozenset(value for each in found.earlier for value in each.holds) - found.latest.holds
    return frozenset(each.passage.text for each in ranked if len(each.passage.sentences) == 1 and each.holds & replaced)


def _changes(ranked: Sequence[Rated]) -> list[Rated]:
    """The values that were given in so many words, in the order of time, each where it is first said."""
    holding = holders(ranked)
    most = max(each.own for each in holding)
    told = [each for each in holding if each.own >= IN_SO_MANY_WORDS * most]
    seen: set[str] = set()
    found = []
    for each in sorted(told, key=lambda each: (each.passage.hit.known_from, -each.score)):
        values = {value.rpartition(" ")[2] for value in each.holds}
        if not values <= seen:
            found.append(each)
            seen |= values
    return found


def _views(latest: Rated, earlier: Sequence[Rated]) -> tuple[Passage, ...]:
    """Those who hold another value where the latest is no more than somebody's view; () where it settles things."""
    if not is_view(latest.passage.text):
        return ()
    others = [each.passage for each in reversed(earlier) if each.passage.hit.who != latest.passage.hit.who]
    return tuple({each.hit.who: each for each in reversed(others)}.values())[:2]


def _reporter(question: Question, ranked: Sequence[Rated]) -> Passage | None:
    """The best passage in which somebody else passes on what those said whose words are asked for."""
    asked = question.speaker or question.actor
    bearers = {identity.name for identity in asked}
    names = [each.name for each in question.people if any(bearer.name in bearers for bearer in each.bearers)]
    if not names:
        return None
    return next(
        (
            each.passage
            for each in ranked
            if each.about >= NEAR_BEST * ranked[0].about
            and each.passage.hit.who not in bearers
            and any(reports(each.passage.text, name) for name in names)
        ),
        None,
    )


def _alike(one: Passage, other: Passage) -> bool:
    """Whether two passages overlap, or have most of their words in common."""
    return one.overlaps(other) or len(one.own & other.own) >= 0.6 * min(len(one.own), len(other.own))
