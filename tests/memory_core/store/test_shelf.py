"""What every shelf must do, over both; then what only files can do."""

import gc
import stat
import threading

import numpy as np
import pytest

from memory_core.errors import StoreDamaged, StoreForbidden
from memory_core.store.file_shelf import FileShelf
from memory_core.store.log import Position
from memory_core.store.memory_shelf import MemoryShelf

LAYOUT = {"numbers": (np.dtype("int64"), 3), "names": (np.dtype("S4"), 0)}


@pytest.fixture(params=["memory", "files"])
def shelf(request, database):
    return MemoryShelf() if request.param == "memory" else FileShelf(database, "me")


def made(shelf, *numbers, index="records"):
    segment = shelf.create(index, LAYOUT)
    segment.arrays["numbers"][:] = numbers
    return segment


def shown(shelf):
    return [(segment.index, segment.arrays["numbers"].tolist()) for segment in shelf.stock().segments]


def files(home):
    return sorted(path.name for path in home.rglob("*.arrays"))


def test_an_empty_shelf_covers_nothing(shelf):
    assert shelf.stock().position == Position(0, 0)
    assert shelf.stock().segments == ()


def test_what_was_created_is_in_stock_only_after_the_commit(shelf):
    segment = made(shelf, 1, 2, 3)
    assert shown(shelf) == []
    shelf.commit(Position(7, 1), [segment], [])
    assert shelf.stock().position == Position(7, 1)
    assert shown(shelf) == [("records", [1, 2, 3])]
    assert len(shelf.stock().segments[0].arrays["names"]) == 0


def test_segments_stay_in_the_order_they_were_added_in(shelf):
    first, second = made(shelf, 1, 1, 1), made(shelf, 2, 2, 2, index="threads")
    shelf.commit(Position(2), [first, second], [])
    shelf.commit(Position(3), [made(shelf, 3, 3, 3)], [])
    merged = made(shelf, 4, 4, 4)
    shelf.commit(Position(3), [merged], [first.name])
    assert shown(shelf) == [("threads", [2, 2, 2]), ("records", [3, 3, 3]), ("records", [4, 4, 4])]


def test_a_position_moves_without_segments(shelf):
    shelf.commit(Position(5), [], [])
    assert (shelf.stock().position, shown(shelf)) == (Position(5), [])


def test_arrays_in_stock_are_read_only_and_outlive_their_removal(shelf):
    segment = made(shelf, 1, 2, 3)
    shelf.commit(Position(1), [segment], [])
    held = shelf.stock()
    with pytest.raises(ValueError, match="read-only"):
        held.segments[0].arrays["numbers"][0] = 9
    shelf.commit(Position(1), [], [segment.name])
    assert held.segments[0].arrays["numbers"].tolist() == [1, 2, 3]
    assert shown(shelf) == []


def test_a_stock_is_the_same_object_until_something_is_committed(shelf):
    shelf.commit(Position(1), [made(shelf, 1, 2, 3)], [])
    stock = shelf.stock()
    assert shelf.stock() is stock
    shelf.commit(Position(2), [made(shelf, 4, 5, 6)], [])
    assert shelf.stock() is not stock
    assert shelf.stock().segments[0] is stock.segments[0]


def test_a_cleared_shelf_is_as_new(shelf):
    shelf.commit(Position(1), [made(shelf, 1, 2, 3)], [])
    shelf.clear()
    assert (shelf.stock().position, shown(shelf)) == (Position(0), [])
    shelf.commit(Position(1), [made(shelf, 4, 5, 6)], [])
    assert shown(shelf) == [("records", [4, 5, 6])]


def test_the_lock_is_had_by_one_at_a_time_even_within_a_thread(shelf):
    with shelf.lock() as mine:
        assert mine
        with shelf.lock() as again:
            assert not again
        others = []

        def attempt():
            with shelf.lock() as had:
                others.append(had)

        thread = threading.Thread(target=attempt)
        thread.start()
        thread.join()
        assert others == [False]
    with shelf.lock() as mine:
        assert mine


