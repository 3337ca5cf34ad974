"""The page of a run: what was measured, on what, beside whom, and which targets were met and missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Final

from evals.bench.ranking import OURS
from evals.bench.results import Ranking, Run, Searching
from evals.bench.starting import apart
from evals.bench.targets import rate, verdicts

_ABOUT: Final = """\
Synthetic records, the same for every engine, made from a seed: words by Zipf's law over 200,000 types, 40 words a
record on average, a version every minute, 15% of the versions closed later by an edit or a deletion, threads of about
20 records with titles of 3 to 6 words, 500 people, 5 sources. The 30 commonest ranks stand for stop words and occur
nowhere. Queries: 200 of 3 to 8 words drawn by the same law. Each engine is alone in memory, on one thread, and every
figure is the median of several rounds after one that is not counted (of a slow engine: fewer queries, once each).
The peers hold what is in force at the end; Candor holds the ended versions as well. Python's garbage collector rests
while engines rank, and only then."""

_RANKING: Final = """\
The best ten for the words alone, milliseconds. FTS5 and tantivy rank by formulas of their own (tantivy rounds lengths,
FTS5 never lets a word count below zero); rank_bm25, bm25s and Candor agree where they share a formula."""

_SEARCHING: Final = """\
Through `Memory.search`: words and threads ranked, then texts, titles, names, neighbours and reasons read for ten hits.
The store was filled through `ingest` (hygiene and log on disk) from drafts, not from files, at every size."""

_ANSWERING: Final = """\
Through `Memory.answer` with the built-in reader: a question understood, its evidence searched, passages weighed, the
answer written. The words are those of the search benchmark in questions of three forms."""

_PLANNING: Final = """\
Through `actions.dialogue.begin`: a command of the kind read, its people, events, mails and times looked up in a store
with a calendar of a thousand events, the plan with its preview and digest."""

_APPENDING: Final = """\
One record at a time from raw text, tokenising included. "index": added to the index, other thread merging; a query
right after seals what is pending, which is in "live". "log and index": a commit to the log on disk and the follower's
index after each record, merges and moves to the shelf included, as in a server whose store grows."""

_STARTING: Final = """\
From the start of the process to the first answer of `search_memory` over stdio, seconds, in turns with a server of the
same SDK that has one tool and no memory."""

_INGESTING: Final = """\
`candor ingest` of Slack-like workspaces, a process each: Python's start, reading, hygiene, log and index included. Peak
is the process's highest resident memory, pages of mapped index files included."""

_IMPORTING: Final = """\
`candor ingest` of generated exports, a process each, ending with a memory that can be searched: recognising, reading,
hygiene, log and index included. Where the processor's seconds are fewer, something else ran beside it."""

_FORGETTING: Final = """\
One record in the middle of the time, beside a reader who asks for it without pause: until that one is told that there
is none, until no byte of it is in a file, then the receipt, and the search of the home for what it is about."""


def page(run: Run, picture: str) -> str:
    """The page in Markdown; `picture` is the plot's place beside it."""
    sections = [
        ["# Benchmarks", _head(run), _ABOUT],
        ["## Targets", _table(("target", "measured", "met"), _verdicts(run))],
        ["## Ranking", _RANKING, _table(*_ranking(run.ranking)), f"![Growth with the number of records]({picture})"],
        ["## Whole search", _SEARCHING, _table(*_searching("search", run.searching))],
        *([["## Whole answer", _ANSWERING, _table(*_searching("answer", run.answering))]] if run.answering else []),
        *([["## Whole plan", _PLANNING, _table(*_searching("command", run.planning))]] if run.planning else []),
        ["## Append", _APPENDING, _table(*_appending(run))],
        ["## Start", _STARTING, _table(*_starting(run))],
        ["## Ingest", _INGESTING, _table(*_ingesting(run))],
        ["## Exports", _IMPORTING, _table(*_importing(run))],
        *([["## Forgetting", _FORGETTING, _table(*_forgetting(run))]] if run.forgetting else []),
    ]
    return "\n\n".join(part for section in sections for part in section) + "\n"


