"""How far long work is: often on a terminal, else when a source begins and when a number has doubled.

The rate is that since the first batch: what was passed over before it, since it is known, takes hardly any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from memory_core.model.instant import Instant
from memory_core.sources.recognition import Recognised
from server.terminal import Terminal, counted

_SECOND: Final = 1_000_000


class Progress:
    """Tells of one input, and of the index; `found` gives the share that is read and the time that is left of it."""

    def __init__(self, terminal: Terminal, now: Callable[[], Instant], found: Recognised | None = None) -> None:
        self._terminal, self._now, self._found = terminal, now, found
        self._whole = found.size if found else 0
        self._first: tuple[int, Instant] | None = None
        self._told = ("", 0)

    def ingested(self, source: str, _path: str, done: int) -> None:
        """After each batch."""
        known, last = self._told
        if self._terminal.live or source != known or done >= 2 * last:
            self._terminal.progress(f"{source}: {counted(done, 'record')} so far{self._rate()}")
            self._told = (source, done)

    def indexed(self, reached: int, whole: int) -> None:
        """After each chunk of the index."""
        if self._terminal.live or reached == whole:
            self._terminal.progress(f"index: {reached} of {whole} entries")

    def _rate(self) -> str:
        read, now = self._found.meter.read if self._found else 0, self._now()
        self._first = self._first or (read, now)
        return rated(read, self._whole, read - self._first[0], (now - self._first[1]) / _SECOND)


def rated(read: int, whole: int, lately: int, seconds: float) -> str:
    """So many bytes of so many are read, the last of them in so long: a share, a rate and what is left.

    "" before there is one.

    >>> rated(25_000_000, 100_000_000, 10_000_000, 2)
    ', 25% at 5.0 MB/s, 15 s left'
    """
    if not lately or not whole or seconds <= 0:
        return ""
    rate = lately / seconds
    left = max(whole - read, 0) / rate
    written = f"{left:.0f} s" if left < 100 else f"{left / 60:.0f} min"
    return f", {min(100 * read // whole, 100)}% at {rate / 1e6:.1f} MB/s, {written} left"
