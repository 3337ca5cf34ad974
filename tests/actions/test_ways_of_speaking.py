"""Commands as nobody planned them: slips, arrows, last things first, formal and sloppy; and disturbed by rule."""

from datetime import datetime
from time import process_time
from types import SimpleNamespace

import pytest

from actions.dialogue import begin
from actions.grammar.plain.slips import mended
from actions.grammar.words.tokens import tokens
from actions.outcome import Confirmation, Plan, Question
from actions.resolve.desk import Desk
from actions.resolve.times import listener_of
from bikes import NOW, workshop
from evals.disturbing import WAYS, disturbed
from expecting import (
    app,
    archive,
    cancelled,
    changed,
    confirmed,
    event,
    forward,
    mail,
    moved,
    nothing,
    plan,
    question,
    reminder,
    reply,
    slack,
)
from memory_core.model.instant import to_datetime

SLIPS = [
    ("remnd me tmrw at 3 call the plumber", plan(reminder("call the plumber", "05-13T15:00"))),
    ("cancle the dentist", confirmed(cancelled("EV-DENT"))),
    ("tell lena hi and remidn me at noon to eat", plan(slack("U-LENA", "hi"), reminder("eat", "05-12T12:00"))),
    ("push the dentist back a qurater of an hour", plan(moved("EV-DENT", "05-15T08:15", "05-15T09:15"))),
    ("let the finnance team know that it is done", plan(slack("U-AIKO", "it is done"))),
    ("the dnetist: an hour later", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("tell lena the tabel is brokn", plan(slack("U-LENA", "the tabel is brokn"))),
]

ARROWS = [
    ("dentist -> friday 10am", plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
    ("town hall -> half an hour later", plan(moved("EV-TOWN", "05-13T16:30", "05-13T17:30"))),
    ("fwd the rent mail -> kate", plan(forward("ML-5", "katherine"))),
    ("town hall +15 min", plan(moved("EV-TOWN", "05-13T16:00", "05-13T17:15"))),
    ("lena -> the posters look great", plan(slack("U-LENA", "the posters look great"))),
]

TURNED = [
    ("running late for lunch, tell lena", plan(slack("U-LENA", "running late for lunch"))),
    ("the dentist thing can you make it at nine", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("lena thanks for the posters", plan(slack("U-LENA", "thanks for the posters"))),
    ("lena, are the posters done?", plan(slack("U-LENA", "are the posters done"))),
    ("on slack: tell lena we are closed", plan(slack("U-LENA", "we are closed"))),
    ("not by mail, on chat: tell lena we are closed", plan(slack("U-LENA", "we are closed"))),
    ("dentist to friday at nine", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("the dentist at nine instead of eight", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("the town hall is off", confirmed(cancelled("EV-TOWN"))),
    ("I can't make it to the dentist", confirmed(cancelled("EV-DENT"))),
    ("town hall out of the calendar please", confirmed(cancelled("EV-TOWN"))),
    ("have the town hall in the yard instead", plan(changed("EV-TOWN", location="yard"))),
    ("Kate should be at the budget review too", plan(changed("EV-BUDGET"))),
    ("remind me at six to, ah, forget it", nothing("called it off")),
    ("call the plumber remind me tomorrow at 3", plan(reminder("call the plumber", "05-13T15:00"))),
    ("cancel the dentist, no, move it to nine", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"))),
    ("send a mail to lena no to kate the lease is signed", plan(mail("katherine", "the lease is signed"))),
    ("ring kate? no, slack her that it is signed", plan(slack("U-KATE", "it is signed"))),
    ("rent mail: forward to kate", plan(forward("ML-5", "katherine"))),
    ("archive the mail from Jonas Fink that the pads are here", plan(archive("ML-3"))),
]

FORMAL = [
    ("Please see to it that Kate is informed by mail that the lease is signed.",
     plan(mail("katherine", "the lease is signed"))),
    ("It would be appreciated if the town hall could be postponed by an hour.",
     plan(moved("EV-TOWN", "05-13T17:00", "05-13T18:00"))),
    ("Have the kindness to tell Lena that we are closed.", plan(slack("U-LENA", "we are closed"))),
    ("Inform Lena, please, that we are closed.", plan(slack("U-LENA", "we are closed"))),
    ("reply to aiko's mail that it is fine, with kate in copy",
     plan(reply("ML-5", "it is fine", cc=["katherine@speiche.example"]))),
    ("open slack and spotify", plan(app("slack"), app("spotify"))),
    ("call the bank, remind me on the last day of every month at 4pm",
     plan(reminder("call the bank", "05-31T16:00", recurrence="FREQ=MONTHLY;BYMONTHDAY=-1"))),
    ("remind me every monday at nine from next week on, until july, to count the till",
     plan(reminder("count the till", "05-18T09:00", recurrence="FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T215959Z"))),
    ("book half an hour with rita on thursday at ten London time",
     plan(event("Meeting with Rita", "05-14T11:00", "05-14T11:30", "rita@velox.example"))),
    ("move the dentist to nine and let Kate know", plan(moved("EV-DENT", "05-15T09:00", "05-15T10:00"),
                                                       slack("U-KATE", "Dentist is now on Friday 15 May, 09:00"))),
    ("tell Lena when the town hall is", plan(slack("U-LENA", "Town hall: Wednesday 13 May, 16:00"))),
    ("message the supplier's house that the spokes came", question("nobody called")),
    ("nudge me ten minutes before the town hall", plan(reminder("town hall", "05-13T15:50"))),
    ("wake me at 6 tomorrow", plan(reminder("Wake up", "05-13T06:00"))),
    ("set an alarm for 6:30", plan(reminder("Alarm", "05-13T06:30"))),
    ("set an alarm for 7", plan(reminder("Alarm", "05-13T07:00"))),
    ("set an alarm for half past six on Friday", plan(reminder("Alarm", "05-15T06:30"))),
    ("set an alarm every weekday at 6:30", plan(reminder("Alarm", "05-13T06:30", recurrence="FREQ=WEEKLY"))),
    ("set an alarm for 6:30 pm", plan(reminder("Alarm", "05-12T18:30"))),
    (
        "ask Theo if he has the pump and remind me on Monday if he hasn't answered",
        plan(
            slack("U-THEO", "if you have the pump?"),
            reminder("If Theodore hasn't answered: Could you tell me if you have the pump?", "05-18T09:00"),
        ),
    ),
    ("remind me on Monday if Theo hasn't answered", question("what should I remind you of")),
    ("wish Lena a happy birthday on the 30th", plan(reminder("Wish Lena Ortiz a happy birthday", "05-30T09:00"))),
    ("wish Lena a merry Christmas", plan(slack("U-LENA", "merry Christmas"))),
    ("tell Peter why: the lift is stuck", plan(slack("U-PETER", "The lift is stuck"))),
    ("set an alarm for 2", plan(reminder("Alarm", "05-12T14:00"))),
]  # fmt: skip

PLAIN = [
    "tell aiko the rent is paid",
    "tell lena that the posters look great",
    "ask Aiko whether the invoice went out",
    "thank theo for cleaning up",
    "email aiko that the rent is due on Friday",
    "mail Kate that we signed",
    "message Lena that the printer is jammed",
    "forward the rent mail to kate",
    "archive the mail from Jonas Fink",
    "delete the mail from peter about keys",
    "remind me at noon to eat",
    "remind me on friday to order tubes",
    "move the town hall to friday",
    "push the budget review back by half an hour",
    "cancel the town hall",
    "book half an hour with Lena on thursday at ten",
    "schedule a call with Kate tomorrow at two",
    "open slack",
    "slack theo that we close at four",
]

WHOLE = [
    ("tell lena the posters arrive on thursday", plan(slack("U-LENA", "the posters arrive on thursday"))),
]
"""What is said as a whole, or of a whole day."""

EVERY = [*SLIPS, *ARROWS, *TURNED, *FORMAL, *WHOLE]


@pytest.mark.parametrize(("command", "expected"), EVERY, ids=[command[:60] for command, _ in EVERY])
def test_a_command_becomes_what_its_speaker_means(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(
    "command", ["Lena wrote: cancel the dentist", "theo told me: tell lena that we are closed", "Lena says: open slack"]
)
def test_what_somebody_else_said_is_no_instruction(shop, command):
    outcome = begin(shop, command, NOW).outcome
    assert isinstance(outcome, Confirmation)
    assert "somebody else" in outcome.summary


@pytest.mark.parametrize("side", ["of", "before", "after"])
@pytest.mark.parametrize("part", ["morning", "afternoon", "evening", "night", "daytime", "day"])
def test_every_part_of_a_day_may_be_counted_from_an_event(shop, part, side):
    outcome = begin(shop, f"remind me the {part} {side} the dentist to floss", NOW).outcome
    day = {"of": 15, "before": 14, "after": 16}[side]
    assert isinstance(outcome, Plan)
    assert [to_datetime(each.due).day for each in outcome.actions] == [day]


def test_many_mails_are_archived_at_once_only_with_a_yes(tmp_path):
    more = [
        (f"ML-2{n}", f"TH-2{n}", f"2026-05-10T09:0{n}", "Rita Gomez <rita@velox.example>", "Rims", "Two.")
        for n in range(9)
    ]
    outcome = begin(workshop(tmp_path, more), "archive all mails from Rita", NOW).outcome
    assert isinstance(outcome, Confirmation)
    assert "archives 11 mails" in outcome.summary


def test_notices_to_one_are_no_newsletters(tmp_path):
    notice = ("ML-8", "TH-8", "2026-05-10T09:00", "Calendar <notification@calendar.example>", "Accepted", "See you.")
    plan(archive("ML-4"))(begin(workshop(tmp_path, [notice]), "archive all newsletters", NOW).outcome)


def test_a_meeting_that_is_off_does_not_hide_what_is_on(tmp_path):
    shop = workshop(tmp_path, changed=[{"id": "EV-STAND", "status": "cancelled"}])
    confirmed(cancelled("EV-DENT"))(begin(shop, "cancel all my meetings on friday", NOW).outcome)


@pytest.mark.parametrize("day", ["friday", "tomorrow"])
def test_everything_of_a_day_is_what_is_not_off_yet(shop, day):
    outcome = begin(shop, f"cancel everything {day}", NOW).outcome
    ids = {"friday": {"EV-DENT", "EV-STAND"}, "tomorrow": {"EV-TOWN", "EV-BUDGET", "EV-STAND"}}[day]
    assert isinstance(outcome, Confirmation)
    assert {each.event_id.partition("_")[0] for each in outcome.plan.actions} == ids


@pytest.mark.parametrize(
    "word", ["seen", "massage", "remainder", "sorter", "mourning", "later", "sent", "tells", "moved"]
)
def test_a_real_word_is_no_slip(shop, word):
    listener = listener_of(Desk.of(shop, NOW))
    assert [token.low for token in mended(tokens(f"{word} it {word}"), listener)] == [word, "it", word]


@pytest.mark.parametrize("way", ["lower case", "politeness", "fillers", "slip in the verb", "another verb"])
def test_a_disturbed_command_comes_to_the_same_or_asks(shop, way):
    found = [each for each in disturbed(shop, map(_said, PLAIN)) if each.way == way]
    assert len(found) > 5
    assert [each.text for each in found if each.verdict == "other"] == []


def test_every_way_of_disturbing_changes_some_command():
    texts = [*PLAIN, "if it rains, tell lena to stay", "tell lena that, as I said, we are closed."]
    assert [name for name, disturb in WAYS.items() if not any(disturb(text) not in ("", text) for text in texts)] == []


@pytest.mark.parametrize(
    "words", ["not ", "at noon ", "the review: ", "if it rains, ", "tell lena hi and ", "a, ", "-> "]
)
def test_the_longest_command_is_read_in_a_moment(shop, words):
    begun = process_time()
    begin(shop, (words * 4000)[:4000], NOW)
    assert process_time() - begun < 5


def test_a_fact_of_which_records_differ_is_asked(shop):
    outcome = begin(shop, "send peter the spare key code", NOW).outcome
    assert isinstance(outcome, Question)


CONDITIONS = [
    ("if aiko's mail says 2,450 euros, tell lena we pay", plan(slack("U-LENA", "we pay"))),
    ("if aiko's mail says 2,300 euros, tell lena we pay", nothing("another number")),
    ("unless aiko's mail says 2,450 euros, tell lena we pay", nothing("condition is not met")),
    ("if aiko's mail says 12 bikes, tell lena we pay", question("is it so")),
    ("archive aiko's mail about the rent provided it says 2,300 euros", nothing("another number")),
    ("if Jonas Fink has sent the prices, tell lena to look", plan(slack("U-LENA", "look"))),
]


@pytest.mark.parametrize(("command", "expected"), CONDITIONS, ids=[command for command, _ in CONDITIONS])
def test_a_condition_on_what_a_mail_says_is_looked_up(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


def _said(text):
    now: datetime = to_datetime(NOW)
    return SimpleNamespace(id=text[:40], command=text, as_of=now)
