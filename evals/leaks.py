"""Whether anything of the future, or of what was edited away or deleted, can be seen from an instant.

An oracle over the raw files says what could be known; what was shown is held against it word by word and id by id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Final, Literal

from evals.deliveries import Deliveries
from evals.states import State, States

_WORD: Final = re.compile(r"[^\W_]+")
_WORDS_ASKED: Final = (1, 4)


@dataclass(frozen=True, slots=True)
class Probe:
    """A search to try; `later` says that its words come from something that was not in force at as_of."""

    query: str
    as_of: datetime
    later: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """What a probe was shown: ids that are cited or pointed to, texts by where they stood, and times of coverage."""

    cited: tuple[str, ...] = ()
    pointed: tuple[tuple[str, str], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    covered: tuple[datetime, ...] = ()


@dataclass(frozen=True, slots=True)
class Leak:
    """Something shown that could not be known."""

    probe: Probe
    what: Literal["forbidden id", "later word", "later coverage"]
    where: str
    value: str


@dataclass(frozen=True, slots=True)
class _Worded:
    state: State
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Oracle:
    """What could be known when, of one workspace. `granted` are words that anything may say at any time."""

    states: States
    deliveries: Deliveries
    granted: frozenset[str] = frozenset()
    _worded: list[_Worded] = field(default_factory=list)

    def probes(self, count: int, seed: int) -> Iterator[Probe]:
        """Searches at random instants among the changes, half of them with words of what was not in force then."""
        drawing = Random(seed)
        states = self.states.states
        instants = sorted({each.since for each in states} | {each.until for each in states if each.until})
        while count:
            as_of = drawing.choice(instants)
            later = drawing.random() < 0.5
            pool = [each for each in states if each.in_force(as_of) != later and _WORD.search(each.text)]
            if pool:
                words = _WORD.findall(drawing.choice(pool).text)
                query = drawing.sample(words, min(len(words), drawing.randint(*_WORDS_ASKED)))
                yield Probe(" ".join(query), as_of, later)
                count -= 1

    def leaks(self, probe: Probe, seen: Seen) -> list[Leak]:
        """Everything shown that could not be known at the probe's instant."""
        found = [
            Leak(probe, "forbidden id", "cited", cited) for cited in seen.cited if not self._citable(cited, probe.as_of)
        ]
        found += [
            Leak(probe, "forbidden id", where, to)
            for where, to in seen.pointed
            if self.deliveries.standing(to, probe.as_of) == "future"
        ]
        found += [
            Leak(probe, "later coverage", "coverage", each.isoformat()) for each in seen.covered if each > probe.as_of
        ]
        later = self._only_later(probe.as_of)
        found += [
            Leak(probe, "later word", where, word)
            for where, text in seen.texts
            for word in sorted(_words(text) & later)
        ]
        return found

    def _citable(self, id: str, as_of: datetime) -> bool:
        in_force = any(each.source_id == id and each.in_force(as_of) for each in self.states.states)
        return in_force and self.deliveries.standing(id, as_of) == "visible"

    def _only_later(self, as_of: datetime) -> frozenset[str]:
        """Words that only what is not in force says."""
        if not self._worded:
            self._worded.extend(_Worded(each, _words(f"{each.text}\n{each.beside}")) for each in self.states.states)
        there: set[str] = set(_words(self.states.undated) | self.granted)
        other: set[str] = set()
        for each in self._worded:
            (there if each.state.in_force(as_of) else other).update(each.words)
        return frozenset(other - there)


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))


def granted(texts: Iterable[str]) -> frozenset[str]:
    """The words of texts that are nobody's secret: marks, the owner's name."""
    return frozenset(word for text in texts for word in _words(text))
