"""A reader backed by a model, behind the signature of the built-in one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import sleep

from pydantic import ValidationError

from memory_core.answer.abstention import WORDS
from memory_core.answer.evidence import Evidence
from memory_core.answer.question import Question
from memory_core.errors import BadSetting, ReaderRejected
from memory_core.model.answer import NoAnswer, Outcome, Reason
from server.readers.check import checked
from server.readers.draft import Draft
from server.readers.exchange import exchanged
from server.readers.prompt import Prompt, prompt
from server.readers.registry import PROTOCOLS
from server.settings import Model


@dataclass(frozen=True, slots=True)
class ModelReader:
    """Asks a model for each question that there is evidence for; `pause` sleeps for so many seconds.

    Raises ReaderFailure when the call or a check of the reply fails; never falls back on another reader.
    """

    model: Model
    pause: Callable[[float], None] = sleep

    def __call__(self, question: Question, evidence: Evidence) -> Outcome:
        """The checked answer; without evidence none, and no call."""
        if not evidence.hits:
            reason: Reason = "only from withheld records" if evidence.withheld else "no evidence"
            return NoAnswer(reason, WORDS[reason])
        asked = prompted(self.model, question, evidence)
        protocol = PROTOCOLS[self.model.protocol]
        said = exchanged(self.model, protocol, protocol.call(self.model, asked), self.pause)
        try:
            draft = Draft.model_validate_json(said.text)
        except ValidationError:
            raise ReaderRejected(self.model.protocol, "its answer has not the shape of one") from None
        return checked(self.model.protocol, draft, question, evidence, asked.given)


def prompted(model: Model, question: Question, evidence: Evidence) -> Prompt:
    """What the model is asked. Raises BadSetting when its budget leaves no room for a record."""
    asked = prompt(question, evidence, model.records)
    if not asked.given:
        raise BadSetting("CANDOR_READER_TOKENS", str(model.records), "more tokens: not one record fits")
    return asked
