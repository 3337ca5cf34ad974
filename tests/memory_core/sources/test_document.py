"""Documents: a list cut at its own commas gives what a JSON parser gives, wherever the chunks end."""

import json
from io import BytesIO
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory_core.model.entry import Rejection
from memory_core.sources import document


def read(path, content):
    path.write_bytes(content)
    return list(document.elements(path, "chatgpt", "x.json", "conversation"))


def said(found):
    """Lines and reasons of what was rejected; line 0 is the file as a whole."""
    return [(item.place.line, item.why) for item in found if isinstance(item, Rejection)]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(st.dictionaries(st.text(max_size=4), JSON, max_size=3), max_size=4), st.integers(1, 9), st.booleans())
@settings(max_examples=60, deadline=None)
def test_elements_are_those_of_the_list_at_any_size_of_chunk(tmp_path_factory, wanted, chunk, spread):
    path = tmp_path_factory.getbasetemp() / "x.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(document, "_CHUNK", chunk)
        found = read(path, json.dumps(wanted, indent=1 if spread else None, ensure_ascii=spread).encode())
    assert [row.values for row in found] == wanted


PIECES = st.sampled_from([*'[]{},:" \\\n', "\x0b", '{"a": 1}', '{"b":\n[2]}', '"c"', "NaN", "\ufeff", "{" * 2000])


@given(st.lists(PIECES, max_size=12).map("".join))
@settings(max_examples=300, deadline=None)
def test_what_is_read_where_it_stands_is_what_is_cut_by_brackets(tmp_path_factory, junk):
    path = tmp_path_factory.getbasetemp() / "x.json"
    content = f"[{junk}]".encode()
    whole = read(path, content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(document, "_CHUNK", 1)
        assert read(path, content) == whole


def test_an_element_carries_its_line_and_number(tmp_path):
    found = read(tmp_path / "x", b'\n[\n{"a":\n1},\n\n {"a": 2}]\n')
    assert [(row.place.line, row.part) for row in found] == [(3, "conversation 1: "), (6, "conversation 2: ")]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", [(1, "the file is empty")]),
        (b'{"a": 1}', [(1, "this must be one JSON list, and nothing else")]),
        (b"[]\n[]", [(2, "this must be one JSON list, and nothing else")]),
        (b'[{"a": 1}', [(1, "the file ends before its list does")]),
        (b'[{"a": 1},\n{"a": "x', [(2, "the file ends within an element")]),
        (
            b'[{"a": 1}, {"a" 2}, {"a": 3}]',
            [(1, "conversation 2: this is not valid JSON: Expecting ':' delimiter at column 6")],
        ),
        (b'[{"a": "\xff"}]', [(1, "conversation 1: is not UTF-8 text")]),
        (b"[7]", [(1, "conversation 1: this must be an object, not a number")]),
    ],
)
def test_what_is_wrong_is_said_once_and_costs_only_itself(tmp_path, content, why):
    assert said(read(tmp_path / "x", content)) == why


def test_many_broken_elements_cost_no_more_each_than_a_few():
    """Found by fuzzing: each cost a look at all of the chunk before it, a minute and a half for two megabytes."""
    content, begun = b"[" + b'{"a":x},' * 120_000 + b'{"a":1}]', process_time()
    found = [*document.elements_of(BytesIO(content), "slack", "day.json", "message")]
    assert [isinstance(each, Rejection) for each in found] == [True] * 120_000 + [False]
    assert process_time() - begun < 10


def test_an_element_that_is_complete_is_kept_though_the_list_is_cut_off(tmp_path):
    found = read(tmp_path / "x", b'[{"a": 1}, {"a": 2}')
    assert [row.values for row in found if not isinstance(row, Rejection)] == [{"a": 1}, {"a": 2}]


