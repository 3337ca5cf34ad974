"""`candor serve` on a port: who gets in, what they may do, and whose memory they see."""

import httpx2
import pytest

from exports import write_workspace
from ports import CLIENTS, bearer, over_http, port, token
from shell import candor

PING = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
ACCEPT = {"Accept": "application/json, text/event-stream"}


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("user")
    workspace = write_workspace(home / "workspace")
    assert candor("ingest", workspace, "--zone", "Europe/Oslo", home=home).code == 0
    return home


@pytest.fixture(scope="module")
def running(home):
    with port(home) as running:
        yield running


@pytest.fixture(params=CLIENTS)
def connected(request):
    return CLIENTS[request.param]


async def test_a_token_opens_the_memory_of_its_scope_over_each_transport(running, home, connected):
    async with connected(running, token(home)) as client:
        found = (await client.call_tool("search_memory", {"query": "celadon"})).structured_content
        assert found["hits"][0]["id"] == "V1#m1"
        status = (await client.call_tool("memory_status", {})).structured_content
        assert status["scope"] == "default"


async def test_the_token_of_another_scope_sees_nothing_of_this_one(running, home, connected):
    async with connected(running, token(home, "guest")) as client:
        found = (await client.call_tool("search_memory", {"query": "celadon"})).structured_content
        assert found["hits"] == []
        assert any("'guest' is empty" in note for note in found["notes"])


async def test_a_token_that_only_reads_may_not_forget_and_is_told_which_permission_is_missing(running, home, connected):
    async with connected(running, token(home)) as client:
        refused = await client.call_tool("forget", {"ids": ["S1"]})
        assert refused.is_error
        assert "'forget'" in refused.content[0].text
    async with connected(running, token(home, "default", "read,forget")) as client:
        preview = await client.call_tool("forget", {"ids": ["S1"]})
        assert not preview.is_error, preview.content


@pytest.mark.parametrize("header", [{}, bearer("candor_0000_x"), bearer("x" * 5000), {"Authorization": "Basic eA=="}])
@pytest.mark.parametrize(("method", "path"), [("POST", "/mcp"), ("GET", "/sse"), ("POST", "/messages/")])
def test_nobody_gets_in_without_a_token_that_is_known(running, header, method, path):
    answer = httpx2.request(method, running.url + path, json=PING, headers={**ACCEPT, **header})
    assert answer.status_code == 401
    assert 'error="invalid_token"' in answer.headers["www-authenticate"]


def test_a_token_that_is_revoked_opens_nothing_from_then_on(running, home):
    text = token(home)
    headers = {**ACCEPT, **bearer(text)}
    assert httpx2.post(f"{running.url}/mcp", json=PING, headers=headers).status_code != 401
    assert candor("token", "revoke", text.split("_")[1], home=home).code == 0
    assert httpx2.post(f"{running.url}/mcp", json=PING, headers=headers).status_code == 401


@pytest.mark.parametrize("path", ["/mcp", "/sse", "/messages/", "/health", "/nowhere"])
def test_another_name_or_another_site_is_refused_whatever_is_asked(running, home, path):
    known = {**ACCEPT, **bearer(token(home))}
    wrong_host = httpx2.get(running.url + path, headers={**known, "Host": "evil.example"})
    wrong_origin = httpx2.get(running.url + path, headers={**known, "Origin": "http://evil.example"})
    assert (wrong_host.status_code, wrong_origin.status_code) == (421, 403)


def test_the_health_of_a_server_is_told_without_a_token(running):
    assert httpx2.get(f"{running.url}/health").json() == {"status": "ok"}


async def test_a_call_is_written_down_without_what_was_asked_or_found(running, home):
    async with over_http(running, token(home)) as client:
        await client.call_tool("search_memory", {"query": "celadon"})
    calls = running.calls()
    assert {"tool": "search_memory", "outcome": "ok", "scope": "default"}.items() <= calls[-1].items()
    assert "celadon" not in "".join(running.lines).lower()


def test_a_server_that_is_asked_to_stop_ends_well(home):
    with port(home) as running:
        running.process.terminate()
        assert running.process.wait(timeout=20) == 0
    assert running.events[-1]["event"] == "stopped"
