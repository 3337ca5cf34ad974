"""From an export to the log: the only joint between sources and store, and the place where hygiene is applied.

Taking in the same thing again adds nothing, so an interrupted run is simply run again; how far it had come is noted
with each batch, so that the next one need not begin from the start. Batches are kept in whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Final, TypeAlias

from memory_core.hygiene.bodies import hygienic
from memory_core.model.body import RecordBody
from memory_core.model.counts import Counts
from memory_core.model.entry import Draft, Place, Rejection
from memory_core.model.instant import Instant
from memory_core.sources.base import Context, Item
from memory_core.sources.cursor import Cursor
from memory_core.sources.recognition import Recognised, workspace_items
from memory_core.sources.registry import WORKSPACE, workspace
from memory_core.store.log import Import, Log, Outcome
from memory_core.store.memory_log import MemoryLog

BATCH: Final = 500
"""Drafts that are kept in one step, unless their texts come to more than `BATCH_CHARACTERS` before."""
BATCH_CHARACTERS: Final = 4_000_000
LISTED: Final = 1_000
"""Rejections that are listed; all are counted."""

Progress: TypeAlias = Callable[[str, str, int], None]
"""Called after each batch with the source and path of its last item and the number of records done so far."""

Append: TypeAlias = Callable[[Sequence[Draft], Instant], list[Outcome]]
"""As `Log.append`."""

_REJECTED: Final = {
    Outcome.CONFLICT: "another text for the same id and time is already known; the one that sorts first holds",
    Outcome.TAKEN: "a record of another source has this id already; it was left as it is",
}

_ABOUT_ALL_OF_IT: Final = {Outcome.REFUSED, Outcome.TAKEN}
"""What a record is turned away for as a whole, so that it is told once and not again for each of its edits."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """The result of a run: counts by source, in the order first met, and the first rejections.

    `interrupted` says that it was told to stop before its end; what it had read by then is kept.
    """

    sources: tuple[tuple[str, Counts], ...]
    rejections: tuple[Rejection, ...]
    interrupted: bool = False


_FIELDS: Final = {
    Outcome.ADDED: "added",
    Outcome.KNOWN: "known",
    Outcome.CHANGED: "changed",
    Outcome.REFUSED: "kept_out",
}


def ingest(found: Iterable[Item], log: Log, now: Instant, progress: Progress | None = None) -> Ingested:
    """Take the items in, all of them as recorded at `now`. Raises what the log raises; earlier batches then stay."""
    return _Run(log.append, lambda: now, progress).through(found)


def rehearse(found: Iterable[Item], log: Log, now: Instant, progress: Progress | None = None) -> Ingested:
    """What taking the items in would come to; nothing is kept.

    Of earlier batches only numbers are remembered, so what would be a conflict with one of them counts as a change.
    """
    subjects: set[int] = set()
    statements: set[int] = set()

    def outcome(draft: Draft, found: Outcome) -> Outcome:
        subject, statement = hash(draft.subject), hash(replace(draft, source_id="", basis="unknown", place=Place("")))
        if found in (Outcome.ADDED, Outcome.CHANGED) and statement in statements:
            found = Outcome.KNOWN
        elif found is Outcome.ADDED and subject in subjects:
            found = Outcome.CHANGED
        subjects.add(subject)
        statements.add(statement)
        return found

    def outcomes(drafts: Sequence[Draft], at: Instant) -> list[Outcome]:
        twin = MemoryLog(log.scope)
        held = log.history({draft.subject for draft in drafts}, log.position().sequence)
        twin.append([entry.draft for entries in held.values() for entry in entries], at)
        return list(map(outcome, drafts, twin.append(drafts, at)))

    return _Run(outcomes, lambda: now, progress).through(found)


def ingest_workspace(
    path: Path,
    log: Log,
    context: Context,
    now: Callable[[], Instant],
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Ingested:
    """Take in a workspace folder, as `ingest_found` does. Every source is in the result, also one without files.

    Places are relative to `path`. Raises NotAWorkspace, and what the log raises.
    """
    found = workspace_items(workspace(path), replace(context, root=path))
    asked = Asked(replace(context, root=None).shown(path), found, tuple(WORKSPACE))
    return ingest_found(asked, log, now, progress, stop)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be taken in: the path as it is noted, its items, and the sources that the result has in any case.

    `cursor` is the one that moves as the items are read.
    """

    path: str
    items: Iterable[Item]
    sources: tuple[str, ...] = ()
    cursor: Cursor = field(default_factory=Cursor)


