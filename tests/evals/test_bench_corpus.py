"""The synthetic corpus is the same each time and has the shape that is claimed; a log makes the same of it."""

from collections import Counter

import pytest

from evals.bench.corpus import TYPES, Corpus, queries, vocabulary
from evals.bench.workspace import write
from memory_core.index.tokens import STOP_WORDS, terms
from memory_core.ingest import ingest, ingest_workspace
from memory_core.model.entry import Subject
from memory_core.model.instant import FOREVER
from memory_core.model.version import versions
from memory_core.people.owner import Owner, tzinfo
from memory_core.sources.base import Context
from memory_core.store.log import Outcome
from memory_core.store.memory_log import MemoryLog


def test_every_word_is_a_term_of_its_own_for_our_tokeniser():
    words = vocabulary()
    assert len(set(words)) == TYPES
    assert terms(" ".join(words[::7])) == words[::7]
    assert STOP_WORDS.isdisjoint(words)


def test_the_same_seed_makes_the_same_records():
    assert list(Corpus(300).records()) == list(Corpus(300).records())
    assert queries(20) == queries(20)


def test_records_have_the_shape_that_is_claimed():
    corpus = Corpus(5000)
    records = list(corpus.records())
    words = [word for record in records for word in record.text.split()]
    assert len(words) / len(records) == pytest.approx(40, rel=0.05)
    assert sum(record.known.end != FOREVER for record in records) / len(records) == pytest.approx(0.15, abs=0.02)
    assert len(records) / len({record.thread for record in records}) == pytest.approx(20, rel=0.1)
    assert len({record.source for record in records}) == 5
    assert 400 < len({record.author for record in records}) <= 500
    counts = Counter(words)
    first, tenth = (counts[vocabulary()[rank]] for rank in (0, 9))
    assert first / tenth == pytest.approx(40 / 31, rel=0.2)


def test_queries_have_three_to_eight_different_words():
    lengths = {len(terms) for terms in queries()}
    assert lengths == {3, 4, 5, 6, 7, 8}
    assert all(len(set(terms)) == len(terms) for terms in queries())


def test_the_log_derives_the_versions_that_the_corpus_says():
    corpus = Corpus(400)
    log = MemoryLog("bench")
    outcomes = log.append(list(corpus.drafts()), corpus.now)
    assert set(outcomes) == {Outcome.ADDED, Outcome.CHANGED}
    subjects = log.subjects("record")
    derived = [
        (version.subject.id, version.known, version.body.text)
        for entries in log.history(subjects, log.position().sequence).values()
        for version in versions(entries)
    ]
    assert sorted(derived) == sorted((record.id, record.known, record.text) for record in corpus.records())


def test_as_many_versions_are_in_force_as_the_corpus_counts():
    corpus = Corpus(400)
    for share in (0.0, 0.3, 0.95):
        at = corpus.at(share)
        assert corpus.visible(at) == sum(record.known.contains(at) for record in corpus.records())


def test_titles_come_with_the_first_record_of_their_thread():
    log = MemoryLog("bench")
    ingest(Corpus(100).drafts(), log, Corpus(100).now)
    threads = log.subjects("thread")
    titles = [log.history([thread], 999)[thread][0].draft.body.title for thread in threads]
    assert all(3 <= len(title.split()) <= 6 for title in titles)
    assert {Subject("thread", record.thread) for record in Corpus(100).records()} == set(threads)


def test_a_workspace_is_taken_in_without_rejections(tmp_path):
    log = MemoryLog("bench")
    folder = write(tmp_path / "workspace", 500)
    done = ingest_workspace(folder, log, Context(tzinfo(Owner())), lambda: Corpus(500).now)
    counts = dict(done.sources)["slack"]
    assert done.rejections == ()
    assert counts.added + counts.changed == 500
    assert counts.changed > 10
