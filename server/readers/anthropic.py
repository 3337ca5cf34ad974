"""Anthropic's Messages API (version 2023-06-01): the answer as the arguments of a tool that must be called."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel

from server.readers.draft import NAME, SCHEMA
from server.readers.prompt import Prompt
from server.readers.protocol import Call, End, Protocol, Said
from server.settings import Model

_ENDS: Final[Mapping[str, End]] = {
    "tool_use": "done",
    "end_turn": "done",
    "max_tokens": "cut",
    "model_context_window_exceeded": "cut",
    "refusal": "refused",
}


class _Block(BaseModel):
    type: str
    name: str = ""
    input: dict[str, Any] = {}


class _Message(BaseModel):
    content: list[_Block]
    stop_reason: str | None


class _Delta(BaseModel):
    partial_json: str = ""
    stop_reason: str | None = None


class _Event(BaseModel):
    type: str
    delta: _Delta = _Delta()


def _call(model: Model, prompt: Prompt) -> Call:
    return Call(
        "/v1/messages",
        {"x-api-key": model.key, "anthropic-version": "2023-06-01"},
        {
            "model": model.name,
            "max_tokens": model.reply,
            "system": prompt.system,
            "messages": [{"role": "user", "content": prompt.user}],
            "tools": [{"name": NAME, "description": "Give the answer", "input_schema": SCHEMA}],
            "tool_choice": {"type": "tool", "name": NAME},
            "stream": model.stream,
        },
    )


def _whole(reply: str) -> Said:
    message = _Message.model_validate_json(reply)
    given = [json.dumps(each.input) for each in message.content if each.type == "tool_use" and each.name == NAME]
    return Said("".join(given), _ENDS.get(message.stop_reason or "", "failed"))


def _event(data: str) -> Said:
    event = _Event.model_validate_json(data)
    if event.type == "error":
        return Said("", "failed")
    reason = event.delta.stop_reason
    return Said(event.delta.partial_json, _ENDS.get(reason, "failed") if reason else "open")


ANTHROPIC: Final = Protocol(_call, _whole, _event)
