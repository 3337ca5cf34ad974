"""`candor serve`: the memory over MCP on stdio. Standard output belongs to the protocol alone."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from contextlib import suppress
from threading import Thread

from memory_core.memory import Asked
from server.app import App
from server.endpoint import CandorServer
from server.errors import DONE
from server.terminal import Terminal


def run(app: App, _given: Namespace, terminal: Terminal) -> int:
    """Serve until the client closes the connection.

    A store that cannot be opened does not end the server: each call says what to do, and works once it is done.
    """
    if sys.stdin.isatty():
        terminal.note("candor waits for an MCP client on standard input; docs/clients.md says how to attach one.")
    Thread(target=_warm, args=(app,), daemon=True).start()
    # The SDK waits for a line in a thread that no KeyboardInterrupt reaches; serving leaves nothing half done.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    CandorServer(app).run()
    return DONE


def _warm(app: App) -> None:
    """Open the store while the client still greets, so that the first question need not wait for it."""
    # What fails here fails again, and is told, when a tool is called; at the end the store may be closed meanwhile.
    with suppress(Exception):
        app.memory.search(Asked(limit=1), app.now())
