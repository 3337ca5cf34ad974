"""Folders, archives and files as parts: what is read, and what is refused for whose sake."""

import os
import stat
import struct
import warnings
import zlib
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest
import zstandard

from formats.example import archive, folder
from memory_core.sources import container as container_module
from memory_core.sources import stream as stream_module
from memory_core.sources.container import Archive, Folder
from memory_core.sources.stream import PAYLOAD, Unreadable, thinned


def whys(container):
    return {refused.place.path: refused.why for refused in container.refused}


def content(container, name):
    with container.open(name) as part:
        return part.read()


def test_a_folder_is_its_files_by_name_sorted_without_what_programs_leave_behind(tmp_path):
    folder(
        tmp_path, {"b/two": b"2", "a": b"1", ".git/config": b"", "__MACOSX/a": b"", "b/._two": b"", ".DS_Store": b"x"}
    )
    found = Folder(tmp_path)
    assert found.names() == ("a", "b/two")
    assert content(found, "b/two") == b"2"
    assert found.refused == ()


def test_a_link_out_of_the_folder_is_refused_and_one_inside_it_read(tmp_path):
    folder(tmp_path, {"secret": b"s", "given/plain": b"p"})
    (tmp_path / "given/out").symlink_to(tmp_path / "secret")
    (tmp_path / "given/nowhere").symlink_to("nowhere")
    (tmp_path / "given/inside").symlink_to("plain")
    (tmp_path / "given/above").symlink_to(tmp_path)
    (tmp_path / "given/loop").symlink_to("loop")
    found = Folder(tmp_path / "given")
    assert found.names() == ("inside", "plain")
    assert set(whys(found)) == {"out", "nowhere", "above", "loop"}


