"""`candor status`: what the memory holds, and what it has not seen."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from server.app import App
from server.errors import DONE
from server.report import StatusReport, TakenIn
from server.results import status_report
from server.terminal import Terminal, counted

_RUNS: Final = 10
"""Ingests that people are shown; JSON has all."""


def run(app: App, _given: Namespace, terminal: Terminal) -> int:
    """Print the status."""
    result = status_report(app.memory.status(), app.now())
    terminal.result(result, [f"home {app.settings.home}", *_lines(result)])
    return DONE


def _lines(result: StatusReport) -> list[str]:
    behind = "" if result.index_in_step else f", index on disk at {result.indexed}"
    return [
        f"scope {result.scope}: {result.sequence} entries in the log{behind}",
        f"owner {result.owner.name or 'not known'}, {result.owner.zone}",
        *(
            f"{each.source:<16} {counted(each.records, 'record'):>15}  {each.from_} to {each.to}, "
            f"{each.rejected} rejected, last ingest {each.last_ingest}"
            for each in result.sources
        ),
        *map(_taken, result.taken[-_RUNS:]),
        *result.not_seen,
    ]


def _taken(run: TakenIn) -> str:
    came = ", ".join(
        f"{name} {each.added + each.changed}" for name, each in run.sources.items() if each.added + each.changed
    )
    return f"taken in {run.started}  {run.path}: {came or 'nothing new'}{'' if run.finished else ' (broken off)'}"
