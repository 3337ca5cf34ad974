"""Cleaning: what goes, what stays, and that twice is once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.hygiene.text import cleaned

ANY = st.text(alphabet=st.characters(exclude_categories=()) | st.sampled_from("\u200d\u200c\ufe0f\u200b\r\n\x00é👩1 "))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("plain\ttext\n", "plain\ttext\n"),
        ("Fri\u200bday", "Friday"),
        ("safe\u202eevil\u202c", "safeevil"),
        ("nul\x00 and bell\x07", "nul and bell"),
        ("one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"),
        ("broken \ud83d half", "broken \ufffd half"),
        ("hidden\U000e0041\U000e0042", "hidden"),
        ("ig\u200dnore", "ignore"),
        ("soft\u00adhyphen", "softhyphen"),
    ],
)
def test_what_nobody_sees_goes(written, kept):
    assert cleaned(written) == kept


@pytest.mark.parametrize("text", ["👩\u200d💻", "❤\ufe0f\u200d🔥", "1\ufe0f\u20e3", "می\u200cخواهم", "naïve 日本語 ok"])
def test_joiners_stay_where_a_script_or_an_emoji_needs_them(text):
    assert cleaned(text) == text


@given(ANY)
def test_cleaning_twice_is_cleaning_once_and_leaves_text_that_can_be_encoded(text):
    once = cleaned(text)
    assert cleaned(once) == once
    assert once.encode().decode() == once
    assert "\x00" not in once
    assert "\r" not in once
