"""From chosen passages to words: who said what and when, each in a sentence, dates in full."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, tzinfo
from typing import Final

from memory_core.answer.passage import Passage
from memory_core.model.answer import Citation
from memory_core.model.instant import Instant, to_datetime

LONGEST: Final = 45
"""Words of one quotation; the rest of a longer sentence is left out."""

_MONTHS: Final = "January February March April May June July August September October November December".split()
_DAYS: Final = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

_SENT: Final = {"sent": " (dictated and sent)", "discarded": " (dictated, discarded, not sent)"}
"""What became of a dictation, where that is worth saying."""


def day(moment: datetime) -> str:
    """A day as it is written in answers.

    >>> day(datetime(2026, 3, 5))
    'March 5, 2026'
    """
    return f"{_MONTHS[moment.month - 1]} {moment.day}, {moment.year}"


def weekday(moment: datetime) -> str:
    """A day with its weekday."""
    return f"{_DAYS[moment.weekday()]}, {day(moment)}"


def clock(moment: datetime) -> str:
    """A time of day as it is written in answers.

    >>> clock(datetime(2026, 3, 5, 14, 5)), clock(datetime(2026, 3, 5, 10))
    ('2:05 pm', '10 am')
    """
    hour, half = moment.hour % 12 or 12, "am" if moment.hour < 12 else "pm"
    return f"{hour}:{moment.minute:02} {half}" if moment.minute else f"{hour} {half}"


def when(start: Instant, end: Instant, zone: tzinfo) -> str:
    """A stretch of time in words: a day or days without a time of day, else from when to when."""
    first, last = to_datetime(start, zone), to_datetime(end, zone)
    if first.time() == last.time() and not first.hour and not first.minute and last > first:
        final = last - timedelta(days=1)
        return weekday(first) if final.date() == first.date() else f"{weekday(first)} to {weekday(final)}"
    if last == first:
        return f"{weekday(first)}, {clock(first)}"
    to = clock(last) if last.date() == first.date() else f"{weekday(last)}, {clock(last)}"
    return f"{weekday(first)}, {clock(first)} to {to}"


def sentence(each: Passage, zone: tzinfo) -> str:
    """A passage as a sentence of an answer."""
    hit = each.hit
    if each.is_event:
        return event(each, zone)
    sent = _SENT.get(dict(hit.fields).get("delivery_state", ""), "")
    said = f"{hit.who or 'Unidentified'}, {day(to_datetime(hit.occurred.start, zone))}{sent}"
    return f"{said}: “{quoted(each.text)}”"


def event(each: Passage, zone: tzinfo) -> str:
    """A calendar event as a sentence."""
    hit = each.hit
    fields = dict(hit.fields)
    told = [f"{hit.title or each.text}: {when(hit.occurred.start, hit.occurred.end, zone)}"]
    if fields.get("location"):
        told.append(f"at {fields['location']}")
    cancelled = " (cancelled)" if fields.get("status") == "cancelled" else ""
    note = "" if each.text == hit.title or each.text == fields.get("location") else f" “{quoted(each.text)}”"
    return f"Calendar: {', '.join(told)}{cancelled}.{note}"


def quoted(text: str) -> str:
    """The words of a quotation, cut when there are too many."""
    words = text.split()
    return " ".join(words) if len(words) <= LONGEST else " ".join(words[:LONGEST]) + " …"


def citations(chosen: Sequence[Passage]) -> tuple[Citation, ...]:
    """The citations of the passages, each export entry once, in order."""
    found: dict[str, Citation] = {}
    for each in chosen:
        hit = each.hit
        found.setdefault(
            hit.source_id,
            Citation(hit.id, hit.source_id, each.text, hit.who, hit.occurred.start, hit.trust),
        )
    return tuple(found.values())
