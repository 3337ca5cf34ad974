"""Asking the person behind a client: in the middle of a call, or by further rounds where the protocol has no other way.

What a person answers is bound to what they were asked: in a further round the question must still be the same one.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from mcp.server.elicitation import AcceptedElicitation, render_elicitation_schema
from mcp.server.mcpserver import Context
from mcp.types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from pydantic import BaseModel, ValidationError

from server.tools.tool import Asking

MOST: Final = 12
"""Questions within one call."""
_QUESTION: Final = "answer"
_ROUNDS: Final = "2026-07-28"
"""The protocol from which on a question is a result of its own."""


async def settled(asking: Asking, context: Context[None, Any]) -> BaseModel | InputRequiredResult:
    """The result after asking, question by question; of a client that cannot ask anybody, the one without an answer."""
    capabilities = context.client_capabilities
    if capabilities is None or capabilities.elicitation is None:
        return asking.otherwise
    if (context.protocol_version or "") >= _ROUNDS:
        return await _in_rounds(asking, context)
    for _ in range(MOST):
        answer = await _elicited(asking, context)
        found = asking.otherwise if answer is None else await asyncio.to_thread(asking.follow, answer)
        if not isinstance(found, Asking):
            return found
        asking = found
    return asking.otherwise


async def _elicited(asking: Asking, context: Context[None, Any]) -> BaseModel | None:
    """What the person filled in; None when they declined, or the client sent what fits no form."""
    try:
        match await context.elicit(asking.question, asking.answers):
            case AcceptedElicitation(data=answer):
                return answer
            case _:
                return None
    except ValueError:
        return None


async def _in_rounds(asking: Asking, context: Context[None, Any]) -> BaseModel | InputRequiredResult:
    """One round: the question, or what follows the answer that came with the state of the round before."""
    answer = (context.input_responses or {}).get(_QUESTION)
    before = asking.resumed(context.request_state) if context.request_state else None
    if answer is None or before is None:
        return _required(asking)
    filled = _filled(before, answer) if isinstance(answer, ElicitResult) else None
    found = before.otherwise if filled is None else await asyncio.to_thread(before.follow, filled)
    return _required(found) if isinstance(found, Asking) else found


def _required(asking: Asking) -> InputRequiredResult:
    schema = render_elicitation_schema(asking.answers)
    request = ElicitRequest(params=ElicitRequestFormParams(message=asking.question, requested_schema=schema))
    return InputRequiredResult(input_requests={_QUESTION: request}, request_state=asking.state)


def _filled(asking: Asking, answer: ElicitResult) -> BaseModel | None:
    if answer.action != "accept":
        return None
    try:
        return asking.answers.model_validate(answer.content or {})
    except ValidationError:
        return None
