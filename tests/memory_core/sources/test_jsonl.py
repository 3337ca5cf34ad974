"""JSON lines: numbers of lines, what is refused, and that a long line is never held."""

import pytest

from memory_core.model.entry import Place, Rejection
from memory_core.sources import jsonl
from memory_core.sources.row import Row


def read(tmp_path, content):
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    return list(jsonl.rows(path, "slack", "x.jsonl"))


def test_lines_are_numbered_as_an_editor_does_and_blank_ones_are_none(tmp_path):
    found = read(tmp_path, b'\xef\xbb\xbf{"a": 1}\r\n\n  \n{"a": 2}')
    assert found == [Row("slack", Place("x.jsonl", 1), {"a": 1}), Row("slack", Place("x.jsonl", 4), {"a": 2})]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"{", "this is not valid JSON: Expecting property name enclosed in double quotes at column 2"),
        (b"[]", "this must be an object, not a list"),
        (b"\xff", "the line is not UTF-8 text"),
        (b'{"a": NaN}', "this is not valid JSON: NaN is no number"),
        (b'{"a":' * 100_000, "this is nested too deeply"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(tmp_path, line, why):
    assert read(tmp_path, line) == [Rejection("slack", Place("x.jsonl", 1), why)]


def test_a_number_too_long_to_read_is_a_rejection(tmp_path):
    (found,) = read(tmp_path, b'{"a": ' + b"9" * 5000 + b"}")
    assert isinstance(found, Rejection)


def test_a_line_that_is_too_long_is_rejected_and_the_next_one_read(tmp_path, monkeypatch):
    monkeypatch.setattr(jsonl, "LONGEST_LINE", 20)
    found = read(tmp_path, b'{"a": "%s"}\n{"a": 3}\n' % (b"x" * 95))
    assert found == [
        Rejection("slack", Place("x.jsonl", 1), "the line is longer than 16 MiB"),
        Row("slack", Place("x.jsonl", 2), {"a": 3}),
    ]


def test_a_line_of_exactly_the_longest_length_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(jsonl, "LONGEST_LINE", 9)
    assert [row.values for row in read(tmp_path, b'{"a": 1}\n{"a": 2}')] == [{"a": 1}, {"a": 2}]
