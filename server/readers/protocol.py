"""What a protocol of a model is: how a call is written, and how a reply, whole or in events, is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from server.readers.prompt import Prompt
from server.settings import Model

End: TypeAlias = Literal["open", "done", "cut", "refused", "failed"]
"""How a reply ends: it goes on; whole; at the bound of its tokens; the model declines; anything else."""


@dataclass(frozen=True, slots=True)
class Call:
    """What is sent."""

    path: str
    headers: Mapping[str, str]
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Said:
    """What a model said: the JSON of a draft, or a part of it."""

    text: str
    end: End


@dataclass(frozen=True, slots=True)
class Protocol:
    """`whole` reads a reply, `event` one event of a stream, each from bytes of JSON; both raise ValidationError.

    `last` is what a stream may end with that is no JSON.
    """

    call: Callable[[Model, Prompt], Call]
    whole: Callable[[str], Said]
    event: Callable[[str], Said]
    last: str = ""
