"""What an encoder adds to a search, with a small one that knows a few words which mean the same."""

from datetime import UTC

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.forget.selection import Wish
from memory_core.memory import Asked, Memory
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import from_iso, to_datetime
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.people.owner import Owner
from memory_core.search.meaning import KEPT, Meaning
from memory_core.search.pool import Pool
from memory_core.search.question import understood
from memory_core.search.signals.meaning import meaning
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf

NOW = from_iso("2026-04-01T12:00:00+02:00")
ALIKE = ({"kiln", "oven", "furnace"}, {"cracked", "broke", "burst"}, {"invoice", "bill"})


class Encoder:
    """A text to the share of its words in each of ALIKE; remembers what it was asked."""

    def __init__(self):
        self.asked = []

    def __call__(self, text):
        self.asked.append(text)
        words = set(text.casefold().split())
        vector = np.array([*(len(words & group) for group in ALIKE), 0.1], dtype=np.float32)
        return vector / np.linalg.norm(vector)


RECORDS = {
    "other words": ("Its furnace burst during the night", "2026-03-02T09:00:00+01:00"),
    "other matter": ("The invoice says night", "2026-03-02T09:00:00+01:00"),
    "later": ("The oven broke that night too", "2026-03-20T10:00:00+01:00"),
}


def filled(encode=None, scope="ida", records=RECORDS):
    log = MemoryLog(scope)
    for name, (text, at) in records.items():
        known = from_iso(at)
        body = RecordBody("slack", "message", name, moment(known), text, author=Person("Odd Berg", "odd@clay.example"))
        log.append(
            [Draft(Subject("record", name), "state", "slack", name, known, "exact", body, Place("s.jsonl", 1))], NOW
        )
    memory = Memory(log, MemoryShelf(), encode)
    memory.belongs_to(Owner(name="Ida Holm", addresses=("ida@clay.example",), zone="Europe/Oslo"))
    return memory


QUERY = "which kiln cracked at night"
FIRST_WEEK = "2026-03-08T00:00:00+01:00"


def found(memory, **asked):
    return memory.search(Asked(QUERY, as_of=FIRST_WEEK, **asked), NOW).hits


def test_a_record_in_other_words_comes_before_one_that_shares_as_many_and_means_something_else():
    assert [hit.id for hit in found(filled())] == ["other matter", "other words"]
    first, second = found(filled(Encoder()))
    assert [first.id, second.id] == ["other words", "other matter"]
    assert "meaning" in {each.name for each in first.why}
    assert "meaning" not in {each.name for each in second.why}


def test_left_out_it_changes_nothing_and_asks_nobody():
    encode = Encoder()
    assert found(filled(encode), without=("meaning",)) == found(filled())
    assert encode.asked == []


def test_what_is_not_in_force_or_filtered_out_is_never_encoded():
    encode = Encoder()
    memory = filled(encode)
    found(memory, thread="other matter")
    assert set(encode.asked) == {QUERY, RECORDS["other matter"][0]}
    found(memory)
    assert RECORDS["later"][0] not in encode.asked


def test_a_text_is_encoded_once_however_often_it_is_found():
    encode = Encoder()
    memory = filled(encode)
    assert found(memory) == found(memory)
    assert len(encode.asked) == len(set(encode.asked)) == 3


def test_a_later_record_changes_no_likeness_of_an_earlier_search():
    earlier = {name: each for name, each in RECORDS.items() if name != "later"}
    assert found(filled(Encoder(), records=earlier)) == found(filled(Encoder()))


def test_what_is_forgotten_is_never_encoded_again_and_takes_all_vectors_with_it():
    encode = Encoder()
    memory = filled(encode)
    found(memory)
    going = memory.would_forget(Wish(ids=("other words",)), NOW).going
    memory.forget(going.records, going, "person", "receipt", NOW)
    encode.asked.clear()
    assert [hit.id for hit in found(memory)] == ["other matter"]
    assert set(encode.asked) == {QUERY, RECORDS["other matter"][0]}


def test_a_new_erasure_epoch_drops_the_vectors_of_the_one_before():
    encode = Encoder()
    held = Meaning(encode)
    held.likeness("kiln", ["oven"], 0)
    held.likeness("kiln", ["oven"], 0)
    assert encode.asked == ["kiln", "oven"]
    held.likeness("kiln", ["oven"], 1)
    assert encode.asked == ["kiln", "oven"] * 2


def test_no_more_vectors_are_held_than_there_is_room_for():
    encode = Encoder()
    held = Meaning(encode)
    held.likeness("first", [str(number) for number in range(KEPT)], 0)
    assert len(encode.asked) == KEPT + 1
    held.likeness(str(KEPT - 1), [], 0)
    assert len(encode.asked) == KEPT + 1
    held.likeness("first", [], 0)
    assert len(encode.asked) == KEPT + 2


@pytest.fixture(scope="module")
def question():
    memory = filled()
    return understood(QUERY, memory.reader(NOW).directory, to_datetime(NOW, UTC))


@given(st.lists(st.floats(-1, 1), min_size=1, max_size=20))
def test_strength_goes_from_0_to_1_in_the_order_of_likeness(question, likeness):
    candidates = tuple(range(len(likeness)))
    strength = meaning(question, Pool(candidates, 1.0, tuple(likeness)))
    assert len(strength) == len(likeness)
    if min(likeness) == max(likeness):
        assert set(strength) == {0.0}
    else:
        assert (min(strength), max(strength)) == (0.0, 1.0)
        by_likeness = [each for _, each in sorted(zip(likeness, strength, strict=True))]
        assert by_likeness == sorted(strength)


def test_nobody_to_tell_is_no_strength_for_anyone(question):
    assert meaning(question, Pool(tuple(range(3)), 1.0)) == [0.0, 0.0, 0.0]
