"""What must be shown: each kind asked for in several wordings, of a memory that lacks it and of one that has it."""

import pytest

from memory_core.answer.expectation import attribute
from memory_core.model.answer import NoAnswer
from telling import NEARLY_ALL, answered, asked, share, text_of, told

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
        What's the glazier's mobile number again?
        Can you tell me Leif Moen's phone number, please?
        What's the phone number we have for Leif Moen?
        Leif Moen, phone number?
        Do we have the glazier's phone number?
        leif moen's mobile?
        telephone number for Leif Moen
        which phone number did Nils give for Leif Moen""",
    ),
    "telephone numbers": (
        ["The two glaziers are on the list by the phone.", "Both glaziers rang 2 times on Friday."],
        "The glaziers: 912 33 456 for Moen and 934 11 020 for Lie.",
        "934 11 020",
        """which phone numbers do the glaziers have
        What phone numbers do we have for the glaziers?
        which two phone numbers are the glaziers'
        what mobile numbers do the glaziers have
        phone number of the glaziers""",
    ),
    "a number that names a thing": (
        ["No invoice from the glazier on the 13th or the 14th.", "The glazier's invoice is due by 5pm, he says."],
        "The glazier's invoice is GL-2207, 900 kroner.",
        "GL-2207",
        """glazier invoice number
        What is the number of the glazier's invoice?
        invoice number of the glazier?
        the glazier's invoice no?
        which number does the glazier's invoice have""",
    ),
    "a name": (
        ["We painted the boat of Tove Lind.", "Tove Lind was on her boat with Nils."],
        "Tove Lind's boat is called the Heron, says Nils.",
        "Heron",
        """tove lind boat name
        Tove Lind, boat name?
        What's Tove Lind's boat called?
        what is the name of Tove Lind's boat
        boat of tove lind, what is its name""",
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
ASKED = asked(KINDS)


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


MENTIONED = [
    ("The new website launches on 3 July.", "When does the new website launch?", "3 July"),
    ("The website is too slow, we need a new host.", "What did Nils say about the website?", "too slow"),
    ("The website is too slow, we need a new host.", "Why is the website slow?", "too slow"),
    ("The website is about our glazes.", "What is the website about?", "glazes"),
    ("Tove asked for two more shelves by phone.", "What did Tove ask for by phone?", "shelves"),
    ("Tove finds the offer far too low.", "What did Tove make of the offer?", "too low"),
    ("The mail address of the shop changes in June.", "When does the email address of the shop change?", "June"),
    ("The phone number of the shop was printed wrong.", "Why was the phone number of the shop printed again?", "wrong"),
    ("The colour of the door was chosen by Ruth.", "Who chose the colour of the door?", "Ruth"),
    ("The weight of the kiln cracked the floor.", "Why did the floor crack?", "weight"),
    ("Ruth checks the age of every guest at the door.", "Who checks the age of the guests?", "Ruth"),
    ("The new brand of clay arrives on 9 July.", "When does the new brand of clay arrive?", "9 July"),
    ("The link to the form goes out on 2 July.", "When does the link to the form go out?", "2 July"),
]


def test_what_is_only_mentioned_need_hardly_ever_be_shown():
    assert share(expected in text_of(told(text), question) for text, question, expected in MENTIONED) >= NEARLY_ALL


@pytest.mark.parametrize(
    "question",
    ["What is the website of the kiln maker?", "kiln maker's website?", "Do we have a link to the kiln maker?"],
)
def test_an_address_that_is_sought_must_be_shown(question):
    mentioned = "The kiln maker has a website, Nils will look."
    assert isinstance(answered(told(mentioned), question).outcome, NoAnswer)
    assert "kilns.example" in text_of(told(mentioned, "The kiln maker: https://kilns.example/oslo"), question)


@pytest.mark.parametrize("make", ["Ikea", "Iittala", "Ha", "Rohde"])
def test_a_make_may_begin_with_any_letter_and_be_part_of_a_word_of_the_question(make):
    assert make in text_of(told(f"The kiln in Hall B fires well, it is a {make}."), "What make is the kiln of Hall B?")


@pytest.mark.parametrize("word", ["I", "I'm", "I’ll", "I've"])
def test_who_speaks_of_themselves_names_no_make(word):
    text = f"The new kiln, {word} told, is big."
    assert isinstance(answered(told(text), "What make is the new kiln?").outcome, NoAnswer)


@pytest.mark.parametrize("age", ["one hundred", "two", "nine", "twelve", "nineteen", "forty-five", "61"])
@pytest.mark.parametrize(
    "form", ["Mia turned {} on Sunday.", "Mia is {}.", "Mia is now {} and likes it.", "Mia, {} years old."]
)
def test_an_age_may_be_any_number(age, form):
    assert form.format(age)[:12] in text_of(told(form.format(age)), "How old is Mia?")
