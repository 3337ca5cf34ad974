"""What formats make of files, as tests ask for it."""

from __future__ import annotations

from datetime import UTC
from pathlib import Path
from tempfile import TemporaryDirectory

from formats.example import Files, folder
from memory_core.ingest import ingest
from memory_core.model.entry import Draft, Rejection
from memory_core.model.instant import Instant
from memory_core.model.version import Version, versions
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised
from memory_core.store.memory_log import MemoryLog

_UTC = Context(UTC)


def read(files: Files, context: Context = _UTC) -> list[Draft | Rejection]:
    """All drafts and rejections of these files."""
    with TemporaryDirectory() as place:
        return list(recognised(folder(Path(place), files)).items(context))


def records(found: list) -> list[Draft]:
    """The drafts about records."""
    return [item for item in found if isinstance(item, Draft) and item.subject.noun == "record"]


def rejections(found: list) -> list[Rejection]:
    return [item for item in found if isinstance(item, Rejection)]


def said(found: list) -> list[tuple[str, str]]:
    """Kind and text of each record, in their order."""
    return [(draft.body.kind, draft.body.text) for draft in records(found) if draft.body]


def history(found: list, noun: str = "record") -> dict[str, tuple[Version, ...]]:
    """The versions of each subject by id, as a memory that took this in has them."""
    log = MemoryLog("x")
    ingest(found, log, Instant(0))
    subjects = log.subjects(noun)
    entries = log.history(subjects, log.position().sequence)
    return {subject.id: versions(entries[subject]) for subject in subjects}


def as_of(found: list, at: float) -> dict[str, str]:
    """What each record says as of a number of seconds since 1970; those not in force are left out."""
    instant = Instant(round(at * 1_000_000))
    return {
        name: version.body.text
        for name, states in history(found).items()
        for version in states
        if version.known.contains(instant)
    }
