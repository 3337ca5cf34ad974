"""Plain BM25, the yardstick: a record's own words, stemmed, without stop words, over what was in force at as_of.

No thread score, no signals, and no code of the memory. k1 1.2, b .75; idf = ln(1 + (N - df + .5) / (df + .5)). N, df
and the average length are counted over what was in force.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from math import log
from typing import Final

import Stemmer

from evals.states import State

K1: Final = 1.2
B: Final = 0.75

_WORD: Final = re.compile(r"[^\W_]+")
_STOP_WORDS: Final = frozenset(
    """i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
    it its itself they them their theirs themselves what which who whom this that these those am is are was were be been
    being have has had having do does did doing a an the and but if or because as until while of at by for with about
    against between into through during before after above below to from up down in out on off over under again further
    then once here there when where why how all any both each few more most other some such no nor not only own same so
    than too very s t can will just don should now d ll m re ve""".split()
)


def words(text: str) -> list[str]:
    """The words of a text as they count: folded, without accents and stop words, stemmed.

    >>> words("The cafés were moved")
    ['cafe', 'move']
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return [_stem(word) for word in _WORD.findall(plain) if word not in _STOP_WORDS]


@cache
def _stem(word: str) -> str:
    stem: str = Stemmer.Stemmer("english", 0).stemWord(word)
    return stem


@dataclass(frozen=True, slots=True)
class _Document:
    state: State
    counts: Counter[str]
    length: int


class PlainSearch:
    """The yardstick over the states of a workspace."""

    def __init__(self, states: Iterable[State]) -> None:
        counted = ((state, Counter(words(state.text))) for state in states)
        self._documents = tuple(_Document(state, counts, counts.total()) for state, counts in counted)

    def found(self, query: str, as_of: datetime, limit: int) -> tuple[str, ...]:
        """The ids of up to `limit` export entries, each once, best first, ties by id; none without a common word."""
        there = [each for each in self._documents if each.state.in_force(as_of)]
        average = sum(each.length for each in there) / len(there) if there else 0.0
        scores = [0.0] * len(there)
        for word in sorted(set(words(query))):
            holding = [(place, each.counts[word]) for place, each in enumerate(there) if word in each.counts]
            idf = log(1 + (len(there) - len(holding) + 0.5) / (len(holding) + 0.5))
            for place, count in holding:
                norm = K1 * (1 - B + B * there[place].length / average)
                scores[place] += idf * count * (K1 + 1) / (count + norm)
        ranked = sorted(
            ((score, each.state) for score, each in zip(scores, there, strict=True) if score > 0),
            key=lambda pair: (-pair[0], pair[1].id),
        )
        return tuple(dict.fromkeys(state.source_id for _, state in ranked))[:limit]
