"""Whether something is so: a word for yes or no only where a record states it of the very thing that is asked."""

import pytest

from telling import memory_of, said, text_of

POLARITY = ("Yes", "No", "Not yet")


def test_what_was_done_in_the_end_outweighs_the_earlier_denial():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ida", "The kiln lease still isn't signed."),
        said("s2", "2026-05-08T09:00", "nils", "Signed!!! The lease for the kiln is in my hand."),
    )
    assert text_of(memory, "Is the kiln lease signed?", "2026-05-05T12:00").startswith("No, not yet.")
    assert text_of(memory, "Is the kiln lease signed?").startswith("Yes. Nils Berg, May 8, 2026")


def test_an_announced_day_is_not_yet_until_it_has_passed_and_then_decides_nothing():
    memory = memory_of(said("s1", "2026-05-04T09:00", "ida", "Decided: the tasting room opens on Monday 18 May."))
    assert text_of(memory, "Has the tasting room opened yet?", "2026-05-05T12:00").startswith("No, not yet.")
    assert not text_of(memory, "Has the tasting room opened yet?", "2026-05-20T12:00").startswith(POLARITY)


def test_a_promise_whose_day_has_passed_decides_nothing():
    memory = memory_of(said("s1", "2026-05-04T09:00", "ida", "I'll send Nils the glaze invoice by Friday 8 May."))
    assert text_of(memory, "Did I send Nils the glaze invoice?", "2026-05-05T12:00").startswith("No, not yet.")
    assert not text_of(memory, "Did I send Nils the glaze invoice?", "2026-05-12T12:00").startswith(POLARITY)


def test_a_denial_is_open_again_when_something_later_is_done_in_other_words():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ida", "The glaze invoice for Nils is still not sent."),
        said("s2", "2026-05-08T09:00", "ida", "The invoice is here at last, 400 for the glaze."),
    )
    assert not text_of(memory, "Did I send Nils the glaze invoice?").startswith(POLARITY)


@pytest.mark.parametrize(
    "text",
    [
        "On paper it pays for itself, no, wait, I'd left the interest out.",
        "The night shift is not done with the plates.",
        "No. The holiday cards are printed.",
    ],
)
def test_what_somebody_says_of_other_things_says_nothing_of_their_state(text):
    memory = memory_of(said("s1", "2026-05-04T09:00", "ruth", text))
    assert not text_of(memory, "Is Ruth Aune on holiday?").startswith(POLARITY)


def test_a_sentence_about_another_thing_in_the_same_message_decides_nothing():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ida", "The tasting room opens on 11 May. The lease still isn't signed.")
    )
    assert not text_of(memory, "Has the tasting room opened?", "2026-05-20T12:00").startswith(POLARITY)


def test_what_is_owed_and_not_done_is_still_owed():
    memory = memory_of(said("s1", "2026-05-04T09:00", "ida", "I owe Nils the glaze invoice, still not done."))
    assert not text_of(memory, "Do I still owe Nils the glaze invoice?").startswith("No")


def test_somebody_who_has_nothing_to_do_with_it_is_not_told_about():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The printer's night shift is off sick."))
    assert text_of(memory, "Is Ruth Aune off sick?").startswith("I don't know")
