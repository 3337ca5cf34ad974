"""What a server says of itself: a line of JSON for each event, on standard error, never with text of the memory.

Only names, numbers and ids that are listed here in code are written. What libraries say is kept as where it came from
and of which kind, since their messages may quote what a client sent.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from typing import TextIO

from memory_core.model.instant import to_iso
from server.app import clock

Value = str | int | float


class Journal:
    """Writes events, a line each; a log that cannot be written (a full disk, a closed pipe) stops nobody."""

    def __init__(self, out: TextIO = sys.stderr) -> None:
        self._out = out

    def tell(self, event: str, **values: Value) -> None:
        """One event, with its values."""
        self._write({"at": to_iso(clock()), "event": event, **values})

    def of_libraries(self) -> None:
        """From now on libraries log here, from warnings on."""
        handler = _Handler(self)
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
        for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = [], True

    def _write(self, line: Mapping[str, Value]) -> None:
        try:
            self._out.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._out.flush()
        except (OSError, ValueError):
            # There is nowhere left to say so.
            return


class _Handler(logging.Handler):
    """Keeps where a message came from, without the message."""

    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self._journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        """Tell of a record."""
        kind = record.exc_info[0] if record.exc_info else None
        self._journal.tell(
            "library",
            level=record.levelname,
            logger=record.name,
            line=f"{record.module}:{record.lineno}",
            error=kind.__name__ if kind else "",
        )
