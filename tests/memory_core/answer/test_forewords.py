"""What is told before a question, and the words of those of whom only a part of it asks."""

import pytest

from memory_core.answer.noun import asked_for
from memory_core.model.answer import Answer
from telling import answered, event, memory_of, said, text_of

RAKU = "The raku kiln takes 45 bowls, as Nils counted."


@pytest.mark.parametrize(
    "question",
    [
        "The fair wants a plan from us. How many bowls does the raku kiln take?",
        "Nobody in Turin believes me. Could you please tell me how many bowls the raku kiln takes?",
        "Our friends from Lyon come to the raku day. Into the raku kiln, how many bowls go?",
        "My plan for the raku kiln has gone to Turin. How many bowls does it take?",
    ],
)
def test_what_is_told_before_a_question_need_not_be_where_it_is_answered(question):
    assert "45 bowls" in text_of(memory_of(said("s1", "2026-05-04T09:00", "nils", RAKU)), question)


@pytest.mark.parametrize(
    "question",
    [
        "Ruth has written about the delay. On what day does the clay leave the pit?",
        "The pit has confessed to a delay. Which day does the clay leave, please?",
    ],
)
def test_the_time_of_what_is_told_is_not_that_of_what_is_asked(question):
    memory = memory_of(said("s1", "2026-05-04T09:00", "ruthv", "A delay, sorry: the clay leaves the pit on 12 May."))
    assert "12 May" in text_of(memory, question)


@pytest.mark.parametrize(
    "question",
    [
        "How much is the bill for the flue, and what did I say about the chimney?",
        "What does the flue cost, and what did I promise for the chimney?",
    ],
)
def test_only_what_is_asked_for_in_their_words_must_be_in_them(question):
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The bill for the flue is 9,400 kroner, so the flue is dear."),
        said("s2", "2026-05-05T09:00", "ida", "I promise you the chimney gets swept."),
    )
    assert "9,400" in text_of(memory, question)


@pytest.mark.parametrize(
    ("question", "noun"),
    [
        ("Tell me what the potter in Turin wants for a bowl?", ""),
        ("What our baker would charge per loaf?", ""),
        ("Which two glazes did I order?", "glaze"),
        ("Which three things must we bring?", ""),
        ("What time tonight with Ruth?", ""),
    ],
)
def test_neither_who_does_it_nor_a_number_is_the_noun_that_is_asked_for(question, noun):
    assert asked_for(question) == noun


@pytest.mark.parametrize(
    "question", ["kiln any warmer since the new bricks", "kiln all right since the new bricks?", "kiln warm yet"]
)
def test_a_state_that_is_asked_about_needs_no_noun(question):
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The kiln has 1,240 degrees since the new bricks."))
    assert "1,240" in text_of(memory, question)


@pytest.mark.parametrize(
    "question", ["Has anybody answered the letter of the council?", "did somebody reply to the council"]
)
def test_whoever_answered_has(question):
    memory = memory_of(said("s1", "2026-05-04T09:00", "ruth", "I answered the letter of the council today."))
    assert isinstance(answered(memory, question).outcome, Answer)


@pytest.mark.parametrize(
    "question", ["Am I free on Thursday at half past seven?", "A friend asks for Thursday at 7:30. Am I free then?"]
)
def test_an_hour_in_either_half_of_a_day_is_looked_up_in_both(question):
    swim = event("e1", "2026-05-04T09:00", "Swim", "2026-06-04T07:30", "2026-06-04T08:00")
    assert "Swim" in text_of(memory_of(swim), question, "2026-06-01T12:00")


@pytest.mark.parametrize("question", ["when is the next ordinary glaze round", "next usual glaze round, when?"])
def test_what_a_meeting_usually_is_need_not_be_its_title(question):
    ahead = event("e1", "2026-05-04T09:00", "Glaze round", "2026-06-04T07:30", "2026-06-04T08:00")
    assert "June 4" in text_of(memory_of(ahead), question, "2026-06-01T12:00")
