"""Watching folders of coding sessions: what has changed is taken in again, which adds only what is new."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

from memory_core.errors import NotRecognised
from memory_core.ingest import Ingested
from memory_core.sources.recognition import Recognised, recognised
from server.interruption import stoppable
from server.terminal import Terminal, counted

_PAUSE: Final = 2.0
"""Seconds between two looks."""

TakeIn: TypeAlias = Callable[[Recognised, Callable[[], bool]], Ingested]
Marks: TypeAlias = dict[str, str]


def watch(seen: dict[Path, Marks], take_in: TakeIn, settle: Callable[[], object], terminal: Terminal) -> None:
    """Take in what is other than it was `seen`, until Ctrl-C, and bring the index in step each time."""
    terminal.note(f"watching {counted(sum(map(len, seen.values())), 'session file')}; Ctrl-C ends it")
    with stoppable() as stop:
        while not stop():
            changed = [found for path in seen if (found := _changed(path, seen[path])).parts]
            for found in changed:
                # What is written while it is read changes the mark again, and is read the next time.
                seen[found.path] |= marks(found)
                for source, counts in take_in(found, stop).sources:
                    terminal.note(f"{source}: {counts.added} added, {counts.changed} changed")
            if changed:
                settle()
            _rest(stop)


def marks(found: Recognised) -> Marks:
    """What the files that may grow are like now, by their places."""
    return {each.place: each.mark for each in found.parts if each.format.grows}


def _changed(path: Path, seen: Marks) -> Recognised:
    """What there is anew or has grown since it was seen."""
    try:
        found = recognised(path)
    except NotRecognised:
        return Recognised(path)
    parts = tuple(each for each in found.parts if each.format.grows and seen.get(each.place) != each.mark)
    return replace(found, parts=parts, refused=(), unknown=())


def _rest(stop: Callable[[], bool]) -> None:
    """Wait a little, and less when it is to end."""
    until = time.monotonic() + _PAUSE
    while not stop() and (left := until - time.monotonic()) > 0:
        time.sleep(min(left, 0.1))
