"""An MCP server that knows nothing: what starting a process, Python and the SDK costs by itself."""

from __future__ import annotations

from mcp.server import MCPServer
from pydantic import BaseModel


class Nothing(BaseModel):
    """No hits."""

    hits: list[str] = []


server: MCPServer[None] = MCPServer(name="empty", log_level="WARNING")


@server.tool()
def search_memory(query: str) -> Nothing:  # noqa: ARG001
    """Find nothing."""
    return Nothing()


if __name__ == "__main__":
    server.run()
