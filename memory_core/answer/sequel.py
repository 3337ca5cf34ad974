"""What was said later and bears on an answer: it may go on from it, or change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from memory_core.answer.bearing import bears
from memory_core.answer.composition import BRIEF
from memory_core.answer.passage import Passage, extended
from memory_core.answer.question import Question
from memory_core.answer.relevance import Rated
from memory_core.answer.selection import Selection

MOST: Final = 3
"""Passages of an answer, those that follow included."""

NEAR_BEST: Final = 0.5
"""The share of the best score that a passage must have: less than to answer by itself, since later words are others."""

REPEATED: Final = 0.7
"""The share of its words that another passage has of one that says little new."""

AS_MUCH: Final = 0.8
"""The share of what the answer is about that a passage must be about which bears on it by no word of its own."""


def sequel(question: Question, selection: Selection, ranked: Sequence[Rated]) -> list[Passage]:
    """What goes on from the selected passages, best first, each from a record of its own; () where nothing may.

    Nothing goes on from the calendar's own word, from earlier values that are asked for, or by repeating the value.
    """
    settled = selection.latest is not None and selection.latest.passage.is_event
    if settled or question.past or question.history:
        return []
    first = selection.chosen[0]
    much = AS_MUCH * max((each.about for each in ranked if each.passage.overlaps(first)), default=0.0)
    quoted = list(selection.chosen)
    for each in ranked:
        later = each.passage
        if len(quoted) >= MOST or each.score < NEAR_BEST * ranked[0].score:
            break
        told = any(later.hit.id == other.hit.id or _repeats(later, other) for other in quoted)
        if told or later.hit.known_from < first.hit.known_from or not _may_follow(each, selection):
            continue
        if each.about >= much or bears(later, quoted, question):
            quoted.append(extended(later, BRIEF))
    return quoted[len(selection.chosen) :]


def _repeats(later: Passage, other: Passage) -> bool:
    """Whether a passage says little that another does not."""
    return len(later.words & other.words) >= REPEATED * len(later.words)


def _may_follow(each: Rated, selection: Selection) -> bool:
    """Whether a passage may say something that the selected ones do not."""
    if each.passage.is_question or each.passage.hit.trust == "automated":
        return False
    if selection.latest is None:
        return True
    holds = selection.latest.holds
    replaced = {value for other in selection.earlier for value in other.holds} - holds
    return not (each.holds & replaced) and not (holds and holds <= each.holds)
