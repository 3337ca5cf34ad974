"""A real MCP client of a real `candor serve`: what the demo sees is what an agent sees."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

from mcp import Client, MCPError, StdioServerParameters
from mcp.types import TextContent
from pydantic import BaseModel

from server.report import IngestResult
from server.wire import AnswerResult, RecordResult, SearchResult, StatusResult

ROOT: Final = Path(__file__).parents[1]
"""The folder of the project, where the commands are run so that they are found uninstalled too."""

PATIENCE: Final = 30
"""Seconds that one call may take."""

_T = TypeVar("_T", bound=BaseModel)


class Refused(Exception):
    """A command or a tool that said no; the message is what it said."""


def candor(home: Path, command: str, *arguments: str) -> list[str]:
    """The command line of a Candor command on a home."""
    return [sys.executable, "-m", "server", command, "--home", str(home), *arguments]


def ingest(home: Path, data: Path) -> IngestResult:
    """Take a folder in with the real command. Raises Refused when it fails."""
    command = candor(home, "ingest", str(data), "--json")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise Refused(f"candor ingest ended with {done.returncode}: {done.stderr.strip()}")
    return IngestResult.model_validate_json(done.stdout)


class Served:
    """The tools of a server, each with its result as the server declares it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def search(self, **arguments: object) -> SearchResult:
        """`search_memory`. Raises Refused."""
        return await self._call("search_memory", arguments, SearchResult)

    async def answer(self, **arguments: object) -> AnswerResult:
        """`answer_question`. Raises Refused."""
        return await self._call("answer_question", arguments, AnswerResult)

    async def record(self, **arguments: object) -> RecordResult:
        """`get_record`. Raises Refused."""
        return await self._call("get_record", arguments, RecordResult)

    async def status(self) -> StatusResult:
        """`memory_status`. Raises Refused."""
        return await self._call("memory_status", {}, StatusResult)

    async def _call(self, tool: str, arguments: dict[str, object], shape: type[_T]) -> _T:
        try:
            result = await self._client.call_tool(tool, arguments)
        except MCPError as error:
            raise Refused(f"{tool}: {error}") from error
        if result.is_error:
            said = " ".join(each.text for each in result.content if isinstance(each, TextContent))
            raise Refused(said)
        return shape.model_validate(result.structured_content)


@asynccontextmanager
async def served(home: Path, mode: str = "auto") -> AsyncIterator[Served]:
    """A server of a home, over stdio, for as long as the context lasts; with mode "legacy" after a handshake."""
    command, *arguments = candor(home, "serve")
    server = StdioServerParameters(command=command, args=arguments, cwd=ROOT)
    async with Client(server, read_timeout_seconds=PATIENCE, mode=mode) as client:
        yield Served(client)


def served_after_a_handshake(home: Path) -> AbstractAsyncContextManager[Served]:
    """As `served`, in a session that begins with a handshake."""
    return served(home, "legacy")
