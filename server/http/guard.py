"""What every request passes first: its Host and Origin, how much it may ask for, and how long it may take to arrive."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

import anyio
from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp.server.transport_security import TransportSecurityMiddleware, TransportSecuritySettings
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_REMEMBERED: Final = 4096
"""Callers whose rate is known; one who comes back after so many others starts afresh."""
_BURST: Final = 4
"""Seconds' worth of requests that may come at once."""

Refused = Callable[[int], None]
"""Told the status of each request that was refused."""


class Names:
    """Refuses requests that were addressed to another name or come from another site's page."""

    def __init__(self, app: ASGIApp, settings: TransportSecuritySettings, refused: Refused) -> None:
        self._app, self._refused = app, refused
        self._names = TransportSecurityMiddleware(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As an ASGI application."""
        if scope["type"] == "http":
            refusal = await self._names.validate_request(Request(scope))
            if refusal:
                self._refused(refusal.status_code)
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)


class Patience:
    """Refuses bodies that are too slow: each is read whole within so many seconds, or answered with 408."""

    def __init__(self, app: ASGIApp, seconds: float, refused: Refused) -> None:
        self._app, self._seconds, self._refused = app, seconds, refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As an ASGI application."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        deadline = anyio.current_time() + self._seconds
        arrived = started = late = False

        async def in_time() -> Message:
            nonlocal arrived, late
            if arrived:
                return await receive()
            with anyio.move_on_at(deadline):
                message = await receive()
                arrived = message["type"] != "http.request" or not message.get("more_body", False)
                return message
            late = arrived = True
            return {"type": "http.disconnect"}

        async def unless_late(message: Message) -> None:
            nonlocal started
            if not late or started:
                started = True
                await send(message)

        await self._app(scope, in_time, unless_late)
        if late and not started:
            self._refused(408)
            answer = PlainTextResponse("The request took too long to arrive", 408, {"connection": "close"})
            await answer(scope, receive, send)


class Rate:
    """Refuses more than so many requests a second of one caller: a token's, or without one an address's."""

    def __init__(self, app: ASGIApp, rate: int, refused: Refused, now: Callable[[], float] = monotonic) -> None:
        self._app, self._rate, self._refused, self._now = app, rate, refused, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As an ASGI application."""
        if scope["type"] == "http" and not self._admits(_caller(scope)):
            self._refused(429)
            await PlainTextResponse("Too many requests", 429, {"retry-after": "1"})(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _admits(self, caller: str) -> bool:
        """Take one request off what the caller has left; what they have grows with time up to a burst."""
        now, most = self._now(), float(self._rate * _BURST)
        left, then = self._left.pop(caller, (most, now))
        left = min(most, left + (now - then) * self._rate)
        admitted = left >= 1
        self._left[caller] = (left - admitted, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return admitted


def _caller(scope: Scope) -> str:
    user = scope.get("user")
    if isinstance(user, AuthenticatedUser):
        return f"token {user.access_token.client_id} {user.access_token.subject}"
    client = scope.get("client")
    return f"address {client[0] if client else ''}"
