"""The same questions through a real server and inside this process: both find and answer the same, to the letter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from evals.cases import LONGEST, Question
from evals.client import Served, ingest, served, served_after_a_handshake
from evals.port import over_http, over_http_after_a_handshake, over_sse
from evals.retrievers import Tell
from memory_core.memory import Asked
from server.app import App
from server.results import answer_result, search_result
from server.settings import Settings
from server.wire import AnswerResult, SearchResult

Transport: TypeAlias = Callable[[Path], AbstractAsyncContextManager[Served]]
"""A way to a server of a home folder: a context that starts it and connects to it."""

TRANSPORTS: Final[Mapping[str, Transport]] = {
    "stdio": served,
    "stdio-handshake": served_after_a_handshake,
    "streamable-http": over_http,
    "streamable-http-handshake": over_http_after_a_handshake,
    "sse": over_sse,
}
"""By name, in both eras of the protocol: each request alone, or a session after a handshake (SSE knows only that)."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """One question, what was found and what was answered: `here` by this process, `there` by the server."""

    question: Question
    here: SearchResult
    there: SearchResult
    answered_here: AnswerResult
    answered_there: AnswerResult


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing in which two results differ: the question, the rank of a hit (from 1), what, and both values."""

    question: str
    rank: int
    what: str
    here: str
    there: str


async def replay(data: Path, questions: Sequence[Question], transport: Transport, tell: Tell) -> list[Replayed]:
    """Take a folder in by the real command and ask every question twice.

    Raises Refused when a command or a tool fails.
    """
    found: list[Replayed] = []
    with TemporaryDirectory(prefix="candor-replay-") as folder:
        home = Path(folder) / "home"
        ingest(home, data)
        app = App(Settings(home))
        try:
            async with transport(home) as server:
                for each in questions:
                    as_of = each.as_of.isoformat()
                    there = await server.search(query=each.question, as_of=as_of, limit=LONGEST)
                    answered = await server.answer(question=each.question, as_of=as_of)
                    here, answered_here = _here(app, each.question, as_of), _answered(app, each.question, as_of)
                    found.append(Replayed(each, here, there, answered_here, answered))
                    tell(f"{len(found)} of {len(questions)}: {each.id}")
        finally:
            app.close()
    return found


def _here(app: App, query: str, as_of: str) -> SearchResult:
    now = app.now()
    return search_result(app.memory.search(Asked(query, as_of=as_of, limit=LONGEST), now), app.memory.status(), now)


def _answered(app: App, question: str, as_of: str) -> AnswerResult:
    now = app.now()
    return answer_result(app.memory.answer(question, as_of, now), app.memory.status(), now)


def difference(replayed: Replayed) -> Difference | None:
    """The first difference, best hits first, the answer last; None when both are the same."""
    asked = replayed.question.id
    for rank, (here, there) in enumerate(zip_longest(replayed.here.hits, replayed.there.hits), 1):
        if here is None or there is None:
            return Difference(asked, rank, "hits", here.source_id if here else "-", there.source_id if there else "-")
        for name in type(here).model_fields:
            ours, theirs = getattr(here, name), getattr(there, name)
            if ours != theirs:
                return Difference(asked, rank, name, str(ours), str(theirs))
    for name in ("as_of", "withheld", "notes", "coverage"):
        ours, theirs = getattr(replayed.here, name), getattr(replayed.there, name)
        if ours != theirs:
            return Difference(asked, 0, name, str(ours), str(theirs))
    for name in AnswerResult.model_fields:
        ours, theirs = getattr(replayed.answered_here, name), getattr(replayed.answered_there, name)
        if ours != theirs:
            return Difference(asked, 0, f"{name} of the answer", str(ours), str(theirs))
    return None
