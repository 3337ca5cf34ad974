"""A port that is listened on until somebody asks the server to stop: uvicorn, put together."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final

import uvicorn

from memory_core.errors import WrongUse
from memory_core.model.instant import Instant
from server.endpoint import CandorServer
from server.http.admission import Admission
from server.http.application import MCP_PATH, Site, application, names
from server.http.connection import Connection
from server.http.issuer import Issuer
from server.http.journal import Journal
from server.http.memories import Memories
from server.http.metrics import Metrics
from server.http.verifier import Verifier
from server.settings import Serving, Settings
from server.tokens import Tokens
from server.work import Workers

_BACKLOG: Final = 256
_TURN: Final = 0.0005
"""Seconds after which a thread that computes lets another go on. A search leaves Python hundreds of times, for SQLite,
and waits for a turn each time it comes back: with Python's own 5 ms it takes far longer beside a forgetting."""
_KEPT_ALIVE: Final = 75
"""Seconds that an idle connection stays: longer than proxies keep theirs, or they would write into a closed one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What to listen on, with which transports; `with_tokens` is False for a server that lets everybody in."""

    transports: tuple[str, ...]
    host: str
    port: int
    with_tokens: bool = True
    show_metrics: bool = False


def listening(host: str, port: int) -> socket.socket:
    """A socket at an address; port 0 takes a free one. Raises WrongUse when it cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted connections inherit it: a peer that vanished is noticed in the end.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError as error:
        raise WrongUse(f"{host}:{port} cannot be listened on: {error.strerror}.", "Choose --host and --port.") from None
    return listener


def serve(asked: Asked, settings: Settings, serving: Serving, now: Callable[[], Instant]) -> None:
    """Serve until SIGTERM or SIGINT, then let what runs come to an end for a few seconds. Raises WrongUse."""
    listener = listening(asked.host, asked.port)
    sys.setswitchinterval(_TURN)
    limits, journal, metrics = serving.limits, Journal(), Metrics()
    memories, workers = Memories(settings, limits.memories), Workers(limits.workers, limits.call)
    metrics.gauge("memories_open", "Scopes whose memory is open", lambda: len(memories.open))
    metrics.gauge("calls_unfinished", "Calls that run or wait", lambda: workers.unfinished)
    admission = Admission(memories, journal, metrics, "" if asked.with_tokens else settings.scope)
    server = CandorServer(admission.door, workers=workers)
    journal.of_libraries()
    authority = serving.authority if asked.with_tokens else None
    site = Site(
        server,
        asked.transports,
        names(asked.host, serving.hosts, serving.origins),
        limits,
        metrics,
        _verifier(settings, serving, now, journal) if asked.with_tokens else None,
        authority,
        asked.show_metrics,
    )
    running = engine(site)
    host, port = listener.getsockname()[:2]
    with _stopping(running):
        journal.tell("listening", host=host, port=port, path=MCP_PATH, transports=" ".join(asked.transports))
        running.run(sockets=[listener])
    workers.close()
    memories.close()
    journal.tell("stopped")


def _verifier(settings: Settings, serving: Serving, now: Callable[[], Instant], journal: Journal) -> Verifier:
    at = serving.authority
    return Verifier(Tokens(settings.home), now, journal, at.resource if at else "", Issuer(at) if at else None)


def engine(site: Site) -> uvicorn.Server:
    """What answers connections with a site."""
    limits = site.limits
    connection = type("PatientConnection", (Connection,), {"patience": limits.patience})
    config = uvicorn.Config(
        application(site),
        http=connection,
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=_KEPT_ALIVE,
        limit_concurrency=limits.connections,
        timeout_graceful_shutdown=limits.grace,
    )
    return uvicorn.Server(config)


@contextmanager
def _stopping(running: uvicorn.Server) -> Iterator[None]:
    """Within it a signal ends the server, also before it runs.

    Uvicorn raises the signal once more when it is done; by then everything has ended well.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        running.should_exit = True

    before = {each: signal.signal(each, stop) for each in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
