"""The web application: the transports behind the door, and beside them health, metrics and the metadata of OAuth."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from mcp.server.auth.middleware.auth_context import AuthContextMiddleware
from mcp.server.auth.middleware.bearer_auth import BearerAuthBackend, RequireAuthMiddleware
from mcp.server.auth.routes import build_resource_metadata_url, create_protected_resource_routes
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import AnyHttpUrl
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.authentication import AuthenticationMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from server.endpoint import CandorServer
from server.http.guard import Names, Patience, Rate
from server.http.metrics import Metrics
from server.http.verifier import Verifier
from server.permissions import PERMISSIONS
from server.settings import Authority, Limits

MCP_PATH: Final = "/mcp"
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
_IDLE: Final = 30 * 60

Transport = Callable[[CandorServer, Limits], Starlette]


def _streamable(server: CandorServer, limits: Limits) -> Starlette:
    return server.streamable_http_app(
        streamable_http_path=MCP_PATH,
        max_request_body_size=limits.body,
        max_sessions=limits.sessions,
        session_idle_timeout=_IDLE,
        transport_security=_CHECKED_BEFORE,
    )


def _sse(server: CandorServer, limits: Limits) -> Starlette:
    return server.sse_app(max_request_body_size=limits.body, transport_security=_CHECKED_BEFORE)


_CHECKED_BEFORE: Final = TransportSecuritySettings(enable_dns_rebinding_protection=False)
"""`Names` looks at every request, not only at those of the transports."""

TRANSPORTS: Final[Mapping[str, Transport]] = {"streamable-http": _streamable, "sse": _sse}
"""The transports that share a port, by name."""


@dataclass(frozen=True, slots=True)
class Site:
    """What the application stands on. Without a verifier everybody is let in."""

    server: CandorServer
    transports: tuple[str, ...]
    names: TransportSecuritySettings
    limits: Limits
    metrics: Metrics
    verifier: Verifier | None = None
    authority: Authority | None = None
    show_metrics: bool = False


def application(site: Site) -> Starlette:
    """All of it as one application."""
    inner = [TRANSPORTS[name](site.server, site.limits) for name in site.transports]
    behind = Starlette(routes=[route for each in inner for route in each.routes], middleware=_door(site))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with _all(inner):
            yield

    beside: list[BaseRoute] = [Route("/health", _health)]
    if site.show_metrics:
        beside.append(Route("/metrics", lambda _request: Response(site.metrics.text(), media_type="text/plain")))
    if site.authority:
        beside += create_protected_resource_routes(
            AnyHttpUrl(site.authority.resource), [AnyHttpUrl(site.authority.issuer)], list(PERMISSIONS), "Candor"
        )
    guard = [
        Middleware(Names, settings=site.names, refused=site.metrics.refused),
        Middleware(Patience, seconds=site.limits.patience, refused=site.metrics.refused),
    ]
    return Starlette(routes=[*beside, Mount("/", behind)], middleware=guard, lifespan=lifespan)


def names(host: str, hosts: tuple[str, ...], origins: tuple[str, ...]) -> TransportSecuritySettings:
    """The names that a request may be addressed to: loopback, the address that is listened on, and what settings add.

    An address that stands for all (0.0.0.0) is no name.
    """
    own = () if host in ("0.0.0.0", "::", "") else (f"[{host}]" if ":" in host else host,)  # noqa: S104
    local = [f"{each}{port}" for each in dict.fromkeys((*LOOPBACK, *own)) for port in ("", ":*")]
    return TransportSecuritySettings(
        allowed_hosts=[*local, *hosts],
        allowed_origins=[*(f"http://{each}" for each in local), *(f"https://{each}" for each in hosts), *origins],
    )


def _door(site: Site) -> list[Middleware]:
    rate = Middleware(Rate, rate=site.limits.rate, refused=site.metrics.refused)
    if site.verifier is None:
        return [rate]
    resource = AnyHttpUrl(site.authority.resource) if site.authority else None
    backend = BearerAuthBackend(site.verifier, resource_server_url=resource)
    metadata = build_resource_metadata_url(resource) if resource else None
    return [
        Middleware(AuthenticationMiddleware, backend=backend),
        Middleware(AuthContextMiddleware),
        rate,
        Middleware(RequireAuthMiddleware, required_scopes=["read"], resource_metadata_url=metadata),
    ]


@asynccontextmanager
async def _all(apps: list[Starlette]) -> AsyncIterator[None]:
    if not apps:
        yield
        return
    async with apps[0].router.lifespan_context(apps[0]), _all(apps[1:]):
        yield


async def _health(_request: Request) -> Response:
    return JSONResponse({"status": "ok"})
