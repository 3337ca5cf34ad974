"""Run as a process of its own: a PDF on standard input, its words on standard output. Imports nothing of Candor.

Ends with 0, with `ENCRYPTED`, or with something else when the file is damaged or asks for more than it is given.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import Final

from pypdf import PdfReader
from pypdf.errors import FileNotDecryptedError

if sys.platform != "win32":
    import resource

MOST_PAGES: Final = 400
MOST_CHARACTERS: Final = 1024 * 1024
MOST_MEMORY: Final = 1024 * 1024 * 1024
MOST_SECONDS: Final = 20
ENCRYPTED: Final = 64

_FORBIDDEN: Final = ("socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system")


def words(content: bytes) -> str:
    """The words of the first pages, a page after the other. Raises whatever pypdf raises about a file."""
    found: list[str] = []
    size = 0
    for page in PdfReader(io.BytesIO(content)).pages[:MOST_PAGES]:
        found.append(page.extract_text().strip())
        size += len(found[-1])
        if size > MOST_CHARACTERS:
            break
    return "\n\n".join(filter(None, found))[:MOST_CHARACTERS]


def confine() -> None:
    """Give up connecting, starting anything and writing files, and take limits of time and memory."""

    def refuse(event: str, _: object) -> None:
        if event.startswith(_FORBIDDEN):
            raise PermissionError(event)

    sys.addaudithook(refuse)
    # Windows has no such limits; there, only whoever waits has patience for so long.
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        with suppress(ValueError, OSError):  # macOS knows the name alone.
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> int:
    """Read what is handed in."""
    content = sys.stdin.buffer.read()
    confine()
    try:
        found = words(content)
    except FileNotDecryptedError:
        return ENCRYPTED
    sys.stdout.buffer.write(found.encode("utf-8", "replace"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
