"""`candor doctor`: what it finds, and what it says to do."""

import json
import sys

import pytest

from exports import write_workspace
from memory_core.model.entry import Subject
from server.app import App
from server.doctor import attachments, store
from server.settings import Settings, Surroundings
from shell import candor


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A user's home with a store in `store`."""
    home = tmp_path_factory.mktemp("user")
    assert candor("ingest", write_workspace(home / "workspace"), home=home).code == 0
    return home


@pytest.fixture
def around(tmp_path):
    """A machine with a `candor` on the search path."""
    command = tmp_path / "bin" / "candor"
    command.parent.mkdir()
    command.write_text("#!/bin/sh\n")
    command.chmod(0o700)
    return Surroundings(tmp_path, tmp_path / ".config", tmp_path / ".codex", path=str(command.parent))


def written(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text if isinstance(text, str) else json.dumps(text))
    return path


def of_clients(around, home="/store", scope="default"):
    found = attachments.findings(Settings(type(around.user)(home), scope), around, around.user / "project")
    return [(each.check, each.state, each.what, each.todo) for each in found]


def of_store(home):
    app = App(Settings(home))
    found = {each.check: each for each in store.findings(app)}
    app.close()
    return found


def test_a_store_that_is_well_is_said_to_be(filled):
    result = candor("doctor", "--json", home=filled)
    findings = {each["check"]: each["state"] for each in result.json["findings"]}
    assert (result.code, result.json["broken"]) == (0, 0)
    for check in ("store", "chain", "index", "content", "owner", "permissions"):
        assert findings[check] == "ok"
    assert findings["clients"] == "hint"


def test_where_there_is_no_store_nothing_is_made(tmp_path):
    result = candor("doctor", home=tmp_path)
    assert result.code == 0
    assert "candor ingest" in result.out
    assert not (tmp_path / "store").exists()


def test_a_damaged_store_is_broken_and_ends_with_1(tmp_path):
    (tmp_path / "store").mkdir(mode=0o700)
    written(tmp_path / "store" / "candor.db", "this is no database" * 300).chmod(0o600)
    result = candor("doctor", "--json", home=tmp_path)
    assert result.code == 1
    broken = [each for each in result.json["findings"] if each["state"] == "broken"]
    assert broken
    assert all(each["todo"] for each in broken)


def test_a_byte_that_was_changed_in_the_log_is_found(tmp_path):
    home = tmp_path / "store"
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    file = home / "candor.db"
    whole = file.read_bytes()
    assert whole.count(b"celadon") >= 1
    file.write_bytes(whole.replace(b"celadon", b"cobaltt"))
    found = of_store(home)
    assert found["chain"].state == "broken"
    assert "celadon" not in found["chain"].what


def test_files_that_others_can_read_are_broken_and_a_folder_that_they_can_list_is_a_hint(tmp_path):
    home = tmp_path / "store"
    assert candor("init", "--me", "Ida", home=tmp_path).code == 0
    home.chmod(0o755)
    assert of_store(home)["permissions"].state == "hint"
    (home / "candor.lock").chmod(0o644)
    found = of_store(home)["permissions"]
    assert found.state == "broken"
    assert "chmod" in found.todo


def test_an_owner_known_by_address_alone_is_called_by_it(tmp_path):
    assert candor("init", "--me", "ida@clay.example", "--zone", "Europe/Oslo", home=tmp_path).code == 0
    assert of_store(tmp_path / "store")["owner"].what == "It belongs to ida@clay.example, Europe/Oslo."


def test_a_scope_without_records_or_owner_is_said(tmp_path):
    assert candor("status", home=tmp_path).code == 0
    found = of_store(tmp_path / "store")
    assert (found["content"].state, found["owner"].state) == ("hint", "hint")
    assert "candor init" in found["owner"].todo


def test_a_client_that_starts_candor_is_well(around):
    command = str(around.user / "bin" / "candor")
    written(around.user / ".cursor/mcp.json", {"mcpServers": {"candor": {"command": command, "args": ["serve"]}}})
    ((check, state, what, _),) = of_clients(around)
    assert (check, state) == ("Cursor", "ok")
    assert "candor in " in what


def test_comments_are_read_where_the_client_reads_them(around):
    entry = '{"candor": {"command": "candor", /* here */ "args": ["serve",], "note": "// kept"}}'
    written(around.user / ".gemini/settings.json", f'{{\n  // mine\n  "mcpServers": {entry},\n}}')
    assert [each[1] for each in of_clients(around)] == ["ok"]
    written(around.user / "project/.mcp.json", f'{{\n  // mine\n  "mcpServers": {entry},\n}}')
    assert [(each[0], each[1]) for each in of_clients(around)] == [("Claude Code", "broken"), ("Gemini CLI", "ok")]


def test_claude_code_keeps_the_servers_of_projects_in_the_users_file(around):
    server = {"command": "candor", "args": ["serve"]}
    written(around.user / ".claude.json", {"projects": {"/p": {"mcpServers": {"candor": server}}}})
    assert [(each[0], each[1]) for each in of_clients(around)] == [("Claude Code", "ok")]


