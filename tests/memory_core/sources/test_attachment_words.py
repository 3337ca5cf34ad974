"""The words of files that hang on messages."""

import pytest

from formats.example import folder
from memory_core.sources.attachment import words_of
from memory_core.sources.container import Folder
from memory_core.sources.excerpt import LONGEST, called, excerpt


@pytest.mark.parametrize(
    ("name", "held", "words"),
    [
        ("a.txt", b"\xef\xbb\xbfplain", "plain"),
        ("a.csv", b"cone,temp\n6,1222", "cone,temp\n6,1222"),
        ("a.html", b"<h1>Hot</h1><script>alert(1)</script><p>dry &amp; cold", "Hot\ndry & cold"),
        ("a.md", b"caf\xe9", "café"),
        ("a.txt", b"\0\1\2", ""),
        ("a.png", b"words in a picture", ""),
        ("a.exe", b"words", ""),
        ("none", b"words", ""),
    ],
)
def test_plain_texts_are_read_and_everything_else_is_not(name, held, words, tmp_path):
    assert words_of(Folder(folder(tmp_path, {name: held})), name) == words


def test_what_a_file_is_called_decides_where_its_part_has_another_name(tmp_path):
    found = Folder(folder(tmp_path, {"F1": b"words"}))
    assert (words_of(found, "F1", "notes.txt"), words_of(found, "F1")) == ("words", "")


def test_a_log_is_cut_and_says_so_and_a_call_is_its_tool_and_what_it_was_given():
    assert excerpt("x" * LONGEST) == "x" * LONGEST
    assert excerpt("x" * (LONGEST + 3)).endswith("[3 characters left out]")
    assert called("ls", {"path": "ö"}) == 'ls: {"path": "ö"}'
    assert called("", "words") == "words"
