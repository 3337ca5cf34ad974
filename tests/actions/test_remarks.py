"""Commands behind a remark that runs on into them, and what the remark says of what they leave open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.outcome import Plan
from actions.plans.action import SendSlack
from bikes import NOW
from expecting import (
    archive,
    cancelled,
    confirmed,
    event,
    forward,
    memory,
    moved,
    nothing,
    plan,
    reminder,
    slack,
)

RUN_ON = [
    ("so the lift is back and jonas has no time today could you tell theo to sweep the yard",
     plan(slack("U-THEO", "Please sweep the yard"))),
    ("lena liked the posters by the way please move the dentist to nine",
     plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("peter wants the numbers and i don't have them now tell him he gets them on friday",
     plan(slack("U-PETER", "You get them on friday"))),
    ("budget review tomorrow i think it was at eleven could you make it half past eleven because the train is late",
     plan(moved("EV-BUDGET", "05-13T11:30", "05-13T12:30"))),
    ("town hall tomorrow is far too long please make it half an hour",
     plan(moved("EV-TOWN", "05-13T16:00", "05-13T16:30"))),
    ("the dentist on friday honestly i have no time take it out", confirmed(cancelled("EV-DENT"))),
    ("so apparently peter wants to sell the van could you check if that is true", memory("sell the van")),
]  # fmt: skip

SAID_BEFORE = [
    ("the brakes are done and the bike is in the yard so let lena know please",
     plan(slack("U-LENA", "The brakes are done and the bike is in the yard"))),
    ("aiko sent the new rent so forward it to kate", plan(forward("ML-5", "katherine"))),
    ("theo needs a helmet so remind me on friday at five", plan(reminder("Theo needs a helmet", "05-15T17:00"))),
    ("i have to pay the rent this week so remind me on thursday at nine",
     plan(reminder("Pay the rent this week", "05-14T09:00"))),
    ("i should answer rita about the spokes but not now so set me a reminder for tomorrow at ten",
     plan(reminder("Answer rita about the spokes", "05-13T10:00"))),
    ("the back room is ours on thursday from ten to eleven so please book it for the tax papers with aiko",
     plan(event("tax papers", "05-14T10:00", "05-14T11:00", "aiko"))),
]  # fmt: skip

CONTRASTED = [
    ("don't delete aiko's rent mail just archive it", plan(archive("ML-5"))),
    ("dont cancel the dentist just move it to nine", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("don't reply to Rita's mail, forward it to Kate instead", plan(forward("ML-2", "katherine"))),
    ("dont tell lena, tell kate that we close", plan(slack("U-KATE", "we close"))),
]

CALLED_OFF = [
    ("i wondered could you shift the dentist to monday no forget it leave it alone",
     nothing("called it off")),
    ("move the dentist to monday, no, keep it as it is", nothing("called it off")),
    ("tell theo to leave it alone", plan(slack("U-THEO", "Please leave it alone"))),
    ("tell lena the tools are with theo and leave everything as it is",
     plan(slack("U-LENA", "leave everything as it is"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*RUN_ON, *SAID_BEFORE, *CONTRASTED, *CALLED_OFF])
def test_a_command_is_found_behind_what_only_leads_to_it(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    remark=st.sampled_from(
        ["the lift is back", "we have no paint left", "it's raining again and the yard is wet", "peter is away"]
    ),
    joint=st.sampled_from([" so ", " so please ", " could you ", ", can you please ", ". ", " please ", " now "]),
)
def test_what_stands_before_a_message_is_no_part_of_it(shop, remark, joint):
    outcome = begin(shop, f"{remark}{joint}tell lena that we close at four", NOW).outcome
    assert isinstance(outcome, Plan)
    assert [(each.to, each.text) for each in outcome.actions if isinstance(each, SendSlack)] == [
        ("U-LENA", "We close at four")
    ]


@given(
    inside=st.sampled_from(["so please come by", "so could you come by", "please tell theo", "so let peter know"]),
    verb=st.sampled_from(["tell lena", "let lena know", "write to lena", "remind me at five that"]),
)
def test_what_a_message_says_of_its_own_is_no_second_command(shop, inside, verb):
    outcome = begin(shop, f"{verb} the lift is back {inside}", NOW).outcome
    assert isinstance(outcome, Plan)
    assert len(outcome.actions) == 1
