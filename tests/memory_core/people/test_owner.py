"""The owner's settings: what is kept, what is refused, and that they survive being written down."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.errors import BadSetting, WrongUse
from memory_core.model.person import Person
from memory_core.people.owner import Owner, keys, owner_from_json, owner_to_json, tzinfo

INES = Owner(
    name="Ines Halvorsen",
    addresses=("ines@fjellro.example",),
    handles=("slack:U-INES",),
    zone="Europe/Oslo",
    working_hours=("08:00", "16:00"),
    domains=("fjellro.example",),
)


def test_settings_never_saved_are_nobody_in_particular():
    assert owner_from_json("") == Owner()
    assert keys(Owner()) == frozenset()


def test_settings_written_and_read_are_the_same():
    assert owner_from_json(owner_to_json(INES)) == INES


@given(
    st.builds(
        Owner,
        name=st.text(),
        addresses=st.lists(st.emails().filter(lambda a: not set(a) & set(",;<>")), max_size=3).map(tuple),
        zone=st.sampled_from(["UTC", "Asia/Kolkata", "America/Los_Angeles"]),
        domains=st.lists(st.sampled_from(["a.example", "b.example", "A.EXAMPLE"]), max_size=3).map(tuple),
    )
)
def test_whatever_can_be_set_survives_being_written(owner: Owner):
    assert owner_from_json(owner_to_json(owner)) == owner


def test_what_is_left_out_has_its_default():
    assert owner_from_json('{"name": "Ines"}') == Owner(name="Ines")


def test_the_owners_keys_are_folded_as_those_of_a_record_author():
    named = Person("Ines  HALVORSEN", "ines@fjellro.example", "slack:U-INES")
    assert keys(INES) == frozenset(named.keys)


def test_addresses_and_domains_are_kept_in_lower_case_once_each():
    owner = Owner(addresses=(" Ines@Fjellro.example", "ines@fjellro.example"), domains=("@Fjellro.Example",))
    assert (owner.addresses, owner.domains) == (("ines@fjellro.example",), ("fjellro.example",))


def test_an_hour_of_one_digit_gets_its_zero():
    assert Owner(working_hours=("8:30", "16:00")).working_hours == ("08:30", "16:00")


def test_the_zone_knows_its_summer_time():
    assert str(datetime(2026, 7, 1, tzinfo=tzinfo(INES)).utcoffset()) == "2:00:00"


@pytest.mark.parametrize(
    ("wrong", "name", "value"),
    [
        ({"zone": "Europe/Atlantis"}, "zone", "Europe/Atlantis"),
        ({"zone": ""}, "zone", ""),
        ({"zone": "../etc/passwd"}, "zone", "../etc/passwd"),
        ({"zone": "Europe"}, "zone", "Europe"),
        ({"working_hours": ("09:00", "25:00")}, "working_hours", "25:00"),
        ({"working_hours": ("17:00", "09:00")}, "working_hours", "17:00-09:00"),
        ({"addresses": ("ines.fjellro.example",)}, "address", "ines.fjellro.example"),
        ({"handles": ("U-INES",)}, "handle", "U-INES"),
        ({"domains": ("fjellro example",)}, "domain", "fjellro example"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name_and_value(wrong, name, value):
    with pytest.raises(BadSetting) as error:
        Owner(**wrong)
    assert isinstance(error.value, WrongUse)
    assert (error.value.name, error.value.value) == (name, value)
    assert error.value.todo


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '"ines"',
        '{"nickname": "I"}',
        '{"name": 7}',
        '{"addresses": "a@b.example"}',
        '{"working_hours": ["09:00"]}',
    ],
)
def test_damaged_settings_are_refused(text):
    with pytest.raises(BadSetting):
        owner_from_json(text)
