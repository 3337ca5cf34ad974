"""What words take back themselves."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.claims.correction import retracted, standing

SAID = datetime(2026, 5, 4, 9)


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        ("We have four hundred, sorry, four-fifty bowls.", "We have … four-fifty bowls."),
        ("That saves thirty-eight, no, thirty-six thousand.", "That saves … thirty-six thousand."),
        ("It moved from Monday to Friday.", "It moved … to Friday."),
        ("It is 89, not 91.", "It is 89, …."),
        ("Free from 450, from today.", "Free from 450, from today."),
        ("I have 5 cats, no dogs and 3 birds.", "I have 5 cats, no dogs and 3 birds."),
        ("It takes 800 ms, sorry, 2 seconds, 800 is the median.", "It takes … 2 seconds …."),
        ("Nine broke. In the old kiln it was six last year.", "Nine broke. In the old kiln it was six last year."),
        ("The kiln is no longer free on Friday.", "The kiln is no longer free on Friday."),
        ("The fee was 40, now it is 55.", "The fee …, now it is 55."),
        ("Not 3 shelves but 5.", "… shelves but 5."),
    ],
)
def test_a_corrected_value_is_left_out(text, stands):
    assert standing(text, SAID) == stands


@given(st.text(alphabet="abc 0123456789,.-no sorry from to not", max_size=60))
def test_what_is_taken_back_lies_in_the_text_in_order_and_apart(text):
    spans = retracted(text, SAID)
    places = [place for span in spans for place in span]
    assert places == sorted(places)
    assert all(0 <= start < end <= len(text) for start, end in spans)
