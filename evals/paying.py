"""What asking a model would cost, in tokens, before anything is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from evals.asking import ask
from evals.cases import Question
from memory_core.answer.evidence import Evidence
from memory_core.answer.question import Question as Understood
from memory_core.memory import Memory
from memory_core.model.answer import NoAnswer, Outcome
from server.readers.reader import prompted
from server.settings import Model


@dataclass(frozen=True, slots=True)
class Estimate:
    """Calls that a run makes, the tokens of all prompts, and the most that all replies may have.

    Attempts that fail come on top.
    """

    calls: int
    prompts: int
    replies: int

    @property
    def told(self) -> str:
        """The estimate in words."""
        return f"{self.calls} calls, about {self.prompts:,} tokens in and at most {self.replies:,} tokens out"


@dataclass(slots=True)
class _Counter:
    model: Model
    tokens: list[int] = field(default_factory=list)

    def __call__(self, question: Understood, evidence: Evidence) -> Outcome:
        if evidence.hits:
            self.tokens.append(prompted(self.model, question, evidence).tokens)
        return NoAnswer("no evidence", "")


def estimated(memory: Memory, model: Model, questions: Iterable[Question], tell: Callable[[str], None]) -> Estimate:
    """What it costs to ask the model every question; the evidence is gathered, nothing is sent."""
    counter = _Counter(model)
    for answer in ask(memory, questions, counter):
        tell(f"estimated: {answer.id}")
    return Estimate(len(counter.tokens), sum(counter.tokens), len(counter.tokens) * model.reply)
