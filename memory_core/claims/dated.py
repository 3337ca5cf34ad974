"""Days and times that a text names, as they were meant when it was said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_DATE: Final = re.compile(
    r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?"
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b"
    r"|\bthe \d{1,2}(?:st|nd|rd|th)\b|\b\d{4}-\d\d-\d\d\b|\b(?:today|tomorrow|tonight|yesterday|next (?:week|month|year|quarter))\b"
    r"|\bthe (?:\w+-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth"
    r"|thirtieth)\b|\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\bQ[1-4]\b|\bend of (?:the )?\w+\b|\bweek \d+\b"
    r"|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Dated:
    text: str
    start: int
    end: int
    key: str


def dated(text: str) -> tuple[Dated, ...]:
    return tuple(
        Dated(m.group(), m.start(), m.end(), m.group().lower()[:3] + re.sub(r"\D", "", m.group()))
        for m in _DATE.finditer(text)
    )
