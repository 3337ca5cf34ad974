"""What people say to themselves while they make up their mind, and what they rule out on the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import cancelled, changed, confirmed, event, joined_by_theo, mail, moved, nothing, plan, reminder, slack

BETTER_OF_IT = [
    ("oil the chains, remind me on thursday after work, no, we're away on thursday, tomorrow then, at five",
     plan(reminder("Oil the chains", "05-13T17:00"))),
    ("add Jonas to the budget review tomorrow, or better not, he is at a fair. Theo then, he has time.",
     plan(joined_by_theo())),
    ("the dentist on Friday, I can't make eight, cancel it, hm, no, don't cancel, it took months, push it to ten",
     plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("Tell Lena, well no, not Lena, tell the race day channel that Theo is in charge",
     plan(slack("C-RACE", "Theo is in charge"))),
    ("book Lena for Thursday at ten, or is that when I ... yes that's the course, so eleven then, forty minutes",
     plan(event("Lena", "05-14T11:00", "05-14T11:40", "lena"))),
    ("the velox supplier call on Monday, will they be up, I doubt it, make it eleven, same length",
     plan(moved("EV-VELOX", "05-18T11:00", "05-18T11:45"))),
    ("shall I mail Theo about the lift, or no, he was there himself, so post it in race-day: it was only a fuse",
     plan(slack("C-RACE", "It was only a fuse"))),
    ("tell Kate we sign on Monday, no, Aiko is off on Monday, Tuesday then",
     plan(slack("U-KATE", "We sign on Tuesday"))),
    ("tell Lena we close at five, no, we close at six", plan(slack("U-LENA", "We close at six"))),
    ("remind me ten minutes before the town hall, no, I'd have to run, make it twenty",
     plan(reminder("Town hall", "05-13T15:40"))),
    ("remind me half an hour before the dentist, wait, that's not enough, an hour",
     plan(reminder("Dentist", "05-15T07:00"))),
    ("move the town hall to 5, oh well, leave the town hall be and tell Peter we begin at four",
     plan(slack("U-PETER", "We begin at four"))),
    ("cancel the dentist, or better not", nothing("called it off")),
    ("tell Theo about the talk with Lena, no, Kate", plan(slack("U-THEO", "the talk with Kate"))),
    ("move the dentist to ten, twenty minutes is enough", plan(moved("EV-DENT", "05-15T10:00", "05-15T10:20"))),
    ("my dentist falls into the town hall, can we shove it to ten instead",
     plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("book an hour on Friday at two, I want to go through the tyre samples",
     plan(event("Tyre samples", "05-15T14:00", "05-15T15:00"))),
    ("budget review in the back room, just this once", plan(changed("EV-BUDGET", location="back room"))),
    ("nobody likes the name budget review, call it Spring plan", plan(changed("EV-BUDGET", title="Spring plan"))),
]  # fmt: skip

RULED_OUT = [
    ("tell Lena the course is full, but not on slack, mail it, she reads those",
     plan(mail("lena", "The course is full"))),
    ("tell Lena the course is full, not by mail, slack her, she's quick", plan(slack("U-LENA", "The course is full"))),
    ("let Kate know we signed, but don't use slack, mail her", plan(mail("katherine", "We signed"))),
    ("tell Lena we don't use slack any more", plan(slack("U-LENA", "We don't use slack any more"))),
    ("say nothing to the others, just slack Theo that Monday is fine", plan(slack("U-THEO", "Monday is fine"))),
    ("Theo is worried. Don't tell anyone else, just slack him that Friday is fine",
     plan(slack("U-THEO", "Friday is fine"))),
    ("kill the morning standup, all of them, for good", confirmed(cancelled("EV-STAND", scope="series"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*BETTER_OF_IT, *RULED_OUT])
def test_only_what_is_meant_in_the_end_is_planned(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    mark=st.sampled_from(["no", "hm, no", "wait, no", "or no"]),
    reason=st.sampled_from(
        ["that's too early", "I'm at the doctor's then", "Theo is away", "we would never make it", ""]
    ),
    hour=st.integers(min_value=10, max_value=12),
    then=st.sampled_from(["", " then"]),
)
def test_a_reason_before_a_new_hour_is_no_part_of_it(shop, mark, reason, hour, then):
    because = f", {reason}" if reason else ""
    said = f"remind me on Friday at nine, {mark}{because}, at {hour}{then}, to oil the chains"
    plan(reminder("Oil the chains", f"05-15T{hour}:00"))(begin(shop, said, NOW).outcome)
