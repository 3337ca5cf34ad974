"""`candor show`: one record in full, with its neighbours and its states."""

from __future__ import annotations

from argparse import Namespace

from server.app import App
from server.commands.records import headline, withheld_lines
from server.errors import DONE
from server.results import record_result
from server.terminal import Terminal, indented
from server.wire import RecordResult


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Show and print."""
    result = record_result(app.memory.record(given.id, given.as_of, app.now(), withheld=given.withheld), app.zone)
    terminal.result(result, _lines(result))
    return DONE


def _lines(result: RecordResult) -> list[str]:
    lines = []
    for record in result.records:
        lines += [headline(record), *indented(record.text, 2)]
        lines += [f"  {name}: {value}" for name, values in record.fields.items() for value in values]
        lines.append(f"  known from {record.known_from} ({record.known_basis})")
        lines.append("")
    if result.more:
        lines.append(f"and {result.more} more parts")
    lines += [f"beside it: {headline(each)}" for each in result.neighbours]
    lines += [
        f"state {each.source_id}: from {each.known_from} {f'to {each.known_to}' if each.known_to else 'on'}"
        for each in result.states
    ]
    lines += withheld_lines(result.withheld)
    return [*lines, *(f"note: {each}" for each in result.notes)]
