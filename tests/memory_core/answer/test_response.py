"""Whether somebody answered: asked in several wordings before and after they did."""

import pytest

from memory_core.model.answer import NoAnswer
from telling import answered, memory_of, said, subject, text_of

OFFER = [
    said("a", "2026-05-04T09:00", "ruth", "The cobalt powder costs 40 euro a kilo."),
    said("b", "2026-05-05T09:00", "ida", "Ruth, I offer 36 euro a kilo for the cobalt powder, for the whole year."),
]
ANSWER = said("c", "2026-05-07T09:00", "ruth", "36 for the cobalt powder is fine with me, I'll send the paper.")
QUESTIONS = """Has Ruth answered about the cobalt powder?
did Ruth reply to my offer for the cobalt
any reply from Ruth on the cobalt powder yet?
Has Ruth accepted my 36 for the cobalt?
did ruth take the 36 euro for cobalt
Has Ruth said yes to 36 for the cobalt powder?
have I heard back from Ruth about the cobalt powder
did Ruth get back to me on the cobalt powder offer?
What did Ruth answer to my offer for the cobalt powder?
did Ruth write back after I offered 36 for the cobalt
has she answered about the cobalt powder offer
What was Ruth's reply to the 36 for cobalt powder?
Has Ruth agreed to 36 euro?""".splitlines()


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_they_said_before_they_were_asked_is_no_answer(question):
    outcome = answered(memory_of(OFFER), question, "2026-05-06T12:00").outcome
    assert isinstance(outcome, NoAnswer)
    assert "up to May 6, 2026 have no answer from" in outcome.text


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_later_record_of_theirs_is_the_answer(question):
    assert text_of(memory_of(OFFER, ANSWER), question).startswith("Ruth Aune, May 7, 2026")


def test_what_somebody_else_passes_on_is_an_answer_too():
    told = said("c", "2026-05-07T09:00", "nils", "Ruth accepted 36 for the cobalt powder, she says hello.")
    text = text_of(memory_of(OFFER, told), "Has Ruth accepted my 36 for the cobalt powder?")
    assert text.startswith("Yes. Nils Berg")


def test_another_matter_is_no_answer():
    other = said("c", "2026-05-07T09:00", "ruth", "The gas is cheaper from June, tell Nils.", thread_id="C2")
    assert isinstance(answered(memory_of(OFFER, other), "Has Ruth answered about the cobalt powder?").outcome, NoAnswer)


def test_a_mail_of_the_same_thread_answers_without_its_words():
    mail = {"kind": "mail", "source": "gmail", "thread_id": "T1"}
    mails = [
        subject("T1", "2026-05-04T09:00", "Hall in June"),
        said("m1", "2026-05-04T09:00", "ida", "Could we have the hall in June?", **mail),
        said("m2", "2026-05-06T09:00", "ruthv", "That is possible.", **mail),
    ]
    assert "That is possible" in text_of(memory_of(mails), "Has Ruth Vik answered about the hall?")


def test_who_said_it_by_themselves_has_agreed_without_being_asked():
    told = said("a", "2026-05-04T09:00", "nils", "I agree to three markets this year, no more.")
    assert "three markets" in text_of(memory_of(told), "Has Nils agreed to three markets?")
