"""Taking in exports by the command itself, in a process of its own: records a second, and its highest memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from evals.bench import conversations, mailbox
from evals.bench.homes import Homes
from evals.bench.ingesting import run_ingest
from evals.bench.results import Importing
from evals.bench.timing import say

MAILBOX: Final = "mbox, plain mails of 11 KB"
CHATS: Final = "ChatGPT conversations.json, 60% text"

_WRITTEN: Final[Mapping[str, tuple[str, Callable[[Path, int], Path]]]] = {
    MAILBOX: ("all.mbox", mailbox.write),
    CHATS: ("conversations.json", conversations.write),
}
"""By export: the name of its file, and what writes one with so many records."""


def importing(sizes: list[int], homes: Homes) -> Iterator[Importing]:
    """A row for each export and number of records: the whole command, its start and its index included."""
    for what, (name, write) in _WRITTEN.items():
        for records in sizes:
            path = write(homes.fresh(f"export-{records}-{name}") / name, records)
            size = path.stat().st_size / 1e6
            seconds, cpu, peak = run_ingest(path, homes.fresh(f"imported-{records}-{name}"))
            say(
                f"import  {what}, {records:,}: {records / seconds:,.0f} records/s, {size / seconds:.1f} MB/s, "
                f"{seconds:.1f} s ({cpu:.1f} s of computing), {size:.0f} MB, peak {peak:.0f} MB"
            )
            path.unlink()
            yield Importing(what, records, size, seconds, peak, cpu)
