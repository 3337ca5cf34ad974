"""Planning commands: each at its own instant, over a memory of a workspace folder; outcomes as predictions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from time import perf_counter

from actions.dialogue import begin
from actions.outcome import Confirmation, MemoryQuestion, Outcome, Plan, Question, Refusal
from actions.plans.action import TYPES, Action, Json, arguments
from evals.action_cases import Act, Command, Prediction, Value
from memory_core.memory import Memory
from memory_core.model.instant import from_datetime


@dataclass(frozen=True, slots=True)
class Planned:
    """A prediction, and the seconds it took."""

    prediction: Prediction
    seconds: float


def act(memory: Memory, commands: Iterable[Command]) -> Iterator[Planned]:
    """What the planner comes to for each command."""
    for command in commands:
        start = perf_counter()
        turn = begin(memory, command.command, from_datetime(command.as_of))
        yield Planned(Prediction(command.id, predicted(turn.outcome)), perf_counter() - start)


def predicted(outcome: Outcome) -> tuple[Act, ...]:
    """An outcome as actions: a question is `clarify`, a confirmation `confirm`, each beside what needs neither."""
    match outcome:
        case Plan(actions=made):
            return tuple(map(_act, made))
        case Question(question=question, options=options, ready=ready):
            shown = f"{question} {' / '.join(each.label for each in options)}".strip()
            return (*map(_act, ready), Act("clarify", {"question": shown}))
        case Confirmation(summary=summary, ready=ready):
            return (*map(_act, ready), Act("confirm", {"summary": summary}))
        case MemoryQuestion(question=question):
            return (Act("memory.ask", {"question": question}),)
        case Refusal():
            return ()


def _act(action: Action) -> Act:
    return Act(TYPES[type(action)], {name: _value(value) for name, value in arguments(action).items()})


def _value(value: Json) -> Value:
    return [*value] if isinstance(value, list) else value
