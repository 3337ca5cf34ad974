"""Whole plans: from a command in words to checked actions, over a store that has a calendar too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import cache, partial
from shutil import copytree
from typing import Final

from actions.dialogue import begin
from evals.bench.corpus import Corpus, queries
from evals.bench.homes import Homes, opened
from evals.bench.results import Searching
from evals.bench.timing import alternating, say, spread
from memory_core.ingest import ingest
from memory_core.memory import Memory
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import from_datetime, to_datetime, to_iso
from memory_core.model.interval import Interval
from memory_core.model.person import Person

ROUNDS: Final = 2
EVENTS: Final = 1_000
"""Events of the calendar, eight a day around now."""
MESSAGE: Final = "plan: a message"
FORMS: Final = {
    MESSAGE: "tell person042@example.org that {words}",
    "plan: a reminder": "remind me tomorrow at nine to {words}",
    "plan: a new event": "book half an hour with Person 017 on tuesday at ten about {words}",
    "plan: an event moved": "move the {title} to friday at three",
    "plan: an event called off": "cancel the {title}",
    "plan: a mail passed on": "forward the last mail from person007@example.org to person001@example.org",
}
"""Kinds of commands by the name of their row."""


def planning(sizes: list[int], homes: Homes, asked: int = 40) -> Iterator[Searching]:
    """A row for each kind of command at each size, so many given; the kinds take turns."""
    for size in sizes:
        corpus = Corpus(size)
        home = homes.fresh(f"plans-{size}")
        copytree(homes.of(size), home)
        with opened(home) as (log, shelf):
            ingest(_events(corpus), log, corpus.now)
            memory = Memory(log, shelf)
            memory.settle()
            ways = [partial(_plan, memory, corpus, form) for form in FORMS.values()]
            taken = alternating(ways, [" ".join(terms[:3]) for terms in queries(asked)], ROUNDS)
        for what, seconds in zip(FORMS, taken, strict=True):
            row = Searching(size, what, spread(seconds))
            say(f"plan    {size:>9,}  {what:<34} p50 {row.spread.p50:8.2f} ms  p95 {row.spread.p95:8.2f} ms")
            yield row


def _plan(memory: Memory, corpus: Corpus, form: str, words: str) -> object:
    number = sum(map(ord, words)) % EVENTS
    return begin(memory, form.format(words=words, title=_title(number)), corpus.now).outcome


@cache
def _titles() -> list[str]:
    return [" ".join(terms[:2]) for terms in queries(EVENTS, seed=11)]


def _title(number: int) -> str:
    return _titles()[number]


def _events(corpus: Corpus) -> Iterator[Draft]:
    """A calendar around the end of the corpus, known from half of it on."""
    first = to_datetime(corpus.now).replace(hour=8, minute=0, second=0, microsecond=0) - timedelta(days=EVENTS // 16)
    known = corpus.at(0.5)
    for number in range(EVENTS):
        start = first + timedelta(days=number // 8, hours=number % 8)
        ends = start + timedelta(minutes=30)
        time = Interval(from_datetime(start), from_datetime(ends))
        fields = (
            ("summary", _title(number)),
            ("status", "confirmed"),
            ("start", to_iso(time.start)),
            ("end", to_iso(time.end)),
            ("attendee", f"person{number % 50:03d}@example.org"),
        )
        author = Person(name="Person 000", address="person000@example.org")
        body = RecordBody("google_calendar", "event", "", time, _title(number), author=author, fields=fields)
        name = f"event-{number:05d}"
        subject = Subject("record", name)
        yield Draft(subject, "state", "google_calendar", name, known, "exact", body, Place("synthetic"), 0)
