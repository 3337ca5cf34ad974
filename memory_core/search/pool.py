"""The records among which signals choose: the best by words and thread, and what stands beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.index.document import searched_text
from memory_core.index.surroundings import Near
from memory_core.model.body import RecordBody
from memory_core.model.entry import Subject
from memory_core.model.version import Version
from memory_core.people.directory import Identity
from memory_core.search.reader import Reader

WIDTH: Final = 60
"""Records, the best by words and thread, whose surroundings are looked at."""

SIZE: Final = 60
"""Records that are read and judged by all signals."""

BESIDE: Final = 0.4
"""What the words of a record's neighbours in its thread count beside its own."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A record that may be shown: its version in force, who it is from, and what words and threads gave it."""

    near: Near
    version: Version
    body: RecordBody
    author: Identity | None
    own: bool

    @property
    def id(self) -> str:
        """The record's id."""
        return self.near.id


@dataclass(frozen=True, slots=True)
class Pool:
    """Candidates, and the best that words and thread alone give one of them: the measure of what a signal may add.

    `likeness` is how alike in meaning each is to the question (a cosine); () where nobody can tell or nobody asks.
    """

    candidates: tuple[Candidate, ...]
    scale: float
    likeness: tuple[float, ...] = ()


def pool(reader: Reader, near: Iterable[Near], listed: Iterable[str] = (), about: str = "") -> Pool:
    """Read the most promising of these records, and those listed for another reason than their words.

    `about` is the text that they are held against in meaning, "" for none.
    """
    best = sorted(near, key=lambda each: (-(each.words + each.bonus + BESIDE * each.beside), each.id))
    wanted, scored = set(listed), {each.id for each in best}
    chosen = [each for place, each in enumerate(best) if place < SIZE or each.id in wanted]
    chosen += [Near(each, 0.0, 0.0, 0.0) for each in sorted(wanted - scored)]
    versions = reader.in_force([Subject("record", each.id) for each in chosen])
    candidates = tuple(_candidates(reader, chosen, versions))
    scale = max((each.near.words + each.near.bonus for each in candidates), default=0.0)
    return Pool(candidates, scale, _likeness(reader, about, candidates))


def _likeness(reader: Reader, about: str, candidates: Sequence[Candidate]) -> tuple[float, ...]:
    if reader.meaning is None or not about:
        return ()
    texts = [searched_text(each.body) for each in candidates]
    return reader.meaning.likeness(about, texts, reader.view.snapshot.position.epoch)


def _candidates(reader: Reader, chosen: Sequence[Near], versions: dict[Subject, Version]) -> Iterable[Candidate]:
    for each in chosen:
        version = versions.get(Subject("record", each.id))
        # What was erased after the view was made is in no log any more.
        if version is not None and isinstance(version.body, RecordBody):
            author = reader.author(version.body)
            own = author is not None and author == reader.directory.me
            yield Candidate(each, version, version.body, author, own)
