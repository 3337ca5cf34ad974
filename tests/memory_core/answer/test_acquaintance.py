"""Who somebody is, by name."""

from memory_core.model.answer import Answer
from telling import answered, memory_of, said, text_of

TALK = [
    said("n1", "2026-05-29T09:00", "nils", "The bricks are late."),
    said("n2", "2026-05-30T09:00", "nils", "The bricks are here."),
    said("r1", "2026-05-31T09:00", "ruth", "Cobalt is dear this year."),
    said("v1", "2026-05-31T10:00", "ruthv", "So are tiles."),
]
ROLES = {"nils": "Kiln master", "ruth": "Buyer"}


def test_somebody_is_told_by_what_they_do_and_when_they_were_last_heard_of():
    outcome = answered(memory_of(*TALK, roles=ROLES), "who is nils?").outcome
    assert isinstance(outcome, Answer)
    assert outcome.text.startswith("Nils Berg: Kiln master, nils@clay.example; last heard of on May 30, 2026: ")
    assert [each.id for each in outcome.citations] == ["n2"]


def test_people_of_one_name_are_told_apart():
    text = text_of(memory_of(*TALK, roles=ROLES), "Who is Ruth?")
    assert text.startswith("2 people bear this name. ")
    assert "Ruth Aune: Buyer, ruth@clay.example" in text
    assert "Ruth Vik: ruth.vik@glaze.example" in text


def test_what_nobody_listed_is_left_to_the_records():
    memory = memory_of(said("s1", "2026-05-04T09:00", "ida", "Nils Berg is our new kiln master."))
    assert "last heard of" not in text_of(memory, "Who is Nils Berg?")


def test_as_of_before_anything_was_heard_nobody_is_introduced():
    assert "Kiln master" not in text_of(memory_of(*TALK, roles=ROLES), "who is nils?", "2026-05-01T09:00")


def test_an_event_is_nothing_that_was_heard():
    planned = said("e1", "2026-05-31T12:00", "nils", "Kiln day", source="google_calendar", kind="event")
    assert "last heard of on May 30, 2026" in text_of(memory_of(*TALK, planned, roles=ROLES), "who is nils?")


def test_of_whom_no_source_says_what_they_do_a_sentence_of_somebody_may():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The bricks are dry."),
        said("s2", "2026-05-05T09:00", "ida", "Nils is our kiln builder, ask him about bricks."),
    )
    text = text_of(memory, "Who is Nils?")
    assert text.startswith("Nils Berg: nils@clay.example; last heard of on May 4, 2026")
    assert "our kiln builder" in text


def test_for_whom_a_name_of_several_was_taken_is_said():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ruthv", "The cobalt glaze is sold out until July."),
        said("s2", "2026-05-04T10:00", "nils", "The soup is hot."),
    )
    text = text_of(memory, "What did Ruth say about the cobalt glaze?")
    assert text.endswith("(Ruth: Ruth Vik here; Ruth Aune would be another.)")


def test_a_name_that_nothing_decides_is_said_to_be_anybodys():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "Ruth wants the cobalt glaze in July."))
    assert text_of(memory, "When does Ruth want the cobalt glaze?").endswith("(Ruth may be Ruth Aune or Ruth Vik.)")
