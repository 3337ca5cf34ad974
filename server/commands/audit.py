"""`candor audit`: what was done to the memory, and whether its log is still what was written."""

from __future__ import annotations

from argparse import Namespace

from memory_core.model.act import Act
from memory_core.model.instant import to_iso
from server.app import App
from server.errors import DONE, FAILED
from server.report import ActResult, AuditResult
from server.terminal import Terminal


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """List the acts; with --verify also recompute the chain and replay it."""
    entries = app.log.position().sequence
    problems = list(app.log.problems()) if given.verify else None
    acts = [_act(app, act) for act in app.log.acts(0, entries)]
    result = AuditResult(acts=acts, entries=entries, problems=problems)
    lines = [
        f"{each.seq:>8}  {each.at}  {each.by} {each.deed} {each.target} {each.id} {each.detail}".rstrip()
        for each in acts
    ]
    if problems is not None:
        lines += problems or [f"All {entries} entries fit the chain, and replaying them gives what is in force."]
    terminal.result(result, lines or ["Nothing was done to this memory yet."])
    return FAILED if problems else DONE


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
