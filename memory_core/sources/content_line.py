"""Content lines of iCalendar (RFC 5545), unfolded as bytes, and the components that they make.

Lines are joined before they are decoded, since some writers fold within a character. A line that cannot be read costs
only itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import BinaryIO, Final

from memory_core.sources.mail_header import decoded

LONGEST: Final = 256 * 1024
"""Bytes of a line that are kept: a description may be long, a picture within the file is not wanted."""
MOST_LINES: Final = 5_000
"""Lines of one event."""
_DEEPEST: Final = 8
_LINE: Final = re.compile(
    r"\s*(?P<name>[A-Za-z0-9-]+)\s*(?P<parameters>(?:;(?:[^\";:]|\"[^\"]*\")*)*):(?P<value>.*)", re.DOTALL
)
_PARAMETER: Final = re.compile(r";\s*(?P<name>[A-Za-z0-9-]+)\s*=(?P<value>(?:[^\";]|\"[^\"]*\")*)")
_PLACED: Final = re.compile(r"\^[n^']")
"""How parameters write what they may not hold (RFC 6868)."""
_ESCAPES: Final = {"n": "\n", "N": "\n"}


@dataclass(frozen=True, slots=True)
class Property:
    """One line: its name in capitals, its parameters by name in capitals, its value as written."""

    name: str
    parameters: Mapping[str, str]
    value: str

    @property
    def text(self) -> str:
        r"""The value as text: `\n`, `\,`, `\;` and `\\` undone."""
        if "\\" not in self.value:
            return self.value
        pieces = self.value.split("\\")
        found = [pieces[0]]
        rest = iter(pieces[1:])
        for piece in rest:
            if piece:
                found.append(_ESCAPES.get(piece[0], piece[0]) + piece[1:])
            else:
                found.append("\\" + next(rest, ""))
        return "".join(found)


@dataclass(slots=True)
class Component:
    """What stands between BEGIN and END: kind in capitals, number of its first line, properties, components inside.

    `flaws` are names of properties that could not be read.
    """

    kind: str
    line: int
    properties: list[Property] = field(default_factory=list)
    inner: list[Component] = field(default_factory=list)
    flaws: list[str] = field(default_factory=list)

    def all(self, name: str) -> list[Property]:
        """The properties of a name, in order."""
        return [each for each in self.properties if each.name == name]

    def first(self, name: str) -> Property | None:
        """The first property of a name."""
        return next((each for each in self.properties if each.name == name), None)

    def text(self, name: str) -> str:
        """The text of the first property of a name; "" when there is none."""
        found = self.first(name)
        return found.text.strip() if found else ""


def components(content: bytes | BinaryIO) -> Iterator[Component]:
    """The components that lie in calendars, each as it ends, and each calendar itself as it begins and ends.

    A calendar comes with the properties met so far, as kind `VCALENDAR` when its first component begins and as
    `END` when it is over. A component that the file does not end comes as it is. Raises OSError.
    """
    calendar = Component("VCALENDAR", 1)
    open_ones: list[Component] = []
    announced = False
    for number, line in _lines(BytesIO(content) if isinstance(content, bytes) else content):
        text = decoded(line, "utf-8").text
        head, _, rest = text.partition(":")
        name, kind = head.strip().upper(), rest.strip().upper()
        if (name == "BEGIN" and kind == "VCALENDAR") or (name == "END" and kind == "VCALENDAR"):
            yield from _over(calendar, open_ones, announced=announced)
            calendar, announced = Component("VCALENDAR", number), False
        elif name == "BEGIN":
            if not announced:
                announced = True
                yield calendar
            if len(open_ones) < _DEEPEST:
                open_ones.append(Component(kind, number))
        elif name == "END":
            if open_ones and (done := _closed(open_ones, kind)):
                yield done
        else:
            _take(open_ones[-1] if open_ones else calendar, text, head)
    yield from _over(calendar, open_ones, announced=announced)


def _over(calendar: Component, open_ones: list[Component], *, announced: bool) -> Iterator[Component]:
    if open_ones:
        done = open_ones[0]
        done.flaws.append("END")
        open_ones.clear()
        yield done
    if announced or calendar.properties:
        yield Component("END", calendar.line, calendar.properties)


def _closed(open_ones: list[Component], kind: str) -> Component | None:
    """Close the component of this kind and all that lie open in it; it, when it lies in no other."""
    if all(each.kind != kind for each in open_ones):
        return None
    while True:
        done = open_ones.pop()
        if open_ones:
            open_ones[-1].inner.append(done)
        if done.kind == kind:
            return None if open_ones else done


def _take(into: Component, text: str, head: str) -> None:
    if len(into.properties) >= MOST_LINES:
        return
    found = _property(text)
    if found:
        into.properties.append(found)
    else:
        into.flaws.append(head.partition(";")[0].strip().upper()[:40])


def _property(text: str) -> Property | None:
    """The property of a line; None when it has no name or no value. A parameter that is none is passed over."""
    match = _LINE.fullmatch(text)
    if not match:
        return None
    parameters: dict[str, str] = {}
    for each in _PARAMETER.finditer(match["parameters"]):
        parameters.setdefault(each["name"].upper(), _PLACED.sub(_placed, each["value"].strip().strip('"')))
    return Property(match["name"].upper(), parameters, match["value"])


def _placed(match: re.Match[str]) -> str:
    return {"^n": "\n", "^^": "^", "^'": '"'}[match[0]]


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Unfolded lines with the numbers of their first; what is longer than `LONGEST` is cut."""
    number, first = 0, 1
    kept: list[bytes] = []
    size = 0
    starts = True
    while piece := stream.readline(LONGEST):
        if starts:
            number += 1
            if number == 1:
                piece = piece.removeprefix(b"\xef\xbb\xbf")
            if piece[:1] in (b" ", b"\t") and kept:
                piece = piece[1:]
            elif kept:
                yield first, b"".join(kept)
                kept, size, first = [], 0, number
        starts = piece.endswith(b"\n")
        whole = piece.rstrip(b"\r\n")
        if size < LONGEST and whole:
            first = first if kept else number
            kept.append(whole[: LONGEST - size])
            size += len(whole)
    if kept:
        yield first, b"".join(kept)
