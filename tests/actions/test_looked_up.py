"""Facts that a command points to: by a label as in telegrams, with a comment behind, after a false start."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from bikes import NOW
from expecting import plan, slack

LABELS = [
    ("tell lena headcount for the course", plan(slack("U-LENA", "The final headcount for the course is 14"))),
    ("tell theo aikos new rent", plan(slack("U-THEO", "2,450 euros"))),
    ("tell theo rent per month", plan(slack("U-THEO", "2,450 euros"))),
    ("tell theo town hall time", plan(slack("U-THEO", "13 May, 16:00"))),
]  # fmt: skip

COMMENTED = [
    ("tell lena the rent, aiko wrote it yesterday, and yes i know it is late", plan(slack("U-LENA", "2,450 euros"))),
    ("tell lena the rent, it's in aiko's mail, peter is laughing, whatever that means",
     plan(slack("U-LENA", "2,450 euros"))),
    ("tell lena what was it tell lena how many people come to the course", plan(slack("U-LENA", "headcount"))),
]  # fmt: skip

SAID_AS_IT_IS = [
    ("tell theo price of the brake pads", plan(slack("U-THEO", "Price of the brake pads"))),
    ("tell lena new price list attached", plan(slack("U-LENA", "New price list attached"))),
    ("tell lena rent up again", plan(slack("U-LENA", "Rent up again"))),
    ("tell lena wrong address", plan(slack("U-LENA", "Wrong address"))),
    ("tell lena and tell theo that we close", plan(slack("U-LENA", "We close"), slack("U-THEO", "We close"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), [*LABELS, *COMMENTED, *SAID_AS_IT_IS])
def test_what_is_pointed_to_is_looked_up_and_anything_else_is_said(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@given(
    comment=st.sampled_from(
        ["she has to know it", "aiko wrote it", "it is in the mail", "peter said so", "as always", "not the old one"]
    )
)
def test_a_comment_behind_a_fact_is_no_part_of_it(shop, comment):
    plan(slack("U-LENA", "The new rent is 2,450 euros a month."))(
        begin(shop, f"tell lena the new rent, {comment}", NOW).outcome
    )
