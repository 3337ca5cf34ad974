"""Starting: from launching the server's process to its first answer over stdio, beside a server that knows nothing."""

from __future__ import annotations

import asyncio
import sys
from statistics import median
from time import perf_counter
from typing import Final

from mcp import Client, StdioServerParameters

from evals.bench.corpus import queries
from evals.bench.homes import Homes
from evals.bench.results import Starting
from evals.bench.timing import say
from evals.client import ROOT, candor

RUNS: Final = 7


def starting(records: int, homes: Homes, runs: int = RUNS) -> Starting:
    """Both servers in turn, so many times; one start of each before is not measured."""
    home = homes.of(records)
    ours: list[float] = []
    empty: list[float] = []
    for turn in range(runs + 1):
        for command, seconds in (
            (candor(home, "serve"), ours),
            ([sys.executable, "-m", "evals.bench.empty"], empty),
        ):
            taken = asyncio.run(_first_answer(command))
            if turn:
                seconds.append(taken)
    row = Starting(records, tuple(ours), tuple(empty))
    say(f"startup {records:>9,}  ours {median(ours):.2f} s, empty {median(empty):.2f} s, apart {apart(row):.2f} s")
    return row


def apart(row: Starting) -> float:
    """How much longer ours takes, seconds: medians."""
    return median(row.ours) - median(row.empty)


async def _first_answer(command: list[str]) -> float:
    server = StdioServerParameters(command=command[0], args=command[1:], cwd=ROOT)
    begun = perf_counter()
    async with Client(server) as client:
        found = await client.call_tool("search_memory", {"query": " ".join(queries(1)[0])})
        taken = perf_counter() - begun
    if found.is_error:
        raise RuntimeError(f"the server could not answer: {found.content}")
    return taken
