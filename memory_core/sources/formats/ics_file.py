"""Calendar files (`.ics`), as Google, Outlook and Apple export them and as a secret address of a calendar gives them.

What is known of when an event changed is its `LAST-MODIFIED`; `DTSTAMP` is when the file was written, and counts only
where nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from memory_core.model.entry import Place
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.calendar_event import EVENT, NAME
from memory_core.sources.container import Container
from memory_core.sources.glance import Glance
from memory_core.sources.ics import events


def _claims(glance: Glance) -> bool:
    return glance.text[:200].lstrip().upper().startswith("BEGIN:VCALENDAR")


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    with container.open(part.name) as file:
        yield from events(file, Place(container.place(part.name)), context.zone)


FORMAT: Final = Format(name="ics_file", source=NAME, kinds=(EVENT,), read=_read, claims=_claims)
