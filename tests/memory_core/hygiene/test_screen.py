"""Looking for many words at once finds what looking for each of them finds."""

from hypothesis import given
from hypothesis import strategies as st

from memory_core.hygiene.screen import Screen

LETTERS = "abkK_.9é"


@given(st.sets(st.text(LETTERS, min_size=1, max_size=4), max_size=12), st.text(LETTERS, max_size=40))
def test_a_screen_holds_exactly_the_words_that_stand_in_the_text(words, text):
    assert Screen(words).held(text) == {word for word in words if word in text}


def test_a_screen_of_no_words_holds_none():
    assert Screen(()).held("anything at all") == set()
