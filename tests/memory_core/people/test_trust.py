"""How far each author is trusted."""

import pytest

from memory_core.model.body import PersonBody, RecordBody
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.people.directory import Directory
from memory_core.people.owner import Owner
from memory_core.people.trust import trust

INES = Owner("Ines Halvorsen", ("ines@fjellro.example",), ("slack:U-INES",), domains=("fjellro.example",))
LISTED = (
    PersonBody("slack", Person("Tor Myklebust", "tor@fjellro.example", "slack:U-TOR")),
    PersonBody("slack", Person("Siv Brekke", "", "slack:U-SIV")),
    PersonBody("slack", Person("Daniel Ferreira", "daniel@kestrelcold.example", "slack:U-GUEST")),
)
NAMED = (
    Person("Noor van Dijk", "noor@polderpak.example"),
    Person("Tor Myklebust", "tor@aaa.example"),
    Person("Ines Halvorsen", "ines@aaa.example"),
    Person("Fjellro", "no-reply@fjellro.example"),
    Person("Tor Myklebust"),
    Person("Ines Halvorsen"),
    Person("Bodil"),
)


def judged(author: Person, voice="person", kind: str = "mail", source: str = "gmail", owner: Owner = INES):
    body = RecordBody(source, kind, "T1", moment(Instant(0)), "The door is hung.", voice, author)
    return trust(body, owner, Directory.of(LISTED, NAMED, owner))


@pytest.mark.parametrize(("voice", "expected"), [("assistant", "agent"), ("machine", "automated"), ("owner", "own")])
def test_the_voice_decides_where_the_source_knows_it(voice, expected):
    assert judged(NOBODY, voice) == expected
    assert judged(Person("Tor Myklebust", "tor@fjellro.example"), voice) == expected


@pytest.mark.parametrize(
    "author", [Person(address="ines@fjellro.example"), Person(handle="slack:U-INES"), Person("Ines Halvorsen")]
)
def test_the_owner_is_trusted_under_each_of_their_names(author):
    assert judged(author) == "own"


@pytest.mark.parametrize(
    "author",
    [
        Person(address="tor@fjellro.example"),
        Person(handle="slack:U-TOR"),
        Person("Tor Myklebust"),
        Person(handle="slack:U-SIV"),
    ],
)
def test_a_colleague_has_an_address_of_the_owners_domain_or_a_listed_account_alone(author):
    assert judged(author) == "colleague"


def test_an_event_is_trusted_as_its_organiser_is():
    assert judged(Person(address="tor@fjellro.example"), kind="event", source="google_calendar") == "colleague"
    assert judged(Person(address="noor@polderpak.example"), kind="event", source="google_calendar") == "external"


@pytest.mark.parametrize(
    "author",
    [
        NOBODY,
        Person("Noor van Dijk", "noor@polderpak.example"),
        Person(handle="slack:U-GUEST"),
        Person(handle="slack:U-UNLISTED"),
        Person("Bodil"),
        Person("Tor Myklebust", "never.seen@aaa.example"),
    ],
)
def test_everybody_else_is_external_the_unidentified_included(author):
    assert judged(author) == "external"


@pytest.mark.parametrize(
    "author", [Person("Tor Myklebust", "tor@aaa.example"), Person("Ines Halvorsen", "ines@aaa.example")]
)
def test_a_copied_name_earns_no_trust(author):
    assert judged(author) == "external"


def test_an_address_that_nobody_reads_is_automated_even_at_home():
    assert judged(Person("Fjellro", "no-reply@fjellro.example")) == "automated"


def test_without_an_owner_everybody_with_an_address_is_external():
    assert judged(Person(address="tor@fjellro.example"), owner=Owner()) == "external"
