"""One thing that was looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """`broken`: something fails, or is not private; `hint`: it works, but may surprise. `todo` mends it."""

    check: str
    state: Literal["ok", "hint", "broken"]
    what: str
    todo: str = ""
