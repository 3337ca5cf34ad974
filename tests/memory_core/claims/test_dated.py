"""Days that a text names, as they were meant when it was said."""

from datetime import datetime

import pytest

from memory_core.claims.dated import dated
from memory_core.claims.value import standing_days

MONDAY = datetime(2026, 5, 4, 9)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("You get it on Friday.", ["2026-05-08"]),
        ("Call me tomorrow.", ["2026-05-05"]),
        ("by the nineteenth", ["2026-05-19"]),
        ("The kiln opens on 25 May.", ["2026-05-25"]),
        ("We settled at 25 May for the stove.", ["2026-05-25"]),
        ("The ferry sails at 7 on 25 May.", ["2026-05-25"]),
        ("Thanks for Friday's soup.", ["2026-05-01"]),
        ("On Friday I was asleep by nine.", ["2026-05-01"]),
        ("On Friday the fitter came.", ["2026-05-01"]),
        ("We signed on Friday.", ["2026-05-01"]),
        ("Prices as on the 2nd.", ["2026-05-02"]),
        ("It has rained since Friday.", ["2026-05-01"]),
        ("On Friday we need the van.", ["2026-05-08"]),
        ("The class is moved to Friday.", ["2026-05-08"]),
        ("I have booked it on Friday.", ["2026-05-08"]),
        ("the first year is free", []),
        ("Where are we now?", []),
        ("every Friday", []),
    ],
)
def test_a_day_is_resolved_from_when_it_was_said(text, days):
    assert [each.day.isoformat() for each in dated(text, MONDAY) if each.day] == days


def test_a_time_of_day_and_a_month_have_keys_of_their_own():
    assert dated("at 14:30", MONDAY)[0].keys == {"T14:30"}
    (month,) = dated("in October", MONDAY)
    assert month.day is None
    assert month.keys == {"2026-10-01 month"}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("No class on 5 May.", []),
        ("The class isn't on 5 May, it is on 7 May.", ["2026-05-07"]),
        ("We do not fire on 5 May but on 7 May.", ["2026-05-07"]),
        ("You get it no later than 5 May.", ["2026-05-05"]),
        ("Nothing leaves before 5 May, not one bowl until 7 May.", ["2026-05-05", "2026-05-07"]),
        ("No more bowls. The class is on 5 May.", ["2026-05-05"]),
    ],
)
def test_a_day_on_which_a_clause_says_that_it_is_not_does_not_stand(text, left):
    assert sorted(standing_days([text], datetime(2026, 5, 4, 9))) == left


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("The opening is now 9 May.", ["2026-05-09"]),
        ("Note that it opens on 9 May.", ["2026-05-09"]),
        ("Nora comes on 9 May.", ["2026-05-09"]),
        ("It is not on 9 May.", []),
        ("No class on 9 May.", []),
        ("It doesn't open on 9 May.", []),
    ],
)
def test_only_words_that_deny_deny_a_day(text, days):
    assert sorted(standing_days([text], MONDAY)) == days


def test_a_week_by_its_number_is_the_nearest_one():
    (autumn,) = dated("it comes in week 4", datetime(2026, 10, 22, 9))
    (spring,) = dated("it came in week 50", datetime(2026, 2, 2, 9))
    assert autumn.keys == {"2027-01-25 week"}
    assert spring.keys == {"2025-12-08 week"}
