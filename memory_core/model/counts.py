"""What became of the records of one source in one run of taking in."""

from __future__ import annotations

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Counts:
    """Records by how they ended; a record is counted once in a run, however many states of it came.

    `rejected` also counts the pieces of which no record could be made, `kept_out` what stays away because it, or the
    same words by the same author at the same time, was forgotten or rejected by the person.

    >>> Counts(added=2) + Counts(added=1, kept_out=3)
    Counts(added=3, known=0, changed=0, rejected=0, kept_out=3)
    """

    added: int = 0
    known: int = 0
    changed: int = 0
    rejected: int = 0
    kept_out: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(astuple(self), astuple(other), strict=True)))
