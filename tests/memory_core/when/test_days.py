"""The days a mention means, as ISO dates."""

from datetime import datetime

import pytest

from memory_core.when.days import days
from memory_core.when.mentions import mentions

WEDNESDAY = datetime(2026, 3, 4, 10, 30)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tomorrow", ["2026-03-05"]),
        ("Friday", ["2026-02-27", "2026-03-06"]),
        ("Tue-Thu", ["2026-03-03", "2026-03-04", "2026-03-05"]),
        ("next week", [f"2026-03-{day:02}" for day in range(9, 16)]),
        ("tomorrow at 3", ["2026-03-05"]),
        ("tomorrow from 10pm to 2am", ["2026-03-05", "2026-03-06"]),
        ("next month", []),
        ("at 3", []),
        ("two hours", []),
        ("every Friday", []),
    ],
)
def test_days_of_points_and_short_stretches(text, expected):
    (mention,) = mentions(text, WEDNESDAY)
    assert list(days(mention)) == expected
