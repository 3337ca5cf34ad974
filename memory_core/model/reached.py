"""How far a run that takes something in had come, for one that was broken off to be gone on with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reached:
    """A clean point: so many parts and, of the next one, so many rows were taken in whole.

    `seen` is a digest of what these parts were like, the next one included, and of how they were read.
    """

    parts: int
    rows: int
    seen: str
