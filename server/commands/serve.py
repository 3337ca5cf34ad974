"""`candor serve`: the memory over MCP, on stdio for a client that starts it, or on a port for many."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread

from memory_core.errors import WrongUse
from memory_core.memory import Asked
from server.app import App
from server.endpoint import CandorServer
from server.errors import DONE
from server.settings import serving
from server.terminal import Terminal


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Serve until the client closes the connection, or a signal ends the server.

    A store that cannot be opened does not end the server: each call says what to do, and works once it is done.
    """
    transports = tuple(dict.fromkeys(given.transport or ["stdio"]))
    if transports == ("stdio",):
        return _on_stdio(app, terminal)
    if "stdio" in transports:
        raise WrongUse("stdio and a port are two servers.", "Start `candor serve` twice; both may use the same home.")
    return _on_a_port(app, given, transports, terminal)


def _on_stdio(app: App, terminal: Terminal) -> int:
    """Standard output belongs to the protocol alone."""
    if sys.stdin.isatty():
        terminal.note("candor waits for an MCP client on standard input; docs/clients.md says how to attach one.")
    Thread(target=_warm, args=(app,), daemon=True).start()
    # The SDK waits for a line in a thread that no KeyboardInterrupt reaches; serving leaves nothing half done.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    CandorServer(app).run()
    return DONE


def _on_a_port(app: App, given: Namespace, transports: tuple[str, ...], terminal: Terminal) -> int:
    # A client on stdio waits for its server; it need not wait for what only a port needs.
    from server.http.listener import Asked as Port  # noqa: PLC0415
    from server.http.listener import serve  # noqa: PLC0415

    settings = serving()
    local = _loopback(given.host)
    if given.no_tokens and not local:
        raise WrongUse("Without tokens only this machine may be served.", "Leave --host or --no-tokens out.")
    if not local and not settings.hosts:
        terminal.note("No name is allowed but loopback and the address itself; CANDOR_ALLOWED_HOSTS adds some.")
    if not local:
        terminal.note("Tokens travel in the clear unless a proxy adds TLS; docs/deploy/README.md shows one.")
    asked = Port(transports, given.host, given.port, not given.no_tokens, given.metrics)
    serve(asked, app.settings, settings, app.now)
    return DONE


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _warm(app: App) -> None:
    """Open the store while the client still greets, so that the first question need not wait for it."""
    # What fails here fails again, and is told, when a tool is called; at the end the store may be closed meanwhile.
    with suppress(Exception):
        app.memory.search(Asked(limit=1), app.now())
