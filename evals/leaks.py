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
from evals.plain import words
from evals.states import State, States
from memory_core.claims.number import in_figures

_WORD: Final = re.compile(r"[^\W_]+")
_GLUED: Final = re.compile(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)")
_WORDS_ASKED: Final = (1, 4)


@dataclass(frozen=True, slots=True)
class Probe:
    """A search to try; `later` says that its words come from something that was not in force at as_of."""

    query: str
    as_of: datetime
    later: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """What a probe was shown: ids that are cited or pointed to, texts by where they stood, and times of coverage.

    `terms` are words as the search counts them, such as those that explain a score, by where they stood.
    """

    cited: tuple[str, ...] = ()
    pointed: tuple[tuple[str, str], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    terms: tuple[tuple[str, str], ...] = ()
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
    stems: frozenset[str]


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
                said = _WORD.findall(drawing.choice(pool).text)
                query = drawing.sample(said, min(len(said), drawing.randint(*_WORDS_ASKED)))
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
        later, later_stems = self._only_later(probe.as_of)
        # The asker knows the words of the query; everything else a search says of words it has from what it found.
        later_stems -= _stems(probe.query) | _words(probe.query)
        found += [
            Leak(probe, "later word", where, word)
            for where, text in seen.texts
            for word in sorted(_words(text) & later)
        ]
        found += [Leak(probe, "later word", where, term) for where, term in seen.terms if term in later_stems]
        return found

    def _citable(self, id: str, as_of: datetime) -> bool:
        in_force = any(each.source_id == id and each.in_force(as_of) for each in self.states.states)
        return in_force and self.deliveries.standing(id, as_of) == "visible"

    def _only_later(self, as_of: datetime) -> tuple[frozenset[str], frozenset[str]]:
        """Words, and stems of words, that only what is not in force says."""
        if not self._worded:
            self._worded.extend(map(_worded, self.states.states))
        there, other = set(_words(self.states.undated) | self.granted), set[str]()
        stems_there, other_stems = set(_stems(self.states.undated)), set[str]()
        for each in self._worded:
            in_force = each.state.in_force(as_of)
            (there if in_force else other).update(each.words)
            (stems_there if in_force else other_stems).update(each.stems)
        return frozenset(other - there), frozenset(other_stems - stems_there)


def _worded(state: State) -> _Worded:
    """A state and its words, its spoken numbers in figures too: an answer gives both."""
    said = f"{state.text}\n{state.beside}"
    whole = f"{said}\n{in_figures(said)}"
    return _Worded(state, _words(whole), _stems(whole))


def _stems(text: str) -> frozenset[str]:
    """Words as a search counts them: glued to a number also without it (`9am`: am), numbers also without zeros."""
    parted = _GLUED.sub(" ", text)
    found = {*words(text), *words(parted), *_words(parted)}
    return frozenset(found | {each.lstrip("0") for each in found if each.isdecimal()})


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))


def granted(texts: Iterable[str]) -> frozenset[str]:
    """The words of texts that are nobody's secret: marks, the owner's name."""
    return frozenset(word for text in texts for word in _words(text))
