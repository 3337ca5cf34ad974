"""Commands as thumbs type them: no vowels, no apostrophes, hours as one number, "2" and "n"."""

from datetime import date, timedelta

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.words.shorthand import written_out
from actions.grammar.words.tokens import lows, said, tokens
from actions.outcome import Plan
from bikes import NOW
from expecting import archive, cancelled, changed, confirmed, event, forward, moved, plan, reminder, slack
from memory_core.when.lexicon import WEEKDAYS

TODAY = date(2026, 5, 12)

TEXTED = [
    ("cncl todays standup", confirmed(cancelled("EV-STAND", occurrence="05-12T09:15"))),
    ("cancle tomorrows budget reveiw", confirmed(cancelled("EV-BUDGET"))),
    ("dentist fri make it 930", plan(moved("EV-DENT", "05-15T09:30", "05-15T10:30"))),
    ("mv town hall tmrw to 530", plan(moved("EV-TOWN", "05-13T17:30", "05-13T18:30"))),
    ("push budget rvw tmrw 2 1130", plan(moved("EV-BUDGET", "05-13T11:30", "05-13T12:30"))),
    ("rmnd me tmrw 815 call jonas weber", plan(reminder("Call jonas weber", "05-13T08:15"))),
    ("rmind me evry tue n thu 745 water the plants",
     plan(reminder("Water the plants", "05-14T07:45", recurrence="RRULE:FREQ=WEEKLY;BYDAY=TU,TH"))),
    ("dentist on fri make it 9 instead of 8 n rmind me thurs 6pm to pack",
     plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"), reminder("Pack", "05-14T18:00"))),
    ("fwd the rent mail 2 kate", plan(forward("ML-5", "katherine"))),
    ("frwrd the rent mail to kate", plan(forward("ML-5", "katherine"))),
    ("archv aikos rent mail", plan(archive("ML-5"))),
    ("schdl mtng w lena fri 2pm", plan(event("Lena", "05-15T14:00", "05-15T14:30", "lena"))),
    ("snd kate a msg that the lease is rdy", plan(slack("U-KATE", "the lease is rdy"))),
    ("town hall 2moro half hr l8r", plan(moved("EV-TOWN", "05-13T16:30", "05-13T17:30"))),
    ("lunch w theo fri 12", plan(event("Lunch with Theodore", "05-15T12:00", "05-15T13:00", "theodore"))),
    ("move dentist to mon 18", plan(moved("EV-DENT", "05-18T08:00", "05-18T09:00"))),
    ("fire drill tue 26th 0930, 30 min, back room - in cal pls",
     plan(event("Fire drill", "05-26T09:30", "05-26T10:00", location="back room"))),
    ("every 2nd thu from 21 may at 10, half an hour w theo: spokes",
     plan(event("Spokes", "05-21T10:00", "05-21T10:30", "theodore",
                recurrence="RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"))),
    ("town hall tmrw in the back rm not upstairs", plan(changed("EV-TOWN", location="back rm"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), TEXTED, ids=[command for command, _ in TEXTED])
def test_a_texted_command_is_read_as_it_is_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    hour=st.integers(1, 23), minutes=st.sampled_from(range(0, 60, 5)), lead=st.sampled_from(["at", "friday", "tmrw"])
)
def test_an_hour_and_its_minutes_may_be_one_number_which_keeps_its_text(hour, minutes, lead):
    written = written_out(tokens(f"remind me {lead} {hour}{minutes:02} to eat"), TODAY)
    assert f"{hour}:{minutes:02}" in lows(written)
    assert f"{hour}{minutes:02}" in said(written)


@given(today=st.dates(date(2026, 1, 1), date(2026, 12, 31)), day=st.sampled_from(sorted(WEEKDAYS)))
def test_a_number_behind_a_weekday_is_a_day_of_the_month_that_this_weekday_will_have(today, day):
    coming = today + timedelta((WEEKDAYS[day] - today.weekday()) % 7)
    assume(coming.day <= 24)
    assert "at" not in lows(written_out(tokens(f"lunch {day} {coming.day}"), today))
    other = (coming + timedelta(1)).day
    assume(other <= 24)
    assert "at" in lows(written_out(tokens(f"lunch {day} {other}"), today))


@pytest.mark.parametrize("text", ["the price fell to 530 euros", "we sold 745 bikes", "order 1130 spokes", "by 2030"])
def test_other_numbers_are_no_hours(text):
    assert lows(written_out(tokens(text), TODAY)) == lows(tokens(text))


def test_a_message_keeps_the_spelling_it_was_given(shop):
    outcome = begin(shop, "tell lena jonas has sivs keys n the rm is free til 530", NOW).outcome
    assert isinstance(outcome, Plan)
    assert outcome.actions[0].text == "Jonas has sivs keys n the rm is free til 530"
