"""How well a statement answers: what of the question it is about, whether it holds what is sought, who says it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.answer.question import Ask, Question, Sought
from memory_core.answer.statement import Statement
from memory_core.claims.number import numbers
from memory_core.people.names import bare

SAME_RECORD: Final = 0.7
HEADING: Final = 0.6
BESIDE: Final = 0.45
"""What a term of the question counts that stands not in the sentence but near it."""

HOLDS_SOUGHT: Final = 0.3
ASKS: Final = -0.35
BY_SPEAKER: Final = 0.25
BY_ANOTHER: Final = -0.2
RANKED: Final = 0.15
OF_MACHINE: Final = -0.12
OF_MODEL: Final = -0.15
TOO_SHORT: Final = -0.15

_DATE: Final = re.compile(
    r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?"
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b"
    r"|\bthe \d{1,2}(?:st|nd|rd|th)\b|\b\d{4}-\d\d-\d\d\b|\b(?:today|tomorrow|tonight|yesterday|next (?:week|month|year|quarter))\b"
    r"|\bthe (?:\w+-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth"
    r"|thirtieth)\b|\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\bQ[1-4]\b|\bend of (?:the )?\w+\b|\bweek \d+\b"
    r"|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b",
    re.IGNORECASE,
)
_REASON: Final = re.compile(
    r"\b(?:because|cause|'cause|since|due to|so that|reason|otherwise|as a result|in order to|that's why|which is why|need|needs"
    r"|wanted|wants|so (?:we|I|they|he|she)|broke|failed|regression|bug|issue|problem|blocked|waiting|instead of|found)\b",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(r"\b(?:at|in|to|from|near|under|behind|on) (?:the )?[A-ZÅÄÖØÆ]\w+")
_NAME: Final = re.compile(r"(?<![.!?] )(?<!^)\b[A-ZÅÄÖØÆ][\w'’-]+")


@dataclass(frozen=True, slots=True)
class Scored:
    """A statement, how well it answers, and how much of the ask is near it, from 0 to 1 (`own`: in its own words)."""

    statement: Statement
    score: float
    about: float
    own: float
    holds: bool


def scored(ask: Ask, question: Question, found: Sequence[Statement], weights: Mapping[str, float]) -> list[Scored]:
    """The statements, best first; ties by rank and place, so that equal evidence is always answered alike."""
    top = max((each.hit.score for each in found), default=0.0) or 1.0
    rated = [_scored(ask, question, each, weights, top) for each in found]
    return sorted(rated, key=lambda each: (-each.score, each.statement.rank, each.statement.place))


def _scored(ask: Ask, question: Question, each: Statement, weights: Mapping[str, float], top: float) -> Scored:
    about, own = _about(ask.terms, each, weights)
    holds = holds_sought(ask.sought, each, ask)
    score = about + HOLDS_SOUGHT * holds + RANKED * each.hit.score / top
    if each.is_question:
        score += ASKS
    if question.speaker:
        score += BY_SPEAKER if _said_by(each, question) else BY_ANOTHER
    if each.hit.trust == "automated":
        score += OF_MACHINE
    if each.hit.trust == "agent":
        score += OF_MODEL
    if len(each.own) < 2 and not each.is_event:
        score += TOO_SHORT
    return Scored(each, score, about, own, holds)


def _about(wanted: Sequence[str], each: Statement, weights: Mapping[str, float]) -> tuple[float, float]:
    total = sum(weights[term] for term in wanted)
    if not total:
        return 0.0, 0.0
    near = own = 0.0
    for term in wanted:
        weight = weights[term]
        if term in each.own:
            own += weight
            near += weight
        elif term in each.same_record:
            near += SAME_RECORD * weight
        elif term in each.heading:
            near += HEADING * weight
        elif term in each.beside:
            near += BESIDE * weight
    return near / total, own / total


def _said_by(each: Statement, question: Question) -> bool:
    who = bare(each.hit.who or "")
    return any(who == bare(identity.name) for identity in question.speaker)


def holds_sought(sought: Sought, each: Statement, ask: Ask) -> bool:
    """Whether a statement holds a thing of the kind that would answer, and not only what the question says itself."""
    text = each.sentence.text
    match sought:
        case "time":
            return each.is_event or _new(_DATE.finditer(text), ask)
        case "amount":
            return any(number.figure.replace(",", "") not in ask.text for number in numbers(text))
        case "duration":
            return any(number.measure == "duration" for number in numbers(text)) or _new(_DATE.finditer(text), ask)
        case "reason":
            return _REASON.search(text) is not None
        case "place":
            return any(name == "location" for name, _ in each.hit.fields) or _PLACE.search(text) is not None
        case "person":
            return (
                any(match.group() not in ask.text for match in _NAME.finditer(text))
                or re.search(r"\bI(?:'ll|'m| will| am| did| have)\b", text) is not None
            )
        case "whether" | "thing":
            return False


def _new(matches: Iterator[re.Match[str]], ask: Ask) -> bool:
    return any(match.group().lower() not in ask.text.lower() for match in matches)
