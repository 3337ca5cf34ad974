"""What `candor token` tells with --json, one model each."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class _Told(BaseModel):
    model_config = ConfigDict(frozen=True)


class TokenCreated(_Told):
    """A new token for HTTP; `token` is told this once."""

    token: str
    scope: str
    allow: list[str]
    expires: str | None
    notes: list[str]


class TokenShown(_Told):
    """A token as its list shows it."""

    id: str
    scope: str
    allow: list[str]
    created: str
    expires: str | None
    expired: bool


class TokenList(_Told):
    """The tokens of a home."""

    tokens: list[TokenShown]


class TokenRevoked(_Told):
    """A token that opens nothing any more."""

    id: str
    scope: str
