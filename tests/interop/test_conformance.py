"""The protocol's own conformance scenarios, over HTTP. They send no tokens, so the server lets this machine in."""

import json
import subprocess

import pytest

from ports import port

pytestmark = pytest.mark.interop

SCENARIOS = [
    "server-initialize",
    "ping",
    "server-session-lifecycle",
    "server-stateless",
    "tools-list",
    "resources-list",
    "prompts-list",
    "dns-rebinding-protection",
    "caching",
    "http-header-validation",
    "sep-2164-resource-not-found",
]


@pytest.fixture(scope="session")
def url(home):
    with port(home.parent, "--no-tokens") as running:
        yield f"{running.url}/mcp"


FIXTURE_TOOL = "test_missing_capability"
"""A tool that `server-stateless` wants of a server made for the suite; two of its checks are about nothing else."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_passes(node, url, scenario, tmp_path):
    command = ["conformance", "server", "--url", url, "--scenario", scenario, "--output-dir", str(tmp_path)]
    subprocess.run(command, env=node, capture_output=True, text=True, timeout=120, check=False)
    (report,) = tmp_path.rglob("checks.json")
    checks = json.loads(report.read_text())
    failed = [check["errorMessage"] for check in checks if check["status"] == "FAILURE"]
    assert [message for message in failed if FIXTURE_TOOL not in message] == []
    assert any(check["status"] == "SUCCESS" for check in checks)
