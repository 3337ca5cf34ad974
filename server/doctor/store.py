"""Findings about the store of a home: can it be opened, is it whole, is it private, is there room."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Final

from memory_core.errors import CandorError
from memory_core.hygiene.instructions import DETECTOR
from memory_core.store.database import FILE
from memory_core.store.schema import VERSION
from server.app import App
from server.doctor.finding import Finding
from server.ownership import called
from server.results import unfinished

_SCARCE: Final = 1 << 30
_FULL: Final = 50 << 20
_FEW: Final = 1_000
"""Entries that the index on disk may be behind: a deed or two, or one message, is no reason to write it anew."""

_SHOWN: Final = 5
_MEND: Final = "`candor doctor --mend` builds the index anew from the log."


def findings(app: App) -> Iterator[Finding]:
    """All that is found about the store; a check that cannot be made says why."""
    if not app.exists:
        what = f"There is no store in {app.settings.home} yet."
        yield Finding("store", "hint", what, "`candor ingest PATH` makes it; is CANDOR_HOME or --home what you meant?")
        return
    for check in _CHECKS:
        name = check.__name__.strip("_")
        try:
            yield from check(app)
        except CandorError as error:
            yield Finding(name, "broken", error.what, error.todo)
        except OSError as error:
            todo = "Check the owner and permissions of the home folder and its disk."
            yield Finding(name, "broken", f"{error.filename or app.settings.home}: {error.strerror}.", todo)


def _store(app: App) -> Iterator[Finding]:
    app.log.position()
    yield Finding("store", "ok", f"{app.settings.home / FILE} opens; schema version {VERSION}.")
    if not os.access(app.settings.home / FILE, os.W_OK):
        what = f"{app.settings.home / FILE} cannot be written, so nothing can be taken in."
        yield Finding("store", "broken", what, "Give yourself the right to write it, or choose another home.")


def _chain(app: App) -> Iterator[Finding]:
    problems = app.log.problems()
    for problem in problems[:_SHOWN]:
        yield Finding(
            "chain", "broken", problem, "Restore a copy of the home folder, or move it away and ingest again."
        )
    if len(problems) > _SHOWN:
        yield Finding("chain", "broken", f"and {len(problems) - _SHOWN} more entries that do not fit.")
    if not problems:
        yield Finding("chain", "ok", f"All {app.log.position().sequence} entries of the log fit the chain of digests.")


def _index(app: App) -> Iterator[Finding]:
    app.memory.check()
    status = app.memory.status()
    behind = status.position.sequence - status.shelved.sequence
    if status.shelved.epoch == status.position.epoch and behind <= _FEW:
        rest = f" but for the last {behind} of its entries, which every start reads in no time" if behind else ""
        yield Finding("index", "ok", f"The index on disk is in step with the log{rest}.")
        return
    what = (
        f"The index on disk is {behind} entries behind, so every start is slower; what is found is right all the same."
    )
    yield Finding("index", "hint", what, _MEND)


def _detector(app: App) -> Iterator[Finding]:
    if app.log.position().sequence and app.log.detector() != DETECTOR:
        what = "Words to assistants were looked for by an older detector."
        yield Finding("detector", "hint", what, "`candor doctor --mend` looks for them anew in all that is held.")
    else:
        yield Finding("detector", "ok", f"Words to assistants were looked for by {DETECTOR}.")


def _content(app: App) -> Iterator[Finding]:
    status = app.memory.status()
    if not status.coverage:
        others = [scope for scope in app.scopes() if scope != status.scope]
        what = f"Scope {status.scope!r} is empty{'; the store also has ' + ', '.join(others) if others else ''}."
        yield Finding(
            "content", "hint", what, "`candor ingest PATH` fills it; is CANDOR_SCOPE or --scope what you meant?"
        )
    for run in unfinished(status.imports):
        yield Finding(
            "content", "hint", f"The ingest of {run.path} did not finish.", f"Run `candor ingest {run.path}`."
        )
    if status.coverage:
        records = sum(each.records for each in status.coverage)
        yield Finding(
            "content", "ok", f"Scope {status.scope!r} holds {records} records of {len(status.coverage)} sources."
        )


def _owner(app: App) -> Iterator[Finding]:
    owner = app.memory.owner
    if owner.name or owner.addresses or owner.handles:
        yield Finding("owner", "ok", f"It belongs to {called(owner)}, {owner.zone}.")
    else:
        what = f"Nobody is set as its owner, so nothing counts as own and times are read in {owner.zone}."
        yield Finding("owner", "hint", what, "`candor init --me NAME --address A --zone IANA` says it.")


def _permissions(app: App) -> Iterator[Finding]:
    home = app.settings.home
    open_to_others = [path for path in (home, *home.rglob("*")) if path.stat().st_mode & 0o077]
    files = [path for path in open_to_others if path.is_file()]
    mend = f"chmod -R go-rwx '{home}'"
    if files:
        yield Finding("permissions", "broken", f"Others can read {files[0]} and {len(files) - 1} more files.", mend)
    elif open_to_others:
        yield Finding(
            "permissions", "hint", f"Others can see which files {home} holds, though not what is in them.", mend
        )
    else:
        yield Finding("permissions", "ok", "Only you can read it.")


def _room(app: App) -> Iterator[Finding]:
    free = shutil.disk_usage(app.settings.home).free
    what = f"{free >> 20} MB are free on its disk."
    if free < _SCARCE:
        todo = "Free some space: an ingest into a full disk stops, and goes on when it is run again."
        yield Finding("room", "broken" if free < _FULL else "hint", what, todo)
    else:
        yield Finding("room", "ok", what)


_CHECKS: Final[tuple[Callable[[App], Iterator[Finding]], ...]] = (
    _store,
    _chain,
    _index,
    _detector,
    _content,
    _owner,
    _permissions,
    _room,
)
