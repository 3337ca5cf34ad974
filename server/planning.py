"""Plans at the edge: what a caller writes becomes a turn of a dialogue, and the turn becomes what is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from actions.continuation import read, written
from actions.dialogue import Draft, Turn, begin, go_on
from actions.outcome import Confirmation, MemoryQuestion, Outcome, Plan, Question, Refusal
from actions.payloads.payload import payload
from actions.plans.action import TYPES, Action, AskMemory, arguments
from memory_core.errors import WrongUse
from memory_core.model.instant import Instant, to_iso
from memory_core.people.owner import tzinfo
from memory_core.when.point import point
from server.app import App
from server.signing import key
from server.wire import OutcomeName, PlannedAction, PlanResult

_OUTCOMES: Final[Mapping[type[Outcome], OutcomeName]] = {
    Plan: "plan",
    Question: "question",
    Confirmation: "confirmation",
    MemoryQuestion: "memory_question",
    Refusal: "refusal",
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """A call as it is written; "" leaves a thing out."""

    command: str = ""
    as_of: str = ""
    reply: str = ""
    continuation: str = ""


def planned(app: App, wanted: Wanted) -> PlanResult:
    """Plan, or go on with a plan.

    Raises BadInstant, BadContinuation, and WrongUse for a reply to nothing.
    """
    now = app.now()
    zone = tzinfo(app.memory.owner)
    as_of = point("as_of", wanted.as_of, zone, edge="end").instant if wanted.as_of.strip() else now
    if wanted.continuation.strip():
        draft = read(wanted.continuation, app.settings.scope, key(app.settings.home), now)
        turn = app.memory.undisturbed(lambda: go_on(app.memory, draft, wanted.reply, as_of))
    elif wanted.reply.strip():
        raise WrongUse(
            "reply: there is no continuation to answer.", "Give the continuation that came with the question."
        )
    else:
        turn = app.memory.undisturbed(lambda: begin(app.memory, wanted.command, as_of))
    return result(app, turn, as_of, now)


def result(app: App, turn: Turn, as_of: Instant, now: Instant) -> PlanResult:
    """A turn as it is sent."""
    outcome = turn.outcome
    made = outcome if isinstance(outcome, Plan) else outcome.plan if isinstance(outcome, Confirmation) else Plan(())
    return PlanResult(
        as_of=to_iso(as_of, tzinfo(app.memory.owner)),
        outcome=_OUTCOMES[type(outcome)],
        actions=_actions(outcome, as_of),
        preview=list(made.preview),
        digest=made.digest or None,
        evidence=list(made.evidence)
        if made.evidence or not isinstance(outcome, Question | Refusal)
        else list(outcome.evidence),
        question=_question(outcome),
        options=[each.label for each in outcome.options] if isinstance(outcome, Question) else [],
        continuation=_continuation(app, turn.draft, now),
        why=_why(outcome),
    )


def _actions(outcome: object, as_of: Instant) -> list[PlannedAction]:
    match outcome:
        case Plan(actions=actions):
            return [_action(each, as_of, ready=True) for each in actions]
        case Confirmation(plan=made):
            # What an executor takes comes only with consent.
            return [_action(each, as_of, ready=False) for each in made.actions]
        case MemoryQuestion(question=question):
            return [_action(AskMemory(question), as_of, ready=False)]
        case _:
            return []


def _action(action: Action, as_of: Instant, *, ready: bool) -> PlannedAction:
    found = dict(payload(action, as_of)) if ready else {}
    return PlannedAction(type=TYPES[type(action)], args=dict(arguments(action)), payload=found or None)


def _question(outcome: object) -> str | None:
    match outcome:
        case Question(question=question):
            return question
        case Confirmation(summary=summary):
            return summary
        case _:
            return None


def _why(outcome: object) -> list[str]:
    match outcome:
        case Plan(why=why, notes=notes):
            return [*([why] if why else []), *notes]
        case Confirmation(plan=made, why=why):
            return [*why, *made.notes]
        case Refusal(why=why):
            return [why]
        case _:
            return []


def _continuation(app: App, draft: Draft | None, now: Instant) -> str | None:
    return None if draft is None else written(draft, app.settings.scope, key(app.settings.home), now)
