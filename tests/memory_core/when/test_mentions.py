"""Time expressions of a text, each with every way to read it."""

from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from memory_core.when.mentions import mentions
from memory_core.when.reading import Length, Moment, Offset, Recurrence, Stretch

WEDNESDAY = datetime(2026, 3, 4, 10, 30)


def at(*parts):
    return Moment(datetime(*parts))


def day(year, month, number):
    start = datetime(year, month, number)
    return Stretch(start, start + timedelta(days=1))


def days(first, behind, last=None):
    return Stretch(datetime(*first), datetime(*behind), None if last is None else datetime(*last))


def read(text, **options):
    found = mentions(text, WEDNESDAY, **options)
    assert len(found) == 1, [each.text for each in found]
    return found[0]


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("today", [day(2026, 3, 4)]),
        ("the day after tomorrow", [day(2026, 3, 6)]),
        ("in three days", [day(2026, 3, 7)]),
        ("two weeks ago", [day(2026, 2, 18)]),
        ("a fortnight later", [day(2026, 3, 18)]),
        ("Friday", [day(2026, 2, 27), day(2026, 3, 6)]),
        ("this Friday", [day(2026, 3, 6)]),
        ("next Friday", [day(2026, 3, 13)]),
        ("last Friday", [day(2026, 2, 27)]),
        ("coming Tuesday", [day(2026, 3, 10)]),
        ("Friday week", [day(2026, 3, 13)]),
        ("a week on Monday", [day(2026, 3, 16)]),
        ("next week Thursday", [day(2026, 3, 12)]),
        ("the 9th", [day(2026, 2, 9), day(2026, 3, 9)]),
        ("the third of May", [day(2025, 5, 3), day(2026, 5, 3)]),
        ("May 3, 2026", [day(2026, 5, 3)]),
        ("23/Jan/2026", [day(2026, 1, 23)]),
        ("Sept. 12", [day(2025, 9, 12), day(2026, 9, 12)]),
        ("the twenty-first of June", [day(2025, 6, 21), day(2026, 6, 21)]),
        ("the first Monday of October 2026", [day(2026, 10, 5)]),
        ("the last Friday of this month", [day(2026, 3, 27)]),
        ("the 15th day of next month", [day(2026, 4, 15)]),
        ("Friday before 15 July 2026", [day(2026, 7, 10)]),
        ("two days before Christmas", [day(2026, 12, 23)]),
        ("Easter 2026", [day(2026, 4, 5)]),
        ("29 February", [day(2024, 2, 29), day(2028, 2, 29)]),
        ("2026-03-09", [day(2026, 3, 9)]),
        ("23.04.2026", [day(2026, 4, 23)]),
    ],
)
def test_days(text, readings):
    assert list(read(text).readings) == readings
    assert read(text).grain == "day"


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("at 3", [(3, 0), (15, 0)]),
        ("3pm", [(15, 0)]),
        ("14:30", [(14, 30)]),
        ("09:05", [(9, 5)]),
        ("a quarter past nine", [(9, 15), (21, 15)]),
        ("at ten to six", [(5, 50), (17, 50)]),
        ("half eight", [(8, 30), (20, 30)]),
        ("at seven twenty", [(7, 20), (19, 20)]),
        ("noon", [(12, 0)]),
        ("midnight", [(0, 0)]),
        ("7 in the evening", [(19, 0)]),
        ("4 o'clock", [(4, 0), (16, 0)]),
        ("8.45 p.m.", [(20, 45)]),
    ],
)
def test_times_of_day_stand_on_the_references_day(text, hours):
    found = read(text)
    assert list(found.readings) == [at(2026, 3, 4, *hour) for hour in hours]
    assert not found.dated


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("tomorrow at noon", [at(2026, 3, 5, 12)]),
        ("at 9:15am on Friday", [at(2026, 2, 27, 9, 15), at(2026, 3, 6, 9, 15)]),
        ("Tuesday, 10 March 2026 at 14:00", [at(2026, 3, 10, 14)]),
        ("tomorrow morning at 9", [at(2026, 3, 5, 9)]),
        ("2026-05-03 14:30", [at(2026, 5, 3, 14, 30)]),
        ("in half an hour", [at(2026, 3, 4, 11)]),
        ("20 minutes ago", [at(2026, 3, 4, 10, 10)]),
        ("two hours before noon", [at(2026, 3, 4, 10)]),
    ],
)  # fmt: skip
def test_points(text, readings):
    assert list(read(text).readings) == readings


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("this week", days((2026, 3, 2), (2026, 3, 9))),
        ("next month", days((2026, 4, 1), (2026, 5, 1))),
        ("last quarter", days((2025, 10, 1), (2026, 1, 1))),
        ("this weekend", days((2026, 3, 7), (2026, 3, 9))),
        ("Q3 2026", days((2026, 7, 1), (2026, 10, 1))),
        ("summer 2026", days((2026, 6, 1), (2026, 9, 1))),
        ("the 1990s", days((1990, 1, 1), (2000, 1, 1))),
        ("in 2019", days((2019, 1, 1), (2020, 1, 1))),
        ("the last three days", days((2026, 3, 1), (2026, 3, 4))),
        ("the next two weeks", days((2026, 3, 5), (2026, 3, 19))),
        ("late next month", days((2026, 4, 16), (2026, 5, 1))),
        ("week of 18 March 2026", days((2026, 3, 16), (2026, 3, 23))),
        ("the week before 18 March 2026", days((2026, 3, 9), (2026, 3, 16))),
        ("12-14 October 2026", days((2026, 10, 12), (2026, 10, 15), (2026, 10, 14))),
        ("from 10/28/2026 to 11/2/2026", days((2026, 10, 28), (2026, 11, 3), (2026, 11, 2))),
        ("Jan-Feb 2026", days((2026, 1, 1), (2026, 3, 1), (2026, 2, 1))),
        ("tomorrow from 9 to 11 am", Stretch(datetime(2026, 3, 5, 9), datetime(2026, 3, 5, 11))),
        ("tomorrow evening", Stretch(datetime(2026, 3, 5, 16), datetime(2026, 3, 5, 20))),
        ("between 2 and 4pm", Stretch(datetime(2026, 3, 4, 14), datetime(2026, 3, 4, 16))),
        ("from 11 to 1pm", Stretch(datetime(2026, 3, 4, 11), datetime(2026, 3, 4, 13))),
        ("from 10pm to 2", Stretch(datetime(2026, 3, 4, 22), datetime(2026, 3, 5, 2))),
        ("from now until 3 pm", Stretch(datetime(2026, 3, 4, 10, 30), datetime(2026, 3, 4, 15))),
    ],
)
def test_stretches(text, reading):
    found = mentions(text, WEDNESDAY, day_first=False)
    assert [each.readings for each in found] == [(reading,)]


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("an hour and a half", Length(seconds=5400)),
        ("90 min", Length(seconds=5400)),
        ("2h30", Length(seconds=9000)),
        ("half an hour", Length(seconds=1800)),
        ("2.5 hours", Length(seconds=9000)),
        ("three weeks and two days", Length(days=23)),
        ("a year and a half", Length(months=18)),
        ("one and a half days", Length(days=1, seconds=43200)),
    ],
)
def test_lengths(text, length):
    assert read(text).readings == (length,)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("every other Friday at 9am", ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;BYHOUR=9;BYMINUTE=0"]),
        ("weekly on Mondays", ["FREQ=WEEKLY;BYDAY=MO"]),
        ("every weekday at 8:30am", ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=30"]),
        ("monthly on the first", ["FREQ=MONTHLY;BYMONTHDAY=1"]),
        ("daily at 5", ["FREQ=DAILY;BYHOUR=5;BYMINUTE=0", "FREQ=DAILY;BYHOUR=17;BYMINUTE=0"]),
        ("every two weeks", ["FREQ=WEEKLY;INTERVAL=2"]),
        ("the last Friday of every month", ["FREQ=MONTHLY;BYDAY=-1FR"]),
        ("Tuesdays and Thursdays", ["FREQ=WEEKLY;BYDAY=TU,TH"]),
        ("quarterly", ["FREQ=MONTHLY;INTERVAL=3"]),
    ],
)
def test_recurrences(text, rules):
    assert [each.rule for each in read(text).readings] == rules


