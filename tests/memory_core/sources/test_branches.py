"""Conversations as trees, whatever their parents say."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.instant import Instant
from memory_core.sources.branches import before_all, latest_leaf, replaced, times, upwards

NAMES = "abcdefgh"


@st.composite
def trees(draw):
    """Messages with parents, some of them unknown, some in circles; and when some of them were."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, unique=True))
    parents = {name: draw(st.sampled_from(["", "gone", *NAMES])) for name in names}
    own = {name: Instant(draw(st.integers(1000, 9000))) for name in names if draw(st.booleans())}
    return parents, own


@given(trees())
def test_the_way_up_passes_each_message_once_and_ends(tree):
    parents, _ = tree
    for name in parents:
        way = list(upwards(name, parents))
        assert len(way) == len(set(way))
        assert way[0] == name
        assert all(parents[below] == above for below, above in pairwise(way))


@given(trees())
def test_a_message_has_its_own_time_or_comes_just_after_the_one_before_it(tree):
    parents, own = tree
    at = times(parents, own, Instant(500))
    assert set(at) == set(parents)
    for name in parents:
        if name in own:
            assert at[name] == own[name]
        else:
            assert at[name] in {500, *(at[above] + 1 for above in (parents[name],) if above in at)}


@given(trees())
def test_without_a_beginning_only_what_descends_from_a_known_time_has_one(tree):
    parents, own = tree
    at = times(parents, own, None)
    assert set(at) == {name for name in parents if any(above in own for above in upwards(name, parents))}


def test_a_long_conversation_without_times_is_quick_and_in_order():
    parents = {str(number): str(number - 1) for number in range(50_000)}
    at = times(parents, {}, Instant(0))
    assert [at[str(number)] for number in range(50_000)] == list(range(50_000))
    assert replaced(parents, set(parents), at) == {}


@given(trees())
def test_what_is_left_is_what_turns_off_the_active_way_and_when_is_never_before_it_was_said(tree):
    parents, own = tree
    at = times(parents, own, Instant(500))
    active = set(upwards(latest_leaf(parents, at), parents))
    left = replaced(parents, active, at)
    assert set(left) == {
        name for name in parents if name not in active and any(above in active for above in upwards(name, parents))
    }
    assert all(since >= at[name] for name, since in left.items())


def test_a_branch_was_left_when_its_rival_began_or_at_the_end_when_that_is_older():
    parents = {"root": "", "old": "root", "new": "root", "after": "new"}
    at = {name: Instant(time) for name, time in (("root", 1), ("old", 2), ("new", 5), ("after", 9))}
    assert replaced(parents, {"root", "new", "after"}, at) == {"old": 5}
    assert replaced(parents, {"root", "old"}, at) == {"new": 9, "after": 9}
    assert latest_leaf(parents, at) == "after"


def test_nothing_is_before_nothing():
    assert before_all([]) is None
    assert before_all([Instant(5000), Instant(9000)]) == 4000
    assert latest_leaf({}, {}) == ""
    assert times({}, {}, None) == replaced({}, set(), {}) == {}
