from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.instant import Instant, from_datetime, from_iso, to_iso
from memory_core.model.interval import Interval, moment

OFFSETS = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))


@given(st.datetimes(min_value=datetime(1, 1, 3), max_value=datetime(9999, 12, 29)), OFFSETS)  # noqa: DTZ001
def test_an_instant_survives_being_written_and_read_to_the_microsecond(moment_, zone):
    instant = from_datetime(moment_.replace(tzinfo=zone))
    assert from_iso(to_iso(instant, zone)) == instant
    assert from_iso(to_iso(instant)) == instant


def test_a_text_without_an_offset_is_no_instant_unless_a_zone_is_given():
    with pytest.raises(ValueError, match="without a zone"):
        from_iso("2026-10-25T12:00:00")
    assert from_iso("2026-10-25T12:00:00", ZoneInfo("Europe/Oslo")) == from_iso("2026-10-25T11:00:00Z")


def test_an_instant_is_written_with_the_offset_that_held_then():
    oslo = ZoneInfo("Europe/Oslo")
    assert to_iso(from_iso("2026-10-25T00:30:00Z"), oslo) == "2026-10-25T02:30:00+02:00"
    assert to_iso(from_iso("2026-10-25T01:30:00Z"), oslo) == "2026-10-25T02:30:00+01:00"


def test_an_interval_holds_its_start_and_not_its_end():
    stretch = Interval(Instant(2), Instant(5))
    assert [stretch.contains(Instant(at)) for at in (1, 2, 4, 5)] == [False, True, True, False]


def test_a_time_with_more_behind_a_nul_is_no_time():
    with pytest.raises(ValueError, match="NUL"):
        from_iso("2026-03-02T12:00:00+01:00\0junk")


def test_neighbouring_intervals_do_not_overlap_and_a_moment_overlaps_what_contains_it():
    assert not Interval(Instant(0), Instant(5)).overlaps(Interval(Instant(5), Instant(9)))
    assert moment(Instant(5)).overlaps(Interval(Instant(5), Instant(9)))
    assert not moment(Instant(9)).overlaps(Interval(Instant(5), Instant(9)))


def test_an_interval_cannot_end_before_it_starts():
    with pytest.raises(ValueError, match="cannot end"):
        Interval(Instant(5), Instant(4))


def test_the_epoch_is_zero():
    assert from_datetime(datetime(1970, 1, 1, tzinfo=UTC)) == 0
