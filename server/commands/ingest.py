"""`candor ingest`: take in workspace folders and exports, then bring the index in step."""

from __future__ import annotations

import gc
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from memory_core.errors import WrongUse
from memory_core.ingest import Asked, Ingested, cursor, ingest_found, rehearse
from memory_core.model.counts import Counts
from memory_core.model.entry import Rejection
from memory_core.people.owner import Owner, tzinfo
from memory_core.sources.attachment import READABLE
from memory_core.sources.base import Context
from memory_core.sources.recognition import Recognised, recognised
from memory_core.sources.selection import Selection, Sieve, rule
from memory_core.store.memory_log import MemoryLog
from memory_core.when.point import point
from server.app import App, machine_zone
from server.errors import DONE, INTERRUPTED
from server.interruption import stoppable
from server.ownership import Said, called, changed, guessed, in_zone, said
from server.progress import Progress
from server.release import release
from server.report import IngestResult, Rejected, SourceCounts
from server.settings import surroundings
from server.terminal import Terminal, counted
from server.watching import marks, watch

_SHOWN: Final = 20
"""Rejections that people are shown; JSON has all that were listed."""


@dataclass(slots=True)
class _Total:
    """What all inputs together came to."""

    counts: dict[str, Counts] = field(default_factory=dict)
    rejections: list[Rejected] = field(default_factory=list)
    left_out: int = 0
    unknown: int = 0
    interrupted: bool = False

    def add(self, done: Ingested, below: str) -> None:
        for source, more in done.sources:
            self.counts[source] = self.counts.get(source, Counts()) + more
        self.rejections += [_rejected(each, below) for each in done.rejections]
        self.interrupted = self.interrupted or done.interrupted

    def notes(self) -> list[str]:
        """What was not taken in, and is no rejection."""
        notes = []
        if self.left_out:
            notes.append(f"{counted(self.left_out, 'record')} left out, as --since, --include and --exclude say.")
        if self.unknown:
            notes.append(f"{counted(self.unknown, 'file')} of no format that is known, left alone.")
        kept_out = sum(counts.kept_out for counts in self.counts.values())
        if kept_out:
            notes.append(f"{counted(kept_out, 'record')} kept out: forgotten or rejected by you before.")
        nothing = all(counts == Counts() for counts in self.counts.values())
        if nothing and not self.left_out and not self.interrupted:
            notes.append("Nothing was found there: no record stands in any file of a format that is known.")
        return notes


@dataclass(slots=True)
class _Intake:
    """Takes in one input after another; `left_out` counts the records that were not wanted."""

    app: App
    terminal: Terminal
    context: Context
    selection: Selection
    left_out: int = 0

    def take(self, found: Recognised, stop: Callable[[], bool]) -> Ingested:
        """Take in what was found, from where a run that was broken off had come to."""
        app, path, sieve = self.app, self.context.shown(found.path), Sieve(self.selection)
        basis = f"{release()} {sorted(READABLE)} {self.context.zone} {self.selection}"
        place = cursor(path, found, app.log, basis)
        if place.start.parts or place.start.rows:
            self.terminal.note(f"going on where the last run over {path} was broken off")
        asked = Asked(path, sieve.through(found.items(replace(self.context, cursor=place))), found.sources, place)
        left = replace(found, parts=found.parts[place.start.parts :])
        done = ingest_found(asked, app.log, app.now, Progress(self.terminal, app.now, left).ingested, stop)
        self.left_out += sieve.left_out
        return done


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Take in and report; the first time, find out whose memory it is."""
    paths = [Path(each).expanduser().absolute() for each in given.path or _usual(given)]
    inputs = [recognised(path) for path in paths]
    if given.watch and not any(map(marks, inputs)):
        raise WrongUse(
            "Nothing there grows while it is used, so there is nothing to watch.",
            "Leave --watch out; it is for the folders of coding sessions, such as ~/.codex and ~/.claude/projects.",
        )
    # What is read and kept makes no cycles, and looking for them takes a tenth of the time.
    gc.set_threshold(100_000)
    if given.dry_run:
        return _rehearse(app, given, inputs, terminal)
    notes = _settle_owner(app, given, paths, terminal)
    context = Context(tzinfo(app.memory.owner))
    intake, total = _Intake(app, terminal, context, _selection(given, context)), _Total()
    seen = {found.path: marks(found) for found in inputs}
    with stoppable() as stop:
        for found in inputs:
            total.add(intake.take(found, stop), str(found.path) if len(inputs) > 1 else "")
            total.unknown += len(found.unknown)
            if stop():
                break
    total.left_out = intake.left_out
    notes += _after(app, total, terminal)
    _report(total, notes, terminal)
    if given.watch and not total.interrupted:
        watch(seen, intake.take, lambda: _index(app, terminal), terminal)
    return INTERRUPTED if total.interrupted else DONE


def _usual(given: Namespace) -> Sequence[str]:
    """Where coding sessions lie, to be watched when no path is given."""
    found = [each for each in ("~/.codex", "~/.claude/projects") if given.watch and Path(each).expanduser().is_dir()]
    if not found:
        raise WrongUse(
            "No PATH is given.",
            "Give what to take in; with --watch, ~/.codex and ~/.claude/projects are watched where they exist.",
        )
    return found


def _selection(given: Namespace, context: Context) -> Selection:
    return Selection(
        point("since", given.since, context.zone).instant if given.since.strip() else None,
        tuple(rule("include", each) for each in given.include),
        tuple(rule("exclude", each) for each in given.exclude),
    )


def _after(app: App, total: _Total, terminal: Terminal) -> list[str]:
    """Bring the index in step, and say what is left to say."""
    notes = total.notes()
    if total.interrupted:
        return [*notes, "Interrupted: what was read is kept, and running it again completes it."]
    try:
        return [*notes, *_index(app, terminal)]
    except KeyboardInterrupt:
        total.interrupted = True
        return [*notes, "Interrupted: all is taken in; the next ingest brings the index in step."]


def _report(total: _Total, notes: list[str], terminal: Terminal) -> None:
    result = IngestResult(
        sources={name: SourceCounts.of(counts) for name, counts in total.counts.items()},
        rejections=total.rejections,
        interrupted=total.interrupted,
        notes=notes,
    )
    terminal.result(result, _lines(result))


def _rehearse(app: App, given: Namespace, inputs: Sequence[Recognised], terminal: Terminal) -> int:
    """Report what would come in; no store is made, and nothing is written to one."""
    owner = app.memory.owner if app.exists else in_zone(Owner(), machine_zone(surroundings().zone))
    log = app.log if app.exists else MemoryLog(app.settings.scope)
    context = Context(tzinfo(changed(owner, said(given))))
    selection = _selection(given, context)
    total = _Total()
    for found in inputs:
        sieve = Sieve(selection)
        items = sieve.through(found.items(context))
        done = rehearse(items, log, app.now(), Progress(terminal, app.now, found).ingested)
        total.add(done, str(found.path) if len(inputs) > 1 else "")
        total.left_out += sieve.left_out
        total.unknown += len(found.unknown)
    _report(total, [*total.notes(), "A dry run: nothing was kept."], terminal)
    return DONE


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
    settled = app.memory.settle(Progress(terminal, app.now).indexed)
    return [] if settled else ["Another process is bringing the index in step."]


def _rejected(rejection: Rejection, below: str) -> Rejected:
    named = rejection.place.path
    # The place within a file that was given by itself is that file.
    whole = below if Path(below).name == named or not below else f"{below}/{named}"
    return Rejected(path=whole or named, line=rejection.place.line, why=rejection.why)


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
