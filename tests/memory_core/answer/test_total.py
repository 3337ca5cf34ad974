"""Sums of what the records say of each part, with a quote for each."""

import pytest

from memory_core.model.answer import Answer, NoAnswer
from telling import answered, memory_of, said, text_of

TOLD = [
    said("a", "2026-05-04T09:00", "nils", "Counted today: 221 bowls, 40 jugs, plates tomorrow."),
    said("b", "2026-05-05T09:00", "nils", "The burner costs 12,400 kroner with the hose."),
    said("c", "2026-05-06T09:00", "nils", "Shelves for the kiln: 3,600 kroner, delivered."),
    said("d", "2026-05-07T09:00", "nils", "New price for the burner: 11,900 kroner."),
    said("e", "2026-05-08T09:00", "ruth", "The glaze mill is 800 euro without the drum."),
]


@pytest.mark.parametrize(
    "question",
    [
        "burner plus shelves, what do the two come to",
        "What do the burner and the shelves cost together?",
        "what do the burner and the shelves come to",
        "sum of the burner and the shelves?",
        "total for the burner and the shelves",
        "How much are the burner and the shelves in total?",
        "the burner and the shelves, how much together?",
        "How much would the burner and the shelves add up to?",
    ],
)
def test_the_latest_price_of_each_part_is_added(question):
    outcome = answered(memory_of(TOLD), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("15,500: 11,900 + 3,600.")
    assert {each.id for each in outcome.citations} == {"c", "d"}


@pytest.mark.parametrize(
    "question",
    [
        "bowls and jugs together?",
        "How many bowls and jugs do we have in all?",
        "counted pieces: bowls and jugs together",
        "counted on 4 May, bowls and jugs together",
        "bowls and jugs counted in May, how many together?",
    ],
)
def test_counts_of_one_list_are_added_and_quoted_once(question):
    outcome = answered(memory_of(TOLD), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("261: 221 + 40.")
    assert [each.id for each in outcome.citations] == ["a"]


@pytest.mark.parametrize(
    "question",
    [
        "How much do bowls and plates come to?",
        "what do the burner and the bowls come to",
        "What do the burner and the glaze mill come to?",
        "the burner plus the roof, how much is that",
    ],
)
def test_what_has_no_number_another_measure_or_another_currency_is_not_added(question):
    assert isinstance(answered(memory_of(TOLD), question).outcome, NoAnswer)


def test_what_two_people_do_together_is_no_sum():
    memory = memory_of(said("a", "2026-05-04T09:00", "nils", "Ruth and Nils paint the 30 plates together on Friday."))
    assert "plates together" in text_of(memory, "What do Ruth and Nils paint together?")


PRICES = [
    said("a", "2026-05-05T09:00", "nils", "The burner costs 400 kroner."),
    said("b", "2026-05-06T09:00", "nils", "The shelves cost 300 kroner."),
    said("c", "2026-05-07T09:00", "nils", "The mill is 200 kroner."),
]


@pytest.mark.parametrize(
    "question",
    [
        "How much are the burner, the shelves and the mill in total?",
        "sum of the burner, the shelves, and the mill?",
        "What do the burner, shelves and mill cost together?",
        "burner plus shelves plus mill?",
        "burner, shelves & mill together?",
        "The burner, the shelves and the mill: how much altogether?",
        "So the burner, the shelves and the mill, what do they come to?",
        "How much would the burner and the shelves and the mill add up to?",
    ],
)
def test_every_part_of_a_list_is_added(question):
    outcome = answered(memory_of(PRICES), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("900: 400 + 300 + 200.")
    assert {each.id for each in outcome.citations} == {"a", "b", "c"}


@pytest.mark.parametrize(
    "question",
    [
        "How much are the burner, the roof and the mill in total?",
        "sum of the roof, the burner and the mill?",
        "burner, mill and roof together?",
        "the burner plus the mill plus the roof?",
        "the roof in the cellar, the burner and the mill together?",
    ],
)
def test_a_list_of_which_one_part_has_no_number_has_no_sum(question):
    assert "600" not in text_of(memory_of(PRICES), question)


@pytest.mark.parametrize(
    "question",
    [
        "How much are the burner and the shelves in total?",
        "sum of the burner and the shelves?",
        "burner plus shelves?",
        "What do the burner and the shelves cost together?",
    ],
)
@pytest.mark.parametrize(
    "total",
    [
        "The burner and the shelves come to 900 kroner in total.",
        "Paid 900 kroner for the burner and the shelves.",
        "Burner plus shelves: 900 kroner.",
        "The burner with the shelves, 900 kroner altogether.",
    ],
)
def test_one_number_of_several_parts_is_their_sum_already(question, total):
    stated = said("t", "2026-05-04T09:00", "nils", total)
    outcome = answered(memory_of(stated), question).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text == f"Nils Berg, May 4, 2026: “{total}”"
    assert "1,300" not in text_of(memory_of(stated, PRICES[:1]), question)


@pytest.mark.parametrize(
    ("told", "question"),
    [
        (
            "Seven people work together on the kiln and the shelves.",
            "How many people work together on the kiln and the shelves?",
        ),
        (
            "Forty guests came together for the opening and the fair.",
            "How many guests came together for the opening and the fair?",
        ),
        ("Eleven classes are combined in May and June.", "How many classes are combined in May and June?"),
    ],
)
def test_a_count_of_what_is_done_together_is_no_sum(told, question):
    assert told.partition(" ")[0] in text_of(memory_of(said("a", "2026-05-04T09:00", "nils", told)), question)
