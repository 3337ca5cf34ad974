"""What the owner still has to do: promises of theirs that nothing later settles."""

import pytest

from memory_core.model.answer import NoAnswer
from telling import answered, memory_of, said, text_of

TOLD = [
    said("a", "2026-05-20T09:00", "ida", "Ruth, I'll send you the glaze recipe by Friday 5 June."),
    said("b", "2026-05-21T09:00", "ida", "I'll order the new shelves by 29 May."),
    said("c", "2026-05-25T09:00", "ida", "The new shelves are ordered, they come in June."),
    said("d", "2026-05-26T09:00", "ida", "I will call the landlord about the roof."),
    said("e", "2026-05-27T09:00", "ida", "I'll bring the tax papers on 20 June, promise."),
    said("f", "2026-05-27T10:00", "nils", "I'll paint the door by Wednesday."),
]


@pytest.mark.parametrize(
    "question",
    [
        "what's on my plate?",
        "my open promises?",
        "my to-dos",
        "what have I promised people?",
        "anything I owe anybody?",
    ],
)
def test_all_that_is_open_is_told_what_is_due_first_before_the_rest(question):
    text = text_of(memory_of(TOLD), question)
    assert text.startswith("3 open promises of yours (due June 5, 2026; due June 20, 2026; no date).")
    assert "shelves" not in text
    assert "door" not in text


@pytest.mark.parametrize(
    "question",
    ["What do I have to do this week?", "What am I supposed to do this week?", "what do I need to do until friday"],
)
def test_of_a_time_what_is_due_by_its_end(question):
    text = text_of(memory_of(TOLD), question)
    assert "glaze recipe" in text
    assert "landlord" in text
    assert "tax papers" not in text


@pytest.mark.parametrize("question", ["What did I promise Ruth?", "what do I owe Ruth"])
def test_of_a_person_what_they_were_promised(question):
    assert text_of(memory_of(TOLD), question).startswith("1 open promise of yours (due June 5, 2026).")


def test_a_promise_made_anew_is_told_once():
    anew = said("g", "2026-05-29T09:00", "ida", "I'll send you the glaze recipe on Monday 8 June instead, Ruth.")
    text = text_of(memory_of(TOLD, anew), "What did I promise Ruth?")
    assert "due June 8, 2026" in text
    assert "Friday 5 June" not in text


def test_who_promised_nothing_has_nothing_to_do():
    outcome = answered(memory_of(TOLD), "What do I have to do this week?", "2026-05-19T12:00").outcome
    assert isinstance(outcome, NoAnswer)


def test_what_is_asked_about_something_is_no_question_for_all_promises():
    assert "open promise" not in text_of(memory_of(TOLD), "What should I do about the roof?")


def chats(number):
    """So many chats of the owner's, a minute apart, after what is told."""
    return [
        said(f"c{n}", f"2026-05-29T{n // 60:02}:{n % 60:02}", "ida", f"The bowl number {n} is glazed in blue.")
        for n in range(number)
    ]


@pytest.mark.parametrize("number", [0, 55, 120])
def test_a_promise_is_found_behind_however_many_messages(number):
    text = text_of(memory_of(TOLD[:1], chats(number)), "my open promises?")
    assert text.startswith("1 open promise of yours (due June 5, 2026).")
    assert "no further" not in text


def test_what_is_not_read_is_said():
    text = text_of(memory_of(TOLD[:1], chats(1100)), "my open promises?")
    assert text.endswith("I read your records back to May 29, 2026, no further.")
