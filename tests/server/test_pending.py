"""While somebody else reads, erased bytes stay in the file: the receipt says so, and completing it later is enough."""

import sqlite3

import pytest

from memory_core.store.database import FILE, Database
from server.cli import main
from trusting import Store, call, messages, taken_in

TEXT = "The walnut ladder leans on the orchard wall"


@pytest.fixture
def store(tmp_path, monkeypatch):
    # A reader that never ends should not be waited for as long as in earnest.
    monkeypatch.setattr("memory_core.forget.erasure._TRIES", 1)
    others = Database.__init__.__defaults__[1:]
    monkeypatch.setattr("memory_core.store.database.Database.__init__.__defaults__", (0.1, *others))
    store = Store(tmp_path)
    yield store
    store.close()


async def test_a_reader_in_the_way_makes_it_pending_until_it_has_gone(store, capsys):
    app = store.app()
    taken_in(app, messages(store.folder / "w", TEXT, "Kiln cleaned"))
    reader = sqlite3.connect(store.home / FILE, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM payloads").fetchone()
    done = await call(app, "forget", token=(await call(app, "forget", ids=["Z1"]))["token"])
    assert done["outcome"] == "pending"
    assert (await call(app, "search_memory", query="walnut ladder"))["hits"] == []
    receipt = store.receipts / f"{done['receipt']}.json"
    assert main(["forget", "--verify", str(receipt), "--home", str(store.home)]) == 1
    reader.execute("COMMIT")
    reader.close()
    assert main(["forget", "--verify", str(receipt), "--home", str(store.home)]) == 0
    assert "none found" in capsys.readouterr().out
