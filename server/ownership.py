"""Who a memory belongs to: what the command line says, what was kept, what the data shows when nobody said."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Final

from memory_core.errors import BadSetting
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft
from memory_core.people.guess import guess
from memory_core.people.owner import Owner, tzinfo
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised

_ZONES: Final = {"time_zone": re.compile(r"(.+)"), "recurrence": re.compile(r"TZID=([^:;]+)")}
"""The fields of an event that may name a time zone, and where in them."""

_READ: Final = 4_000
"""Drafts and rejections of an export that are read to find out whose it is; a workspace folder is read in whole."""

_NOBODY: Final = "somebody not known yet"


@dataclass(frozen=True, slots=True)
class Decided:
    """An owner, and a line for each thing that had to be found out or assumed."""

    owner: Owner
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Said:
    """What the command line says of the owner; "" and () where it says nothing. `me` is a name or an address."""

    me: str = ""
    addresses: tuple[str, ...] = ()
    slack_id: str = ""
    zone: str = ""
    hours: str = ""
    domains: tuple[str, ...] = ()


def said(given: Namespace) -> Said:
    """What the arguments of a command say of the owner."""
    return Said(given.me, tuple(given.address), given.slack_id, given.zone, given.hours, tuple(given.domain))


def changed(owner: Owner, words: Said) -> Owner:
    """The owner with what the command line says; a list that is given replaces the one before.

    Raises BadSetting, NotRecognised.
    """
    addresses = (*((words.me,) if "@" in words.me else ()), *words.addresses)
    return replace(
        owner,
        name=words.me if words.me and "@" not in words.me else owner.name,
        addresses=addresses or owner.addresses,
        handles=(f"slack:{words.slack_id.removeprefix('slack:')}",) if words.slack_id else owner.handles,
        zone=words.zone or owner.zone,
        working_hours=_hours(words.hours) if words.hours else owner.working_hours,
        domains=words.domains or owner.domains,
    )


def guessed(paths: Iterable[Path], words: Said, machine_zone: str) -> Decided:
    """The owner of what lies at these paths: what the command line says, else what the data shows.

    Reads workspaces in whole, and the beginning of exports. The zone of this machine is the last resort, and said.
    Raises BadSetting, NotRecognised.
    """
    known = changed(Owner(), words)
    zones: list[str] = []
    context = Context(tzinfo(known if words.zone else in_zone(known, machine_zone)))
    found = guess(_drafts(paths, context, zones), () if words.zone else zones, known)
    owner, notes = found.owner, [*found.evidence]
    if not words.zone and not zones:
        owner = in_zone(owner, machine_zone)
        notes.append(f"No time zone is named in the data: the one of this machine, {owner.zone}, is assumed.")
    if called(owner) == _NOBODY:
        notes.append("Nothing counts as yours until you say who you are: `candor init --me NAME --address ADDRESS`.")
    return Decided(owner, (*notes, "Kept as settings; `candor init` shows and changes them."))


def called(owner: Owner) -> str:
    """What to call the owner."""
    return owner.name or ", ".join(owner.addresses or owner.handles) or _NOBODY


def in_zone(owner: Owner, machine_zone: str) -> Owner:
    """The owner in the zone of this machine, if that is one: what a machine says may be anything."""
    try:
        return replace(owner, zone=machine_zone)
    except BadSetting:
        return owner


def _drafts(paths: Iterable[Path], context: Context, zones: list[str]) -> Iterator[Draft]:
    """The drafts of all paths; the time zones that they name are put into `zones`."""
    for path in paths:
        found = recognised(path)
        for item in islice(found.items(context), None if found.workspace else _READ):
            if isinstance(item, Draft):
                if isinstance(item.body, RecordBody):
                    zones += _named_zones(item.body)
                yield item


def _named_zones(body: RecordBody) -> list[str]:
    return [zone for name, value in body.fields if name in _ZONES for zone in _ZONES[name].findall(value)]


def _hours(text: str) -> tuple[str, str]:
    start, dash, end = text.partition("-")
    if not dash:
        raise BadSetting("hours", text, "a start and an end, such as 09:00-17:00")
    return start.strip(), end.strip()
