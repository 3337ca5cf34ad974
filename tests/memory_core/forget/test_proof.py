"""The proof of a forgetting: what it says is shared with what stays, whatever the sizes and the order of what stays."""

import json
import random

import pytest

from appending import message
from memory_core.forget.proof import terms_of, traces, unshared, windows_of
from memory_core.model.instant import Instant
from memory_core.store.database import Database
from memory_core.store.remains import BLOCK, Remains
from memory_core.store.sqlite_log import SqliteLog

NOW = Instant(10**9)
SECRET = bytes(range(32))
GONE = "the cellar key hangs behind the third crate of celadon"


@pytest.fixture
def database(tmp_path):
    opened = Database(tmp_path / "home", timeout=0.05)
    yield opened
    opened.close()


def kept(database, scope, *texts):
    SqliteLog(database, scope).append([message(n, text) for n, text in enumerate(texts, 1)], NOW)


def alone(database, text):
    """How many windows of a text nothing that stays holds."""
    return len(unshared(windows_of([text], SECRET), Remains(database, "mine"), SECRET))


def test_what_stays_in_another_scope_is_shared(database):
    kept(database, "mine", "nothing alike")
    assert alone(database, GONE) == len(GONE) - 23
    kept(database, "other", f"she wrote: {GONE}!")
    assert alone(database, GONE) == 0


def test_a_part_that_stays_leaves_the_rest_to_be_looked_for(database):
    kept(database, "mine", GONE[:30])
    assert alone(database, GONE) == len(GONE) - 30


@pytest.mark.parametrize("place", [0, 1, 4094, 4095, 4096, 6000])
def test_it_is_found_in_the_first_and_the_last_of_thousands_and_between(database, place):
    texts = [f"note {n}" for n in range(6001)]
    texts[place] = GONE
    kept(database, "mine", *texts)
    assert alone(database, GONE) == 0


def test_texts_that_are_longer_than_a_block_are_read_whole_and_so_is_what_stands_beside_them(database):
    chance = random.Random(5)
    long = "".join(chance.choices("abcdefgh ", k=BLOCK + 100))
    kept(database, "mine", "short", long[: BLOCK // 2] + GONE + long[BLOCK // 2 :], long, "a little tale of two kilns")
    assert [alone(database, text) for text in (GONE, long[-60:], "a little tale of two kilns")] == [0, 0, 0]


def test_blocks_are_bounded_and_hold_each_value_once(database):
    texts = [f"<{n}>" + "x" * 3000 for n in range(1500)]
    kept(database, "mine", *texts)
    blocks = list(Remains(database, "mine").survivors())
    assert max(map(len, blocks)) < 1.1 * BLOCK
    whole = b"\n".join(blocks)
    assert [whole.count(f'"{text}"'.encode()) for text in texts[::100]] == [1] * 15


def test_a_home_without_records_shares_nothing(database):
    assert alone(database, GONE) == len(GONE) - 23


def test_texts_are_looked_for_as_the_store_writes_them(database):
    text = 'the "third" crate\nholds ünïcode \\ and\ttabs \x00 beside'
    kept(database, "mine", text)
    assert alone(database, text) == 0
    found = traces(windows_of([text], SECRET), terms_of([], SECRET), Remains(database, "mine"), SECRET)
    assert found.windows == found.sought == len(json.dumps(text, ensure_ascii=False)[1:-1].encode()) - 23
