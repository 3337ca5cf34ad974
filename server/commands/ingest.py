"""`candor ingest`: take in workspace folders, then bring the index in step."""

from __future__ import annotations

import gc
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from memory_core.ingest import Counts, Ingested, ingest_workspace
from memory_core.model.entry import Rejection
from memory_core.people.owner import tzinfo
from memory_core.sources.base import Context
from memory_core.sources.registry import SOURCES, workspace
from server.app import App, machine_zone
from server.errors import DONE, INTERRUPTED
from server.interruption import stoppable
from server.ownership import Said, called, changed, guessed, said
from server.settings import surroundings
from server.terminal import Terminal, counted
from server.wire import IngestResult, Rejected, SourceCounts

_SHOWN: Final = 20
"""Rejections that people are shown; JSON has all that were listed."""


@dataclass(slots=True)
class _Total:
    """What all workspaces together came to."""

    counts: dict[str, Counts] = field(default_factory=lambda: dict.fromkeys(SOURCES, Counts()))
    rejections: list[Rejected] = field(default_factory=list)
    interrupted: bool = False

    def add(self, done: Ingested, below: str) -> None:
        for source, more in done.sources:
            so_far = self.counts.get(source, Counts())
            self.counts[source] = Counts(
                so_far.added + more.added,
                so_far.known + more.known,
                so_far.changed + more.changed,
                so_far.rejected + more.rejected,
            )
        self.rejections += [_rejected(each, below) for each in done.rejections]
        self.interrupted = self.interrupted or done.interrupted


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Take in and report; the first time, find out whose memory it is."""
    paths = [Path(each).expanduser().absolute() for each in given.path]
    for path in paths:
        workspace(path)
    notes = _settle_owner(app, given, paths, terminal)
    total = _Total()
    # What is read and kept makes no cycles, and looking for them takes a tenth of the time.
    gc.set_threshold(100_000)
    with stoppable() as stop:
        for path in paths:
            context = Context(tzinfo(app.memory.owner))
            done = ingest_workspace(path, app.log, context, app.now, _Progress(terminal).ingested, stop)
            total.add(done, str(path) if len(paths) > 1 else "")
            if stop():
                break
    interrupted = total.interrupted
    if all(counts == Counts() for counts in total.counts.values()) and not interrupted:
        notes.append("Nothing was found there: no file stands where the layout of data/README.md has one.")
    if interrupted:
        notes.append("Interrupted: what was read is kept, and running it again completes it.")
    else:
        try:
            notes += _index(app, terminal)
        except KeyboardInterrupt:
            interrupted = True
            notes.append("Interrupted: all is taken in; the next ingest brings the index in step.")
    result = IngestResult(
        sources={name: _counts(counts) for name, counts in total.counts.items()},
        rejections=total.rejections,
        interrupted=interrupted,
        notes=notes,
    )
    terminal.result(result, _lines(result))
    return INTERRUPTED if interrupted else DONE


def _settle_owner(app: App, given: Namespace, paths: Iterable[Path], terminal: Terminal) -> list[str]:
    """Know whose memory it is before anything is read for good: times without a zone depend on it."""
    words = said(given)
    if not app.log.owner():
        terminal.progress("looking for whose memory this is")
        decided = guessed(paths, words, machine_zone(surroundings().zone))
        app.memory.belongs_to(decided.owner, app.now())
        return [f"This memory belongs to {called(decided.owner)}, {decided.owner.zone}.", *decided.notes]
    if words != Said():
        app.memory.belongs_to(changed(app.memory.owner, words), app.now())
    return []


def _index(app: App, terminal: Terminal) -> list[str]:
    settled = app.memory.settle(_Progress(terminal).indexed)
    return [] if settled else ["Another process is bringing the index in step."]


class _Progress:
    """Tells how far it is: often on a terminal, else when a source begins and when a number has doubled."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._told = ("", 0)

    def ingested(self, source: str, _path: str, done: int) -> None:
        """After each batch."""
        known, last = self._told
        if self._terminal.live or source != known or done >= 2 * last:
            self._terminal.progress(f"{source}: {counted(done, 'record')} so far")
            self._told = (source, done)

    def indexed(self, reached: int, whole: int) -> None:
        """After each chunk of the index."""
        if self._terminal.live or reached == whole:
            self._terminal.progress(f"index: {reached} of {whole} entries")


def _counts(counts: Counts) -> SourceCounts:
    return SourceCounts(added=counts.added, known=counts.known, changed=counts.changed, rejected=counts.rejected)


def _rejected(rejection: Rejection, below: str) -> Rejected:
    path = f"{below}/{rejection.place.path}" if below else rejection.place.path
    return Rejected(path=path, line=rejection.place.line, why=rejection.why)


def _lines(result: IngestResult) -> list[str]:
    lines = [
        f"{name:<16} {each.added:>7} added {each.known:>7} known {each.changed:>7} changed {each.rejected:>7} rejected"
        for name, each in result.sources.items()
    ]
    lines += [
        f"rejected {each.path}{f':{each.line}' if each.line else ''}: {each.why}" for each in result.rejections[:_SHOWN]
    ]
    if len(result.rejections) > _SHOWN:
        lines.append(f"and {len(result.rejections) - _SHOWN} more, which --json lists")
    return [*lines, *result.notes]
