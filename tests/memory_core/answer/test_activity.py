"""What somebody wrote lately, or in a stretch of time, whatever it was about."""

import pytest

from memory_core.model.answer import Answer, NoAnswer
from telling import answered, event, memory_of, said, text_of

TALK = memory_of(
    said("n1", "2026-05-29T09:00", "nils", "The bricks are late."),
    said("r1", "2026-05-31T09:00", "ruth", "Cobalt is dear this year."),
    said("r2", "2026-05-31T15:00", "ruth", "The invoice for the clay is paid."),
    said("i1", "2026-05-31T16:00", "ida", "I have ordered soup for everybody.", voice="owner"),
    said("v1", "2026-06-01T08:00", "ruthv", "The sample tiles left our house.", source="gmail", kind="mail"),
)


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        ("When did Nils last write?", ["n1"]),
        ("any news from nils", ["n1"]),
        ("What did Ruth Aune say yesterday?", ["r1", "r2"]),
        ("what did I write yesterday", ["i1"]),
        ("what did I do yesterday", ["i1"]),
        ("What did Ida write yesterday?", ["i1"]),
        ("what has nils done on May 29", ["n1"]),
        ("latest mail", ["v1"]),
        ("last mail from Ruth Vik", ["v1"]),
        ("what did I miss yesterday", ["r1", "r2"]),
    ],
)
def test_the_words_of_somebody_are_found_by_who_and_when_alone(asked, ids):
    outcome = answered(TALK, asked).outcome
    assert isinstance(outcome, Answer)
    assert [each.id for each in outcome.citations] == ids


def test_how_often_somebody_wrote_is_counted():
    assert text_of(TALK, "How often did Ruth Aune write yesterday?").startswith("2 records from Ruth Aune, ")


def test_that_somebody_wrote_nothing_then_is_no_answer():
    outcome = answered(TALK, "What did Nils say yesterday?").outcome
    assert isinstance(outcome, NoAnswer)
    assert "Nils Berg" in outcome.text


def test_a_name_that_two_people_bear_is_not_taken_for_one_of_them():
    text = text_of(TALK, "When did Ruth last write?")
    assert not text.startswith("Ruth Vik, June 1")


def test_a_question_about_something_is_answered_by_what_is_about_it():
    assert "bricks" in text_of(TALK, "What did Nils say about the bricks?")
    assert isinstance(answered(TALK, "What did Nils write about the glaze last week?").outcome, NoAnswer)


def test_anything_new_from_somebody_is_what_they_wrote_and_no_event():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The kiln is warm."),
        said("s2", "2026-05-05T09:00", "nils", "The plates are dry."),
        event("e1", "2026-05-06T09:00", "Tasting with Nils", "2026-06-04T10:00", "2026-06-04T11:00",
              attendee="nils@clay.example"),
    )  # fmt: skip
    text = text_of(memory, "Anything new from Nils?")
    assert "The kiln is warm." in text
    assert "The plates are dry." in text
    assert "Tasting" not in text


SHARED = [
    said("k1", "2026-05-20T09:00", "nils", "Could we share the kiln on Fridays?"),
    said("k2", "2026-05-21T09:00", "ruthv", "Fridays are fine, I take the mornings."),
    said("k3", "2026-05-25T09:00", "ida", "The new shelves are ordered, they come in June."),
    said("k4", "2026-05-26T09:00", "nils", "The shelves are too deep, take the narrow ones."),
]


@pytest.mark.parametrize(
    "question",
    [
        "What did Nils and Ruth Vik agree?",
        "what did nils and ruth vik talk about",
        "What did Ruth Vik and Nils agree on in May?",
        "What have Nils and Ruth Vik decided?",
        "what did Nils and Ruth Vik say to each other?",
    ],
)
def test_what_two_people_said_to_each_other(question):
    text = text_of(memory_of(SHARED), question)
    assert "share the kiln" in text
    assert "Fridays are fine" in text
    assert "shelves" not in text


@pytest.mark.parametrize("question", ["what did Nils and I talk about?", "What did I and Nils discuss?"])
def test_the_owner_may_be_one_of_the_two(question):
    text = text_of(memory_of(SHARED), question)
    assert "too deep" in text
    assert "Fridays" not in text
