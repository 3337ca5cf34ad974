"""`candor serve` on a port of this machine, as a process of its own, and clients of it."""

import json
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import httpx2
from mcp import Client
from mcp.client.sse import sse_client
from mcp.client.streamable_http import streamable_http_client

from shell import candor, started

ACCEPT = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
STATELESS = {"MCP-Protocol-Version": "2026-07-28"}
BOTH = ("--transport", "streamable-http", "--transport", "sse")


@dataclass
class Port:
    """A server that runs: where, its process, and what it has said on standard error so far."""

    port: int
    process: object
    lines: list
    home: Path

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def events(self):
        return [json.loads(line) for line in self.lines if line.startswith("{")]

    def calls(self):
        return [each for each in self.events if each["event"] == "call"]


@contextmanager
def port(home, *arguments, number=0, transports=BOTH, **environment):
    """A server over `home/store`; it is stopped in the end."""
    with started("serve", *transports, "--port", number, *arguments, home=home, **environment) as process:
        lines = []
        while not lines or not lines[-1].startswith('{"at"'):
            line = process.stderr.readline()
            assert line, (process.wait(), lines)
            lines.append(line)
        reader = Thread(target=lambda: lines.extend(process.stderr), daemon=True)
        reader.start()
        try:
            yield Port(json.loads(lines[-1])["port"], process, lines, home)
        finally:
            if process.poll() is None:
                process.terminate()
            process.wait(timeout=30)
            reader.join(timeout=10)


def token(home, scope="default", allow="read", *more):
    """A new token of a scope."""
    made = candor("token", "create", "--scope", scope, "--allow", allow, *more, "--json", home=home)
    assert made.code == 0, made.err
    return made.json["token"]


def bearer(text):
    """The header that a token is sent in."""
    return {"Authorization": f"Bearer {text}"}


def rpc(method, **params):
    """A request as it travels."""
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def alone(method, **params):
    """A request of the stateless protocol: the headers and the body that it travels with."""
    about = {
        "io.modelcontextprotocol/protocolVersion": STATELESS["MCP-Protocol-Version"],
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "0"},
        "io.modelcontextprotocol/clientCapabilities": {},
    }
    named = {"Mcp-Name": params["name"]} if "name" in params else {}
    return {**STATELESS, "Mcp-Method": method, **named}, rpc(method, **params, _meta=about)


def called(where, headers, name, arguments):
    """What a tool answers to a single request; `error` is what a refusal says."""
    told, asked = alone("tools/call", name=name, arguments=arguments)
    answer = httpx2.post(f"{where.url}/mcp", content=asked, headers={**headers, **told}, timeout=60)
    result = answer.json()["result"]
    return {"error": result["content"][0]["text"]} if result.get("isError") else result["structuredContent"]


@asynccontextmanager
async def over_http(where, text="", **options):
    """The SDK's client over streamable HTTP."""
    headers = bearer(text) if text else {}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        Client(streamable_http_client(f"{where.url}/mcp", http_client=http), **options) as client,
    ):
        yield client


@asynccontextmanager
async def over_sse(where, text="", **options):
    """The SDK's client over SSE."""
    async with Client(sse_client(f"{where.url}/sse", headers=bearer(text) if text else {}), **options) as client:
        yield client


CLIENTS = {"streamable-http": over_http, "sse": over_sse}
