"""OpenAI's chat completions, as many servers speak them: the answer as text that must fit a JSON schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pydantic import BaseModel

from server.readers.draft import NAME, SCHEMA
from server.readers.prompt import Prompt
from server.readers.protocol import Call, End, Protocol, Said
from server.settings import Model

_ENDS: Final[Mapping[str, End]] = {"stop": "done", "length": "cut", "content_filter": "refused"}


class _Words(BaseModel):
    content: str | None = None
    refusal: str | None = None


class _Choice(BaseModel):
    message: _Words = _Words()
    delta: _Words = _Words()
    finish_reason: str | None = None


class _Completion(BaseModel):
    choices: list[_Choice]


def _call(model: Model, prompt: Prompt) -> Call:
    return Call(
        "/chat/completions",
        {"authorization": f"Bearer {model.key}"} if model.key else {},
        {
            "model": model.name,
            "max_completion_tokens": model.reply,
            "messages": [
                {"role": "system", "content": prompt.system},
                {"role": "user", "content": prompt.user},
            ],
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": NAME, "strict": True, "schema": SCHEMA},
            },
            "stream": model.stream,
        },
    )


def _whole(reply: str) -> Said:
    choices = _Completion.model_validate_json(reply).choices
    return _said(choices[0].message, choices[0].finish_reason or "failed") if choices else Said("", "failed")


def _event(data: str) -> Said:
    # The last event of a stream may have no choice, only what was used.
    choices = _Completion.model_validate_json(data).choices
    return _said(choices[0].delta, choices[0].finish_reason) if choices else Said("", "open")


def _said(words: _Words, reason: str | None) -> Said:
    if words.refusal:
        return Said("", "refused")
    return Said(words.content or "", _ENDS.get(reason, "failed") if reason else "open")


OPENAI: Final = Protocol(_call, _whole, _event, "[DONE]")
