"""Asking the person behind a client: in the middle of a call, or by a second round where the protocol has no other way.

What a person agreed to is bound to what they were asked: in the second round the question must still be the same one.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from mcp.server.elicitation import AcceptedElicitation, render_elicitation_schema
from mcp.server.mcpserver import Context
from mcp.types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from pydantic import BaseModel

from server.tools.tool import Asking

_QUESTION: Final = "erase"
_ROUNDS: Final = "2026-07-28"
"""The protocol from which on a question is a result of its own."""


class _Yes(BaseModel):
    """What a person answers."""

    erase: bool


async def settled(asking: Asking, context: Context[None, Any]) -> BaseModel | InputRequiredResult:
    """The result after asking; of a client that cannot ask anybody, the one without a yes."""
    capabilities = context.client_capabilities
    if capabilities is None or capabilities.elicitation is None:
        return asking.otherwise
    if (context.protocol_version or "") >= _ROUNDS:
        return await _in_rounds(asking, context)
    match await context.elicit(asking.question, _Yes):
        case AcceptedElicitation(data=_Yes(erase=True)):
            return await asyncio.to_thread(asking.agreed)
        case _:
            return asking.otherwise


async def _in_rounds(asking: Asking, context: Context[None, Any]) -> BaseModel | InputRequiredResult:
    answer = (context.input_responses or {}).get(_QUESTION)
    if answer is None or context.request_state != asking.binding:
        schema = render_elicitation_schema(_Yes)
        request = ElicitRequest(params=ElicitRequestFormParams(message=asking.question, requested_schema=schema))
        return InputRequiredResult(input_requests={_QUESTION: request}, request_state=asking.binding)
    if isinstance(answer, ElicitResult) and answer.action == "accept" and (answer.content or {}).get("erase") is True:
        return await asyncio.to_thread(asking.agreed)
    return asking.otherwise
