"""What docs/clients.md and mcp.json.example tell users to write is what the clients read."""

import json
import re

import pytest

from server.doctor.clients import CLIENTS, strict
from shell import ROOT

PAGE = (ROOT / "docs" / "clients.md").read_text()
BLOCKS = dict(re.findall(r"<!-- client: (.+?) -->\n```\w+\n(.+?)```", PAGE, re.DOTALL))


@pytest.mark.parametrize("client", CLIENTS, ids=lambda client: client.name)
def test_the_lines_of_each_client_are_in_the_form_that_it_reads(client):
    ((name, settings),) = client.servers(BLOCKS[client.name])
    assert name == "candor"
    assert settings["command"] == "/absolute/path/to/candor"
    assert settings["args"] == ["serve"]
    assert set(settings.get("env", {})) <= {"CANDOR_HOME", "CANDOR_SCOPE"}
    assert list(client.misplaced(BLOCKS[client.name])) == []


def test_the_page_has_a_section_for_each_client_and_no_other():
    assert set(BLOCKS) == {client.name for client in CLIENTS}
    assert all(f"\n## {client.name}\n" in PAGE for client in CLIENTS)


def test_the_example_file_is_what_most_clients_read():
    example = strict((ROOT / "mcp.json.example").read_text())
    assert example["mcpServers"] == {
        "candor": {
            "command": "/absolute/path/to/candor",
            "args": ["serve"],
            "env": {"CANDOR_HOME": "/absolute/path/to/the/store", "CANDOR_SCOPE": "default"},
        }
    }


def test_the_line_for_vs_code_is_json():
    (line,) = re.findall(r"code --add-mcp '(.+)'", PAGE)
    assert json.loads(line)["args"] == ["serve"]
