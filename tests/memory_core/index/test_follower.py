"""Several followers of one log and one shelf, each in the middle of what another one does."""

from threading import Thread

import pytest

import memory_core.index.follower as follower_module
from appending import message
from histories import stated
from memory_core.index.follower import Follower
from memory_core.model.entry import Subject
from memory_core.model.instant import Instant
from memory_core.store.database import Database
from memory_core.store.file_shelf import FileShelf
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from memory_core.store.sqlite_log import SqliteLog
from memory_core.view.view import View

NOW = Instant(1_000)


class Meanwhile(MemoryShelf):
    """A shelf on which, once, something else happens just before its stock is looked at, or its lock tried."""

    def __init__(self):
        super().__init__()
        self.before_stock = self.before_lock = None

    def stock(self):
        done, self.before_stock = self.before_stock, None
        if done:
            done()
        return super().stock()

    def lock(self):
        done, self.before_lock = self.before_lock, None
        if done:
            done()
        return super().lock()


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch):
    monkeypatch.setattr(follower_module, "CHUNK", 3)
    monkeypatch.setattr(follower_module, "LONG_TAIL", 6)


def count(follower):
    return View(follower.snapshot(), NOW).count()


def grown(log, first, last):
    log.append([stated(f"r{n}", 1, "anvil") for n in range(first, last)], NOW)


def test_a_follower_that_finds_the_shelf_further_than_the_log_was_when_it_looked_takes_nothing_twice():
    log, shelf = MemoryLog("mine"), Meanwhile()
    late, other = Follower(log, shelf), Follower(log, shelf)
    grown(log, 0, 4)

    def settled_by_another():
        grown(log, 4, 10)
        other.settle()

    shelf.before_stock = settled_by_another
    assert count(late) == 10
    grown(log, 10, 12)
    assert count(late) == count(Follower(log, shelf)) == 12


def test_a_follower_that_was_overtaken_while_it_indexed_does_not_set_the_shelf_back():
    log, shelf = MemoryLog("mine"), Meanwhile()
    overtaken, other = Follower(log, shelf), Follower(log, shelf)
    grown(log, 0, 20)
    shelf.before_lock = other.settle
    assert count(overtaken) == 20
    assert overtaken.shelved.sequence == 20
    assert count(Follower(log, shelf)) == 20


def test_a_search_does_not_wait_for_who_writes_the_shelf_beside_it():
    log, shelf = MemoryLog("mine"), Meanwhile()
    follower = Follower(log, shelf)
    grown(log, 0, 5)
    count(follower)
    counted = []

    def searched_meanwhile():
        beside = Thread(target=lambda: counted.append(count(follower)), daemon=True)
        beside.start()
        beside.join(timeout=20)
        assert not beside.is_alive()

    shelf.before_lock = searched_meanwhile
    assert follower.settle()
    assert counted == [5]


def test_who_saw_a_forgetting_before_the_segments_were_overwritten_goes_on_finding_what_stays(tmp_path):
    homes = [Database(tmp_path / "home") for _ in range(2)]
    logs = [SqliteLog(home, "mine") for home in homes]
    forgetting, beside = (Follower(log, FileShelf(home, "mine")) for log, home in zip(logs, homes, strict=True))
    logs[0].append([message(n, "anvil") for n in range(40)], Instant(10**9))
    forgetting.settle()

    def found(follower):
        return {each.id for each in View(follower.snapshot(), Instant(10**9)).best(["anvil"], 100)}

    assert len(found(beside)) == 40
    logs[0].forget([Subject("record", "m3")], "person", "receipt", Instant(10**9))
    assert found(beside) == {f"m{n}" for n in range(40)} - {"m3"}
    assert forgetting.scrub()
    assert found(beside) == found(forgetting) == {f"m{n}" for n in range(40)} - {"m3"}
    for home in homes:
        home.close()
