"""Sources by the words that people have for them."""

import pytest

from memory_core.search.sourcewords import named_sources


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("What did I dictate on Monday?", ("dictation",)),
        ("which e-mail had the price", ("gmail",)),
        ("was it in the mails or on Slack", ("gmail", "slack")),
        ("what's on my calendar", ("google_calendar",)),
        ("what did we say in the standup", ("meetings",)),
        ("the note to self about clay", ("dictation",)),
        ("When is the kiln repaired?", ()),
        ("", ()),
    ],
)
def test_a_question_names_a_source_by_one_of_its_words(text, sources):
    assert named_sources(text) == sources
