"""The client of the SDK's last 1.x release, in an environment of its own: what is installed in the field for years."""

import json
import subprocess
import venv
from pathlib import Path

import pytest

from server.tools.registry import TOOLS

pytestmark = pytest.mark.interop

ROOT = Path(__file__).parents[2]

SCRIPT = """
import asyncio, json, sys
from mcp import ClientSession, StdioServerParameters
from mcp.client.sse import sse_client
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamablehttp_client

def reached(way, *rest):
    if way == "stdio":
        return stdio_client(StdioServerParameters(command=rest[0], args=list(rest[1:])))
    url, token = rest
    open_with = {"mcp": streamablehttp_client, "sse": sse_client}[way]
    return open_with(f"{url}/{way}", headers={"Authorization": f"Bearer {token}"})

async def main():
    async with reached(*sys.argv[1:]) as streams, ClientSession(*streams[:2]) as session:
        hello = await session.initialize()
        tools = await session.list_tools()
        found = await session.call_tool("search_memory", {"query": "part arrives monday", "limit": 1})
        wrong = await session.call_tool("search_memory", {"as_of": "soon"})
        print(json.dumps({
            "version": hello.protocolVersion,
            "tools": [tool.name for tool in tools.tools],
            "top": found.structuredContent["hits"][0]["id"],
            "wrong": [wrong.isError, wrong.content[0].text],
        }))

asyncio.run(main())
"""


@pytest.fixture(scope="session")
def old_python(tmp_path_factory):
    place = tmp_path_factory.mktemp("old")
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "mcp==1.30.0"], check=True, timeout=600)
    return python


@pytest.mark.parametrize("way", ["stdio", "mcp", "sse"])
def test_the_old_client_lists_tools_searches_and_is_told_what_is_wrong(old_python, serve, listening, bearer_token, way):
    reached = serve if way == "stdio" else [listening.url, bearer_token]
    done = subprocess.run(
        [old_python, "-c", SCRIPT, way, *reached],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["tools"] == list(TOOLS)
    assert told["top"] == "G1"
    assert told["wrong"][0]
    assert "ISO 8601" in told["wrong"][1]
