"""The words of a PDF, where the extra `candor[pdf]` is installed: read by pypdf in a process of its own, with limits.

That process may neither connect, nor start or write anything. A PDF is a program of a kind: what somebody sent may
loop, grow or fall over, and must cost no more than itself.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from memory_core.sources.stream import Unreadable

INSTALLED: Final = find_spec("pypdf") is not None
LARGEST: Final = 8 * 1024 * 1024
"""In bytes; a larger file is not read."""

_PATIENCE: Final = 60
"""Seconds to wait for it: three times what it may compute, since it runs beside other work."""
_READING: Final = Path(__file__).with_name("pdf_reading.py")
_ENCRYPTED: Final = 64
_BARE: Final[dict[str, str] | None] = None if sys.platform == "win32" else {}
"""What the process is told of its surroundings. Windows starts no Python without them."""


def words(content: bytes) -> str:
    """What a PDF says, to a limit of pages and characters; "" when it is nothing but pictures. Raises Unreadable."""
    if len(content) > LARGEST:
        raise Unreadable(f"it is larger than {LARGEST >> 20} MiB")
    command = [sys.executable, "-I", str(_READING)]
    try:
        # Nothing of the file is on the command line.
        ended = subprocess.run(command, input=content, capture_output=True, timeout=_PATIENCE, check=False, env=_BARE)  # noqa: S603
    except subprocess.TimeoutExpired as error:
        raise Unreadable("it takes too long") from error
    if ended.returncode == _ENCRYPTED:
        raise Unreadable("it is encrypted")
    if ended.returncode:
        raise Unreadable("it is damaged, or takes too long or too much memory")
    return ended.stdout.decode()
