"""What the descriptions of calendar events answer, and whether an event is on."""

import pytest

from telling import event, memory_of, text_of

OFF = event(
    "e1", "2026-05-04T09:00", "Glaze tasting", "2026-06-04T10:00", "2026-06-04T11:00",
    description="CANCELLED because the cobalt has not come.", status="cancelled",
)  # fmt: skip
REVIEW = event(
    "e2", "2026-05-04T09:00", "Bowl review", "2026-06-05T10:00", "2026-06-05T11:00",
    description="Ruth Aune's request: something is off in the numbers.",
)  # fmt: skip


def test_the_description_of_an_event_says_why_it_was_called_off():
    assert "the cobalt has not come" in text_of(memory_of(OFF, REVIEW), "Why was the glaze tasting cancelled?")


def test_an_event_without_a_reason_is_none():
    bare = event("e3", "2026-05-04T09:00", "Kiln tour", "2026-06-04T10:00", "2026-06-04T11:00", location="Cellar")
    assert text_of(memory_of(bare), "Why was the kiln tour moved?").startswith("I don't know")


@pytest.mark.parametrize(
    "question", ["What did Ruth Aune want to talk about?", "What does Ruth Aune want to talk about?"]
)
def test_a_request_in_a_description_is_in_the_words_of_who_made_it(question):
    assert "something is off in the numbers" in text_of(memory_of(OFF, REVIEW), question)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Is the glaze tasting on Thursday?", "No, Thursday, June 4, 2026: Glaze tasting (cancelled)."),
        ("Is there a glaze tasting on Thursday?", "No, Thursday, June 4, 2026: Glaze tasting (cancelled)."),
        ("Is the bowl review still on tomorrow?", "No, the calendar has none then"),
        ("Is the bowl review on Friday?", "Yes, Friday, June 5, 2026: Bowl review"),
    ],
)
def test_whether_an_event_is_on_a_day_is_read_off_the_calendar(question, begins):
    assert text_of(memory_of(OFF, REVIEW), question).startswith(begins)
