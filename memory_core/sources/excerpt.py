"""The beginning of what a tool wrote: enough to find it by, not the whole of a log."""

from __future__ import annotations

import json
from typing import Final

LONGEST: Final = 64 * 1024
"""In characters."""


def excerpt(text: str) -> str:
    """The text, or its beginning and how much was left out.

    >>> excerpt("short")
    'short'
    """
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n[{len(text) - LONGEST} characters left out]"


def called(tool: str, given: object) -> str:
    """A call as text: the tool's name and what it was given."""
    words = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
    return excerpt(f"{tool}: {words}" if tool else words)
