"""Dictation: what the owner dictated into other programs or noted for themselves, one JSON line each.

A dictation is a thread of its own, titled by what it was dictated into. The cleaned text is its words; the raw
transcript stays as a field.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Subject
from memory_core.model.interval import moment
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.jsonl import rows
from memory_core.sources.row import Row

NAME: Final = "dictation"
MODES: Final = ("dictation", "note_to_self")


def _read(path: Path, context: Context) -> Iterator[Item]:
    return drafted(rows(path, NAME, context.shown(path)), lambda row: _drafts(row, context))


def _drafts(row: Row, context: Context) -> tuple[Draft, Draft]:
    name = row.id("id")
    at = row.time("timestamp", context.zone)
    mode = row.text("mode")
    if mode not in MODES:
        raise row.unfit(f"mode must be {' or '.join(MODES)}")
    words, raw = row.text("cleaned_text"), row.text_or_empty("raw_transcript")
    app, target = row.text_or_empty("target_app"), row.text_or_empty("target_context")
    thread = ThreadBody(source=NAME, title=target, place=app)
    record = RecordBody(
        source=NAME,
        kind=mode,
        thread_id=name,
        occurred=moment(at.instant),
        text=words or raw,
        voice="owner",
        fields=(
            *pairs("target_app", [app]),
            *pairs("target_context", [target]),
            *pairs("delivery_state", [row.text_or_empty("delivery_state")]),
            *pairs("raw_transcript", [raw]),
        ),
    )
    return (
        Draft(Subject("thread", name), "state", NAME, name, at.instant, at.basis, thread, row.place),
        Draft(Subject("record", name), "state", NAME, name, at.instant, at.basis, record, row.place),
    )


SOURCE: Final = Source(NAME, MODES, matching("native/dictation/dictations.jsonl"), _read)
