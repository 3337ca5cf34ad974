"""A file of named one-dimensional numpy arrays that is read by mapping it into memory.

Layout: 8 bytes of magic, the length of the header and a CRC-32 of all that follows (8 bytes each, little-endian), the
header (JSON: name -> type, length, offset), then each array on a multiple of 64 bytes. The space is allocated at once,
so that a full disk is an error when the file is made and not a crash when an array is filled. Opening does not compute
the checksum, since it would read the whole file; `check_arrays` does.
"""

from __future__ import annotations

import json
import mmap
import os
import re
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from memory_core.errors import IndexDamaged
from memory_core.store.failures import failures
from memory_core.store.shelf import Arrays, Layout

_MAGIC: Final = b"CANDARR2"
_PREFIX: Final = len(_MAGIC) + 16
_ALIGNED: Final = 64
_STRETCH: Final = 1 << 24
"""Bytes that are read at once."""
_KINDS: Final = frozenset("biufS")
_TYPE: Final = re.compile(r"[<|][biufS]\d{1,6}")
_Header: TypeAlias = Mapping[str, tuple[str, int, int]]


def create_arrays(path: Path, layout: Layout) -> dict[str, NDArray[Any]]:
    """Writable arrays of this layout, all zero, in a new file of mode 0600; call `keep_arrays` when they are filled.

    Raises ValueError for a type that is no number, truth value or fixed bytes, DiskFull without room, StoreForbidden
    when the file is there already.
    """
    described, size = _described(layout)
    header = json.dumps(described, separators=(",", ":")).encode()
    start = _aligned(_PREFIX + len(header))
    with failures(path):
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        try:
            _allocate(descriptor, start + size)
            os.pwrite(descriptor, _MAGIC + len(header).to_bytes(8, "little") + bytes(8) + header, 0)
            mapped = mmap.mmap(descriptor, start + size)
        except BaseException:
            path.unlink()
            raise
        finally:
            os.close(descriptor)
    return _views(described, mapped, start)[0]


def keep_arrays(path: Path, arrays: Arrays) -> None:
    """Force to the disk what was written to the arrays of a file made by `create_arrays`."""
    with failures(path):
        for mapped in _mapped(arrays):
            mapped[_PREFIX - 8 : _PREFIX] = _checksum(mapped)
            mapped.flush()
            _let_go(mapped)
        _synced(path)
        _synced(path.parent)


def let_go(arrays: Arrays) -> None:
    """Hold no memory for arrays that lie in files: what is read again comes from there. Others stay as they are."""
    for mapped in _mapped(arrays):
        _let_go(mapped)


def open_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file, read-only; they stay readable when the file is unlinked.

    Raises FileNotFoundError when it is not there, IndexDamaged when it is cut off or no such file.
    """
    with failures(path, unless=(FileNotFoundError,)), path.open("rb") as file:
        prefix = file.read(_PREFIX)
        length = int.from_bytes(prefix[len(_MAGIC) : _PREFIX - 8], "little")
        size = os.fstat(file.fileno()).st_size
        if len(prefix) < _PREFIX or not prefix.startswith(_MAGIC) or length > size:
            raise IndexDamaged(str(path), "it is no file of arrays")
        header = file.read(length)
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    try:
        views, end = _views(json.loads(header), mapped, _aligned(len(prefix) + length))
    except (ValueError, TypeError, AttributeError, OverflowError) as error:
        raise IndexDamaged(str(path), f"its arrays do not fit it ({type(error).__name__})") from None
    if end != size:
        raise IndexDamaged(str(path), f"it has {size} bytes instead of {end}")
    return views


def check_arrays(path: Path) -> None:
    """Read a whole file and compare it with its checksum.

    Raises IndexDamaged when they differ, and what `open_arrays` raises.
    """
    open_arrays(path)
    with (
        failures(path, unless=(FileNotFoundError,)),
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped,
    ):
        if mapped[_PREFIX - 8 : _PREFIX] != _checksum(mapped):
            raise IndexDamaged(str(path), "its content is not what was written")


def _mapped(arrays: Arrays) -> list[mmap.mmap]:
    """The files that these arrays lie in, each once."""
    bases: dict[int, object] = {id(array.base): array.base for array in arrays.values()}
    return [base for base in bases.values() if isinstance(base, mmap.mmap)]


def _let_go(mapped: mmap.mmap) -> None:
    if hasattr(mmap, "MADV_DONTNEED"):
        mapped.madvise(mmap.MADV_DONTNEED)


def _checksum(mapped: mmap.mmap) -> bytes:
    found = 0
    with memoryview(mapped) as whole:
        for start in range(_PREFIX, len(whole), _STRETCH):
            with whole[start : start + _STRETCH] as stretch:
                found = zlib.crc32(stretch, found)
            _let_go(mapped)
    return found.to_bytes(8, "little")


def _described(layout: Layout) -> tuple[_Header, int]:
    described: dict[str, tuple[str, int, int]] = {}
    size = 0
    for name, (dtype, length) in layout.items():
        stored = np.dtype(dtype).newbyteorder("<")
        _allowed(stored, length)
        described[name] = (stored.str, length, size)
        size += _aligned(stored.itemsize * length)
    return described, size


def _views(header: _Header, mapped: mmap.mmap, start: int) -> tuple[dict[str, NDArray[Any]], int]:
    """The arrays of a mapped file, and where the last of them ends."""
    views: dict[str, NDArray[Any]] = {}
    end = start
    for name, (kind, length, offset) in header.items():
        if not _TYPE.fullmatch(kind):
            raise ValueError(name)
        dtype = np.dtype(kind)
        _allowed(dtype, length)
        views[name] = np.ndarray((length,), dtype, mapped, start + offset)
        end = max(end, start + offset + _aligned(dtype.itemsize * length))
    return views, end


def _allowed(dtype: np.dtype[Any], length: int) -> None:
    if dtype.kind not in _KINDS or length < 0:
        raise ValueError(f"{length} x {dtype} is no array of numbers or fixed bytes")


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED


def _allocate(descriptor: int, size: int) -> None:
    """Really allocate: writing to a hole of a mapped file on a full disk would kill the process."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(descriptor, 0, size)
        return
    zeros = bytes(1 << 20)
    for offset in range(0, size, len(zeros)):
        os.pwrite(descriptor, zeros[: size - offset], offset)


def _synced(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
