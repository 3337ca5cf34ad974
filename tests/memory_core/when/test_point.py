from contextlib import suppress
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.errors import BadInstant
from memory_core.model.instant import from_iso
from memory_core.when.point import point

OSLO = ZoneInfo("Europe/Oslo")


def test_a_time_with_an_offset_is_read_as_it_stands():
    assert point("as_of", "2026-10-07T09:30:00+02:00", OSLO).instant == from_iso("2026-10-07T07:30:00Z")
    assert point("as_of", "2026-10-07T09:30:00Z", OSLO).assumed == ""


def test_a_time_without_an_offset_is_read_in_the_owners_zone_and_that_is_said():
    read = point("after", "2026-10-07 09:30", OSLO)
    assert read.instant == from_iso("2026-10-07T07:30:00Z")
    assert read.assumed == "after has no offset and was read in Europe/Oslo."


def test_a_date_is_the_start_of_its_day_or_its_last_instant_and_that_is_said():
    start, end = (point("as_of", "2026-10-25", OSLO, edge) for edge in ("start", "end"))
    assert start.instant == from_iso("2026-10-25T00:00:00+02:00")
    assert end.instant == from_iso("2026-10-25T23:59:59.999999+01:00")
    assert (start.assumed, end.assumed) == (
        "as_of is a date and was read as the start of that day in Europe/Oslo.",
        "as_of is a date and was read as the end of that day in Europe/Oslo.",
    )


@pytest.mark.parametrize("text", ["20261025", "2026-W43-7"])
def test_a_date_may_be_written_in_any_form_of_the_standard(text):
    assert point("as_of", text, OSLO, "end") == point("as_of", "2026-10-25", OSLO, "end")


@pytest.mark.parametrize(
    "text",
    [
        "soon",
        "2026-13-01",
        "2026-10-07T25:00",
        "0",
        "12:30",
        "2026-02-30",
        "9999-12-31T23:59-24:00",
        "2026-10-07T10:00Z\0 and so on",
        "2026-W42",
        "2026W42",
        "2026-W42T10:00",
    ],
)
def test_what_is_no_time_is_an_error_that_says_how_to_write_one(text):
    with pytest.raises(BadInstant, match="ISO 8601") as caught:
        point("before", text, OSLO)
    assert (caught.value.name, caught.value.value) == ("before", text)


@given(st.text())
def test_any_text_is_a_point_or_a_bad_instant(text):
    with suppress(BadInstant):
        point("as_of", text, OSLO, "end")
