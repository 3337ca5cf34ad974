"""Bytes of a part as they are read: counted, decompressed, without inline images, every failure under one name."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, BinaryIO, Final, cast

import zstandard

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

ZSTANDARD: Final = b"\x28\xb5\x2f\xfd"
LARGEST_GROWTH: Final = 200
"""How much larger a Zstandard file may become, beyond `FREE_GROWTH`."""
FREE_GROWTH: Final = 256 * 1024 * 1024
PAYLOAD: Final = 2048
"""Characters of base64 in a row, without a blank between them, that are an image or the like and no words."""
_CHUNK: Final = 1024 * 1024
_RUN: Final = re.compile(rb"[A-Za-z0-9+/=_-]{%d,}+" % PAYLOAD)
_PROBE: Final = re.compile(rb"[A-Za-z0-9+/=_-]{64}")
_LARGEST_WINDOW: Final = 128 * 1024 * 1024
_BUFFER: Final = 256 * 1024


class Unreadable(OSError):
    """A part that cannot be read (on); `strerror` says why, as with any file."""

    def __init__(self, why: str) -> None:
        super().__init__(0, why)


class _Counted(io.RawIOBase):
    """A stream whose every read is told, and whose failures are all Unreadable."""

    def __init__(self, inner: IO[bytes], told: Callable[[int], None], most: int | None = None) -> None:
        self._inner, self._told, self._most = inner, told, most

    def readable(self) -> bool:
        return True

    def readinto(self, into: WriteableBuffer) -> int:
        view = memoryview(into)
        try:
            chunk = self._inner.read(len(view))
        except (OSError, zlib.error, EOFError, zipfile.BadZipFile, zstandard.ZstdError, MemoryError) as error:
            raise Unreadable(f"it is damaged or cut off ({type(error).__name__})") from error
        if self._most is not None:
            self._most -= len(chunk)
            if self._most < 0:
                raise Unreadable(f"it grows more than {LARGEST_GROWTH} times when unpacked, as only a trap does")
        view[: len(chunk)] = chunk
        self._told(len(chunk))
        return len(chunk)

    def close(self) -> None:
        self._inner.close()
        super().close()


def counted(inner: IO[bytes], told: Callable[[int], None]) -> io.BufferedReader:
    """The stream, buffered; `told` hears how many bytes each read brought. What fails raises Unreadable."""
    return _buffered(_Counted(inner, told))


def unpacked(inner: io.BufferedReader, size: int) -> io.BufferedReader:
    """The stream decompressed if it is Zstandard, else itself; `size` of the packed bytes bounds what may come out."""
    head = inner.peek(len(ZSTANDARD))[: len(ZSTANDARD)]
    if head != ZSTANDARD:
        return inner
    reader = zstandard.ZstdDecompressor(max_window_size=_LARGEST_WINDOW).stream_reader(inner, read_across_frames=True)
    most = FREE_GROWTH + LARGEST_GROWTH * size
    return _buffered(_Counted(cast("IO[bytes]", reader), lambda _: None, most))


class _Thinned(io.RawIOBase):
    """A stream without the base64 that is too long to be words; line breaks all stay."""

    def __init__(self, inner: BinaryIO) -> None:
        self._inner, self._rest = inner, memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, into: WriteableBuffer) -> int:
        view = memoryview(into)
        while not self._rest:
            chunk = self._inner.read(_CHUNK)
            if not chunk:
                return 0
            self._rest = memoryview(_RUN.sub(b"", chunk) if _may_hold_payload(chunk) else chunk)
        piece = self._rest[: len(view)]
        view[: len(piece)] = piece
        self._rest = self._rest[len(piece) :]
        return len(piece)

    def close(self) -> None:
        self._inner.close()
        super().close()


def _may_hold_payload(chunk: bytes) -> bool:
    """Whether a long run of base64 may be in it: it covers whole blocks, so a look at their starts is enough."""
    return any(_PROBE.match(chunk, at) for at in range(0, len(chunk), PAYLOAD // 2))


def thinned(inner: BinaryIO) -> io.BufferedReader:
    """The stream without inline images and the like, which nobody can search for and which may be gigabytes."""
    return _buffered(_Thinned(inner))


def _buffered(raw: io.RawIOBase) -> io.BufferedReader:
    return io.BufferedReader(raw, _BUFFER)
