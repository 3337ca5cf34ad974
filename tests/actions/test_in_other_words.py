"""What others say otherwise: facts by what happens, channels by name, the matter first, conditions on the calendar."""

import pytest

from actions.dialogue import begin
from bikes import NOW, RITA, workshop
from expecting import app, cancelled, confirmed, event, mail, moved, nothing, plan, question, refused, reminder, slack

TO_RITA = (
    "ML-8",
    "TH-8",
    "2026-05-11T10:00",
    "Mara Lindgren <mara@speiche.example>",
    "Spokes",
    "How long are they?",
    RITA,
)
FROM_RITA = ("ML-9", "TH-8", "2026-05-11T12:00", RITA, "Re: Spokes", "Of the usual length.")


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("workshop"), mails=[TO_RITA])


def told(text):
    return plan(slack("U-LENA", text))


FACTS = [
    ("tell Lena which day the wheel truing course is held", told("Thursday 14 May")),
    ("tell Lena on which day the town hall is now", told("Wednesday 13 May")),
    ("let Lena know where the wheel truing course takes place", told("Back room")),
    ("tell Lena when the lease talk is going to be", told("Monday 18 May, 15:00")),
    ("let Lena have the rent", told("2,450 euros")),
    ("ask Lena on which day the posters come", told("Could you tell me on which day the posters come?")),
]

CHANNELS = [
    ('into front-desk goes: "All phones off"', plan(slack("C-DESK", "All phones off"))),
    ('"All phones off" goes into front-desk', plan(slack("C-DESK", "All phones off"))),
    ("in front-desk: phones are quiet", plan(slack("C-DESK", "phones are quiet"))),
    ("in general: we close at noon", plan(slack("C-ALL", "we close at noon"))),
    ("thank Lena in front-desk for the posters", plan(slack("C-DESK", "Thank you Lena for the posters"))),
    ("say hello in general to the new apprentice", plan(slack("C-ALL", "hello"))),
]

TOGETHER = [
    ("mail Aiko and tell Lena on Slack that we close", plan(mail("aiko", "we close"), slack("U-LENA", "we close"))),
    ("Peter asks who has the key, pass that on to Lena", told("Peter asks who has the key")),
    ("tell Lena we close, no, forget it, nothing to Lena", nothing("called it off")),
    ("tell Lena we close, never mind, tell Theo we are open", plan(slack("U-THEO", "we are open"))),
    ("am I free on Friday at three? Then book a call with Lena",
     plan(event("call", "05-15T15:00", "05-15T15:30", "lena"))),
]  # fmt: skip

MATTER_FIRST = [
    ("Thursday's standup, ten minutes is enough", plan(moved("EV-STAND", "05-14T09:15", "05-14T09:25"))),
    ("the town hall, half an hour will do", plan(moved("EV-TOWN", "05-13T16:00", "05-13T16:30"))),
    ("tomorrow's meetings, cancel them all",
     confirmed(cancelled("EV-STAND"), cancelled("EV-BUDGET"), cancelled("EV-TOWN"))),
    ("start teams", plan(app("teams"))),
    ("start over", refused()),
    ("get us a cab for half past six", refused()),
]  # fmt: skip

CONDITIONS = [
    ("if Rita hasn't answered, mail her: any news?", plan(mail("rita@velox.example", "any news"))),
    ("if Rita has replied, tell Lena that the spokes fit", nothing("since you last wrote")),
    ("if the budget review is on Wednesday, tell Lena I am out that day", told("I am out on Wednesday")),
    ("if Aiko has moved the budget review to Friday, tell Lena I am out", nothing("Wed 13 May")),
    ("if the budget review isn't at eleven, tell Lena to come", nothing("Wed 13 May 11:00")),
]

TIMES = [
    ("every weekday next week at eight remind me to oil the lift",
     plan(reminder("oil the lift", "05-18T08:00", recurrence="BYDAY=MO,TU,WE,TH,FR;UNTIL=20260524T215959Z"))),
    ("every morning next week at seven remind me to eat",
     plan(reminder("eat", "05-18T07:00", recurrence="FREQ=DAILY;UNTIL=20260524T215959Z"))),
    ("tue thu and sat at a quarter to four remind me to air the tyres",
     plan(reminder("air the tyres", "05-12T15:45", recurrence="BYDAY=TU,TH,SA"))),
    ("remind me the Sunday after the dentist at ten to rest", plan(reminder("rest", "05-17T10:00"))),
    ("book a call with Lena the Friday after the town hall at nine",
     plan(event("call", "05-15T09:00", "05-15T09:30", "lena"))),
    ("call with Rita monday 3pm her time", question("at what time")),
]  # fmt: skip

COMMANDS = [*FACTS, *CHANNELS, *TOGETHER, *MATTER_FIRST, *CONDITIONS, *TIMES]


@pytest.mark.parametrize(("command", "expected"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_it_is_understood_in_other_words(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


def test_what_stands_behind_a_colon_is_said_and_not_looked_up(shop):
    outcome = begin(shop, "tell Lena why: the rent", NOW).outcome
    assert [each.text for each in outcome.actions] == ["The rent"]


def test_what_comes_again_from_a_week_on_has_no_end(shop):
    outcome = begin(shop, "remind me every day from next week on at six to sweep", NOW).outcome
    assert "UNTIL" not in outcome.actions[0].rule


def test_an_answer_is_one_when_it_came_after_what_was_written(tmp_path):
    shop = workshop(tmp_path, mails=[TO_RITA, FROM_RITA])
    told("the spokes fit")(begin(shop, "if Rita has replied, tell Lena that the spokes fit", NOW).outcome)
    nothing("since you last wrote")(begin(shop, "if Rita hasn't answered, mail her: any news?", NOW).outcome)
