"""Caption files of meetings: WebVTT (Teams, Zoom, Meet), SubRip, SBV.

When the meeting began must stand in the name of the file or of its folder, or in the file's first lines. A cue belongs
to the speaker that a voice tag or a name before the words gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from memory_core.model.entry import Place, Rejection
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.captions import begins_captions, captions
from memory_core.sources.container import Container
from memory_core.sources.glance import Glance
from memory_core.sources.recording_name import named
from memory_core.sources.speaker_prefix import spoken
from memory_core.sources.transcript import NAME, SEGMENT, UNDATED, Meeting, Said, items

_HEAD: Final = 20
"""Lines before the first cue that may say when the meeting was."""


def _claims(glance: Glance) -> bool:
    return begins_captions(glance.text[:4_096])


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    place = Place(container.place(part.name))
    with container.open(part.name) as file:
        found = captions(file)
    names = named(part.name, context.zone, found.head[:_HEAD])
    if names.begun is None:
        yield Rejection(NAME, place, UNDATED)
        return
    said: Iterator[Said] = (Said(cue.line, cue.start, cue.end, cue.text, cue.speaker) for cue in found.cues)
    if not any(cue.speaker for cue in found.cues):
        said = spoken(said)
    yield from items(Meeting("", names.title, names.begun), said, place)
    for line, why in found.flaws:
        yield Rejection(NAME, Place(place.path, line), why)


FORMAT: Final = Format(name="caption_file", source=NAME, kinds=(SEGMENT,), read=_read, claims=_claims)