def test_a_recurrence_says_when_it_starts_and_how_long_it_takes():
    assert read("each morning").readings == (
        Recurrence("FREQ=DAILY;BYHOUR=8;BYMINUTE=0", length=Length(seconds=4 * 3600)),
    )
    assert read("every Monday at 9am starting 1 June 2026").readings == (
        Recurrence("FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0", datetime(2026, 6, 1, 9)),
    )


@pytest.mark.parametrize(
    ("text", "anchor", "length", "direction"),
    [
        ("two hours before the town hall", "the town hall", Length(seconds=7200), "before"),
        ("the day after the launch", "the launch", Length(days=1), "after"),
        ("ten minutes before my call with Kari", "my call with Kari", Length(seconds=600), "before"),
        ("right after the standup", "the standup", Length(), "after"),
    ],
)
def test_a_time_measured_from_an_event_names_the_event(text, anchor, length, direction):
    assert read(text).readings == (Offset(anchor, length, direction),)


def test_a_part_of_the_day_of_an_event_names_the_event():
    assert read("the morning of the board meeting").readings == (
        Offset("the board meeting", Length(), "on", "morning"),
    )
    assert read("the evening before the flight").readings == (
        Offset("the flight", Length(days=1), "before", "evening"),
    )
    assert read("the morning of 5 May 2026").readings == (Stretch(datetime(2026, 5, 5, 8), datetime(2026, 5, 5, 12)),)


