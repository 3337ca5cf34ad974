"""Commands without verbs or articles, what is asked or done said last, and trains of thought."""

import pytest

from actions.dialogue import begin
from bikes import NOW
from expecting import (
    archive,
    cancelled,
    changed,
    confirmed,
    delete,
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

TERSE = [
    ("dentist fri off", confirmed(cancelled("EV-DENT"))),
    ("dentist friday skip", confirmed(cancelled("EV-DENT"))),
    ("budget mtg tmrw cancel", confirmed(cancelled("EV-BUDGET"))),
    ("town hall mtg 15 min longer", plan(moved("EV-TOWN", "05-13T16:00", "05-13T17:15"))),
    ("town hall: theo in", plan(changed("EV-TOWN"))),
    ("budget review: peter off the invite",
     plan(changed("EV-BUDGET", attendees=["mara@speiche.example", "aiko@speiche.example"]))),
    ("budget review, add theo", plan(joined_by_theo())),
    ("rem fri 15 may 1400 pump", plan(reminder("Pump", "05-15T14:00"))),
    ("lunch lena thu 1230", plan(event("Lunch with Lena", "05-14T12:30", "05-14T13:30", "lena"))),
    ("coffee lena tomorrow 9", plan(event("Coffee with Lena", "05-13T09:00", "05-13T09:30", "lena"))),
    ("peter keys mail archive", plan(archive("ML-7"))),
    ("peter keys mail delete", confirmed(delete("ML-7"))),
    ("fwd aiko rent mail kate", plan(forward("ML-5", "katherine"))),
    ("aiko rent mail: fwd kate", plan(forward("ML-5", "katherine"))),
    ("workshop chan: lift is back", plan(slack("C-SHOP", "Lift is back"))),
    ("kate: lease signed, by mail", plan(mail("katherine", "Lease signed"))),
    ("dentist when", memory("dentist when")),
    ("the rent how much", memory("the rent how much")),
]  # fmt: skip

CORRECTED = [
    ("remind me tomorrow evening at seven, make that eight, to eat", plan(reminder("Eat", "05-13T20:00"))),
    ("tell Theo no sorry wait not Theo tell Lena that we close", plan(slack("U-LENA", "We close"))),
    ("message Theo, no I'm mixing them up, Lena, we close", plan(slack("U-LENA", "We close"))),
    ("remind me at noon to wash the pump no the lift", plan(reminder("Wash the lift", "05-12T12:00"))),
    ("write Theo that, no, nothing to Theo. Just tell Lena we close", plan(slack("U-LENA", "We close"))),
    ("the dentist on Friday, drop it, hm no, move it to ten", plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("forward the mail from Aiko about the rent to Theo, no he's seen it already, to Kate then",
     plan(forward("ML-5", "katherine"))),
    ("Slett, I mean archive, the mail from Peter about keys", plan(archive("ML-7"))),
    ("the dentist will have to do without me; cancel it", confirmed(cancelled("EV-DENT"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), TERSE, ids=[command for command, _ in TERSE])
def test_telegrams_are_read_as_sentences(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(("command", "expected"), CORRECTED, ids=[command for command, _ in CORRECTED])
def test_what_is_thought_better_of_is_left_out(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)
