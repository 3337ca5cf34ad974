"""What the benchmark measures as ours is exact, however it was grown, and whole searches really find."""

from evals.bench.appending import Growing
from evals.bench.corpus import Corpus, queries
from evals.bench.engines import Fts5, Ours, words_of
from evals.bench.homes import homes
from evals.bench.searching import NOW, searching
from memory_core.index.document import document
from memory_core.index.ranking import Query, rank
from oracles import bm25 as oracle


def test_ours_ranks_as_the_rebuilt_oracle_at_several_instants():
    corpus = Corpus(600)
    ours = Ours(corpus)
    documents = [document(record.version(record.known), record.number + 1) for record in corpus.records()]
    for at in (corpus.now, corpus.at(0.5), corpus.at(0.95)):
        for terms in queries(4):
            found = [(each.id, round(each.score, 9)) for each in ours.top_at(at, terms)]
            expected = oracle.rank(documents, at, terms, 10)
            assert found == [(name, round(score, 9)) for name, score in expected]


def test_an_index_grown_record_by_record_ranks_as_one_built_at_once():
    corpus = Corpus(600)
    growing = Growing()
    for record in corpus.records():
        growing.append(record, corpus)
    growing.close()
    ours = Ours(corpus)
    for terms in queries(20):
        found = rank(growing.index, corpus.now, Query(words_of(terms), 10))
        assert [(each.id, each.score) for each in found] == [(each.id, each.score) for each in ours.top(terms)]


def test_a_peer_holds_what_is_in_force_at_the_end():
    corpus = Corpus(300)
    found = Fts5(corpus).top([word for terms in queries(50) for word in terms])
    standing = {record.number for record in corpus.records() if record.known.contains(corpus.now)}
    assert len(found) == 10
    assert {number for number, _ in found} <= standing


def test_whole_searches_are_measured_for_each_kind():
    with homes() as stores:
        rows = list(searching([200], stores, asked=2))
    assert rows[0].what == NOW
    assert all(row.size == 200 and row.spread.p50 > 0 for row in rows)
