"""What a calendar file says is what the agenda shows."""

from zoneinfo import ZoneInfo

import pytest

from formats.calendar import calendar, event
from formats.reading import history, read
from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import event_of
from memory_core.model.instant import from_iso, to_iso
from memory_core.sources.base import Context

OSLO = ZoneInfo("Europe/Oslo")
YEAR = (from_iso("2026-01-01T00:00:00Z"), from_iso("2027-01-01T00:00:00Z"))
BERLIN, NEW_YORK, ANGELES = (f";TZID={name}" for name in ("Europe/Berlin", "America/New_York", "America/Los_Angeles"))


def agenda(*parts):
    found = history(read({"a.ics": calendar(*parts)}, Context(OSLO)))
    return Agenda.from_events((event_of(states[-1], OSLO) for states in found.values()), OSLO)


def shown(*parts, within=YEAR):
    return [(to_iso(each.time.start)[5:16], each.event.title) for each in agenda(*parts).between(*within)]


def weekly(zone, start, rule, *lines):
    return event("s", f"DTSTART{zone}:{start}", f"RRULE:{rule}", "SUMMARY:Old", *lines)


@pytest.mark.parametrize(
    ("parts", "starts"),
    [
        (
            [
                weekly("", "20260302T090000Z", "FREQ=DAILY;COUNT=3"),
                event("s", "RECURRENCE-ID:20260303T090000Z", "DTSTART:20260303T090000Z", "STATUS:CANCELLED"),
            ],
            ["03-02T09:00", "03-04T09:00"],
        ),
        (
            [
                weekly(BERLIN, "20260302T100000", "FREQ=WEEKLY;COUNT=4"),
                event("s", f"RECURRENCE-ID{BERLIN}:20260309T100000", f"DTSTART{BERLIN}:20260406T150000"),
            ],
            ["03-02T09:00", "03-16T09:00", "03-23T09:00", "04-06T13:00"],
        ),
        (
            [weekly(BERLIN, "20260302T100000", "FREQ=WEEKLY;COUNT=3", "EXDATE:20260309T090000Z")],
            ["03-02T09:00", "03-16T09:00"],
        ),
        ([weekly(NEW_YORK, "20260302T090000", "FREQ=WEEKLY;COUNT=2")], ["03-02T14:00", "03-09T13:00"]),
        ([weekly(ANGELES, "20260302T170000", "FREQ=DAILY;UNTIL=20260305T005959Z")], ["03-03T01:00", "03-04T01:00"]),
        (
            [weekly(";VALUE=DATE", "20260302", "FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20260303")],
            ["03-01T23:00", "03-03T23:00"],
        ),
    ],
)
def test_series_exceptions_and_clocks(parts, starts):
    assert [start for start, _ in shown(*parts)] == starts


@pytest.mark.parametrize(
    ("moved", "hour"), [("20260308T090000Z", "09"), ("20260308T110000Z", "11"), ("20260307T200000Z", "20")]
)
def test_an_exception_that_goes_for_all_that_follow_changes_them_all(moved, hour):
    series = weekly("", "20260306T090000Z", "FREQ=DAILY;COUNT=5")
    later = event(
        "s", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260308T090000Z", f"DTSTART:{moved}", "SUMMARY:New", "DURATION:PT2H"
    )
    own = event("s", "RECURRENCE-ID:20260309T090000Z", "DTSTART:20260309T150000Z", "SUMMARY:Own")
    found = shown(series, later, own)
    assert sorted(title for _, title in found) == ["New", "New", "Old", "Old", "Own"]
    assert {start[-5:-3] for start, title in found if title == "New"} == {moved[9:11]}
    day = (from_iso("2026-03-09T12:00:00Z"), from_iso("2026-03-10T12:00:00Z"))
    assert [title for _, title in shown(series, later, own, within=day)] == ["Own", "New"]
