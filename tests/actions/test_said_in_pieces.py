"""Commands of which a second sentence, or a clause about an event, says when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import event, plan, reminder, slack

PIECES = [
    ("Book wheel training with Theo. Thursday 21 May, nine to four, back room.",
     plan(event("Wheel training", "05-21T09:00", "05-21T16:00", "theodore", location="back room"))),
    ("Schedule a call with Lena. Thursday, ten to eleven.", plan(event("Lena", "05-14T10:00", "05-14T11:00", "lena"))),
    ("Set up a tax talk with Aiko. Monday at two. Half an hour.",
     plan(event("Tax talk", "05-18T14:00", "05-18T14:30", "aiko"))),
    ("New event: fire drill. Friday at noon, yard.",
     plan(event("Fire drill", "05-15T12:00", "05-15T12:30", location="yard"))),
    ("Lunch with Kate. Wednesday at one.", plan(event("Lunch", "05-13T13:00", "05-13T14:00", "katherine"))),
    ("Diary, Monday 8:15, twenty minutes: spoke call, with Lena.",
     plan(event("Spoke call", "05-18T08:15", "05-18T08:35", "lena"))),
    ("Friday at two, one hour: paint check, with Lena and Theo, in the yard",
     plan(event("Paint check", "05-15T14:00", "05-15T15:00", "lena theodore", location="yard"))),
    ("Remind me to call the painter. Thursday at nine.", plan(reminder("Call the painter", "05-14T09:00"))),
    ("Tell Lena that we close. Friday at noon.", plan(slack("U-LENA", "We close"))),
]  # fmt: skip

WHEN = [
    ("remind me on friday after work to lock up", plan(reminder("Lock up", "05-15T17:00"))),
    ("remind me thursday before work to bring the pump", plan(reminder("Bring the pump", "05-14T09:00"))),
    ("remind me on friday let's say at five to lock up", plan(reminder("Lock up", "05-15T17:00"))),
    ("remind me on friday at eight no after the dentist to call theo", plan(reminder("Call theo", "05-15T09:00"))),
    ("remind me every mon wed n fri at 8 to water",
     plan(reminder("Water", "05-13T08:00", recurrence="RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR"))),
    ("remind me right when the town hall is over to call kate", plan(reminder("Call kate", "05-13T17:00"))),
    ("remind me tomorrow as soon as the budget review is over to call kate",
     plan(reminder("Call kate", "05-13T12:00"))),
    ("remind me tomorrow when the thing with the budget is done to call kate",
     plan(reminder("Call kate", "05-13T12:00"))),
    ("remind me on the thursday after next at nine to pay", plan(reminder("Pay", "05-28T09:00"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*PIECES, *WHEN])
def test_when_it_is_may_be_said_apart_or_by_what_happens_then(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    when=st.sampled_from(["right when", "as soon as", "once", "when", "the moment"]),
    edge=st.sampled_from(
        [("starts", "05-13T11:00"), ("begins", "05-13T11:00"), ("is over", "05-13T12:00"), ("ends", "05-13T12:00")]
    ),
    what=st.sampled_from(["budget review", "the budget review", "the thing about the budget"]),
)
def test_an_event_s_beginning_and_end_are_moments(shop, when, edge, what):
    verb, due = edge
    plan(reminder("Eat", due))(begin(shop, f"remind me {when} {what} {verb} to eat", NOW).outcome)
