"""`candor ask`: answer a question, as of any instant, with what the answer rests on."""

from __future__ import annotations

from argparse import Namespace

from memory_core.answer.reader import read
from server.app import App
from server.commands.records import withheld_lines
from server.errors import DONE
from server.readers.reader import ModelReader
from server.results import answer_result
from server.settings import model
from server.terminal import Terminal, indented
from server.wire import AnswerResult


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Answer and print."""
    chosen = model(given.reader)
    reads = ModelReader(chosen) if chosen else read
    now = app.now()
    replied = app.memory.answer(" ".join(given.question), given.as_of, now, reads)
    result = answer_result(replied, app.memory.status(), now)
    terminal.result(result, _lines(result))
    return DONE


def _lines(result: AnswerResult) -> list[str]:
    lines = [result.text, ""]
    for number, each in enumerate(result.citations, 1):
        marks = "" if each.trust in ("own", "colleague") else f"  ({each.trust})"
        lines.append(
            f"{number:>3}. {each.when.replace('T', ' ')}  {each.who or 'unidentified'}  [{each.source_id}]{marks}"
        )
        lines += indented(each.quote, 5)
    lines += [
        f"before: {each.value.rstrip('.')}, from {_minute(each.since)} until {_minute(each.until)} [{each.id}]"
        for each in result.history
    ]
    lines += [f"held by {each.who}: {each.quote} [{each.id}]" for each in result.disagreement]
    if result.reason:
        lines.append(f"reason: {result.reason}")
    if result.ungrounded:
        lines.append(f"in no record: {', '.join(result.ungrounded)}")
    lines += withheld_lines(result.withheld)
    return [*lines, *(f"note: {each}" for each in result.notes)]


def _minute(written: str) -> str:
    """A time in ISO 8601 to the minute, as people write it."""
    return written[:16].replace("T", " ")
