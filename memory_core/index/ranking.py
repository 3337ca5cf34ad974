"""The best documents at an instant: exact BM25 over what was visible then, without looking at all of it.

score = sum over the query's words of idf * tf / (tf + k1 * (1 - b + b * length / average)), with
idf = ln(1 + (N - df + 0.5) / (df + 0.5)) (Robertson and Zaragoza 2009; the idf and the missing factor k1 + 1 are
Lucene's), plus what the document's thread adds. N, df and the average are those of the instant.

Words are taken from the rarest to the commonest. Once the words that are left cannot lift a document that has none of
the others into the best k (MaxScore: Turtle and Flood 1995), they are only looked up for the documents still in the
running. What remains is scored again with words in one order, so that equal documents tie exactly; ties break by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from memory_core.index.filter import EVERYTHING, Filter, distinct, present
from memory_core.index.index import Index
from memory_core.index.inverted import IntArray, below
from memory_core.index.segment import Segment
from memory_core.model.instant import Instant

K1: Final = 1.2
B: Final = 0.75

_SLACK: Final = 1e-9
"""Partial sums may differ from final ones by rounding; nothing this close to the threshold is dropped."""

_LONG: Final = 8192
"""A list worth a look at the threshold before it is read."""

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Statistics:
    """What BM25 counts, at an instant: documents, their mean length, and for each word its df."""

    documents: int
    average: float
    frequencies: IntArray

    @property
    def idf(self) -> list[float]:
        """The weight of each word; 0 for a word that no document has."""
        n = self.documents
        return [log(1 + (n - df + 0.5) / (df + 0.5)) if df > 0 else 0.0 for df in self.frequencies.tolist()]


@dataclass(frozen=True, slots=True)
class Bonus:
    """What belonging to a thread adds to a score: thread keys, ascending, and the amounts, all above 0."""

    threads: IntArray = field(default_factory=lambda: np.empty(0, dtype=np.int64))
    amounts: FloatArray = field(default_factory=lambda: np.empty(0, dtype=np.float64))


NO_BONUS: Final = Bonus()


@dataclass(frozen=True, slots=True)
class Scored:
    """A document among the best, and what it scored, of which `bonus` is its thread's; the thread's key, its time."""

    id: str
    score: float
    bonus: float
    thread: int
    occurred: Instant


def statistics(index: Index, as_of: Instant, words: NDArray[np.bytes_]) -> Statistics:
    """The counts at an instant, from prefixes of openings and endings."""
    return _cut(index, as_of, words)[0]


@dataclass(frozen=True, slots=True)
class _Cut:
    """A segment at an instant: how many documents were known, and from where to where each word's list goes by then."""

    segment: Segment
    known: int
    spans: list[tuple[int, int]]


def _cut(index: Index, as_of: Instant, words: NDArray[np.bytes_]) -> tuple[Statistics, list[_Cut]]:
    """The counts at an instant, and the segments as they are cut by it."""
    documents = length = 0
    frequencies = np.zeros(len(words), dtype=np.int64)
    cuts: list[_Cut] = []
    for segment in index.parts:
        known, ended = segment.known_by(as_of), segment.ended_by(as_of)
        in_force, terms = segment.counted(known, ended)
        documents, length = documents + in_force, length + terms
        places = segment.words.find(words)
        spans = segment.spans(places, known)
        frequencies += np.array([end - start for start, end in spans], dtype=np.int64) + segment.ended(places, ended)
        cuts.append(_Cut(segment, known, spans))
    return Statistics(documents, length / documents if documents else 0.0, frequencies), cuts


def contributions(counts: Statistics, query: Mapping[str, float], tf: Mapping[str, int]) -> dict[str, float]:
    """What each word of a query, by what it counts, adds to the score of a document with these words, largest first."""
    length = sum(tf.values())
    added = {
        word: weight * idf * (tf[word] / (tf[word] + K1 * (1 - B + B * length / counts.average)))
        for (word, weight), idf in zip(query.items(), counts.idf, strict=True)
        if word in tf
    }
    return dict(sorted(added.items(), key=lambda pair: (-pair[1], pair[0])))


@dataclass(frozen=True)
class Query:
    """Distinct words, ascending; what threads add; who may pass; how many are wanted; what each word counts.

    `weights` stand beside the words; an empty array counts each as 1.
    """

    words: NDArray[np.bytes_]
    limit: int
    bonus: Bonus = NO_BONUS
    filter: Filter = EVERYTHING
    weights: FloatArray = field(default_factory=lambda: np.empty(0, dtype=np.float64))

    def weighed(self, idf: Sequence[float]) -> list[float]:
        """The words' idf, each times what the word counts."""
        return (np.asarray(idf) * self.weights).tolist() if len(self.weights) else list(idf)


