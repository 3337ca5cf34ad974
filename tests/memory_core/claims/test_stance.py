"""What words say of a deed, and whose view they are."""

import pytest

from memory_core.claims.commitment import is_commitment
from memory_core.claims.opinion import is_view, reports
from memory_core.claims.stance import stance


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The lease is signed and sent.", "done"),
        ("It went out this afternoon.", "done"),
        ("The lease isn't signed.", "not"),
        ("Not yet, he is at sea.", "not"),
        ("I'll sign it by Friday.", "pending"),
        ("The open day is cancelled, no need to bake.", "off"),
        ("The lease has nine pages.", "open"),
        ("If it isn't signed, that is their affair.", "open"),
        ("We open a second shop if the loan is approved.", "pending"),
        ("If the loan is approved we'll open a second shop.", "pending"),
    ],
)
def test_a_stance_is_read_from_its_cues(text, found):
    assert stance(text) == found


def test_a_promise_binds_who_says_it():
    assert is_commitment("I'll have it done by noon.")
    assert not is_commitment("She will have it done by noon.")


def test_a_view_is_no_announcement():
    assert is_view("I don't think they sign.")
    assert not is_view("They signed on Monday.")


def test_words_are_passed_on_in_the_name_of_somebody():
    assert reports("Ruth told me it's fine.", "Ruth")
    assert not reports("I told Ruth it's fine.", "Ruth")
