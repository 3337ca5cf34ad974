"""What is said to be done with a thing or a person: what it plans, and what it must leave alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.outcome import Confirmation, Plan
from actions.plans.action import CancelEvent, UpdateEvent
from bikes import NOW
from expecting import cancelled, changed, confirmed, moved, plan, question, refused, reminder

SAID = [
    ("Lena needs to be called tomorrow", plan(reminder("Call Lena", "05-13T09:00"))),
    ("Lena should be called back on Friday at ten", plan(reminder("Call Lena back", "05-15T10:00"))),
    ("Rita must be phoned about the spokes tomorrow", plan(reminder("Call Rita about the spokes", "05-13T09:00"))),
    ("The dentist has to be called tomorrow", plan(reminder("Call the dentist", "05-13T09:00"))),
    ("Lena needs to be called", question("when should I remind you")),
    ("the budget review needs to be called off", confirmed(cancelled("EV-BUDGET"))),
    ("the budget review must be called off because Peter is ill", confirmed(cancelled("EV-BUDGET"))),
    ("the town hall must be cancelled because Peter is away on Friday", confirmed(cancelled("EV-TOWN"))),
    ("the town hall must be cancelled, we're away on Friday", confirmed(cancelled("EV-TOWN"))),
    ("the standup has to be skipped tomorrow",
     confirmed(cancelled("EV-STAND", occurrence="05-13T09:15"))),
    ("the town hall can be dropped from my calendar", confirmed(cancelled("EV-TOWN"))),
    ("the budget review should be renamed Money talk", plan(changed("EV-BUDGET", title="Money talk"))),
    ("the budget review should be called 'Money talk'", plan(changed("EV-BUDGET", title="Money talk"))),
    ("the budget review should be called Money talk", plan(changed("EV-BUDGET", title="Money talk"))),
    ("the town hall should be put off to Friday", plan(moved("EV-TOWN", "05-15T16:00", "05-15T17:00"))),
    ("the town hall should be at five", plan(moved("EV-TOWN", "05-13T17:00", "05-13T18:00"))),
    ("Peter must be removed from the budget review",
     plan(changed("EV-BUDGET", attendees=["mara@speiche.example", "aiko@speiche.example"]))),
    ("the budget review must be called at nine", refused("cannot plan")),
    ("the budget review needs to be prepared by nine", refused("cannot plan")),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), SAID, ids=[command for command, _ in SAID])
def test_what_is_to_be_done_is_read_behind_its_thing(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    who=st.sampled_from(["Lena", "Kate", "Jonas Weber", "Lena and Kate", "Rita"]),
    must=st.sampled_from(["needs to be", "must be", "has to be", "should be", "ought to be"]),
    done=st.sampled_from(
        ["called", "called back", "phoned", "dropped off", "picked up", "paid", "dropped at the gate"]
    ),
    when=st.sampled_from(["", "at nine", "tomorrow", "on Friday at ten", "about the spokes"]),
)
def test_what_is_to_be_done_with_a_person_changes_no_event(shop, who, must, done, when):
    outcome = begin(shop, f"{who} {must} {done} {when}", NOW).outcome
    planned = outcome.plan if isinstance(outcome, Confirmation) else outcome
    actions = planned.actions if isinstance(planned, Plan) else ()
    assert not any(isinstance(each, UpdateEvent | CancelEvent) for each in actions)
