"""The built-in reader, asked through the facade over a few things that people said."""

import pytest

from memory_core.errors import BadFilter
from memory_core.model.answer import Answer, NoAnswer
from telling import answered, deleted, edited, event, memory_of, said, subject, text_of

KILN = [
    said("k1", "2026-05-04T09:00", "ida", "Decided: the new kiln opens on Monday 18 May."),
    said("k2", "2026-05-12T09:00", "ida", "New date: the new kiln opens on Monday 25 May, the bricks are late."),
    said("k3", "2026-05-12T10:00", "nils", "Lunch is soup again."),
]


def test_the_latest_value_wins_and_the_earlier_one_is_history():
    outcome = answered(memory_of(KILN), "When does the new kiln open?").outcome
    assert isinstance(outcome, Answer)
    assert "25 May" in outcome.text
    assert "18 May" not in outcome.text
    assert [each.id for each in outcome.history] == ["k1"]
    assert outcome.history[0].until > outcome.history[0].since


def test_asked_from_an_earlier_day_the_earlier_value_holds():
    assert "18 May" in text_of(memory_of(KILN), "When does the new kiln open?", "2026-05-05T12:00")


def test_the_history_is_told_when_it_is_asked_for():
    text = text_of(memory_of(KILN), "How has the opening date of the new kiln changed?")
    assert text.index("18 May") < text.index("25 May")


def test_an_edited_message_counts_as_it_stands():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "Counted the bowls in the cellar: 412."),
        edited("s1", "2026-05-04T13:00", "Counted the bowls in the cellar: 388."),
    )
    assert "388" in text_of(memory, "How many bowls are in the cellar?")
    assert "412" in text_of(memory, "How many bowls are in the cellar?", "2026-05-04T10:00")


def test_what_was_deleted_is_not_known():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The gate code is posted in the cellar."),
        deleted("s1", "2026-05-04T10:00"),
    )
    assert isinstance(answered(memory, "Where is the gate code posted?", "2026-05-04T09:30").outcome, Answer)
    assert isinstance(answered(memory, "Where is the gate code posted?").outcome, NoAnswer)


def test_a_number_corrected_in_mid_sentence_is_said_once():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "We have four hundred, sorry, four-fifty bowls in stock.")
    )
    text = text_of(memory, "How many bowls do we have in stock?")
    assert "four-fifty [450]" in text
    assert "four hundred" not in text


def test_a_relative_day_is_given_as_a_date():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "You get the glaze report on Friday."))
    assert "May 8, 2026" in text_of(memory, "When do I get the glaze report?")


def test_who_asked_for_whose_words_gets_them():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "ruth", "The cobalt glaze is too expensive for plates."),
        said("s2", "2026-05-05T09:00", "nils", "I like the cobalt glaze on plates."),
    )
    text = text_of(memory, "What did Nils say about the cobalt glaze?")
    assert text.startswith("Nils Berg, May 5, 2026")


def test_words_that_somebody_else_passes_on_are_told_as_theirs():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "Ruth told me she is fine with cancelling the open day."),
        said("s2", "2026-05-06T09:00", "ruth", "I want to keep the open day, we have sold forty tickets."),
    )
    text = text_of(memory, "Did Ruth agree to cancel the open day?")
    assert "Ruth Aune, May 6, 2026" in text
    assert "Nils Berg, May 4, 2026" in text


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("Signed and sent the lease to the landlord.", "Yes."),
        ("The lease isn't signed, the landlord wants changes.", "No, not yet."),
        ("I'll sign the lease when the landlord is back.", "No, not yet."),
        ("The lease is cancelled, the landlord sells.", "No, called off."),
    ],
)
def test_a_yes_or_no_question_is_answered_so(text, begins):
    memory = memory_of(KILN, said("s1", "2026-05-04T09:00", "ida", text))
    assert text_of(memory, "Did I sign the lease?").startswith(begins)


def test_people_who_differ_are_all_heard():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "I'm convinced Glaze & Co will sign the contract in June."),
        said("s2", "2026-05-05T09:00", "ruth", "I don't think Glaze & Co will sign the contract, they have no money."),
    )
    text = text_of(memory, "Is Glaze & Co going to sign the contract?")
    assert text.startswith("Opinions differ.")
    assert "Nils Berg" in text
    assert "Ruth Aune" in text


@pytest.mark.parametrize(
    "question",
    [
        "What is the phone number of the landlord?",
        "When does the kiln in Hamar open?",
        "What did Ruth say about the kiln?",
        "How much did the new kiln cost?",
        "Who painted the ceiling?",
    ],
)
def test_what_nobody_said_is_not_answered(question):
    outcome = answered(memory_of(KILN, said("s9", "2026-05-13T09:00", "ruth", "Soup was fine.")), question).outcome
    assert isinstance(outcome, NoAnswer)
    assert outcome.text.startswith("I don't know")


