"""Captions: the cues of WebVTT, SubRip and SBV files, read tolerantly, since no two recorders write them alike.

A line is a timing line or it is not; all else follows. Text survives a blank line in its middle, an arrow in it, a
comma in a WebVTT time, a missing blank line between cues. Live captions repeat what they have said: each phrase is
kept once.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import BinaryIO, Final

from memory_core.sources.mail_header import decoded

_CLOCK: Final = r"(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?"
_ONE: Final = re.compile(_CLOCK)
_TIMING: Final = re.compile(rf"\s*{_CLOCK}\s*-->\s*{_CLOCK}(?:\s.*)?")
_SBV: Final = re.compile(rf"\s*{_CLOCK}\s*,\s*{_CLOCK}\s*")
_BLOCK: Final = re.compile(r"NOTE(?:\s.*)?|STYLE\s*|REGION\s*")
_VOICE: Final = re.compile(r"<v(?:\.[^\s>]*)?\s+([^>]+)>")
_TAG: Final = re.compile(
    r"</?(?:v|c|i|b|u|s|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<\d+:\d\d[\d:.]*>|\{\\[^{}]{1,40}\}", re.IGNORECASE
)
_ENTITY: Final = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});")
_LONGEST_LINE: Final = 64 * 1024
_LONGEST_CUE: Final = 200
"""Lines of a cue."""
_CLOSE: Final = 100_000
"""Microseconds between cues that may belong together."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What is said from `start` to `end`, in microseconds from the beginning; `speaker` as far as a tag names one."""

    line: int
    start: int
    end: int
    text: str
    speaker: str = ""


@dataclass(slots=True)
class Captions:
    """A file of them: its cues in order, the lines before the first (`head`), and timing lines that make no sense."""

    cues: list[Cue] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    flaws: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class _Block:
    """A timing line and what stands below it until the next."""

    line: int
    start: int
    end: int
    lines: list[str] = field(default_factory=list)


def begins_captions(text: str) -> bool:
    """Whether a text begins like a caption file: by the word WEBVTT, or by a timing line in the first three."""
    lines = [line.strip() for line in text.removeprefix("\ufeff").lstrip().splitlines()[:3]]
    return bool(lines) and (
        re.match(r"WEBVTT(?:\s|$)", lines[0]) is not None or any(_timing(line) is not None for line in lines)
    )


def captions(stream: BinaryIO) -> Captions:
    """All cues of a file. Raises OSError."""
    found = Captions()
    block: _Block | None = None
    blocks: list[_Block] = []
    for number, line in _lines(stream):
        times = _timing(line)
        if times is None:
            kept = found.head if block is None else block.lines
            if len(kept) < _LONGEST_CUE:
                kept.append(line)
            continue
        if block:
            _drop_id(block)
        block = _Block(number, *times)
        if times[1] < times[0]:
            found.flaws.append((number, "the cue ends before it starts; it is taken as a moment"))
            block.end = block.start
        blocks.append(block)
    found.cues = list(_once(cue for each in blocks for cue in _cues(each)))
    return found


def _lines(stream: BinaryIO) -> Iterator[tuple[int, str]]:
    number = 0
    starts = True
    while piece := stream.readline(_LONGEST_LINE):
        number += starts
        if starts:
            text = decoded(piece, "utf-8").text.removeprefix("\ufeff").strip("\r\n\0")
            # Old Macs end lines by a carriage return alone.
            yield from ((number, line) for line in text.split("\r"))
        starts = piece.endswith(b"\n")


def _timing(line: str) -> tuple[int, int] | None:
    match = _TIMING.fullmatch(line) if "-->" in line else _SBV.fullmatch(line) if ":" in line else None
    return (_microseconds(match.groups()[:4]), _microseconds(match.groups()[4:])) if match else None


def _microseconds(clock: tuple[str | None, ...]) -> int:
    hours, minutes, seconds, rest = (part or "0" for part in clock)
    return ((int(hours) * 60 + int(minutes)) * 60 + int(seconds)) * 1_000_000 + int(rest.ljust(3, "0")) * 1_000


def _drop_id(block: _Block) -> None:
    """Take off the line that names the next cue: the one straight above its timing line, below a blank one."""
    lines = block.lines
    if not lines or not lines[-1].strip():
        return
    alone = len(lines) > 1 and not lines[-2].strip()
    has_text = any(line.strip() for line in lines[:-1])
    number = lines[-1].strip().isdigit()
    if (alone and (has_text or number)) or (number and has_text):
        lines.pop()


def _cues(block: _Block) -> Iterator[Cue]:
    """The cue of a block, or one for each voice in it; none when nothing is said."""
    text = "\n".join(_spoken(block.lines))
    pieces = _VOICE.split(text)
    speakers = ("", *pieces[1::2])
    for speaker, said in zip(speakers, pieces[::2], strict=True):
        words = "\n".join(filter(None, (" ".join(_plain(line).split()) for line in said.split("\n"))))
        if words:
            yield Cue(block.line, block.start, block.end, words, " ".join(_plain(speaker).split()))


def _spoken(lines: list[str]) -> Iterator[str]:
    """The lines without comments, styles and regions, each of which begins below a blank line and ends at one."""
    skipping = False
    blank_before = False
    for line in lines:
        blank = not line.strip()
        if blank:
            skipping = False
        elif blank_before and _BLOCK.fullmatch(line):
            skipping = True
        if not skipping and not blank:
            yield line
        blank_before = blank


def _plain(text: str) -> str:
    return _ENTITY.sub(lambda match: html.unescape(match[0]), _TAG.sub("", text)).replace("\xa0", " ")


def _once(cues: Iterable[Cue]) -> Iterator[Cue]:
    """The cues, in order of their start, without what a live caption repeats; their lines joined."""
    last: Cue | None = None
    for cue in sorted(cues, key=lambda cue: (cue.start, cue.line)):
        if last is None or cue.speaker != last.speaker or cue.start - last.end > _CLOSE:
            if last:
                yield _joined(last)
            last = cue
        elif cue.text == last.text or cue.text.startswith((f"{last.text} ", f"{last.text}\n")):
            last = replace(cue, line=last.line, start=last.start, end=max(cue.end, last.end))
        else:
            rest = _without(cue.text.split("\n"), last.text.split("\n"))
            yield _joined(last)
            # What is cut off stands in the cue before; the next one is compared with the whole of this one.
            last = replace(cue, text="\n".join(rest))
    if last:
        yield _joined(last)


def _without(lines: list[str], before: list[str]) -> list[str]:
    """The lines without those at their beginning that stood last before."""
    for count in range(min(len(lines) - 1, len(before)), 0, -1):
        if lines[:count] == before[-count:]:
            return lines[count:]
    return lines


def _joined(cue: Cue) -> Cue:
    return replace(cue, text=" ".join(cue.text.split("\n")))


def clock(written: str) -> int | None:
    """Microseconds of a time such as `00:01:02,500`; None when it is none."""
    match = _ONE.fullmatch(written.strip())
    return _microseconds(match.groups()) if match else None
