"""`candor serve` as a client starts it: a process, its standard input and output, the SDK's own client."""

import json
import signal
import sys

import pytest
from mcp import Client, StdioServerParameters

from exports import write_workspace
from shell import ROOT, candor, environment, started


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("user")
    done = candor("ingest", write_workspace(home / "workspace"), "--zone", "Europe/Oslo", home=home)
    assert done.code == 0, done.err
    return home


async def test_a_client_over_stdio_searches_reads_and_asks_for_the_status(home):
    told = environment(home, CANDOR_HOME=str(home / "store"))
    server = StdioServerParameters(command=sys.executable, args=["-m", "server", "serve"], env=told, cwd=ROOT)
    async with Client(server) as client:
        hits = (await client.call_tool("search_memory", {"query": "celadon"})).structured_content["hits"]
        assert [hit["id"] for hit in hits][:1] == ["V1#m1"]
        record = (await client.call_tool("get_record", {"id": "V1#m1"})).structured_content["records"][0]
        assert record["text"] == "A celadon?"
        status = (await client.call_tool("memory_status", {})).structured_content
        assert status["owner"]["zone"] == "Europe/Oslo"
        assert (await client.call_tool("search_memory", {"source": "telegram"})).is_error


def greeting():
    client = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "0"}}
    asked = {"name": "search_memory", "arguments": {"query": "kiln"}}
    yield {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": client}
    yield {"jsonrpc": "2.0", "method": "notifications/initialized"}
    yield {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": asked}


def test_nothing_but_the_protocol_is_on_standard_output_and_nothing_of_the_memory_on_standard_error(home):
    with started("serve", home=home) as process:
        for message in greeting():
            process.stdin.write(json.dumps(message) + "\n")
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(2)]
        rest, err = process.communicate(timeout=30)
    assert [answer["id"] for answer in answers] == [1, 2]
    assert answers[1]["result"]["structuredContent"]["hits"]
    assert (rest, err, process.returncode) == ("", "", 0)


def test_a_server_ends_at_once_when_it_is_interrupted(home):
    with started("serve", home=home) as process:
        process.stdin.write(json.dumps(next(greeting())) + "\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=10) == -signal.SIGINT
        assert process.stderr.read() == ""


def test_a_server_that_loses_its_client_ends(home):
    assert candor("serve", home=home).code == 0
