"""Questions typed like notes: a few words, what is asked left out or put last."""

import pytest

from memory_core.answer.forms import spelled_out
from memory_core.model.answer import NoAnswer
from telling import answered, asked, event, memory_of, said, text_of, told

KINDS = {
    "a day": (
        ["The mill in Os grinds our rye.", "Ruth asked whether the mill is paid."],
        "The mill in Os stops grinding rye on Friday 15 May.",
        "15 May",
        """rye at the mill in os till?
        mill in Os grinds rye until
        the mill in Os ends
        grinding rye at the mill in os ends
        mill in os stops when
        mill in Os stops when exactly
        rye at the mill, until when""",
    ),
    "a rent": (
        ["The loft in Moss is dry and warm.", "Nils likes the loft in Moss."],
        "The loft in Moss: they want 7,300 kroner a month.",
        "7,300",
        """loft in Moss, how much per month
        loft in moss per month
        loft in Moss in kroner?
        How many kroner for the loft in Moss?
        how much would the loft in Moss be""",
    ),
    "a bound": (
        ["The saw for the workshop is old.", "Ruth wants a new saw before summer."],
        "For the new saw, at most 6,200, Ruth says, and not a krone more.",
        "6,200",
        """ruth max for saw
        max for the new saw
        the saw: max?
        saw, maximum in kroner
        limit for the new saw?""",
    ),
    "two sides": (
        ["The oak boards are in the barn.", "The pine boards came yesterday."],
        "Of the oak boards 7 per cent warped, of the pine ones 19.",
        "7 per cent",
        """warped oak boards vs pine
        oak boards warped versus pine ones
        share of warped boards, oak vs pine""",
    ),
}
ASKED = asked(KINDS)


@pytest.mark.parametrize(("kind", "question"), ASKED)
def test_what_is_there_is_told_however_short_the_question(kind, question):
    without, further, expected, _ = KINDS[kind]
    assert expected in text_of(told(*without, further), question)


@pytest.mark.parametrize(("kind", "question"), [pair for pair in ASKED if pair[0] in ("a day", "a rent", "a bound")])
def test_what_is_not_there_is_not_told(kind, question):
    without, _, _, _ = KINDS[kind]
    assert isinstance(answered(told(*without), question).outcome, NoAnswer)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("rent w/ Nils per yr", "rent with Nils per year"),
        ("w/Ruth or w/o Ruth", "with Ruth or without Ruth"),
        ("nxt tasting in 2 wks, 3 hrs", "next tasting in 2 weeks, 3 hours"),
        ("file w.yr, B&W w", "file w.yr, B&W with"),
    ],
)
def test_words_shortened_in_haste_are_spelled_out(short, long):
    assert spelled_out(short) == long


@pytest.mark.parametrize("question", ["the stove: oak or pine?", "stove, oak or pine?", "oak or pine for the stove?"])
def test_a_choice_is_answered_by_what_names_one_of_the_two(question):
    assert "pine" in text_of(told("The kiln is lit.", "For the stove take pine, the oak spits."), question)


@pytest.mark.parametrize("question", ["moss cellar", "cellar in moss?", "moss: cellar", "moss cellar key"])
def test_a_name_in_small_letters_is_one_where_the_records_know_it_as_such(question):
    elsewhere = [
        said("s1", "2026-05-04T09:00", "nils", "We rent the cellar in Bryne, the key is with Ruth."),
        said("s2", "2026-05-05T09:00", "nils", "Nils drove to Moss, and Moss was cold.", thread_id="C2"),
    ]
    there = said("s3", "2026-05-06T09:00", "nils", "In Moss the cellar is damp, the key sticks.", thread_id="C3")
    assert isinstance(answered(memory_of(*elsewhere), question).outcome, NoAnswer)
    assert "damp" in text_of(memory_of(*elsewhere, there), question)


@pytest.mark.parametrize(
    "question", ["ruth vik glaze date?", "When does Ruth Vik bring the glaze?", "ruth vik: glaze when"]
)
def test_somebody_of_the_same_first_name_is_somebody_else(question):
    other = told("Ruth Aune brings the glaze on Friday 8 May.")
    assert "8 May" not in text_of(other, question)
    assert "8 May" in text_of(told("Ruth Vik brings the glaze on Friday 8 May."), question)


@pytest.mark.parametrize(
    "question",
    """free fri 5 june 9am?
    Friday at 9: free?
    friday 9am free?
    busy friday morning?
    free 5 June?
    fri 5th, free at nine?
    free on Friday?
    still free Friday at 9:30?
    free between 9 and 10 on friday?
    friday, free slot at 9?""".split("\n    "),
)
def test_a_time_and_free_ask_the_calendar(question):
    memory = memory_of(
        event("e1", "2026-05-04T09:00", "Kiln check", "2026-06-05T09:00", "2026-06-05T10:00"),
        said("s1", "2026-05-04T09:00", "nils", "The glaze is free for members on Friday."),
    )
    text = text_of(memory, question, "2026-06-03T12:00")
    assert text.startswith("Busy")
    assert "Kiln check" in text


@pytest.mark.parametrize("question", ["free glaze friday?", "free for members friday?"])
def test_free_of_a_thing_asks_no_calendar(question):
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The glaze is free for members on Friday."))
    assert "members" in text_of(memory, question, "2026-06-03T12:00")
