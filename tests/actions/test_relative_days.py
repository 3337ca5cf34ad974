"""Days counted from the event that is moved, and not from today."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.commands import Relative
from actions.grammar.phrases.relative import day_of
from bikes import NOW
from expecting import moved, plan, question


@pytest.mark.parametrize(
    ("words", "start"),
    [
        # The supplier call is on Monday 18 May at 10:30.
        ("to the Thursday after", "05-21T10:30"),
        ("to the Monday after at three", "05-25T15:00"),
        ("to the Friday before", "05-15T10:30"),
        ("to the Thursday of the same week", "05-21T10:30"),
        ("to Wednesday that week", "05-20T10:30"),
        ("to the day after", "05-19T10:30"),
        ("to the day before", "05-17T10:30"),
        ("to the next day", "05-19T10:30"),
        ("to the following Tuesday", "05-19T10:30"),
        ("to the week after", "05-25T10:30"),
        ("to a week later", "05-25T10:30"),
        ("a week later", "05-25T10:30"),
        ("to two days later", "05-20T10:30"),
        ("to the Friday after the wheel truing course", "05-15T10:30"),
        ("to the day after tomorrow", "05-14T10:30"),
        ("to the Thursday after next", "05-28T10:30"),
    ],
)
def test_a_day_is_counted_from_the_event(shop, words, start):
    hour, minute = int(start[6:8]), int(start[9:])
    end = (timedelta(hours=hour, minutes=minute + 45)).seconds
    ends = f"{start[:6]}{end // 3600:02}:{end % 3600 // 60:02}"
    plan(moved("EV-VELOX", start, ends, location=None))(begin(shop, f"move the Velox call {words}", NOW).outcome)


def test_what_a_day_stands_after_is_never_a_place(shop):
    command = "move the Velox call to the Thursday after the zebra parade"
    question("when should it be")(begin(shop, command, NOW).outcome)


def test_a_day_that_has_passed_is_asked_for(shop):
    question("has passed")(begin(shop, "move the town hall to the Monday before", NOW).outcome)


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 6), st.sampled_from([-1, 1]))
def test_a_weekday_after_or_before_is_the_nearest_one_on_that_side(day, weekday, side):
    found = day_of(Relative(weekday=weekday, side=side), day)
    assert found.weekday() == weekday
    assert 1 <= (found - day).days * side <= 7


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 6))
def test_a_weekday_of_the_same_week_lies_in_it(day, weekday):
    found = day_of(Relative(weekday=weekday), day)
    assert found.isocalendar()[:2] == day.isocalendar()[:2]
