"""Ctrl-C as a wish to stop: long work ends where it can, with what it has done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Within it the first Ctrl-C only makes the yielded function say True; a second one interrupts as ever."""
    wished = threading.Event()

    def wish(_signal: int, _frame: FrameType | None) -> None:
        wished.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, wish)
    try:
        yield wished.is_set
    finally:
        signal.signal(signal.SIGINT, before)
