"""Where else to look: among the records of the days, the sources and the people that a question names.

What is found there only comes into the pool; whether it is shown is for the signals to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import Final

from memory_core.index.document import facet
from memory_core.index.filter import Filter
from memory_core.model.instant import from_datetime
from memory_core.model.interval import Interval
from memory_core.search.question import Question

NARROW: Final = 20
"""Records that each such look brings in, those beside them apart."""


def narrowed(question: Question, wanted: Filter) -> tuple[Filter, ...]:
    """Filters within `wanted`, one for each thing that the question names."""
    return tuple(dict.fromkeys(_narrowed(question, wanted)))


def _narrowed(question: Question, wanted: Filter) -> Iterator[Filter]:
    by_source = replace(wanted, groups=(*wanted.groups, *_sources(question)))
    if wanted.occurred is None:
        yield from (replace(by_source, occurred=day_of(day, question.now)) for day in question.days)
    if by_source != wanted:
        yield by_source
    keys = sorted({key for each in question.people for identity in each.identities for key in identity.keys})
    if keys:
        yield replace(wanted, groups=(*wanted.groups, tuple(facet("who", key) for key in keys)))


def _sources(question: Question) -> tuple[tuple[bytes, ...], ...]:
    return (tuple(facet("source", each) for each in question.sources),) if question.sources else ()


def day_of(day: str, now: datetime) -> Interval:
    """A day of the owner's zone."""
    start = datetime.combine(datetime.fromisoformat(day), time(), now.tzinfo or UTC)
    return Interval(from_datetime(start), from_datetime(start + timedelta(days=1)))
