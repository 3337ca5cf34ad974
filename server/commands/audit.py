"""`candor audit`: what was done to the memory, and whether its log is still what was written."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from memory_core.model.act import Act, Deed
from memory_core.model.instant import to_iso
from server.app import App
from server.errors import DONE, FAILED
from server.report import ActResult, AuditResult
from server.terminal import Terminal

DEEDS: Final[dict[Deed, str]] = {
    "owner": "settings of the owner kept",
    "import": "a run of taking in noted",
    "state": "{target} {id} moved to {detail}",
    "forgot": "{target} {id} forgotten, receipt {detail}",
    "struck": "a forgotten person taken out of what {target} {id} lists, receipt {detail}",
    "lifted": "{target} {id} may come in again",
    "examined": "all looked through anew for words to assistants, detector {detail}",
}
"""How each deed is told in a line."""


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """List the acts; with --verify also recompute the chain and replay it."""
    entries = app.log.position().sequence
    problems = list(app.log.problems()) if given.verify else None
    done = list(app.log.acts(0, entries))
    result = AuditResult(acts=[_act(app, act) for act in done], entries=entries, problems=problems)
    lines = [_line(app, act) for act in done]
    if problems is not None:
        lines += problems or [f"All {entries} entries fit the chain, and replaying them gives what is in force."]
    terminal.result(result, lines or ["Nothing was done to this memory yet."])
    return FAILED if problems else DONE


def _line(app: App, act: Act) -> str:
    told = DEEDS[act.deed].format(target=act.target, id=act.id, detail=act.detail)
    why = f" ({act.why})" if act.why else ""
    return f"{act.seq:>8}  {to_iso(act.at, app.zone)}  {act.by:<6}  {told}{why}"


def _act(app: App, act: Act) -> ActResult:
    return ActResult(
        seq=act.seq,
        at=to_iso(act.at, app.zone),
        deed=act.deed,
        by=act.by,
        target=act.target,
        id=act.id,
        detail=act.detail,
        before=act.before,
        after=act.after,
        why=act.why,
    )
