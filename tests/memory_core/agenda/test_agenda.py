"""The agenda as it stood: series on the clock of the wall, exceptions, what was called off, names of events."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exports import as_lines
from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Event
from memory_core.agenda.series import MOST, starts
from memory_core.ingest import ingest
from memory_core.memory import Memory
from memory_core.model.instant import Instant, from_datetime, from_iso, to_datetime, to_iso
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY
from memory_core.people.owner import Owner
from memory_core.sources.base import Context
from memory_core.sources.google_calendar import SOURCE
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf

OSLO = ZoneInfo("Europe/Oslo")
WEEKLY = "RRULE:FREQ=WEEKLY"


def event(id="E1", start="2026-10-05T09:00:00+02:00", minutes=30, *rules, **more):
    first = from_iso(start)
    values = {
        "id": id,
        "source_id": id,
        "title": "Round",
        "description": "",
        "place": "",
        "zone": OSLO,
        "all_day": False,
        "cancelled": False,
        "organizer": NOBODY,
        "attendees": (),
        "rules": rules,
        "time": Interval(first, Instant(first + minutes * 60_000_000)),
    }
    return Event(**values | more)


def agenda(*events):
    return Agenda.from_events(events, OSLO)


def within(agenda, start, end, **asked):
    found = agenda.between(from_iso(start, OSLO), from_iso(end, OSLO), **asked)
    return [to_iso(each.time.start, OSLO) for each in found]


def test_a_series_keeps_its_hour_when_the_clocks_change():
    found = within(agenda(event("E1", "2026-10-19T09:00:00+02:00", 30, WEEKLY)), "2026-10-19", "2026-11-03")
    assert found == ["2026-10-19T09:00:00+02:00", "2026-10-26T09:00:00+01:00", "2026-11-02T09:00:00+01:00"]


def test_a_series_keeps_the_hour_of_the_zone_it_names():
    # London changes with Oslo, New York a week later: for a week the call is an hour earlier in Oslo.
    call = event("E1", "2026-10-22T09:00:00-04:00", 30, WEEKLY, zone=ZoneInfo("America/New_York"))
    found = within(agenda(call), "2026-10-22", "2026-11-06")
    assert found == ["2026-10-22T15:00:00+02:00", "2026-10-29T14:00:00+01:00", "2026-11-05T15:00:00+01:00"]


@pytest.mark.parametrize(
    ("rules", "days"),
    [
        (("RRULE:FREQ=WEEKLY;COUNT=2",), ["05", "12"]),
        (("RRULE:FREQ=WEEKLY;UNTIL=20261019",), ["05", "12", "19"]),
        (("RRULE:FREQ=WEEKLY;UNTIL=20261019T070000Z",), ["05", "12", "19"]),
        (("RRULE:FREQ=WEEKLY;UNTIL=20261019T065959Z",), ["05", "12"]),
        (("RRULE:FREQ=WEEKLY;INTERVAL=2",), ["05", "19"]),
        ((WEEKLY, "EXDATE;TZID=Europe/Oslo:20261012T090000"), ["05", "19", "26"]),
        ((WEEKLY, "EXDATE:20261012T070000Z,20261026T080000Z"), ["05", "19"]),
        ((WEEKLY, "EXDATE;VALUE=DATE:20261012"), ["05", "19", "26"]),
        (("RDATE:20261007T070000Z",), ["05", "07"]),
        (("RRULE:FREQ=NEVER",), ["05"]),
        (("RRULE:FREQ=SECONDLY",), ["05"]),
        (("nonsense",), ["05"]),
    ],
)
def test_rules_with_an_end_a_step_and_exceptions(rules, days):
    found = within(agenda(event("E1", "2026-10-05T09:00:00+02:00", 30, *rules)), "2026-10-01", "2026-10-31")
    assert [each[8:10] for each in found] == days
    assert all(each[11:16] == "09:00" for each in found)


def test_an_occurrence_may_be_moved_or_called_off():
    series = event("S", "2026-10-05T09:00:00+02:00", 30, WEEKLY)
    moved = event("S2", "2026-10-13T15:00:00+02:00", 60, series="S", replaces=from_iso("2026-10-12T09:00:00+02:00"))
    off = event(
        "S3",
        "2026-10-19T09:00:00+02:00",
        30,
        series="S",
        replaces=from_iso("2026-10-19T09:00:00+02:00"),
        cancelled=True,
    )
    those = agenda(series, moved, off)
    expected = ["2026-10-05T09:00:00+02:00", "2026-10-13T15:00:00+02:00", "2026-10-26T09:00:00+01:00"]
    assert within(those, "2026-10-05", "2026-10-27") == expected
    assert "2026-10-19T09:00:00+02:00" in within(those, "2026-10-05", "2026-10-27", cancelled=True)
    second = those.next(series, from_iso("2026-10-06T00:00:00+02:00"))
    assert (second.event.id, second.moved, to_iso(second.rule_start, OSLO)) == ("S2", True, "2026-10-12T09:00:00+02:00")


def test_an_occurrence_moved_into_a_stretch_from_behind_it_is_found_there():
    series = event("S", "2026-10-05T09:00:00+02:00", 30, WEEKLY)
    early = event("S2", "2026-10-08T09:00:00+02:00", 30, series="S", replaces=from_iso("2026-10-26T09:00:00+01:00"))
    assert within(agenda(series, early), "2026-10-08", "2026-10-09") == ["2026-10-08T09:00:00+02:00"]


def test_a_cancelled_series_takes_place_no_more_and_is_still_known():
    those = agenda(event("S", "2026-10-05T09:00:00+02:00", 30, WEEKLY, cancelled=True))
    assert within(those, "2026-10-01", "2026-10-20") == []
    assert len(within(those, "2026-10-01", "2026-10-20", cancelled=True)) == 3
    assert those.next(those.events[0], from_iso("2026-10-01T00:00:00+02:00")) is None


def test_whole_days_stay_whole_across_the_change_of_clocks():
    days = event("D", "2026-10-24T00:00:00+02:00", 49 * 60, "RRULE:FREQ=WEEKLY;COUNT=2", all_day=True)
    found = agenda(days).between(from_iso("2026-10-20", OSLO), from_iso("2026-11-20", OSLO))
    assert [to_iso(each.time.end, OSLO) for each in found] == ["2026-10-26T00:00:00+01:00", "2026-11-02T00:00:00+01:00"]


def test_a_series_without_end_is_read_only_as_far_as_needed():
    daily = event("D", "2026-10-05T09:00:00+02:00", 30, "RRULE:FREQ=DAILY")
    assert sum(1 for _ in starts(daily)) == MOST
    assert len(within(agenda(daily), "2027-10-01", "2027-10-02")) == 1


@given(
    st.datetimes(datetime.fromisoformat("2020-01-01"), datetime.fromisoformat("2030-01-01")),
    st.sampled_from(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
    st.integers(1, 5),
    st.sampled_from(["Europe/Oslo", "America/Los_Angeles", "Asia/Kolkata", "UTC"]),
)
def test_a_series_shows_one_hour_on_the_wall_and_goes_forward(first, often, step, name):
    zone = ZoneInfo(name)
    start = from_datetime(first.replace(tzinfo=zone))
    series = event("S", to_iso(start), 30, f"RRULE:FREQ={often};INTERVAL={step};COUNT=30", zone=zone)
    found = list(starts(series))
    assert found == sorted(set(found))
    hour = to_datetime(start, zone).time()
    odd = [each for each in found if to_datetime(each, zone).time() != hour]
    # Only an hour that the clocks skip is shown as another.
    for each in odd:
        shown = to_datetime(each, zone)
        assert shown.utcoffset() != (shown - timedelta(hours=25)).utcoffset()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("seed tasting", ["A", "B"]),
        ("spring seed tasting", ["B"]),
        ("standup", ["C"]),
        ("stand up", ["C"]),
        ("the stand-up meeting", ["C"]),
        ("seed tastings", ["A", "B"]),
        ("budget", []),
        ("", []),
    ],
)
def test_a_text_names_the_events_that_it_fits_best(text, found):
    titles = {"A": "Autumn seed tasting", "B": "Spring seed tasting", "C": "Stand-up"}
    those = agenda(*(event(name, title=title) for name, title in titles.items()))
    assert [each.id for each in those.named(text)] == found


def written(**changes):
    row = {
        "id": "E1",
        "summary": "Round",
        "start": {"dateTime": "2026-10-05T09:00:00+02:00"},
        "end": {"dateTime": "2026-10-05T09:30:00+02:00"},
        "updated": "2026-10-01T08:00:00+02:00",
    }
    return row | changes


@pytest.fixture
def memory(tmp_path):
    def made(*rows):
        path = tmp_path / "events.jsonl"
        path.write_text(as_lines(list(rows)))
        log = MemoryLog("ida")
        ingest(SOURCE.read(path, Context(OSLO, tmp_path)), log, Instant(0))
        memory = Memory(log, MemoryShelf())
        memory.belongs_to(Owner(zone="Europe/Oslo"))
        return memory

    return made


def test_the_agenda_is_that_of_its_instant(memory):
    later = {"dateTime": "2026-10-06T11:00:00+02:00"}, {"dateTime": "2026-10-06T11:30:00+02:00"}
    those = memory(
        written(),
        written(start=later[0], end=later[1], updated="2026-10-02T08:00:00+02:00", sequence=1),
        written(status="cancelled", updated="2026-10-03T08:00:00+02:00", sequence=2),
    )

    def seen(as_of):
        return within(those.agenda(from_iso(as_of)), "2026-10-01", "2026-11-01")

    assert seen("2026-10-01T07:59:00+02:00") == []
    assert seen("2026-10-01T08:00:00+02:00") == ["2026-10-05T09:00:00+02:00"]
    assert seen("2026-10-02T08:00:00+02:00") == ["2026-10-06T11:00:00+02:00"]
    assert seen("2026-10-03T08:00:00+02:00") == []


def test_exceptions_as_the_calendar_exports_them(memory):
    those = memory(
        written(recurrence=[WEEKLY], attendees=[{"email": "Odd@repair.example", "responseStatus": "declined"}]),
        {
            "id": "E1_1",
            "status": "cancelled",
            "recurringEventId": "E1",
            "updated": "2026-10-02T08:00:00+02:00",
            "originalStartTime": {"dateTime": "2026-10-12T09:00:00+02:00"},
        },
    )
    before, after = (those.agenda(from_iso(f"2026-10-0{day}T09:00:00+02:00")) for day in (1, 2))
    assert len(within(before, "2026-10-05", "2026-10-20")) == 3
    assert within(after, "2026-10-05", "2026-10-20") == ["2026-10-05T09:00:00+02:00", "2026-10-19T09:00:00+02:00"]
    (series,) = [each for each in after.events if each.recurring]
    assert [(each.address, each.answer) for each in series.attendees] == [("odd@repair.example", "declined")]
