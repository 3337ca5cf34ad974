"""The fast ranking equals the oracle at every instant, whatever was added, ended, re-ended or withdrawn."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memory_core.index.index as index_module
import memory_core.index.merging as merging_module
import memory_core.index.ranking as ranking_module
from memory_core.index.document import Document, Ending, facet
from memory_core.index.filter import Filter
from memory_core.index.index import Index
from memory_core.index.merging import merged
from memory_core.index.ranking import Bonus, Query, rank, statistics
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval
from oracles import bm25 as oracle

VOCABULARY = ["ash", "beech", "cedar", "doum", "elm", "fir"]
FIRST, LAST = 0, 12


@st.composite
def histories(draw):
    """Additions and endings in order of arrival, and the documents as they stand at the end."""
    standing: dict[int, Document] = {}
    steps = []
    for number in range(1, draw(st.integers(1, 24)) + 1):
        start = draw(st.integers(FIRST, LAST))
        end = draw(st.one_of(st.just(FOREVER), st.integers(start + 1, LAST + 1)))
        words = draw(st.dictionaries(st.sampled_from(VOCABULARY), st.integers(1, 3), max_size=4))
        source = draw(st.sampled_from(["mail", "chat"]))
        standing[number] = Document(
            number,
            number,
            f"id{draw(st.integers(0, 9))}-{number}",
            Interval(start, end),
            Interval(start, start),
            draw(st.integers(1, 3)),
            words,
            (facet("source", source),),
        )
        steps.append(standing[number])
        there = sorted(each for each, doc in standing.items() if doc.known.start < doc.known.end)
        if there and draw(st.booleans()):
            ended = standing[draw(st.sampled_from(there))]
            to = draw(st.one_of(st.just(FOREVER), st.integers(ended.known.start, LAST)))
            steps.append(Ending(ended.number, ended.known.end, to, ended.words))
            standing[ended.number] = replace(ended, known=Interval(ended.known.start, to))
    return steps, list(standing.values())


def built(steps, batches):
    index = Index()
    for upto, (step, together) in enumerate(zip(steps, batches, strict=True), 1):
        documents, endings = ([step], []) if isinstance(step, Document) else ([], [step])
        index = index.add(documents, endings, upto)
        if not together:
            index = Index(index.parts, upto=upto)
    return index


def pairs(found):
    return [(scored.id, scored.score) for scored in found]


def agree(found, expected):
    assert [name for name, _ in found] == [name for name, _ in expected]
    assert [score for _, score in found] == pytest.approx([score for _, score in expected], abs=1e-9)


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch):
    """Seal, merge, chunk and prune already at sizes that a test can afford."""
    monkeypatch.setattr(index_module, "SEAL_AT", 4)
    monkeypatch.setattr(index_module, "FAN", 2)
    monkeypatch.setattr(index_module, "AT_ONCE", 16)
    monkeypatch.setattr(merging_module, "AT_A_TIME", 5)
    monkeypatch.setattr(ranking_module, "_LONG", 1)


@given(history=histories(), data=st.data())
@settings(deadline=None, max_examples=80)
def test_ranking_equals_the_rebuilt_oracle_at_every_instant(history, data):
    check_against_the_oracle(history, data)


@pytest.mark.slow
@given(history=histories(), data=st.data())
@settings(deadline=None, max_examples=5000)
def test_ranking_equals_the_rebuilt_oracle_at_every_instant_five_thousand_times(history, data):
    check_against_the_oracle(history, data)


def check_against_the_oracle(history, data):
    steps, documents = history
    index = built(steps, data.draw(st.lists(st.booleans(), min_size=len(steps), max_size=len(steps))))
    if data.draw(st.booleans()) and index.segments:
        index = Index((merged(index.segments),), index.pending, index.pending_endings, index.upto)
    words = data.draw(st.lists(st.sampled_from([*VOCABULARY, "gum"]), unique=True, max_size=4))
    bonus = data.draw(st.dictionaries(st.integers(1, 3), st.sampled_from([0.1, 0.5, 2.0])))
    limit = data.draw(st.integers(1, 6))
    chosen = data.draw(st.sampled_from([None, "mail"]))
    query = Query(
        np.array(sorted(word.encode() for word in words), dtype=np.bytes_),
        limit,
        Bonus(
            np.array(sorted(bonus), dtype=np.int64), np.array([bonus[key] for key in sorted(bonus)], dtype=np.float64)
        ),
        Filter(groups=((facet("source", chosen),),)) if chosen else Filter(),
    )
    for as_of in map(Instant, range(-1, 14)):

        def passes(doc):
            return chosen is None or facet("source", chosen) in doc.facets

        agree(pairs(rank(index, as_of, query)), oracle.rank(documents, as_of, words, limit, bonus, passes))


@given(history=histories(), data=st.data())
@settings(deadline=None, max_examples=40)
def test_counts_at_an_instant_are_those_of_the_visible_documents(history, data):
    steps, documents = history
    index = built(steps, data.draw(st.lists(st.booleans(), min_size=len(steps), max_size=len(steps))))
    for as_of in map(Instant, range(-1, 14)):
        there = oracle.visible(documents, as_of)
        counts = statistics(index, as_of, np.array([word.encode() for word in VOCABULARY]))
        assert counts.documents == len(there)
        assert counts.average == (sum(doc.length for doc in there) / len(there) if there else 0.0)
        assert counts.frequencies.tolist() == [sum(word in doc.words for doc in there) for word in VOCABULARY]
