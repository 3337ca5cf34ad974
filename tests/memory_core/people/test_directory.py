"""The directory: who is one human, who is not, and what a name means among them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.body import PersonBody
from memory_core.model.person import NOBODY, Person
from memory_core.people.directory import Ambiguous, Directory, Found, Unknown
from memory_core.people.owner import Owner

INES = Owner("Ines Halvorsen", ("ines@fjellro.example",), ("slack:U-INES",), domains=("fjellro.example",))


def listed(name: str, address: str = "", handle: str = "", role: str = "", machine: bool = False) -> PersonBody:
    return PersonBody("slack", Person(name, address, handle), role, machine)


TOR = listed("Tor Myklebust", "tor@fjellro.example", "slack:U-TOR", "Warehouse manager")
LUKAS = listed("Lukas Wójcik", "lukas@fjellro.example", "slack:U-LUKAS")
EIDE = listed("Daniel Eide", "daniel.eide@fjellro.example", "slack:U-DEIDE")
MONITOR = listed("Cold Monitor", "", "slack:B-KMON", machine=True)
FERREIRA = Person("Daniel Ferreira", "daniel.ferreira@kestrelcold.example")
NOOR = Person("Noor van Dijk", "noor@polderpak.example")


def directory(*aliases: Person, persons=(TOR, LUKAS, EIDE, MONITOR), owner=INES) -> Directory:
    return Directory.of(persons, aliases, owner)


def names(resolution) -> list[str]:
    match resolution:
        case Found(identity):
            return [identity.name]
        case Ambiguous(candidates):
            return [each.name for each in candidates]
        case Unknown():
            return []


@pytest.mark.parametrize(
    "written",
    [
        "Tor Myklebust",
        "tor  MYKLEBUST",
        "Myklebust, Tor",
        "tor",
        "Myklebust",
        "Mykle",
        "Tor M.",
        "tor@fjellro.example",
        "Tor <tor@fjellro.example>",
        "slack:U-TOR",
        "U-TOR",
        "<@U-TOR>",
        "@tor",
    ],
)
def test_one_person_is_found_by_each_of_their_names(written):
    found = directory(FERREIRA).resolve(written)
    assert isinstance(found, Found)
    assert found.identity.keys == ("slack:u-tor", "tor myklebust", "tor@fjellro.example")
    assert found.identity.role == "Warehouse manager"


@pytest.mark.parametrize("written", ["Lukas Wojcik", "wojcik", "Wójcik"])
def test_accents_do_not_matter(written):
    assert names(directory().resolve(written)) == ["Lukas Wójcik"]


def test_a_last_name_may_be_of_several_words():
    assert names(directory(NOOR).resolve("van Dijk")) == ["Noor van Dijk"]


@pytest.mark.parametrize("written", ["me", "I", "Myself", "Ines", "ines@fjellro.example"])
def test_i_am_the_owner(written):
    assert names(directory().resolve(written)) == ["Ines Halvorsen"]


def test_without_an_owner_me_is_unknown():
    assert directory(owner=Owner()).resolve("me") == Unknown("me")


def test_two_of_one_first_name_are_both_offered_by_name():
    found = directory(FERREIRA).resolve("Daniel")
    assert isinstance(found, Ambiguous)
    assert names(found) == ["Daniel Eide", "Daniel Ferreira"]
    assert names(directory(FERREIRA).resolve("Daniel F")) == ["Daniel Ferreira"]


def test_a_whole_first_name_goes_before_the_beginning_of_another():
    people = (Person("Sam Lee", "sam@a.example"), Person("Samantha Roy", "samantha@a.example"))
    assert names(directory(*people).resolve("Sam")) == ["Sam Lee"]
    assert names(directory(*people).resolve("Sama")) == ["Samantha Roy"]


def test_a_name_alone_does_not_decide_between_first_and_last_names():
    people = (Person("Martin Lund", "ml@a.example"), Person("Kari Martin", "km@a.example"))
    assert names(directory(*people).resolve("martin")) == ["Kari Martin", "Martin Lund"]


@pytest.mark.parametrize("written", ["Zebediah", "nobody@fjellro.example", "Tor <tor@elsewhere.example>", "", "…", "t"])
def test_who_is_not_there_is_unknown_and_never_the_nearest(written):
    assert directory().resolve(written) == Unknown(written)


def test_an_address_without_a_name_is_found_by_what_it_says():
    people = directory(Person(address="kari.nesse@tilsyn.example"))
    assert names(people.resolve("Kari")) == ["kari.nesse@tilsyn.example"]
    assert names(people.resolve("kari.nesse")) == ["kari.nesse@tilsyn.example"]


def test_a_mailbox_is_found_by_its_local_part():
    people = directory(Person("Vestlys Elektro", "faktura@vestlys.example"))
    assert names(people.resolve("faktura")) == ["Vestlys Elektro"]


def test_a_bot_is_found_only_where_no_human_fits():
    people = directory(Person("Monitor Hansen", "mh@a.example"))
    assert names(people.resolve("monitor")) == ["Monitor Hansen"]
    assert names(directory().resolve("Cold Monitor")) == ["Cold Monitor"]


def test_a_shared_first_name_never_joins_two_addresses():
    people = directory(Person("Ana", "ana@a.example"), Person("Ana", "ana@b.example"), persons=())
    assert len(people.resolve("Ana").candidates) == 2


def test_one_full_name_in_one_domain_is_one_person():
    people = directory(Person("Kari Nesse", "kari@tilsyn.example"), Person("Nesse, Kari", "kn@tilsyn.example"))
    assert people.resolve("Kari Nesse").identity.addresses == ("kari@tilsyn.example", "kn@tilsyn.example")


def test_one_full_name_in_two_domains_stays_two_people():
    """A display name is anybody's to write: who poses as a supplier must not become an address of the supplier."""
    people = directory(FERREIRA, Person("Daniel Ferreira", "daniel.ferreira@aaa.example"))
    found = people.resolve("Daniel Ferreira")
    assert [each.addresses for each in found.candidates] == [
        ("daniel.ferreira@aaa.example",),
        ("daniel.ferreira@kestrelcold.example",),
    ]
    assert all("daniel ferreira" not in each.keys for each in found.candidates)


