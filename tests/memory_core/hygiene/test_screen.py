"""Looking for many words at once finds what looking for each of them finds."""

import re

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from memory_core.hygiene import screen
from memory_core.hygiene.addresses import KNOWN, possible
from memory_core.hygiene.disguise import undisguised
from memory_core.hygiene.screen import Screen
from memory_core.hygiene.text import cleaned

LETTERS = "abkK_.9é😀\ud83d\ude00"


@given(st.sets(st.text(LETTERS, min_size=1, max_size=4), max_size=12), st.text(LETTERS, max_size=40))
def test_a_screen_holds_exactly_the_words_that_stand_in_the_text(words, text):
    assert Screen(words).held(text) == {word for word in words if word in text}


def test_a_screen_of_no_words_holds_none():
    assert Screen(()).held("anything at all") == set()


@given(st.sets(st.text(LETTERS, min_size=1, max_size=4), max_size=12), st.text(LETTERS, max_size=40), st.integers(1, 9))
def test_words_are_found_wherever_the_pieces_of_a_long_text_end(words, text, piece):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen, "_PIECE", piece)
        assert Screen(words).held(text) == {word for word in words if word in text}


EDGES = st.sampled_from(("", screen.EDGE))


@given(
    st.sets(st.tuples(EDGES, st.text("abk_", min_size=1, max_size=3), EDGES).map("".join), max_size=8),
    st.text("abk_ .é", max_size=30),
    st.integers(1, 9),
)
def test_a_word_may_have_to_begin_or_end_where_a_word_does(words, text, piece):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen, "_PIECE", piece)
        found = Screen(words).held(text)
    assert found == {word for word in words if re.search(edged(word), text)}


def edged(word):
    """The expression that finds a word as a screen takes it."""
    bare = word.removeprefix(screen.EDGE).removesuffix(screen.EDGE)
    before = "(?<![a-z_])" if word.startswith(screen.EDGE) else ""
    return before + bare + ("(?![a-z_])" if word.endswith(screen.EDGE) else "")


def shortened(address):
    """The form of an address with its longest gaps left out, since what is drawn from it would be mostly gaps."""
    return re.compile(re.sub(r"\{0,\d{2,}\}", "{0,2}", address.written), address.form.flags)


@pytest.mark.parametrize("address", KNOWN, ids=lambda address: " ".join(address.written.split())[:40])
@given(data=st.data())
@settings(max_examples=25, derandomize=True, suppress_health_check=list(HealthCheck), phases=(Phase.generate,))
def test_what_an_address_matches_has_a_word_of_each_group_that_it_needs(address, data):
    text = undisguised(cleaned(data.draw(st.from_regex(shortened(address)))))
    if address.form.search(text):
        assert address in possible(text.lower())
