"""`candor status`: what the memory holds, and what it has not seen."""

from __future__ import annotations

from argparse import Namespace

from server.app import App
from server.errors import DONE
from server.results import status_result
from server.terminal import Terminal, counted
from server.wire import StatusResult


def run(app: App, _given: Namespace, terminal: Terminal) -> int:
    """Print the status."""
    result = status_result(app.memory.status(), app.now())
    terminal.result(result, [f"home {app.settings.home}", *_lines(result)])
    return DONE


def _lines(result: StatusResult) -> list[str]:
    behind = "" if result.index_in_step else f", index on disk at {result.indexed}"
    return [
        f"scope {result.scope}: {result.sequence} entries in the log{behind}",
        f"owner {result.owner.name or 'not known'}, {result.owner.zone}",
        *(
            f"{each.source:<16} {counted(each.records, 'record'):>15}  {each.from_} to {each.to}  "
            f"last ingest {each.last_ingest}"
            for each in result.sources
        ),
        *result.not_seen,
    ]