def test_one_full_name_at_a_public_mail_domain_stays_two_people():
    people = directory(Person("Anna Berg", "anna@gmail.com"), Person("Anna Berg", "ab72@gmail.com"))
    assert len(people.resolve("Anna Berg").candidates) == 2


def test_the_owners_domains_count_as_one():
    owner = Owner("Ines Halvorsen", ("ines@fjellro.example",), domains=("fjellro.example", "fjellro.test"))
    people = directory(Person("Tor Myklebust", "tm@fjellro.test"), owner=owner)
    assert people.resolve("Tor Myklebust").identity.addresses == ("tm@fjellro.test", "tor@fjellro.example")


def test_two_accounts_of_one_service_are_two_people():
    twins = (
        listed("Jo Smith", "jo@fjellro.example", "slack:U1"),
        listed("Jo Smith", "jo.smith@fjellro.example", "slack:U2"),
    )
    assert len(directory(persons=twins).resolve("Jo Smith").candidates) == 2


def test_an_account_without_an_address_is_joined_with_the_colleague_of_that_name():
    people = directory(Person("Siv Brekke", "siv@fjellro.example"), persons=(listed("Siv Brekke", "", "slack:U-SIV"),))
    assert people.resolve("Siv").identity.keys == ("siv brekke", "siv@fjellro.example", "slack:u-siv")


def test_an_account_without_an_address_is_not_joined_with_an_outsider_of_that_name():
    people = directory(Person("Siv Brekke", "siv@aaa.example"), persons=(listed("Siv Brekke", "", "slack:U-SIV"),))
    assert people.identity(Person(handle="slack:U-SIV")) != people.identity(Person("Siv Brekke", "siv@aaa.example"))


def test_a_speaker_is_the_one_person_of_that_name():
    people = directory(FERREIRA, Person("Daniel Ferreira"))
    assert people.identity(Person("Daniel Ferreira")) == people.identity(FERREIRA)
    assert people.display(Person("daniel ferreira")) == "Daniel Ferreira"


def test_a_speaker_of_a_name_that_an_outsider_copied_is_still_the_colleague():
    people = directory(Person("Tor Myklebust", "tor@aaa.example"), Person("Tor Myklebust"))
    assert people.identity(Person("Tor Myklebust")) == people.identity(Person(handle="slack:U-TOR"))


def test_a_speaker_with_a_first_name_is_its_only_bearer_and_found_with_them():
    people = directory(Person("Tor"))
    assert people.identity(Person("Tor")) == people.identity(Person(handle="slack:U-TOR"))
    assert "tor" in people.resolve("Tor").identity.keys


def test_a_speaker_with_the_first_name_of_two_people_is_neither():
    people = directory(FERREIRA, Person("Daniel"))
    assert people.identity(Person("Daniel")) is None
    assert people.display(Person("Daniel")) == "Daniel"
    assert names(people.resolve("Daniel")) == ["Daniel Eide", "Daniel Ferreira"]


def test_a_speaker_nobody_else_knows_is_a_person_of_their_own():
    assert names(directory(Person("Bodil")).resolve("bodil")) == ["Bodil"]


