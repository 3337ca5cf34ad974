"""An amount that is answered is that of the thing that is asked about."""

import pytest

from telling import memory_of, said, text_of

TOLD = [
    said("s1", "2026-05-04T09:00", "nils", "13.75. My brother laughs, which costs extra normally. It ships in June."),
    said("s2", "2026-05-05T09:00", "ruth", "The lease costs 44,000 more over three years. What you get is a new kiln."),
    said("s3", "2026-05-06T09:00", "ida", "We looked at the potter's wheel. It costs 3,800 kroner."),
]


@pytest.mark.parametrize("question", ["How much does a new forklift cost?", "What is the price of a forklift?"])
def test_the_price_of_another_thing_is_no_answer(question):
    assert text_of(memory_of(*TOLD), question).startswith("I don't know")


def test_the_price_of_the_thing_is():
    assert "3,800" in text_of(memory_of(*TOLD), "How much does the potter's wheel cost?")


def test_a_reply_is_about_what_it_replies_to():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ida", "What does the new forklift cost?"),
        said("s2", "2026-05-04T09:05", "nils", "It is 61,000 kroner.", reply_to="s1"),
    )
    assert "61,000" in text_of(memory, "How much does the new forklift cost?")


def test_a_number_is_the_same_in_words_and_in_figures():
    memory = memory_of(
        said("n1", "2026-05-04T09:00", "nils", "The kiln held its heat during the 24 hour firing, no cracks."),
        said("n2", "2026-05-05T09:00", "ruth", "The kiln of the neighbour cracked after one hour."),
    )
    assert "no cracks" in text_of(memory, "How did the kiln do in the twenty-four hour firing?")


def test_a_difference_is_told_by_the_last_two_values():
    memory = memory_of(
        said("q1", "2026-05-04T09:00", "nils", "The clay costs 40 euro a sack."),
        said("q2", "2026-05-11T09:00", "nils", "The clay costs 44 euro a sack since Monday."),
        said("q3", "2026-05-18T09:00", "nils", "The clay costs 42 euro a sack from today."),
    )
    text = text_of(memory, "By how much did the clay get cheaper per sack?")
    assert "44 euro" in text
    assert "42 euro" in text
    assert "40 euro" not in text
