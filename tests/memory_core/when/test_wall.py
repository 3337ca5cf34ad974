"""Wall time into instants, where clocks go back and forward too."""

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.instant import to_iso
from memory_core.when.mentions import mentions
from memory_core.when.reading import Moment
from memory_core.when.wall import instant

OSLO = ZoneInfo("Europe/Oslo")


def test_a_time_of_day_is_an_instant_in_its_zone():
    found = instant(Moment(datetime(2026, 7, 1, 12)), OSLO)
    assert (to_iso(found.instant), found.assumed) == ("2026-07-01T10:00:00+00:00", "")


def test_a_time_that_names_its_zone_keeps_it():
    (mention,) = mentions("2026-07-01 at 9am PT", datetime(2026, 3, 4))
    (reading,) = mention.readings
    assert to_iso(instant(reading, OSLO).instant) == "2026-07-01T16:00:00+00:00"


def test_a_time_that_comes_twice_is_the_first_and_that_is_said():
    found = instant(datetime(2026, 10, 25, 2, 30), OSLO)
    assert to_iso(found.instant) == "2026-10-25T00:30:00+00:00"
    assert found.assumed == "02:30 comes twice on 2026-10-25 in Europe/Oslo; the first one was meant."


def test_a_time_that_is_skipped_is_read_as_if_clocks_had_not_moved_and_that_is_said():
    found = instant(datetime(2026, 3, 29, 2, 30), OSLO)
    assert to_iso(found.instant) == "2026-03-29T01:30:00+00:00"
    assert found.assumed == "02:30 is skipped on 2026-03-29 in Europe/Oslo, and was read as 03:30."


DAYS = st.datetimes(datetime(1990, 1, 1), datetime(2037, 1, 1)).map(lambda at: at.replace(hour=12))


@given(DAYS, DAYS)
def test_instants_of_days_come_in_the_order_of_the_days(one, other):
    first, second = (instant(day, OSLO).instant for day in sorted((one, other)))
    assert first <= second
