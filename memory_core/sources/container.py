"""What somebody hands over, a folder, a ZIP archive or a single file, as parts with names that are read in a stream.

Nothing is unpacked to disk, no link is followed out of a folder, and what an archive claims about itself is checked
before it is believed. What is refused is kept as `refused`, with the reason, and never read.
"""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from io import BufferedReader
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from memory_core.model.entry import Place
from memory_core.sources.stream import Unreadable, counted, thinned, unpacked

LARGEST_RATIO: Final = 250
"""How much larger than in the archive a part may be; text shrinks to a fifth, and hardly ever to a fiftieth."""
SMALL: Final = 64 * 1024 * 1024
"""In bytes; a part that is no larger may shrink as it likes."""
MOST_PARTS: Final = 2_000_000

_LEFT_OUT: Final = frozenset((".git", ".DS_Store", "__MACOSX", "Thumbs.db", "node_modules"))
_ENCRYPTED: Final = 0x1


@dataclass(frozen=True, slots=True)
class Refused:
    """A part that is not read: where it stands and why."""

    place: Place
    why: str


@dataclass(slots=True)
class Meter:
    """How many bytes of the parts have been read so far, as they lie in their files."""

    read: int = 0

    def add(self, count: int) -> None:
        """Count more of them."""
        self.read += count


class Container(Protocol):
    """Parts by name; a name has `/` between its pieces, whatever the platform."""

    @property
    def refused(self) -> tuple[Refused, ...]:
        """What lies in it and is not read."""
        ...

    def names(self) -> tuple[str, ...]:
        """All parts, sorted."""
        ...

    def size(self, name: str) -> int:
        """Of a part, in bytes."""
        ...

    def mark(self, name: str) -> str:
        """What changes when a part does: size and time of change, or checksum."""
        ...

    def place(self, name: str) -> str:
        """A part's name as places give it."""
        ...

    def raw(self, name: str) -> BufferedReader:
        """A part as it lies there; counted by the meter. Raises Unreadable."""
        ...

    def open(self, name: str) -> BufferedReader:
        """A part, decompressed where it is Zstandard. Raises Unreadable; so does what is read from it."""
        ...

    def words(self, name: str) -> BufferedReader:
        """As `open`, without inline images: for text, where base64 that is long is no words. Raises Unreadable."""
        ...

    def local(self, name: str) -> AbstractContextManager[Path]:
        """`with container.local(name) as path`: a part as a file, for what can only read files. Raises Unreadable."""
        ...


@dataclass(slots=True)
class Folder:
    """A folder and all below it, or one file of it (`only`). `shown` stands before the names in places."""

    root: Path
    only: str = ""
    shown: str = ""
    meter: Meter = field(default_factory=Meter)
    refused: tuple[Refused, ...] = ()
    _names: tuple[str, ...] | None = None

    def names(self) -> tuple[str, ...]:
        """All parts, sorted; links that lead out of the folder are refused."""
        if self._names is None:
            refused: list[Refused] = []
            found = (
                [self.only] if self.only else sorted(_walked(self.root, self.root.resolve(), "", refused, self.shown))
            )
            self._names, self.refused = tuple(found), tuple(refused)
        return self._names

    def size(self, name: str) -> int:
        """Of a part, in bytes; 0 when it is gone."""
        try:
            return (self.root / name).stat().st_size
        except OSError:
            return 0

    def mark(self, name: str) -> str:
        """Size and time of change."""
        try:
            found = (self.root / name).stat()
        except OSError:
            return ""
        return f"{found.st_size}.{found.st_mtime_ns}"

    def place(self, name: str) -> str:
        """The name, readable whatever its bytes are."""
        return _readable(f"{self.shown}{name}")

    def raw(self, name: str) -> BufferedReader:
        """The file. Raises Unreadable."""
        path = self.root / name
        try:
            if not path.is_file():
                raise Unreadable("it is no file")
            return counted(path.open("rb"), self.meter.add)
        except OSError as error:
            raise Unreadable(error.strerror or "it cannot be opened") from error

    def open(self, name: str) -> BufferedReader:
        """The file's content. Raises Unreadable."""
        return unpacked(self.raw(name), self.size(name))

    def words(self, name: str) -> BufferedReader:
        """The file's content without inline images. Raises Unreadable."""
        return thinned(self.open(name))

    @contextmanager
    def local(self, name: str) -> Iterator[Path]:
        """The file itself."""
        yield self.root / name