def rank(index: Index, as_of: Instant, query: Query) -> list[Scored]:
    """The best documents in force at an instant with a score above 0, best first, ties by id; at most `limit`."""
    return best_of(lanes(index, as_of, query), query.limit)


def lanes(index: Index, as_of: Instant, query: Query) -> list[Lane]:
    """The segments as one query goes through them, the oldest first."""
    counts, cuts = _cut(index, as_of, query.words)
    idf = query.weighed(counts.idf)
    return [Lane(index, cut, as_of, query, idf, counts.average) for cut in cuts]


def best_of(all_lanes: Iterable[Lane], limit: int) -> list[Scored]:
    """The best documents of all lanes, best first, ties by id; at most `limit`, which is their query's."""
    best: list[Scored] = []
    for lane in sorted(all_lanes, key=lambda each: -each.segment.size):
        floor = best[-1].score if len(best) == limit else -np.inf
        best = sorted([*best, *lane.best(floor)], key=lambda scored: (-scored.score, scored.id))[:limit]
    return best


def scores(index: Index, as_of: Instant, words: NDArray[np.bytes_], weights: FloatArray) -> Bonus:
    """The scores of all documents in force with one above 0, by thread key: the text of threads, scored as a whole."""
    threads, amounts = [], []
    for lane in lanes(index, as_of, Query(words, 0, weights=weights)):
        segment = lane.segment
        docs, found = lane.all()
        threads.append(segment.arrays["threads"][segment.arrays["thread_of"][docs]])
        amounts.append(found)
    if not threads:
        return NO_BONUS
    order = np.argsort(np.concatenate(threads), kind="stable")
    return Bonus(np.concatenate(threads)[order], np.concatenate(amounts)[order])


