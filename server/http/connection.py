"""A connection that does not wait for ever: for a request to begin, or for a client that reads nothing."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(H11Protocol):
    """Uvicorn's connection, ended when the head of its first request or the reading of an answer takes too long.

    The body of a request is `guard.Patience`'s; between requests uvicorn's own time-out holds.
    """

    patience: ClassVar[float] = 20

    _head: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._head = self.loop.call_later(self.patience, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        for timer in (self._head, self._stuck):
            if timer:
                timer.cancel()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """As in uvicorn; a head that has arrived need not be waited for."""
        super().handle_events()
        if self.cycle is not None and self._head:
            self._head.cancel()

    def pause_writing(self) -> None:
        """The client reads too slowly: give it a while."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        if self._stuck:
            self._stuck.cancel()
        super().resume_writing()

    def _late(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(_LATE)
            self.transport.close()
