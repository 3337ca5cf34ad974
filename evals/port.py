"""A real `candor serve` on a port of this machine, and a client with a token of its own."""

from __future__ import annotations

import json
import subprocess
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread

import httpx2
from mcp import Client
from mcp.client.sse import sse_client
from mcp.client.streamable_http import streamable_http_client

from evals.client import PATIENCE, ROOT, Refused, Served, candor
from server.report import TokenCreated


def token(home: Path) -> str:
    """A token that reads the default scope of a home. Raises Refused."""
    command = candor(home, "token", "create", "--json")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"candor token ended with {done.returncode}: {done.stderr.strip()}")
    return TokenCreated.model_validate_json(done.stdout).token


@contextmanager
def listening(home: Path, transport: str) -> Iterator[str]:
    """A server of a home; yields its URL. Raises Refused when it does not come up."""
    command = candor(home, "serve", "--transport", transport, "--port", "0")
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as server:
        if server.stderr is None:
            raise Refused("candor serve has no standard error")
        line = server.stderr.readline()
        if '"listening"' not in line:
            raise Refused(f"candor serve did not come up: {line.strip()}")
        # What it says later is read too, or it would wait for a reader.
        reader = Thread(target=deque, args=(server.stderr, 0), daemon=True)
        reader.start()
        try:
            yield f"http://127.0.0.1:{json.loads(line)['port']}"
        finally:
            server.terminate()
            # It reads to the end, or the pipe would be closed under it.
            reader.join()


@asynccontextmanager
async def over_http(home: Path, mode: str = "auto") -> AsyncIterator[Served]:
    """A server of a home, over streamable HTTP; `mode` is the SDK's: "legacy" shakes hands first."""
    with listening(home, "streamable-http") as url:
        async with (
            httpx2.AsyncClient(headers=_headers(home), timeout=PATIENCE) as http,
            Client(streamable_http_client(f"{url}/mcp", http_client=http), mode=mode) as client,
        ):
            yield Served(client)


@asynccontextmanager
async def over_sse(home: Path) -> AsyncIterator[Served]:
    """A server of a home, over SSE, which knows the handshake alone."""
    with listening(home, "sse") as url:
        async with Client(sse_client(f"{url}/sse", headers=_headers(home)), mode="legacy") as client:
            yield Served(client)


def over_http_after_a_handshake(home: Path) -> AbstractAsyncContextManager[Served]:
    """As `over_http`, in a session that begins with a handshake."""
    return over_http(home, "legacy")


def _headers(home: Path) -> dict[str, str]:
    return {"Authorization": f"Bearer {token(home)}"}
