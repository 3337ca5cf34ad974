"""Acronyms are known from the records that spell them out."""

import pytest

from memory_core.search.acronyms import acronyms, initials, spelt_out


@pytest.mark.parametrize(
    "text",
    [
        "We follow the glaze safety protocol (GSP) here.",
        "GSP means glaze safety protocol",
        "The GSP, our new Glaze Safety Protocol, is out",
    ],
)
def test_a_record_that_spells_an_acronym_out_says_what_it_stands_for(text):
    assert spelt_out("GSP", [text]) == ("glaze", "safeti", "protocol")


@pytest.mark.parametrize(
    "text", ["GSP is due", "glaze safety protocol", "GSP " + "word " * 20 + "glaze safety protocol", ""]
)
def test_it_stands_for_nothing_where_it_is_not_spelt_out_nearby(text):
    assert spelt_out("GSP", [text]) == ()


def test_acronyms_are_words_in_capitals():
    assert acronyms("Is the GSP or the B2B form due on a Monday, I ask?") == ("GSP", "B2B")


def test_neighbouring_words_spell_something_by_their_first_letters():
    assert ("gsp", ("glaze", "safety", "protocol")) in initials(["the", "glaze", "safety", "protocol"])
    assert initials(["one", "two"]) == ()
