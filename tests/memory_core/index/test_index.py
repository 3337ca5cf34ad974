"""What an index value does with its segments; what it finds is tested in test_ranking and in the tests of view."""

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from memory_core.index.document import Document, Ending
from memory_core.index.index import APART, AT_ONCE, FAN, LARGEST, SEAL_AT, Index
from memory_core.index.inverted import below, inverted
from memory_core.index.merging import merged
from memory_core.index.sealing import sealed
from memory_core.index.segment import FIELDS
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval

WORDS = {"anvil": 1, "file": 2}


def doc(number, known=0, words=WORDS):
    stretch = Interval(Instant(known))
    return Document(
        number, number, f"r{number}", stretch, Interval(Instant(known), Instant(known)), 5, words, (b"source:slack",)
    )


def filled(count):
    index = Index()
    for number in range(1, count + 1):
        index = index.add([doc(number)], [], number)
    return index


def test_adding_leaves_the_index_that_was_as_it_was():
    before = filled(SEAL_AT - 1)
    after = before.add([doc(999)], [], 999)
    assert (len(before.pending), len(before.segments)) == (SEAL_AT - 1, 0)
    assert (len(after.pending), len(after.segments)) == (0, 1)


def test_small_segments_become_larger_ones_as_they_come():
    index = filled(SEAL_AT * FAN * 3)
    assert [segment.size for segment in index.segments] == [SEAL_AT * FAN] * 3
    assert index.due() == ()


def test_what_takes_long_to_merge_is_due_and_left_to_others():
    big = sealed([doc(number) for number in range(1, AT_ONCE + 1)], [], AT_ONCE)
    index = Index((big,) * FAN, upto=AT_ONCE)
    assert index.due() == (big,) * FAN
    assert index.replaced(index.due(), big).segments == (big,)


class Weighed:
    def __init__(self, weight):
        self.weight = weight


def apart(*weights):
    """What is left of segments of these weights when all that should be joined is, as weights."""
    index = Index(tuple(map(Weighed, weights)))
    while run := index.apart():
        index = index.replaced(run, Weighed(sum(each.weight for each in run)))
    return [segment.weight for segment in index.segments]


def test_when_an_ingest_is_over_few_segments_are_left():
    assert apart(*[30_000] * 7, 5_000, 5_000, 300) == [220_000, 300]
    assert apart(*[200_000] * 6, 100) == [400_000, 400_000, 400_000, 100]


def test_a_small_addition_does_not_write_a_large_memory_again():
    assert apart(400_000, 90_000, 10_000, 500) == [400_000, 90_000, 10_000, 500]
    assert apart(400_000, 500, 400) == [400_000, 900]


@given(st.lists(st.integers(1, LARGEST), max_size=12))
def test_nothing_is_lost_and_nothing_becomes_too_large_when_segments_are_joined(weights):
    left = apart(*weights)
    assert sum(left) == sum(weights)
    assert all(weight <= LARGEST or weight in weights for weight in left)
    assert all(older > min(APART * newer, LARGEST - newer) for older, newer in pairwise(left))


def test_no_merge_makes_a_segment_larger_than_the_largest():
    class Huge:
        weight = LARGEST

    assert Index((Huge(),) * FAN).due() == ()


def test_a_withdrawn_document_and_the_words_that_only_it_had_are_gone_after_a_merge():
    segment = sealed([doc(1), doc(2, words={"secret": 1})], [], 2)
    ending = sealed([], [Ending(2, FOREVER, Instant(0), {"secret": 1})], 3)
    both = merged([segment, ending])
    assert both.arrays["words"].tolist() == [b"anvil", b"file"]
    assert both.ids(np.arange(both.size)) == ["r1"]
    assert len(both.arrays["end_time"]) == 0
    assert b"secret" not in both.arrays["words"].tobytes()


def test_an_ending_of_a_document_elsewhere_stays_until_it_meets_it():
    ending = sealed([], [Ending(1, FOREVER, Instant(7), WORDS)], 3)
    alone = merged([ending, sealed([doc(2)], [], 4)])
    assert alone.arrays["end_own"].tolist() == [False]
    met = merged([sealed([doc(1)], [], 1), alone])
    assert met.arrays["end_own"].tolist() == [True]
    assert dict(zip(met.arrays["number"].tolist(), met.arrays["known_to"].tolist(), strict=True)) == {1: 7, 2: FOREVER}


def test_an_ending_of_what_was_erased_elsewhere_is_gone_with_its_words_and_no_other_is():
    def ending(number, word):
        return Ending(number, FOREVER, Instant(5), {word: 1})

    written = merged([sealed([], [ending(0, "erased"), ending(1, "kept")], 3)], erased={0})
    assert written.arrays["words"].tolist() == [b"kept"]
    assert set(written.arrays["end_number"].tolist()) == {1}


def test_a_document_is_found_by_the_entry_that_opened_it_unless_it_was_withdrawn():
    index = filled(3)
    assert index.document_of(2) == 2
    assert index.add([], [Ending(2, FOREVER, Instant(0), WORDS)], 4).document_of(2) is None
    assert index.document_of(9) is None


def test_the_last_change_is_the_last_opening_or_ending():
    index = Index().add([doc(1, 4)], [Ending(1, FOREVER, Instant(9), WORDS)], 1)
    assert index.last_change == 9
    assert index.add([doc(2, 11)], [], 2).last_change == 11


@given(st.lists(st.tuples(st.sampled_from([b"a", b"bb", b"ccc"]), st.integers(0, 20)), unique=True))
def test_inverting_pairs_gives_each_key_its_sorted_values(pairs):
    keys, codes = np.unique(np.array([key for key, _ in pairs], dtype="S3"), return_inverse=True)
    lists, order = inverted(keys, codes, np.array([value for _, value in pairs], dtype=np.int64))
    for key in (b"a", b"bb", b"ccc", b"dddd", b"cccc"):
        assert lists.list(key).tolist() == sorted(value for other, value in pairs if other == key)
    assert [pairs[at] for at in order.tolist()] == sorted(pairs)


@given(st.lists(st.integers(0, 50)), st.integers(-1, 51))
def test_below_counts_what_is_smaller(values, bound):
    assert below(np.array(sorted(values), dtype=np.int32), bound) == sum(value < bound for value in values)


def test_a_segment_has_exactly_the_arrays_that_are_listed_whichever_way_it_came_about():
    made = sealed([doc(1), doc(2, words={})], [Ending(9, FOREVER, Instant(3), WORDS)], 2)
    for segment in (made, merged([made, sealed([doc(3)], [], 3)])):
        kinds = {name: "S" if array.dtype.kind == "S" else array.dtype.name for name, array in segment.arrays.items()}
        assert kinds == dict(FIELDS)
