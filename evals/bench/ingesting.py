"""Taking in workspaces by the command itself, in a process of its own: records a second, and its highest memory."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from evals.bench.homes import Homes
from evals.bench.results import Ingesting
from evals.bench.timing import say
from evals.bench.workspace import write
from evals.client import ROOT, candor


class Ran(NamedTuple):
    """What a process took: seconds by the clock, seconds of computing, its highest memory in megabytes."""

    seconds: float
    cpu: float
    peak_mb: float


def ingesting(sizes: list[int], homes: Homes) -> Iterator[Ingesting]:
    """A row for each number of lines: the whole command, its start and its index included."""
    for lines in sizes:
        folder = write(homes.fresh(f"workspace-{lines}"), lines)
        size = (folder / "connectors" / "slack" / "messages.jsonl").stat().st_size / 1e6
        seconds, _, peak = run_ingest(folder, homes.fresh(f"ingested-{lines}"))
        say(
            f"ingest  {lines:>9,}  {lines / seconds:,.0f} records/s, {seconds:.1f} s, {size:.0f} MB, peak {peak:.0f} MB"
        )
        yield Ingesting(lines, size, seconds, peak)


def run_ingest(path: Path, home: Path) -> Ran:
    """What one ingest into a new home took. Raises RuntimeError when it fails."""
    command = candor(home, "ingest", str(path), "--me", "Person Number000", "--zone", "UTC")
    launcher = [sys.executable, "-m", "evals.bench.launch", *command]
    done = subprocess.run(launcher, cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, check=True)
    told = json.loads(done.stdout)
    if told["code"]:
        raise RuntimeError(f"the ingest failed: {told['errors']}")
    return Ran(told["seconds"], told["cpu"], told["peak_mb"])
