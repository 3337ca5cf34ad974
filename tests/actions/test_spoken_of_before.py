"""Commands that go back to what was spoken of: when it is, who comes, what somebody wants to know, and otherwise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.outcome import Plan
from bikes import NOW
from expecting import (
    cancelled,
    confirmed,
    event,
    forward,
    joined_by_theo,
    mail,
    memory,
    moved,
    nothing,
    plan,
    question,
    reminder,
    slack,
)

MEASURED = [
    ("push the dentist an hour and remind me an hour before to leave",
     plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"), reminder("Leave", "05-15T08:00"))),
    ("book a call with lena on friday at nine and remind me ten minutes before",
     plan(event("Lena", "05-15T09:00", "05-15T09:30", "lena"), reminder("Call with Lena", "05-15T08:50"))),
    ("move the town hall to thursday at nine and remind me the day before to write the speech",
     plan(moved("EV-TOWN", "05-14T09:00", "05-14T10:00"), reminder("Write the speech", "05-13T09:00"))),
    ("push the dentist an hour and remind me the evening before to find the key",
     plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"), reminder("Find the key", "05-14T18:00"))),
    ("remind me the evening before to pack", question("which event")),
    ("the van comes on friday so i want ten minutes with theo that day at nine",
     plan(event("Theo", "05-15T09:00", "05-15T09:10", "theodore"))),
]  # fmt: skip

GUESTS = [
    ("move the budget review to friday and tell the people who come",
     plan(moved("EV-BUDGET", "05-15T11:00", "05-15T12:00"), slack("U-AIKO", "Friday 15 May"),
          slack("U-PETER", "Friday 15 May"))),
    ("The participants of the budget review should be notified that it lasts one hour.",
     plan(slack("U-AIKO", "it lasts one hour"), slack("U-PETER", "it lasts one hour"))),
    ("tell whoever is at the budget review that we start late",
     plan(slack("U-AIKO", "we start late"), slack("U-PETER", "we start late"))),
    ("Budget review tomorrow: I want Theo there as well.", plan(joined_by_theo())),
]  # fmt: skip

WANTED = [
    ("lena wants to know how much the rent is so mail it to her", plan(mail("lena@speiche.example", "2,450"))),
    ("tell aiko the rent is paid and ask when she's back",
     plan(slack("U-AIKO", "The rent is paid. Could you tell me when you're back?"))),
    ("i think i forgot to answer rita so remind me this afternoon at three to do that",
     plan(reminder("answer rita", "05-12T15:00"))),
    ("the town hall begins at five tell peter", plan(slack("U-PETER", "The town hall begins at five"))),
    ("Dentist on Friday: tell theo to open the memory", plan(slack("U-THEO", "open the memory"))),
    ("I should like to know when the town hall takes place.", memory("town hall")),
]  # fmt: skip

OTHERWISE = [
    (
        "if Rita has written, forward the rent mail to kate, otherwise cancel the dentist",
        plan(forward("ML-5", "katherine")),
    ),
    (
        "if the town hall is cancelled, tell lena we stay home, otherwise tell lena we go",
        plan(slack("U-LENA", "we go")),
    ),
]  # fmt: skip

TURNED = [
    ("Please effect a postponement of the town hall by thirty minutes.",
     plan(moved("EV-TOWN", "05-13T16:30", "05-13T17:30"))),
    ("Please see to the cancellation of the dentist.", confirmed(cancelled("EV-DENT"))),
    ("A meeting with Mr. Weber is to be scheduled for Monday at 10 o'clock.",
     plan(event("Jonas", "05-18T10:00", "05-18T10:30", "jonas"))),
    ("I want twenty minutes with Lena on Friday at three.",
     plan(event("Lena", "05-15T15:00", "05-15T15:20", "lena"))),
    ("To Lena please write that I accept.", plan(slack("U-LENA", "I accept"))),
    ("The dentist on Friday I must cancel.", confirmed(cancelled("EV-DENT"))),
    ("Ask in general who has the ladder.", plan(slack("C-ALL", "who has the ladder"))),
    ("tell theo the answer is yes", plan(slack("U-THEO", "the answer is yes"))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("command", "expected"),
    [*MEASURED, *GUESTS, *WANTED, *OTHERWISE, *TURNED],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_was_spoken_of_is_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(deed=st.sampled_from(["tell lena hi", "cancel the dentist", "remind me at five to eat"]))
def test_nothing_is_done_otherwise_where_the_condition_is_met(shop, deed):
    outcome = begin(shop, f"if Rita has written, tell theo so, otherwise {deed}", NOW).outcome
    assert isinstance(outcome, Plan)
    assert [each.to for each in outcome.actions] == ["U-THEO"]


def test_a_condition_that_is_not_met_and_has_nothing_otherwise_plans_nothing(shop):
    nothing("not met")(begin(shop, "if the town hall is cancelled, tell lena we stay home", NOW).outcome)
