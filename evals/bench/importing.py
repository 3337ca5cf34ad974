"""Taking in exports by the command itself, in a process of its own: records a second, and its highest memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evals.bench.homes import Homes
from evals.bench.ingesting import run_ingest
from evals.bench.mailbox import write
from evals.bench.results import Importing
from evals.bench.timing import say

MAILBOX: Final = "mbox, plain mails of 11 KB"


def importing(sizes: list[int], homes: Homes) -> Iterator[Importing]:
    """A row for each number of mails: the whole command, its start and its index included."""
    for mails in sizes:
        path = write(homes.fresh(f"mailbox-{mails}") / "all.mbox", mails)
        size = path.stat().st_size / 1e6
        seconds, peak = run_ingest(path, homes.fresh(f"imported-{mails}"))
        say(f"import  {mails:>9,}  {mails / seconds:,.0f} mails/s, {seconds:.1f} s, {size:.0f} MB, peak {peak:.0f} MB")
        path.unlink()
        yield Importing(MAILBOX, mails, size, seconds, peak)
