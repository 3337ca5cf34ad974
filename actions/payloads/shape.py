"""The shape of payloads: JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json] | None"
