"""A command over several turns: a draft, questions about it, answers that narrow it, and consent.

A draft is all that must survive between turns: the command, when it was spoken, and the answers so far. Planning it
again with one more answer is the next turn, so any number of turns are one deterministic function.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from actions.clarify import chosen, consents
from actions.grammar.plain.calling_off import declined
from actions.outcome import Confirmation, Outcome, Plan, Question
from actions.planner import RELAYED, plan
from actions.plans.action import Action, CancelEvent, DeleteMail, ForwardMail, ReplyMail, SendMail, SendSlack
from actions.resolve.desk import Desk
from actions.resolve.result import Option
from memory_core.memory import Memory
from memory_core.model.instant import Instant

MOST_TURNS: Final = 12
CHANGED: Final = "A record that the plan relies on has changed since you were asked; this is the plan as of now."


_CALLED_OFF: Final = Plan((), why="You called it off, so nothing is planned.")
_DEEDS: Final[Mapping[type[Action], tuple[str, ...]]] = {
    DeleteMail: ("delete",),
    CancelEvent: ("cancel",),
    SendMail: ("send", "mail"),
    SendSlack: ("send", "post"),
    ReplyMail: ("send", "reply"),
    ForwardMail: ("send", "forward"),
}
"""By what verbs a person says yes to an action."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A command that waits for an answer: to the question `key` with its options, or ("" as key) for a yes.

    `digest` and `relies` (record id, and since when that state of it was known) say what a yes is given to.
    """

    command: str
    spoken: Instant
    replies: tuple[tuple[str, str], ...] = ()
    key: str = ""
    options: tuple[Option, ...] = ()
    digest: str = ""
    relies: tuple[tuple[str, Instant], ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn comes to, and the draft that an answer would go on with; None when nothing waits."""

    outcome: Outcome
    draft: Draft | None = None


def begin(memory: Memory, command: str, as_of: Instant) -> Turn:
    """Plan a command spoken at an instant."""
    desk = Desk.of(memory, as_of)
    return _turn(desk, Draft(command, as_of), plan(desk, command))


def go_on(memory: Memory, draft: Draft, reply: str, as_of: Instant) -> Turn:
    """Go on with a draft by an answer given at `as_of`; "" asks again.

    What was asked is answered as of when it was asked. A yes counts for the very plan it was asked for: when a record
    that the plan relies on has changed by `as_of`, it is asked anew; other news does not matter.
    """
    if reply.strip() and draft.key and declined(reply):
        return Turn(_CALLED_OFF)
    answered = draft
    if reply.strip() and draft.key and len(draft.replies) < MOST_TURNS:
        answered = replace(draft, replies=(*draft.replies, (draft.key, chosen(reply, draft.options))))
    desk = Desk.of(memory, draft.spoken).answered(answered.replies)
    outcome = plan(desk, draft.command)
    if draft.key or not reply.strip() or not isinstance(outcome, Confirmation):
        return _turn(desk, answered, outcome)
    return _consented(memory, draft, reply, outcome, max(as_of, draft.spoken))


def _consented(memory: Memory, draft: Draft, reply: str, outcome: Confirmation, as_of: Instant) -> Turn:
    desk = Desk.of(memory, draft.spoken)
    if not consents(reply, {deed for action in outcome.plan.actions for deed in _DEEDS.get(type(action), ())}):
        return Turn(_CALLED_OFF) if declined(reply) else _turn(desk, draft, outcome)
    later = Desk.of(memory, as_of, draft.spoken).answered(draft.replies)
    if outcome.plan.digest == draft.digest and _relies(later, [name for name, _ in draft.relies]) == draft.relies:
        return Turn(outcome.plan)
    anew = plan(later, draft.command)
    if isinstance(anew, Confirmation):
        anew = replace(anew, why=(*anew.why, CHANGED), summary=f"{CHANGED} {anew.summary}")
    return _turn(later, replace(draft, spoken=draft.spoken), anew)


def _turn(desk: Desk, draft: Draft, outcome: Outcome) -> Turn:
    match outcome:
        case Question(key=key, options=options):
            return Turn(outcome, replace(draft, key=key, options=options, digest="", relies=()))
        case Confirmation(plan=Plan(actions=())):
            return Turn(outcome, replace(draft, key=RELAYED, options=(), digest="", relies=()))
        case Confirmation(plan=made):
            relies = _relies(desk, made.evidence)
            return Turn(outcome, replace(draft, key="", options=(), digest=made.digest, relies=relies))
        case _:
            return Turn(outcome)


def _relies(desk: Desk, ids: Sequence[str]) -> tuple[tuple[str, Instant], ...]:
    """The records of these ids and since when their present state is known; what is gone is left out."""
    found = desk.versions(list(ids))
    return tuple((name, found[name].known.start) for name in sorted(found))
