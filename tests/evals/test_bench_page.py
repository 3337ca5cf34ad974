"""A run is saved, read back, judged and told, with failures beside successes."""

import pytest

from evals.bench.importing import MAILBOX
from evals.bench.page import page
from evals.bench.results import (
    Agreement,
    Appending,
    Forgetting,
    Importing,
    Ingesting,
    Machine,
    Ranking,
    Run,
    Searching,
    Starting,
    read,
    write,
)
from evals.bench.targets import verdicts
from evals.bench.timing import Spread, alternating, spread

MILLION = 1_000_000


def run(ours=2.0, fts5=100.0):
    def ranked(engine, p50):
        return Ranking(MILLION, engine, MILLION, Spread(p50, 2 * p50, 200), 10.0)

    past = (ranked("Candor, as of the middle", ours), ranked("Candor, as of 95% of the way", 1.5 * ours))
    return Run(
        "python -m evals.bench", "2026-01-01", 60.0, Machine(2, "some processor", 8, "3.11", (("numpy", "2.0"),)),
        ranking=(ranked("Candor, now", ours), *past, ranked("SQLite FTS5", fts5), ranked("rank_bm25", 1000.0)),
        agreement=(Agreement(10_000, "a peer", 50, 4, 1e-15),),
        searching=(Searching(MILLION, "now", Spread(30.0, 50.0, 200)),),
        appending=(Appending("index", MILLION, 150.0, 1.0, 120.0, Spread(2, 3, 200), Spread(1, 2, 200)),),
        starting=(Starting(100_000, (1.0, 1.2, 1.1), (0.9, 0.8, 1.0)),),
        ingesting=(Ingesting(20_000, 8.0, 5.0, 150.0), Ingesting(180_000, 70.0, 50.0, 250.0)),
        importing=(Importing(MAILBOX, 18_000, 200.0, 50.0, 250.0, 48.0),),
        forgetting=(Forgetting(MILLION, 0.4, 9.0, 12.0, 9.5, clean=True),),
    )  # fmt: skip


def test_a_run_is_read_back_as_it_was_saved(tmp_path):
    write(run(), tmp_path / "bench.json")
    assert read(tmp_path / "bench.json") == run()


def test_targets_are_judged_one_by_one():
    met = {each.target: each.met for each in verdicts(run())}
    assert met["ranking at 1M: p50 at most 1/25 of SQLite FTS5's"]
    assert met["ranking at 1M: p50 at most 1/300 of rank_bm25's"]
    assert met["ranking at 1,000,000, as of the middle: at most 1.1 times now"]
    assert not met["ranking at 1,000,000, as of 95% of the way: at most 1.1 times now"]
    assert met["whole search at 1,000,000: p50 under 60 ms"]
    assert met["append of raw text: under 200 us a record"]
    assert not met["append: no stall over 100 ms"]
    assert met["server start to first answer at 100,000: at most 0.5 s above an empty server"]
    assert met["ingest end to end: at least 3,000 records/s"]
    assert met["ingest: peak memory grows by no more than 150 MB"]
    assert met["one of 1,000,000 forgotten: invisible in under a second"]
    assert met[f"{MAILBOX}, 200 MB: at least 300 mails/s"]
    assert met[f"{MAILBOX}, 200 MB: under 300 MB of memory"]


def test_a_ratio_that_is_missed_is_said_to_be():
    assert not next(each for each in verdicts(run(ours=5.0)) if "FTS5" in each.target).met


def test_the_page_tells_failures_beside_successes():
    text = page(run(), "benchmarks/growth.svg")
    assert "| append: no stall over 100 ms | 120 ms over 1,000,000 records | **no** |" in text
    assert "| append of raw text: under 200 us a record | 150 us | yes |" in text
    assert "![Growth with the number of records](benchmarks/growth.svg)" in text


def test_the_page_of_an_empty_run_has_no_targets():
    empty = Run("", "2026-01-01", 0.0, run().machine)
    assert verdicts(empty) == []
    assert "# Benchmarks" in page(empty, "growth.svg")


def test_the_same_run_is_drawn_as_the_same_file(tmp_path):
    pytest.importorskip("matplotlib")
    from evals.bench.plot import plot

    first = plot(run(), tmp_path / "one.svg").read_bytes()
    assert plot(run(), tmp_path / "folder") == tmp_path / "folder" / "growth.svg"
    assert (tmp_path / "folder" / "growth.svg").read_bytes() == first


def test_a_spread_tells_the_middle_and_the_slow_end():
    assert spread([0.001 * n for n in range(1, 101)]) == Spread(pytest.approx(50.5), pytest.approx(96.0), 100)


def test_ways_take_turns_on_each_question():
    asked = []
    ways = [lambda each, way=way: asked.append((way, each)) for way in "ab"]
    taken = alternating(ways, [1, 2], 1)
    assert asked == [("a", 1), ("b", 1), ("a", 2), ("b", 2)] * 2
    assert [len(each) for each in taken] == [2, 2]
