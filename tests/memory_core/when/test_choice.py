"""One reading of a mention, by the present, working hours, and whether past or future is meant."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from memory_core.when.choice import AmbiguousTime, Chosen, Clock, NoTime, choose
from memory_core.when.mentions import mentions
from memory_core.when.reading import Length, Mention, Moment, Recurrence, Stretch

NOW = datetime(2026, 3, 4, 10, 30)
CLOCK = Clock(NOW, (time(8), time(18)))


def chosen(text, toward="future"):
    (mention,) = mentions(text, NOW)
    return choose(mention, CLOCK, toward)


def test_a_bare_hour_is_the_one_in_working_hours_and_that_is_said():
    assert chosen("tomorrow at 3") == Chosen(
        Moment(datetime(2026, 3, 5, 15)), "The hour was read as 15:00, within working hours."
    )


def test_an_hour_with_its_half_needs_no_assumption():
    assert chosen("tomorrow at 3am") == Chosen(Moment(datetime(2026, 3, 5, 3)))


def test_two_hours_outside_of_working_hours_stay_ambiguous():
    assert chosen("tomorrow at 7:15") == AmbiguousTime(
        (Moment(datetime(2026, 3, 5, 7, 15)), Moment(datetime(2026, 3, 5, 19, 15)))
    )


def test_a_weekday_leans_to_the_side_that_is_meant():
    friday = datetime(2026, 3, 6)
    assert chosen("Friday", "future") == Chosen(Stretch(friday, friday + timedelta(days=1)))
    assert chosen("Friday", "past") == Chosen(Stretch(friday - timedelta(days=7), friday - timedelta(days=6)))
    assert chosen("Friday", "nearest") == chosen("Friday", "future")


def test_a_weekday_that_is_today_is_still_to_come():
    assert chosen("Wednesday at 4pm") == Chosen(Moment(datetime(2026, 3, 4, 16)))


def test_a_weekday_whose_time_has_passed_today_is_next_weeks_for_a_command():
    assert chosen("Wednesday at 9am") == Chosen(
        Moment(datetime(2026, 3, 11, 9)), "The time has passed today and was read as next week's."
    )
    assert chosen("Wednesday at 9am", "past") == Chosen(Moment(datetime(2026, 3, 4, 9)))


def test_a_time_in_another_zone_has_passed_by_its_own_clock():
    now = datetime(2026, 3, 4, 18, tzinfo=ZoneInfo("Europe/Oslo"))
    (mention,) = mentions("at 10am PT", now)
    found = choose(mention, Clock(now), "future")
    assert isinstance(found, Chosen)
    assert found.reading == Moment(datetime(2026, 3, 4, 10, tzinfo=ZoneInfo("America/Los_Angeles")))


def test_a_time_that_has_passed_is_tomorrows_for_a_command_and_that_is_said():
    assert chosen("at 9am") == Chosen(
        Moment(datetime(2026, 3, 5, 9)), "The time has passed today and was read as tomorrow's."
    )
    assert chosen("at 9am", "past") == Chosen(Moment(datetime(2026, 3, 4, 9)))


def test_what_was_assumed_for_a_reading_that_is_not_taken_is_not_said():
    assert chosen("at 6:30") == Chosen(Moment(datetime(2026, 3, 4, 18, 30)))


def test_a_time_still_to_come_is_yesterdays_for_a_question_about_the_past():
    assert chosen("at 3pm", "past") == Chosen(
        Moment(datetime(2026, 3, 3, 15)), "The time has not come today and was read as yesterday's."
    )


def test_the_end_of_a_day_is_the_end_of_working_hours():
    assert chosen("EOD") == Chosen(
        Moment(datetime(2026, 3, 4, 18)), "The end of the day was read as 18:00, when working hours end."
    )


def test_a_range_of_bare_hours_is_the_one_at_work():
    found = chosen("tomorrow from 2 to 4")
    assert isinstance(found, Chosen)
    assert found.reading == Stretch(datetime(2026, 3, 5, 14), datetime(2026, 3, 5, 16))


def test_a_recurrence_at_a_bare_hour_is_the_one_at_work():
    found = chosen("every Friday at 9")
    assert isinstance(found, Chosen)
    assert found.reading == Recurrence("FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;BYMINUTE=0")


def test_a_length_is_itself():
    assert chosen("half an hour") == Chosen(Length(seconds=1800))


def test_month_first_and_day_first_are_both_possible_until_one_is_nearer():
    assert chosen("5/3/2026", "nearest") == Chosen(Stretch(datetime(2026, 3, 5), datetime(2026, 3, 6)))


def test_no_reading_is_no_time():
    assert choose(Mention(0, 3, "???", (), "day"), CLOCK, "future") == NoTime()


@pytest.mark.parametrize("toward", ["past", "future", "nearest"])
@pytest.mark.parametrize(
    "text", ["Friday at 4", "the 9th", "May", "12-14 October", "summer", "noon", "at 11", "every morning"]
)
def test_what_is_chosen_is_a_reading_or_one_moved_by_a_day(text, toward):
    (mention,) = mentions(text, NOW)
    match choose(mention, CLOCK, toward):
        case Chosen(reading) if mention.dated:
            assert reading in mention.readings
        case AmbiguousTime(readings):
            assert len(readings) > 1
        case Chosen(reading):
            assert isinstance(reading, Moment)
