"""What a corpus is made of: how much of it is written by hand, how much is filler, and how often it repeats itself.

It is read by the sources themselves, so what they cannot read does not count. Filler is told by its id alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from memory_core.ingest import ingest_workspace
from memory_core.model.body import RecordBody
from memory_core.model.instant import Instant
from memory_core.model.version import Version, versions
from memory_core.sources.base import Context
from memory_core.store.memory_log import MemoryLog

_FILLER: Final = re.compile(r"[A-Z]+-F-")
_END: Final = re.compile(r"[.!?\N{HORIZONTAL ELLIPSIS}]+(?=\s|$)|\n")
_WORD: Final = re.compile(r"\w+")
WORDS: Final = 4
"""The shortest sentence that counts: greetings, signatures, rooms and a plain "okay" repeat in any real mailbox."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a corpus: citable records by source, in the sources' order, and sentences, of which some are repeated.

    A segment, a message, a mail, an event, a dictation and a coding session are one record each. Edits and deletions
    are none, but what an edit adds is counted among the sentences.
    """

    records: tuple[tuple[str, int], ...]
    sentences: int
    distinct: int

    @property
    def ratio(self) -> float:
        """Distinct sentences to all; 1 without any."""
        return self.distinct / self.sentences if self.sentences else 1.0


@dataclass(frozen=True, slots=True)
class Composition:
    """What a corpus is made of. `first` and `last`: when its earliest and its latest state became known; None: empty.

    A sentence that stands in both parts is repeated in `whole` alone. `rejected` counts what the sources cannot read.
    """

    by_hand: Part
    filler: Part
    whole: Part
    first: Instant | None
    last: Instant | None
    rejected: int


def composition(corpus: Path, zone: ZoneInfo) -> Composition:
    """Read a workspace folder; times without an offset are read in `zone`. Raises NotAWorkspace."""
    log = MemoryLog("composition")
    try:
        done = ingest_workspace(corpus, log, Context(zone), lambda: Instant(0))
        histories = log.history(log.subjects("record"), log.position().sequence)
        records = [states for states in (versions(entries) for entries in histories.values()) if states]
    finally:
        log.close()
    order = [source for source, _ in done.sources]
    known = [state.known.start for states in records for state in states]
    filler = [states for states in records if is_filler(states[0].subject.id)]
    by_hand = [states for states in records if not is_filler(states[0].subject.id)]
    return Composition(
        _part(by_hand, order),
        _part(filler, order),
        _part(records, order),
        min(known, default=None),
        max(known, default=None),
        sum(counts.rejected for _, counts in done.sources),
    )


def is_filler(id: str) -> bool:
    """Whether an id marks its record as filler: an F stands where others have a date."""
    return _FILLER.match(id) is not None


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text as their words and numbers alone, in small letters.

    A sentence ends at a line's end and at a full stop, question or exclamation mark or ellipsis before a space. One
    of fewer than `WORDS` words is none: `list(sentences("Hi! It is 1.5 degrees?"))` is `["it is 1 5 degrees"]`.
    """
    for sentence in _END.split(text):
        words = _WORD.findall(sentence.casefold())
        if len(words) >= WORDS:
            yield " ".join(words)


def _part(records: Iterable[tuple[Version, ...]], order: Iterable[str]) -> Part:
    cited: dict[str, set[str]] = {source: set() for source in order}
    said: Counter[str] = Counter()
    for states in records:
        bodies = [state.body for state in states if isinstance(state.body, RecordBody)]
        cited[bodies[0].source].add(states[0].source_id)
        said.update(_said(bodies))
    counts = tuple((source, len(ids)) for source, ids in cited.items())
    return Part(counts, said.total(), len(said))


def _said(states: Iterable[RecordBody]) -> list[str]:
    """The sentences of a record: those of its first state, and those that a later state adds."""
    found: list[str] = []
    for state in states:
        found += [each for each in sentences(state.text) if each not in found]
    return found
