"""What is asked for politely or in the third person, in letters, and by speakers of other tongues."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.words.courtesy import GLAD
from actions.outcome import Plan
from bikes import NOW
from expecting import (
    app,
    archive,
    cancelled,
    changed,
    confirmed,
    event,
    forward,
    joined_by_theo,
    mail,
    memory,
    moved,
    plan,
    reminder,
    slack,
)

THIRD_PERSON = [
    ("Might Lena perhaps be told that the posters are late?", plan(slack("U-LENA", "The posters are late"))),
    ("Could Theo please be asked whether the lift works?", plan(slack("U-THEO", "whether the lift works"))),
    ("Might the town hall start thirty minutes later, please?", plan(moved("EV-TOWN", "05-13T16:30", "05-13T17:30"))),
    ("I should be much obliged if the budget review could be cancelled.", confirmed(cancelled("EV-BUDGET"))),
    ("I'd be glad if Theo could be added to the budget review.", plan(joined_by_theo())),
    ("It would be lovely if Lena could send me the photos.", plan(slack("U-LENA", "Please send me the photos"))),
    ("I'd be glad if you told Peter that the keys are here", plan(slack("U-PETER", "The keys are here"))),
    ("Would it be possible for Theo to bring the pump?", plan(slack("U-THEO", "Please bring the pump"))),
    ("The new rent is to be passed on to Theo.", plan(slack("U-THEO", "2,450"))),
    ("Theo is to be informed that the lift is stuck", plan(slack("U-THEO", "The lift is stuck"))),
    ("A mail should be sent to Kate that we signed", plan(mail("katherine", "We signed"))),
    ("It must be sent a mail to Kate that we signed", plan(mail("katherine", "We signed"))),
    ("Do let Lena know that we close at four", plan(slack("U-LENA", "We close at four"))),
    ("I need that Lena knows the lift is stuck", plan(slack("U-LENA", "The lift is stuck"))),
    ("See to it that Kate gets the mail from Aiko about the rent", plan(forward("ML-5", "katherine"))),
    ("May Lena be ill?", memory("Lena be ill")),
    ("Should the budget review be moved?", memory("budget review be moved")),
]  # fmt: skip

COURTEOUS = [
    ("If you can spare a minute, remind me at noon to eat", plan(reminder("Eat", "05-12T12:00"))),
    ("I am sorry to trouble you, but please tell Lena I am late", plan(slack("U-LENA", "I am late"))),
    ("Much as I regret it, take the dentist out of my diary.", confirmed(cancelled("EV-DENT"))),
    ("tell Lena, if you would, that the posters are late", plan(slack("U-LENA", "The posters are late"))),
    ("tell Lena, on chat if you would and not by post, that we close", plan(slack("U-LENA", "We close"))),
    ("Open the map. Bless you, old friend.", plan(app("map"))),
    ("A reminder at noon to eat would be much appreciated", plan(reminder("Eat", "05-12T12:00"))),
    ("I request a reminder at noon to eat", plan(reminder("Eat", "05-12T12:00"))),
    ("I could do with reminding at noon about the pump", plan(reminder("The pump", "05-12T12:00"))),
    ("Have me reminded at noon to eat", plan(reminder("Eat", "05-12T12:00"))),
    ("Let it be known to Theo that the lift is stuck", plan(slack("U-THEO", "The lift is stuck"))),
    ("I should like to know when the dentist is", memory("when the dentist is")),
    ("Cancel tomorrow's standup only; the other standups shall stay.",
     confirmed(cancelled("EV-STAND", occurrence="05-13T09:15"))),
    ("Rename the budget review to 'Money talk' and set its place to the Blue Room",
     plan(changed("EV-BUDGET", title="Money talk", location="Blue Room"))),
    ("Archive the mail from Peter about keys and thereafter remind me at noon to eat",
     plan(archive("ML-7"), reminder("Eat", "05-12T12:00"))),
    ("Post the following words, and no others, in the workshop channel: 'Count twice.'",
     plan(slack("C-SHOP", "Count twice"))),
]  # fmt: skip

OTHER_TONGUES = [
    ("Remind me tomorrow um 20 Uhr that I must call home", plan(reminder("Call home", "05-13T20:00"))),
    ("Remind me tomorrow um 9 Uhr to call home", plan(reminder("Call home", "05-13T09:00"))),
    ("Can you remember me tomorrow kl. 9 on the pump", plan(reminder("The pump", "05-13T09:00"))),
    ("Invite also Theo to the budget review", plan(joined_by_theo())),
    ("On Thursday kl 15 I will need half an hour with Lena",
     plan(event("Meeting with Lena", "05-14T15:00", "05-14T15:30", "lena"))),
    ("The town hall, can it start ten minutes before?", plan(moved("EV-TOWN", "05-13T15:50", "05-13T16:50"))),
    ("Let Lena get know that we close", plan(slack("U-LENA", "We close"))),
    ("Take away the dentist", confirmed(cancelled("EV-DENT"))),
    ("Open Notion for me, I want to read the plan", plan(app("Notion"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), THIRD_PERSON, ids=[command for command, _ in THIRD_PERSON])
def test_what_is_asked_for_in_the_third_person_is_done(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(("command", "expected"), COURTEOUS, ids=[command for command, _ in COURTEOUS])
def test_courtesies_change_nothing_wherever_they_stand(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(("command", "expected"), OTHER_TONGUES, ids=[command for command, _ in OTHER_TONGUES])
def test_words_and_orders_of_other_tongues_are_understood(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    glad=st.sampled_from(GLAD.split("|")),
    frame=st.sampled_from(["I'd be {} if", "I should be most {} if", "It would be really {} if"]),
    deed=st.sampled_from(["could be told", "were told", "might please be told", "could perhaps be informed"]),
)
def test_whatever_one_would_be_the_message_is_the_same(shop, glad, frame, deed):
    outcome = begin(shop, f"{frame.format(glad)} Lena {deed} that we close", NOW).outcome
    assert isinstance(outcome, Plan)
    plan(slack("U-LENA", "We close"))(outcome)
