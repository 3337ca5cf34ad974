"""What was said later about the same as an answer: it may go on from it, or change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from memory_core.answer.composition import BRIEF
from memory_core.answer.passage import Passage, extended
from memory_core.answer.question import Question
from memory_core.answer.relevance import Rated
from memory_core.answer.selection import Selection

MOST: Final = 4
"""Passages of an answer, those that follow included."""

NEAR_BEST: Final = 0.55
"""The share of the best score that a passage must have: less than to answer by itself: later words are other words."""


def sequel(question: Question, selection: Selection, ranked: Sequence[Rated]) -> list[Passage]:
    """What goes on from the selected passages, best first, each from a record of its own; () where nothing may.

    Nothing goes on from the calendar's own word, from earlier values that are asked for, or by repeating the value.
    """
    settled = selection.latest is not None and selection.latest.passage.is_event
    if settled or question.past or question.history:
        return []
    first = selection.chosen[0].hit
    records = {each.hit.id for each in selection.chosen}
    found: list[Passage] = []
    for each in ranked:
        hit = each.passage.hit
        if len(selection.chosen) + len(found) >= MOST or each.score < NEAR_BEST * ranked[0].score:
            break
        if hit.id not in records and hit.known_from >= first.known_from and _may_follow(each, selection):
            records.add(hit.id)
            found.append(extended(each.passage, BRIEF))
    return found


def _may_follow(each: Rated, selection: Selection) -> bool:
    """Whether a passage may say something that the selected ones do not."""
    if each.passage.is_question or each.passage.hit.trust == "automated":
        return False
    if selection.latest is None:
        return True
    holds = selection.latest.holds
    replaced = {value for other in selection.earlier for value in other.holds} - holds
    return not (each.holds & replaced) and not (holds and holds <= each.holds)
