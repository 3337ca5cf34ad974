"""Dates with the month as a word, as transcripts write them above their text, in the digits that names are read by."""

from __future__ import annotations

import re
from typing import Final

_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_MONTH: Final = r"(?P<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?"
_FORMS: Final = (
    re.compile(rf"{_MONTH} (?P<day>\d{{1,2}})(?:st|nd|rd|th)?,? (?P<year>20\d\d)(?P<rest>.*)"),
    re.compile(rf"(?P<day>\d{{1,2}})(?:st|nd|rd|th)? {_MONTH},? (?P<year>20\d\d)(?P<rest>.*)"),
)
_CLOCK: Final = re.compile(r"\b(?P<hour>\d{1,2}):(?P<minute>\d\d)(?:\s?(?P<half>[AaPp])\.?[Mm]\b)?(?P<rest>.*)")


def iso(line: str) -> str:
    """The date in a line, with its time if one follows, as `2026-03-10 09:00`; "" without one.

    >>> iso("Tue, Mar 10, 2026 9:05 PM")
    '2026-03-10 21:05'
    """
    match = next((found for form in _FORMS if (found := form.search(line))), None)
    if not match:
        return ""
    date = f"{match['year']}-{_MONTHS.index(match['month'].lower()) + 1:02}-{int(match['day']):02}"
    clock = _CLOCK.search(match["rest"])
    if not clock or int(clock["hour"]) > 23:
        return date
    hour = int(clock["hour"])
    if clock["half"]:
        hour = hour % 12 + (12 if clock["half"] in "Pp" else 0)
    return f"{date} {hour:02}:{clock['minute']}{clock['rest'].rstrip()[:12]}"
