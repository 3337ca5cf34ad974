"""Replies: what they are about stands in the message before them."""

import pytest

from memory_core.model.person import NOBODY
from telling import memory_of, said, text_of


def turn(name, when, who, text, **more):
    voice = "owner" if who == "user" else "assistant"
    told = {"source": "codex", "kind": "turn", "thread_id": "S1", "author": NOBODY, "voice": voice, "author_label": who}
    return said(name, when, "ida", text, **told, **more)


@pytest.mark.parametrize("asked", ["who left the toads in the kiln", "so who put toads in the kiln", "Who did it?"])
def test_a_question_without_its_mark_is_replied_to(asked):
    memory = memory_of(
        said("g1", "2026-05-04T09:00", "nils", f"Toads in the kiln. {asked}"),
        said("g2", "2026-05-04T11:00", "ruth", "that was me, sorry"),
    )
    assert "Ruth Aune" in text_of(memory, "Who put the toads in the kiln?")


def test_what_comes_a_day_later_is_no_reply_to_it():
    memory = memory_of(
        said("g1", "2026-05-04T09:00", "nils", "who took the long ladder"),
        said("g2", "2026-05-05T11:00", "ruth", "Bricks arrive in Bodo, I'll fetch them."),
    )
    assert text_of(memory, "Who took the long ladder?").startswith("I don't know")


@pytest.mark.parametrize("question", ["Why is the glaze calculator slow?", "why did the glaze calculator crawl"])
def test_an_assistant_replies_to_what_it_was_told_to_do(question):
    memory = memory_of(
        turn("S1#t1", "2026-05-04T09:00", "user", "the glaze calculator is slow. find the reason"),
        turn("S1#t2", "2026-05-04T09:01", "assistant", "shell: grep -n load calc.py", fields=(("tool", "shell"),)),
        turn("S1#t3", "2026-05-04T09:03", "assistant", "Line 12 reads the whole file for each bowl."),
        said("m1", "2026-05-05T09:00", "nils", "Soup again."),
    )
    text = text_of(memory, question)
    assert "for each bowl" in text


@pytest.mark.parametrize("unit", ["hour", "day", "week"])
def test_a_reply_need_not_repeat_for_what_time_it_was_asked(unit):
    rate = said("g2", "2026-05-04T09:02", "ruth", "With both kilns three hundred bricks.", reply_to="g1")
    question = f"How many bricks per {unit} do both kilns make?"
    alone = memory_of(rate)
    asked_for = memory_of(said("g1", "2026-05-04T09:00", "nils", f"How many bricks per {unit}?"), rate)
    assert text_of(alone, question).startswith("I don't know")
    assert "three hundred" in text_of(asked_for, question)


@pytest.mark.parametrize(
    "question", ["Which day does Ruth want for the letter to Bodo?", "What day does Ruth want in the letter to Bodo?"]
)
def test_whose_words_are_asked_for_need_not_name_what_they_speak_of(question):
    memory = memory_of(
        said("g1", "2026-05-04T09:00", "ruth", "For the letter: write 9 June, I want that day."),
        said("m1", "2026-05-05T09:00", "nils", "Bodo was cold and the ferry late."),
    )
    assert "9 June" in text_of(memory, question)