def cursor(path: str, found: Recognised, log: Log, basis: str) -> Cursor:
    """Where to read on in what was found at a path: where a run that was broken off had come to, else at the start.

    `basis` says how it is read; what was read in another way is not gone on with, nor what was read before something
    that it may have refused was allowed in again.
    """
    allowed = sum(act.deed in ("lifted", "state") for act in log.acts(0, log.position().sequence))
    made = Cursor("\n".join((basis, str(allowed), *found.unknown)))
    made.resume((part.known_by() for part in found.parts), log.reached(path))
    return made


def ingest_found(
    asked: Asked,
    log: Log,
    now: Callable[[], Instant],
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Ingested:
    """Take items in; `now` is asked at the start, at each batch and at the end, `stop` before each item.

    The run is noted in the log, as unfinished when stopped. Raises what the log raises.
    """
    noted = Import(asked.path, now(), None, ())
    log.note_import(noted)

    def append(drafts: Sequence[Draft], at: Instant) -> list[Outcome]:
        outcomes = log.append(drafts, at)
        log.note_reached(asked.path, asked.cursor.at)
        return outcomes

    run = _Run(append, now, progress, dict.fromkeys(asked.sources, Counts()))
    done = run.through(takewhile(lambda _: not stop(), asked.items))
    done = replace(done, interrupted=stop())
    if not done.interrupted:
        log.note_reached(asked.path, None)
    log.note_import(replace(noted, finished_at=None if done.interrupted else now(), counts=done.sources))
    return done


class _Run:
    """One run: the batch being filled, the counts, the rejections so far."""

    def __init__(
        self,
        append: Append,
        now: Callable[[], Instant],
        progress: Progress | None,
        counts: dict[str, Counts] | None = None,
    ) -> None:
        self._append = append
        self._now = now
        self._progress = progress
        self._counts = counts or {}
        self._rejections: list[Rejection] = []
        self._turned_away: set[str] = set()
        self._batch: list[Draft] = []
        self._characters = 0
        self._done = 0

    def through(self, items: Iterable[Item]) -> Ingested:
        """Take everything in and report."""
        for item in items:
            if isinstance(item, Rejection):
                self._reject(item)
            else:
                self._add(item)
        self._flush()
        return Ingested(tuple(self._counts.items()), tuple(self._rejections))

    def _add(self, draft: Draft) -> None:
        body = draft.body
        if body is not None:
            draft = replace(draft, body=hygienic(body))
        self._batch.append(draft)
        self._characters += len(body.text) if isinstance(body, RecordBody) else 0
        if len(self._batch) >= BATCH or self._characters >= BATCH_CHARACTERS:
            self._flush()

    def _flush(self) -> None:
        if not self._batch:
            return
        outcomes = self._append(self._batch, self._now())
        for draft, outcome in zip(self._batch, outcomes, strict=True):
            if draft.subject.noun == "record":
                self._count(draft, outcome)
        last = self._batch[-1]
        self._batch, self._characters = [], 0
        if self._progress:
            self._progress(last.source, last.place.path, self._done)

    def _count(self, draft: Draft, outcome: Outcome) -> None:
        self._done += 1
        if outcome in _ABOUT_ALL_OF_IT:
            if draft.subject.id in self._turned_away:
                return
            self._turned_away.add(draft.subject.id)
        if outcome in _REJECTED:
            self._reject(Rejection(draft.source, draft.place, f"{draft.subject.id}: {_REJECTED[outcome]}"))
        else:
            self._raise_count(draft.source, _FIELDS[outcome])

    def _reject(self, rejection: Rejection) -> None:
        self._raise_count(rejection.source, "rejected")
        if len(self._rejections) < LISTED:
            self._rejections.append(rejection)

    def _raise_count(self, source: str, name: str) -> None:
        counts = self._counts.get(source, Counts())
        self._counts[source] = replace(counts, **{name: getattr(counts, name) + 1})
