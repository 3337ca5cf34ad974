"""What a path holds: a workspace folder, or parts of formats that are known, whatever they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from memory_core.errors import NotAWorkspace, NotRecognised
from memory_core.model.entry import Place, Rejection
from memory_core.model.source import SOURCES
from memory_core.sources.base import Context, Format, Item, Part
from memory_core.sources.container import Archive, Container, Folder, Meter
from memory_core.sources.glance import Glance, glance
from memory_core.sources.registry import FORMATS, WORKSPACE, workspace
from memory_core.sources.stream import Unreadable
from memory_core.sources.unread import advice

ARCHIVE: Final = b"PK\x03\x04"
_NO_SOURCE: Final = "export"
"""Under this name rejections are counted that belong to no source."""


@dataclass(frozen=True, slots=True)
class Found:
    """A part of a container and the format that reads it."""

    format: Format
    container: Container
    part: Part

    @property
    def size(self) -> int:
        """In bytes, as it lies there, as often as it is read."""
        return self.format.passes * sum(self.container.size(name) for name in self.part.names)

    @property
    def place(self) -> str:
        """The name of the part as places give it."""
        return self.container.place(self.part.name)

    @property
    def mark(self) -> str:
        """What changes when the part does."""
        return " ".join(self.container.mark(name) for name in self.part.names)

    def known_by(self) -> str:
        """Its place and mark."""
        return f"{self.place} {self.mark}"


@dataclass(frozen=True, slots=True)
class Recognised:
    """What was found below a path: parts in the order in which they are read, what is refused, and what nobody reads.

    `unknown` are the names of parts that no format claims; that is no fault of theirs, a folder may hold anything.
    `workspace` is where a workspace folder begins, if the path holds one; then there are no parts.
    """

    path: Path
    parts: tuple[Found, ...] = ()
    refused: tuple[Rejection, ...] = ()
    unknown: tuple[str, ...] = ()
    meter: Meter = field(default_factory=Meter)
    workspace: Path | None = None

    @property
    def size(self) -> int:
        """Of all parts, in bytes."""
        return sum(found.size for found in self.parts)

    @property
    def sources(self) -> tuple[str, ...]:
        """Those that the parts are of, in the order of the registry."""
        there = {found.format.source for found in self.parts}
        return tuple(WORKSPACE) if self.workspace else tuple(name for name in SOURCES if name in there)

    def items(self, context: Context) -> Iterator[Item]:
        """What is refused, then all drafts and rejections, read as they are asked for."""
        if self.workspace:
            yield from workspace_items(self.workspace, replace(context, root=self.path))
        yield from self.refused
        for found in context.cursor.parts(self.parts, Found.known_by):
            yield from found.format.items(found.container, found.part, context)


def recognised(path: Path, formats: Mapping[str, Format] = FORMATS) -> Recognised:
    """Look at what a path holds. Raises NotRecognised when nothing is there, or nothing that is known."""
    try:
        return Recognised(path, workspace=workspace(path))
    except NotAWorkspace:
        pass
    try:
        if not path.exists():
            raise NotRecognised(str(path), "it does not exist")
        look = _Look(formats, Meter())
        look.at(_container(path, look.meter), deep=True)
    except OSError as error:
        raise NotRecognised(str(path), f"it cannot be read ({error.strerror})") from error
    if not look.parts and not look.refused:
        why = f"none of its {len(look.unknown)} files is an export that is known"
        raise NotRecognised(str(path), "; ".join((why, *advice(look.unknown))))
    order = list(formats)
    parts = sorted(look.parts, key=lambda found: (order.index(found.format.name), found.place))
    return Recognised(path, tuple(parts), tuple(look.refused), tuple(look.unknown), look.meter)


def workspace_items(root: Path, context: Context) -> Iterator[Item]:
    """All that the sources find in a workspace folder, read as it is asked for."""
    files = ((source, file) for source in WORKSPACE.values() for file in source.files(root))
    return (item for source, file in files for item in source.read(file, context))


def _container(path: Path, meter: Meter) -> Container:
    if path.is_dir():
        return Folder(path, meter=meter)
    with path.open("rb") as file:
        head = file.read(len(ARCHIVE))
    alone = Folder(path.parent, only=path.name, meter=meter)
    return Archive(path, meter=meter) if head == ARCHIVE else alone


class _Look:
    """A look through containers: what was found so far."""

    def __init__(self, formats: Mapping[str, Format], meter: Meter) -> None:
        self.meter = meter
        self.parts: list[Found] = []
        self.refused: list[Rejection] = []
        self.unknown: list[str] = []
        self._formats = formats

    def at(self, container: Container, *, deep: bool) -> None:
        """Look at all parts of a container; `deep` says that archives in it are looked into."""
        names = container.names()
        self.refused += [Rejection(_NO_SOURCE, each.place, each.why) for each in container.refused]
        taken: set[str] = set()
        for each in self._formats.values():
            for part in each.folders(container):
                if taken.isdisjoint(part.names):
                    self.parts.append(Found(each, container, part))
                    taken |= {*part.names}
        for name in names:
            if name not in taken:
                self._part(container, glance(container, name), deep=deep)
        self.meter.read = 0

    def _part(self, container: Container, seen: Glance, *, deep: bool) -> None:
        place = Place(container.place(seen.name))
        if seen.error:
            self.refused.append(Rejection(_NO_SOURCE, place, f"the file cannot be read: {seen.error}"))
            return
        claimed = next((each for each in self._formats.values() if each.claims(seen)), None)
        if claimed:
            self.parts.append(Found(claimed, container, Part(seen.name)))
        elif seen.head.startswith(ARCHIVE) and isinstance(container, Folder) and deep:
            self._archive(container, seen.name)
        elif seen.head.startswith(ARCHIVE):
            self.refused.append(Rejection(_NO_SOURCE, place, "an archive in an archive is not opened; unpack it first"))
        else:
            self.unknown.append(container.place(seen.name))

    def _archive(self, container: Folder, name: str) -> None:
        """Look into an archive that lies in a folder; one that nothing in it is claimed of is a file like others."""
        try:
            inner = Archive(container.root / name, f"{container.place(name)}/", self.meter)
        except Unreadable as error:
            self.refused.append(Rejection(_NO_SOURCE, Place(container.place(name)), str(error.strerror)))
            return
        self.at(inner, deep=False)