def test_an_empty_memory_has_no_evidence():
    outcome = answered(memory_of(), "When does the kiln open?").outcome
    assert outcome == NoAnswer("no evidence", outcome.text)


def test_a_question_without_words_is_refused():
    with pytest.raises(BadFilter, match="question"):
        answered(memory_of(KILN), "  ")


def test_the_calendar_of_a_day_is_listed():
    memory = memory_of(
        event("e1", "2026-05-01T08:00", "Glaze tasting", "2026-06-03T10:00", "2026-06-03T11:00", location="Cellar"),
        event("e2", "2026-05-01T08:00", "Lease talk", "2026-06-04T10:00", "2026-06-04T11:00"),
    )
    replied = answered(memory, "What is on my calendar on 3 June?")
    assert replied.outcome.text == "On June 3, 2026: Glaze tasting (10 am to 11 am, Cellar)."
    assert [each.id for each in replied.outcome.citations] == ["e1"]
    assert "e1" in replied.retrieved
    assert text_of(memory, "Am I free on 5 June?").startswith("Free")
    assert text_of(memory, "Am I busy on 4 June at 10?").startswith("Busy")


def test_the_days_between_two_things_are_counted():
    memory = memory_of(
        event("e1", "2026-05-01T08:00", "Landlord visit", "2026-05-06T10:00", "2026-05-06T11:00"),
        said("s1", "2026-05-11T09:00", "ida", "Sent the offer to the landlord this morning."),
    )
    text = text_of(memory, "How many days after the landlord visit did I send the offer?")
    assert text.startswith("5 days")


def test_an_event_is_known_best_by_the_calendar():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "I hear the glaze tasting is on Tuesday."),
        event("e1", "2026-05-03T08:00", "Glaze tasting", "2026-06-03T10:00", "2026-06-03T11:00"),
    )
    assert text_of(memory, "When is the glaze tasting?").startswith("Calendar: Glaze tasting: Wednesday, June 3, 2026")


def test_a_mail_is_told_with_whom_it_is_to_and_the_number_that_only_its_subject_says():
    memory = memory_of(
        said("m1", "2026-05-04T09:00", "nils", "We have shelves of them and can bring them this week.",
             source="gmail", kind="mail", thread_id="T1",
             fields=(("subject", "Used kiln shelves, 84 kroner"), ("to", "Ida Holm <ida@clay.example>"))),
        subject("T1", "2026-05-04T09:00", "Used kiln shelves, 84 kroner"),
    )  # fmt: skip
    text = text_of(memory, "What do the used kiln shelves cost?")
    assert text.startswith("Nils Berg to Ida Holm, May 4, 2026")
    assert "84 kroner" in text


def test_an_event_is_told_with_its_description_but_not_with_what_was_before():
    memory = memory_of(
        event("e1", "2026-05-04T09:00", "Glaze tasting", "2026-06-08T10:00", "2026-06-08T11:00",
              description="Bring three spoons. Moved from Thursday 4 June.")
    )  # fmt: skip
    text = text_of(memory, "When is the glaze tasting?")
    assert "Bring three spoons." in text
    assert "4 June" not in text


def test_whether_an_event_takes_place_on_a_day_is_read_off_the_calendar():
    memory = memory_of(event("e1", "2026-05-04T09:00", "Glaze tasting", "2026-06-04T10:00", "2026-06-04T11:00"))
    assert text_of(memory, "Is there a glaze tasting on Thursday?").startswith("Yes, Thursday, June 4, 2026")
    assert text_of(memory, "Is there a glaze tasting on Friday?").startswith("No, the calendar has none then")


def test_what_has_to_be_first_answers_when():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "Pay the potter once the last bowl is glazed."))
    assert "once the last bowl" in text_of(memory, "When may the potter be paid?")


def test_a_bare_measure_asks_for_its_latest_value_and_what_is_denied_is_none():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "Apron size for the new potter: 36."),
        said("s2", "2026-05-20T09:00", "nils", "The new potter's apron size is 38 now, not 36."),
    )
    text = text_of(memory, "The new potter's apron size?")
    assert "38" in text
    assert "36" not in text


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("Somebody left the kiln door open over night.", "Who left the kiln door open?"),
        ("Kiln lease: no decision today, it goes to the council.", "What did the council decide about the kiln lease?"),
        ("The cobalt glaze is too expensive for plates.", "What did ChatGPT think of the cobalt glaze?"),
    ],
)
def test_nobody_named_nothing_decided_and_nobody_asked_is_no_answer(words, question):
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", words))
    assert isinstance(answered(memory, question).outcome, NoAnswer)


def test_what_was_done_after_all_is_an_answer():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The council decided on the kiln lease: five years."))
    assert "five years" in text_of(memory, "What did the council decide about the kiln lease?")


