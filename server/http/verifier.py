"""Whether a bearer token is one: of this home's own, or of the authorisation server outside, when there is one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mcp.server.auth.provider import AccessToken

from memory_core.errors import CandorError
from memory_core.model.instant import Instant
from server.http.issuer import Issuer
from server.http.journal import Journal
from server.tokens import PREFIX, Tokens


class Verifier:
    """What the SDK asks about each request. Whatever cannot be verified is refused."""

    def __init__(
        self,
        tokens: Tokens,
        now: Callable[[], Instant],
        journal: Journal,
        resource: str = "",
        issuer: Issuer | None = None,
    ) -> None:
        self._tokens, self._now, self._journal = tokens, now, journal
        self._resource, self._issuer = resource, issuer

    async def verify_token(self, token: str) -> AccessToken | None:
        """Who holds the token; None refuses it."""
        if token.startswith(PREFIX):
            return self._own(token)
        return await asyncio.to_thread(self._issuer.verified, token) if self._issuer else None

    def _own(self, text: str) -> AccessToken | None:
        try:
            held = self._tokens.holder(text, self._now())
        except CandorError as error:
            # A list of tokens that cannot be read lets nobody in; the owner reads why.
            self._journal.tell("tokens", error=type(error).__name__, todo="candor token list")
            return None
        if held is None:
            return None
        return AccessToken(
            token=held.id,
            client_id=held.id,
            scopes=list(held.allow),
            subject=held.scope,
            resource=self._resource or None,
        )
