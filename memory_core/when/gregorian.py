"""Days, weeks, months and years of the Gregorian calendar: pure arithmetic on datetimes."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, datetime, timedelta
from typing import TypeVar

D = TypeVar("D", date, datetime)


def month_after(at: D, months: int) -> D:
    """The same day `months` later, or the last day of that month when it is shorter.

    Raises ValueError beyond the years 1 to 9999.
    """
    if not months:
        return at
    year, month = divmod(at.year * 12 + at.month - 1 + months, 12)
    if not 1 <= year <= 9999:
        raise ValueError(f"no year {year}")
    return at.replace(year=year, month=month + 1, day=min(at.day, monthrange(year, month + 1)[1]))


def midnight(at: datetime) -> datetime:
    """The start of the day of `at`."""
    return at.replace(hour=0, minute=0, second=0, microsecond=0)


def monday(at: datetime) -> datetime:
    """The start of the week of `at`; weeks begin on Monday."""
    return midnight(at) - timedelta(days=at.weekday())


def first_of_month(at: datetime) -> datetime:
    """The start of the month of `at`."""
    return midnight(at).replace(day=1)


def first_of_quarter(at: datetime) -> datetime:
    """The start of the quarter of `at`."""
    return first_of_month(at).replace(month=(at.month - 1) // 3 * 3 + 1)


def first_of_year(at: datetime) -> datetime:
    """The start of the year of `at`."""
    return first_of_month(at).replace(month=1)


def easter(year: int) -> date:
    """Easter Sunday of the western churches (the anonymous Gregorian computus)."""
    golden, century = year % 19, year // 100
    skipped, leap = century - century // 4 - (8 * century + 13) // 25, 0
    epact = (skipped + 19 * golden + 15) % 30
    leap = epact - (epact // 28) * (1 - (epact // 28) * (29 // (epact + 1)) * ((21 - golden) // 11))
    weekday = (year + year // 4 + leap + 2 - century + century // 4) % 7
    offset = leap - weekday
    month = 3 + (offset + 40) // 44
    return date(year, month, offset + 28 - 31 * (month // 4))
