"""What stands beside a record in its thread is the same however the index came to be, and equal to a slow count."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memory_core.index.follower as follower_module
import memory_core.index.index as index_module
from histories import INSTANTS, histories, texts
from memory_core.index.document import document, facet
from memory_core.index.filter import EVERYTHING, Filter
from memory_core.index.follower import Follower
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from memory_core.view.view import View
from oracles import bm25

NOW = Instant(1_000)


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch):
    """Seal, shelve and merge already at sizes that a test can afford."""
    monkeypatch.setattr(follower_module, "CHUNK", 3)
    monkeypatch.setattr(follower_module, "LONG_TAIL", 7)
    monkeypatch.setattr(index_module, "SEAL_AT", 2)
    monkeypatch.setattr(index_module, "FAN", 2)


def remembered(drafts):
    log = MemoryLog("mine")
    for at in range(0, len(drafts), 3):
        log.append(drafts[at : at + 3], NOW)
    return log, Follower(log, MemoryShelf())


def slowly(log, as_of, query, limit):
    """Each record found and each next to one: own score, and the sum of its neighbours', by id."""
    entries = log.history(log.subjects("record"), log.position().sequence).values()
    there = bm25.visible([document(v, v.seq) for each in entries for v in versions(each)], as_of)
    own = dict(bm25.rank(there, as_of, terms(query), 999))
    lines = {}
    for doc in sorted(there, key=lambda doc: (doc.occurred.start, doc.id)):
        lines.setdefault(doc.thread, []).append(doc.id)
    best = [name for name, _ in bm25.rank(there, as_of, terms(query), limit)]
    found = {}
    for line in lines.values():
        near = [line[max(at - 1, 0) : at] + line[at + 1 : at + 2] for at in range(len(line))]
        for at, name in enumerate(line):
            if name in best or set(near[at]) & set(best):
                found[name] = (own.get(name, 0.0), sum(own.get(other, 0.0) for other in near[at]))
    return found


def quickly(follower, as_of, query, limit, wanted=EVERYTHING):
    _, near = View(follower.snapshot(), as_of).around(terms(query), limit, 0.0, wanted)
    return {each.id: (each.words, each.beside) for each in near}


@given(drafts=histories, query=texts, limit=st.integers(1, 4), settle=st.booleans())
@settings(deadline=None, max_examples=60)
def test_surroundings_equal_the_slow_count_at_every_instant(drafts, query, limit, settle):
    log, follower = remembered(drafts)
    if settle:
        follower.settle()
    for as_of in INSTANTS:
        fast, slow = quickly(follower, as_of, query, limit), slowly(log, as_of, query, limit)
        assert fast.keys() == slow.keys()
        for name, pair in slow.items():
            assert fast[name] == pytest.approx(pair, abs=1e-9)


@given(drafts=histories, query=texts)
@settings(deadline=None, max_examples=30)
def test_the_order_of_arrival_changes_no_surroundings(drafts, query):
    _, forwards = remembered(drafts)
    _, backwards = remembered(drafts[::-1])
    for as_of in INSTANTS:
        there = quickly(forwards, as_of, query, 3)
        assert there == {name: pytest.approx(pair) for name, pair in quickly(backwards, as_of, query, 3).items()}


@given(drafts=histories, query=texts)
@settings(deadline=None, max_examples=30)
def test_a_filter_keeps_neighbours_out_but_changes_no_score(drafts, query):
    _, follower = remembered(drafts)
    nobody = Filter(((facet("source", "gmail"),),))
    everybody = Filter(((facet("source", "slack"),),))
    for as_of in INSTANTS:
        assert quickly(follower, as_of, query, 3, nobody) == {}
        assert quickly(follower, as_of, query, 3, everybody) == quickly(follower, as_of, query, 3)
