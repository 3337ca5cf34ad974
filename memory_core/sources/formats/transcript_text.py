"""Transcripts as text: Otter's (a name and a time, then what was said) and the document that Google Meet writes.

Both say when the meeting began in their first lines, or in the file's name. Meet gives a time every few minutes only;
what is said between two of them is known by the second.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from memory_core.model.entry import Place, Rejection
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.captions import clock
from memory_core.sources.container import Container
from memory_core.sources.glance import Glance
from memory_core.sources.mail_header import decoded
from memory_core.sources.recording_name import named
from memory_core.sources.speaker_prefix import prefix
from memory_core.sources.transcript import NAME, SEGMENT, UNDATED, Meeting, Said, items
from memory_core.sources.written_date import iso

_TURN: Final = re.compile(r"(?P<name>(?=.*[^\W\d_])\S.{0,80}?)[ \t]{1,10}(?P<time>(?:\d{1,2}:)?\d{1,2}:\d\d)[ \t]*")
_STAMP: Final = re.compile(r"\s*(?:\d{1,2}:)?\d{2}:\d{2}\s*")
_TITLE: Final = re.compile(r"[\s–—-]*\bTranscript\b\s*$")
_HEAD: Final = 12
_LONGEST: Final = 16 * 1024 * 1024


def _claims(glance: Glance) -> bool:
    if "\0" in glance.text:
        return False
    lines = [line.strip() for line in glance.text.split("\n")][:400]
    return _is_meet(lines) or _is_otter(lines)


def _is_meet(lines: list[str]) -> bool:
    stamps = sum(_STAMP.fullmatch(line) is not None for line in lines)
    said = sum(bool(prefix(line)[0]) for line in lines)
    return stamps >= 1 and said >= 2 and any(line.startswith(("Attendees", "Transcript")) for line in lines[:30])


def _is_otter(lines: list[str]) -> bool:
    turns = [number for number, line in enumerate(lines) if _TURN.fullmatch(line)]
    return len(turns) >= 2 and all(number + 1 < len(lines) for number in turns[:-1]) and len(turns) * 6 >= len(lines)


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    place = Place(container.place(part.name))
    with container.open(part.name) as file:
        content = file.read(_LONGEST + 1)
    if len(content) > _LONGEST:
        yield Rejection(NAME, place, "the file is larger than 16 MiB")
        return
    lines = [line.strip() for line in decoded(content, "utf-8").text.removeprefix("\ufeff").split("\n")]
    reading = (_Meet if _is_meet(lines[:400]) else _Otter)()
    for number, line in enumerate(lines, 1):
        reading.take(number, line)
    head = [line for line in reading.head[:_HEAD] if line]
    names = named(part.name, context.zone, (text for line in head for text in (iso(line), line)))
    if names.begun is None:
        yield Rejection(NAME, place, UNDATED)
        return
    title = _TITLE.sub("", names.title) or next(iter(head), "")
    yield from items(Meeting("", title, names.begun), reading.said(), place)


@dataclass(slots=True)
class _Otter:
    """Turns, each a line with name and time above its words."""

    head: list[str] = field(default_factory=list)
    _said: list[Said] = field(default_factory=list)

    def take(self, number: int, line: str) -> None:
        match = _TURN.fullmatch(line)
        if match:
            at = clock(match["time"] if match["time"].count(":") == 2 else f"0:{match['time']}") or 0
            self._said.append(Said(number, at, at, "", match["name"].strip()))
        elif not self._said:
            self.head.append(line)
        elif line:
            last = self._said[-1]
            self._said[-1] = replace(last, text=f"{last.text} {line}".strip())

    def said(self) -> list[Said]:
        """Each turn lasts until the next begins."""
        after = [*self._said[1:], *self._said[-1:]]
        return [replace(each, end=max(each.start, end.start)) for each, end in zip(self._said, after, strict=True)]


@dataclass(slots=True)
class _Meet:
    """Blocks below a time alone; in them a turn for each name before a colon."""

    head: list[str] = field(default_factory=list)
    _at: int | None = None
    _said: list[Said] = field(default_factory=list)

    def take(self, number: int, line: str) -> None:
        if _STAMP.fullmatch(line):
            self._at = clock(line if line.count(":") == 2 else f"0:{line}")
            return
        speaker, words = prefix(line)
        if self._at is None and not (self._said or speaker):
            self.head.append(line)
        elif speaker and self._at is not None:
            self._said.append(Said(number, self._at, self._at, words, speaker))
        elif line and self._said:
            last = self._said[-1]
            self._said[-1] = replace(last, text=f"{last.text} {line}")

    def said(self) -> list[Said]:
        """Each turn is over at the latest when the next block begins."""
        found: list[Said] = []
        after = self._at or 0
        for each in reversed(self._said):
            if found and found[-1].start > each.start:
                after = found[-1].start
            found.append(replace(each, end=max(each.start, after)))
        return found[::-1]


FORMAT: Final = Format(name="transcript_text", source=NAME, kinds=(SEGMENT,), read=_read, claims=_claims)
