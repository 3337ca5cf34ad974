"""What a path holds, by what is in it."""

import json
from dataclasses import replace
from datetime import UTC
from io import BytesIO
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exports import write_workspace
from formats import EXAMPLES
from formats.example import archive, folder
from memory_core.errors import NotRecognised
from memory_core.model.source import SOURCES
from memory_core.sources.base import Context
from memory_core.sources.glance import HEAD, Glance
from memory_core.sources.recognition import recognised
from memory_core.sources.registry import FORMATS, WORKSPACE

CHATS = EXAMPLES["chatgpt_export"].files
SESSION = EXAMPLES["codex_rollout"].files


def formats(path):
    return [found.format.name for found in recognised(path).parts]


def test_a_workspace_folder_is_one_of_the_things_that_are_known(tmp_path):
    found = recognised(write_workspace(tmp_path))
    assert found.workspace == tmp_path
    assert found.sources == ("meetings", "dictation", "slack", "gmail", "google_calendar", "codex", "chatgpt")
    assert len(list(found.items(Context(UTC)))) > 10


def test_a_folder_may_hold_several_exports_and_anything_else(tmp_path):
    folder(
        tmp_path, {f"sessions/{name}": content for name, content in SESSION.items()} | {"notes.txt": b"mine", "e": b""}
    )
    archive(tmp_path / "downloads/chat.zip", {**CHATS, "chat.html": b"<html>"})
    found = recognised(tmp_path)
    assert formats(tmp_path) == ["codex_rollout", "chatgpt_export"]
    assert found.sources == ("codex", "chatgpt")
    assert sorted(found.unknown) == ["downloads/chat.zip/chat.html", "e", "notes.txt"]
    assert [each.place.path for each in found.items(Context(UTC))][-1].startswith("downloads/chat.zip/")


def test_a_file_alone_is_recognised_whatever_it_is_called(tmp_path):
    (tmp_path / "x").write_bytes(*CHATS.values())
    assert formats(tmp_path / "x") == ["chatgpt_export"]
    assert formats(archive(tmp_path / "y", CHATS)) == ["chatgpt_export"]


def test_nothing_and_nothing_known_are_told_apart(tmp_path):
    with pytest.raises(NotRecognised, match="does not exist"):
        recognised(tmp_path / "none")
    folder(tmp_path, {"a": b"1", "b": b"2"})
    with pytest.raises(NotRecognised, match="none of its 2 files"):
        recognised(tmp_path)


def test_an_archive_in_an_archive_and_a_broken_one_are_refused_and_the_rest_is_read(tmp_path):
    inner = BytesIO()
    with ZipFile(inner, "w") as made:
        made.writestr("conversations.json", *CHATS.values())
    archive(tmp_path / "outer.zip", {**CHATS, "inner.zip": inner.getvalue()})
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 and no more")
    found = recognised(tmp_path)
    assert [each.format.name for each in found.parts] == ["chatgpt_export"]
    assert {each.place.path: each.source for each in found.refused} == {
        "outer.zip/inner.zip": "export",
        "broken.zip": "export",
    }


def test_a_part_that_cannot_be_opened_is_refused(tmp_path, monkeypatch):
    folder(tmp_path, {**CHATS, "gone": b"\x28\xb5\x2f\xfd broken"})
    found = recognised(tmp_path)
    assert [each.place.path for each in found.refused] == ["gone"]
    assert len(found.parts) == 1


def test_the_size_is_what_will_be_read(tmp_path):
    folder(tmp_path, SESSION)
    found = recognised(tmp_path)
    list(found.items(Context(UTC)))
    assert found.size == found.meter.read == 2 * len(next(iter(SESSION.values())))


def test_a_mark_is_that_of_all_names_of_a_part(tmp_path):
    folder(tmp_path, EXAMPLES["slack_export"].files)
    (part,) = recognised(tmp_path).parts
    before = part.mark
    (tmp_path / "D1/2026-01-05.json").write_bytes(b"[]")
    assert part.mark != before
    assert replace(part).size == sum(path.stat().st_size for path in tmp_path.rglob("*.json"))


@pytest.mark.parametrize(
    ("head", "keys"),
    [
        (b'{"a": {"x": 1}, "b": 2}', {"a", "b"}),
        (b'\xef\xbb\xbf [{"a": [{"x": 1}]}, {"b": 1}]', {"a"}),
        (b'{"list": [{"a": 1, "deep": {"b": 2}}]}', {"list", "list.item.a", "list.item.deep"}),
        (b'{"a": 1, "cut', {"a"}),
        (b'[{"a": NaN', {"a"}),
        (b'{"a": 1e99999999999999999999, "b": 0e' + b"9" * 99 + b', "c": 1}', {"a", "b", "c"}),
        (b"words", set()),
        (b"", set()),
        (b"[[[[", set()),
        (b'{"a":' * 5000, {"a"}),
    ],
)
def test_the_names_in_json_are_seen_as_far_as_it_goes(head, keys):
    assert Glance("x", head).keys == keys


def test_lines_that_are_cut_off_are_not_looked_at():
    assert Glance("x", b'{"a": 1}\n{"b": 2}', complete=False).lines == ({"a": 1},)
    assert Glance("x", b'{"a": 1}\n[1]\n{"b": 2}').lines == ({"a": 1}, {"b": 2})


def test_the_sources_and_their_kinds_are_those_that_the_readers_make():
    made = {name: set(source.kinds) for name, source in WORKSPACE.items()}
    for each in FORMATS.values():
        made.setdefault(each.source, set()).update(each.kinds)
    assert made == {name: set(kinds) for name, kinds in SOURCES.items()}
    assert HEAD >= 64 * 1024


NAMES = st.sampled_from("type payload id uuid sessionId leafUuid timestamp instructions messages mapping state".split())
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["session_meta", "summary", ""]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=5,
)


@given(st.lists(st.dictionaries(NAMES, ANYTHING, max_size=5), min_size=1, max_size=3), st.booleans())
@settings(max_examples=200, deadline=None)
def test_whatever_stands_under_the_names_that_formats_know_is_looked_at_without_harm(rows, lines):
    written = "\n".join(map(json.dumps, rows)) if lines else json.dumps(rows)
    seen = Glance("x", written.encode())
    assert all(isinstance(each.claims(seen), bool) for each in FORMATS.values())
