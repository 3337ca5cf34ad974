"""A look at the beginning of a part."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.sources.glance import Glance

NAMES = st.sampled_from(["id", "mapping", "text", "", "ø"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)


def keys(head):
    return Glance("x", head.encode()).keys


def expected(value):
    """As the docstring of `keys` says it, of a value that was read whole."""
    if isinstance(value, list):
        first = next((each for each in value if isinstance(each, dict)), {})
        return frozenset(first)
    if not isinstance(value, dict):
        return frozenset()
    lists = [(name, each) for name, each in value.items() if isinstance(each, list) and name]
    return frozenset(value) | {
        f"{name}.item.{key}" for name, each in lists for one in each if isinstance(one, dict) for key in one
    }


@given(VALUES)
def test_the_names_are_those_of_the_object_and_of_the_objects_in_its_lists(value):
    assert keys(json.dumps(value)) == expected(value)


@given(VALUES, st.integers(0, 60))
def test_of_a_beginning_the_names_are_some_of_those_of_the_whole(value, end):
    assert keys(json.dumps(value)[:end]) <= expected(value)


@pytest.mark.parametrize("nested", ['{"a":', '{"mapping":[', "[", '[{"a":'])
def test_what_is_nested_deeply_takes_no_memory(nested):
    """Found by fuzzing: it took ten gigabytes."""
    head = nested * (250_000 // len(nested))
    tracemalloc.start()
    keys(head)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000
