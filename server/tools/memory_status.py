"""The tool `memory_status`: what the memory holds, and what it has not seen."""

from __future__ import annotations

from typing import Final

from server.app import App
from server.results import status_result
from server.tools.tool import Arguments, Tool
from server.wire import StatusResult


class StatusArguments(Arguments):
    """Nothing is asked."""


def _run(app: App, _given: StatusArguments) -> StatusResult:
    return status_result(app.memory.status(), app.now())


TOOL: Final = Tool(
    "memory_status",
    "What the memory covers",
    "Say whose memory this is, their time zone, which sources it holds from when to when, and what it has not seen. "
    "Use it when a search finds less than expected, or before saying that something never happened.",
    StatusArguments,
    StatusResult,
    _run,
)
