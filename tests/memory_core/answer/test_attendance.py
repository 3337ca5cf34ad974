"""Who comes to an event, when a journey is, and with whom alone somebody meets: told from the calendar."""

import pytest

from memory_core.model.answer import Answer
from telling import answered, event, memory_of, said, text_of

IDA, NILS, RUTH = "ida@clay.example", "nils@clay.example", "ruth@clay.example"


def feast(known="2026-05-01T09:00", answer="declined"):
    """A feast in June to which Ida and one more person are invited."""
    return event("feast", known, "Kiln feast", "2026-06-20T18:00", "2026-06-20T23:00", attendee=f"{NILS} ({answer})")


@pytest.mark.parametrize(
    "asked",
    [
        "Is Nils coming to the kiln feast?",
        "is nils going to the kiln feast",
        "Will Nils be at the kiln feast?",
        "Has Nils accepted the invitation to the kiln feast?",
        "Did Nils say yes to the kiln feast?",
        "does nils join the kiln feast on Saturday",
    ],
)
@pytest.mark.parametrize(
    ("answer", "begin"),
    [
        ("accepted", "Yes: Nils Berg"),
        ("declined", "No: Nils Berg"),
        ("tentative", "Maybe: "),
        ("needsAction", "Open: "),
    ],
)
def test_whether_somebody_comes_is_what_they_answered_to_the_invitation(asked, answer, begin):
    outcome = answered(memory_of(feast(answer=answer)), asked).outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith(begin)
    assert [each.id for each in outcome.citations] == ["feast"]


def test_who_is_not_invited_is_not_said_to_come_or_to_stay_away():
    assert "declined" not in text_of(memory_of(feast()), "Is Ruth coming to the kiln feast?")


TRIP = memory_of(
    event(
        "out", "2026-05-01T09:00", "Flight OSL to CPH", "2026-06-02T06:55", "2026-06-02T08:05", location="Gardermoen"
    ),
    event("back", "2026-05-01T09:00", "Train to Bergen", "2026-06-04T15:10", "2026-06-04T21:40"),
    event("call", "2026-05-01T09:00", "Call about the flight", "2026-06-09T10:00", "2026-06-09T11:00"),
)


@pytest.mark.parametrize(
    ("asked", "time"),
    [
        ("what time does my flight to Denmark leave tomorrow", "6:55 am"),
        ("When does my plane take off tomorrow?", "6:55 am"),
        ("when is my flight to CPH", "6:55 am"),
        ("When does my train leave on Thursday?", "3:10 pm"),
        ("what time does the train get to Bergen", "9:40 pm"),
    ],
)
def test_the_time_of_a_journey_is_the_calendars(asked, time):
    assert time in text_of(TRIP, asked)


def test_a_journey_elsewhere_is_not_the_one_that_is_asked_about():
    assert "6:55" not in text_of(TRIP, "What time is my flight to Tokyo?")


@pytest.mark.parametrize(
    "asked", ["When do I next sit down with Ruth one to one?", "next one-on-one with Ruth", "next one to one with Ruth"]
)
def test_a_meeting_with_one_person_alone_has_nobody_else_in_it(asked):
    memory = memory_of(
        event(
            "all", "2026-05-01T09:00", "Round", "2026-06-02T09:00", "2026-06-02T10:00", attendee=NILS, organizer=RUTH
        ),
        event("two", "2026-05-01T09:00", "Ida and Ruth", "2026-06-03T09:00", "2026-06-03T10:00", attendee=RUTH),
    )
    assert "Ida and Ruth" in text_of(memory, asked)


@pytest.mark.parametrize(
    "asked", ["What does MFT mean?", "what is MFT short for", "What does MFT stand for in the mail?"]
)
def test_an_acronym_is_told_by_what_spells_it_out(asked):
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The MFT is high this year."),
        said("s2", "2026-05-05T09:00", "ruth", "Our minimum firing temperature (MFT) is 980 degrees."),
    )
    assert "minimum firing temperature" in text_of(memory, asked)


def test_an_acronym_that_nobody_spells_out_is_not_explained():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The MFT is high this year."))
    assert text_of(memory, "What does MFT mean?").startswith("I don't know")
