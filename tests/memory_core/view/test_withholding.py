"""What is forgotten or withheld is in no view at any instant, not even in a count; all else ranks as without it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memory_core.index.follower as follower_module
import memory_core.index.index as index_module
from histories import INSTANTS, WORDS, histories, stated, texts
from memory_core.errors import CandorError
from memory_core.index.document import document, thread_key
from memory_core.index.follower import Follower
from memory_core.index.tokens import terms
from memory_core.model.body import ThreadBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.state import STATES
from memory_core.model.version import versions
from memory_core.store.database import Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from memory_core.store.sqlite_log import SqliteLog
from memory_core.view.view import View
from oracles import bm25

NOW = Instant(1_000)
WEIGHT = 0.4


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch):
    monkeypatch.setattr(follower_module, "CHUNK", 3)
    monkeypatch.setattr(follower_module, "LONG_TAIL", 7)
    monkeypatch.setattr(index_module, "SEAL_AT", 2)
    monkeypatch.setattr(index_module, "FAN", 2)


def hidden_threads(log):
    """The threads that have records, all of them withheld."""
    by_state = {True: set(), False: set()}
    histories = log.history(log.subjects("record"), log.position().sequence)
    for subject, entries in histories.items():
        active = log.states().get(subject.id, "active") == "active"
        by_state[active] |= {version.body.thread_id for version in versions(entries)}
    return by_state[False] - by_state[True]


def documents(log, noun, withheld=False):
    """All versions of all subjects, straight from the log's entries and states; no thread that is hidden."""
    states = log.states()
    hidden = hidden_threads(log) if noun == "thread" else set()
    histories = log.history(log.subjects(noun), log.position().sequence)
    return [
        document(version, version.seq)
        for subject, entries in histories.items()
        for version in versions(entries)
        if subject.id not in hidden
        if (noun == "record" and states.get(subject.id, "active") != "active") is withheld
    ]


def expected(log, as_of, query):
    words = terms(query)
    threads = bm25.rank(documents(log, "thread"), as_of, words, 99)
    bonus = {thread_key(name): WEIGHT * score for name, score in threads}
    return bm25.rank(documents(log, "record"), as_of, words, 8, bonus) if words else []


def check(log, follower, query):
    snapshot = follower.snapshot()
    for as_of in INSTANTS:
        view = View(snapshot, as_of)
        mine = [(hit.id, hit.score) for hit in view.best(terms(query), 8, WEIGHT)]
        theirs = expected(log, as_of, query)
        assert [name for name, _ in mine] == [name for name, _ in theirs]
        assert [score for _, score in mine] == pytest.approx([score for _, score in theirs], abs=1e-9)
        assert view.count() == len(bm25.visible(documents(log, "record"), as_of))
        both = bm25.visible(documents(log, "record") + documents(log, "record", withheld=True), as_of)
        assert {each.id for each in View(snapshot, as_of, withheld=True).latest(99)} == {doc.id for doc in both}


def test_a_moved_record_is_in_one_index_and_in_no_other():
    log = MemoryLog("mine")
    follower = Follower(log, MemoryShelf())
    log.append([stated("r1", 1, "anvil"), stated("r2", 1, "anvil anvil")], NOW)
    follower.settle()
    for state, seen in (("quarantined", ["r1"]), ("active", ["r2", "r1"]), ("rejected", ["r1"])):
        log.move("r2", state, "person", "because", NOW)
        view = View(follower.snapshot(), Instant(1))
        assert [hit.id for hit in view.best(["anvil"], 9)] == seen
        assert view.count() == len(seen)


def test_the_text_of_a_thread_counts_for_nothing_while_all_its_records_are_withheld():
    def titled(name, title):
        body = ThreadBody("slack", title)
        at = Instant(1)
        return Draft(Subject("thread", name), "state", "slack", name, at, "inferred", body, Place("made.jsonl", 1))

    log = MemoryLog("mine")
    log.append([titled("t1", "anvil"), titled("t2", "anvil bellows"), stated("r1", 1, "file", "t1")], NOW)
    log.append([stated("r2", 1, "file", "t2"), stated("r3", 1, "drill", "t2")], NOW)
    follower = Follower(log, MemoryShelf())

    def scores():
        return [(hit.id, hit.score) for hit in View(follower.snapshot(), Instant(1)).best(["anvil"], 9, 1.0)]

    before = scores()
    assert [name for name, _ in before] == ["r1", "r2", "r3"]
    for name in ("r2", "r3"):
        log.move(name, "quarantined", "person", "odd", NOW)
    alone = scores()
    assert [name for name, _ in alone] == ["r1"]
    assert alone[0][1] != before[0][1], "the other title is counted no more"
    for name in ("r3", "r2"):
        log.move(name, "active", "person", "fine", NOW)
    assert scores() == before