class Lane:
    """One segment during one query."""

    def __init__(self, index: Index, cut: _Cut, as_of: Instant, query: Query, idf: list[float], average: float) -> None:
        segment = cut.segment
        self._index, self.segment, self._as_of, self._query = index, segment, as_of, query
        self.known = cut.known
        tf = segment.arrays["pair_tf"].astype(np.float64)
        self._norms = tf / (tf + K1 * (1 - B + B * segment.arrays["pair_length"] / average)) if average else tf
        docs, codes = segment.arrays["word_docs"], segment.arrays["word_codes"]
        top = float(self._norms.max(initial=0.0))
        self._lists = [
            _List(docs[start:end], codes[start:end], weight, weight * top)
            for (start, end), weight in zip(cut.spans, idf, strict=True)
            if start < end and weight > 0
        ]
        self._bonus = self._thread_bonus()
        self._most_bonus = float(self._bonus.max(initial=0.0))

    def _thread_bonus(self) -> FloatArray:
        """What each thread of this segment adds; empty when none does."""
        places = self.segment.threads.find(self._query.bonus.threads)
        if not (places >= 0).any():
            return np.empty(0)
        bonus = np.zeros(len(self.segment.arrays["threads"]))
        bonus[places[places >= 0]] = self._query.bonus.amounts[places >= 0]
        return bonus

    def all(self) -> tuple[NDArray[Any], FloatArray]:
        """All documents in force that have one of the words, and their scores."""
        sums = np.zeros(self.known)
        for each in self._lists:
            sums[each.docs] += each.weight * self._norms[each.codes]
        docs = distinct(np.concatenate([each.docs for each in self._lists])) if self._lists else np.empty(0, np.int32)
        docs = docs[self.passes(docs)]
        return docs, sums[docs]

    def best(self, floor: float) -> list[Scored]:
        """The best documents of this segment, in any order; those that score below `floor` may be missing."""
        docs = self._candidates(floor)
        docs = docs[self.passes(docs)]
        if not len(docs):
            return []
        bonus = self.bonus_of(docs)
        scores = self.words_of(docs) + bonus
        chosen = self._chosen(docs, scores)
        picked = docs[chosen]
        arrays = self.segment.arrays
        threads = arrays["threads"][arrays["thread_of"][picked]].tolist()
        occurred = arrays["occurred_from"][picked].tolist()
        found = zip(
            self.segment.ids(picked), scores[chosen].tolist(), bonus[chosen].tolist(), threads, occurred, strict=True
        )
        return [Scored(*each) for each in found if each[1] > 0]

    def words_of(self, docs: NDArray[Any]) -> FloatArray:
        """What the words of each of these documents score."""
        scores = np.zeros(len(docs))
        for each in self._lists:
            scores += each.weights(docs, self._norms)
        return scores

    def _chosen(self, docs: NDArray[Any], scores: FloatArray) -> IntArray:
        limit = self._query.limit
        if len(scores) > limit:
            least = np.partition(scores, len(scores) - limit)[len(scores) - limit]
            kept = np.flatnonzero(scores >= least)
        else:
            kept = np.arange(len(scores))
        order = np.lexsort((self.segment.arrays["id_rank"][docs[kept]], -scores[kept]))
        return kept[order[:limit]]

    def bonus_of(self, docs: NDArray[Any]) -> FloatArray:
        """What the thread of each of these documents adds."""
        if not self._most_bonus:
            return np.zeros(len(docs))
        bonus: FloatArray = self._bonus[self.segment.arrays["thread_of"][docs]]
        return bonus

    def in_force(self, docs: NDArray[Any]) -> NDArray[np.bool_]:
        """Whether each of these documents is in force."""
        alive: NDArray[np.bool_] = self._index.known_to(self.segment, docs) > self._as_of
        return alive

    def passes(self, docs: NDArray[Any]) -> NDArray[np.bool_]:
        """Whether each of these documents is in force and passes the filter."""
        alive = self.in_force(docs)
        return alive if self._query.filter.empty else alive & self._query.filter.passes(self.segment, docs)

    def _candidates(self, floor: float) -> NDArray[Any]:
        """Documents among which all the best are."""
        narrowed = self._query.filter.candidates(self.segment)
        postings = sum(len(each.docs) for each in self._lists)
        if narrowed is not None and len(narrowed) < max(postings, _LONG):
            return narrowed[: below(narrowed, self.known)]
        return self._pruned(floor)

    def _pruned(self, floor: float) -> NDArray[Any]:
        lists = sorted(self._lists, key=lambda each: -each.bound)
        left = sum(each.bound for each in lists)
        partial = np.zeros(self.known)
        read: list[NDArray[Any]] = []
        while lists and left + self._most_bonus >= floor - _SLACK:
            each = lists.pop(0)
            partial[each.docs] += each.weight * self._norms[each.codes]
            read.append(each.docs)
            left -= each.bound
            if lists and len(lists[0].docs) > _LONG:
                floor = max(floor, self._kth(each.docs, partial))
        running = [docs[self._so_far(docs, partial) >= floor - _SLACK - left] for docs in read]
        docs = distinct(np.concatenate(running)) if running else np.empty(0, dtype=np.int32)
        for each in lists:
            if not len(docs):
                break
            partial[docs] += each.weights(docs, self._norms)
            left -= each.bound
            docs = docs[self._so_far(docs, partial) >= floor - _SLACK - left]
        if self._most_bonus >= floor - _SLACK:
            docs = distinct(np.concatenate((docs, self._by_thread_alone(max(floor, self._kth(docs, partial))))))
        return docs

    def _so_far(self, docs: NDArray[Any], partial: FloatArray) -> FloatArray:
        found: FloatArray = partial[docs]
        return found + self.bonus_of(docs) if self._most_bonus else found

    def _kth(self, docs: NDArray[Any], partial: FloatArray) -> float:
        """A score that the k-th best document has at least, judged by these; minus infinity when they are too few."""
        wanted = self._query.limit
        scores = self._so_far(docs, partial)
        for tried in (4 * wanted, 64 * wanted):
            if len(scores) > tried:
                top = np.argpartition(scores, len(scores) - tried)[len(scores) - tried :]
            else:
                top = np.arange(len(scores))
            passing = scores[top][self.passes(docs[top])]
            if len(passing) >= wanted:
                return float(np.partition(passing, len(passing) - wanted)[len(passing) - wanted])
            if len(scores) <= tried:
                break
        return -np.inf

    def _by_thread_alone(self, floor: float) -> NDArray[Any]:
        """Documents of threads that add enough by themselves."""
        enough = np.flatnonzero((self._bonus > 0) & (self._bonus >= floor - _SLACK))
        lists = [self.segment.threads.at(place) for place in enough.tolist()]
        docs = np.concatenate(lists) if lists else np.empty(0, dtype=np.int32)
        return docs[docs < self.known]


@dataclass(frozen=True, slots=True)
class _List:
    """The visible part of a word's list: documents, the code of each, the word's idf, the most it can add."""

    docs: NDArray[Any]
    codes: NDArray[Any]
    weight: float
    bound: float

    def weights(self, docs: NDArray[Any], norms: FloatArray) -> FloatArray:
        """What the word adds to each of these documents."""
        places, there = present(self.docs, docs)
        added = np.zeros(len(docs))
        added[there] = self.weight * norms[self.codes[places[there]]]
        return added
