"""What a caller may do: the permissions there are, and the one that each tool needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from memory_core.errors import BadFilter, NotAllowed

Permission: TypeAlias = Literal["read", "write", "forget"]
PERMISSIONS: Final[tuple[Permission, ...]] = get_args(Permission)

NEEDED: Final[Mapping[str, Permission]] = {
    "search_memory": "read",
    "get_record": "read",
    "memory_status": "read",
    "answer_question": "read",
    "plan_action": "read",
    "remember": "write",
    "forget": "forget",
}
"""By name of tool. A plan is never executed, so making one only reads. What is not listed is open to nobody."""


def check(tool: str, given: tuple[str, ...]) -> None:
    """Raise NotAllowed unless these permissions open the tool."""
    needed = NEEDED.get(tool, tool)
    if needed not in given:
        raise NotAllowed(tool, needed, given)


def permissions(text: str) -> tuple[Permission, ...]:
    """The permissions that a text lists, in their order.

    >>> permissions("forget, read")
    ('read', 'forget')

    Raises BadFilter for others, and without `read`, which opens the door.
    """
    named = {each.strip() for each in text.split(",") if each.strip()}
    if not named <= set(PERMISSIONS) or "read" not in named:
        raise BadFilter("allow", text, f"read, and beside it any of {', '.join(PERMISSIONS[1:])}, with commas")
    return tuple(each for each in PERMISSIONS if each in named)
