"""The door: a call gets the memory that its token is bound to, if the token allows the tool, and is written down."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.auth.provider import AccessToken

from memory_core.errors import CandorError
from server.app import App
from server.http.journal import Journal
from server.http.memories import Memories
from server.http.metrics import Metrics
from server.permissions import PERMISSIONS, check

NOBODY: Final = "open"
"""The caller of a server without tokens."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls: the id of a token or of its issuer's client, the scope of their memory, and what they may do."""

    id: str
    scope: str
    allow: tuple[str, ...]


class Admission:
    """Lets calls in. `everybody` is the scope of whoever comes when there are no tokens, "" when there are."""

    def __init__(self, memories: Memories, journal: Journal, metrics: Metrics, everybody: str = "") -> None:
        self._memories, self._journal, self._metrics = memories, journal, metrics
        self._everybody = everybody

    @contextmanager
    def door(self, tool: str) -> Iterator[App]:
        """The memory of who calls now, for the length of a call. Raises NotAllowed."""
        caller = caller_of(get_access_token()) or Caller(NOBODY, self._everybody, PERMISSIONS)
        began, outcome = monotonic(), "ok"
        try:
            check(tool, caller.allow)
            with self._memories.lent(caller.scope) as app:
                yield app
        except CandorError as error:
            outcome = type(error).__name__
            raise
        except CancelledError:
            outcome = "cancelled"
            raise
        except BaseException:
            outcome = "unexpected"
            raise
        finally:
            seconds = monotonic() - began
            self._metrics.called(tool, outcome, seconds)
            self._journal.tell(
                "call", tool=tool, outcome=outcome, caller=caller.id, scope=caller.scope, ms=round(seconds * 1000, 1)
            )


def caller_of(access: AccessToken | None) -> Caller | None:
    """Who holds a token that was verified; its subject is the scope of the memory."""
    return Caller(access.client_id, access.subject or "", tuple(access.scopes)) if access else None
