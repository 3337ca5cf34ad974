"""What docs/clients.md and mcp.json.example tell users to write is what the clients read."""

import json
import re

import pytest

from server.doctor.attachments import findings
from server.doctor.clients import CLIENTS, strict
from server.settings import Settings, Surroundings
from shell import ROOT

PAGE = (ROOT / "docs" / "clients.md").read_text()
REMOTE = dict(re.findall(r"<!-- http: (.+?) -->\n```\w+\n(.+?)```", PAGE, re.DOTALL))
BLOCKS = dict(re.findall(r"<!-- client: (.+?) -->\n```\w+\n(.+?)```", PAGE, re.DOTALL))


@pytest.mark.parametrize("client", CLIENTS, ids=lambda client: client.name)
def test_the_lines_of_each_client_are_in_the_form_that_it_reads(client):
    ((name, settings),) = client.servers(BLOCKS[client.name])
    assert name == "candor"
    assert settings["command"] == "/absolute/path/to/candor"
    assert settings["args"] == ["serve"]
    assert set(settings.get("env", {})) <= {"CANDOR_HOME", "CANDOR_SCOPE"}
    assert list(client.misplaced(BLOCKS[client.name])) == []


@pytest.mark.parametrize("name", REMOTE)
def test_the_lines_for_a_port_are_in_the_form_that_the_client_reads_and_the_doctor_knows(name, tmp_path):
    (client,) = [each for each in CLIENTS if each.name == name]
    around = Surroundings(tmp_path, tmp_path / "config", tmp_path / "codex")
    file = client.files(around, tmp_path)[0]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(REMOTE[name])
    (found,) = findings(Settings(tmp_path), around, tmp_path / "project")
    assert (found.check, found.state) == (name, "ok")
    assert "reaches candor at http://127.0.0.1:8321/mcp" in found.what


def test_every_client_that_can_reach_a_port_has_its_lines():
    assert set(REMOTE) == {client.name for client in CLIENTS} - {"Claude Desktop"}


@pytest.mark.parametrize(
    ("entry", "state"),
    [
        ({"url": "http://127.0.0.1:8321/mcp"}, "hint"),
        ({"url": "127.0.0.1:8321", "headers": {"authorization": "Bearer x"}}, "broken"),
        ({"url": 8321, "headers": {"Authorization": "Bearer x"}}, "broken"),
        ({"url": "https://memory.example/mcp", "headers": {"authorization": "Bearer x"}}, "ok"),
    ],
)
def test_the_doctor_tells_a_port_that_cannot_be_reached_so(tmp_path, entry, state):
    (tmp_path / ".claude.json").write_text(json.dumps({"mcpServers": {"candor": entry}}))
    around = Surroundings(tmp_path, tmp_path / "config", tmp_path / "codex")
    (found,) = findings(Settings(tmp_path), around, tmp_path / "project")
    assert found.state == state


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
