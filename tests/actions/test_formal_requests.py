"""Commands as letters put them: what shall be done to a thing, titles, "express to", "the channel of", 15 hours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.outcome import Confirmation, Plan
from actions.plans.action import CancelEvent, DeleteMail, UpdateEvent
from bikes import NOW
from expecting import (
    app,
    archive,
    cancelled,
    changed,
    confirmed,
    delete,
    event,
    forward,
    joined_by_theo,
    mail,
    moved,
    plan,
    refused,
    reminder,
    reply,
    slack,
)

DONE_TO_IT = [
    ("The dentist appointment of Friday has to be postponed to Monday at the same hour.",
     plan(moved("EV-DENT", "05-18T08:00", "05-18T09:00"))),
    ("I request that the mail of Aiko about the rent be forwarded to Kate.", plan(forward("ML-5", "katherine"))),
    ("It is necessary that Theo be invited to the budget review.", plan(joined_by_theo())),
    ("The budget review of tomorrow has to be annulled.", confirmed(cancelled("EV-BUDGET"))),
    ("I would ask that the lease talk be put off by one hour.",
     plan(moved("EV-LEASE", "05-18T16:00", "05-18T17:00"))),
    ("The event called \"Town hall\" shall be renamed to \"All hands\".", plan(changed("EV-TOWN", title="All hands"))),
    ("I want the dentist moved to ten.", plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("I'd like the budget review cancelled.", confirmed(cancelled("EV-BUDGET"))),
    ("Have the mail from Peter about the keys archived.", plan(archive("ML-7"))),
    ("Please get the town hall pushed back by an hour.", plan(moved("EV-TOWN", "05-13T17:00", "05-13T18:00"))),
    ("The rent mail from Aiko should go to Kate.", plan(forward("ML-5", "katherine"))),
    ("It would be desirable that the lease talk take place one hour later.",
     plan(moved("EV-LEASE", "05-18T16:00", "05-18T17:00"))),
    ("transfer 300 euros to Rita", refused("cannot plan")),
]  # fmt: skip

IN_LETTERS = [
    ("Please displace the dentist to 10 o'clock of Friday.", plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("Kindly transmit to Mr. Novak that the rent has been paid.", plan(slack("U-PETER", "the rent has been paid"))),
    ("Please communicate to Mrs. Ortiz that the posters arrived.", plan(slack("U-LENA", "the posters arrived"))),
    ("tell Lena that Mr. Fink called", plan(slack("U-LENA", "Mr. Fink called"))),
    ("I beg you to inform Theo of the new rent.", plan(slack("U-THEO", "2,450"))),
    ("Please announce in the channel of the workshop that the lift is back.", plan(slack("C-SHOP", "lift is back"))),
    ("Please ask in the channel of the front desk whether somebody has the spare key.",
     plan(slack("C-DESK", "whether somebody has the spare key"))),
    ("I desire to be reminded every Thursday at 15 hours to oil the chains.",
     plan(reminder("oil the chains", "05-14T15:00", recurrence="RRULE:FREQ=WEEKLY;BYDAY=TH"))),
    ("Please write to Ms. Gomez, with a copy to Aiko, that the spokes have arrived.",
     plan(mail("rita@velox.example", "the spokes have arrived", cc=["aiko@speiche.example"]))),
    ("Please express to Lena my gratitude for the posters.", plan(slack("U-LENA", "Thank you for the posters"))),
    ("Please convey to Kate my apologies for the delay.", plan(slack("U-KATE", "Sorry for the delay"))),
    ("In the case that Rita has answered, please notify Theo.", plan(slack("U-THEO", "Rita has answered"))),
    ("Would you be so kind to reply to Ms. Gomez concerning the spokes that we have received them.",
     plan(reply("ML-2", "we have received them"))),
    ("Please deliver to my director a chat message that the lift works.", plan(slack("U-PETER", "the lift works"))),
    ("Please inform Aiko by electronic mail that the order has been placed.",
     plan(mail("aiko@speiche.example", "the order has been placed"))),
    ("Please block in my agenda Thursday from 14 till 16 hours for the tax papers.",
     plan(event("tax papers", "05-14T14:00", "05-14T16:00"))),
    ("I ask you to delete the message of Chain News.", confirmed(delete("ML-4"))),
    ("tomorrow's town hall, kindly put it to a quarter past five.",
     plan(moved("EV-TOWN", "05-13T17:15", "05-13T18:15"))),
    ("start the calendar app", plan(app("calendar"))),
    ("The appointment with the dentist on Friday has to be revoked.", confirmed(cancelled("EV-DENT"))),
    ("It is necessary that the budget review gets Theo as a participant.", plan(joined_by_theo())),
    ("Theo must take part in the budget review", plan(joined_by_theo())),
    ("Please communicate the new rent to Kate.", plan(slack("U-KATE", "2,450"))),
    ("Please make an entry in my calendar for Friday at 10 for the tax papers",
     plan(event("tax papers", "05-15T10:00", "05-15T10:30"))),
    ("the meeting of Thursday which has the name \"Lena / Mara 1:1\" shall be called \"Posters\"",
     plan(changed("EV-LENA", title="Posters"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*DONE_TO_IT, *IN_LETTERS])
def test_a_formal_request_is_what_it_asks_for(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


def _actions(outcome):
    planned = outcome.plan if isinstance(outcome, Confirmation) else outcome
    return planned.actions if isinstance(planned, Plan) else ()


@given(
    must=st.sampled_from(["must be", "should be", "shall please be", "has to be", "is to be", "needs to be"]),
    lead=st.sampled_from(["", "I ask that ", "It is important that ", "Dear assistant, "]),
    deed=st.sampled_from(
        [("moved to ten", UpdateEvent), ("shifted to ten", UpdateEvent), ("postponed to ten", UpdateEvent),
         ("rescheduled to ten", UpdateEvent), ("scrapped", CancelEvent), ("annulled", CancelEvent)]
    ),
)  # fmt: skip
def test_what_shall_be_done_to_an_event_is_done_to_it_and_to_nothing_else(shop, must, lead, deed):
    done, kind = deed
    actions = _actions(begin(shop, f"{lead}the dentist {must} {done}", NOW).outcome)
    assert [(type(each), each.event_id) for each in actions] == [(kind, "EV-DENT")]


@given(
    thing=st.sampled_from(["the floor", "the yard", "Lena's bike", "the invoice for Rita"]),
    done=st.sampled_from(["moved to the back", "cancelled", "deleted", "postponed", "forwarded"]),
)
def test_what_nobody_knows_as_an_event_or_a_mail_changes_nothing(shop, thing, done):
    actions = _actions(begin(shop, f"I want {thing} {done}", NOW).outcome)
    assert not any(isinstance(each, UpdateEvent | CancelEvent | DeleteMail) for each in actions)
