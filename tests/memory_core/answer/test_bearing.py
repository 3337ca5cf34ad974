"""What is quoted beside the best passage: what bears on it, and is not of another time."""

import pytest

from telling import answered, memory_of, said


def cited(memory, question, as_of="2026-06-01T12:00"):
    return [each.id for each in answered(memory, question, as_of).outcome.citations]


KEY = said("k1", "2026-05-04T09:00", "nils", "The spare key of the kiln room hangs in the red drawer.")


def test_a_later_reply_follows_the_answer():
    reply = said("k2", "2026-05-06T09:00", "ruth", "I took the spare kiln key home.", reply_to="k1", thread_id="C2")
    question = "Where is the spare key of the kiln room?"
    assert cited(memory_of(KEY, reply), question) == ["k1", "k2"]
    apart = said("k2", "2026-05-06T09:00", "ruth", "I took the spare kiln key home.", thread_id="C2")
    assert cited(memory_of(KEY, apart), question) == ["k1"]


def test_a_word_beyond_the_question_makes_a_later_message_one_of_the_same_matter():
    drawer = said("k3", "2026-05-20T09:00", "ruth", "Spare key of the kiln room: the drawer is empty.", thread_id="C3")
    smell = said("k4", "2026-05-20T10:00", "ruth", "The kiln room smells, a spare fan is on order.", thread_id="C4")
    found = cited(memory_of(KEY, drawer, smell), "Where is the spare key of the kiln room?")
    assert "k3" in found
    assert "k4" not in found


@pytest.mark.parametrize("kiln", ["kiln", "press"])
def test_what_was_said_weeks_before_about_another_matter_is_not_quoted_with_it(kiln):
    before = said("p1", "2026-03-02T09:00", "ruth", f"The {kiln} needs paint, says the landlord.", thread_id="C2")
    now = said("p2", "2026-05-20T09:00", "nils", f"We sell the {kiln}, the scrap dealer fetches it.")
    assert cited(memory_of(before, now), f"What happens to the {kiln}?") == ["p2"]


def test_the_words_of_whoever_is_asked_about_are_of_any_time():
    own = said("w1", "2026-05-04T09:00", "nils", "The wheel: I can lend it, I don't promise anything.", thread_id="C2")
    told = said("w2", "2026-05-20T09:00", "ruth", "Nils has agreed to lend us the wheel for the fair.")
    assert set(cited(memory_of(own, told), "Has Nils agreed to lend us the wheel?")) == {"w1", "w2"}


def test_what_repeats_an_answer_does_not_follow_it():
    once = said("f1", "2026-05-04T09:00", "nils", "The fair moves to the harbour hall because of the storm.")
    again = said("f2", "2026-05-06T09:00", "ruth", "The fair moves to the harbour hall, storm.", thread_id="C2")
    assert len(cited(memory_of(once, again), "Where does the fair move?")) == 1


def test_everybody_who_gives_a_value_is_quoted_when_it_is_asked_who_says_what():
    memory = memory_of(
        said("b1", "2026-05-04T09:00", "nils", "I want forty bowls in the window."),
        said("b2", "2026-05-05T09:00", "ruth", "Twenty-four bowls in the window, no more."),
    )
    assert set(cited(memory, "How many bowls in the window, who says what?")) == {"b1", "b2"}
