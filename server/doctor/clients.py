"""The clients that can start Candor: where each keeps its configuration, and in which form it reads it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from server.settings import Surroundings

Table: TypeAlias = Mapping[str, object]
_KEYS: Final = ("mcpServers", "mcp_servers", "mcp-servers", "servers")
"""Below which servers stand in the file of one client or another, so that each is mistaken for one of another's."""

_JSONC: Final = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
_TRAILING: Final = re.compile(r'("(?:\\.|[^"\\])*")|,(?=\s*[}\]])')


@dataclass(frozen=True, slots=True)
class Client:
    """A client: its files, how one is parsed, and the key below which servers stand in it.

    `files` are the user's, then a project folder's. `windowed` programs are started without the search path of a shell.
    """

    name: str
    files: Callable[[Surroundings, Path], tuple[Path, ...]]
    parse: Callable[[str], object]
    key: str
    windowed: bool = False

    def servers(self, text: str) -> Iterator[tuple[str, Table]]:
        """The servers of a file that is read as the client reads it: their names and settings.

        Raises ValueError when the client could not parse it.
        """
        whole = _table(self.parse(text))
        # Claude Code keeps the servers of single projects in the user's file.
        projects = [_table(each) for each in _table(whole.get("projects")).values()]
        for place in (whole, *projects):
            for name, settings in _table(place.get(self.key)).items():
                yield name, _table(settings)

    def misplaced(self, text: str) -> Iterator[tuple[str, str]]:
        """Servers under a key that this client does not read: the key and the name."""
        whole = _table(self.parse(text))
        for key in _KEYS:
            for name in _table(whole.get(key)) if key != self.key else ():
                yield key, name


def strict(text: str) -> object:
    """JSON, and nothing else. Raises ValueError."""
    return json.loads(text)


def commented(text: str) -> object:
    """JSON with comments and trailing commas. Raises ValueError."""
    bare = _JSONC.sub(lambda found: found[1] or " ", text)
    return json.loads(_TRAILING.sub(lambda found: found[1] or "", bare))


def toml(text: str) -> object:
    """TOML. Raises ValueError."""
    return tomllib.loads(text)


def _table(value: object) -> Table:
    return value if isinstance(value, dict) else {}


CLIENTS: Final = (
    Client(
        "Claude Desktop",
        lambda around, _project: (around.configurations / "Claude" / "claude_desktop_config.json",),
        strict,
        "mcpServers",
        windowed=True,
    ),
    Client(
        "Claude Code",
        lambda around, project: (around.user / ".claude.json", project / ".mcp.json"),
        strict,
        "mcpServers",
    ),
    Client(
        "Codex",
        lambda around, project: (around.codex / "config.toml", project / ".codex" / "config.toml"),
        toml,
        "mcp_servers",
    ),
    Client(
        "VS Code",
        lambda around, project: (
            around.configurations / "Code" / "User" / "mcp.json",
            project / ".vscode" / "mcp.json",
        ),
        commented,
        "servers",
        windowed=True,
    ),
    Client(
        "Cursor",
        lambda around, project: (around.user / ".cursor" / "mcp.json", project / ".cursor" / "mcp.json"),
        commented,
        "mcpServers",
        windowed=True,
    ),
    Client(
        "Gemini CLI",
        lambda around, project: (around.user / ".gemini" / "settings.json", project / ".gemini" / "settings.json"),
        commented,
        "mcpServers",
    ),
)
"""In the order in which they are reported."""
