"""Days and times that a text names, as they were meant when it was said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

_M = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_D = "mon tue wed thu fri sat sun".split()
_ORD = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split()
_MON = r"(?P<mon>jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?"
_DATE: Final = re.compile(
    rf"\b{_MON}\s+(?P<d1>\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)|\b(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?{_MON.replace('?P<mon>', '?P<mon2>')}(?![a-z])"
    r"|\b(?:the\s+)?(?P<d3>\d{1,2})(?:st|nd|rd|th)\b"
    r"|\bthe\s+(?:(?P<tens>twenty|thirty)[- ])?(?P<ord>" + "|".join(_ORD) + r"|thirtieth)\b"
    r"|\b(?P<iso>\d{4}-\d\d-\d\d)\b"
    r"|\b(?P<wd>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b"
    r"|\b(?P<rel>today|tonight|tomorrow|yesterday)\b"
    r"|\b(?P<vague>q[1-4]|end of (?:the )?\w+|week \d+|next (?:week|month|year|quarter)|this (?:week|month|year|quarter)|\d{1,2}(?::\d\d)?\s?(?:am|pm)|\d{1,2}:\d\d)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Dated:
    """A time that stands at `[start, end)`; `day` is None for what is no single day; `key` is equal for equal times."""

    text: str
    start: int
    end: int
    day: date | None
    key: str
    explicit: bool


def dated(text: str, said: datetime) -> tuple[Dated, ...]:
    """The times of a text said at a wall time."""
    found = []
    for m in _DATE.finditer(text):
        day = _day(m, said.date())
        key = day.isoformat() if day else " ".join(m.group().lower().split())
        found.append(Dated(m.group(), m.start(), m.end(), day, key, bool(m["mon"] or m["mon2"] or m["iso"])))
    return tuple(found)


def _day(m: re.Match[str], said: date) -> date | None:
    try:
        if m["iso"]:
            return date.fromisoformat(m["iso"])
        if m["mon"] or m["mon2"]:
            month = _M.index((m["mon"] or m["mon2"]).lower()[:3]) + 1
            day = int(m["d1"] or m["d2"])
            best = [date(said.year + y, month, day) for y in (-1, 0, 1)]
            return min(best, key=lambda each: abs((each - said).days))
        if m["d3"] or m["ord"]:
            n = (
                int(m["d3"])
                if m["d3"]
                else (
                    {"twenty": 20, "thirty": 30}.get((m["tens"] or "").lower(), 0)
                    + (30 if m["ord"].lower() == "thirtieth" else _ORD.index(m["ord"].lower()) + 1)
                )
            )
            if m["ord"] and n < 4:
                return None
            for add in range(-3, 62):
                each = said + timedelta(days=add)
                if each.day == n:
                    return each
            return None
        if m["wd"]:
            w = _D.index(m["wd"].lower()[:3])
            return said + timedelta(days=(w - said.weekday()) % 7)
        if m["rel"]:
            return said + timedelta(days={"today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1}[m["rel"].lower()])
    except ValueError:
        return None
    return None
