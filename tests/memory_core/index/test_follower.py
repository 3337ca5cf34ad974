"""Several followers of one log and one shelf, each in the middle of what another one does."""

import pytest

import memory_core.index.follower as follower_module
from histories import stated
from memory_core.index.follower import Follower
from memory_core.model.instant import Instant
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
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
