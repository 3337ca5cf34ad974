"""Which of several values holds, and that it stands alone."""

from datetime import UTC, datetime

import pytest

from memory_core.answer.passage import passages
from memory_core.memory import Asked
from memory_core.model.instant import from_datetime
from telling import answered, event, memory_of, said, text_of

BENCHES = [
    said("b1", "2026-05-04T09:00", "nils", "The workshop has room for nine benches."),
    said("b2", "2026-05-11T09:00", "nils", "So it is eight benches, not nine, the stove needs its corner."),
]


@pytest.mark.parametrize(
    "question",
    ["How many benches does the workshop have room for?", "number of benches in the workshop", "how many benches now?"],
)
def test_a_value_that_is_taken_back_in_fewer_words_is_replaced(question):
    text = text_of(memory_of(*BENCHES), question)
    assert "eight benches" in text
    assert "nine" not in text


def test_before_it_was_taken_back_it_holds():
    assert "nine benches" in text_of(
        memory_of(*BENCHES), "How many benches does the workshop have room for?", "2026-05-05T09:00"
    )


def test_of_several_values_the_one_that_is_repeated_holds():
    memory = memory_of(
        said("p1", "2026-05-04T09:00", "ida", "Price of the clay: you say 40 euro, he says 44 euro, I say 42 euro."),
        said("p2", "2026-05-05T09:00", "ruth", "42 euro for the clay it is.", reply_to="p1"),
    )
    text = text_of(memory, "What is the price of the clay?")
    assert "42 euro" in text
    assert "44" not in text


def test_a_sentence_with_a_replaced_value_is_not_quoted_beside_the_one_that_holds():
    memory = memory_of(
        said("r1", "2026-05-04T09:00", "nils", "The rent of the shed is 900 kroner."),
        said(
            "r2", "2026-05-11T09:00", "nils", "We paid 900 kroner for long enough. The rent of the shed is 700 kroner."
        ),
    )
    outcome = answered(memory, "What is the rent of the shed?").outcome
    assert "700" in outcome.text
    assert "900" not in outcome.text
    assert [each.id for each in outcome.history] == ["r1"]


def test_a_later_value_of_something_else_replaces_nothing():
    memory = memory_of(
        said("f1", "2026-05-04T09:00", "nils", "The ferry to Bodo leaves the pier at 18:10."),
        said("f2", "2026-05-11T09:00", "ruth", "Most go to Bodo late at night, dinner is at 21:30."),
    )
    assert "18:10" in text_of(memory, "When does the ferry to Bodo leave the pier?")


def test_a_value_far_from_the_question_is_no_answer():
    memory = memory_of(
        said("h1", "2026-05-04T09:00", "ruth", "Hotel for the Bodo trip – Blue Whale, breakfast until ten."),
        said("h2", "2026-05-05T09:00", "nils", "The glaze of the last trip stands in the cellar.", thread_id="C2"),
    )
    assert "Blue Whale" in text_of(memory, "hotel for the trip to Bodo?")


def test_one_quotation_answers_two_questions_about_the_same():
    memory = memory_of(
        said("w1", "2026-05-04T09:00", "ruth", "Glaze workshop: Tuesday 16 June at Harbour Hall."),
        said("w2", "2026-05-11T09:00", "ruth", "The glaze workshop is at Mill House, Wednesday 17 June."),
    )
    outcome = answered(memory, "Where is the glaze workshop, and which day?").outcome
    assert "17 June" in outcome.text
    assert "16 June" not in outcome.text


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Up to what sum may Nils buy bricks?", "3,000"),
        ("below which amount may nils buy bricks", "3,000"),
        ("What limit has Nils for bricks?", "3,000"),
    ],
)
def test_a_limit_is_an_amount(question, value):
    memory = memory_of(
        said("l1", "2026-05-04T09:00", "ida", "Nils may buy bricks for anything under 3,000 kroner."),
        said("l2", "2026-05-05T09:00", "nils", "Bricks: nothing to buy today."),
    )
    assert value in text_of(memory, question)


def test_after_how_long_is_a_duration():
    memory = memory_of(said("d1", "2026-05-04T09:00", "ruth", "The new kiln pays for itself in five years."))
    assert "five years" in text_of(memory, "How long till the new kiln pays for itself?")


def test_what_answers_is_not_cut_away():
    told = "The old oven broke nine of a hundred plates. With wood it was six last year. " + "We look at it again. " * 3
    memory = memory_of(
        said("c1", "2026-05-04T09:00", "ruth", told),
        said("c2", "2026-05-05T09:00", "nils", "Plates with wood grain sell."),
    )
    assert "it was six last year" in text_of(memory, "How many plates broke last year with wood?")