def test_an_address_that_nobody_reads_takes_no_humans_name():
    people = directory(Person("Maja Lindqvist", "no-reply@docs.example"), Person("Maja Lindqvist"))
    assert people.identity(Person("Maja Lindqvist")).addresses == ()
    assert names(people.resolve("Maja")) == ["Maja Lindqvist"]


def test_a_bots_name_on_its_own_is_the_bot_unless_a_human_bears_it():
    assert directory(Person("Cold Monitor")).resolve("Cold Monitor").identity.machine
    people = directory(Person("Cold Monitor"), Person("Cold Monitor", "cm@a.example"))
    assert not people.identity(Person("Cold Monitor")).machine


def test_the_owners_name_beside_a_strange_address_is_not_the_owner():
    people = directory(Person("Ines Halvorsen", "ines@aaa.example"), Person("Ines Halvorsen"))
    assert people.me.addresses == ("ines@fjellro.example",)
    assert people.identity(Person("Ines Halvorsen")) == people.me


def test_an_owner_known_by_name_alone_is_who_a_directory_says_and_no_sender_of_that_name():
    owner = Owner("Tor Myklebust")
    spoof = Person("Tor Myklebust", "tor@aaa.example")
    assert directory(spoof, owner=owner).me.addresses == ("tor@fjellro.example",)
    assert directory(spoof, persons=(), owner=owner).me.addresses == ()


def test_the_fullest_name_is_shown_and_a_directorys_before_others():
    people = directory(Person("Tor", "tor@fjellro.example"), Person("T. Myklebust (Fjellro AS)", "tor@fjellro.example"))
    assert people.display(Person(address="tor@fjellro.example")) == "Tor Myklebust"
    renamed = directory(Person("Tor Berg", "tor@fjellro.example"))
    assert renamed.display(Person("Tor Berg", "tor@fjellro.example")) == "Tor Myklebust"


def test_people_who_share_an_address_are_shown_as_they_signed():
    people = directory(Person("Kari Nesse", "post@tilsyn.example"), Person("Ola Ruud", "post@tilsyn.example"))
    assert people.display(Person("Kari Nesse", "post@tilsyn.example")) == "Kari Nesse"
    assert people.display(Person("Ola Ruud", "post@tilsyn.example")) == "Ola Ruud"


def test_nobody_is_shown_as_nobody_or_by_their_label():
    assert directory().display(NOBODY) is None
    assert directory().display(NOBODY, "Speaker 3") == "unidentified (Speaker 3)"


def test_somebody_who_is_not_in_the_directory_is_shown_as_written_and_not_looked_up_by_name():
    stranger = Person("Tor Myklebust", "tor@nowhere.example")
    assert directory().identity(stranger) is None
    assert directory().display(stranger) == "Tor Myklebust"
    assert directory().display(Person(handle="slack:U9")) == "slack:U9"


def test_an_empty_directory_knows_nobody():
    empty = Directory.of((), (), Owner())
    assert empty.identities == ()
    assert empty.resolve("Tor") == Unknown("Tor")


NAMES = st.sampled_from(["", "Ana", "Ana Lund", "ANA LUND", "Lund, Ana", "Ána Lund", "Bo Ek", "Bo", "Ana Ek", "Ek"])
ADDRESSES = st.sampled_from(
    ["", "", "ana@a.example", "ana@b.example", "al@a.example", "bo@b.example", "no-reply@b.example"]
)
HANDLES = st.sampled_from(["", "slack:U1", "slack:U2"])
PERSONS = st.builds(
    PersonBody, st.just("slack"), st.builds(Person, NAMES, ADDRESSES, HANDLES), st.sampled_from(["", "Lead"])
)
OWNERS = st.sampled_from([Owner(), Owner("Ana Lund"), Owner("Bo Ek", ("bo@b.example",), domains=("b.example",))])


@given(st.data(), st.lists(PERSONS, max_size=4), st.lists(st.builds(Person, NAMES, ADDRESSES), max_size=8), OWNERS)
def test_the_order_in_which_people_are_named_changes_nothing(data, persons, aliases, owner):
    one = Directory.of(persons, aliases, owner)
    other = Directory.of(data.draw(st.permutations(persons)), data.draw(st.permutations(aliases)), owner)
    assert one == other
    for name in ("me", "Ana", "Ana Lund", "Ek", "b", "ana@a.example", "U1"):
        assert one.resolve(name) == other.resolve(name)


@given(st.lists(PERSONS, max_size=4), st.lists(st.builds(Person, NAMES, ADDRESSES), max_size=8), OWNERS)
def test_no_key_means_two_people_and_every_address_is_somebodys(persons, aliases, owner):
    people = Directory.of(persons, aliases, owner)
    keys = [key for identity in people.identities for key in identity.keys]
    assert len(keys) == len(set(keys))
    for person in aliases:
        if person.address:
            assert person.address in people.identity(person).addresses
