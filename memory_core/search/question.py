"""What a query asks for beside its words: whom it names, what it quotes, and whether it is about now."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from memory_core.hygiene.text import folded
from memory_core.index.tokens import terms
from memory_core.people.directory import Directory
from memory_core.people.mentions import Named, named
from memory_core.search.sourcewords import named_sources
from memory_core.when.days import days
from memory_core.when.mentions import mentions

MOST_TERMS: Final = 100
"""Different words of a query that are searched for; the rest of a longer one is left out, and that is said."""

LONGEST: Final = 2000
"""Characters of a query that are read: a pasted page is no question."""

MOST_DAYS: Final = 14
"""Days of a question that are looked at, each by a search of its own."""

_WORD: Final = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")
_QUOTED: Final = re.compile(r"[\"“«]([^\"“”«»]+)[\"”»]")

_WHAT_IS_ON: Final = re.compile(
    r"\bwhat(?:'s| is| was|s)? (?:\w+ )?(?:on|happening|planned|coming up)\b|\b(?:free|busy|available)\b"
    r"|\b(?:do|did|will) i have (?:a|an|any|something|anything|on)\b|\bwhat (?:do|did) i have\b"
)


@dataclass(frozen=True, slots=True)
class Question:
    """A query as it is understood at an instant.

    `words` are its words in order, folded; `terms` the different ones to search for, in order; `phrases` the terms of
    each quoted stretch; `people` whom it names; `days` the days it names, ISO 8601, in order; `sources` what it calls
    by name; `now` is the instant it is asked from, in the owner's zone. `events` are the ids of what takes place on
    these days, looked up only for a question that asks what is on; `told_by` is the id of the record that says when the
    event is by which the question names a day, "" mostly.
    """

    text: str
    words: tuple[str, ...]
    terms: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...]
    people: tuple[Named, ...]
    days: tuple[str, ...]
    sources: tuple[str, ...]
    now: datetime
    events: frozenset[str] = frozenset()
    told_by: str = ""

    @property
    def asks_what_is_on(self) -> bool:
        """Whether it is about the agenda: "what's on on Friday", "am I free", "what is in my calendar"."""
        return "google_calendar" in self.sources or _WHAT_IS_ON.search(" ".join(self.words)) is not None


def understood(text: str, directory: Directory, now: datetime) -> Question:
    """Understand a query as of `now`, of a very long one its beginning."""
    text = text[:LONGEST]
    quoted = (tuple(terms(each)) for each in _QUOTED.findall(text))
    return Question(
        text,
        tuple(folded(word).replace("’", "'") for word in _WORD.findall(text)),
        tuple(dict.fromkeys(terms(text)))[:MOST_TERMS],
        tuple(each for each in quoted if each),
        named(text, directory),
        _days(text, now),
        named_sources(text),
        now,
    )


def _days(text: str, now: datetime) -> tuple[str, ...]:
    """The days a question names, those a word may mean to either side of now included; the first of very many."""
    return tuple(sorted({day for mention in mentions(text, now) for day in days(mention)}))[:MOST_DAYS]