def _head(run: Run) -> str:
    machine = run.machine
    packages = ", ".join(f"{name} {version}" for name, version in machine.packages)
    return (
        f"Written by the benchmark itself. Last measured: {run.day}, `{run.command}`, {run.seconds / 60:.0f} minutes.\n"
        f"Machine: {machine.cores} cores, {machine.cpu}, {machine.memory_gb} GB; Python {machine.python}; {packages}.\n"
        "Run it with `make bench`; the numbers are in `evals/baselines/bench.json`."
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def _verdicts(run: Run) -> Iterator[tuple[str, str, str]]:
    return ((each.target, each.measured, "yes" if each.met else "**no**") for each in verdicts(run))


def _ms(value: float) -> str:
    return f"{value:.3f}" if value < 1 else f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def _ranking(rows: Sequence[Ranking]) -> tuple[list[str], list[list[str]]]:
    sizes = sorted({row.size for row in rows})
    found = {(row.engine, row.size): row for row in rows}
    head = ["engine", *(f"p50 at {size:,}" for size in sizes)]
    head += [f"{name} at {sizes[-1]:,}" for name in ("p95", "p50 / ours", "queries")] if sizes else []
    lines = []
    for engine in dict.fromkeys(row.engine for row in rows):
        line = [engine, *(_ms(found[engine, size].spread.p50) if (engine, size) in found else "" for size in sizes)]
        last, ours = found.get((engine, sizes[-1])), found.get((OURS, sizes[-1]))
        if last:
            ratio = f"{last.spread.p50 / ours.spread.p50:.2f}" if ours else ""
            line += [_ms(last.spread.p95), ratio, str(last.spread.count)]
        lines.append(line)
    return head, lines


def _searching(what_for: str, rows: Sequence[Searching]) -> tuple[list[str], list[list[str]]]:
    sizes = sorted({row.size for row in rows})
    found = {(row.what, row.size): row.spread for row in rows}
    head = [what_for, *(f"p50 (p95) at {size:,}, ms" for size in sizes)]
    return head, [
        [what, *(f"{found[what, size].p50:.1f} ({found[what, size].p95:.1f})" for size in sizes)]
        for what in dict.fromkeys(row.what for row in rows)
    ]


def _appending(run: Run) -> tuple[list[str], list[list[str]]]:
    head = ["way", "records", "mean, us", "p99.9, ms", "longest, ms", "query live, p50 ms", "query static, p50 ms"]
    return head, [
        [row.way, f"{row.records:,}", f"{row.mean_us:.0f}", *map(_ms, (row.p999_ms, row.longest_ms)),
         *map(_ms, (row.live.p50, row.static.p50))]
        for row in run.appending
    ]  # fmt: skip


def _starting(run: Run) -> tuple[list[str], list[list[str]]]:
    head = ["records", "Candor, median", "empty server, median", "apart", "runs"]
    return head, [
        [f"{row.records:,}", f"{median(row.ours):.2f}", f"{median(row.empty):.2f}", f"{apart(row):.2f}",
         str(len(row.ours))]
        for row in run.starting
    ]  # fmt: skip


def _ingesting(run: Run) -> tuple[list[str], list[list[str]]]:
    head = ["lines", "file, MB", "seconds", "records/s", "peak, MB"]
    return head, [
        [f"{row.lines:,}", f"{row.file_mb:.0f}", f"{row.seconds:.1f}", f"{rate(row):,.0f}", f"{row.peak_mb:.0f}"]
        for row in run.ingesting
    ]


def _importing(run: Run) -> tuple[list[str], list[list[str]]]:
    head = ["export", "records", "file, MB", "seconds", "of the processor", "records/s", "MB/s", "peak, MB"]
    return head, [
        [row.what, f"{row.records:,}", f"{row.file_mb:,.0f}", f"{row.seconds:.0f}", f"{row.cpu:.0f}",
         f"{row.records / row.seconds:,.0f}", f"{row.file_mb / row.seconds:.1f}", f"{row.peak_mb:.0f}"]
        for row in run.importing
    ]  # fmt: skip


def _forgetting(run: Run) -> tuple[list[str], list[list[str]]]:
    head = ["records", "invisible, s", "erased, s", "receipt, s", "proof, s", "traces"]
    return head, [
        [f"{row.records:,}", *(f"{each:.2f}" for each in (row.gone, row.erased, row.receipt, row.proof)),
         "none" if row.clean else "LEFT"]
        for row in run.forgetting
    ]  # fmt: skip
