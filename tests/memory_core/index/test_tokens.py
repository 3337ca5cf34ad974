from hypothesis import given
from hypothesis import strategies as st

from memory_core.index.tokens import LONGEST, terms, tokens


def test_inflected_forms_are_one_term_and_common_words_are_none():
    assert terms("The deliveries were delivered; we deliver") == ["deliveri", "deliv", "deliv"]


def test_accents_case_and_width_do_not_matter():
    assert terms("CAFÉ café cafe\u0301 ｃａｆｅ") == ["cafe"] * 4


def test_letters_that_do_not_decompose_are_folded_too():
    assert terms("Bjørn Łukasz Straße ærlig") == terms("Bjorn Lukasz Strasse aerlig")


def test_numbers_keep_their_point_and_lose_their_thousands_separators():
    assert terms("1.8 s, 187,406 rows, 61/64, v2") == ["1.8", "187406", "row", "61", "64", "v2"]


def test_a_list_of_small_numbers_is_not_one_large_number():
    assert terms("rooms 1,2") == ["room", "1,2"]


def test_chinese_japanese_and_korean_runs_become_pairs():
    assert terms("東京駅 v2の地図 3月") == ["東京", "京駅", "v2", "の地", "地図", "3", "月"]


def test_a_single_character_of_a_script_without_spaces_is_a_term():
    assert terms("駅") == ["駅"]


def test_a_possessive_is_found_by_the_name():
    assert terms("Maja's plan") == terms("Maja plan")


def test_a_text_of_common_words_has_no_terms():
    assert terms("who is it") == []


@given(st.text())
def test_any_text_has_terms_that_are_bounded_and_stand_where_they_say(text):
    found = list(tokens(text))
    assert [token.term for token in found] == terms(text)
    for token in found:
        assert token.term
        assert len(token.term.encode()) <= LONGEST
        assert 0 <= token.start < token.end <= len(text)


@given(st.text("a1.,2_ -Z"))
def test_numbers_with_points_and_commas_are_the_same_words_wherever_they_stand(text):
    assert [token.term for token in tokens(text)] == terms(text)


@given(st.text(st.characters(max_codepoint=127)))
def test_ascii_text_has_the_same_terms_beside_text_that_is_not(text):
    assert terms(f"{text} é") == [*terms(text), "e"]
