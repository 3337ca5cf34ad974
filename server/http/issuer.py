"""Tokens of an authorisation server outside: JSON Web Tokens, checked against its published keys.

Signature, issuer, audience and time are checked here; that the audience is this server, once more by the SDK.
"""

from __future__ import annotations

from typing import Final

import jwt
from mcp.server.auth.provider import AccessToken

from memory_core.errors import BadFilter
from server.permissions import PERMISSIONS
from server.settings import Authority, scope_name

ALGORITHMS: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA")
"""Signatures alone: a shared secret, or none at all, proves nothing."""

_LEEWAY: Final = 30
_WAIT: Final = 5


class Issuer:
    """One authorisation server. Safe to share between threads; keys are fetched when an unknown one is named."""

    def __init__(self, authority: Authority) -> None:
        self._authority = authority
        self._keys = jwt.PyJWKClient(authority.keys, timeout=_WAIT)

    def verified(self, token: str) -> AccessToken | None:
        """Who holds the token; None for one of another issuer or audience, an expired or a damaged one.

        The permissions are the words of `scope` (or `candor:` and the word), the memory is that of the claim which
        the settings name; a token without that claim opens none.
        """
        at = self._authority
        try:
            claims = jwt.decode(
                token,
                self._keys.get_signing_key_from_jwt(token).key,
                algorithms=ALGORITHMS,
                audience=at.resource,
                issuer=at.issuer,
                leeway=_LEEWAY,
                options={"require": ["exp", "iss", "aud"]},
            )
            scope = scope_name(str(claims.get(at.claim, "")))
        except (jwt.PyJWTError, BadFilter):
            return None
        words = {each.removeprefix("candor:") for each in str(claims.get("scope", "")).split()}
        return AccessToken(
            token=str(claims.get("jti", "")),
            client_id=str(claims.get("client_id") or claims.get("azp") or claims.get("sub", "")),
            scopes=[each for each in PERMISSIONS if each in words],
            expires_at=int(claims["exp"]) + _LEEWAY,
            subject=scope,
            resource=at.resource,
            claims={"iss": at.issuer, "sub": claims.get("sub")},
        )
