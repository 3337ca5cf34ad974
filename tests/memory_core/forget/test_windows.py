"""The numbers of windows against their formula; a search for some of them against looking for the bytes."""

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from memory_core.forget.windows import WIDTH, Key, Search, distinct, numbers

SECRET = bytes(range(7, 39))
KEY = Key.of(SECRET)
PIECE = 1 << 14
ALL = (1 << 64) - 1


def by_formula(window):
    """A polynomial in the base, mixed as in the last step of SplitMix64 (Steele, Lea and Flood 2014)."""
    value = 0
    for byte in window:
        value = (value * KEY.base + byte) & ALL
    value ^= KEY.mask
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & ALL
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & ALL
    return value ^ (value >> 31)


def windows(data):
    return [data[start : start + WIDTH] for start in range(len(data) - WIDTH + 1)]


@given(st.binary(max_size=200))
@example(b"")
@example(b"a" * (WIDTH - 1))
@example(b"a" * WIDTH)
def test_each_window_has_the_number_of_the_formula(data):
    assert numbers(data, KEY).tolist() == [by_formula(each) for each in windows(data)]


@given(st.integers(PIECE - 60, PIECE + 60), st.binary(min_size=30, max_size=60))
def test_windows_have_the_same_numbers_wherever_they_begin(before, data):
    assert numbers(bytes(before) + data, KEY)[before:].tolist() == numbers(data, KEY).tolist()


@given(
    st.text("abc", max_size=90).map(str.encode),
    st.integers(0, 3 * PIECE),
    st.text("abc", max_size=90).map(str.encode),
)
def test_a_search_finds_what_both_hold_and_nothing_else(sought, before, data):
    wanted = distinct(numbers(sought, KEY))
    both = set(windows(sought)) & set(windows(data))
    found = Search(wanted, KEY).found(b"-" * before + data)
    assert found.tolist() == sorted(map(by_formula, both))


@given(st.lists(st.integers(0, ALL), max_size=50, unique=True))
def test_numbers_that_no_window_has_are_not_found(invented):
    data = b"the slow brown kiln cools beside the old glaze " * 20
    there = set(numbers(data, KEY).tolist())
    wanted = distinct(numbers(data[:60], KEY), np.array(invented, dtype=np.uint64))
    assert set(Search(wanted, KEY).found(data).tolist()) == set(wanted.tolist()) & there
