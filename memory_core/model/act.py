"""Acts: what was done to a memory beside taking something in, as the log keeps it. An act never holds content."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from memory_core.model.instant import Instant
from memory_core.model.state import Actor

Deed: TypeAlias = Literal["owner", "import", "state", "forgot", "struck", "barred", "lifted", "examined"]
"""Owner settings saved; a run noted; a record moved to another state; a subject's words erased; somebody taken
out of what others' statements list; their names refused from then on; a refusal taken back; words to assistants
looked for anew."""

FORGETTING: Final[tuple[Deed, ...]] = ("forgot", "struck", "barred")
"""Whose tombstones are lifted: `struck` put up those of names before `barred` was an act of its own."""

Target: TypeAlias = Literal["record", "thread", "person", "memory"]


@dataclass(frozen=True, slots=True)
class Act:
    """One deed: number in the log, when, who, and to what.

    `detail` is what the deed says beside its target: the new state, the receipt, the detector. `before` and `after` are
    keyed digests of the target's condition ("" where it had none). `erased` are the numbers of the entries that lost
    their payload. `why` is what a person gave as the reason.
    """

    seq: int
    at: Instant
    deed: Deed
    by: Actor
    target: Target
    id: str
    detail: str = ""
    before: str = ""
    after: str = ""
    why: str = ""
    erased: tuple[int, ...] = ()