@pytest.mark.parametrize(
    ("table", "state", "word"),
    [
        ({"command": "/nowhere/candor", "args": ["serve"]}, "broken", "/nowhere/candor"),
        ({"command": "kandor", "args": ["serve"]}, "broken", "kandor"),
        ({"command": "candor"}, "broken", "serve"),
        ({"command": "candor", "args": ["search"]}, "broken", "serve"),
        ({"url": "http://localhost"}, "broken", "no address"),
        ({"args": ["serve"]}, "broken", "no command"),
        ({"command": "candor", "args": ["serve"], "env": {"CANDOR_SCOPE": "other"}}, "hint", "other"),
        ({"command": "candor", "args": ["serve", "--home", "/else"]}, "hint", "/else"),
        ({"command": "candor", "args": ["serve"], "enabled": False}, "hint", "switched off"),
        ({"command": "candor", "args": ["serve"], "env": {"CANDOR_HOME": "/store"}}, "ok", "starts candor"),
    ],
)
def test_what_would_fail_is_said(around, table, state, word):
    written(around.user / "project/.mcp.json", {"mcpServers": {"candor": table}})
    found = of_clients(around)
    assert state in [each[1] for each in found]
    assert any(word in each[2] + each[3] for each in found)
    assert all(each[3] for each in found if each[1] != "ok")


def test_a_server_of_another_name_that_starts_candor_is_one(around):
    off = {"command": "candor", "args": ["serve"], "disabled": True}
    written(around.user / "project/.mcp.json", {"mcpServers": {"memory": off}})
    assert [(each[0], each[1]) for each in of_clients(around)] == [("Claude Code", "hint")]


def test_a_program_with_windows_should_have_the_full_path(around):
    server = {"candor": {"command": "candor", "args": ["serve"]}}
    written(around.configurations / "Claude/claude_desktop_config.json", {"mcpServers": server})
    ((check, state, _, todo),) = of_clients(around)
    assert (check, state) == ("Claude Desktop", "hint")
    assert str(around.user / "bin" / "candor") in todo


def test_a_key_of_another_client_is_found(around):
    server = {"candor": {"command": "candor", "args": ["serve"]}}
    written(around.user / "project/.vscode/mcp.json", {"mcpServers": server})
    written(around.codex / "config.toml", '[mcpServers.candor]\ncommand = "candor"\n')
    found = of_clients(around)
    assert [(each[0], each[1]) for each in found] == [("Codex", "broken"), ("VS Code", "broken")]
    assert "'servers'" in found[1][3]


def test_a_file_that_does_not_parse_matters_when_it_names_candor(around):
    written(around.codex / "config.toml", "model = \n")
    written(around.user / ".cursor/mcp.json", '{"mcpServers": {"candor": }')
    assert [(each[0], each[1]) for each in of_clients(around)] == [("Codex", "hint"), ("Cursor", "broken")]


def test_without_any_client_it_says_where_the_lines_are(around):
    written(around.user / ".claude.json", {"mcpServers": {"weather": {"command": sys.executable}}})
    ((check, state, _, todo),) = of_clients(around)
    assert (check, state) == ("clients", "hint")
    assert "docs/clients.md" in todo


def test_a_deed_or_two_that_the_index_on_disk_is_behind_are_no_reason_to_mend_it(tmp_path, monkeypatch):
    home = tmp_path / "store"
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    app = App(Settings(home))
    app.log.move("S1", "quarantined", "person", "odd", app.now())
    app.close()
    assert of_store(home)["index"].state == "ok"
    monkeypatch.setattr(store, "_FEW", 0)
    assert of_store(home)["index"].state == "hint"


def test_an_index_on_disk_from_before_something_was_forgotten_is_to_be_mended(tmp_path):
    home = tmp_path / "store"
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    app = App(Settings(home))
    app.log.forget([Subject("record", "S1")], "person", "receipt", app.now())
    app.close()
    assert of_store(home)["index"].state == "hint"


def test_a_damaged_index_is_found_and_built_anew_from_the_log(tmp_path):
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    before = candor("search", "firing", "--json", "--as-of", "2026-04-01", home=tmp_path).json
    for segment in (tmp_path / "store" / "segments").rglob("*.arrays"):
        segment.write_bytes(b"nonsense")
    broken = candor("doctor", "--json", home=tmp_path)
    (index,) = [each for each in broken.json["findings"] if each["check"] == "index"]
    assert (broken.code, index["state"]) == (1, "broken")
    assert "--mend" in index["todo"]
    refused = candor("search", "firing", home=tmp_path)
    assert (refused.code, "--mend" in refused.err) == (1, True)
    assert candor("doctor", "--mend", home=tmp_path).code == 0
    assert candor("search", "firing", "--json", "--as-of", "2026-04-01", home=tmp_path).json == before


def test_an_empty_scope_is_said_to_be_and_the_others_are_named(filled):
    result = candor("doctor", "--scope", "typo", home=filled)
    assert "Scope 'typo' is empty; the store also has default." in result.out


def test_a_single_wrong_bit_in_the_index_is_found(tmp_path):
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    segment = next((tmp_path / "store" / "segments").rglob("record-*.arrays"))
    content = bytearray(segment.read_bytes())
    content[-100] ^= 1
    segment.write_bytes(content)
    result = candor("doctor", "--json", home=tmp_path)
    assert [each["check"] for each in result.json["findings"] if each["state"] == "broken"] == ["index"]
    assert candor("doctor", "--mend", home=tmp_path).code == 0
