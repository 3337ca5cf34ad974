"""Cases of what must not be found, and the store that they are tried on.

The future, the deleted, the edited away, the forgotten, the withheld, another scope's, a namesake's; and of a record
that is found, the secret in it and what it tells assistants to do.

Each names what must be found instead, and is its own control: what must not be found is asked for where it may be, and
must be there, or the case proves nothing. All goes through the tools of the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mcp import Client
from pydantic import BaseModel

from evals.asking import fill
from evals.client import Served
from evals.lines import BadFile, Line, lines
from evals.retrievers import Tell
from evals.states import State, states
from memory_core.answer.evidence import Evidence
from memory_core.answer.question import Question
from memory_core.answer.reader import read
from memory_core.forget.selection import Wish
from memory_core.model.answer import Answer, NoAnswer
from memory_core.model.instant import from_datetime
from server.app import App
from server.endpoint import CandorServer
from server.readers.prompt import Prompt, prompt
from server.settings import DEFAULT_SCOPE, Settings

DEPTH: Final = 20
_TOKENS: Final = 50_000
FILTERS: Final = ("source", "kind", "person", "thread", "after", "before")


@dataclass(frozen=True, slots=True)
class Case:
    """A search and the cited ids that must, and must not, be among its first hits.

    In the classes of `UNSAID`, `must_not` are texts that stand in the files of the records in `must`.
    `scope` names a folder beside the file whose records are another scope's; "" for none.
    """

    id: str
    query: str
    as_of: datetime
    kind: str
    must: tuple[str, ...]
    must_not: tuple[str, ...]
    scope: str = ""
    filters: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a case went: what is missing, what should not be there, and what its control did not find."""

    case: Case
    missing: tuple[str, ...]
    present: tuple[str, ...]
    toothless: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether all is as it must be, the control too."""
        return not self.missing and not self.present and not self.toothless


def cases(path: Path) -> tuple[Case, ...]:
    """The cases of a file. Raises BadFile, also for a file without any."""
    found: dict[str, Case] = {}
    for line in lines(path):
        case = _case(line)
        if case.id in found:
            raise line.bad(f"id {case.id} stands here for the second time")
        found[case.id] = case
    if not found:
        raise BadFile(path, 0, "it holds no case")
    return tuple(found.values())


def _case(line: Line) -> Case:
    kind = line.text("class")
    if kind not in CLASSES:
        raise line.bad(f"class must be one of {', '.join(CLASSES)}")
    must, must_not, scope = line.texts("must"), line.texts("must_not"), line.text("scope", "")
    if not must or not must_not:
        raise line.bad("must and must_not each need an id: one is the control of the other")
    if (kind == "other scope") != bool(scope):
        raise line.bad("scope belongs to the class `other scope`, and only to it")
    filters = line.values.get("filters") or {}
    if not isinstance(filters, dict) or not all(
        name in FILTERS and isinstance(value, str) for name, value in filters.items()
    ):
        raise line.bad(f"filters must be an object of texts named {', '.join(FILTERS)}")
    if kind == "same name" and not filters:
        raise line.bad("a case of the class `same name` needs filters that tell the two apart")
    return Case(
        line.id(), line.text("query"), line.time("as_of"), kind, must, must_not, scope, tuple(sorted(filters.items()))
    )


@dataclass(frozen=True, slots=True)
class _Bench:
    """The servers by scope ("" is the one asked), what they serve, and by cited id the states that may be asked for."""

    servers: Mapping[str, Served]
    apps: Mapping[str, App]
    states: Mapping[str, State]

    async def found(self, case: Case, scope: str = "") -> frozenset[str]:
        filters = dict(case.filters)
        result = await self.servers[scope].search(
            query=case.query, as_of=case.as_of.isoformat(), limit=DEPTH, **filters
        )
        return frozenset(hit.source_id for hit in result.hits)

    async def answered(self, case: Case, scope: str = "") -> frozenset[str]:
        """What an answer could be built from, and what a model that reads would be sent; a question has no filters."""
        if case.filters:
            return frozenset()
        result = await self.servers[scope].answer(question=case.query, as_of=case.as_of.isoformat())
        return frozenset((*result.retrieved, *(hit.source_id for hit in self.sent(case, scope).given)))

    def sent(self, case: Case, scope: str = "") -> Prompt:
        """What a model that reads would be sent."""
        sent: list[Prompt] = []

        def reads(question: Question, evidence: Evidence) -> Answer | NoAnswer:
            sent.append(prompt(question, evidence, _TOKENS))
            return read(question, evidence)

        app = self.apps[scope]
        app.memory.answer(case.query, case.as_of.isoformat(), app.now(), reads)
        return sent[0]


async def judged(path: Path, data: Path, known: Sequence[Case], tell: Tell) -> list[Outcome]:
    """Try every case on a fresh store. Raises BadFile for a scope without a folder beside the file, Refused."""
    outcomes = []
    async with _bench(path, data, known, tell) as bench:
        for case in known:
            if case.kind in UNSAID:
                outcomes.append(await _kept_back(bench, case))
                continue
            scope = TAKEN_BACK if case.kind in _TAKEN else ""
            there = await bench.found(case, scope)
            shown = there | await bench.answered(case, scope)
            toothless = await _toothless(bench, case)
            missing = tuple(each for each in case.must if each not in there)
            present = tuple(each for each in case.must_not if each in shown)
            outcomes.append(Outcome(case, missing, present, toothless))
            tell(f"{len(outcomes)} of {len(known)}: {case.id}")
    return outcomes


async def _kept_back(bench: _Bench, case: Case) -> Outcome:
    """Whether a record is found and a text of its file is not shown: by search, record, answer, nor to a model.

    A text that no file of these records has at that instant proves nothing. Asking for a secret must not find them.
    """
    served, at = bench.servers[""], case.as_of.isoformat()
    found = await served.search(query=case.query, as_of=at, limit=DEPTH, **dict(case.filters))
    there = {hit.source_id for hit in found.hits}
    shown: list[BaseModel] = [*found.hits, await served.answer(question=case.query, as_of=at)]
    for each in there.intersection(case.must):
        shown += (await served.record(id=each, as_of=at)).records
    sent, present = bench.sent(case).user, []
    for text in case.must_not:
        asked = (await served.search(query=text, as_of=at, limit=DEPTH)).hits
        betrayed = case.kind == "masked secret" and any(hit.source_id in case.must for hit in asked)
        if betrayed or text in sent or any(text in each.model_dump_json() for each in (*shown, *asked)):
            present.append(text)
    raw = [state.text for each in case.must if (state := bench.states.get(each)) and state.in_force(case.as_of)]
    toothless = tuple(text for text in case.must_not if not any(text in each for each in raw))
    return Outcome(case, tuple(each for each in case.must if each not in there), tuple(present), toothless)


async def _toothless(bench: _Bench, case: Case) -> tuple[str, ...]:
    """What must not be found and is not found either where it may be."""
    missed = []
    for each in case.must_not:
        state = bench.states.get(each)
        control = CONTROLS[case.kind](case, state) if state else None
        if control is None or each not in await bench.found(control, control.scope):
            missed.append(each)
    return tuple(missed)


def _then(case: Case, state: State) -> Case | None:
    """Asked while the forbidden state was, or will be, in force; None when it is in force at as_of anyway."""
    if state.in_force(case.as_of):
        return None
    last = state.since if state.until is None else max(state.since, state.until - timedelta(seconds=1))
    return replace(case, as_of=last)


def _there(case: Case, _state: State) -> Case:
    """Asked of the scope that holds it; `found` reads the scope."""
    return case


def _unfiltered(case: Case, _state: State) -> Case:
    return replace(case, filters=())


def _untouched(case: Case, _state: State) -> Case:
    """Asked of the store from which nothing was taken back."""
    return case


TAKEN_BACK: Final = "taken-back"
"""The scope with the same records in which some were forgotten or withheld, and which then took everything in again."""

CONTROLS: Final[Mapping[str, Callable[[Case, State], Case | None]]] = {
    "future": _then,
    "deleted": _then,
    "edited-away": _then,
    "other scope": _there,
    "same name": _unfiltered,
    "tombstoned": _untouched,
    "withheld state": _untouched,
}
"""The classes of what must not be found, and the search of each that must find it."""

UNSAID: Final = ("masked secret", "planted instruction")
"""The classes in which a record is found and something that its file says is not shown."""

CLASSES: Final = (*CONTROLS, *UNSAID)


def _forgotten(app: App, id: str) -> None:
    going = app.memory.would_forget(Wish(ids=(id,)), app.now()).going
    app.memory.forget(going.records, going, "person", "negative", app.now())


def _quarantined(app: App, id: str) -> None:
    for record in app.memory.would_forget(Wish(ids=(id,)), app.now()).going.records:
        app.memory.move(record, "quarantined", "a case of what must not be found", app.now())


_TAKEN: Final[Mapping[str, Callable[[App, str], None]]] = {"tombstoned": _forgotten, "withheld state": _quarantined}
"""The classes for which something is taken back first, and how."""


def _take_back(app: App, known: Sequence[Case]) -> None:
    for case in known:
        for each in case.must_not if case.kind in _TAKEN else ():
            _TAKEN[case.kind](app, each)


@asynccontextmanager
async def _bench(path: Path, data: Path, known: Sequence[Case], tell: Tell) -> AsyncIterator[_Bench]:
    scopes = {case.scope: path.parent / case.scope for case in known if case.scope}
    for scope, folder in scopes.items():
        if not folder.is_dir():
            raise BadFile(path, 0, f"scope {scope} needs its workspace in {folder}")
    folders = {"": data, **scopes}
    if any(case.kind in _TAKEN for case in known):
        folders[TAKEN_BACK] = data
    by_id = {state.source_id: state for folder in folders.values() for state in states(folder).states}
    now = from_datetime(max(case.as_of for case in known))
    with TemporaryDirectory(prefix="candor-negative-") as home:
        async with AsyncExitStack() as stack:
            servers: dict[str, Served] = {}
            apps: dict[str, App] = {}
            for scope, folder in folders.items():
                app = App(Settings(Path(home), scope or DEFAULT_SCOPE), lambda: now)
                stack.callback(app.close)
                fill(app, folder, tell)
                if scope == TAKEN_BACK:
                    _take_back(app, known)
                    fill(app, folder, tell)
                apps[scope] = app
                servers[scope] = Served(await stack.enter_async_context(Client(CandorServer(app))))
            yield _Bench(servers, apps, by_id)
