"""What is said beside a command: how much of a series, by whose clock, what is meant in earnest, what goes on a text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW, workshop
from expecting import cancelled, changed, confirmed, event, mail, moved, plan, reminder, slack


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("workshop"))


def one_of_them():
    return confirmed(cancelled("EV-LENA", scope="occurrence"))


EXTENT = [
    ("cancel the lena 1:1 on thursday, not the series, good lord, only that one", one_of_them()),
    ("cancel the lena 1:1, the whole series i mean", confirmed(cancelled("EV-LENA", scope="series"))),
    ("the morning standup cancel it not today's i mean all of it my knee hurts",
     confirmed(cancelled("EV-STAND", scope="series"))),
]  # fmt: skip

CLOCKS = [
    ("remind me tomorrow at eight, portuguese time not ours, to call rita",
     plan(reminder("Call rita", "05-13T09:00"))),
    ("remind me tomorrow at eight, lisbon time, not berlin, to call rita", plan(reminder("Call rita", "05-13T09:00"))),
    ("move the town hall to half past six here which is half past five in lisbon",
     plan(moved("EV-TOWN", "05-13T18:30", "05-13T19:30", location=None))),
    ("move the town hall to half past six here that's half past five where rita is",
     plan(moved("EV-TOWN", "05-13T18:30", "05-13T19:30"))),
]  # fmt: skip

TEXTS = [
    ("msg theo + lena: the shed is wet, hold the 38 pallets",
     plan(slack("U-THEO", "hold the 38 pallets"), slack("U-LENA", "hold the 38 pallets"))),
    ("tell theo that the yard is shut, cancel the dentist",
     confirmed(slack("U-THEO", "The yard is shut"), cancelled("EV-DENT"))),
    ("workshop: thank you all for sweeping, cake is gone", plan(slack("C-SHOP", "Thank you all for sweeping"))),
    ("mail kate: no eels please, i mean it", plan(mail("katherine", "No eels please, i mean it"))),
    ("budget review tomorrow: call it Money talk", plan(changed("EV-BUDGET", title="Money talk"))),
    ("book half an hour with lena on friday at two. Call it Building.",
     plan(event("Building", "05-15T14:00", "05-15T14:30", "lena"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*EXTENT, *CLOCKS, *TEXTS])
def test_what_is_said_beside_a_command_is_read_as_it_is_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    city=st.sampled_from(["lisbon", "london", "dublin"]),
    denial=st.sampled_from([" not ours", ", not ours", " not mine", ", not berlin time", ""]),
    joins=st.sampled_from([" ", ", "]),
)
def test_a_time_by_another_clock_is_of_that_place(shop, city, denial, joins):
    command = f"remind me tomorrow at eight{joins}{city} time{denial}, to call rita"
    plan(reminder("Call rita", "05-13T09:00"))(begin(shop, command, NOW).outcome)
