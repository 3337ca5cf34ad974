"""When something is to happen: at the edges of a journey, at several moments, on a day to come, never in the past."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.phrases.journeys import journey_at
from actions.grammar.words.tokens import tokens
from actions.outcome import Plan
from bikes import NOW, workshop
from expecting import cancelled, changed, confirmed, event, mail, moved, plan, question, reminder, slack

FLIGHT = {
    # From Thursday 14 May, 9:30, to 12:05 in Berlin; the one back on Saturday at seven in the evening.
    "id": "EV-VELOX",
    "summary": "Flight BER – LIS",
    "start": {"dateTime": "2026-05-14T09:30:00+02:00"},
    "end": {"dateTime": "2026-05-14T12:05:00+02:00"},
    "updated": "2026-05-10T08:00:00+02:00",
}
BACK = {
    "id": "EV-LEASE",
    "summary": "Flight LIS – BER",
    "start": {"dateTime": "2026-05-16T19:00:00+02:00"},
    "end": {"dateTime": "2026-05-16T22:20:00+02:00"},
    "updated": "2026-05-10T08:00:00+02:00",
}


@pytest.fixture(scope="module")
def traveller(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("travelling"), changed=[FLIGHT, BACK])


TODAY = date(2026, 5, 12)

JOURNEYS = [
    ("remind me an hour after I land to ring Lena", plan(reminder("ring Lena", "05-14T13:05"))),
    ("when we land remind me to ring Lena", plan(reminder("ring Lena", "05-14T12:05"))),
    ("as soon as the plane lands remind me to ring Lena", plan(reminder("ring Lena", "05-14T12:05"))),
    ("twenty minutes after landing remind me about the train", plan(reminder("the train", "05-14T12:25"))),
    ("remind me two hours before take-off to pack", plan(reminder("pack", "05-14T07:30"))),
    ("remind me half an hour before I board to eat", plan(reminder("eat", "05-14T09:00"))),
    ("remind me ten minutes after I land on Saturday to find a taxi", plan(reminder("find a taxi", "05-16T22:30"))),
    ("remind me an hour before my flight home on Saturday to pack", plan(reminder("pack", "05-16T18:00"))),
    ("tell lena when I land", plan(slack("U-LENA", "Thursday 14 May, 12:05"))),
]


@pytest.mark.parametrize(("command", "expected"), JOURNEYS, ids=[command for command, _ in JOURNEYS])
def test_a_time_is_measured_from_where_a_journey_begins_or_ends(traveller, command, expected):
    expected(begin(traveller, command, NOW).outcome)


def test_without_a_journey_in_the_calendar_it_is_asked_for(shop):
    question("no “flight”")(begin(shop, "remind me when I land to ring Lena", NOW).outcome)


@pytest.mark.parametrize("words", ["the lease", "I leave", "land in sight", "my plan lands"])
def test_other_words_are_no_journey(words):
    assert journey_at(tokens(words), 0) is None


SEVERAL = [
    (
        "remind me on the 15th, 18th and 22nd to oil the chain",
        plan(*(reminder("oil the chain", f"05-{day}T09:00") for day in (15, 18, 22))),
    ),
    (
        "remind me tomorrow and again on Friday about the pump",
        plan(reminder("the pump", "05-13T09:00"), reminder("the pump", "05-15T09:00")),
    ),
    (
        "remind me on Wednesday and Friday at eleven to sweep",
        plan(reminder("sweep", "05-13T11:00"), reminder("sweep", "05-15T11:00")),
    ),
    (
        "remind me to sweep tomorrow at eleven and at three",
        plan(reminder("sweep", "05-13T11:00"), reminder("sweep", "05-13T15:00")),
    ),
    (
        "remind me on Thursday to call Jonas Fink and on Friday to pay Rita",
        plan(reminder("call Jonas Fink", "05-14T09:00"), reminder("pay Rita", "05-15T09:00")),
    ),
    ("remind me on Friday, the 15th of May, to sweep", plan(reminder("sweep", "05-15T09:00"))),
    ("remind me on Friday and at three to sweep", plan(reminder("sweep", "05-15T15:00"))),
]


@pytest.mark.parametrize(("command", "expected"), SEVERAL, ids=[command for command, _ in SEVERAL])
def test_each_moment_that_is_said_has_a_reminder_of_its_own(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@settings(max_examples=20)
@given(st.lists(st.integers(13, 28), min_size=2, max_size=4, unique=True).map(sorted), st.integers(9, 16))
def test_any_days_of_a_month_are_as_many_reminders_at_the_hour_said(shop, days, hour):
    named = [f"the {day}{'rd' if day == 23 else 'nd' if day == 22 else 'st' if day == 21 else 'th'}" for day in days]
    listed = f"{', '.join(named[:-1])} and {named[-1]}"
    outcome = begin(shop, f"remind me on {listed} at {hour}:00 to sweep", NOW).outcome
    plan(*(reminder("sweep", f"05-{day}T{hour:02}:00") for day in days))(outcome)


LATER = [
    ("thank Lena on Friday for the posters", plan(reminder("Thank Lena Ortiz for the posters", "05-15T09:00"))),
    ("on Friday thank Lena for the posters", plan(reminder("Thank Lena Ortiz for the posters", "05-15T09:00"))),
    ("tell Theo tomorrow that the lift is back", plan(reminder("Tell Theodore Marsh that the lift", "05-13T09:00"))),
    ("ask Theo on Monday if he has the pump", plan(reminder("Ask Theodore Marsh if he has", "05-18T09:00"))),
    ("let Lena know at three that we close", plan(reminder("Tell Lena Ortiz that we close", "05-12T15:00"))),
    ("wish Thea luck on Thursday", plan(reminder("Wish Thea luck", "05-14T09:00"))),
    ("say happy birthday to Lena on the 30th", plan(reminder("happy birthday", "05-30T09:00"))),
    ("email Rita tomorrow about the spokes", plan(reminder("Write to Rita Gomez about the spokes", "05-13T09:00"))),
    ("tell Theo today that the lift is back", plan(slack("U-THEO", "the lift is back"))),
    ("tell Theo tomorrow works for me", plan(slack("U-THEO", "tomorrow works for me"))),
    ("tell Theo that the course is on Friday", plan(slack("U-THEO", "the course is on Friday"))),
    ("thank Lena for Friday's posters", plan(slack("U-LENA", "Friday's posters"))),
    ("wish Lena a merry Christmas", plan(slack("U-LENA", "Merry Christmas"))),
]


@pytest.mark.parametrize(("command", "expected"), LATER, ids=[command for command, _ in LATER])
def test_what_is_to_be_said_on_a_day_to_come_is_a_reminder(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


MOVED = [
    ("move the budget review to after lunch", plan(moved("EV-BUDGET", "05-13T13:00", "05-13T14:00"))),
    ("move the budget review to after the town hall", plan(moved("EV-BUDGET", "05-13T17:00", "05-13T18:00"))),
    ("move the budget review to the late afternoon", plan(moved("EV-BUDGET", "05-13T16:00", "05-13T17:00"))),
    ("move the dentist to half an hour later", plan(moved("EV-DENT", "05-15T08:30", "05-15T09:30"))),
    ("put the dentist on Monday instead", plan(moved("EV-DENT", "05-18T08:00", "05-18T09:00"))),
    ("lengthen the course until five", plan(moved("EV-TRUE", "05-14T14:00", "05-14T17:00"))),
    ("book ten minutes with Lena tomorrow after the town hall",
     plan(event("Meeting with Lena", "05-13T17:00", "05-13T17:10", "lena"))),
    ("can the town hall begin at three and end at four", plan(moved("EV-TOWN", "05-13T15:00", "05-13T16:00"))),
    ("can the dentist be half an hour later on Friday", plan(moved("EV-DENT", "05-15T08:30", "05-15T09:30"))),
    ("the town hall needs another half hour", plan(moved("EV-TOWN", "05-13T16:00", "05-13T17:30"))),
    ("let's do the town hall for just half an hour", plan(moved("EV-TOWN", "05-13T16:00", "05-13T16:30"))),
    ("town hall 10 min later pls", plan(moved("EV-TOWN", "05-13T16:10", "05-13T17:10"))),
    ("new event: Tyre change, 12 june, 14:15, 40 min", plan(event("Tyre change", "06-12T14:15", "06-12T14:55"))),
    ("put the choir in the calendar: 12 june 18:00", plan(event("Choir", "06-12T18:00", "06-12T18:30"))),
    ("remind me the moment the town hall ends to lock up", plan(reminder("lock up", "05-13T17:00"))),
    ("remind me the day before the dentist at four to brush", plan(reminder("brush", "05-14T16:00"))),
    ("remind me at lunch to ring Rita", plan(reminder("ring Rita", "05-12T12:00"))),
    ("remind me at 5 to 3 to ring Rita", plan(reminder("ring Rita", "05-12T14:55"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), MOVED, ids=[command for command, _ in MOVED])
def test_a_time_is_said_by_what_else_is_planned(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(
    "command",
    [
        "schedule a meeting with Lena yesterday at three",
        "book a call with Lena at nine this morning",
        "move the dentist to last Friday",
        "move the dentist to yesterday at four",
    ],
)
def test_nothing_is_planned_for_a_time_that_has_passed(shop, command):
    question("has passed")(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize("zone", ["lisbon time", "lisbn time", "lisbon tiem", "Lsibon time"])
def test_a_zone_is_recognised_though_it_is_mistyped(shop, zone):
    expected = plan(event("Call with Rita", "05-18T15:00", "05-18T15:30", "rita@velox.example"))
    expected(begin(shop, f"book a call with Rita on monday at 14 {zone}", NOW).outcome)


def test_nobody_knows_the_zone_of_somebody(shop):
    question("At what time")(begin(shop, "book a call with Rita on monday at two her time", NOW).outcome)


def test_of_a_series_all_times_to_come_are_called_off(shop):
    days = [TODAY + timedelta(days=n) for n in range(31) if (TODAY + timedelta(days=n)).month == TODAY.month]
    thursdays = [f"{day:%m-%d}T15:00" for day in days if day.weekday() == 3]
    each = [cancelled("EV-LENA", occurrence=day) for day in thursdays]
    confirmed(*each)(begin(shop, "skip the 1:1 with Lena for the rest of the month", NOW).outcome)


def test_a_reminder_of_the_past_is_none(shop):
    assert not isinstance(begin(shop, "remind me this morning at eight to sweep", NOW).outcome, Plan)


def test_copies_may_be_said_first(shop):
    plan(mail("rita@velox.example", "the pads came", cc=["katherine@speiche.example"]))(
        begin(shop, "cc Kate, mail Rita: the pads came", NOW).outcome
    )


def test_who_is_taken_off_is_taken_off_the_event_spoken_of(shop):
    outcome = begin(shop, "add Kate to the town hall and take Lena off", NOW).outcome
    everybody = ["mara", "peter", "jonas", "aiko", "lena", "theodore"]
    left = [f"{name}@speiche.example" for name in (*everybody, "katherine") if name != "lena"]
    plan(changed("EV-TOWN"), changed("EV-TOWN", attendees=left))(outcome)
