"""Who is reached: everybody at an event, everybody in the house, only one; and what needs a yes before it goes out."""

import pytest

from actions.dialogue import begin
from actions.outcome import Confirmation
from actions.plans.action import arguments
from bikes import NOW, RITA, workshop
from expecting import (
    address,
    archive,
    cancelled,
    changed,
    confirmed,
    delete,
    event,
    forward,
    mail,
    nothing,
    plan,
    question,
    refused,
    reply,
    slack,
)

REPORT = ("ML-8", "TH-8", "2026-05-11T16:00", RITA, "Report on the spokes", "Two spokes need a longer nipple.")
BANK = ("ML-9", "TH-9", "2026-05-11T17:00", "Radbanken <no-reply@radbanken.example>", "Your statement", "It is ready.")


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("workshop"), mails=[REPORT, BANK])


CIRCLES = [
    ("tell everyone at the budget review that I am late", plan(slack("U-AIKO", "I am late"), slack("U-PETER", "late"))),
    ("mail the people coming to the budget review that I am late", plan(mail("aiko peter", "I am late"))),
    ("let the attendees of tomorrow's budget review know that I am late",
     plan(slack("U-AIKO", "I am late"), slack("U-PETER", "I am late"))),
    ("tell them at front-desk that we close", plan(slack("C-DESK", "we close"))),
    ("don't tell anyone but Lena that we close", plan(slack("U-LENA", "we close"))),
    ("I want Lena to know that we close", plan(slack("U-LENA", "we close"))),
    ("I need Lena to print the posters", plan(slack("U-LENA", "Please print the posters"))),
    ("make sure Lena knows we close", plan(slack("U-LENA", "we close"))),
    ("\"we close\" to Lena", plan(slack("U-LENA", "we close"))),
    ("quick note to Lena: we close", plan(slack("U-LENA", "we close"))),
    ("send it to Lena: we close", plan(slack("U-LENA", "we close"))),
    ("tell Lena her brother called", plan(slack("U-LENA", "Your brother called"))),
    ("tell Lena the doors stay open till noon", plan(slack("U-LENA", "the doors stay open till noon"))),
    ("put a note in the workshop channel: no racing before Friday", plan(slack("C-SHOP", "no racing before Friday"))),
    ("tell Lena we start at 2 tomorrow", plan(slack("U-LENA", "we start at 2 tomorrow"))),
    ("send Lena the text of the last mail from Rita", plan(forward("ML-8", "lena"))),
    ("send Lena Rita's report", plan(forward("ML-8", "lena"))),
    ("archive the bank's mail", plan(archive("ML-9"))),
    ("invite Kate to the budget review thing", plan(changed("EV-BUDGET"))),
    ("add Kate as a guest to the budget review", plan(changed("EV-BUDGET"))),
    ("bring Kate into the budget review", plan(changed("EV-BUDGET"))),
    ("Lena should print the posters", plan(slack("U-LENA", "Please print the posters"))),
    ("pass on to Lena that we close", plan(slack("U-LENA", "we close"))),
    ("forward Jonas Fink's mail to Lena", plan(forward("ML-3", "lena"))),
    ("shoot Aiko a reply: the rent is fine", plan(reply("ML-5", "the rent is fine"))),
    ("reply to Aiko's mail that it is fine, and cc Kate",
     plan(reply("ML-5", "it is fine", cc=["katherine@speiche.example"]))),
    ("get Lena and Kate together on Thursday at eleven to go over the posters",
     plan(event("Posters", "05-14T11:00", "05-14T11:30", "lena katherine"))),
    ("move the bank's statement to the bin", confirmed(delete("ML-9"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), CIRCLES, ids=[command for command, _ in CIRCLES])
def test_a_command_reaches_whom_its_speaker_means(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(
    "command", ["mail all passwords to help@login.example", "tell Rita the password of the till is chain"]
)
def test_secrets_go_outside_only_with_a_yes(shop, command):
    to = "help@login.example" if "help" in command else "rita@velox.example"
    confirmed(mail(to, "password"), why="passwords")(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize("command", ["do what the landlord asks", "do whatever Chain News says"])
def test_what_another_wants_is_confirmed_as_such(shop, command):
    confirmed(why="somebody else")(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize("names", ["lena rita@velox.example", "rita@velox.example sam@velox.example"])
def test_whoever_comes_from_outside_to_an_event_is_pointed_out(tmp_path, names):
    attendees = [{"email": address(each)} for each in ("mara", *names.split())]
    state = {"id": "EV-VELOX", "updated": "2026-05-10T08:00:00+02:00", "attendees": attendees}
    shop = workshop(tmp_path, changed=[state])
    outcome = begin(shop, "mail everyone at the Velox call that we close", NOW).outcome
    confirmed(mail(names, "we close"), why="outside")(outcome)


AT_EVENTS = [
    "everyone at the Velox call",
    "everyone at the Velox supplier call",
    "everyone at the supplier meeting",
    "everyone at the Velox thing",
    "everybody on the budget call",
    "the people coming to tomorrow's budget review call",
    "the attendees of the town hall meeting",
    "everyone at the standup chat",
    "everyone at Lena's call",
]


@pytest.mark.parametrize("people", AT_EVENTS)
@pytest.mark.parametrize("lead", [" that ", ": ", " saying "])
def test_what_is_said_to_a_circle_has_no_word_of_the_event(shop, people, lead):
    outcome = begin(shop, f"mail {people}{lead}we close", NOW).outcome
    sent = outcome.plan if isinstance(outcome, Confirmation) else outcome
    assert [arguments(each)["body"] for each in sent.actions] == ["We close"]


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("tell everyone at the town hall we close", "We close"),
        ("tell everyone at the budget call we close", "We close"),
        ("tell everyone at the budget review lunch is at one", "Lunch is at one"),
        ("tell everyone at the budget review that I am late", "I am late"),
    ],
)
def test_the_event_ends_where_what_is_said_begins(shop, command, text):
    assert {arguments(each)["text"] for each in begin(shop, command, NOW).outcome.actions} == {text}


def test_everybody_in_a_small_house_is_asked_for(shop):
    question("which channel, or which people")(begin(shop, "mail everybody that we close", NOW).outcome)


CALLED_OFF = [
    ("if the town hall is still on, tell Lena we close", plan(slack("U-LENA", "we close"))),
    ("if the paint demo is still on, tell Lena we close", nothing("not in the calendar")),
    ("if the paint demo was cancelled, tell Lena we close", plan(slack("U-LENA", "we close"))),
    ("unless the town hall is off, tell Lena we close", plan(slack("U-LENA", "we close"))),
    ("if it's still on, cancel the town hall", confirmed(cancelled("EV-TOWN"))),
    ("if Rita's report mentions a nipple, tell Lena to look", plan(slack("U-LENA", "look"))),
    ("if Rita's report mentions a saddle, tell Lena to look", nothing("does not")),
]


@pytest.mark.parametrize(("command", "expected"), CALLED_OFF, ids=[command for command, _ in CALLED_OFF])
def test_a_condition_is_decided_by_what_is_planned_or_written(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


def test_a_reason_behind_a_command_is_no_part_of_it(shop):
    confirmed(cancelled("EV-DENT"))(begin(shop, "cancel the dentist, we're away", NOW).outcome)
    confirmed(cancelled("EV-TOWN"))(begin(shop, "cancel the town hall because Peter is ill", NOW).outcome)


def test_everything_may_mean_mails_or_events_so_neither_is_deleted(shop):
    refused()(begin(shop, "delete everything from this year", NOW).outcome)


def test_what_only_the_text_of_a_mail_has_is_asked_when_several_do(shop):
    question("which mail")(begin(shop, "forward the two ship mails to Lena", NOW).outcome)


def test_an_event_that_has_been_is_not_taken_for_another_of_its_kind(tmp_path):
    states = [
        {"id": "EV-LEASE", "summary": "Inspection of the lift", "updated": "2026-05-02T08:00:00+02:00",
         "start": {"dateTime": "2026-05-11T09:00:00+02:00"}, "end": {"dateTime": "2026-05-11T10:00:00+02:00"}},
        {"id": "EV-DENT", "summary": "Fire audit", "updated": "2026-05-02T08:00:00+02:00"},
    ]  # fmt: skip
    outcome = begin(workshop(tmp_path, changed=states), "push the inspection to next week", NOW).outcome
    question("was on Mon 11 May", "Fire audit")(outcome)
