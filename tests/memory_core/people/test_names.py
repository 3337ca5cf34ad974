"""Names compared as people compare them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.person import Person
from memory_core.people.names import bare, key, spoken, unread, within


@pytest.mark.parametrize(
    ("written", "compared"),
    [
        ("Lukas Wójcik", "lukas wojcik"),
        ("INGVILD  RØD", "ingvild rod"),
        ("Fossum, Jon", "jon fossum"),
        ("Nesse, Inc.", "nesse inc"),
        ("Noor van Dijk", "noor van dijk"),
        ("Anne-Lise O’Brien", "anne-lise o’brien"),
        ("李 明", "李 明"),
        ("…", ""),
    ],
)
def test_case_accents_punctuation_and_order_do_not_matter(written, compared):
    assert bare(written) == compared


@given(st.text())
def test_comparing_twice_is_comparing_once(name):
    assert bare(bare(name)) == bare(name)


@given(st.text())
def test_a_name_as_a_key_is_what_a_record_author_has(name):
    assert (key(name),) == (Person(name=name).keys or ("",))


def test_an_address_suggests_a_name():
    assert spoken("jon.fossum+bills@vestlys.example") == "jon fossum"


@pytest.mark.parametrize("local", ["no-reply", "noreply", "donotreply", "notifications", "docs-noreply", "no-reply+x7"])
def test_nobody_reads_a_no_reply_address(local):
    assert unread(f"{local}@firm.example")


@pytest.mark.parametrize("local", ["noor", "reply", "norep.lyon", "notary"])
def test_somebody_reads_an_address_that_only_begins_like_one(local):
    assert not unread(f"{local}@firm.example")


def test_a_subdomain_is_within_its_domain_and_a_lookalike_is_not():
    assert within("a@oslo.fjellro.example", ("fjellro.example",))
    assert not within("a@notfjellro.example", ("fjellro.example",))
