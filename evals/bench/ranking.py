"""Ranking alone: the top ten of each engine at each size; ours as of now and as of the past, side by side."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from math import log
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from evals.bench.corpus import Corpus, queries
from evals.bench.engines import PEERS, TOP, Bm25s, Engine, Ours, RankBm25
from evals.bench.results import Agreement, Ranking
from evals.bench.timing import alternating, quiet, say, spread, timed

OURS: Final = "Candor, now"
PASTS: Final = {"Candor, as of the middle": 0.5, "Candor, as of 95% of the way": 0.95}
"""Ours at instants by which that share of the versions had been opened."""

_ROUNDS: Final = 5
_PATIENCE: Final = 60.0
"""Seconds that one engine's queries may take at one size: fewer are asked of one that is slower."""

_FEWEST: Final = 20
CHECKED_AT: Final = 10_000
"""The size at which scores are compared with those of peers."""


def ranking(sizes: list[int]) -> Iterator[Ranking]:
    """A row for each engine at each size, one engine in memory at a time."""
    for size in sizes:
        corpus = Corpus(size)
        yield from _ours(corpus)
        for name, build in PEERS.items():
            gc.collect()
            begun = perf_counter()
            engine = build(corpus)
            built = perf_counter() - begun
            yield _told(Ranking(size, name, corpus.visible(corpus.now), spread(_measured(engine)), built))
            del engine


def _ours(corpus: Corpus) -> Iterator[Ranking]:
    begun = perf_counter()
    ours = Ours(corpus)
    built = perf_counter() - begun
    instants = {OURS: ours.now} | {name: corpus.at(share) for name, share in PASTS.items()}
    ways = [partial(ours.top_at, at) for at in instants.values()]
    with quiet():
        taken = alternating(ways, queries(), _ROUNDS)
    for (name, at), seconds in zip(instants.items(), taken, strict=True):
        records = corpus.visible(at)
        yield _told(Ranking(corpus.size, name, records, spread(seconds), built))


def _measured(engine: Engine) -> list[float]:
    """Seconds of each query: the median of some rounds where there is time for them."""
    asked = queries()
    with quiet():
        once = max(timed(partial(engine.top, asked[0])), timed(partial(engine.top, asked[1])))
        rounds = min(_ROUNDS, int(_PATIENCE / (once * len(asked))) - 1)
        if rounds >= 1:
            return alternating([engine.top], asked, rounds)[0]
        few = asked[: max(_FEWEST, int(_PATIENCE / once))]
        return [timed(partial(engine.top, terms)) for terms in few]


def _told(row: Ranking) -> Ranking:
    say(
        f"ranking {row.size:>9,}  {row.engine:<30} p50 {row.spread.p50:9.3f} ms  p95 {row.spread.p95:9.3f} ms"
        f"  ({row.spread.count} queries, built in {row.seconds:.1f} s)"
    )
    return row


def agreement(size: int = CHECKED_AT) -> Iterator[Agreement]:
    """How far our scores differ from those of peers that are rebuilt from what is visible, at several instants.

    Compared are the ten scores in order, and what the peer gives to each of our ten: documents that a peer scores alike
    may stand in another order there. tantivy and FTS5 use other formulas.
    """
    corpus = Corpus(size)
    ours = Ours(corpus)
    instants = [corpus.now, *(corpus.at(share) for share in (0.1, 0.5, 0.9))]
    worst = {"rank_bm25 with our idf": 0.0, "bm25s lucene float64": 0.0}
    asked = queries()[:50]
    for at in instants:
        okapi, lucene = RankBm25(corpus, at), Bm25s(corpus, at, "float64")
        _share_idf(okapi)
        for terms in asked:
            found = [(each.id, each.score) for each in ours.top_at(at, terms)]
            scores = np.asarray(okapi.engine.get_scores(terms)) / (okapi.engine.k1 + 1)
            worst["rank_bm25 with our idf"] = max(worst["rank_bm25 with our idf"], _apart(found, okapi.ids, scores))
            scores = np.asarray(lucene.engine.get_scores(terms), dtype=np.float64)
            worst["bm25s lucene float64"] = max(worst["bm25s lucene float64"], _apart(found, lucene.ids, scores))
    for peer, difference in worst.items():
        say(f"agreement at {size:,}: {peer}: scores differ by {difference:.1e} at most")
        yield Agreement(size, peer, len(asked), len(instants), difference)


def _share_idf(okapi: RankBm25) -> None:
    """Give rank_bm25 the idf that is never negative; all else of its formula is ours times k1 + 1."""
    engine = okapi.engine
    frequency: dict[str, int] = {}
    for words in engine.doc_freqs:
        for word in words:
            frequency[word] = frequency.get(word, 0) + 1
    engine.idf = {word: log(1 + (engine.corpus_size - df + 0.5) / (df + 0.5)) for word, df in frequency.items()}


def _apart(found: list[tuple[str, float]], ids: list[str], scores: NDArray[np.float64]) -> float:
    """The largest difference between our ten and a peer's; infinite when their numbers differ."""
    best = np.sort(scores[scores > 0])[::-1][:TOP]
    if len(best) != len(found):
        return float("inf")
    place = {name: at for at, name in enumerate(ids)}
    theirs = np.array([scores[place[name]] for name, _ in found])
    mine = np.array([score for _, score in found])
    return float(max(np.abs(mine - best).max(initial=0.0), np.abs(mine - theirs).max(initial=0.0)))
