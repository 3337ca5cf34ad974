"""What can be asked and scored: Candor as a user gets it, with its extra [semantic], and the plain yardstick."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from evals.asking import ask, memory_of
from evals.cases import LONGEST, Answer, Question
from evals.plain import PlainSearch
from evals.states import states
from memory_core.model.instant import Instant, from_datetime

Tell: TypeAlias = Callable[[str], None]
"""Gets a line about each step."""

Retriever: TypeAlias = Callable[[Path, Sequence[Question], Tell], Iterator[Answer]]
"""Asks about a workspace folder. Raises BadFile or NotAWorkspace for the folder."""


def latest(questions: Sequence[Question]) -> Instant:
    """The latest instant that is asked from: what a run takes for now."""
    return max((from_datetime(each.as_of) for each in questions), default=Instant(0))


def _candor(data: Path, questions: Sequence[Question], tell: Tell) -> Iterator[Answer]:
    with memory_of(data, latest(questions), tell) as memory:
        yield from ask(memory, questions)


def _semantic(data: Path, questions: Sequence[Question], tell: Tell) -> Iterator[Answer]:
    with memory_of(data, latest(questions), tell, semantic=True) as memory:
        yield from ask(memory, questions)


def _plain(data: Path, questions: Sequence[Question], tell: Tell) -> Iterator[Answer]:
    found = states(data).states
    tell(f"{len(found)} states of records")
    search = PlainSearch(found)
    for each in questions:
        yield Answer(each.id, "", (), search.found(each.question, each.as_of, LONGEST), abstained=True)


RETRIEVERS: Final[Mapping[str, Retriever]] = {"candor": _candor, "plain": _plain, "semantic": _semantic}
