"""superwhisper: a folder for each recording, named by the second in which it began, with a `meta.json`.

The folder's name is the instant; the time in the file is the wall clock of a place that it does not name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.sources.base import Context, Format, Item, Part, pairs
from memory_core.sources.container import Container
from memory_core.sources.document import whole_of
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Stamp, Unfit

NAME: Final = "dictation"
KIND: Final = "dictation"

_FIRST, _LAST = 1_500_000_000, 4_102_444_800
"""Seconds that a folder's name may be: 2017 to 2099."""
_LONGEST: Final = 10_000_000_000
"""Milliseconds of a recording."""


def _claims(glance: Glance) -> bool:
    return {"result", "rawResult"} <= glance.keys and bool({"modeName", "datetime", "modelName"} & glance.keys)


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    with container.open(part.name) as file:
        row = whole_of(file, NAME, container.place(part.name))
    if isinstance(row, Rejection):
        yield row
        return
    try:
        yield from _dictation(row, part.name, context)
    except Unfit as unfit:
        yield row.rejection(unfit)


def _dictation(row: Row, part: str, context: Context) -> Iterator[Draft]:
    folder = part.rpartition("/")[0].rpartition("/")[2]
    at = _begun(row, folder, context)
    name = f"superwhisper-{at.instant // 1_000_000}"
    heard, cleaned = row.text_or_empty("rawResult"), row.text_or_empty("llmResult") or row.text_or_empty("result")
    words, mode = cleaned or heard, row.text_or_empty("modeName")
    length = row.values.get("duration")
    lasted = int(length) if isinstance(length, int | float) and 0 <= length <= _LONGEST else 0
    end = Instant(at.instant + lasted * 1_000)
    if not words.strip():
        return
    body = RecordBody(
        source=NAME,
        kind=KIND,
        thread_id=name,
        occurred=Interval(at.instant, end),
        text=words,
        voice="owner",
        fields=(
            *pairs("mode", [mode]),
            *pairs("model", [row.text_or_empty("modelName")]),
            *pairs("raw_transcript", [heard if heard != words else ""]),
        ),
    )
    thread = ThreadBody(source=NAME, title="", place=mode)
    yield Draft(Subject("thread", name), "state", NAME, name, end, at.basis, thread, row.place)
    yield Draft(Subject("record", name), "state", NAME, name, end, at.basis, body, row.place)


def _begun(row: Row, folder: str, context: Context) -> Stamp:
    if folder.isascii() and folder.isdigit() and len(folder) == 10 and _FIRST <= int(folder) < _LAST:
        return Stamp(Instant(int(folder) * 1_000_000), "exact")
    return row.time("datetime", context.zone)


FORMAT: Final = Format(name="superwhisper", source=NAME, kinds=(KIND,), read=_read, claims=_claims)