def _walked(folder: Path, home: Path, below: str, refused: list[Refused], shown: str) -> Iterator[str]:
    try:
        with os.scandir(folder) as listing:
            entries = sorted(listing, key=lambda entry: entry.name)
    except OSError as error:
        refused.append(Refused(Place(_readable(shown + below)), f"the folder cannot be read: {error.strerror}"))
        return
    for entry in entries:
        name = f"{below}{entry.name}"
        if entry.name in _LEFT_OUT or entry.name.startswith("._"):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _walked(Path(entry.path), home, f"{name}/", refused, shown)
        elif not entry.is_symlink() or _leads_inside(Path(entry.path), home):
            if entry.is_file():
                yield name
        else:
            why = "a link that leads out of the folder, or to nothing, is not followed"
            refused.append(Refused(Place(_readable(shown + name)), why))


def _leads_inside(link: Path, home: Path) -> bool:
    try:
        return link.resolve(strict=True).is_relative_to(home)
    except (OSError, RuntimeError):
        return False


class Archive:
    """A ZIP archive. Parts with a dangerous name, encrypted, or absurdly compressed ones are refused."""

    def __init__(self, file: Path, shown: str = "", meter: Meter | None = None) -> None:
        """Read the table of contents. Raises Unreadable when it is none, or one that lies."""
        self._file, self._shown = file, shown
        self.meter = meter or Meter()
        try:
            self._zip = zipfile.ZipFile(file)
        except (OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
            raise Unreadable(f"the ZIP archive is damaged or incomplete ({error})") from error
        infos = self._zip.infolist()
        if len(infos) > MOST_PARTS:
            raise Unreadable(f"the ZIP archive holds more than {MOST_PARTS} parts")
        if sum(info.compress_size for info in infos) > file.stat().st_size:
            raise Unreadable("the parts of the ZIP archive overlap, as only those of a trap do")
        self._parts: dict[str, zipfile.ZipInfo] = {}
        refused: list[Refused] = []
        for info in infos:
            if info.is_dir() or _LEFT_OUT & set(info.filename.split("/")):
                continue
            if why := _suspicion(info):
                refused.append(Refused(Place(self.place(info.filename)), why))
            else:
                self._parts[info.filename] = info
        self.refused = tuple(refused)

    def names(self) -> tuple[str, ...]:
        """All parts that may be read, sorted."""
        return tuple(sorted(self._parts))

    def size(self, name: str) -> int:
        """Of a part, compressed, since that is what is read."""
        return self._parts[name].compress_size

    def mark(self, name: str) -> str:
        """Checksum and size."""
        return f"{self._parts[name].file_size}.{self._parts[name].CRC}"

    def place(self, name: str) -> str:
        """The archive's name, if it lies in a folder, and the part's."""
        return _readable(f"{self._shown}{name}")

    def raw(self, name: str) -> BufferedReader:
        """The part. Raises Unreadable."""
        info = self._parts[name]
        share = info.compress_size / max(info.file_size, 1)
        counts = _Shared(self.meter, share)
        try:
            return counted(self._zip.open(info), counts.add)
        except (OSError, zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
            raise Unreadable(f"the part of the ZIP archive cannot be read ({error})") from error

    def open(self, name: str) -> BufferedReader:
        """The part's content. Raises Unreadable."""
        return unpacked(self.raw(name), self._parts[name].file_size)

    def words(self, name: str) -> BufferedReader:
        """The part's content without inline images. Raises Unreadable."""
        return thinned(self.open(name))

    @contextmanager
    def local(self, name: str) -> Iterator[Path]:
        """The part as a file that is gone afterwards. Raises Unreadable."""
        with TemporaryDirectory(prefix="candor-") as folder:
            path = Path(folder) / (PurePosixPath(name).name or "part")
            with self.raw(name) as part, path.open("wb") as copy:
                while chunk := part.read(1 << 20):
                    copy.write(chunk)
            yield path


@dataclass(slots=True)
class _Shared:
    """Counts what is read of a compressed part as so much of the archive."""

    meter: Meter
    share: float
    _owed: float = 0.0

    def add(self, count: int) -> None:
        self._owed += count * self.share
        whole = int(self._owed)
        self._owed -= whole
        self.meter.add(whole)


def _suspicion(info: zipfile.ZipInfo) -> str:
    """Why a part of an archive is not read; "" when nothing is wrong with it."""
    pieces = info.filename.replace("\\", "/").split("/")
    if info.filename.startswith(("/", "\\")) or ".." in pieces or ":" in pieces[0] or "\0" in info.filename:
        return "its name leads out of the archive"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "it is a link, and links in an archive are not followed"
    if info.flag_bits & _ENCRYPTED:
        return "it is encrypted; unpack the archive with its password and take the folder in"
    if info.file_size > SMALL and info.file_size > LARGEST_RATIO * max(info.compress_size, 1):
        return f"it would grow more than {LARGEST_RATIO} times, as only a trap does"
    return ""


def _readable(text: str) -> str:
    return text.encode(errors="surrogateescape").decode(errors="replace")
