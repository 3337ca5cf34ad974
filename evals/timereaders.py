"""Parsers of time expressions under one signature: ours, dateparser and parsedatetime.

Each gives the values, in the form of `evals.recognizers`, that it reads in a text at a reference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, time, timedelta
from importlib import import_module
from typing import Any, Final, TypeAlias

from evals.recognizers import stamp
from memory_core.when.mentions import mentions
from memory_core.when.reading import Length, Mention, Moment, Offset, Recurrence, Stretch

Read: TypeAlias = Callable[[str, datetime], frozenset[str]]


def candor(text: str, reference: datetime) -> frozenset[str]:
    """Every reading of every mention; the month first in "5/12", as the benchmark's English has it."""
    found = mentions(text, reference, day_first=False)
    return frozenset(value for mention in found for value in _values(mention))


def _values(mention: Mention) -> list[str]:
    return [_value(mention, reading) for reading in mention.readings]


def _value(mention: Mention, reading: Moment | Stretch | Length | Recurrence | Offset) -> str:
    match reading:
        case Moment(at) if mention.bound in _OPEN:
            side = stamp(at) if mention.dated else f"T{at:%H:%M:%S}"
            return _OPEN[mention.bound](side, side)
        case Moment(at):
            plain = at.replace(tzinfo=None)
            return str(plain) if mention.dated else f"T{plain:%H:%M:%S}"
        case Stretch(start, end, last) if mention.bound in _OPEN:
            whole_day = mention.grain == "day" and end - start == timedelta(days=1)
            first, behind = _sides(mention, start, start if whole_day else last or end)
            return _OPEN[mention.bound](first, behind)
        case Stretch(start, end, last):
            if mention.grain == "day" and end - start == timedelta(days=1) and last is None:
                return f"{start:%Y-%m-%d}"
            return "/".join(_sides(mention, start, last or end))
        case Length():
            return f"{reading.total_seconds}s"
        case Recurrence(rule):
            return _weekdays_alone(rule)
        case Offset(anchor, length, direction):
            return f"{length.total_seconds}s {direction} {anchor}"


_OPEN: Final[Mapping[str, Callable[[str, str], str]]] = {
    "before": lambda first, _: f"/{first}",
    "until": lambda first, _: f"/{first}",
    "after": lambda _, behind: f"{behind}/",
    "since": lambda first, _: f"{first}/",
}


def _sides(mention: Mention, start: datetime, end: datetime) -> tuple[str, str]:
    if mention.dated:
        return stamp(start), stamp(end)
    last = "24:00:00" if end.time() == time() else f"{end:%H:%M:%S}"
    return f"T{start:%H:%M:%S}", f"T{last}"


def _weekdays_alone(rule: str) -> str:
    """TIMEX cannot say "every other Friday": the interval of named weekdays is left out, as in gold."""
    parts = rule.split(";")
    named = any(part.startswith("BYDAY=") for part in parts) and "BYDAY=SA" not in parts
    return ";".join(part for part in parts if not (named and part.startswith("INTERVAL=")))


def _peer_value(moment: datetime, reference: datetime) -> tuple[str, str]:
    """A library's point as a day when it has the reference's time of day, else as a point and a time of day."""
    plain = moment.replace(tzinfo=None, microsecond=0)
    if plain.time() == reference.time().replace(microsecond=0):
        return f"{plain:%Y-%m-%d}", ""
    return str(plain), f"T{plain:%H:%M:%S}" if plain.date() == reference.date() else ""


def dateparser(text: str, reference: datetime) -> frozenset[str]:
    """What dateparser's search finds."""
    search: Any = import_module("dateparser.search")
    settings = {"RELATIVE_BASE": reference, "RETURN_AS_TIMEZONE_AWARE": False}
    found = search.search_dates(text, languages=["en"], settings=settings) or ()
    return _as_asked(text, [moment for _, moment in found], reference)


def parsedatetime(text: str, reference: datetime) -> frozenset[str]:
    """What parsedatetime finds in a text."""
    module: Any = import_module("parsedatetime")
    calendar = module.Calendar(version=module.VERSION_CONTEXT_STYLE)
    found = calendar.nlp(text, sourceTime=reference) or ()
    return _as_asked(text, [each[0] for each in found], reference)


def _as_asked(text: str, moments: list[datetime], reference: datetime) -> frozenset[str]:
    """Points as values. A time on the reference's own day counts as one without a day, unless the text says one."""
    undated = not any(word in text.lower() for word in ("today", "this", "tonight", "now", "minute", "hour", "later"))
    values = (_peer_value(moment, reference) for moment in moments)
    return frozenset(clock if clock and undated else whole for whole, clock in values)


READERS: Final[Mapping[str, Read]] = {"candor": candor, "dateparser": dateparser, "parsedatetime": parsedatetime}
PEERS: Final = ("dateparser", "parsedatetime")