def test_an_element_that_is_too_large_is_rejected_and_the_next_one_read(tmp_path, monkeypatch):
    monkeypatch.setattr(document, "LARGEST", 30)
    monkeypatch.setattr(document, "_CHUNK", 8)
    found = read(tmp_path / "x", b'[{"a": "%s\n"},\n {"a": 2}]' % (b"]x" * 95))
    assert said(found) == [(1, "conversation 1: is larger than 32 MiB")]
    assert (found[1].values, found[1].place.line) == ({"a": 2}, 3)


def listed(path, content, chunk):
    path.write_bytes(content)
    with pytest.MonkeyPatch.context() as patch, path.open("rb") as file:
        patch.setattr(document, "_CHUNK", chunk)
        return list(document.listed_of(file, "slack_dump", "x.json", "message", "messages"))


OTHERS = st.sampled_from(
    ["topic", "messages ", 'say "messages": [1]', "pinned", "\\", "", "before", "behind", 'messages": [7], "x']
)
DECOYS = JSON | st.sampled_from(
    [
        {"messages": [{"decoy": 1}]},
        [{"messages": [{"decoy": 1}]}],
        '"messages": [{"decoy": 1}]',
        "messages",
        "[{,\\",
        ["["],
    ]
)
MESSAGES = st.lists(st.dictionaries(st.text(max_size=4), DECOYS, max_size=2), max_size=3)


@given(st.dictionaries(OTHERS, DECOYS, max_size=4), MESSAGES, st.data(), st.sampled_from([1, 3, 7, 10_000]))
@settings(max_examples=150, deadline=None)
def test_the_list_of_that_name_is_read_wherever_the_outermost_object_has_it(
    tmp_path_factory, others, wanted, data, chunk
):
    path = tmp_path_factory.getbasetemp() / "x.json"
    members = data.draw(st.permutations([*others.items(), ("messages", wanted)]), label="members")
    content = json.dumps(dict(members), indent=data.draw(st.sampled_from([None, 1])))
    assert [row.values for row in listed(path, content.encode(), chunk)] == wanted
    cut = data.draw(st.integers(1, len(content) - 1), label="cut")
    assert said(listed(path, content[:cut].encode(), chunk))


@given(st.dictionaries(OTHERS, DECOYS, max_size=4), st.sampled_from([1, 3, 7, 10_000]))
@settings(deadline=None)
def test_an_object_without_that_list_is_the_one_element(tmp_path_factory, others, chunk):
    path = tmp_path_factory.getbasetemp() / "x.json"
    assert [row.values for row in listed(path, json.dumps(others).encode(), chunk)] == [others]


@pytest.mark.parametrize("chunk", [1, 3, 7, 10_000])
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", [(0, "the file is empty")]),
        (b"nope", [(0, "this must be one JSON list, and nothing else")]),
        (b"[] []", [(1, "this must be one JSON list, and nothing else")]),
        (b'{"messages": []} []', [(1, "this must be one JSON list, and nothing else")]),
        (b'{"messages": [\n{"a": 1}', [(2, "the file ends before its list does")]),
        (b'{"messages": [\n{"a": 1}],\n"a": "b', [(3, "the file ends before the object around its list does")]),
        (b'{"a": {"messages": []}', [(0, "this is not valid JSON: Expecting ',' delimiter at column 23")]),
        (b'{"a": "\xff"}', [(0, "the file is not UTF-8 text")]),
    ],
)
def test_what_is_wrong_around_a_list_is_said(tmp_path, content, why, chunk):
    assert said(listed(tmp_path / "x", content, chunk)) == why


def test_a_list_is_found_behind_a_long_text_and_has_its_lines(tmp_path):
    content = json.dumps({"topic": "x" * 300_000, "messages": [{"a": 1}, {"a": 2}]}, indent=0)
    found = listed(tmp_path / "x", content.encode(), 5000)
    assert [(row.values, row.place.line) for row in found] == [({"a": 1}, 4), ({"a": 2}, 7)]
