"""`candor state`: show the state of a record, or move it to another one."""

from __future__ import annotations

from argparse import Namespace

from memory_core.errors import WrongUse
from server.app import App
from server.errors import DONE
from server.report import StateResult
from server.terminal import Terminal


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Move, or show."""
    if given.state is None:
        result = StateResult(id=given.id, state=app.memory.state(given.id), before=None)
        terminal.result(result, [f"{given.id} is {result.state}"])
        return DONE
    if not given.why.strip():
        raise WrongUse("A move needs its reason.", "Add --why TEXT; it is kept in the audit.")
    before = app.memory.move(given.id, given.state, given.why, app.now())
    result = StateResult(id=given.id, state=given.state, before=before)
    terminal.result(result, [f"{given.id} was {before} and is now {given.state}, at every as_of"])
    return DONE
