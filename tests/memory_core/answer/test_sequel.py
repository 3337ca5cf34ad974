"""What was said later about the same as an answer."""

from telling import answered, event, memory_of, said, text_of

MOVED = [
    said("m1", "2026-05-04T09:00", "nils", "The glaze buckets go back to the supplier on 30 May."),
    said("m2", "2026-05-18T09:00", "ruth", "Glaze buckets: the supplier fetches one on Monday, another stays with us."),
    said("m3", "2026-05-18T10:00", "nils", "Lunch is soup again."),
]


def test_what_was_said_later_about_the_same_follows_the_answer():
    text = text_of(memory_of(MOVED), "When do the glaze buckets go back to the supplier?")
    assert "another stays with us" in text
    assert "soup" not in text


def test_nothing_said_before_follows():
    later = said("m4", "2026-05-20T09:00", "nils", "Glaze buckets: they go back to the supplier on 12 June now.")
    text = text_of(memory_of(MOVED, later), "When do the glaze buckets go back to the supplier now?")
    assert "12 June" in text
    assert "30 May" not in text


def test_the_calendars_own_word_is_the_last():
    tasting = event("e1", "2026-05-04T09:00", "Glaze tasting", "2026-06-20T12:00", "2026-06-20T13:00")
    remark = said("m5", "2026-05-20T09:00", "nils", "The glaze tasting was on Thursday before, it got messy.")
    outcome = answered(memory_of(tasting, remark), "When is the glaze tasting?").outcome
    assert [each.id for each in outcome.citations] == ["e1"]


def test_an_answer_keeps_within_its_words_however_much_follows():
    words = "The glaze buckets of the cellar stand at the supplier and wait for the lorry that fetches them"
    told = [
        said(f"w{day}", f"2026-05-{day:02}T09:00", "nils", f"{words}, {day} of them by now, says the lorry's driver.")
        for day in range(4, 30)
    ]
    assert len(text_of(memory_of(told), "Where are the glaze buckets of the cellar?").split()) < 120