def test_the_lock_is_given_back_when_something_is_raised_inside(shelf):
    with pytest.raises(RuntimeError), shelf.lock():
        raise RuntimeError
    with shelf.lock() as mine:
        assert mine


def test_two_shelves_of_a_scope_see_each_other_and_exclude_each_other(database):
    one, other = FileShelf(database, "me"), FileShelf(database, "me")
    one.commit(Position(1), [made(one, 1, 2, 3)], [])
    assert shown(other) == [("records", [1, 2, 3])]
    with one.lock() as mine, other.lock() as theirs:
        assert (mine, theirs) == (True, False)


def test_scopes_have_shelves_of_their_own(database):
    one, other = FileShelf(database, "me"), FileShelf(database, "other")
    one.commit(Position(1), [made(one, 1, 2, 3)], [])
    assert (other.stock().position, shown(other)) == (Position(0), [])
    with one.lock() as mine, other.lock() as theirs:
        assert (mine, theirs) == (True, True)
    other.clear()
    assert shown(FileShelf(database, "me")) == [("records", [1, 2, 3])]


def test_folders_and_files_are_for_the_owner_alone(home, database):
    shelf = FileShelf(database, "me")
    with shelf.lock():
        shelf.commit(Position(1), [made(shelf, 1, 2, 3)], [])
    below = [path for path in home.rglob("*") if path.is_relative_to(home / "segments")]
    modes = {(path.is_dir(), stat.S_IMODE(path.stat().st_mode)) for path in below}
    assert modes == {(True, 0o700), (False, 0o600)}


def test_removed_files_are_unlinked(home, database):
    shelf = FileShelf(database, "me")
    first = made(shelf, 1, 2, 3)
    shelf.commit(Position(1), [first], [])
    shelf.commit(Position(1), [made(shelf, 4, 5, 6)], [first.name])
    assert files(home) == [f"{segment.name}.arrays" for segment in shelf.stock().segments]


def test_an_orphan_is_swept_at_the_next_start_but_not_from_under_a_writer(home, database):
    shelf = FileShelf(database, "me")
    shelf.commit(Position(1), [made(shelf, 1, 2, 3)], [])
    with shelf.lock():
        unfinished = made(shelf, 4, 5, 6)
        FileShelf(database, "me")
        assert len(files(home)) == 2
    FileShelf(database, "me")
    assert len(files(home)) == 1
    with pytest.raises(StoreForbidden, match="No such file"):
        shelf.commit(Position(2), [unfinished], [])
    assert shown(FileShelf(database, "me")) == [("records", [1, 2, 3])]


def test_a_segment_that_was_merged_away_between_two_looks_is_no_damage(database, monkeypatch):
    reader, writer = FileShelf(database, "me"), FileShelf(database, "me")
    first = made(writer, 1, 2, 3)
    writer.commit(Position(1), [first], [])
    stale = reader._read()
    writer.commit(Position(1), [made(writer, 4, 5, 6)], [first.name])
    looks = iter([stale, reader._read()])
    monkeypatch.setattr(reader, "_read", lambda: next(looks))
    assert shown(reader) == [("records", [4, 5, 6])]


def test_a_missing_or_broken_segment_is_damage_that_clearing_mends(home, database):
    shelf = FileShelf(database, "me")
    shelf.commit(Position(1), [made(shelf, 1, 2, 3)], [])
    gc.collect()
    (path,) = home.rglob("*.arrays")
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(StoreDamaged):
        FileShelf(database, "me").stock()
    path.unlink()
    fresh = FileShelf(database, "me")
    with pytest.raises(StoreDamaged) as caught:
        fresh.stock()
    assert caught.value.path == str(path)
    fresh.clear()
    assert fresh.stock().position == Position(0)
