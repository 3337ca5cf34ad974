"""Transcripts that Whisper writes as JSON: OpenAI's own form, whisper.cpp's, and whisperX's with speakers.

When the recording began must stand in the name of the file or of its folder. Words without a time stand where the words
before them ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from memory_core.model.entry import Place, Rejection
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.captions import clock
from memory_core.sources.container import Container
from memory_core.sources.document import LARGEST
from memory_core.sources.glance import Glance
from memory_core.sources.mail_header import decoded
from memory_core.sources.recording_name import named
from memory_core.sources.transcript import NAME, SEGMENT, UNDATED, Meeting, Said, items

_LONGEST: Final = 1_000_000_000
"""Seconds, or milliseconds, of a recording."""


def _claims(glance: Glance) -> bool:
    keys = glance.keys
    cpp = "transcription" in keys and bool({"systeminfo", "params", "result"} & keys)
    # A number that is none ends what a glance can parse, so the names inside are looked for as bytes.
    timed = "segments" in keys and all(name in glance.head for name in (b'"start"', b'"end"', b'"text"'))
    return cpp or timed or {"text", "task"} <= keys


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    place = Place(container.place(part.name))
    with container.open(part.name) as file:
        content = file.read(LARGEST + 1)
    value = _value(content)
    if isinstance(value, str):
        yield Rejection(NAME, place, value)
        return
    names = named(part.name, context.zone)
    if names.begun is None:
        yield Rejection(NAME, place, UNDATED)
        return
    yield from items(Meeting("", names.title, names.begun), _said(value), place)
    for number, each in enumerate(_listed(value), 1):
        if not isinstance(each, dict):
            yield Rejection(NAME, place, f"segment {number}: must be an object")
        elif not isinstance(each.get("text"), str):
            yield Rejection(NAME, place, f"segment {number}: has no text")


def _value(content: bytes) -> dict[str, object] | str:
    """The object, or what is wrong with it. Whisper writes NaN where it has no number, which counts as null."""
    if len(content) > LARGEST:
        return "the file is larger than 32 MiB"
    try:
        value = json.loads(decoded(content, "utf-8").text.removeprefix("\ufeff"), parse_constant=lambda _: None)
    except RecursionError:
        return "this is nested too deeply"
    except ValueError as error:
        return f"this is not valid JSON: {error}"
    return value if isinstance(value, dict) else "this must be an object"


def _listed(value: dict[str, object]) -> list[object]:
    for name in ("segments", "transcription"):
        found = value.get(name)
        if isinstance(found, list) and found:
            return found
    return []


def _said(value: dict[str, object]) -> Iterator[Said]:
    listed = _listed(value)
    if not listed and isinstance(whole := value.get("text"), str):
        yield Said(0, 0, _microseconds(value.get("duration")) or 0, " ".join(whole.split()))
    last = 0
    for each in listed:
        if isinstance(each, dict) and isinstance(text := each.get("text"), str):
            start, end = _times(each)
            begins = last if start is None else start
            ends = begins if end is None else max(begins, end)
            last = ends
            label = each.get("speaker")
            yield Said(0, begins, ends, " ".join(text.split()), label=label if isinstance(label, str) else "")


def _times(segment: dict[str, object]) -> tuple[int | None, int | None]:
    offsets, stamps = segment.get("offsets"), segment.get("timestamps")
    if isinstance(offsets, dict):
        start, end = (_microseconds(offsets.get(name), 1_000) for name in ("from", "to"))
        return start, end
    if isinstance(stamps, dict):
        return clock(str(stamps.get("from"))), clock(str(stamps.get("to")))
    return _microseconds(segment.get("start")), _microseconds(segment.get("end"))


def _microseconds(value: object, unit: int = 1_000_000) -> int | None:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _LONGEST:
        return round(value * unit)
    return None


FORMAT: Final = Format(name="whisper_json", source=NAME, kinds=(SEGMENT,), read=_read, claims=_claims)
