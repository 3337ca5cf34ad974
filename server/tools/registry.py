"""Which tools there are, by name, in the order in which clients list them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from server.tools import answer_question, forget, get_record, memory_status, plan_action, search_memory
from server.tools.tool import Tool

_MODULES: Final = (search_memory, answer_question, get_record, memory_status, plan_action, forget)

TOOLS: Final[Mapping[str, Tool[Any]]] = {module.TOOL.name: module.TOOL for module in _MODULES}
