"""The show: the main job on the bundled corpus, in steps that each check themselves.

The folder is taken in by the real command, and everything is asked of the real server by a real client.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap
from typing import Final, TypeAlias

from mcp import MCPError

from evals.client import Refused, Served, ingest, served
from evals.plan import Changed, Plan
from server.wire import FoundRecord

WIDTH: Final = 110
LINES: Final = 2
"""Lines of a text that are shown."""


class StepFailed(Exception):
    """A step that did not come out as it must; the message says how."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that was done: what it shows, the lines to read, and why it failed ("": it did not)."""

    heading: str
    lines: tuple[str, ...]
    failure: str = ""


Show: TypeAlias = Callable[[Served, Plan, list[str]], Awaitable[None]]
"""Writes its lines into the list as it goes. Raises StepFailed or Refused."""


async def perform(corpus: Path, plan: Plan, done: Callable[[Step], None]) -> None:
    """Do the steps one after the other in a home of their own, and hand each to `done`; a failed one is the last."""
    with TemporaryDirectory(prefix="candor-demo-") as folder:
        home = Path(folder) / "home"
        step = _ingested(home, corpus)
        done(step)
        if step.failure:
            return
        try:
            await _asked(home, plan, done)
        except* MCPError as errors:
            done(Step("Serve it: candor serve", (), f"the connection failed: {_first(errors)}"))


async def _asked(home: Path, plan: Plan, done: Callable[[Step], None]) -> None:
    async with served(home) as server:
        for heading, show in SHOWS.items():
            step = await _shown(server, plan, heading, show)
            done(step)
            if step.failure:
                return


async def _shown(server: Served, plan: Plan, heading: str, show: Show) -> Step:
    lines: list[str] = []
    try:
        await show(server, plan, lines)
    except (StepFailed, Refused) as error:
        return Step(heading, tuple(lines), str(error))
    return Step(heading, tuple(lines))


def _ingested(home: Path, corpus: Path) -> Step:
    heading = "Take in an export: candor ingest"
    try:
        result = ingest(home, corpus)
    except Refused as refused:
        return Step(heading, (), str(refused))
    lines = [
        f"{name:<16} {each.added:>4} added {each.changed:>3} changed {each.rejected:>3} rejected"
        for name, each in result.sources.items()
    ]
    lines += [line for note in result.notes for line in _wrapped(note)]
    failure = "" if result.sources and not result.rejections else f"{len(result.rejections)} records were rejected"
    return Step(heading, tuple(lines), failure)


async def _three_instants(server: Served, plan: Plan, lines: list[str]) -> None:
    lines.append(f"search_memory: {plan.question.query}")
    for moment in plan.question.instants:
        found = await server.search(query=plan.question.query, as_of=moment.as_of, limit=3)
        _show(lines, moment.as_of, found.hits[:1])
        top = found.hits[0].source_id if found.hits else "nothing"
        _must(top == moment.expect, f"as of {moment.as_of} {moment.expect} must come first, not {top}")
    wanted = {moment.expect for moment in plan.question.instants}
    _must(len(wanted) == len(plan.question.instants), "each instant must have a right record of its own")


async def _deleted(server: Served, plan: Plan, lines: list[str]) -> None:
    step = plan.deleted
    hit = await _hit(server, step, step.before, lines)
    _must(hit is not None, f"{step.id} must be found before its deletion")
    hit = await _hit(server, step, step.after, lines)
    _must(hit is None, f"{step.id} must be gone after its deletion")
    try:
        await server.record(id=step.id, as_of=step.after)
    except Refused as refused:
        lines += _wrapped(f"get_record {step.id}: {refused}")
    else:
        raise StepFailed(f"get_record must not show {step.id} after its deletion")


async def _edited(server: Served, plan: Plan, lines: list[str]) -> None:
    step = plan.edited
    before = await _hit(server, step, step.before, lines)
    after = await _hit(server, step, step.after, lines)
    if before is None or after is None:
        raise StepFailed(f"{step.id} must be found at both times")
    _must(before.text != after.text, f"{step.id} must have another text after the edit")
    _must(before.source_id != after.source_id, "each text must be cited as the entry that made it")
    states = (await server.record(id=step.id, as_of=step.after)).states
    lines += [f"state {each.source_id}: {each.known_from} to {each.known_to or 'now'}" for each in states]
    _must(
        [each.source_id for each in states] == [before.source_id, after.source_id], "get_record must list both states"
    )


async def _filtered(server: Served, plan: Plan, lines: list[str]) -> None:
    step = plan.filtered
    after, before = step.after.isoformat(), step.before.isoformat()
    lines += [
        f"search_memory: {step.query}",
        f"person={step.person} source={step.source}",
        f"after={after} before={before}",
    ]
    found = await server.search(
        query=step.query, person=step.person, source=step.source, after=after, before=before, as_of=plan.now
    )
    _show(lines, plan.now, found.hits)
    _must(bool(found.hits), "the filters must leave something")
    for hit in found.hits:
        inside = step.after <= datetime.fromisoformat(hit.occurred) < step.before
        fits = hit.source == step.source and hit.who == step.person and inside
        _must(fits, f"{hit.id} does not fit the filters")


async def _status(server: Served, _plan: Plan, lines: list[str]) -> None:
    status = await server.status()
    records = sum(each.records for each in status.sources)
    step = "in step" if status.index_in_step else f"at {status.indexed} of {status.sequence}"
    lines.append(
        f"memory_status: {status.owner.name}, {status.owner.zone}: "
        f"{records} records from {len(status.sources)} sources, index {step}"
    )
    _must(len(status.sources) == 7, "seven sources must be held")
    _must(status.owner.name is not None, "the owner must have been guessed")


SHOWS: Final[Mapping[str, Show]] = {
    "One question at three instants": _three_instants,
    "A message before and after its deletion": _deleted,
    "A message before and after its edit": _edited,
    "A search with filters": _filtered,
    "What the memory holds": _status,
}
"""Headings in the order of the show, and what is done under each."""


async def _hit(server: Served, step: Changed, as_of: str, lines: list[str]) -> FoundRecord | None:
    """The step's record among the first hits as of an instant, shown; None when it is not there."""
    found = await server.search(query=step.query, as_of=as_of)
    hits = [hit for hit in found.hits if hit.id == step.id]
    if as_of == step.before:
        lines.append(f"search_memory: {step.query}")
    _show(lines, as_of, hits)
    if not hits:
        lines.append(f"  {step.id} is not among {len(found.hits)} hits")
    return hits[0] if hits else None


def _show(lines: list[str], as_of: str, hits: Iterable[FoundRecord]) -> None:
    lines.append(f"as of {as_of.replace('T', ' ')}")
    for hit in hits:
        lines.append(f"  [{hit.source_id}] {hit.who or 'unidentified'}, {hit.occurred[:16].replace('T', ' ')}")
        lines += _wrapped(hit.text, "    ")


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(
        " ".join(text.split()),
        WIDTH - 3,
        initial_indent=indent,
        subsequent_indent=indent,
        max_lines=LINES,
        placeholder=" \N{HORIZONTAL ELLIPSIS}",
    )


def _first(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise StepFailed(otherwise)
