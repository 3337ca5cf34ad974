"""What must be shown: each kind asked for in several wordings, of a memory that lacks it and of one that has it."""

import pytest

from memory_core.answer.expectation import attribute
from memory_core.model.answer import NoAnswer
from telling import answered, memory_of, said, text_of

GLAZIER = ["The glazier Leif Moen comes on Thursday, he needs two hours.", "Leif Moen wants 900 kroner for the window."]
KILN = ["The new kiln arrived, it fires to 1300 degrees.", "We bought the new kiln from Leirbutikken in Bergen."]
SHOP = ["The shop in Bryne sold 22 per cent less.", "The landlord of the shop in Bryne wants 40,000 for the roof."]
KINDS = {
    "a telephone number": (
        GLAZIER,
        "Leif Moen the glazier: call him on +47 912 33 456.",
        "912 33 456",
        """What's Leif Moen's phone number?
        Leif Moen mobile number?
        phone number of the glazier
        what number do I call Leif Moen on?
        Do we have the glazier's phone number?
        leif moen's mobile?
        telephone number for Leif Moen
        which phone number did Nils give for Leif Moen""",
    ),
    "a make": (
        KILN,
        "The new kiln is a Rohde, the biggest they build.",
        "Rohde",
        """What make is the new kiln?
        which brand is the new kiln
        What brand of kiln did we buy?
        make of the new kiln?
        who makes the new kiln
        what model is the new kiln?
        Which make of kiln do we have now?
        who manufactured our new kiln?
        brand of the kiln
        The new kiln, what make is it?""",
    ),
    "an age": (
        ["Gunvor has been with us for nineteen years, and she still throws the best bowls."],
        "Gunvor turned 61 on Sunday, there was cake.",
        "61",
        """How old is Gunvor?
        what's Gunvor's age?
        Gunvor's age?
        how old is gunvor now
        What age is Gunvor?
        age of Gunvor
        Do you know how old Gunvor is?
        How old was Gunvor this year?
        And Gunvor, how old is she?
        Gunvor - how old?""",
    ),
    "an attribute": (
        SHOP,
        "The rent of the shop in Bryne goes to 9,500 kroner a month.",
        "9,500",
        """rent of the shop in Bryne?
        What is the rent of the shop in Bryne?
        How much rent do we pay for the shop in Bryne?
        monthly rent, shop in Bryne?
        the Bryne shop's rent?
        rent per month for the shop in Bryne
        What rent do we pay in Bryne?
        how high is the rent of the shop in Bryne
        What does the shop in Bryne cost us in rent?
        Bryne shop: rent?""",
    ),
    "a beginning": (
        ["Tove Lind signed her contract this morning, she will do the glazing."],
        "Tove Lind starts on Monday 8 June, please have an apron ready.",
        "8 June",
        """Which day does Tove Lind start?
        when does Tove Lind start
        when is Tove Lind starting with us?
        start date of Tove Lind?
        What day will Tove Lind begin?
        On which date does Tove Lind start work?""",
    ),
    "a weight": (
        ["The big jug is 40 cm high and costs 900 kroner.", "The big jug is on the second shelf."],
        "Weighed the big jug: 3.4 kg without the lid.",
        "3.4 kg",
        """How heavy is the big jug?
        weight of the big jug?
        what is the weight of the big jug
        how much does the big jug weigh""",
    ),
    "a colour": (
        ["The door of the cellar is painted at last.", "The cellar door took two coats."],
        "The door of the cellar is dark green now.",
        "green",
        """What colour is the cellar door?
        which colour did the cellar door get
        colour of the cellar door?""",
    ),
    "the day": (
        ["No glaze workshop tomorrow, the room is taken. New date after the summer."],
        "The glaze workshop is on Tuesday 8 September now.",
        "8 September",
        """which day is the glaze workshop
        new date of the glaze workshop?
        on which date is the glaze workshop after the summer""",
    ),
}
ASKED = [
    (kind, question.strip()) for kind, (_, _, _, questions) in KINDS.items() for question in questions.splitlines()
]


def told(*texts):
    return memory_of(*(said(f"s{n}", f"2026-05-{4 + n:02}T09:00", "nils", text) for n, text in enumerate(texts)))


@pytest.mark.parametrize(("kind", "question"), ASKED)
def test_what_is_not_shown_is_not_answered(kind, question):
    without, _, _, _ = KINDS[kind]
    assert isinstance(answered(told(*without), question).outcome, NoAnswer)


@pytest.mark.parametrize(("kind", "question"), ASKED)
def test_what_is_shown_is_the_answer_in_whatever_words(kind, question):
    without, further, expected, _ = KINDS[kind]
    assert expected in text_of(told(*without, further), question)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("verdict of the jury on the bowls", "verdict"),
        ("the shop's landlord?", "landlord"),
        ("price of the clay", ""),
        ("Who owns the clay?", ""),
        ("limit for the clay", ""),
    ],
)
def test_a_bare_phrase_wants_its_head_unless_that_is_a_measure_or_a_question(text, wanted):
    assert attribute(text) == wanted
