"""`candor doctor`: check the store and the clients, and say how to mend what is broken."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from memory_core.errors import StoreLocked
from server.app import App
from server.doctor import attachments, store
from server.errors import DONE, FAILED
from server.report import DoctorResult, FindingResult
from server.settings import surroundings
from server.terminal import Terminal


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Look and report, after mending if that is asked for; fails when something is broken."""
    if given.mend and app.exists:
        _mend(app, terminal)
    found = [*store.findings(app), *attachments.findings(app.settings, surroundings(), Path.cwd())]
    result = DoctorResult(
        home=str(app.settings.home),
        scope=app.settings.scope,
        findings=[FindingResult(check=each.check, state=each.state, what=each.what, todo=each.todo) for each in found],
        broken=sum(each.state == "broken" for each in found),
    )
    terminal.result(result, _lines(result))
    return FAILED if result.broken else DONE


def _mend(app: App, terminal: Terminal) -> None:
    """Read what is held by today's detector and build the index anew; what was said is never changed."""
    app.memory.examine(app.now())
    if not app.memory.rebuild(lambda reached, whole: terminal.progress(f"index: {reached} of {whole} entries")):
        raise StoreLocked(str(app.settings.home))


def _lines(result: DoctorResult) -> list[str]:
    lines = [f"home {result.home}, scope {result.scope}"]
    for each in result.findings:
        lines.append(f"{each.state:<7} {each.check:<15} {each.what}")
        if each.todo:
            lines.append(f"{'':<24}{each.todo}")
    lines.append(f"{result.broken} broken" if result.broken else "Nothing is broken.")
    return lines
