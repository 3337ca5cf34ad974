"""Taking in workspaces by the command itself, in a process of its own: records a second, and its highest memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from evals.bench.homes import Homes
from evals.bench.results import Ingesting
from evals.bench.timing import say
from evals.bench.workspace import write
from evals.client import ROOT, candor


def ingesting(sizes: list[int], homes: Homes) -> Iterator[Ingesting]:
    """A row for each number of lines: the whole command, its start and its index included."""
    for lines in sizes:
        folder = write(homes.fresh(f"workspace-{lines}"), lines)
        size = (folder / "connectors" / "slack" / "messages.jsonl").stat().st_size / 1e6
        seconds, peak = _run(folder, homes.fresh(f"ingested-{lines}"))
        say(
            f"ingest  {lines:>9,}  {lines / seconds:,.0f} records/s, {seconds:.1f} s, {size:.0f} MB, peak {peak:.0f} MB"
        )
        yield Ingesting(lines, size, seconds, peak)


def _run(folder: Path, home: Path) -> tuple[float, float]:
    command = candor(home, "ingest", str(folder), "--me", "Person Number000", "--zone", "UTC")
    begun = perf_counter()
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = child.stderr.read() if child.stderr else b""
    _, status, used = os.wait4(child.pid, 0)
    taken = perf_counter() - begun
    if os.waitstatus_to_exitcode(status):
        raise RuntimeError(f"the ingest failed: {errors.decode(errors='replace')[-2000:]}")
    # Linux counts in KiB, macOS in bytes.
    return taken, used.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e6 / 1024)
