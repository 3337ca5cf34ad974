"""What the benchmark has to reach, and whether a run did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from evals.bench.appending import INDEX
from evals.bench.importing import CHATS, MAILBOX
from evals.bench.ranking import OURS, PASTS
from evals.bench.results import Ingesting, Ranking, Run
from evals.bench.searching import NOW
from evals.bench.starting import apart

_LARGE, _MEDIUM = 1_000_000, 100_000
CONSTANT_MB: Final = 150.0
"""What the largest ingest may take in memory beyond the smallest."""

PLAN_MS: Final = 50
MAILS: Final = 300
"""A second, of 11 KB each."""
CHAT_MB: Final = 4.0
"""A second."""
IMPORT_MB: Final = 300


@dataclass(frozen=True, slots=True)
class Verdict:
    """A target, what was measured, and whether it was met; not met when it was not measured."""

    target: str
    measured: str
    met: bool


def verdicts(run: Run) -> list[Verdict]:
    """All targets that this run says something about."""
    return [verdict for check in _CHECKS for verdict in check(run)]


def _ranked(run: Run, size: int) -> dict[str, Ranking]:
    return {row.engine: row for row in run.ranking if row.size == size}


def _against_peers(run: Run) -> Iterator[Verdict]:
    rows = _ranked(run, _LARGE)
    for peer, factor in (("SQLite FTS5", 25), ("rank_bm25", 300)):
        if peer in rows and OURS in rows:
            ratio = rows[peer].spread.p50 / rows[OURS].spread.p50
            target = f"ranking at 1M: p50 at most 1/{factor} of {peer}'s"
            yield Verdict(target, f"1/{ratio:.0f}", ratio >= factor)


def _against_now(run: Run) -> Iterator[Verdict]:
    for size in sorted({row.size for row in run.ranking}):
        rows = _ranked(run, size)
        for past in PASTS:
            if past in rows and OURS in rows:
                ratio = rows[past].spread.p50 / rows[OURS].spread.p50
                name = past.partition(", ")[2]
                yield Verdict(f"ranking at {size:,}, {name}: at most 1.1 times now", f"{ratio:.2f}", ratio <= 1.1)


def _agreement(run: Run) -> Iterator[Verdict]:
    for row in run.agreement:
        measured = f"{row.difference:.0e} at most ({row.queries} queries at {row.instants} instants)"
        yield Verdict(f"scores equal those of {row.peer} to 1e-9", measured, row.difference <= 1e-9)


def _search(run: Run) -> Iterator[Verdict]:
    for size, most in ((_MEDIUM, 20), (_LARGE, 60)):
        rows = {row.what: row for row in run.searching if row.size == size}
        for what, row in rows.items():
            kind = "" if what == NOW else f" ({what})"
            target = f"whole search at {size:,}{kind}: p50 under {most} ms"
            yield Verdict(target, f"{row.spread.p50:.1f} ms", row.spread.p50 < most)


def _plan(run: Run) -> Iterator[Verdict]:
    for row in run.planning:
        if row.size == _MEDIUM:
            target = f"whole plan at {row.size:,} ({row.what.removeprefix('plan: ')}): p50 under {PLAN_MS} ms"
            yield Verdict(target, f"{row.spread.p50:.1f} ms", row.spread.p50 < PLAN_MS)


def _append(run: Run) -> Iterator[Verdict]:
    for row in run.appending:
        if row.way == INDEX:
            yield Verdict("append of raw text: under 200 us a record", f"{row.mean_us:.0f} us", row.mean_us < 200)
            measured = f"{row.longest_ms:.0f} ms over {row.records:,} records"
            yield Verdict("append: no stall over 100 ms", measured, row.longest_ms <= 100)


def _start(run: Run) -> Iterator[Verdict]:
    for row in run.starting:
        target = f"server start to first answer at {row.records:,}: at most 0.5 s above an empty server"
        yield Verdict(target, f"{apart(row):.2f} s", apart(row) <= 0.5)


def _ingest(run: Run) -> Iterator[Verdict]:
    if not run.ingesting:
        return
    slowest = min(run.ingesting, key=rate)
    target = "ingest end to end: at least 3,000 records/s"
    yield Verdict(target, f"{rate(slowest):,.0f}/s (at {slowest.lines:,} lines)", rate(slowest) >= 3000)
    small, large = min(run.ingesting, key=lambda row: row.lines), max(run.ingesting, key=lambda row: row.lines)
    grown = large.peak_mb - small.peak_mb
    measured = f"{grown:.0f} MB more for {large.lines / small.lines:.0f} times the lines"
    yield Verdict(f"ingest: peak memory grows by no more than {CONSTANT_MB:.0f} MB", measured, grown <= CONSTANT_MB)


def _import(run: Run) -> Iterator[Verdict]:
    for row in run.importing:
        size = f"{row.what}, {row.file_mb:,.0f} MB"
        if row.what == MAILBOX:
            speed = row.records / row.seconds
            yield Verdict(f"{size}: at least {MAILS} mails/s", f"{speed:,.0f}/s", speed >= MAILS)
        if row.what == CHATS:
            flow = row.file_mb / row.seconds
            yield Verdict(f"{size}: at least {CHAT_MB:.0f} MB/s", f"{flow:.1f} MB/s", flow >= CHAT_MB)
        yield Verdict(f"{size}: under {IMPORT_MB} MB of memory", f"{row.peak_mb:.0f} MB", row.peak_mb < IMPORT_MB)


def rate(row: Ingesting) -> float:
    """Records a second."""
    return row.lines / row.seconds


def _forgetting(run: Run) -> Iterator[Verdict]:
    for row in run.forgetting:
        measured = f"{row.gone:.2f} s, {'no trace' if row.clean else 'traces left'}"
        yield Verdict(
            f"one of {row.records:,} forgotten: invisible in under a second", measured, row.gone < 1 and row.clean
        )


_CHECKS: Final[tuple[Callable[[Run], Iterator[Verdict]], ...]] = (
    _against_peers,
    _against_now,
    _agreement,
    _search,
    _plan,
    _append,
    _start,
    _ingest,
    _import,
    _forgetting,
)
