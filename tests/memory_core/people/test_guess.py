"""Whose memory it is, guessed from small data, with the evidence."""

from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.body import Body, PersonBody, RecordBody, ThreadBody
from memory_core.model.entry import Draft, Noun, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.people.guess import guess
from memory_core.people.owner import Owner

INES = Person("Ines Halvorsen", "ines@fjellro.example")
TOR = Person("Tor Myklebust", "tor@fjellro.example")
NOOR = Person("Noor van Dijk", "noor@polderpak.example")


def draft(noun: Noun, id: str, body: Body) -> Draft:
    return Draft(Subject(noun, id), "state", body.source, id, Instant(0), "exact", body, Place("x.jsonl", 1))


def mail(id: str, author: Person, *labels: str) -> Draft:
    fields = tuple(("label", label) for label in labels)
    return draft(
        "record", id, RecordBody("gmail", "mail", "T1", moment(Instant(0)), "Hi", author=author, fields=fields)
    )


def thread(id: str, source: str, *members: Person) -> Draft:
    return draft("thread", id, ThreadBody(source, "A title", members=members))


def listed(person: Person) -> Draft:
    return draft("person", person.handle, PersonBody("slack", person))


ACCOUNTS = [
    listed(Person("Ines Halvorsen", "ines@fjellro.example", "slack:U-INES")),
    listed(Person("Tor Myklebust", "tor@fjellro.example", "slack:U-TOR")),
]
DIRECT = [
    thread("D-1", "slack", Person(handle="slack:U-INES"), Person(handle="slack:U-TOR")),
    thread("D-2", "slack", Person(handle="slack:U-SIV"), Person(handle="slack:U-INES")),
    thread("C-1", "slack", Person(handle="slack:U-SIV"), Person(handle="slack:U-TOR")),
]
MAILS = [
    mail("M1", INES, "SENT"),
    mail("M2", NOOR, "INBOX"),
    mail("M3", INES, "SENT", "IMPORTANT"),
    mail("M3", INES, "SENT"),
]


def test_who_sent_the_sent_mail_is_the_owner_with_account_name_and_domain():
    found = guess([*MAILS, *ACCOUNTS], ["Europe/Oslo", "Europe/London", "Europe/Oslo", "Nowhere/Land"])
    assert found.owner == Owner(
        "Ines Halvorsen",
        ("ines@fjellro.example",),
        ("slack:U-INES",),
        "Europe/Oslo",
        domains=("fjellro.example",),
    )
    assert found.evidence == (
        "2 mails were sent from ines@fjellro.example.",
        "ines@fjellro.example is listed as slack:U-INES.",
        "ines@fjellro.example is called Ines Halvorsen.",
        "fjellro.example is the domain of the owner's address, so its people count as colleagues.",
        "Europe/Oslo is the commonest time zone, named 2 times.",
    )


def test_labels_in_one_field_are_read_as_well():
    sent = RecordBody("gmail", "mail", "T1", moment(Instant(0)), "", author=INES, fields=(("labels", "INBOX, SENT"),))
    assert guess([draft("record", "M1", sent)]).owner.addresses == ("ines@fjellro.example",)


def test_a_label_that_only_contains_the_word_is_not_a_sent_mail():
    assert guess([mail("M1", NOOR, "UNSENT", "SENTRY")]).owner.addresses == ()


def test_without_sent_mail_the_commonest_attendee_is_the_owner():
    meetings = [
        thread("E1", "google_calendar", Person(address="ines@fjellro.example"), Person(address="tor@fjellro.example")),
        thread("E1", "google_calendar", Person(address="ines@fjellro.example"), Person(address="tor@fjellro.example")),
        thread("MTG-1", "meetings", NOOR, INES),
    ]
    found = guess(meetings)
    assert found.owner.addresses == ("ines@fjellro.example",)
    assert found.evidence[0] == "ines@fjellro.example is in 2 of 2 meetings and events, more than anybody else."


def test_two_equally_common_attendees_are_no_owner():
    found = guess([thread("E1", "google_calendar", INES, TOR)])
    assert found.owner == Owner()
    assert found.evidence == (
        "ines@fjellro.example and tor@fjellro.example are both in 1 of 1 meeting or event, so neither was chosen.",
    )


def test_who_is_in_all_direct_messages_is_the_owner_and_their_address_is_looked_up():
    found = guess([*DIRECT, *ACCOUNTS])
    assert (found.owner.name, found.owner.addresses, found.owner.handles) == (
        "Ines Halvorsen",
        ("ines@fjellro.example",),
        ("slack:U-INES",),
    )
    assert found.evidence[:2] == (
        "slack:U-INES is in all 2 direct messages.",
        "slack:U-INES is listed with the address ines@fjellro.example.",
    )


def test_an_account_without_an_address_is_known_by_its_direct_messages_alone():
    found = guess(DIRECT)
    assert found.owner == Owner(handles=("slack:U-INES",))
    assert found.evidence == ("slack:U-INES is in all 2 direct messages.",)


def test_one_direct_message_does_not_say_which_of_two_it_is():
    assert guess(DIRECT[:1]).owner == Owner()


def test_an_address_at_a_public_mail_domain_makes_no_colleagues():
    found = guess([mail("M1", Person("Ines", "ines.halvorsen@gmail.com"), "SENT")])
    assert found.owner.domains == ()


def test_what_is_known_is_kept_and_the_rest_is_guessed_for_it():
    known = Owner(
        name="Tor M.", addresses=("tor@fjellro.example",), zone="Europe/London", working_hours=("07:00", "15:00")
    )
    found = guess([*MAILS, *ACCOUNTS, *DIRECT], ["Europe/Oslo"], known)
    assert found.owner == Owner(
        "Tor M.", ("tor@fjellro.example",), ("slack:U-TOR",), "Europe/London", ("07:00", "15:00"), ("fjellro.example",)
    )


def test_of_nothing_the_owner_is_nobody_and_the_evidence_says_so():
    found = guess([])
    assert found.owner == Owner()
    assert found.evidence == ("Nothing in the data shows whose memory this is.",)


def test_what_is_all_known_needs_no_evidence_but_says_that_nothing_was_added():
    known = Owner("Ines Halvorsen", ("ines@fjellro.example",), ("slack:U-INES",), "Europe/Oslo", domains=("x.example",))
    assert guess(MAILS, ["UTC"], known).owner == known
    assert guess(MAILS, ["UTC"], known).evidence == ("Nothing in the data adds to what is set.",)


@given(st.permutations([*MAILS, *ACCOUNTS, *DIRECT]))
def test_the_order_of_the_data_changes_nothing(drafts):
    assert guess(drafts) == guess([*MAILS, *ACCOUNTS, *DIRECT])
