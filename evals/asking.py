"""Asking the memory: a workspace folder in a fresh store, each question at its own instant, through the facade."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from evals.cases import LONGEST, Answer, Question
from memory_core.answer.reader import read
from memory_core.ingest import ingest_workspace
from memory_core.memory import Asked, Memory, Read
from memory_core.model.answer import Answer as Told
from memory_core.model.answer import NoAnswer
from memory_core.model.instant import Instant, from_datetime
from memory_core.people.owner import tzinfo
from memory_core.search.request import MOST
from memory_core.sources.base import Context
from memory_core.sources.registry import workspace
from server.app import App
from server.ownership import Said, guessed
from server.settings import Settings

_ZONE: Final = "UTC"
"""Assumed where the data names no zone: a run must not depend on the machine."""


@contextmanager
def memory_of(data: Path, now: Instant, told: Callable[[str], None], *, semantic: bool = False) -> Iterator[Memory]:
    """The memory of `app_of`."""
    with app_of(data, now, told, semantic=semantic) as app:
        yield app.memory


@contextmanager
def app_of(data: Path, now: Instant, told: Callable[[str], None], *, semantic: bool = False) -> Iterator[App]:
    """A memory of a workspace folder, its owner guessed, in a store that lasts as long as the context.

    `told` gets a line about each step; `semantic` has searches weigh what texts mean. Everything counts as taken in at
    `now`, so that runs are alike.
    Raises NotAWorkspace, and what the store raises.
    """
    with TemporaryDirectory(prefix="candor-evals-") as home:
        app = App(Settings(Path(home), semantic=semantic), lambda: now)
        try:
            fill(app, data, told)
            yield app
        finally:
            app.close()


def fill(app: App, data: Path, told: Callable[[str], None]) -> None:
    """Take a workspace folder in, its owner guessed. Raises NotAWorkspace, and what the store raises."""
    workspace(data)
    decided = guessed([data], Said(), _ZONE)
    for note in decided.notes:
        told(note)
    app.memory.belongs_to(decided.owner)
    done = ingest_workspace(data, app.log, Context(tzinfo(decided.owner)), app.now)
    for source, counts in done.sources:
        told(f"{source}: {counts.added} added, {counts.changed} changed, {counts.rejected} rejected")
    for each in done.rejections:
        told(f"rejected {each.place}: {each.why}")
    app.memory.settle()


def ask(memory: Memory, questions: Iterable[Question], reads: Read = read) -> Iterator[Answer]:
    """The memory's answer to each question, and what it was built from; `reads` makes it from the evidence."""
    for question in questions:
        replied = memory.answer(question.question, question.as_of.isoformat(), from_datetime(question.as_of), reads)
        match replied.outcome:
            case Told(text, citations):
                sources = tuple(each.source_id for each in citations)
                yield Answer(question.id, text, sources, replied.retrieved, abstained=False)
            case NoAnswer(_, text):
                yield Answer(question.id, text, (), replied.retrieved, abstained=True)


def find(memory: Memory, questions: Iterable[Question], without: tuple[str, ...] = ()) -> Iterator[Answer]:
    """What a search alone finds for each question; nothing is answered. `without` names signals to leave out."""
    for question in questions:
        yield Answer(question.id, "", (), retrieved(memory, question, without), abstained=True)


def retrieved(memory: Memory, question: Question, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The ids of up to `LONGEST` export entries found for a question, each once, best first.

    Several hits may be of one entry, such as the turns of a session, so it reads on until there are enough.
    `without` names search signals to leave out.
    """
    asked = Asked(question.question, as_of=question.as_of.isoformat(), limit=MOST, without=without)
    found: dict[str, None] = {}
    while True:
        answered = memory.search(asked, from_datetime(question.as_of))
        found.update(dict.fromkeys(hit.source_id for hit in answered.hits))
        if len(found) >= LONGEST or not answered.next:
            return tuple(found)[:LONGEST]
        asked = replace(asked, cursor=answered.next)
