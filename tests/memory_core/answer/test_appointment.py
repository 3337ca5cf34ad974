"""Which appointment a question means, and what is said of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.answer import Answer, NoAnswer
from telling import answered, event, memory_of, said, text_of

NILS, RUTH = "nils@clay.example", "ruth@clay.example"
WEEK = memory_of(
    event("focus", "2026-05-01T09:00", "Focus", "2026-06-01T12:30", "2026-06-01T13:30"),
    event("tasting", "2026-05-01T09:00", "Glaze tasting", "2026-06-01T14:00", "2026-06-01T14:45",
          location="Cellar", attendee=NILS),
    event("budget", "2026-05-01T09:00", "Budget round", "2026-06-02T09:00", "2026-06-02T10:30", attendee=RUTH),
    event("review", "2026-05-01T09:00", "Kiln review", "2026-05-29T09:00", "2026-05-29T10:00", attendee=RUTH),
    event("off", "2026-05-01T09:00", "Trade fair", "2026-06-01T13:45", "2026-06-01T13:50",
          attendee=NILS, status="cancelled"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("next meeting?", "Glaze tasting"),
        ("What is my next meeting?", "Glaze tasting"),
        ("what's next", "Focus"),
        ("whats next on my calendar", "Focus"),
        ("When do I see ruth next?", "Budget round"),
        ("mtg w ruth next?", "Budget round"),
        ("next 1:1 with Ruth", "Budget round"),
        ("when do I next talk to Nils alone", "Glaze tasting"),
        ("When do Nils and I next get together in the cellar?", "Glaze tasting"),
        ("when do I next sit down with Nils for the tasting", "Glaze tasting"),
        ("When is my next call with Ruth Aune?", "Budget round"),
        ("what was my last meeting", "Kiln review"),
        ("When did I last meet Ruth?", "Kiln review"),
        ("next budget round", "Budget round"),
        ("When is the next glaze tasting?", "Glaze tasting"),
    ],
)
def test_the_next_or_the_last_appointment_is_the_nearest_that_fits(asked, title):
    assert text_of(WEEK, asked).startswith(f"Calendar: {title}: ")


def test_an_appointment_with_two_people_is_with_both():
    memory = memory_of(
        event("one", "2026-05-01T09:00", "Talk", "2026-06-02T09:00", "2026-06-02T10:00", attendee=NILS),
        event("two", "2026-05-01T09:00", "Board with Nils and Ruth", "2026-06-05T09:00", "2026-06-05T10:00"),
    )
    assert text_of(memory, "When is my next meeting with Nils and Ruth?").startswith("Calendar: Board with Nils ")


def test_how_long_and_with_whom_is_said_of_the_one_that_is_named():
    assert text_of(WEEK, "How long is the budget round?").startswith("Budget round: 1 hour 30 minutes, ")
    assert text_of(WEEK, "Who is coming to the glaze tasting?").endswith("at Cellar: Ida Holm, Nils Berg.")
    assert text_of(WEEK, "who is in my next meeting").endswith("at Cellar: Ida Holm, Nils Berg.")


def test_what_is_said_of_an_appointment_cites_it():
    outcome = answered(WEEK, "next meeting?").outcome
    assert isinstance(outcome, Answer)
    assert [each.id for each in outcome.citations] == ["tasting"]


def test_as_of_an_instant_only_what_was_entered_by_then_is_next():
    memory = memory_of(
        event("early", "2026-05-01T09:00", "Glaze tasting", "2026-06-03T09:00", "2026-06-03T10:00", attendee=NILS),
        event("late", "2026-06-02T08:00", "Kiln repair", "2026-06-02T12:00", "2026-06-02T13:00", attendee=NILS),
    )
    assert "Glaze tasting" in text_of(memory, "next meeting?", "2026-06-01T12:00")
    assert "Kiln repair" in text_of(memory, "next meeting?", "2026-06-02T09:00")
    assert "Glaze tasting" in text_of(memory, "next meeting?", "2026-06-02T12:01")


def test_meetings_are_counted_without_what_nobody_else_is_asked_to():
    text = text_of(WEEK, "How many meetings do I have today?")
    assert text.startswith("1 on June 1, 2026: Glaze tasting ")


def test_a_part_of_a_day_without_anything_is_not_called_an_empty_day():
    text = text_of(WEEK, "What's on this evening?")
    assert "Nothing is on the calendar on Monday, June 1, 2026, " in text
    assert " pm to " in text


@given(st.lists(st.integers(min_value=1, max_value=2000), min_size=1, max_size=6, unique=True))
def test_the_next_meeting_is_the_first_of_all_that_begin_later(minutes):
    def at(minute):
        return f"2026-06-{1 + (720 + minute) // 1440:02}T{(720 + minute) % 1440 // 60:02}:{(720 + minute) % 60:02}"

    told = [
        event(f"e{minute}", "2026-05-01T09:00", f"Round {minute}", at(minute), at(minute + 1), attendee=NILS)
        for minute in minutes
    ]
    assert text_of(memory_of(*told), "next meeting?").startswith(f"Calendar: Round {min(minutes)}: ")


@pytest.mark.parametrize(
    "question",
    [
        "When is my next meeting with Zoltan?",
        "next meeting with zoltan",
        "when do I meet Zoltan Kis next?",
        "When is the next call with Zoltan's team?",
        "When did I last meet Zoltan?",
    ],
)
def test_nobody_is_met_of_whom_no_record_knows(question):
    outcome = answered(memory_of(said("s1", "2026-05-04T09:00", "nils", "The clay is late.")), question).outcome
    assert isinstance(outcome, NoAnswer)
    assert "anybody called zoltan" in outcome.text.lower()
