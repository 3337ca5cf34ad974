"""What is taken back while it is being said: of a list somebody, of a command its last part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import cancelled, confirmed, forward, moved, plan, reminder, reply, slack

OF_A_LIST = [
    ("tell lena and theo, no, theo's off today, only lena, the yard is open",
     plan(slack("U-LENA", "The yard is open"))),
    ("tell peter and kate no peter's at the fair only kate the brakes are in",
     plan(slack("U-KATE", "The brakes are in"))),
    ("forward aiko's rent mail to lena and jonas weber, no, not jonas, only lena", plan(forward("ML-5", "lena"))),
    ("forward aiko's rent mail to lena and jonas weber, sorry, lena only", plan(forward("ML-5", "lena"))),
    ("tell lena, theo and kate that we close, no wait, not theo, he's on leave",
     plan(slack("U-LENA", "We close"), slack("U-KATE", "We close"))),
    ("cancel the dentist and the town hall, no, leave the town hall", confirmed(cancelled("EV-DENT"))),
]  # fmt: skip

OF_A_COMMAND = [
    ("tell lena that we close at four and tell theo too no leave theo i see him at lunch anyway",
     plan(slack("U-LENA", "We close at four"))),
    ("thank kate for the contract and thank aiko no she knows only kate",
     plan(slack("U-KATE", "Thank you for the contract"))),
    ("forward aiko's rent mail to lena and tell her that, no, say nothing, just pass it on",
     plan(forward("ML-5", "lena"))),
    ("reply to rita's mail that they are here and that we want more no don't ask for more just that they are here",
     plan(reply("ML-2", "They are here"))),
    ("tell lena the shed is wet and ask theo to mop no don't ask him just tell kate the mop is new",
     plan(slack("U-LENA", "The shed is wet"), slack("U-KATE", "The mop is new"))),
    ("tell lena that the shed is wet and ask her to mop no don't ask that just say the shed is wet",
     plan(slack("U-LENA", "The shed is wet"))),
    ("reply to rita's mail that they are here and that we order more, no, leave the order out",
     plan(reply("ML-2", "They are here"))),
]  # fmt: skip

FOR_A_REASON = [
    ("remind me at ten no ten is too early at eleven to call the bank", plan(reminder("Call the bank", "05-12T11:00"))),
    ("remind me at noon no hold on noon is taken today at three to call the bank",
     plan(reminder("Call the bank", "05-12T15:00"))),
    ("remind me on friday sorry friday is packed on thursday at nine to call the bank",
     plan(reminder("Call the bank", "05-14T09:00"))),
    ("move the dentist to nine, no, nine is too early, ten", plan(moved("EV-DENT", "05-15T10:00", "05-15T11:00"))),
]  # fmt: skip

NOT_TAKEN_BACK = [
    ("tell theo there is no only lena has the key", plan(slack("U-THEO", "There is no only lena has the key"))),
    ("tell lena and theo that there is no leave in july",
     plan(slack("U-LENA", "no leave in july"), slack("U-THEO", "no leave in july"))),
    ("tell theo that the shop is closed, sorry, only lena has keys", plan(slack("U-THEO", "lena has keys"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*OF_A_LIST, *OF_A_COMMAND, *FOR_A_REASON, *NOT_TAKEN_BACK])
def test_what_is_taken_back_is_not_done_and_the_rest_is(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


NAMES = {"lena": "U-LENA", "theo": "U-THEO", "kate": "U-KATE", "aiko": "U-AIKO"}


@given(
    people=st.permutations(sorted(NAMES)).map(lambda names: names[:3]),
    kept=st.integers(0, 2),
    mark=st.sampled_from([", no, only", ", sorry, only", ", no wait, just", " no only"]),
)
def test_of_a_list_only_who_is_said_at_last_is_told(shop, people, kept, mark):
    first, second, third = people
    command = f"tell {first}, {second} and {third} that we close{mark} {people[kept]}"
    plan(slack(NAMES[people[kept]], "We close"))(begin(shop, command, NOW).outcome)
