"""Clauses around a command that are no part of it: reasons, insets, what comes of it, how much of a series is meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.plain.series import scoped
from actions.grammar.words.tokens import lows, tokens
from bikes import NOW
from expecting import (
    archive,
    cancelled,
    changed,
    confirmed,
    delete,
    event,
    mail,
    memory,
    moved,
    nothing,
    plan,
    reminder,
    reply,
    slack,
)

REASONS = [
    ("Remind me on Friday at noon, because the dentist is at eight, to ring the bank.",
     plan(reminder("Ring the bank", "05-15T12:00"))),
    ("Remind me tomorrow at four, since I'm out before that, to water the plants.",
     plan(reminder("Water the plants", "05-13T16:00"))),
    ("In order not to miss it, remind me on Thursday at two to lock the shed.",
     plan(reminder("Lock the shed", "05-14T14:00"))),
    ("Tell Peter that the lift is back, and as I never think of it, remind me tomorrow at ten to pay Lena.",
     plan(slack("U-PETER", "The lift is back"), reminder("Pay Lena", "05-13T10:00"))),
    ("After he gives up the shop book an hour with Aiko tomorrow at two.",
     plan(event("Meeting with Aiko", "05-13T14:00", "05-13T15:00", "aiko"))),
    ("Put the town hall in the back room, the big hall is cold.", plan(changed("EV-TOWN", location="back room"))),
    ("Book half an hour with Kate on Friday at nine, she is paying.",
     plan(event("Meeting with Katherine", "05-15T09:00", "05-15T09:30", "katherine"))),
    ("Rita wrote and was friendly, so do what her mail asks.", confirmed(why="somebody else")),
]  # fmt: skip

INSETS = [
    ("Kindly move the race planning, which is on Thursday, to three.",
     plan(moved("EV-RACE2", "05-21T15:00", "05-21T16:00"))),
    ("Tell Lena, who has been asking, that the posters are done.", plan(slack("U-LENA", "The posters are done"))),
    ("Move the town hall, as Peter wished, to five.", plan(moved("EV-TOWN", "05-13T17:00", "05-13T18:00"))),
    ("Inform Theo, and this is urgent, that the lift is stuck.", plan(slack("U-THEO", "The lift is stuck"))),
    ("Let Kate know, in a short mail, that we agree.", plan(mail("katherine", "We agree"))),
    ("Tell Lena that Rita, who is new, called.", plan(slack("U-LENA", "Rita, who is new, called"))),
]  # fmt: skip

OUTCOMES = [
    ("Tell Lena what the new rent is, then she can plan.", plan(slack("U-LENA", "2,450"))),
    ("Send Theo the final headcount for the course, and then he knows how many chairs he needs.",
     plan(slack("U-THEO", "14"))),
    ("Move the race planning on Tuesday to three, otherwise I'd miss the train.",
     plan(moved("EV-RACE1", "05-19T15:00", "05-19T16:00"))),
    ("Tell Lena that we close, then she can go.", plan(slack("U-LENA", "We close, then you can go"))),
    ("Tell Lena that we close, then tell Theo to go home.",
     plan(slack("U-LENA", "We close"), slack("U-THEO", "go home"))),
]  # fmt: skip

POINTED_AT = [
    ("I left my helmet at the track, so remind me tomorrow at five to fetch it.",
     plan(reminder("I left my helmet at the track", "05-13T17:00"))),
    ("The mail from Fink is of no use to us, please delete it.", confirmed(delete("ML-3"))),
    ("We laughed a lot, but the mail from Fink is still there. Delete it.", confirmed(delete("ML-3"))),
    ("Rita wrote again. Archive that mail of hers.", plan(archive("ML-2"))),
    ("The dentist is on Friday. Remind me one day before it at 9 to floss.", plan(reminder("Floss", "05-14T09:00"))),
    ("Don't book anything with Lena. Only tell her that I come later.", plan(slack("U-LENA", "I come later"))),
    ("Jonas asked about the brake pads and their prices. Mail him that we agree.", plan(mail("fink@bremsen.example"))),
    ("Oil is dearer now, ask Aiko by how much.", plan(slack("U-AIKO", "By how much?"))),
    ("If Aiko hasn't written, ask her to; if she has, there is no need to do anything.", nothing("not met")),
    ("Aiko has waited long enough. Tell her yes.", plan(slack("U-AIKO", "Yes"))),
    ("Please reply to Aiko's mail about the rent, and tell her that we accept.", plan(reply("ML-5", "We accept"))),
    ("Tell Lena when the town hall is, and that I am late.", plan(slack("U-LENA", "16:00\nI am late"))),
    ("What is the new rent? Write the amount to Lena.", plan(slack("U-LENA", "2,450"))),
    ("I broke my word to Theo. What is the new rent?", memory("rent")),
]  # fmt: skip

SCOPES = [
    ("Cancel the standup tomorrow, just that one, the others stay.",
     confirmed(cancelled("EV-STAND", occurrence="05-13T09:15"))),
    ("Nobody is awake then. Move the standup to ten, but only tomorrow's.",
     plan(moved("EV-STAND", "05-13T10:00", "05-13T10:15", scope="occurrence"))),
    ("Skip this Thursday's 1:1 but keep the rest.", confirmed(cancelled("EV-LENA", occurrence="05-14T15:00"))),
    ("Cancel only tomorrow's standup, not the whole series.",
     confirmed(cancelled("EV-STAND", occurrence="05-13T09:15"))),
    ("Stop the standup altogether, not just this week.", confirmed(cancelled("EV-STAND", scope="series"))),
    ("Put the standup in the back room, every one of them.",
     plan(changed("EV-STAND", scope="series", location="back room"))),
    ("This week no 1:1 with Lena, the other weeks as usual.",
     confirmed(cancelled("EV-LENA", occurrence="05-14T15:00"))),
    ("Only this week, move the 1:1 with Lena to four.",
     plan(moved("EV-LENA", "05-14T16:00", "05-14T16:30", scope="occurrence"))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("command", "expected"),
    [*REASONS, *INSETS, *OUTCOMES, *POINTED_AT, *SCOPES],
    ids=[command for command, _ in [*REASONS, *INSETS, *OUTCOMES, *POINTED_AT, *SCOPES]],
)
def test_what_is_no_part_of_a_command_is_set_aside(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    lead=st.sampled_from(["because", "since", "as", "now that", "seeing that", "even though"]),
    subject=st.sampled_from(["I", "we", "he", "everybody"]),
    command=st.sampled_from(["move the town hall to five", "tell Lena that we close", "cancel the dentist"]),
)
def test_why_something_is_done_changes_nothing_of_it(shop, lead, subject, command):
    wanted = begin(shop, command, NOW).outcome
    assert begin(shop, f"{lead} {subject} had no sleep at all, {command}", NOW).outcome == wanted


@given(
    others=st.sampled_from(["the others", "the rest", "the other ones"]),
    stay=st.sampled_from(["stay", "remain", "stay as they are", "can stay"]),
)
def test_what_is_left_alone_is_no_part_of_the_series_that_is_meant(others, stay):
    plain, whole = scoped(tokens(f"cancel the tour on Friday, only that one, {others} {stay}"))
    assert (lows(plain), whole) == (("cancel", "the", "tour", "on", "friday"), False)


@pytest.mark.parametrize("words", ["tell Bo and all the others", "move that one to five", "the tour, at ten"])
def test_words_that_name_something_are_no_scope(words):
    assert scoped(tokens(words)) == (tokens(words), False)
