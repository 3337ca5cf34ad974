"""Times of two things compared: how far apart, which came first, how far a date was moved; each with its quotes."""

import pytest

from memory_core.answer.difference import Difference, Move, Order, comparison, order
from memory_core.model.answer import Answer, NoAnswer
from telling import answered, memory_of, said, text_of

WORKSHOP = [
    said("arrived", "2026-05-04T09:00", "nils", "The crate with the burner has arrived."),
    said("running", "2026-05-13T09:00", "ida", "The burner is running, it sounds like rain."),
    said("first", "2026-05-04T10:00", "nils", "Decided: the shop opens on Monday 18 May."),
    said("then", "2026-05-12T09:00", "nils", "New date: the shop opens on Monday 25 May."),
    said("offer", "2026-05-05T09:00", "nils", "I have sent the offer for the tiles."),
    said("lease", "2026-05-05T15:00", "ruth", "I have signed the lease for the cellar."),
]


@pytest.mark.parametrize(
    "question",
    [
        "days from the burner arriving to it running?",
        "How many days from the burner arriving to it running",
        "how long between the burner arriving and the burner running?",
        "time between the burner arriving and it running",
        "How much later did the burner run than it arrived?",
    ],
)
def test_the_days_between_two_things_that_were_told(question):
    outcome = answered(memory_of(WORKSHOP), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("9 days: from May 4, 2026 to May 13, 2026.")
    assert {each.id for each in outcome.citations} == {"arrived", "running"}


@pytest.mark.parametrize(
    "question",
    [
        "How much later than first planned did the shop open?",
        "by how many days did the shop opening move?",
        "How many days later than originally decided does the shop open?",
        "how much later does the shop open than first planned?",
    ],
)
def test_how_far_a_date_was_moved(question):
    outcome = answered(memory_of(WORKSHOP), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("7 days later: first May 18, 2026, then May 25, 2026.")
    assert {each.id for each in outcome.citations} == {"first", "then"}


@pytest.mark.parametrize(
    "question",
    [
        "Which came first, the offer for the tiles or the lease for the cellar?",
        "what came first: signing the lease or sending the offer for the tiles",
        "the lease for the cellar or the offer for the tiles, which was first?",
        "Did Ruth sign the lease before I sent the offer for the tiles?",
    ],
)
def test_which_of_two_things_came_first_told_by_the_clock_on_one_day(question):
    text = text_of(memory_of(WORKSHOP), question)
    assert text.startswith("First May 5, 2026, 9 am, then May 5, 2026, 3 pm. Nils Berg")


def test_what_was_never_told_has_no_place_in_an_order():
    asked = "Which came first, the offer for the tiles or the fire in the attic?"
    assert isinstance(answered(memory_of(WORKSHOP), asked).outcome, NoAnswer)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("what came first on the 4th, my visit or the offer", Order("my visit", "the offer")),
        ("Did I sign before Friday?", None),
        ("Was it there before?", None),
        ("Red or green, which do you like?", None),
    ],
)
def test_an_order_is_asked_of_two_things_and_of_no_day(text, found):
    assert order(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("How many weeks from the call to the offer?", Difference("the call", "the offer", "weeks")),
        ("nights between the fair and the market?", Difference("the fair", "the market", "nights")),
        ("How much later than the call was the offer?", Difference("the call", "was the offer", "days")),
        ("How many weeks later than planned did the shop open?", Move("the shop open", "weeks")),
        ("Which came first, the call or the offer?", Order("the call", "the offer")),
        ("How long is the call?", None),
    ],
)
def test_a_question_asks_for_one_comparison_at_most(text, found):
    assert comparison(text) == found


@pytest.mark.parametrize(
    "question",
    [
        "When did Nils leave before the storm?",
        "What did we sell before the fair?",
        "Why does the shop open earlier than the others?",
        "Who was here before the others came?",
        "How did Ruth do it before we had a kiln?",
    ],
)
def test_before_and_earlier_compare_nothing_where_something_else_is_asked(question):
    assert comparison(question) is None
