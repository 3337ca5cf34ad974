"""Which tools there are, by name, in the order in which clients list them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from server.tools import forget, get_record, memory_status, search_memory
from server.tools.tool import Tool

TOOLS: Final[Mapping[str, Tool[Any]]] = {
    module.TOOL.name: module.TOOL for module in (search_memory, get_record, memory_status, forget)
}
