import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.body import PersonBody, RecordBody, Span, ThreadBody
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval, moment
from memory_core.model.person import NOBODY, Person
from memory_core.store.encoding import BadBody, decoded, encoded

texts = st.text(st.characters(), max_size=20)
people = st.builds(Person, texts, texts, texts)
stretches = st.tuples(st.integers(-(2**60), 2**60), st.integers(-(2**60), 2**60) | st.just(FOREVER)).map(
    lambda pair: Interval(Instant(min(pair)), Instant(max(pair)))
)
spans = st.builds(Span, st.integers(0, 99), st.integers(0, 99), texts, texts)
records = st.builds(
    RecordBody,
    texts,
    texts,
    texts,
    stretches,
    texts,
    st.sampled_from(["owner", "person", "machine", "assistant"]),
    st.just(NOBODY) | people,
    texts,
    texts,
    st.lists(st.tuples(texts, texts), max_size=3).map(tuple),
    st.lists(spans, max_size=3).map(tuple),
)
threads = st.builds(ThreadBody, texts, texts, texts, st.lists(people, max_size=3).map(tuple))
persons = st.builds(PersonBody, texts, people, texts, st.booleans())
bodies = records | threads | persons


@given(bodies)
def test_a_body_comes_back_from_its_bytes_as_it_was(body):
    again = decoded(encoded(body))
    assert again == body
    assert encoded(again) == encoded(body)


@given(bodies, bodies)
def test_bodies_have_equal_bytes_exactly_when_they_are_equal(one, other):
    assert (encoded(one) == encoded(other)) == (one == other)


def test_the_bytes_are_compact_json_that_leaves_out_what_is_not_said():
    body = RecordBody("slack", "message", "C1", moment(Instant(5)), "Größe 你好", author=Person(handle="slack:U1"))
    assert encoded(body).decode() == (
        '{"noun":"record","source":"slack","kind":"message","thread":"C1","occurred":[5,5],'
        '"text":"Größe 你好","author":{"handle":"slack:U1"}}'
    )


def test_half_a_surrogate_pair_survives():
    body = ThreadBody("slack", "broken \ud83d emoji")
    assert decoded(encoded(body)) == body


GOOD = {"noun": "record", "source": "s", "kind": "k", "thread": "t", "occurred": [1, 2], "text": "words"}


@pytest.mark.parametrize(
    "change",
    [
        {"noun": "song"},
        {"noun": ["record"]},
        {"text": 5},
        {"text": None},
        {"voice": "nobody"},
        {"occurred": [2, 1]},
        {"occurred": [1, True]},
        {"occurred": [1]},
        {"fields": [["a"]]},
        {"fields": 5},
        {"author": {"name": "A", "age": 5}},
        {"author": "A"},
        {"spans": [[1, 2, "why"]]},
        {"mood": "good"},
    ],
)
def test_an_unknown_shape_is_refused_without_quoting_the_text(change):
    with pytest.raises(BadBody) as caught:
        decoded(json.dumps(GOOD | change).encode())
    assert "words" not in str(caught.value)
    assert caught.value.length > 0


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"5", b"null", b"{}", b"\xff", b"[" * 100_000])
def test_bytes_that_are_no_body_are_refused(data):
    with pytest.raises(BadBody):
        decoded(data)
