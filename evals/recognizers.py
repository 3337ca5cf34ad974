"""Cases of Recognizers-Text's date-time model, and values in one form for what different parsers say.

A value is a text: `2016-11-08` for a day, `2016-11-08 09:00:00` for a point, `T09:00:00` for a time of day,
`2016-11-08/2016-11-15` for a stretch (a side may be open), `3600s` for a length, an RRULE for a recurrence.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from evals.lines import BadFile

_TYPES: Final = "date time datetime daterange timerange datetimerange duration set".split()
NOTHING: Final = "nothing"
MIXED: Final = "mixed"
KINDS: Final = (*_TYPES, MIXED, NOTHING)
SINGLE: Final = ("date", "time", "datetime")
_LAST_SECOND: Final = "23:59:59"


@dataclass(frozen=True, slots=True)
class Case:
    """A text, its reference, and the values that its expressions can mean.

    `kind` is the type of all of them, `mixed` when there are several, `nothing` when the text holds no time.
    """

    number: int
    text: str
    reference: datetime
    values: frozenset[str]
    kind: str


@dataclass(frozen=True, slots=True)
class Cases:
    """The cases that can be scored, and how many cannot: gold gives them no value ("this summer")."""

    cases: tuple[Case, ...]
    unscored: int


def cases(path: Path) -> Cases:
    """Read a file of cases. Raises BadFile when it is not one, OSError when it cannot be read."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        read = [_case(number, row) for number, row in enumerate(rows)]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(path, 0, f"no list of Recognizers-Text cases: {error}") from None
    scored = tuple(case for case in read if case is not None)
    return Cases(scored, len(read) - len(scored))


def _case(number: int, row: dict[str, Any]) -> Case | None:
    results = row["Results"]
    written = (row.get("Context") or {}).get("ReferenceDateTime")
    reference = datetime.fromisoformat(written[:19]) if written else datetime(2016, 11, 7)
    values: set[str] = set()
    kinds: set[str] = set()
    for result in results:
        kind = result["TypeName"].rpartition(".")[2]
        if kind not in _TYPES:
            return None
        for each in result["Resolution"]["values"]:
            value = _rule(each["timex"]) if kind == "set" else _value(kind, each)
            if value is None:
                return None
            values.add(value)
        kinds.add(kind)
    of = NOTHING if not kinds else kinds.pop() if len(kinds) == 1 else MIXED
    return Case(number, row["Input"], reference, frozenset(values), of)


def _value(kind: str, given: dict[str, str]) -> str | None:
    """One resolved value; None when gold does not resolve it."""
    if kind == "duration":
        return f"{given['value']}s"
    if "start" in given or "end" in given:
        return f"{_side(kind, given.get('start', ''))}/{_side(kind, given.get('end', ''))}"
    value = given["value"]
    if value == "not resolved":
        return None
    return f"T{value}" if kind == "time" else value


def _side(kind: str, text: str) -> str:
    """One end of a stretch; midnight is written as the day alone, the last second of a day as its end."""
    if not text:
        return ""
    if kind == "timerange":
        return "T24:00:00" if text == _LAST_SECOND else f"T{text}"
    moment = datetime.fromisoformat(text)
    return stamp(moment + timedelta(seconds=1) if text.endswith(_LAST_SECOND) else moment)


def stamp(moment: datetime) -> str:
    """A point as an end of a stretch: the day alone at midnight."""
    plain = moment.replace(tzinfo=None, microsecond=0)
    text = plain.isoformat(sep=" ")
    return text.removesuffix(" 00:00:00")


_PERIOD: Final = re.compile(r"P([\d.]+)(D|WE|W|M|Y)$")
_WEEKLY: Final = re.compile(r"XXXX-WXX-(\d)(?:T(.+))?$")
_PARTS: Final = {"MO": 8, "AF": 12, "EV": 16, "NI": 20}
_DAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_FREQUENCIES: Final = {"D": "DAILY", "W": "WEEKLY", "WE": "WEEKLY", "M": "MONTHLY", "Y": "YEARLY"}


def _rule(timex: str) -> str | None:
    """The recurrence of a TIMEX text as an RRULE; the interval of named weekdays is not in it."""
    if period := _PERIOD.match(timex):
        count, unit = float(period[1]), period[2]
        if count < 1 and unit == "Y":
            count, unit = count * 12, "M"
        interval = f";INTERVAL={count:g}" if count > 1 else ""
        return f"FREQ={_FREQUENCIES[unit]}{interval}{';BYDAY=SA' if unit == 'WE' else ''}"
    if weekly := _WEEKLY.match(timex):
        return f"FREQ=WEEKLY;BYDAY={_DAYS[int(weekly[1]) - 1]}{_clock(weekly[2] or '')}"
    return f"FREQ=DAILY{_clock(timex[1:])}" if timex.startswith("T") else None


def _clock(text: str) -> str:
    if not text:
        return ""
    if text in _PARTS:
        return f";BYHOUR={_PARTS[text]};BYMINUTE=0"
    hour, _, minute = text.partition(":")
    return f";BYHOUR={int(hour)};BYMINUTE={int(minute or 0)}"
