"""What goes wrong on a network, each time with a clear answer and a server that still serves."""

import resource
import signal
import socket
import time

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from exports import write_workspace
from memory_core.model.instant import Instant
from ports import ACCEPT, alone, bearer, called, over_http, port, rpc, token
from server.tokens import Tokens
from shell import candor

PATIENCE = 1


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("user")
    workspace = write_workspace(home / "workspace")
    assert candor("ingest", workspace, "--zone", "Europe/Oslo", home=home).code == 0
    return home


@pytest.fixture(scope="module")
def running(home):
    with port(home, CANDOR_MAX_PATIENCE=str(PATIENCE), CANDOR_MAX_BODY="100000") as running:
        yield running


@pytest.fixture(scope="module")
def known(home):
    return {**ACCEPT, **bearer(token(home, "default", "read,forget"))}


@pytest.fixture(autouse=True)
def still_serving(running, known):
    """Whatever a test did, the next client is served."""
    yield
    assert called(running, known, "search_memory", {"query": "celadon"})["hits"][0]["id"] == "V1#m1"


def connected(running, buffer=0):
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.settimeout(20)
    raw.connect(("127.0.0.1", running.port))
    return raw


def head(running, known, length):
    lines = {"Host": f"127.0.0.1:{running.port}", "Content-Type": "application/json", **known, "Content-Length": length}
    return "\r\n".join(["POST /mcp HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]).encode()


def until_closed(raw):
    got = b""
    try:
        while more := raw.recv(65536):
            got += more
    except ConnectionResetError:
        got += b"<reset>"
    return got


@pytest.mark.parametrize("sent", [b"", b"POST /m", b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_a_connection_on_which_no_request_comes_is_ended(running, sent):
    with connected(running) as raw:
        raw.sendall(sent)
        assert until_closed(raw).startswith(b"HTTP/1.1 408")


def test_a_body_that_comes_too_slowly_is_answered_with_408(running, known):
    with connected(running) as raw:
        raw.sendall(head(running, known, 5000) + b"{")
        assert until_closed(raw).startswith(b"HTTP/1.1 408")


def test_a_client_that_reads_nothing_loses_its_connection(running, known):
    told, body = alone("tools/list")
    with connected(running, buffer=2048) as raw:
        asked = head(running, {**known, **told}, len(body)) + body
        raw.settimeout(0.5)
        try:
            while True:
                raw.sendall(asked)
        except (TimeoutError, ConnectionError):
            pass
        raw.settimeout(20)
        began = time.monotonic()
        while time.monotonic() - began < 15 * PATIENCE:
            try:
                raw.send(b"x")
            except (BrokenPipeError, ConnectionResetError):
                return
            except TimeoutError:
                continue
        raise AssertionError("the connection was kept")


def test_a_body_that_is_too_long_is_answered_with_413_said_or_unsaid(running, known):
    large = b"{" + b" " * 200_000
    said = httpx2.post(f"{running.url}/mcp", content=large, headers=known)
    unsaid = httpx2.post(f"{running.url}/mcp", content=iter([large]), headers=known)
    assert (said.status_code, unsaid.status_code) == (413, 413)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"jsonrpc":"1.0"}',
        b'{"jsonrpc":"2.0","id":{},"method":"ping"}',
        b"[" * 50_000,
    ],
)
@pytest.mark.parametrize("era", [{}, {"MCP-Protocol-Version": "2026-07-28"}])
def test_what_is_no_json_rpc_is_a_bad_request(running, known, body, era):
    answer = httpx2.post(
        f"{running.url}/mcp", content=body, headers={**known, **era, "Content-Type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] in (-32700, -32600, -32602, -32020, -32001)


def test_a_session_that_never_was_is_not_found(running, known):
    gone = {**known, "Mcp-Session-Id": "0" * 32}
    assert httpx2.post(f"{running.url}/mcp", content=rpc("ping"), headers=gone).status_code == 404


async def test_the_session_of_another_token_is_not_found(running, home, known):
    async with httpx2.AsyncClient(headers=known) as http:
        answer = await http.post(f"{running.url}/mcp", content=rpc("initialize", **HELLO))
        session = {"Mcp-Session-Id": answer.headers["mcp-session-id"]}
        other = {**ACCEPT, **session, **bearer(token(home, "guest"))}
        assert (await http.post(f"{running.url}/mcp", content=rpc("ping"), headers=other)).status_code == 404
        assert (await http.post(f"{running.url}/mcp", content=rpc("ping"), headers=session)).status_code == 200


HELLO = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "0"}}


def test_a_token_that_has_expired_opens_nothing(running, home):
    text = Tokens(home / "store").create("default", ("read",), Instant(0), Instant(1))
    assert httpx2.post(f"{running.url}/mcp", content=rpc("ping"), headers={**ACCEPT, **bearer(text)}).status_code == 401


def test_a_list_of_tokens_that_cannot_be_read_lets_nobody_in_until_it_is_mended(running, home, known):
    file = home / "store" / "tokens.json"
    kept = file.read_bytes()
    file.write_bytes(b"[{")
    try:
        assert httpx2.post(f"{running.url}/mcp", content=rpc("ping"), headers=known).status_code == 401
        assert candor("token", "list", home=home).code == 1
    finally:
        file.write_bytes(kept)


async def test_a_forgetting_that_another_scope_previewed_is_refused(running, home, known):
    listed = called(running, known, "forget", {"ids": ["S1"]})
    async with over_http(running, token(home, "guest", "read,forget")) as client:
        refused = await client.call_tool("forget", {"token": listed["token"]})
        assert refused.is_error


def test_a_full_disk_is_told_and_reading_goes_on(home, known):
    with port(home) as running:
        listed = called(running, known, "forget", {"ids": ["V1#m1"]})
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        told = called(running, known, "forget", {"token": listed["token"]})
        assert "disk is full" in told["error"]
        assert called(running, known, "search_memory", {"query": "celadon"})["hits"]


async def test_a_killed_server_that_is_started_again_serves_the_clients_it_had(home, known):
    async with httpx2.AsyncClient(headers=known, timeout=30) as http:
        with port(home) as first:
            async with Client(streamable_http_client(f"{first.url}/mcp", http_client=http)) as client:
                assert (await client.call_tool("memory_status", {})).structured_content["sequence"]
                first.process.send_signal(signal.SIGKILL)
                first.process.wait(timeout=10)
                with port(home, number=first.port):
                    assert (await client.call_tool("memory_status", {})).structured_content["sequence"]
