"""What a command comes to: one of a closed union. Every outcome is a dry run: nothing has been done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from actions.plans.action import Action
from actions.resolve.result import Option


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions, ready for an executor; none when a condition is not met or nothing fits, and `why`.

    `preview` has a line an action, `digest` names the plan, `evidence` are ids of records, `notes` what was assumed.
    """

    actions: tuple[Action, ...]
    preview: tuple[str, ...] = ()
    digest: str = ""
    evidence: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that must be said before there is a plan. `key` says where in the command the answer belongs.

    `ready` are the actions of parts that are clear already.
    """

    key: str
    question: str
    options: tuple[Option, ...] = ()
    evidence: tuple[str, ...] = ()
    ready: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A plan that is done only with a yes: it destroys, goes to many or outside, or is somebody else's demand (`why`).

    `ready` are those of its actions that would need no yes.
    """

    plan: Plan
    summary: str
    why: tuple[str, ...]
    ready: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class MemoryQuestion:
    """It was no command: the memory is to be asked."""

    question: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """What cannot or will not be planned, and why."""

    why: str
    evidence: tuple[str, ...] = ()


Outcome: TypeAlias = Plan | Question | Confirmation | MemoryQuestion | Refusal
