"""Words that may stand for one another."""

from memory_core.index.tokens import STOP_WORDS, terms
from memory_core.search.thesaurus import _GROUPS, synonyms


def test_what_stands_for_a_word_is_stood_for_by_it():
    for group in _GROUPS:
        for term in group:
            for other in synonyms(term):
                assert term in synonyms(other)


def test_no_word_stands_for_itself_and_every_group_has_two():
    assert all(len(group) >= 2 for group in _GROUPS)
    assert all(term not in synonyms(term) for group in _GROUPS for term in group)


def test_no_common_word_is_in_a_group():
    assert not {term for group in _GROUPS for term in group} & STOP_WORDS


def test_words_are_found_by_their_stems():
    (stem,) = terms("postponing")
    assert set(terms("delay reschedule")) <= set(synonyms(stem))
    assert synonyms("celadon") == ()
