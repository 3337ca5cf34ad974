"""What a view shows depends on what was known then in its scope, and on nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memory_core.index.follower as follower_module
import memory_core.index.index as index_module
from histories import INSTANTS, WORDS, histories, stated, texts
from memory_core.index.document import document, thread_key
from memory_core.index.filter import Filter
from memory_core.index.follower import Follower
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from memory_core.view.view import View
from oracles import bm25

NOW = Instant(1_000)
WEIGHT = 0.4


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch):
    """Index, seal, shelve and merge already at sizes that a test can afford."""
    monkeypatch.setattr(follower_module, "CHUNK", 3)
    monkeypatch.setattr(follower_module, "LONG_TAIL", 7)
    monkeypatch.setattr(index_module, "SEAL_AT", 2)
    monkeypatch.setattr(index_module, "FAN", 2)


def remembered(drafts, batch=3, looking=lambda _: False):
    """A follower of a log to which the drafts came in batches; `looking` says after which batches somebody searched."""
    log = MemoryLog("mine")
    follower = Follower(log, MemoryShelf())
    for at in range(0, len(drafts), batch):
        log.append(drafts[at : at + batch], NOW)
        if looking(at):
            follower.snapshot()
    return log, follower


def documents(log, noun):
    """All versions of all subjects, straight from the log's entries."""
    histories = log.history(log.subjects(noun), log.position().sequence)
    return [document(version, version.seq) for entries in histories.values() for version in versions(entries)]


def expected(log, as_of, query, limit=8):
    """What a search must find, from the thirty-line oracle over the versions rebuilt from the log."""
    words = terms(query)
    threads = bm25.rank(documents(log, "thread"), as_of, words, 99)
    bonus = {thread_key(name): WEIGHT * score for name, score in threads}
    return bm25.rank(documents(log, "record"), as_of, words, limit, bonus) if words else []


def found(follower, as_of, query, limit=8):
    return [(hit.id, hit.score) for hit in View(follower.snapshot(), as_of).best(terms(query), limit, WEIGHT)]


def agree(mine, theirs):
    assert [name for name, _ in mine] == [name for name, _ in theirs]
    assert [score for _, score in mine] == pytest.approx([score for _, score in theirs], abs=1e-9)


@given(drafts=histories, query=texts, batch=st.integers(1, 9), settle=st.booleans(), data=st.data())
@settings(deadline=None, max_examples=60)
def test_a_view_ranks_like_an_index_rebuilt_from_what_was_visible(drafts, query, batch, settle, data):
    log, follower = remembered(drafts, batch, lambda _: data.draw(st.booleans()))
    if settle:
        follower.settle()
    for as_of in INSTANTS:
        agree(found(follower, as_of, query), expected(log, as_of, query))


@given(drafts=histories, query=texts)
@settings(deadline=None, max_examples=40)
def test_the_order_of_arrival_changes_no_view(drafts, query):
    _, forwards = remembered(drafts)
    _, backwards = remembered(drafts[::-1], batch=4, looking=lambda at: at % 8 == 0)
    for as_of in INSTANTS:
        agree(found(forwards, as_of, query), found(backwards, as_of, query))


@given(drafts=histories, query=texts, split=st.sampled_from(INSTANTS))
@settings(deadline=None, max_examples=40)
def test_what_became_known_later_changes_no_earlier_view(drafts, query, split):
    _, then = remembered([draft for draft in drafts if draft.known_from <= split])
    _, later = remembered(drafts)
    for as_of in (at for at in INSTANTS if at <= split):
        agree(found(later, as_of, query), found(then, as_of, query))


@given(drafts=histories, query=texts)
@settings(deadline=None, max_examples=40)
def test_a_view_that_somebody_holds_does_not_change_when_more_comes_in(drafts, query):
    half = len(drafts) // 2
    log, follower = remembered(drafts[:half])
    held = [View(follower.snapshot(), as_of) for as_of in INSTANTS]
    before = [view.best(terms(query), 8, WEIGHT) for view in held]
    log.append(drafts[half:], NOW)
    follower.settle()
    agree(
        [(hit.id, hit.score) for view in held for hit in view.best(terms(query), 8, WEIGHT)],
        [(hit.id, hit.score) for hits in before for hit in hits],
    )


@given(drafts=histories)
@settings(deadline=None, max_examples=40)
def test_a_follower_that_starts_from_the_shelf_sees_what_the_one_that_filled_it_sees(drafts):
    log, shelf = MemoryLog("mine"), MemoryShelf()
    first = Follower(log, shelf)
    half = len(drafts) // 2
    log.append(drafts[:half], NOW)
    first.settle()
    log.append(drafts[half:], NOW)
    second = Follower(log, shelf)
    query = " ".join(WORDS)
    for as_of in INSTANTS:
        agree(found(second, as_of, query), found(first, as_of, query))
        agree(found(second, as_of, query), expected(log, as_of, query))


@given(drafts=histories)
@settings(deadline=None, max_examples=40)
def test_listing_without_words_shows_exactly_what_is_in_force_latest_first(drafts):
    log, follower = remembered(drafts)
    for as_of in INSTANTS:
        there = bm25.visible(documents(log, "record"), as_of)
        listed = View(follower.snapshot(), as_of).latest(99)
        assert [(each.occurred, each.id) for each in listed] == sorted(
            ((doc.occurred.start, doc.id) for doc in there), key=lambda pair: (-pair[0], pair[1])
        )


@given(drafts=histories)
@settings(deadline=None, max_examples=40)
def test_neighbours_are_the_nearest_in_force_of_the_thread(drafts):
    log, follower = remembered(drafts)
    for as_of in INSTANTS:
        view = View(follower.snapshot(), as_of)
        there = bm25.visible(documents(log, "record"), as_of)
        for thread in ("t1", "t2"):
            row = sorted((doc.occurred.start, doc.id) for doc in there if doc.thread == thread_key(thread))
            listed = {each.id: each for each in view.latest(99, Filter(thread=thread))}
            for at, (_, name) in enumerate(row):
                before, after = view.beside(thread, listed[name])
                assert (before.id if before else None) == (row[at - 1][1] if at else None)
                assert (after.id if after else None) == (row[at + 1][1] if at + 1 < len(row) else None)


def test_the_fingerprint_tells_views_apart_by_scope_log_and_instant():
    _, follower = remembered([])
    here, there = View(follower.snapshot(), Instant(1)), View(follower.snapshot(), Instant(2))
    assert here.fingerprint == View(follower.snapshot(), Instant(1)).fingerprint
    assert here.fingerprint != there.fingerprint


def test_of_two_endings_on_the_shelf_the_one_that_came_later_holds(monkeypatch):
    monkeypatch.setattr(index_module, "FAN", 8)
    monkeypatch.setattr(index_module, "APART", 0)
    log, shelf = MemoryLog("mine"), MemoryShelf()
    follower = Follower(log, shelf)
    for known in (1, 5, 3):
        log.append([stated("r1", known, f"{WORDS[0]} {WORDS[known]}")], NOW)
        follower.settle()
    again = Follower(log, shelf)
    assert len(again.snapshot().records.segments) == 3
    assert [found(again, Instant(at), WORDS[0]) for at in (2, 4, 6)] == [
        expected(log, Instant(at), WORDS[0]) for at in (2, 4, 6)
    ]
