"""From chosen passages to words: who said what and when, each in a sentence, dates in full."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta, tzinfo
from typing import Final

from memory_core.agenda.event import Occurrence
from memory_core.answer.passage import Passage
from memory_core.claims.correction import standing
from memory_core.claims.dated import dated
from memory_core.claims.number import numbers
from memory_core.claims.sentence import sentences
from memory_core.model.answer import Citation
from memory_core.model.hit import Hit
from memory_core.model.instant import Instant, to_datetime
from memory_core.model.interval import Interval

LONGEST: Final = 45
"""Words of one quotation; the rest of a longer one is left out."""

BRIEF: Final = 30
"""Words of a quotation that stands beside others or goes on from one."""

SMALL: Final = 12
"""Numbers in words up to this are not given in digits too."""

DESCRIBED: Final = 25
"""Words of an event's description."""

_NUMBER: Final = re.compile(r"\d+")
_BEFORE: Final = re.compile(r"\b(?:was|were|from|instead of|original(?:ly)?|no longer|used to)\b", re.IGNORECASE)
"""What speaks of how things stood, so that it is not taken for how they stand."""


_RELATIVE: Final = re.compile(
    r"(?:sun|mon|tues?|wednes|thurs|fri|satur)(?:day)?\b|\b(?:wed|thu|sat|tomorrow|yesterday|today|tonight)\b"
    r"|\bthe \w+",
    re.IGNORECASE,
)
"""Days that mean another day whenever they are said."""

_MONTHS: Final = "January February March April May June July August September October November December".split()
_DAYS: Final = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_SENT: Final = {"sent": " (dictated and sent)", "discarded": " (dictated, discarded, not sent)"}
"""What became of a dictation, where that is worth saying."""


def day(moment: date) -> str:
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


def length(span: timedelta) -> str:
    """How long something takes, in words.

    >>> length(timedelta(minutes=90)), length(timedelta(days=2))
    ('1 hour 30 minutes', '2 days')
    """
    minutes = round(span.total_seconds() / 60)
    parts = ((minutes // 1440, "day"), (minutes % 1440 // 60, "hour"), (minutes % 60, "minute"))
    return " ".join(f"{count} {unit if count == 1 else unit + 's'}" for count, unit in parts if count) or "no time"


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


def sentence(
    each: Passage, zone: tzinfo, coming: Mapping[str, Occurrence], longest: int = LONGEST, headed: bool = False
) -> str:
    """A passage as a sentence of an answer; `coming` has the next occurrence of a series by its id.

    A `headed` one of a mail has the subject too, when it says a number that the quotation does not.
    """
    hit = each.hit
    if each.is_event:
        occurrence = coming.get(hit.id)
        return event(hit, occurrence.time if occurrence else hit.occurred, zone)
    sent = _SENT.get(dict(hit.fields).get("delivery_state", ""), "")
    heading = _heading(each) if headed else ""
    said = f"{hit.who or 'Unidentified'}{_to(hit)}, {day(to_datetime(hit.occurred.start, zone))}{sent}{heading}"
    return f"{said}: “{annotated(cut(standing(each.text, each.said), longest), each.said)}”"


def _to(hit: Hit) -> str:
    """To whom a mail is, when it is to one person."""
    names = [value.partition("<")[0].strip(' "') for name, value in hit.fields if name == "to"]
    return f" to {names[0]}" if hit.kind == "mail" and len(names) == 1 and names[0] else ""


def _heading(each: Passage) -> str:
    """The subject of a mail, when it has a number that the quotation lacks."""
    further = set(_NUMBER.findall(each.hit.title)) - set(_NUMBER.findall(each.text))
    return f" (“{each.hit.title}”)" if each.hit.kind == "mail" and further else ""


def event(hit: Hit, time: Interval, zone: tzinfo) -> str:
    """A calendar event as a sentence, with its description as far as that is short."""
    fields = dict(hit.fields)
    place = f", at {fields['location']}" if fields.get("location") else ""
    cancelled = " (cancelled)" if fields.get("status") == "cancelled" else ""
    described = cut(" ".join(_described(hit)), DESCRIBED)
    further = f" “{described}”" if described else ""
    return f"Calendar: {hit.title}: {when(time.start, time.end, zone)}{place}{cancelled}.{further}"


def _described(hit: Hit) -> list[str]:
    """What an event says besides its title and place, but what was before."""
    lines = [line for line in hit.text.split("\n") if line not in (hit.title, dict(hit.fields).get("location"))]
    said = " ".join(lines)
    return [each.text for each in sentences(said) if not _BEFORE.search(each.text)]


def annotated(text: str, said: datetime) -> str:
    """A quotation with what its days and spoken numbers mean, in brackets.

    >>> annotated("You get it on Friday.", datetime(2026, 3, 2, 9))
    'You get it on Friday [March 6, 2026].'
    """
    notes = [
        (each.end, day(each.day))
        for each in dated(text, said)
        if each.day and not each.written_out and _RELATIVE.search(each.text)
    ]
    taken = [(each.start, each.end) for each in dated(text, said)]
    notes += [
        (each.end, each.figure)
        for each in numbers(text)
        if each.in_words
        and each.amount > SMALL
        and not any(start < each.end and each.start < end for start, end in taken)
    ]
    for end, note in sorted(notes, reverse=True):
        text = f"{text[:end]} [{note}]{text[end:]}"
    return text


def cut(text: str, longest: int) -> str:
    """The first words of a text, blanks and line ends as one blank each."""
    words = re.sub(r"\s+", " ", text).split(" ")
    return " ".join(words) if len(words) <= longest else " ".join(words[:longest]) + " …"


def citations(chosen: Sequence[Passage]) -> tuple[Citation, ...]:
    """The citations of the passages, each export entry once, in order."""
    found: dict[str, Citation] = {}
    for each in chosen:
        hit = each.hit
        found.setdefault(
            hit.source_id, Citation(hit.id, hit.source_id, each.text, hit.who, hit.occurred.start, hit.trust)
        )
    return tuple(found.values())
