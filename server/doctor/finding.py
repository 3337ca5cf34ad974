"""One thing that was looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

State: TypeAlias = Literal["ok", "hint", "broken"]
"""`broken`: something fails, or is not private; `hint`: it works, but may surprise."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it stands, what was found; `todo` mends it."""

    check: str
    state: State
    what: str
    todo: str = ""
