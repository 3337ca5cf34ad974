"""The MCP Inspector's command line over each transport: what an engineer sees who debugs the tools."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.tools.registry import TOOLS

pytestmark = pytest.mark.interop

OK, AUTH, TOOL_ERROR = 0, 3, 5
SERVE = [str(Path(sys.executable).with_name("candor")), "serve"]


@pytest.fixture(params=["stdio", "mcp", "sse"])
def inspect(request, node, home, listening, bearer_token):
    url = f"{listening.url}/{request.param}"
    reached = {
        "stdio": ["-e", f"CANDOR_HOME={home}", *SERVE],
        "mcp": [url, "--header", f"Authorization: Bearer {bearer_token}"],
        "sse": [url, "--header", f"Authorization: Bearer {bearer_token}"],
    }[request.param]

    def run(*arguments):
        command = ["mcp-inspector", "--cli", *reached, *arguments, "--format", "json"]
        done = subprocess.run(command, env=node, capture_output=True, text=True, timeout=120, check=False)
        return done.returncode, json.loads(done.stdout)["result"]

    return run


def test_the_tools_are_listed_and_their_schemas_are_strictly_valid(inspect):
    code, result = inspect("--method", "tools/list", "--strict")
    assert code == OK
    assert [tool["name"] for tool in result["tools"]] == list(TOOLS)
    assert all(tool["outputSchema"] for tool in result["tools"])
    writing = [tool["name"] for tool in result["tools"] if not tool["annotations"]["readOnlyHint"]]
    assert writing == [name for name, tool in TOOLS.items() if tool.erases]


def test_a_search_gives_structured_hits(inspect):
    given = json.dumps({"query": "firing", "as_of": "2026-03-02T12:59:00+01:00", "kind": "message"})
    code, result = inspect("--method", "tools/call", "--tool-name", "search_memory", "--tool-args-json", given)
    assert code == OK
    top = result["structuredContent"]["hits"][0]
    assert (top["id"], top["text"]) == ("S1", "Firing on Thursday")


def test_a_filter_that_cannot_be_read_is_a_tool_error_that_says_what_is_allowed(inspect):
    code, result = inspect(
        "--method", "tools/call", "--tool-name", "search_memory", "--tool-args-json", '{"source": "fax"}'
    )
    assert code == TOOL_ERROR
    assert "meetings" in result["content"][0]["text"]


def test_a_record_is_shown_by_its_id(inspect):
    code, result = inspect("--method", "tools/call", "--tool-name", "get_record", "--tool-args-json", '{"id": "S1"}')
    assert code == OK
    assert result["structuredContent"]["records"][0]["text"] == "Firing on Friday"


def test_without_a_token_it_is_told_that_one_is_needed(node, listening):
    command = ["mcp-inspector", "--cli", f"{listening.url}/mcp", "--method", "tools/list", "--format", "json"]
    done = subprocess.run(command, env=node, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == AUTH, done.stderr