def test_an_old_thing_is_no_earlier_state_of_it():
    memory = memory_of(
        said("o1", "2026-05-04T09:00", "nils", "The old shed is ours until 30 June."),
        said("o2", "2026-05-11T09:00", "nils", "The old shed is ours until 31 July now, says the landlord."),
    )
    assert "31 July" in text_of(memory, "Until when is the old shed ours?")


@pytest.mark.parametrize(
    "question", ["When does the phone ring with Nils?", "When do I ring Nils?", "what time is my call with Nils"]
)
def test_a_calendar_event_is_meant_by_other_words_for_its_title(question):
    call = event("e1", "2026-05-01T08:00", "Call with Nils", "2026-06-03T18:30", "2026-06-03T19:00")
    assert "6:30 pm" in text_of(memory_of(call), question)


@pytest.mark.parametrize(
    "question",
    [
        "who else besides Nils has the key of the shed",
        "Who, apart from Nils, has the key of the shed together with him?",
    ],
)
def test_words_that_hold_a_question_together_need_not_be_in_its_answer(question):
    memory = memory_of(
        said("k1", "2026-05-04T09:00", "ida", "Ruth has the key of the shed, and Nils does."),
        said("k2", "2026-05-05T09:00", "nils", "Soup again."),
    )
    assert "Ruth has the key" in text_of(memory, question)


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("Ruth has the key of the shed.", "Ruth"),
        ("the key of the shed is with ruth since monday", "ruth"),
        ("Key of the shed: Nils.", "Nils"),
        ("Olga from the bank has the key of the shed.", "Olga"),
    ],
)
def test_whoever_a_record_names_answers_who(told, name):
    memory = memory_of(said("k1", "2026-05-04T09:00", "ida", told), said("k2", "2026-05-05T09:00", "nils", "Soup."))
    assert name in text_of(memory, "Who has the key of the shed?")


def test_whom_a_record_addresses_is_not_who_is_asked_for():
    memory = memory_of(said("k1", "2026-05-04T09:00", "ida", "Ruth, the key of the shed is gone."))
    assert text_of(memory, "Who took the key of the shed?").startswith("I don't know")


DRILL = [
    said("d1", "2026-05-04T09:00", "nils", "The pottery open day is on Saturday 16 May at ten."),
    said("d2", "2026-05-15T09:00", "nils", "Rain all weekend. The open day: Saturday 30 May then, bring boots."),
]


def test_a_day_gone_by_does_not_tell_when_something_is():
    text = text_of(memory_of(*DRILL), "When is the pottery open day?", "2026-05-18T09:00")
    assert "30 May" in text
    assert "16 May" not in text


def test_a_day_gone_by_tells_when_something_was_and_is_told_when_nothing_came_after_it():
    past = said("d3", "2026-05-04T09:00", "nils", "The glaze inspection is on 12 May.")
    assert "12 May" in text_of(memory_of(past), "When was the glaze inspection?", "2026-05-18T09:00")
    assert "12 May" in text_of(memory_of(past), "When is the glaze inspection?", "2026-05-18T09:00")


def test_a_change_is_told_by_the_values_on_both_sides_of_it():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The rent of the shed is 900 kroner."),
        said("s2", "2026-05-11T09:00", "nils", "The rent of the shed is 700 kroner now."),
    )
    for question in ("By how much did the rent of the shed fall?", "How much lower is the rent of the shed?"):
        text = text_of(memory, question)
        assert text.index("900") < text.index("700")


@pytest.mark.parametrize("later", ["Ask for it in June.", "On Friday it is mended by Nils.", "I need it by Thursday."])
def test_neither_a_day_nor_a_person_is_the_place_that_holds(later):
    memory = memory_of(
        said("l1", "2026-05-04T09:00", "nils", "The ladder hangs behind the stove."),
        said("l2", "2026-05-06T09:00", "ida", f"Where is the ladder? {later}"),
    )
    assert "behind the stove" in text_of(memory, "Where does the ladder hang?")


def test_the_lines_under_a_name_are_no_part_of_what_a_mail_says():
    letter = "The glaze costs 12 euro a litre.\n\nNils Berg\nBuyer of glaze, Kiln and Sons"
    memory = memory_of(said("m1", "2026-05-04T09:00", "nils", letter, source="gmail", kind="mail"))
    hits = memory.search(Asked("glaze"), from_datetime(datetime(2026, 6, 1, tzinfo=UTC))).hits
    assert [each.text for each in passages(hits, UTC)] == [
        "The glaze costs 12 euro a litre.",
        "Buyer of glaze, Kiln and Sons",
    ]
