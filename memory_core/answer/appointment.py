"""The one appointment that a question means: the next or the last, or one by its name; and what is asked of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta, tzinfo
from typing import Final, Literal, TypeAlias

from memory_core.agenda.agenda import Agenda
from memory_core.agenda.event import Occurrence
from memory_core.answer.composition import length, when
from memory_core.answer.irregular import stems_of
from memory_core.answer.journey import journey
from memory_core.answer.question import Named, Question
from memory_core.answer.remainder import others, remainder
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant, from_datetime, to_datetime
from memory_core.model.person import Person
from memory_core.people.directory import Directory, Identity

Aspect: TypeAlias = Literal["when", "length", "people"]
"""What is asked of an appointment."""

_NEXT: Final = stems_of("next upcoming coming following another first")
_LAST: Final = stems_of("last latest previous recent past")
_USUAL: Final = stems_of("ordinary regular usual normal")
"""What a meeting may be called that no title says."""

_MEETING: Final = stems_of("meeting meetings call calls")
_MET: Final = _MEETING | stems_of(
    "session catchup catch sync one 1 1on1 alone see sit down up speak talk chat get together face"
)
"""What an appointment with others is called."""

_KINDS: Final = _MET | stems_of("event appointment calendar agenda schedule diary slot entry invitation")
_WHAT_IS_NEXT: Final = re.compile(r"^(?:(?:so|and|ok|okay),? )?what(?:['’]s| is| comes)? (?:up )?next\b", re.IGNORECASE)
_BARE: Final = re.compile(r"^(?:my |the |our )?(?:next|upcoming)\b", re.IGNORECASE)
_WHO: Final = re.compile(
    r"^(?:and )?(?:who|whom)\b.*\b(?:com(?:es?|ing)|attend\w*|invited|join\w*|going|there|in)\b"
    r"|\b(?:attendees|participants|guests)\b|^(?:and )?with whom\b|^(?:and )?who\b.*\bwith\b",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    r"\b(?:one|1) ?[-:]?(?:to|on)?[-:]? ?(?:one|1)\b|\balone\b|\bjust (?:the two of us|us two|me and)\b", re.IGNORECASE
)
"""With nobody else there."""

_LONG: Final = re.compile(r"\bhow long\b|\bhow many (?:minutes|hours)\b", re.IGNORECASE)
_OF_ASPECT: Final = stems_of(
    "come comes coming attend attends attending attendee attendees participant participants guest guests invited join "
    "joins joining last take room place be with"
)
_COMPANY: Final = re.compile(
    r"\b(?:meetings?|calls?|appointments?|lunch|dinner|coffee|session|catch-?up|sync|1:1|one-on-one) (?:is |be )?with"
    r" (?P<name>[^\W\d_][\w'’-]*(?: (?-i:[A-Z])[\w'’-]+)*)"
    r"|\b(?:meet|see|speak to|talk to|speak with|talk with) (?P<met>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]+)*)",
    re.IGNORECASE,
)
_DAYS: Final = (1, 7, 31, 366)
"""How far is looked, farther each time until something is found."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """An occurrence, what is asked of it, and who was asked to it, by name, the organiser first."""

    occurrence: Occurrence
    aspect: Aspect
    people: tuple[str, ...]


def appointment(question: Question, agenda: Agenda, directory: Directory, now: Instant) -> Appointment | None:
    """The appointment that a question is about, None when it is about none, or is none of these questions."""
    wall = to_datetime(now, agenda.zone).replace(tzinfo=None)
    said = stems_of(question.text)
    people = others(question.text, directory)
    left = [term for term in remainder(question.text, people, wall) if term not in _NEXT | _LAST | _USUAL]
    aspect = _aspect(question)
    back = bool(said & _LAST) and not said & _NEXT
    where = frozenset(left) - _KINDS - (_OF_ASPECT if aspect != "when" else frozenset())
    asked = said & (_NEXT | _LAST) and (said & _KINDS or _WHAT_IS_NEXT.search(question.text))
    company = _Company(said, people, directory, _ALONE.search(question.text) is not None, where)
    found = _nearest(company, agenda, now, back=back) if asked and (people or not where) else None
    if where and not found:
        named = aspect != "when" or (said & _NEXT and (_BARE.search(question.text) or _asks_when(question)))
        name = " ".join(each for each in left if each not in _OF_ASPECT)
        found = occurrence_of(name, agenda, now, back=back) if named else journey(question, agenda, now)
    return Appointment(found, aspect, tuple(_names(found, directory))) if found else None


def stranger(question: Question, directory: Directory, known: Collection[str]) -> str:
    """With whom an appointment is asked about of whom no record knows; "" when there is none such.

    `known` are the terms of the question that some record has.
    """
    match = _COMPANY.search(question.text)
    name = (match["name"] or match["met"]).removesuffix("'s").removesuffix("’s") if match else ""
    said = frozenset(terms(name))
    there = {term for each in others(question.text, directory) for term in each.terms}
    return name if said and said.isdisjoint(there) and said.isdisjoint(known) else ""


def told(asked: Appointment, zone: tzinfo) -> str:
    """How long an appointment is, or who was asked to it, in words."""
    event, time = asked.occurrence.event, asked.occurrence.time
    place = f", at {event.place}" if event.place else ""
    if asked.aspect == "length":
        taken = to_datetime(time.end) - to_datetime(time.start)
        return f"{event.title}: {length(taken)}, {when(time.start, time.end, zone)}{place}."
    names = ", ".join(asked.people) or "nobody else"
    return f"{event.title}, {when(time.start, time.end, zone)}{place}: {names}."


def _asks_when(question: Question) -> bool:
    return "time" in {ask.sought for ask in question.asks}


def _aspect(question: Question) -> Aspect:
    if _LONG.search(question.text):
        return "length"
    return "people" if _WHO.search(question.text) else "when"


def meetings(question: Question, there: Sequence[Occurrence], directory: Directory) -> Sequence[Occurrence]:
    """Those with others where meetings or calls are asked for, if there are any; else all."""
    if stems_of(question.text).isdisjoint(_MEETING):
        return there
    own = directory.me.addresses if directory.me else ()
    return tuple(each for each in there if _has_others(each, own)) or there


@dataclass(frozen=True, slots=True)
class _Company:
    """Whom an appointment must be with: what a question says, the people it names, and whether nobody else.

    `where` are the terms that its place or its title must have.
    """

    said: frozenset[str]
    people: tuple[Named, ...]
    directory: Directory
    alone: bool
    where: frozenset[str]

    @property
    def own(self) -> tuple[str, ...]:
        """The addresses of the owner."""
        return self.directory.me.addresses if self.directory.me else ()

    def fits(self, each: Occurrence) -> bool:
        """Whether the owner goes there, at a time of day, with everybody who is named."""
        declined = any(who.address in self.own and who.answer == "declined" for who in each.event.attendees)
        there = all(any(_with(each, who) for who in name.bearers) for name in self.people)
        there = there and self.where <= stems_of(f"{each.event.place} {each.event.title}")
        return there and not (each.event.all_day or declined or (self.alone and self._has_others(each)))

    def _has_others(self, each: Occurrence) -> bool:
        """Whether anybody is asked to it but the owner and those named."""
        named = {address for name in self.people for who in name.bearers for address in who.addresses}
        return not named.issuperset(set(each.event.addresses) - set(self.own))


def _nearest(company: _Company, agenda: Agenda, now: Instant, *, back: bool) -> Occurrence | None:
    """The next occurrence in such company, or the last; for a meeting, those without others come second."""
    there = [each for each in _outward(agenda, now, back=back) if company.fits(each)]
    met = not company.said.isdisjoint(_MET)
    with_others = (each for each in there if met and _has_others(each, company.own))
    return next(with_others, None) or next(iter(there), None)


def _has_others(each: Occurrence, own: Collection[str]) -> bool:
    """Whether anybody but the owner is asked to it."""
    return any(address not in own for address in each.event.addresses)


def _outward(agenda: Agenda, now: Instant, *, back: bool) -> Iterator[Occurrence]:
    """What takes place from now on, or what is over, the nearest first."""
    seen: set[tuple[str, Instant]] = set()
    moment = to_datetime(now)
    for days in _DAYS:
        edge = from_datetime(moment + timedelta(days=-days if back else days))
        there = agenda.between(min(edge, now), max(edge, now))
        ordered = sorted(there, key=lambda each: (-each.time.end, each.event.id)) if back else there
        for each in ordered:
            key = (each.event.id, each.time.start)
            if key not in seen and (each.time.end <= now if back else each.time.start >= now):
                seen.add(key)
                yield each


def occurrence_of(name: str, agenda: Agenda, now: Instant, *, back: bool) -> Occurrence | None:
    """The next occurrence of an event by its name; without one to come, or asked for it, the last."""
    named = agenda.named(name) if name else ()
    coming = [each for event in named if (each := agenda.next(event, now))]
    if coming and not back:
        return min(coming, key=lambda each: each.order)
    gone = [
        each
        for event in named
        for each in _until(agenda.occurrences(event), now)
        if not each.cancelled and each.time.start <= now
    ]
    return max(gone, key=lambda each: each.order, default=None)


def _until(occurrences: Iterable[Occurrence], now: Instant) -> Iterator[Occurrence]:
    """The occurrences that their rule puts before now."""
    for each in occurrences:
        if each.rule_start > now:
            return
        yield each


def _with(each: Occurrence, who: Identity) -> bool:
    """Whether somebody is asked to an occurrence, or named by its title."""
    first = frozenset(terms(who.name)[:1])
    return not set(who.addresses).isdisjoint(each.event.addresses) or first <= frozenset(terms(each.event.title))


def _names(each: Occurrence, directory: Directory) -> Iterator[str]:
    for address in each.event.addresses:
        yield directory.display(Person(address=address)) or address
