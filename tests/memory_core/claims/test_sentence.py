"""Sentences of messages and mails."""

from hypothesis import given
from hypothesis import strategies as st

from memory_core.claims.sentence import sentences


def said(text):
    return [each.text for each in sentences(text)]


def test_sentences_end_at_their_marks_and_not_at_abbreviations():
    text = "It costs 4.50 a piece. Ask Dr. Vik, e.g. on Mon. 4 May! Really?"
    assert said(text) == ["It costs 4.50 a piece.", "Ask Dr. Vik, e.g. on Mon. 4 May!", "Really?"]


def test_lines_of_a_list_are_sentences_without_their_marks():
    assert said("Agenda:\n- Kiln\n2. Lease") == ["Agenda:", "Kiln", "Lease"]


def test_greeting_signature_and_older_mail_are_left_out():
    mail = "Dear Ida,\n\nThe kiln is sold.\n\nBest regards,\nNils\nClay Ltd\n\nOn Mon, 4 May 2026, Ida wrote:\n> Is it?"
    assert said(mail) == ["The kiln is sold."]


def test_nothing_is_said_in_an_empty_text():
    assert said("  \n ... \n") == []


@given(st.text(max_size=200))
def test_a_sentence_is_what_stands_at_its_place(text):
    for each in sentences(text):
        assert text[each.start : each.end] == each.text
