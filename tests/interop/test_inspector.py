"""The MCP Inspector's command line over stdio: what an engineer sees who debugs the tools."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.interop

OK, TOOL_ERROR = 0, 5
SERVE = [str(Path(sys.executable).with_name("candor")), "serve"]


@pytest.fixture
def inspect(node, home):
    def run(*arguments):
        command = ["mcp-inspector", "--cli", "-e", f"CANDOR_HOME={home}", *SERVE, *arguments, "--format", "json"]
        done = subprocess.run(command, env=node, capture_output=True, text=True, timeout=120, check=False)
        return done.returncode, json.loads(done.stdout)["result"]

    return run


def test_the_tools_are_listed_and_their_schemas_are_strictly_valid(inspect):
    code, result = inspect("--method", "tools/list", "--strict")
    assert code == OK
    assert [tool["name"] for tool in result["tools"]] == ["search_memory", "get_record", "memory_status"]
    assert all(tool["outputSchema"] and tool["annotations"]["readOnlyHint"] for tool in result["tools"])


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
