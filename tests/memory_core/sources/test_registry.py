"""Where a workspace begins, and what is said when there is none."""

import pytest

from exports import write_workspace
from memory_core.errors import NotAWorkspace
from memory_core.sources.registry import WORKSPACE, workspace


def test_the_sources_are_read_in_a_fixed_order():
    assert list(WORKSPACE) == ["meetings", "dictation", "slack", "gmail", "google_calendar", "codex", "chatgpt"]


def test_a_workspace_is_the_folder_itself_or_its_data(tmp_path):
    write_workspace(tmp_path / "a" / "data")
    assert workspace(tmp_path / "a") == tmp_path / "a" / "data"
    assert workspace(tmp_path / "a" / "data") == tmp_path / "a" / "data"


@pytest.mark.parametrize(
    ("name", "why"), [("none", "it does not exist"), ("f", "it is no folder"), (".", "it holds neither")]
)
def test_anything_else_is_refused_with_what_would_do(tmp_path, name, why):
    (tmp_path / "f").write_text("x")
    with pytest.raises(NotAWorkspace, match=why) as raised:
        workspace(tmp_path / name)
    assert "native/ or connectors/" in raised.value.todo


def test_hidden_files_and_other_formats_are_left_out(tmp_path):
    write_workspace(tmp_path)
    for name in ("._M-KILN.json", "notes.txt"):
        (tmp_path / "native/meetings" / name).write_text("x")
    assert [path.name for path in WORKSPACE["meetings"].files(tmp_path)] == ["M-KILN.json"]
