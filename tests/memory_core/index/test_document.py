from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from histories import record_body, stated
from memory_core.index.document import LONGEST_FACET, OWNER, document, facet, searched_text, thread_key, without
from memory_core.model.body import Span, ThreadBody
from memory_core.model.entry import Entry
from memory_core.model.instant import Instant
from memory_core.model.person import Person
from memory_core.model.version import versions


def indexed(body):
    (version,) = versions([Entry(1, Instant(9), replace(stated("r", 1, ""), body=body))])
    return document(version, 7)


def spanned(text, start, end, voice="person"):
    return replace(record_body(text, "t1"), voice=voice, spans=(Span(start, end, "addresses an assistant", "t/1"),))


def test_a_document_counts_its_terms_and_knows_its_facets():
    found = indexed(
        replace(record_body("drill the drill, file it", "t9"), author=Person(handle="slack:U1"), reply_to="r0")
    )
    assert found.words == {"drill": 2, "file": 1}
    assert found.length == 3
    assert found.thread == thread_key("t9")
    assert found.facets == (b"kind:message", b"reply:r0", b"source:slack", b"who:slack:u1")


def test_a_name_is_a_way_to_find_somebody_only_where_nothing_better_is_known():
    spoken = indexed(replace(record_body("", "t"), author=Person("Ida Holm")))
    mailed = indexed(replace(record_body("", "t"), author=Person("Ida Holm", "x@elsewhere.example")))
    assert b"who:ida holm" in spoken.facets
    assert b"who:ida holm" not in mailed.facets
    assert b"who:x@elsewhere.example" in mailed.facets


def test_what_only_the_owner_can_make_is_found_as_the_owners():
    assert facet("who", OWNER) in indexed(replace(record_body("", "t"), voice="owner")).facets


def test_text_that_addresses_an_assistant_is_not_searched_where_others_can_write():
    for voice in ("person", "machine"):
        assert searched_text(spanned("buy now", 0, 3, voice)).strip() == "now"
    for voice in ("owner", "assistant"):
        assert searched_text(spanned("buy now", 0, 3, voice)) == "buy now"


def test_a_thread_is_searched_by_title_place_and_the_names_of_its_members():
    body = ThreadBody(
        "gmail", "Kiln", "Workshop", (Person("Odd Vik", "odd@x.example"), Person(address="ida@y.example"))
    )
    assert searched_text(body).split("\n") == ["Kiln", "Workshop", "Odd Vik", "ida"]


@given(st.text(max_size=300), st.text(max_size=300))
def test_facets_are_bounded_and_different_values_stay_different(one, two):
    assert len(facet("who", one)) <= LONGEST_FACET
    assert (facet("who", one) == facet("who", two)) == (one == two)


@given(st.text(alphabet="abc", max_size=30), st.lists(st.tuples(st.integers(0, 30), st.integers(0, 9)), max_size=5))
def test_without_leaves_exactly_what_no_span_covers(text, stretches):
    spans = tuple(Span(a, min(a + n, len(text)), "r", "d") for a, n in stretches if a < len(text))
    left = "".join(char for at, char in enumerate(text) if not any(span.start <= at < span.end for span in spans))
    assert without(text, spans, "").replace(" ", "") == left
