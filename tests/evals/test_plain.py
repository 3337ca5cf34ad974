"""The yardstick: against rank_bm25's formula on the same words, and as of instants."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import log

from hypothesis import given
from hypothesis import strategies as st
from rank_bm25 import BM25Okapi

from evals.plain import K1, B, PlainSearch, words
from evals.states import State

DAY = datetime(2026, 1, 1, tzinfo=UTC)


def state(id: str, text: str, since: int = 0, until: int | None = None) -> State:
    ends = None if until is None else DAY + timedelta(days=until)
    return State(id, id, text, "", DAY + timedelta(days=since), ends)


def test_words_are_folded_stemmed_and_freed_of_stop_words() -> None:
    assert words("The Cafés were opening, and OPENED again: 1.5") == ["cafe", "open", "open", "1", "5"]


def test_nothing_is_found_without_a_common_word() -> None:
    assert PlainSearch([state("a", "kiln")]).found("glaze", DAY, 5) == ()
    assert PlainSearch([]).found("glaze", DAY, 5) == ()
    assert PlainSearch([state("a", "kiln")]).found("the", DAY, 5) == ()


def test_what_is_not_in_force_is_neither_found_nor_counted() -> None:
    now = [state("a", "kiln kiln glaze"), state("b", "glaze shelf")]
    future = [state(f"f{n}", "kiln", since=5) for n in range(9)]
    gone = [state("g", "kiln", until=0)]
    alone, among = PlainSearch(now), PlainSearch([*now, *future, *gone])
    assert alone.found("kiln glaze", DAY, 9) == among.found("kiln glaze", DAY, 9) == ("a", "b")
    assert len(among.found("kiln", DAY + timedelta(days=5), 9)) == 9


def test_the_parts_of_one_entry_are_named_once_by_the_best() -> None:
    parts = [State(f"s#{n}", "s", "kiln " * n, "", DAY) for n in (1, 2, 3)]
    assert PlainSearch([*parts, state("z", "kiln")]).found("kiln", DAY, 2) == ("s", "z")


VOCABULARY = st.lists(st.sampled_from(["kiln", "glaze", "shelf", "clay", "fire"]), min_size=1, max_size=8)


@given(st.lists(VOCABULARY, min_size=1, max_size=8), VOCABULARY)
def test_the_order_is_that_of_an_independent_bm25(texts: list[list[str]], query: list[str]) -> None:
    oracle = BM25Okapi(texts, k1=K1, b=B)
    for word in oracle.idf:
        holding = sum(word in text for text in texts)
        oracle.idf[word] = log(1 + (len(texts) - holding + 0.5) / (holding + 0.5))
    scores = oracle.get_scores(sorted(set(query)))
    ids = [f"{n:02}" for n in range(len(texts))]
    expected = sorted((-round(score, 9), name) for score, name in zip(scores, ids, strict=True) if score > 0)
    # The oracle does not stem: its words are handed over as they count here.
    found = PlainSearch([state(name, " ".join(text)) for name, text in zip(ids, texts, strict=True)])
    assert [round(scores[int(each)], 9) for each in found.found(" ".join(query), DAY, 99)] == [-s for s, _ in expected]
