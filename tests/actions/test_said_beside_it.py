"""What is said beside a command: how much of a series, by whose clock, asides, reasons, what a text goes on with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import cancelled, changed, confirmed, event, forward, mail, moved, plan, reminder, slack


def one_of_them():
    return confirmed(cancelled("EV-LENA", scope="occurrence"))


EXTENT = [
    ("skip the lena 1:1 on thursday, not all of them, dear me, just this one", one_of_them()),
    ("cancel the lena 1:1, the whole series i mean", confirmed(cancelled("EV-LENA", scope="series"))),
    ("the morning standup drop it not just tomorrow's, every one of them, we never talk",
     confirmed(cancelled("EV-STAND", scope="series"))),
]  # fmt: skip

CLOCKS = [
    ("ping me on wednesday at 8:00, portugal time and not ours, about the rims",
     plan(reminder("the rims", "05-13T09:00"))),
    ("wake me on wednesday at 8:00 lisbon time, not berlin, to pack", plan(reminder("Pack", "05-13T09:00"))),
    ("push the town hall to 18:30 our time, which is 17:30 in lisbon",
     plan(moved("EV-TOWN", "05-13T18:30", "05-13T19:30", location=None))),
    ("push the town hall to 18:30 here that's 17:30 where rita is",
     plan(moved("EV-TOWN", "05-13T18:30", "05-13T19:30"))),
]  # fmt: skip

TEXTS = [
    ("ping theo + lena: floor is wet, skip the wheel stand",
     plan(slack("U-THEO", "skip the wheel stand"), slack("U-LENA", "skip the wheel stand"))),
    ("tell theo that the yard is shut, cancel the dentist",
     confirmed(slack("U-THEO", "The yard is shut"), cancelled("EV-DENT"))),
    ("workshop: thanks everybody, the compressor is fixed",
     plan(slack("C-SHOP", "Thanks everybody, the compressor is fixed"))),
    ("email kate: sign nothing yet, i mean that", plan(mail("katherine", "Sign nothing yet, i mean that"))),
    ("budget review tomorrow: call it Money talk", plan(changed("EV-BUDGET", title="Money talk"))),
    ("book lena on friday from two until three. Call it Building.",
     plan(event("Building", "05-15T14:00", "05-15T15:00", "lena"))),
]  # fmt: skip

ASIDES = [
    ("remind me, and this is important, to pay the rent on friday",
     plan(reminder("Pay the rent", "05-15T09:00"))),
    ("tell lena, just between us, that peter is leaving", plan(slack("U-LENA", "Peter is leaving"))),
    ("tell theo (he'll be in the yard) to lock the gate", plan(slack("U-THEO", "Please lock the gate"))),
    ("ask theo – he was there – whether the gate was shut", plan(slack("U-THEO", "whether the gate was shut"))),
    ("let lena know, she waits for it, that the lift is back", plan(slack("U-LENA", "The lift is back"))),
    ("tell lena, by mail, that we close", plan(mail("lena", "We close"))),
    ("tell lena, theo, and kate, that we close",
     plan(slack("U-LENA", "We close"), slack("U-THEO", "We close"), slack("U-KATE", "We close"))),
    ("tell lena, if the town hall is still on, that i come", plan(slack("U-LENA", "I come"))),
]  # fmt: skip

REASONS = [
    ("theo's out sick so cancel the wheel truing course and let lena know why",
     confirmed(cancelled("EV-TRUE"), slack("U-LENA", "Theo's out sick"))),
    ("the lift is broken, tell peter why", plan(slack("U-PETER", "The lift is broken"))),
    ("tell kate what aiko wrote about the rent and that i'm fine with it",
     plan(slack("U-KATE", "2,450 euros a month. I'm fine with it"))),
]  # fmt: skip

CORRECTED = [
    ("so aiko's asking what the headcount is could you answer her",
     plan(slack("U-AIKO", "headcount for the course is 14"))),
    ("uh tell theo i'm late no not theo lena", plan(slack("U-LENA", "I'm late"))),
    ("tell theo the gate code is 4471, no, 4417", plan(slack("U-THEO", "The gate code is 4417"))),
    ("if nobody wrote about tents remind me at four to ask", plan(reminder("Ask", "05-12T16:00"))),
    ("if nobody wrote about the keys remind me at four to ask", plan()),
    ("if anyone wrote about the rent, tell lena i know", plan(slack("U-LENA", "I know"))),
    ("at ten no make that eleven remind me to call theo i mean lena", plan(reminder("Call lena", "05-12T11:00"))),
    ("tell theo that we close at four, sorry, lena", plan(slack("U-LENA", "We close at four"))),
    ("remind me to call theo at five, no, lena", plan(reminder("Call lena", "05-12T17:00"))),
    ("mail kate and theo that we close, i mean kate and lena", plan(mail("katherine lena", "We close"))),
    ("if aiko's rent mail has come, forward it to kate", plan(forward("ML-5", "katherine"))),
    ("if i've nothing on thursday at ten, book an hour with lena",
     plan(event("Lena", "05-14T10:00", "05-14T11:00", "lena"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*EXTENT, *CLOCKS, *TEXTS, *ASIDES, *REASONS, *CORRECTED])
def test_what_is_said_beside_a_command_is_read_as_it_is_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    city=st.sampled_from(["lisbon", "london", "dublin"]),
    denial=st.sampled_from([" not ours", ", not ours", " not mine", ", not berlin time", ""]),
    joins=st.sampled_from([" ", ", "]),
)
def test_a_time_by_another_clock_is_of_that_place(shop, city, denial, joins):
    command = f"wake me on wednesday at 8:00{joins}{city} time{denial}, to pack"
    plan(reminder("Pack", "05-13T09:00"))(begin(shop, command, NOW).outcome)
