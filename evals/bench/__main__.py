"""`python -m evals.bench`: measure the speed of Candor beside its peers, in one run. Progress goes to standard error.

Exit codes: 0 done, targets met or not; 2 wrong use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from os.path import relpath
from pathlib import Path
from time import perf_counter
from typing import Final

from evals.bench.answering import answering
from evals.bench.appending import appending
from evals.bench.forgetting import forgetting
from evals.bench.homes import Homes, homes
from evals.bench.importing import importing
from evals.bench.ingesting import ingesting
from evals.bench.machine import machine
from evals.bench.page import page
from evals.bench.planning import planning
from evals.bench.plot import plot
from evals.bench.ranking import CHECKED_AT, agreement, ranking
from evals.bench.results import Run, read, write
from evals.bench.searching import searching
from evals.bench.starting import starting
from evals.bench.targets import verdicts
from evals.bench.timing import say

SIZES: Final = (10_000, 100_000, 1_000_000)
_APPENDED, _STORED, _STARTED, _ANSWERED = 300_000, 40_000, 100_000, 100_000
_INGESTED: Final = (20_000, 60_000, 180_000)
_IMPORTED: Final = (18_000, 180_000)
"""Sizes of the other sections; each at most the largest of `--sizes`."""

Section = Callable[[Run, list[int], Homes], Run]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, or take a saved run; save, draw and print."""
    said = list(sys.argv[1:] if arguments is None else arguments)
    given = _parser().parse_args(said)
    run = read(given.saved) if given.saved else _measured(given, " ".join(["python -m evals.bench", *said]))
    if given.json:
        write(run, given.json)
    picture = plot(run, given.plot) if given.plot else None
    if given.page:
        given.page.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(relpath(picture, given.page.parent)).as_posix() if picture else "benchmarks/growth.svg"
        given.page.write_text(page(run, beside), encoding="utf-8")
    for each in verdicts(run):
        print(f"{'met   ' if each.met else 'MISSED'}  {each.target}: {each.measured}")
    return 0


def _measured(given: argparse.Namespace, command: str) -> Run:
    begun = perf_counter()
    run = Run(command, datetime.now(UTC).date().isoformat(), 0.0, machine())
    with homes() as stores:
        for name in given.only:
            say(f"== {name} ({perf_counter() - begun:.0f} s so far)")
            run = SECTIONS[name](run, given.sizes, stores)
    return replace(run, seconds=perf_counter() - begun)


def _ranking(run: Run, sizes: list[int], _: Homes) -> Run:
    checked = tuple(agreement(min(CHECKED_AT, *sizes)))
    return replace(run, agreement=checked, ranking=tuple(ranking(sizes)))


def _searching(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, searching=tuple(searching(sizes, stores)))


def _answering(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, answering=tuple(answering([each for each in sizes if each <= _ANSWERED] or sizes[:1], stores)))


def _planning(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, planning=tuple(planning([each for each in sizes if each <= _ANSWERED] or sizes[:1], stores)))


def _appending(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, appending=tuple(appending(min(_APPENDED, max(sizes)), min(_STORED, max(sizes)), stores)))


def _starting(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, starting=(starting(min(_STARTED, max(sizes)), stores),))


def _ingesting(run: Run, sizes: list[int], stores: Homes) -> Run:
    lines = sorted({min(each, max(sizes)) for each in _INGESTED})
    return replace(run, ingesting=tuple(ingesting(lines, stores)))


def _importing(run: Run, sizes: list[int], stores: Homes) -> Run:
    mails = sorted({min(each, max(sizes)) for each in _IMPORTED})
    return replace(run, importing=tuple(importing(mails, stores)))


def _forgetting(run: Run, sizes: list[int], stores: Homes) -> Run:
    return replace(run, forgetting=(forgetting(max(sizes), stores),))


SECTIONS: Final[dict[str, Section]] = {
    "ranking": _ranking,
    "search": _searching,
    "answer": _answering,
    "plan": _planning,
    "append": _appending,
    "startup": _starting,
    "ingest": _ingesting,
    "exports": _importing,
    "forget": _forgetting,
}
"""In the order in which they are measured."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m evals.bench", description="Measure speed beside other engines.")
    parser.add_argument("--sizes", type=_sizes, default=list(SIZES), metavar="N,N", help="versions of records")
    parser.add_argument("--only", type=_sections, default=list(SECTIONS), metavar="NAME,NAME", help=", ".join(SECTIONS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the numbers")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the growth (.svg, .png, or a folder)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page")
    parser.add_argument("--saved", type=Path, metavar="FILE", help="measure nothing: draw and write what was saved")
    return parser


def _sizes(text: str) -> list[int]:
    sizes = sorted({int(each) for each in text.split(",")})
    if not sizes or sizes[0] < 100:
        raise argparse.ArgumentTypeError("sizes are at least 100")
    return sizes


def _sections(text: str) -> list[str]:
    wanted = {each.strip() for each in text.split(",")}
    if unknown := wanted - set(SECTIONS):
        raise argparse.ArgumentTypeError(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    return [name for name in SECTIONS if name in wanted]


if __name__ == "__main__":
    sys.exit(main())
