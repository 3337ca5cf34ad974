import stat

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory_core.errors import IndexDamaged, StoreDamaged, StoreForbidden
from memory_core.store.arrays import check_arrays, create_arrays, keep_arrays, let_go, open_arrays

LAYOUT = {
    name: (np.dtype(name), length)
    for length, name in enumerate(["int64", "int32", "uint32", "uint16", "uint8", "float64", "S12", "bool"])
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "one.arrays"


@pytest.fixture
def filled(path):
    arrays = create_arrays(path, LAYOUT)
    for name, array in arrays.items():
        array[:] = [b"%d" % n if name == "S12" else n % 2 if name == "bool" else n + 1 for n in range(len(array))]
    keep_arrays(path, arrays)
    return arrays


def test_arrays_come_back_as_they_were_written_and_cannot_be_written_again(path, filled):
    found = open_arrays(path)
    assert list(found) == list(LAYOUT)
    for name, array in found.items():
        assert array.dtype == LAYOUT[name][0]
        assert array.tolist() == filled[name].tolist()
        assert not array.flags.writeable
        assert array.ctypes.data % 64 == 0
    assert len(found["int64"]) == 0


def test_new_arrays_are_zero_and_their_file_is_for_the_owner_alone(path):
    arrays = create_arrays(path, LAYOUT)
    assert all(not array.any() for array in arrays.values())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("layout", [{}, {"a": (np.dtype("int64"), 0)}, {"a": (np.dtype("S0"), 3)}])
def test_a_file_may_hold_nothing(path, layout):
    keep_arrays(path, create_arrays(path, layout))
    assert {name: len(array) for name, array in open_arrays(path).items()} == {
        name: length for name, (_, length) in layout.items()
    }


def test_a_file_is_never_written_over(path, filled):
    with pytest.raises(StoreForbidden):
        create_arrays(path, LAYOUT)


@pytest.mark.parametrize("dtype", ["O", "U4", "M8[s]", "i4,i4"])
def test_other_types_are_refused(path, dtype):
    with pytest.raises(ValueError, match="no array"):
        create_arrays(path, {"a": (np.dtype(dtype), 1)})
    assert not path.exists()


def test_arrays_outlive_their_file(path, filled):
    found = open_arrays(path)
    path.unlink()
    assert found["uint8"].tolist() == [1, 2, 3, 4]


def test_a_missing_file_is_no_damage(path):
    with pytest.raises(FileNotFoundError):
        open_arrays(path)


def test_a_file_that_was_cut_off_anywhere_is_damage(path, filled):
    data = path.read_bytes()
    for length in (*range(0, 700, 7), len(data) - 1):
        path.write_bytes(data[:length])
        with pytest.raises(StoreDamaged):
            open_arrays(path)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_header_is_damage_or_harmless_but_never_another_error(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("arrays") / "one.arrays"
    create_arrays(path, LAYOUT)
    found = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        found[data.draw(st.integers(0, 330))] = data.draw(st.integers(0, 255))
    path.write_bytes(found)
    try:
        for array in open_arrays(path).values():
            array.tobytes()
    except StoreDamaged:
        pass


def test_a_file_that_was_kept_is_what_was_written(path, filled):
    check_arrays(path)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_single_flipped_bit_is_found(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("arrays") / "one.arrays"
    arrays = create_arrays(path, LAYOUT)
    for array in arrays.values():
        array[:] = 1
    keep_arrays(path, arrays)
    content = bytearray(path.read_bytes())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] ^= 1 << data.draw(st.integers(0, 7))
    path.write_bytes(content)
    with pytest.raises(IndexDamaged):
        check_arrays(path)


def test_letting_go_of_arrays_loses_nothing_whether_they_are_kept_being_filled_or_in_memory(path, filled, tmp_path):
    started = create_arrays(tmp_path / "two.arrays", {"a": (np.dtype("int64"), 100_000)})
    started["a"][:] = np.arange(100_000)
    loose = {"a": np.arange(9)}
    for arrays in (filled, open_arrays(path), started, loose):
        before = {name: array.tolist() for name, array in arrays.items()}
        let_go(arrays)
        assert {name: array.tolist() for name, array in arrays.items()} == before
