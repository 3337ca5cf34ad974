"""What a tool is: a name, words that say when to use it, the shape of its arguments, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from server.app import App
from server.wire import untitled


class Arguments(BaseModel):
    """Arguments of a tool: flat, each with a line that says what it is. What is not listed is refused."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=untitled)


Given = TypeVar("Given", bound=Arguments)


@dataclass(frozen=True, slots=True)
class Asking:
    """A result that depends on a person: what to ask them, what follows their answer, and the result without one.

    `answers` is the form they fill in; what `follow` makes of it may be the next question. `state` says what the
    question is about, in text that a client may carry from one call to the next; `resumed` gives the question of a
    state again, or None for a state that does not fit this call.
    """

    question: str
    state: str
    answers: type[BaseModel]
    follow: Callable[[BaseModel], BaseModel | Asking]
    resumed: Callable[[str], Asking | None]
    otherwise: BaseModel


@dataclass(frozen=True, slots=True)
class Tool(Generic[Given]):
    """A tool that only reads, unless it `erases`. `run` is synchronous and may raise any CandorError.

    The words are fixed: nothing of the memory is ever in them.
    """

    name: str
    title: str
    description: str
    arguments: type[Given]
    result: type[BaseModel]
    run: Callable[[App, Given], BaseModel | Asking]
    erases: bool = False
