"""How something came out: asked in several wordings, before and after it did."""

import pytest

from memory_core.model.answer import Answer, NoAnswer
from telling import answered, asked, event, memory_of, said, share, text_of, told

KINDS = {
    "a finding": (
        [
            "Dentist for Tor on Tuesday 5 May at three, bring the old brace.",
            "Tor has to be at the dentist at three today.",
        ],
        "The dentist found a crack in Tor's back tooth, she says it needs a crown.",
        "crack",
        """What did the dentist find?
        how did it go at the dentist with Tor
        What was the result at the dentist?
        what did the dentist find in Tor's tooth
        what did they find at the dentist""",
    ),
    "a test": (
        [
            "Hanne repeats the test of the green glaze, the first plate was cracked.",
            "The test of the green glaze runs until 8 May.",
        ],
        "The green glaze passed its second test: no cracks on any plate.",
        "no cracks",
        """what was the result of the second glaze test
        how did the test of the green glaze go
        What came of the green glaze test?
        did the green glaze pass
        how did the green glaze do in the test""",
    ),
    "a decision": (
        [
            "Ivar and I talk about Moss on Thursday 7 May, he will have made up his mind.",
            "Ivar asked for the figures of Moss before Thursday.",
        ],
        "Ivar decided: Moss is closed in June.",
        "closed",
        """what did Ivar decide about Moss
        so what has Ivar decided on Moss
        What is Ivar's decision about Moss?
        how did Ivar decide on Moss
        what did Ivar settle on for Moss
        Ivar's decision on Moss?
        what was decided about Moss
        which way did Ivar decide on Moss""",
    ),
    "a reception": (
        ["Ivar tells the potters about the move on Thursday 7 May.", "The potters will hear of the move from Ivar."],
        "The potters took the move badly, two of them want to stay in Os.",
        "badly",
        """how did the potters take the move
        how did the potters react to the move
        How did the potters like the move?""",
    ),
    "a consent": (
        [
            "I gave notice on the shop in Bryne today, for the end of June.",
            "The notice for the shop is in the post to the landlord.",
        ],
        "The landlord in Bryne writes that he accepts the notice, for the end of July.",
        "accepts",
        """has the landlord accepted our notice
        did the landlord in Bryne accept the notice
        Has the landlord in Bryne agreed to let us out in June?
        what did the landlord say to our notice
        did the landlord answer our notice
        What did the landlord reply?
        did the landlord agree to the end of June""",
    ),
}
ASKED = asked(KINDS)
MOST = 0.7
"""The share of wordings of an outcome that must be read right: how they are put differs most."""


@pytest.mark.parametrize(("kind", "question"), ASKED)
def test_what_only_announces_something_does_not_tell_how_it_came_out(kind, question):
    without, _, _, _ = KINDS[kind]
    assert isinstance(answered(told(*without), question).outcome, NoAnswer)


def test_what_came_out_is_told_in_most_words():
    def is_told(kind, question):
        without, further, expected, _ = KINDS[kind]
        return expected in text_of(told(*without, further), question)

    assert share(is_told(kind, question) for kind, question in ASKED) >= MOST


def test_an_appointment_that_is_over_does_not_tell_what_came_of_it():
    memory = memory_of(
        event("e1", "2026-05-04T09:00", "Goat's ear, check", "2026-05-06T15:00", "2026-05-06T15:30"),
        said("s1", "2026-05-05T09:00", "nils", "The goat's ear is red again, the vet has time."),
    )
    assert isinstance(answered(memory, "What did the vet find in the goat's ear at the check?").outcome, NoAnswer)


def test_what_was_said_after_an_appointment_may_tell_what_came_of_it():
    memory = memory_of(
        event("e1", "2026-05-04T09:00", "Goat's ear, check", "2026-05-06T15:00", "2026-05-06T15:30"),
        said("s1", "2026-05-07T09:00", "nils", "The vet found a tick in the goat's ear."),
    )
    assert "tick" in text_of(memory, "What did the vet find in the goat's ear at the check?")


@pytest.mark.parametrize(
    "question", ["How long is the test?", "Who does the test?", "What did Ivar say about the test?"]
)
def test_what_is_not_asked_as_an_outcome_may_be_answered_by_a_plan(question):
    plan = "Ivar said he will do the test of the green glaze on 12 May, it takes 3 hours."
    assert isinstance(answered(told(plan), question).outcome, Answer)


def test_an_announcement_of_something_else_takes_no_answer_away():
    found = said("s1", "2026-05-05T09:00", "nils", "The smith was here and found a crack in the cart's axle.")
    other = event("e1", "2026-05-06T09:00", "Smith: shoes for the ponies", "2026-05-10T09:00", "2026-05-10T10:00")
    for memory in (memory_of(found), memory_of(found, other)):
        assert "crack" in text_of(memory, "What did the smith find in the cart's axle?")
