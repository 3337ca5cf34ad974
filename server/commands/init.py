"""`candor init`: say who the memory belongs to, or show it."""

from __future__ import annotations

from argparse import Namespace

from memory_core.people.owner import Owner
from server.app import App, machine_zone
from server.errors import DONE
from server.ownership import Said, changed, in_zone, said
from server.report import OwnerResult
from server.settings import surroundings
from server.terminal import Terminal


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Keep what is given, and show what is kept."""
    owner, notes = app.memory.owner, []
    known = bool(app.log.owner())
    words = said(given)
    if words != Said():
        owner = changed(owner, words)
        if not known and not words.zone:
            owner = in_zone(owner, machine_zone(surroundings().zone))
            notes.append(f"The time zone is that of this machine, {owner.zone}; --zone sets another.")
        app.memory.belongs_to(owner, app.now())
    elif not known:
        notes.append("Nothing is set yet: give --me and --zone, or let the first `candor ingest` find out.")
    result = _result(owner, app.settings.scope, notes)
    terminal.result(result, _lines(result))
    return DONE


def _result(owner: Owner, scope: str, notes: list[str]) -> OwnerResult:
    return OwnerResult(
        scope=scope,
        name=owner.name or None,
        addresses=list(owner.addresses),
        slack_id=next((each.removeprefix("slack:") for each in owner.handles if each.startswith("slack:")), None),
        zone=owner.zone,
        hours="-".join(owner.working_hours),
        domains=list(owner.domains),
        notes=notes,
    )


def _lines(result: OwnerResult) -> list[str]:
    return [
        f"scope      {result.scope}",
        f"name       {result.name or '-'}",
        f"addresses  {', '.join(result.addresses) or '-'}",
        f"slack id   {result.slack_id or '-'}",
        f"zone       {result.zone}",
        f"hours      {result.hours}",
        f"domains    {', '.join(result.domains) or '-'}",
        *result.notes,
    ]
