"""Calendars as they are found in the wild, and the agendas that come of them."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
import recurring_ical_events
from dateutil.rrule import rruleset, rrulestr
from hypothesis import given, settings
from hypothesis import strategies as st
from icalendar import Calendar

from formats.calendar import calendar, event
from formats.reading import history, read, records, rejections
from formats.words import words
from memory_core.model.instant import from_iso, to_datetime
from memory_core.sources.base import Context

BERLIN = ZoneInfo("Europe/Berlin")


def of(*parts, head=(), zone=UTC):
    return read({"a.ics": calendar(*parts, head=head)}, Context(zone))


def bodies(found):
    return {draft.subject.id: draft.body for draft in records(found)}


def fields(body, name):
    return [value for key, value in body.fields if key == name]


def field(body, name):
    return next(iter(fields(body, name)), "")


def starts(found):
    """All starts of what a calendar holds, by the fields of its records alone: rules, exceptions, cancellations."""
    events = bodies(found)
    replaced = {
        (field(body, "series"), from_iso(field(body, "original_start")))
        for body in events.values()
        if field(body, "series")
    }
    result = []
    for name, body in events.items():
        if field(body, "status") == "cancelled":
            continue
        rules = fields(body, "recurrence")
        begin = to_datetime(body.occurred.start)
        if not rules:
            result.append(begin)
            continue
        zone = ZoneInfo(field(body, "time_zone"))
        wall = begin.astimezone(zone).replace(tzinfo=None)
        own = expanded(rules, wall, zone)
        result += [start.astimezone(UTC) for start in own if (name, from_iso(start.isoformat())) not in replaced]
    return sorted(result)


def expanded(rules, wall, zone):
    found = rruleset()
    for line in rules:
        name, _, value = line.partition(":")
        if name == "RRULE":
            parts = dict(part.split("=") for part in value.split(";"))
            if (until := parts.get("UNTIL", "")).endswith("Z"):
                at = datetime.strptime(until, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
                parts["UNTIL"] = f"{at.astimezone(zone):%Y%m%dT%H%M%S}"
            found.rrule(rrulestr(";".join(f"{key}={part}" for key, part in parts.items()), dtstart=wall))
        else:
            at = datetime.strptime(value, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).astimezone(zone).replace(tzinfo=None)
            (found.exdate if name == "EXDATE" else found.rdate)(at)
    return [start.replace(tzinfo=zone) for start in found]


def utc(*written):
    return [datetime.fromisoformat(each).replace(tzinfo=UTC) for each in written]


def test_a_cancelled_occurrence_is_known_as_such_from_its_change():
    series = event("s@x", "DTSTART:20260302T090000Z", "RRULE:FREQ=DAILY;COUNT=3")
    off = event(
        "s@x",
        "RECURRENCE-ID:20260303T090000Z",
        "DTSTART:20260303T090000Z",
        "STATUS:CANCELLED",
        changed="20260302T200000Z",
    )
    found = of(series, off)
    assert starts(found) == utc("2026-03-02T09:00", "2026-03-04T09:00")
    (draft,) = [each for each in records(found) if each.subject.id == "s@x#20260303T090000Z"]
    assert (draft.known_from, draft.basis) == (from_iso("2026-03-02T20:00:00Z"), "upper_bound")
    assert field(draft.body, "status") == "cancelled"
    assert field(draft.body, "series") == "s@x"


def test_a_moved_occurrence_says_where_it_was():
    series = event("s@x", "DTSTART;TZID=Europe/Berlin:20260302T100000", "RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=MO")
    moved = event(
        "s@x", "RECURRENCE-ID;TZID=Europe/Berlin:20260309T100000", "DTSTART;TZID=Europe/Berlin:20260406T150000"
    )
    for order in ((series, moved), (moved, series)):
        found = of(*order)
        assert starts(found) == utc("2026-03-02T09:00", "2026-03-16T09:00", "2026-03-23T09:00", "2026-04-06T13:00")
        body = bodies(found)["s@x#20260309T090000Z"]
        assert (field(body, "original_start"), field(body, "start")) == (
            "2026-03-09T10:00:00+01:00",
            "2026-04-06T15:00:00+02:00",
        )


@pytest.mark.parametrize(
    "line",
    [
        "EXDATE:20260309T090000Z",
        "EXDATE;TZID=Europe/Berlin:20260309T100000",
        "EXDATE;TZID=W. Europe Standard Time:20260309T100000",
        "EXDATE;TZID=America/New_York:20260309T050000",
    ],
)
def test_an_exception_counts_in_whatever_zone_it_is_written(line):
    found = of(event("s@x", "DTSTART;TZID=Europe/Berlin:20260302T100000", "RRULE:FREQ=WEEKLY;COUNT=3", line))
    assert starts(found) == utc("2026-03-02T09:00", "2026-03-16T09:00")


def test_a_series_keeps_its_hour_when_the_clocks_change():
    found = of(event("s@x", "DTSTART;TZID=America/New_York:20260302T090000", "RRULE:FREQ=WEEKLY;COUNT=3"))
    assert starts(found) == utc("2026-03-02T14:00", "2026-03-09T13:00", "2026-03-16T13:00")


def test_a_series_ends_with_the_last_start_that_its_end_allows():
    line = "RRULE:FREQ=DAILY;UNTIL=20260305T005959Z"
    found = of(event("s@x", "DTSTART;TZID=America/Los_Angeles:20260302T170000", line))
    assert starts(found) == utc("2026-03-03T01:00", "2026-03-04T01:00")


def test_a_windows_zone_needs_no_definition():
    body = bodies(of(event("e@x", "DTSTART;TZID=Pacific Standard Time:20260310T090000")))["e@x"]
    assert to_datetime(body.occurred.start) == datetime(2026, 3, 10, 16, tzinfo=UTC)
    assert field(body, "time_zone") == "America/Los_Angeles"


@pytest.mark.parametrize(
    "name",
    [
        "Europe/Oslo",
        "/freeassociation.sourceforge.net/Europe/Oslo",
        "/citadel.org/20260101_1/Europe/Oslo",
        '"Europe/Oslo"',
    ],
)
def test_a_zone_is_found_behind_a_path(name):
    body = bodies(of(event("e@x", f"DTSTART;TZID={name}:20260310T090000")))["e@x"]
    assert (field(body, "time_zone"), field(body, "start")) == ("Europe/Oslo", "2026-03-10T09:00:00+01:00")


def test_a_zone_that_nobody_knows_keeps_the_clocks_time_and_is_told():
    body = bodies(of(event("e@x", "DTSTART;TZID=Customized Time Zone:20260310T090000"), zone=BERLIN))["e@x"]
    assert field(body, "start") == "2026-03-10T09:00:00+01:00"
    assert field(body, "unknown_time_zone") == "Customized Time Zone"


OWN_ZONE = """BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
""".replace("\n", "\r\n")


@pytest.mark.parametrize("definition_first", [True, False])
def test_a_zone_that_the_file_defines_is_used_wherever_its_definition_stands(definition_first):
    one = event("e@x", "DTSTART;TZID=Customized Time Zone:20260710T090000")
    found = of(*((OWN_ZONE, one) if definition_first else (one, OWN_ZONE)), zone=ZoneInfo("Asia/Tokyo"))
    body = bodies(found)["e@x"]
    assert to_datetime(body.occurred.start) == datetime(2026, 7, 10, 7, tzinfo=UTC)
    assert ZoneInfo(field(body, "time_zone")).utcoffset(
        to_datetime(body.occurred.start).replace(tzinfo=None)
    ) == timedelta(hours=2)


def test_a_definition_counts_in_its_own_calendar_alone():
    one = event("e@x", "DTSTART;TZID=Customized Time Zone:20260710T090000")
    two = calendar(OWN_ZONE) + calendar(one)
    assert field(bodies(read({"a.ics": two}))["e@x"], "unknown_time_zone") == "Customized Time Zone"


@pytest.mark.parametrize("rule", ["FREQ=SECONDLY", "FREQ=SOMETIMES", "FREQ=YEARLY;BYMONTH=13"])
def test_a_definition_that_makes_no_sense_defines_nothing(rule):
    zone = OWN_ZONE.replace("FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", rule)
    body = bodies(of(zone, event("e@x", "DTSTART;TZID=Customized Time Zone:20260710T090000")))["e@x"]
    assert field(body, "start").startswith("2026-07-10T")


def test_a_time_in_utc_is_shown_in_the_calendars_zone():
    body = bodies(of(event("e@x", "DTSTART:20260310T233000Z"), head=("X-WR-TIMEZONE:Europe/Berlin",)))["e@x"]
    assert (field(body, "start"), field(body, "time_zone")) == ("2026-03-11T00:30:00+01:00", "Europe/Berlin")


def test_a_floating_time_is_read_in_the_calendars_zone_or_in_the_owners_and_then_told():
    one = event("e@x", "DTSTART:20260310T090000")
    within = bodies(of(one, head=("X-WR-TIMEZONE:Europe/Berlin",)))["e@x"]
    alone = bodies(of(one, zone=BERLIN))["e@x"]
    assert within.occurred == alone.occurred
    assert [fields(each, "unknown_time_zone") for each in (within, alone)] == [[], ["floating"]]


def test_an_exception_that_goes_for_all_that_follow_says_so():
    series = event("s@x", "DTSTART:20260306T090000Z", "RRULE:FREQ=DAILY;COUNT=10", "SUMMARY:Old")
    later = event(
        "s@x", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260313T090000Z", "DTSTART:20260313T090000Z", "SUMMARY:New"
    )
    body = bodies(of(series, later))["s@x#20260313T090000Z"]
    assert (field(body, "range"), field(body, "summary"), field(body, "series")) == ("this_and_future", "New", "s@x")


def test_one_bad_property_costs_itself_and_one_bad_rule_the_repetition():
    found = of(
        event("good@x"),
        event("end@x", "DTEND:2026031T093000Z"),
        event("rule@x", "RRULE:FREQ=SOMETIMES"),
        event("start@x", "DTSTART:never"),
    )
    assert set(bodies(found)) == {"good@x", "end@x", "rule@x"}
    told = [(each.why.split(":")[0], each.place.line > 0) for each in rejections(found)]
    assert told == [(f"event '{name}@x'", True) for name in ("end", "rule", "start")]


def test_a_fold_within_a_character_breaks_nothing():
    content = calendar(event("e@x", "SUMMARY:Café")).replace("é".encode(), b"\xc3\r\n \xa9")
    assert field(bodies(read({"a.ics": content}))["e@x"], "summary") == "Café"


def test_two_calendars_in_one_file_are_both_read():
    assert set(bodies(read({"a.ics": calendar(event("a@x")) + calendar(event("b@x"))}))) == {"a@x", "b@x"}


def test_the_time_of_the_export_is_no_time_of_change():
    old, new = (of(event("e@x", f"DTSTAMP:{stamp}")) for stamp in ("20260601T120000Z", "20260701T120000Z"))
    assert records(old) == records(new)
    assert records(old)[0].known_from == from_iso("2026-03-01T08:00:00Z")


@pytest.mark.parametrize(
    ("lines", "known", "basis"),
    [
        (("LAST-MODIFIED:20260305T080000Z",), "2026-03-05T08:00:00Z", "upper_bound"),
        (("LAST-MODIFIED:",), "2026-03-01T08:00:00Z", "inferred"),
        (("LAST-MODIFIED:", "SEQUENCE:3"), "2026-06-01T12:00:00Z", "upper_bound"),
        (("LAST-MODIFIED:", "CREATED:"), "2026-06-01T12:00:00Z", "upper_bound"),
        (("LAST-MODIFIED:", "CREATED:", "DTSTAMP:"), "2026-03-10T09:00:00Z", "unknown"),
    ],
)
def test_what_is_known_of_a_change_is_the_best_that_the_event_says(lines, known, basis):
    (draft,) = records(of(event("e@x", *lines)))
    assert (draft.known_from, draft.basis) == (from_iso(known), basis)


def test_an_event_that_changed_after_it_was_made_says_that_it_was_another():
    (draft,) = records(of(event("e@x", changed="20260305T080000Z")))
    assert field(draft.body, "earlier_state") == "not exported"


def test_a_later_export_with_a_moved_event_adds_its_new_state():
    old = of(event("e@x"))
    new = of(event("e@x", "DTSTART:20260312T090000Z", changed="20260305T080000Z"))
    (states,) = history([*new, *old]).values()
    assert [field(state.body, "start")[:10] for state in states] == ["2026-03-10", "2026-03-12"]


def test_days_are_days_of_the_calendars_zone_and_end_before_their_end():
    body = bodies(of(event("e@x", "DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260312"), zone=BERLIN))["e@x"]
    assert (field(body, "start"), field(body, "end")) == ("2026-03-10", "2026-03-12")
    assert to_datetime(body.occurred.end) - to_datetime(body.occurred.start) == timedelta(days=2)
    alone = bodies(of(event("e@x", "DTSTART;VALUE=DATE:20260310", "DURATION:P1D"), zone=BERLIN))["e@x"]
    assert field(alone, "end") == "2026-03-11"


def test_a_day_is_a_day_also_when_the_clocks_change():
    body = bodies(of(event("e@x", "DTSTART;TZID=Europe/Berlin:20260328T120000", "DURATION:P1DT1H")))["e@x"]
    assert field(body, "end") == "2026-03-29T13:00:00+02:00"


def test_people_and_their_answers_are_written_as_those_of_other_calendars():
    body = bodies(
        of(
            event(
                "e@x",
                "ORGANIZER;CN=Ida Holm:mailto:Ida@clay.example",
                'ATTENDEE;PARTSTAT=NEEDS-ACTION;CN="Vik, Odd":MAILTO:odd@repair.example',
                'ATTENDEE;PARTSTAT=ACCEPTED;CN="Bo "B" Li";ODD:mailto:bo@clay.example',
            )
        )
    )["e@x"]
    assert (body.author.name, body.author.address) == ("Ida Holm", "ida@clay.example")
    assert fields(body, "attendee") == ["odd@repair.example (needsAction)", "bo@clay.example (accepted)"]


def test_a_series_that_goes_on_under_another_id_says_whose_it_was():
    body = bodies(of(event("abc_R20260309T090000@google.com")))["abc_R20260309T090000@google.com"]
    assert field(body, "continues") == "abc@google.com"


def test_text_loses_its_escapes_and_its_markup():
    body = bodies(of(event("e@x", r"SUMMARY:Kiln\, door\; \\ and\nall", "DESCRIPTION:<b>Bring</b> clay<br>and water")))[
        "e@x"
    ]
    assert body.text == "Kiln, door; \\ and\nall\nBring clay\nand water"


def test_tasks_are_told_and_alarms_are_part_of_nothing():
    alarm = "BEGIN:VALARM\r\nSUMMARY:Ring\r\nEND:VALARM"
    found = of(event("e@x", alarm), "BEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\n")
    assert field(bodies(found)["e@x"], "summary") == "Firing e@x"
    assert [each.why for each in rejections(found)] == ["a task is not taken in, only events are"]


def test_a_picture_in_the_file_is_not_held():
    picture = f"ATTACH;ENCODING=BASE64:{'A' * 3_000_000}"
    assert set(bodies(of(event("e@x", picture, "SUMMARY:Kiln")))) == {"e@x"}


titles = words("\r\n\\")


@given(
    st.lists(
        st.tuples(
            titles,
            st.sampled_from(["Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC"]),
            st.datetimes(datetime.fromisoformat("2026-01-01"), datetime.fromisoformat("2026-12-01")).map(
                lambda it: it.replace(microsecond=0, minute=30)
            ),
            st.sampled_from(
                [
                    "",
                    "FREQ=DAILY;COUNT=5",
                    "FREQ=WEEKLY;COUNT=4;INTERVAL=2",
                    "FREQ=MONTHLY;COUNT=3",
                    "FREQ=DAILY;INTERVAL=3;UNTIL=20261220T000000Z",
                ]
            ),
            st.sampled_from(["keep", "exdate", "cancel", "move"]),
        ),
        min_size=1,
        max_size=4,
    )
)
@settings(max_examples=60, deadline=None)
def test_the_agenda_of_the_fields_is_that_of_another_reader(drawn):
    parts = []
    for number, (title, zone, start, rule, change) in enumerate(drawn):
        at = f"DTSTART;TZID={zone}:{start:%Y%m%dT%H%M%S}" if zone != "UTC" else f"DTSTART:{start:%Y%m%dT%H%M%S}Z"
        first = at.replace("DTSTART", "{}")
        lines = [f"SUMMARY:{escaped(title)}", at, *([f"RRULE:{rule}"] if rule else [])]
        if rule and change == "exdate":
            lines.append(first.format("EXDATE"))
        parts.append(event(f"e{number}@x", *lines))
        if rule and change in ("cancel", "move"):
            moved = first.format("DTSTART").replace(f"{start:%H%M}", f"{(start + timedelta(minutes=20)):%H%M}")
            status = ["STATUS:CANCELLED"] if change == "cancel" else []
            parts.append(event(f"e{number}@x", first.format("RECURRENCE-ID"), moved, *status))
    content = calendar(*parts)
    found = of(*parts)
    there = recurring_ical_events.of(Calendar.from_ical(content)).between(date(2025, 12, 1), date(2027, 12, 31))
    theirs = sorted(each["DTSTART"].dt.astimezone(UTC) for each in there if str(each.get("STATUS", "")) != "CANCELLED")
    assert starts(found) == theirs
    own = {field(body, "summary") for name, body in bodies(found).items() if "#" not in name}
    assert own == {title for title, *_ in drawn}


def escaped(text):
    return text.replace(";", "\\;").replace(",", "\\,")
