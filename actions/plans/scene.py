"""What a command is built in: the desk, and what was spoken of before; and what building it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from actions.plans.action import Action
from actions.resolve.desk import Desk
from actions.resolve.people import Company
from actions.resolve.result import Barred, Open
from memory_core.agenda.event import Occurrence
from memory_core.model.version import Version


@dataclass(frozen=True)
class Scene:
    """The desk, and the people, events and mails that pronouns may mean. `key` is the part's place in the command.

    `done` are the actions of the parts before.
    """

    desk: Desk
    key: str = "0"
    company: Company = field(default_factory=Company)
    events: tuple[Occurrence, ...] = ()
    mails: tuple[Version, ...] = ()
    done: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Built:
    """The actions of one part; the records they rest on, what was assumed, and why they need a yes (() when not).

    `scene` is what the next part is built in. `why` says why there are no actions.
    """

    actions: tuple[Action, ...]
    scene: Scene
    evidence: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    risks: tuple[str, ...] = ()
    why: str = ""


Building: TypeAlias = Built | Open | Barred
