"""All signals by name, with what each is worth; `why` of a hit and the ablation call them by these names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from memory_core.search.pool import BESIDE, Pool
from memory_core.search.question import Question
from memory_core.search.signals.agenda import agenda
from memory_core.search.signals.beside import beside
from memory_core.search.signals.dates import dates
from memory_core.search.signals.joins import joins
from memory_core.search.signals.meaning import meaning
from memory_core.search.signals.names import names
from memory_core.search.signals.own import own
from memory_core.search.signals.phrases import phrases
from memory_core.search.signals.recency import recency
from memory_core.search.signals.sources import sources


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal, and what its full strength adds, as a share of what words and thread give the best candidate."""

    strength: Callable[[Question, Pool], Sequence[float]]
    weight: float


SIGNALS: Final[Mapping[str, Signal]] = {
    "agenda": Signal(agenda, 0.5),
    "beside": Signal(beside, BESIDE),
    "dates": Signal(dates, 0.3),
    "joins": Signal(joins, 0.5),
    "meaning": Signal(meaning, 0.3),
    "names": Signal(names, 0.25),
    "own": Signal(own, 0.1),
    "phrases": Signal(phrases, 0.5),
    "recency": Signal(recency, 0.35),
    "sources": Signal(sources, 0.25),
}
