"""`candor plan`: turn a command into a checked plan; nothing is executed."""

from __future__ import annotations

from argparse import Namespace

from server.app import App
from server.errors import DONE
from server.planning import Wanted, planned
from server.terminal import Terminal
from server.wire import PlanResult


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Plan and print."""
    result = planned(app, Wanted(" ".join(given.words), given.as_of, given.reply, given.continuation))
    terminal.result(result, _lines(result))
    return DONE


def _lines(result: PlanResult) -> list[str]:
    lines = [f"{result.outcome.replace('_', ' ')} (dry run, as of {result.as_of})"]
    lines += [f"  {each}" for each in result.preview]
    if result.outcome == "memory_question":
        lines += [f"  ask: {each.args['question']}" for each in result.actions]
    lines += [f"question: {result.question}"] if result.question else []
    lines += [f"  {number}. {each}" for number, each in enumerate(result.options, 1)]
    lines += [f"why: {each}" for each in result.why]
    lines += [f"evidence: {', '.join(result.evidence)}"] if result.evidence else []
    if result.continuation:
        lines.append(f"answer: candor plan --reply ANSWER --continuation {result.continuation}")
    return lines
