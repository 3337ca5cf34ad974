"""`candor search`: find records, as of any instant."""

from __future__ import annotations

from argparse import Namespace

from memory_core.memory import Asked
from server.app import App
from server.commands.records import numbered, withheld_lines
from server.errors import DONE
from server.results import search_result
from server.terminal import Terminal
from server.wire import SearchResult


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Search and print."""
    now = app.now()
    asked = Asked(
        " ".join(given.query),
        given.as_of,
        given.source,
        given.kind,
        given.person,
        given.thread,
        given.after,
        given.before,
        given.limit,
        given.cursor,
        given.withheld,
    )
    result = search_result(app.memory.search(asked, now), app.memory.status(), now)
    terminal.result(result, _lines(result))
    return DONE


def _lines(result: SearchResult) -> list[str]:
    lines = numbered(result.hits)
    if not result.hits:
        lines.append(f"Nothing found as of {result.as_of}.")
        lines += [f"{each.source}: seen from {each.from_} to {each.to}" for each in result.coverage]
    lines += withheld_lines(result.withheld)
    lines += [f"note: {each}" for each in result.notes]
    if result.next:
        lines.append(f"more: the same command with --cursor {result.next}")
    return lines
