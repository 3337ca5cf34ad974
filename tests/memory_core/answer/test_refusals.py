"""What looks like an answer and is none, each beside the record that makes it one."""

import pytest

from memory_core.answer.bar import Bar
from memory_core.model.answer import Answer
from telling import answered, event, memory_of, said

SHOWN = {
    "a price is of the thing": (
        "How much did the kiln shelves cost?",
        "Freight costs us 1,390 this year.",
        "The kiln shelves cost 1,390 with the posts.",
    ),
    "what is counted is no price": (
        "What did the kiln shelves cost?",
        "Somebody ordered 400 kiln shelves.",
        "The kiln shelves cost 400 in the sale.",
    ),
    "a size is no temperature": (
        "How big is the drying room?",
        "The drying room was 14 degrees this morning.",
        "The drying room is 14 by 20 paces.",
    ),
    "an hour is no day": (
        "At what time does the glaze delivery come?",
        "The glaze delivery comes on 9 June.",
        "The glaze delivery comes on 9 June at 10:30.",
    ),
    "an hour is of the day that is named": (
        "At what hour is the glaze delivery on 9 June?",
        "The glaze delivery of 2 June was there at 10:30.",
        "The glaze delivery on 9 June comes at 10:30.",
    ),
    "after a feast is no date": (
        "On which date is the raku firing?",
        "The raku firing comes after Easter.",
        "The raku firing is on 8 June.",
    ),
    "a month is nobody": (
        "Who orders the cobalt oxide?",
        "The cobalt oxide for the Monday class gets ordered in June.",
        "Gunnar orders the cobalt oxide.",
    ),
    "codes and currencies are nobody": (
        "Who brings the new kiln controller?",
        "The new kiln controller is a TX-40 for NOK 900 without VAT.",
        "The new kiln controller comes with Gunnar on Friday.",
    ),
    "a day that was named lies ahead": (
        "Which day has Nils given us for the kiln check?",
        "Nils had the kiln check on 2 March last year.",
        "For the kiln check I can do 9 June.",
    ),
    "words are about what they are about": (
        "What does the contract of the yard say about noise?",
        "The contract of the yard says the gate is shut at ten.",
        "The contract of the yard says no noise after ten.",
    ),
    "somebody without a name must have said it": (
        "What did the sweep say about the flue?",
        "Call the sweep about the flue, and buy wire.",
        "The sweep says the flue is good for two winters.",
    ),
    "what might be has not been": (
        "Has the tile works lost its licence?",
        "The tile works might lose its licence.",
        "The tile works lost its licence.",
    ),
    "a day is of the month that is named": (
        "On which day in June is the raku firing?",
        "The raku firing is on 8 May, for the beginners.",
        "The raku firing is on 8 June, for all.",
    ),
    "so many is not so many an hour": (
        "How many bricks an hour does the new press make?",
        "The new press stands between 300 bricks and a wall.",
        "The new press makes 300 bricks per hour.",
    ),
    "a daily rate is told by the day": (
        "How many loaves per day does the bakery in Os bake?",
        "The bakery in Os had 40 loaves left.",
        "The bakery in Os bakes 900 loaves, and does so daily.",
    ),
    "the number of a place is no other number": (
        "berth nr ferry to Kiel",
        "The ferry to Kiel, booking QX-77812.",
        "The ferry to Kiel: berth number 214.",
    ),
    "several telephone numbers are numbers to call": (
        "Can you give me both phone numbers of the drivers?",
        "The alarm of the drivers rang 2 numbers.",
        "Phone numbers of the drivers: 55 12 34 56 and 55 12 34 57.",
    ),
    "a key that is read out shows": (
        "the key for the photo server, read it to me",
        "The key for the photo server is void since today.",
        "The key for the photo server is kiln77-abcd.",
    ),
    "which one does it": (
        "Which insurer covers the drying shed?",
        "The drying shed is dry and has a new roof.",
        "The insurer Hav Forsikring covers the drying shed.",
    ),
    "a password shows": (
        "What's the password of the kiln controller?",
        "The kiln controller has reached cone 6-1000 again.",
        "The password of the kiln controller is on sheet AB-12, page 3.",
    ),
}


@pytest.mark.parametrize("kind", SHOWN)
def test_what_is_beside_the_point_is_refused_and_what_is_to_the_point_is_not(kind):
    question, beside, to_the_point = SHOWN[kind]
    assert not isinstance(told(question, beside), Answer)
    assert isinstance(told(question, beside, to_the_point), Answer)


def told(question, *texts):
    records = (said(f"s{n}", f"2026-05-{4 + n:02}T09:00", "nils", text) for n, text in enumerate(texts))
    return answered(memory_of(*records), question).outcome


@pytest.mark.parametrize(
    "question",
    [
        "What did Ruth Vik say about the flue?",
        "Why does Ruth Vik like the flue?",
        "what has ruth vik found in the flue",
    ],
)
def test_a_full_name_is_not_another_of_the_same_first_name(question):
    by_another = said("s1", "2026-05-04T09:00", "ruth", "The flue is cracked, I found that out today.")
    hers = said("s2", "2026-05-05T09:00", "ruthv", "I like the flue, since I found it good for two winters.")
    assert not isinstance(answered(memory_of(by_another), question).outcome, Answer)
    told = answered(memory_of(by_another, hers), question).outcome
    assert isinstance(told, Answer)
    assert {each.id for each in told.citations} == {"s2"}


def test_what_came_of_an_event_is_not_told_while_it_lies_ahead():
    tour = event("e1", "2026-05-04T09:00", "Yearly chimney inspection", "2026-06-02T10:00", "2026-06-02T11:00")
    assert not isinstance(answered(memory_of(tour), "What did we hear from the chimney inspection?").outcome, Answer)


def test_who_was_told_something_has_not_answered_before():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ruth", "I want shorter lines on the glaze labels."),
        said("s2", "2026-05-06T09:00", "nils", "Ruth, could you look at my draft for the glaze labels?"),
    )
    assert not isinstance(answered(memory, "What does Ruth say to my draft of the labels?").outcome, Answer)


def test_the_surer_the_search_the_less_must_be_near():
    needed = [Bar().at(rank) for rank in range(8)]
    assert needed == sorted(needed)
    assert needed[0] < needed[1] < needed[-1] == Bar().enough