def test_a_forgotten_record_is_gone_from_a_view_of_before_it_was_forgotten_and_from_the_shelf():
    log, shelf = MemoryLog("mine"), MemoryShelf()
    follower = Follower(log, shelf)
    log.append([stated("r1", 1, "anvil"), stated("r2", 1, "anvil bellows")], NOW)
    follower.settle()
    log.forget([Subject("record", "r2")], "person", "receipt", NOW)
    assert [hit.id for hit in View(follower.snapshot(), Instant(1)).best(["anvil"], 9)] == ["r1"]
    assert follower.scrub()
    assert b"bellow" not in {word for segment in shelf.stock().segments for word in segment.arrays["words"].tolist()}


records = st.integers(1, 5).map("r{}".format)
deeds = st.one_of(
    st.tuples(st.just("say"), histories.map(lambda drafts: drafts[:5])),
    st.tuples(st.just("forget"), st.lists(records, min_size=1, max_size=3)),
    st.tuples(st.just("forget thread"), st.just("t1")),
    st.tuples(st.just("move"), st.tuples(records, st.sampled_from(STATES))),
    st.tuples(st.just("lift"), records),
    st.tuples(st.just("settle"), st.none()),
    st.tuples(st.just("scrub"), st.none()),
    st.tuples(st.just("look"), st.none()),
)


def do(log, follower, deed, given):
    match deed:
        case "say":
            log.append(given, NOW)
        case "forget":
            log.forget([Subject("record", each) for each in given], "person", "receipt", NOW)
        case "forget thread":
            log.forget([Subject("thread", given)], "person", "receipt", NOW)
        case "move":
            log.move(*given, "person", "because", NOW)
        case "lift":
            log.lift(given, "because", NOW)
        case "settle":
            follower.settle()
        case "scrub":
            follower.scrub()
        case "look":
            follower.snapshot()


def live(log, shelf, done):
    """A follower that saw all of it happen; what may not be done is left."""
    follower = Follower(log, shelf)
    for deed, told in done:
        try:
            do(log, follower, deed, told)
        except CandorError:
            continue
    return follower


@given(done=st.lists(deeds, max_size=12), query=texts)
@settings(deadline=None, max_examples=150)
def test_a_view_ranks_and_counts_as_if_what_is_forgotten_or_withheld_had_never_been(done, query):
    log, shelf = MemoryLog("mine"), MemoryShelf()
    check(log, live(log, shelf, [("say", []), *done]), query)
    check(log, Follower(log, shelf), query)


@given(done=st.lists(deeds, min_size=1, max_size=10))
@settings(deadline=None, max_examples=25)
def test_the_same_holds_for_a_store_on_disk_and_its_log_replays(done, tmp_path_factory):
    database = Database(tmp_path_factory.mktemp("home"))
    log, shelf, query = SqliteLog(database, "mine"), FileShelf(database, "mine"), " ".join(WORDS)
    check(log, live(log, shelf, done), query)
    check(log, Follower(log, FileShelf(database, "mine")), query)
    assert log.problems() == ()
    database.close()


@given(done=st.lists(deeds, max_size=10))
@settings(deadline=None, max_examples=40)
def test_after_scrubbing_no_segment_has_a_word_that_nothing_which_stays_has(done):
    log, shelf = MemoryLog("mine"), MemoryShelf()
    live(log, shelf, done).scrub()
    Follower(log, shelf).settle()
    stock = shelf.stock()
    assert stock.position == log.position()
    told = {
        word.encode()
        for noun, withheld in (("record", False), ("record", True), ("thread", False))
        for doc in documents(log, noun, withheld)
        for word in doc.words
    }
    if log.position().epoch:
        erased_only = {word for segment in stock.segments for word in segment.arrays["words"].tolist()} - told
        # A version that a later one took back may keep its words until its segment is merged; nothing erased may.
        assert not erased_only & unheld(log, told)


def unheld(log, told):
    said = {
        word.encode()
        for noun in ("record", "thread")
        for entries in log.history(log.subjects(noun), log.position().sequence).values()
        for entry in entries
        if entry.draft.body is not None
        for word in terms(getattr(entry.draft.body, "text", "") or getattr(entry.draft.body, "title", ""))
    }
    return {word.encode() for word in WORDS} - told - said