def test_an_events_name_ends_where_another_time_begins():
    found = mentions("an hour before the review tomorrow", WEDNESDAY)
    assert [each.text for each in found] == ["an hour before the review", "tomorrow"]


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("by Friday", "until"),
        ("before noon", "before"),
        ("since last March", "since"),
        ("after 3pm", "after"),
        ("3 pm or later", "since"),
        ("no later than 9 May 2026", "until"),
        ("more than two weeks", "more"),
    ],
)
def test_a_word_before_it_bounds_a_time(text, bound):
    assert read(text).bound == bound


def test_a_deadline_at_the_end_of_a_period_is_the_point_where_it_ends():
    (reading,) = read("by the end of this month").readings
    assert reading == Stretch(datetime(2026, 4, 1), datetime(2026, 4, 1))


@pytest.mark.parametrize(
    ("text", "zone"),
    [("9am PT", "America/Los_Angeles"), ("15:00 UTC", "UTC"), ("14:30 Oslo time", "Europe/Oslo")],
)
def test_a_named_zone_is_carried(text, zone):
    (reading,) = read(text).readings
    assert str(reading.at.tzinfo) == zone


def test_an_iso_time_keeps_its_offset():
    (reading,) = read("2026-05-03T14:30:00+02:00").readings
    assert reading.at.utcoffset() == timedelta(hours=2)


def test_a_date_in_digits_is_read_both_ways_unless_the_writers_way_is_known():
    both = read("12/10/2026")
    assert both.readings == (day(2026, 12, 10), day(2026, 10, 12))
    assert read("12/10/2026", day_first=True).readings == (day(2026, 10, 12),)
    assert read("25/10/2026").readings == (day(2026, 10, 25),)


@pytest.mark.parametrize("word", ["thurday", "thrusday", "Thursdya"])
def test_slips_in_names_are_read_as_what_was_meant(word):
    assert read(word).readings == read("Thursday").readings


@pytest.mark.parametrize(
    ("slip", "meant"), [("tommorow", "tomorrow"), ("wendesday", "Wednesday"), ("Febuary", "February")]
)
def test_usual_misspellings_are_read(slip, meant):
    assert read(f"{slip}").readings == read(meant).readings


@pytest.mark.parametrize(
    "text",
    [
        "May I ask why?",
        "This may or may not be right.",
        "They march on regardless.",
        "The sun is out.",
        "Could I have a minute of your time?",
        "We are open 24/7.",
        "It runs version 1.8.",
        "It costs $12.50.",
        "Call +47 555 12 345.",
        "See ticket AB-2026-11.",
        "The 3rd floor is closed.",
        "The second option is better.",
        "We deliver 2000 pieces.",
        "Good morning, Pat",
        "Jan asked about it.",
        "a ratio of 4:3",
        "She is five years old.",
        "Latency fell from 1.8s to 1.2s.",
        "Meet me at one of the stores.",
        "Route R-2026-08-000001 is done.",
    ],
)
def test_what_only_looks_like_a_time_is_left_alone(text):
    assert mentions(text, WEDNESDAY) == ()


def test_an_impossible_day_is_no_mention_and_neither_is_its_month():
    assert mentions("on February 30", WEDNESDAY) == ()


def test_a_bare_number_is_an_hour_only_where_commands_are_read():
    assert mentions("move it to 4", WEDNESDAY) == ()
    found = read("move it to 4", bare_hours=True)
    assert found.text == "4"
    assert found.readings == (at(2026, 3, 4, 4), at(2026, 3, 4, 16))


def test_mentions_come_in_order_of_place_and_do_not_overlap():
    found = mentions("Move Friday's call to Monday at 3pm, for half an hour, by noon.", WEDNESDAY)
    assert [each.text for each in found] == ["Friday's", "Monday at 3pm", "half an hour", "by noon"]
    assert all(one.end <= other.start for one, other in pairwise(found))


def test_a_reference_beyond_the_calendar_gives_no_reading_instead_of_an_error():
    assert mentions("in 20 years", datetime(9990, 1, 1)) == ()
    assert mentions("last century", datetime(50, 1, 1)) == ()
