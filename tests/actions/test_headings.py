"""Things named in a sentence of their own, things sent without a verb, and what stands around a message."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import AIKO, NOW, workshop
from expecting import archive, cancelled, changed, confirmed, delete, forward, mail, moved, plan, reminder, reply, slack

PRIVATE = ("ML-8", "TH-8", "2026-05-11T16:00", AIKO, "Wages", "The list of wages. Not for forwarding, please.")
QUIET = ("ML-9", "TH-9", "2026-05-11T17:00", AIKO, "Raises", "Two raises in June. Keep this to yourself.")
EVERYBODY = ("mara", "peter", "jonas", "aiko", "lena", "theodore", "katherine")


@pytest.fixture(scope="module")
def memory(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("workshop"), mails=[PRIVATE, QUIET])


HEADED = [
    ("Town hall. Invite Kate.",
     plan(changed("EV-TOWN", attendees=[f"{each}@speiche.example" for each in EVERYBODY]))),
    ("Rent mail. Forward Theo. Then archive.", plan(forward("ML-5", "theodore"), archive("ML-5"))),
    ("Aiko's rent mail. Archive it.", plan(archive("ML-5"))),
    ("forward the rent mail to Theo and then delete", confirmed(forward("ML-5", "theodore"), delete("ML-5"))),
    ("Budget review tomorrow. Push to noon.", plan(moved("EV-BUDGET", "05-13T12:00", "05-13T13:00"))),
    ("Race planning on 19 May. Take Lena off.", plan(changed("EV-RACE1", attendees=["mara@speiche.example"]))),
    ("Dentist. Off.", confirmed(cancelled("EV-DENT"))),
    ("Dentist friday. Remind two hours before. Bring the card.", plan(reminder("Bring the card", "05-15T06:00"))),
    ("Peter. Forward him the rent mail.", plan(forward("ML-5", "peter"))),
    ("Aiko's rent mail is about nothing, just delete the mail", confirmed(delete("ML-5"))),
]  # fmt: skip

SENT = [
    ("New rent to Kate. By mail.", plan(mail("katherine", "2,450 euros"))),
    ("Peter's final headcount to Lena, slack", plan(slack("U-LENA", "14"))),
    ("Aiko's mail about the rent to Kate", plan(forward("ML-5", "katherine"))),
    ("The lift is late. Tell Theo. Sorry again.", plan(slack("U-THEO", "The lift is late. Sorry again"))),
    ("Posters now week 21. Lena to know. Ship 4 June latest.",
     plan(slack("U-LENA", "Posters now week 21. Ship 4 June latest"))),
    ("Mail Rita. Where are the pedals?", plan(mail("rita@velox.example", "Where are the pedals?"))),
    ("answer Aiko that the rent is fine but I want to ask Peter first",
     plan(reply("ML-9", "The rent is fine but I want to ask Peter first"))),
    ("let Lena know the posters are up, and slip Kate in on bcc",
     plan(mail("lena", "The posters are up", bcc=["katherine@speiche.example"]))),
    ("Everybody keeps asking how much the new rent is. Can you give Kate the number, the right one, Theo mistyped it",
     plan(slack("U-KATE", "2,450 euros"))),
    ("The rent was raised. Tell Kate the new amount.", plan(slack("U-KATE", "2,450 euros"))),
    ("Peter asks what the new rent is. Tell Kate the number by mail.", plan(mail("katherine", "2,450 euros"))),
    ("mail Kate the new rent and then you're done", plan(mail("katherine", "2,450 euros"))),
]  # fmt: skip

PRIVATELY = [
    ("forward Aiko's mail about the wages to Theo", confirmed(forward("ML-8", "theodore"), why="not for forwarding")),
    ("pass Aiko's mail about the raises on to Lena", confirmed(forward("ML-9", "lena"), why="keep this to yourself")),
    ("forward Aiko's mail about the rent to Theo", plan(forward("ML-5", "theodore"))),
]


@pytest.mark.parametrize(("command", "expected"), HEADED)
def test_what_is_named_first_is_what_the_next_sentence_handles(memory, command, expected):
    expected(begin(memory, command, NOW).outcome)


@pytest.mark.parametrize(("command", "expected"), SENT)
def test_a_message_is_found_among_what_stands_around_it(memory, command, expected):
    expected(begin(memory, command, NOW).outcome)


@pytest.mark.parametrize(("command", "expected"), PRIVATELY)
def test_a_mail_that_asks_to_go_no_further_goes_on_only_with_a_yes(memory, command, expected):
    expected(begin(memory, command, NOW).outcome)


@given(
    event=st.sampled_from(
        [("Dentist", "EV-DENT"), ("Lease talk", "EV-LEASE"), ("Budget review tomorrow", "EV-BUDGET")]
    ),
    deed=st.sampled_from(["Cancel.", "Cancel it.", "Call it off, please.", "Off."]),
)
def test_a_heading_is_cancelled_however_that_is_said(memory, event, deed):
    named, known = event
    confirmed(cancelled(known))(begin(memory, f"{named}. {deed}", NOW).outcome)
