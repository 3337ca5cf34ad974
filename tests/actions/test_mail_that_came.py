"""Answers to mail that has just come, and mails that are named before what is done with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import archive, at, confirmed, delete, forward, plan, question, reply, slack

AN_HOUR_AFTER_PETERS_MAIL = at("05-11T16:00")


WRITTEN = [
    ("peter just wrote answer him that fourteen is fine", plan(reply("ML-6", "Fourteen is fine"))),
    ("so peter has written about the course, write back that fourteen is fine",
     plan(reply("ML-6", "Fourteen is fine"))),
    ("rita mailed again reply that we wait", plan(reply("ML-2", "We wait"))),
    ("aiko has sent the new rent text reply that i agree", plan(reply("ML-5", "I agree"))),
    ("and rita uh answer her that we have the spokes", plan(reply("ML-2", "We have the spokes"))),
    ("rita's mail says they shipped but nothing came, reply that we have nothing",
     plan(reply("ML-2", "We have nothing"))),
    ("the man from bremsen just wrote so write him back that the prices are fine",
     plan(reply("ML-3", "The prices are fine"))),
    ("reply to rita only to her not aiko that we wait", plan(reply("ML-2", "We wait"))),
    ("reply to peter's mail about the course, write fine, no hang on, write that kate decides",
     plan(reply("ML-6", "kate decides"))),
    ("peter just wrote answer him thanks", plan(reply("ML-6", "thanks"))),
    ("peter just wrote answer him that it fits but we must see what kate says",
     plan(reply("ML-6", "It fits but we must see what kate says"))),
]  # fmt: skip

NAMED = [
    ("pass fink's mail of just now on to lena", plan(forward("ML-3", "lena"))),
    ("forward aikos mail that just came to kate and lena", plan(forward("ML-5", "katherine lena"))),
    ("aiko's rent mail, pass it on to kate without a word", plan(forward("ML-5", "katherine", body=None))),
    ("reply to the mail that just came in that we agree", plan(reply("ML-6", "We agree"))),
    ("archive aikos mail to me", plan(archive("ML-5"))),
    ("that spoke thing from rita, it bores me, bin it", confirmed(delete("ML-2"))),
    ("tell lena that the shed is dry but i want theo to look first",
     plan(slack("U-LENA", "The shed is dry but i want theo to look first"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*WRITTEN, *NAMED])
def test_a_mail_that_was_spoken_of_is_the_one_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


def test_whoever_is_said_to_have_just_written_is_who_did(shop):
    said = "the gentleman upstairs just wrote so answer him that we agree"
    plan(reply("ML-6", "We agree"))(begin(shop, said, AN_HOUR_AFTER_PETERS_MAIL).outcome)


def test_who_wrote_longer_ago_did_not_just_write(shop):
    said = "the gentleman upstairs just wrote so answer him that we agree"
    question("the gentleman upstairs")(begin(shop, said, NOW).outcome)


WRITERS = {"peter": "ML-6", "rita": "ML-2", "aiko": "ML-5"}


@given(
    writer=st.sampled_from(sorted(WRITERS)),
    wrote=st.sampled_from(["just wrote", "has written", "mailed", "has just answered", "wrote back"]),
    joins=st.sampled_from([" ", ", ", " so ", ". "]),
    answer=st.sampled_from(["answer {} that", "write back that", "reply to {} that", "reply that"]),
)
def test_an_answer_goes_to_whoever_is_said_to_have_written(shop, writer, wrote, joins, answer):
    command = f"{writer} {wrote}{joins}{answer.format('them')} we agree"
    plan(reply(WRITERS[writer], "We agree"))(begin(shop, command, NOW).outcome)
