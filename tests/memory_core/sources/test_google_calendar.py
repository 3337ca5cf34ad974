"""Calendar events: when they are, when they were known, and what their export lacks."""

from zoneinfo import ZoneInfo

import pytest

from exports import EXPORTS
from memory_core.model.body import EARLIER_STATE
from memory_core.model.entry import Rejection
from memory_core.model.instant import from_iso
from memory_core.model.interval import Interval
from memory_core.model.person import Person
from memory_core.sources.base import Context
from memory_core.sources.google_calendar import SOURCE

ROWS = EXPORTS["google_calendar"].rows


def read(root, row):
    path = EXPORTS["google_calendar"].write(root, [row])
    return list(SOURCE.read(path, Context(ZoneInfo("America/New_York"), root)))


def why(found):
    return [item.why for item in found if isinstance(item, Rejection)]


def test_an_event_is_known_from_its_update_and_ordered_by_its_sequence(tmp_path):
    thread, event = read(tmp_path, ROWS[0])
    assert (event.known_from, event.order, thread.order) == (from_iso("2026-03-02T08:00+01:00"), 2, 2)
    assert event.body.text == "Firing\nStoneware\nWorkshop"
    assert event.body.author == Person(address="ida@clay.example")
    assert (thread.body.title, thread.body.place) == ("Firing", "Workshop")
    assert thread.body.members == (Person(address="ida@clay.example"), Person("Odd Vik", "odd@repair.example"))
    assert event.body.fields == (
        ("summary", "Firing"),
        ("location", "Workshop"),
        ("status", "confirmed"),
        ("start", "2026-03-06T09:00:00"),
        ("end", "2026-03-06T17:00:00+01:00"),
        ("time_zone", "Europe/Oslo"),
        ("recurrence", "RRULE:FREQ=WEEKLY"),
        ("attendee", "odd@repair.example (accepted)"),
        (EARLIER_STATE, "not exported"),
    )


def test_a_start_without_offset_is_in_the_events_own_zone(tmp_path):
    wanted = Interval(from_iso("2026-03-06T09:00+01:00"), from_iso("2026-03-06T17:00+01:00"))
    assert read(tmp_path, ROWS[0])[1].body.occurred == wanted


def test_an_all_day_event_lies_between_midnights_of_the_owners_zone(tmp_path):
    wanted = Interval(from_iso("2026-03-10T00:00-04:00"), from_iso("2026-03-12T00:00-04:00"))
    assert read(tmp_path, ROWS[1])[1].body.occurred == wanted


def test_a_cancelled_event_stays_as_a_state(tmp_path):
    event = read(tmp_path, ROWS[1] | {"status": "cancelled"})[1]
    assert (event.change, ("status", "cancelled") in event.body.fields) == ("state", True)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"start": {"dateTime": "2026-03-10T09:00:00+01:00", "timeZone": "Mars/Base"}},
            "start: timeZone: 'Mars/Base' is no known time zone",
        ),
        ({"start": {"date": "next week"}}, "start: date: 'next week' is no date"),
        ({"start": {}}, "start: dateTime is missing"),
        ({"end": {"date": "2026-03-09"}}, "end lies before start"),
        ({"updated": None}, "updated must be text, not null"),
    ],
)
def test_what_cannot_be_placed_in_time_is_rejected(tmp_path, changes, said):
    assert why(read(tmp_path, ROWS[1] | changes)) == [said]
