"""The files of an evaluation: questions to ask, gold to score against, answers as a system gave them.

A question is read without its gold even when both stand in the same line, so that nothing of the gold can be used.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol, TypeVar

from evals.lines import Line, lines

LONGEST: Final = 20
"""Ids that `retrieved` may hold."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the instant it is asked from."""

    id: str
    question: str
    as_of: datetime


@dataclass(frozen=True, slots=True)
class Gold:
    """What is expected of the answer to a question.

    `needed`: groups of ids, one of each must be retrieved. `key_terms`: groups of words, one of each must be said.
    `storyline` is "" when the question belongs to none.
    """

    id: str
    as_of: datetime
    answerable: bool
    category: str = ""
    storyline: str = ""
    gold_answer: str = ""
    needed: tuple[tuple[str, ...], ...] = ()
    evidence: tuple[str, ...] = ()
    also_supports: tuple[str, ...] = ()
    key_terms: tuple[tuple[str, ...], ...] = ()
    stale: tuple[str, ...] = ()
    future_terms: tuple[str, ...] = ()
    never_say: tuple[str, ...] = ()
    harm_check: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a system said: its words, the ids it relied on, and the up to `LONGEST` ids it found, best first."""

    id: str
    answer: str
    sources: tuple[str, ...]
    retrieved: tuple[str, ...]
    abstained: bool


class _Named(Protocol):
    @property
    def id(self) -> str: ...


_T = TypeVar("_T", bound=_Named)


def questions(path: Path) -> tuple[Question, ...]:
    """The questions of a file. Raises BadFile."""
    return _read(path, lambda line: Question(line.id(), line.text("question"), line.time("as_of")))


def golds(path: Path) -> tuple[Gold, ...]:
    """The gold of a file. Raises BadFile."""
    return _read(path, _gold)


def answers(path: Path) -> tuple[Answer, ...]:
    """The answers of a file. Raises BadFile."""
    return _read(path, _answer)


def write_answers(path: Path, given: Iterable[Answer]) -> None:
    """Write an answer file, one line an answer. Raises OSError."""
    path.write_text("".join(f"{json.dumps(asdict(each), ensure_ascii=False)}\n" for each in given), encoding="utf-8")


def _read(path: Path, make: Callable[[Line], _T]) -> tuple[_T, ...]:
    found: dict[str, _T] = {}
    for line in lines(path):
        case = make(line)
        if case.id in found:
            raise line.bad(f"id {case.id} stands here for the second time")
        found[case.id] = case
    return tuple(found.values())


def _gold(line: Line) -> Gold:
    return Gold(
        id=line.id(),
        as_of=line.time("as_of"),
        answerable=line.flag("answerable"),
        category=line.text("category", ""),
        storyline=line.text("storyline", ""),
        gold_answer=line.text("gold_answer", ""),
        needed=line.groups("needed"),
        evidence=line.texts("evidence"),
        also_supports=line.texts("also_supports"),
        key_terms=line.groups("key_terms"),
        stale=line.texts("stale"),
        future_terms=line.texts("future_terms"),
        never_say=line.texts("never_say"),
        harm_check=line.flag("harm_check", default=False),
    )


def _answer(line: Line) -> Answer:
    retrieved = line.texts("retrieved", None)
    if len(retrieved) > LONGEST:
        raise line.bad(f"retrieved must hold at most {LONGEST} ids, not {len(retrieved)}")
    if len(set(retrieved)) != len(retrieved):
        raise line.bad("retrieved must hold each id once")
    return Answer(line.id(), line.text("answer"), line.texts("sources", None), retrieved, line.flag("abstained"))