def test_a_pipe_is_passed_over_and_a_file_that_has_gone_is_unreadable(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    folder(tmp_path, {"a": b"1"})
    found = Folder(tmp_path)
    assert found.names() == ("a",)
    (tmp_path / "a").unlink()
    with pytest.raises(Unreadable):
        found.open("a")
    assert (found.size("a"), found.mark("a")) == (0, "")


def test_a_mark_changes_when_its_part_does(tmp_path):
    found = Folder(folder(tmp_path, {"a": b"1"}))
    before = found.mark("a")
    assert found.mark("a") == before
    (tmp_path / "a").write_bytes(b"12")
    assert found.mark("a") != before
    first, second = (Archive(archive(tmp_path / f"{text}.zip", {"a": text.encode()})).mark("a") for text in "12")
    assert first != second


def raw_entry(name, mode=0o100644):
    info = ZipInfo(name)
    info.external_attr = mode << 16
    return info


@pytest.mark.parametrize("name", ["../up", "/root", "a/../../b", "C:/windows", "a\\..\\b", "\\\\share\\x"])
def test_a_name_that_leads_out_of_an_archive_is_refused(name, tmp_path):
    with ZipFile(tmp_path / "x.zip", "w") as made:
        made.writestr(raw_entry("good"), b"1")
        made.writestr(raw_entry(name), b"2")
    found = Archive(tmp_path / "x.zip")
    assert found.names() == ("good",)
    assert list(whys(found).values()) == ["its name leads out of the archive"]


def test_a_link_in_an_archive_is_refused(tmp_path):
    with ZipFile(tmp_path / "x.zip", "w") as made:
        made.writestr(raw_entry("link", stat.S_IFLNK | 0o777), b"/etc/passwd")
    assert "link" in whys(Archive(tmp_path / "x.zip"))["link"]


def test_an_encrypted_part_is_refused_with_what_to_do(tmp_path):
    path = archive(tmp_path / "x.zip", {"a": b"1" * 50})
    held = bytearray(path.read_bytes())
    held[6] |= 1
    held[held.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(held)
    assert "unpack the archive with its password" in whys(Archive(path))["a"]


def test_a_part_that_would_grow_absurdly_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(container_module, "SMALL", 10_000)
    path = archive(tmp_path / "x.zip", {"bomb": b"\0" * 5_000_000, "small": b"\0" * 9_000, "words": os.urandom(20_000)})
    found = Archive(path)
    assert found.names() == ("small", "words")
    assert "only a trap does" in whys(found)["bomb"]


def test_parts_that_overlap_are_a_trap(tmp_path):
    path = archive(tmp_path / "x.zip", {f"part{number}": os.urandom(5000) for number in range(3)})
    held = bytearray(path.read_bytes())
    sizes = [at for at in range(len(held)) if held[at : at + 4] == b"PK\x01\x02"]
    for at in sizes:
        held[at + 20 : at + 24] = struct.pack("<I", 14_000)
    path.write_bytes(held)
    with pytest.raises(Unreadable, match=r"overlap|damaged"):
        Archive(path)


def test_a_part_whose_bytes_are_damaged_is_unreadable_where_they_are(tmp_path):
    path = archive(tmp_path / "x.zip", {"a": b"words " * 5000})
    held = bytearray(path.read_bytes())
    held[60:70] = b"\xff" * 10
    path.write_bytes(held)
    with pytest.raises(Unreadable, match="damaged or cut off"):
        content(Archive(path), "a")


@pytest.mark.parametrize("held", [b"", b"PK\x03\x04", b"PK\x03\x04" + b"\0" * 400, b"words"])
def test_what_is_no_archive_is_unreadable(held, tmp_path):
    (tmp_path / "x.zip").write_bytes(held)
    with pytest.raises(Unreadable):
        Archive(tmp_path / "x.zip")


def test_of_two_parts_of_one_name_the_later_one_counts(tmp_path):
    with warnings.catch_warnings(), ZipFile(tmp_path / "x.zip", "w") as made:
        warnings.simplefilter("ignore")
        made.writestr("a", b"old")
        made.writestr("a", b"new")
    assert content(Archive(tmp_path / "x.zip"), "a") == b"new"


def test_a_part_can_be_had_as_a_file_which_is_gone_afterwards(tmp_path):
    zipped = Archive(archive(tmp_path / "x.zip", {"deep/a.db": b"rows"}))
    with zipped.local("deep/a.db") as path:
        assert path.read_bytes() == b"rows"
    assert not path.exists()
    plain = Folder(folder(tmp_path / "f", {"a.db": b"rows"}))
    with plain.local("a.db") as path:
        assert path == tmp_path / "f/a.db"


def test_what_is_compressed_is_read_in_the_clear_and_a_trap_is_not(tmp_path, monkeypatch):
    packed = zstandard.ZstdCompressor().compress
    monkeypatch.setattr(stream_module, "FREE_GROWTH", 1000)
    found = Folder(folder(tmp_path, {"a": packed(b"words"), "bomb": packed(b"\0" * 9_000_000)}))
    assert content(found, "a") == b"words"
    with pytest.raises(Unreadable, match="only a trap does"):
        content(found, "bomb")
    (tmp_path / "cut").write_bytes(packed(os.urandom(999))[:-500])
    assert len(content(found, "cut")) < 999


def test_the_meter_counts_what_was_read_of_the_files_themselves(tmp_path):
    files = {"a": b"a" * 5000, "b": os.urandom(3000)}
    plain = Folder(folder(tmp_path / "f", files))
    zipped = Archive(archive(tmp_path / "x.zip", files))
    for each in (plain, zipped):
        for name in each.names():
            content(each, name)
        assert abs(each.meter.read - sum(each.size(name) for name in each.names())) <= 2
    assert zipped.meter.read < 4000


@pytest.mark.parametrize("at", [0, 1, 1023, 1024, 5000, 1024 * 1024 - 700, 1024 * 1024])
def test_inline_images_are_dropped_wherever_they_lie_and_words_are_not(at, tmp_path):
    words = b"to be, or not. " * (at // 15 + 1)
    before, image, after = words[:at] + b'"', b"iVBORw0KGgo/+" * 500_000, b'" and so on\n'
    (tmp_path / "x").write_bytes(before + image + after)
    with thinned((tmp_path / "x").open("rb")) as file:
        seen = file.read()
    assert seen.startswith(before)
    assert seen.endswith(after)
    assert len(seen) - len(before) - len(after) < 2 * PAYLOAD * (len(image) // (1024 * 1024) + 1)


def test_a_part_that_fails_while_it_is_read_says_so_under_one_name(tmp_path):
    class Broken:
        def read(self, _size):
            raise zlib.error("bad")

        def close(self):
            pass

    with pytest.raises(Unreadable, match="damaged or cut off"):
        stream_module.counted(Broken(), lambda _: None).read()


def test_names_that_are_no_text_are_shown_readable(tmp_path):
    (tmp_path / os.fsdecode(b"k\xf6ln")).write_bytes(b"1")
    found = Folder(tmp_path)
    (name,) = found.names()
    assert found.place(name) == "k�ln"
    assert content(found, name) == b"1"
    assert Path(found.place(name)).name == "k�ln"