def test_a_short_reply_is_about_what_it_replies_to():
    memory = memory_of(
        said("q1", "2026-05-04T09:00", "ida", "Nils, who empties the old cellar before the tasting?"),
        said("q2", "2026-05-04T09:10", "nils", "Me and Ruth, in the second week.", reply_to="q1"),
        said("q3", "2026-05-05T09:00", "ida", "Still open: nobody has told me who empties what."),
    )
    text = text_of(memory, "Who empties the old cellar?")
    assert "Me and Ruth" in text


def test_a_word_that_no_record_has_does_not_drown_the_others():
    memory = memory_of(
        [said(f"n{day}", f"2026-05-{day:02}T09:00", "nils", f"Lunch on shelf {day}.") for day in range(4, 24)],
        said("p1", "2026-05-24T09:00", "ruth", "The big new one, model KS-40: 384 euro."),
    )
    assert "384" in text_of(memory, "How much does the yellow sticker tag on the KS-40 say?")


def test_what_was_only_asked_is_no_answer_until_it_is_answered():
    question = said("q1", "2026-05-04T09:00", "ida", "Ruth, what does the hood of the kiln cost?")
    wanted = "What does the hood of the kiln cost?"
    assert isinstance(answered(memory_of(question), wanted).outcome, NoAnswer)
    reply = said("q2", "2026-05-04T10:00", "ruth", "412 euro, fitted.", reply_to="q1")
    assert "412" in text_of(memory_of(question, reply), wanted)


def test_what_came_of_an_event_is_known_only_after_it():
    lunch = event("e1", "2026-05-04T09:00", "Lunch with Ruth", "2026-05-20T12:00", "2026-05-20T13:00")
    outcome = answered(memory_of(lunch), "What came out of the lunch with Ruth?", "2026-05-19T12:00").outcome
    assert isinstance(outcome, NoAnswer)


@pytest.mark.parametrize(
    "question", ["Has Ruth Aune agreed to the June tasting?", "has ruth aune agreed to the june tasting"]
)
def test_whether_somebody_agreed_is_told_by_their_own_words_or_a_report(question):
    offer = said("s1", "2026-05-04T09:00", "ida", "I have offered Ruth Aune the June tasting.")
    assert isinstance(answered(memory_of(offer), question).outcome, NoAnswer)
    report = said("s2", "2026-05-05T09:00", "nils", "Ruth Aune agreed to the June tasting, she is happy.")
    assert "Ruth Aune agreed" in text_of(memory_of(offer, report), question)


def test_the_words_of_somebody_are_theirs_or_passed_on():
    kiln = said("s1", "2026-05-04T09:00", "ida", "The cobalt glaze smells. Ask Nils whether it is safe.")
    assert isinstance(answered(memory_of(kiln), "What did Nils say about the cobalt glaze?").outcome, NoAnswer)
    told = said("s2", "2026-05-06T09:00", "ida", "Coffee with Nils. He says the cobalt glaze is safe.")
    assert "is safe" in text_of(memory_of(kiln, told), "What did Nils say about the cobalt glaze?")


def test_a_role_without_a_name_beside_it_is_nobody():
    told = said("s1", "2026-05-04T09:00", "ida", "The landlord in Hamar wants half of the money for the roof.")
    assert isinstance(answered(memory_of(told), "Who is the landlord in Hamar?").outcome, NoAnswer)
    known = said("s2", "2026-05-05T09:00", "ida", "Our landlord, Per Moe, lives in Hamar.")
    assert "Per Moe" in text_of(memory_of(told, known), "Who is the landlord in Hamar?")


def test_an_outcome_that_is_still_open_is_none():
    told = said("s1", "2026-05-04T09:00", "ida", "Kiln lease: no decision today, the council has it in June.")
    assert isinstance(answered(memory_of(told), "What is the council's verdict on the kiln lease?").outcome, NoAnswer)


def test_of_a_long_calendar_the_first_are_listed_and_the_others_counted():
    events = [
        event(f"e{day}", "2026-05-01T08:00", f"Firing {day}", f"2026-06-{day:02}T10:00", f"2026-06-{day:02}T11:00")
        for day in range(1, 29)
    ]
    text = text_of(memory_of(*events), "What is on my calendar in June?", "2026-05-20T12:00")
    assert text.endswith("and 16 more.")
    assert len(text.split()) < 130


def test_earlier_values_are_values_of_the_same_thing():
    memory = memory_of(
        KILN,
        said(
            "k4", "2026-05-04T09:10", "ruth", "Then I keep the cellar until 1 June, it's monthly anyway.", reply_to="k1"
        ),
    )
    outcome = answered(memory, "When does the new kiln open?").outcome
    assert [each.id for each in outcome.history] == ["k1"]
