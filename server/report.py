"""What the commands alone print with --json, one model each; what tools return too is in `wire.py`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Literal, Self

from memory_core.model.counts import Counts
from server.wire import StatusResult, Wire


class TakenIn(Wire):
    """One ingest: of what, when, and what became of each source's records. `finished` is null if it was broken off."""

    path: str
    started: str
    finished: str | None
    sources: dict[str, SourceCounts]


class StatusReport(StatusResult):
    """The status with all that was taken in, for the owner at the command line."""

    taken: list[TakenIn]


class SourceCounts(Wire):
    """What became of a source's records in one run; `kept_out`: was forgotten or rejected by the person before."""

    added: int
    known: int
    changed: int
    rejected: int
    kept_out: int

    @classmethod
    def of(cls, counts: Counts) -> Self:
        """What a run counted."""
        return cls(**asdict(counts))


class Rejected(Wire):
    """A piece of input that could not be taken in; line 0 where the format has no lines."""

    path: str
    line: int
    why: str


class IngestResult(Wire):
    """What one run took in."""

    sources: dict[str, SourceCounts]
    rejections: list[Rejected]
    interrupted: bool
    notes: list[str]


class OwnerResult(Wire):
    """Who a memory belongs to, as `candor init` keeps it."""

    scope: str
    name: str | None
    addresses: list[str]
    slack_id: str | None
    zone: str
    hours: str
    domains: list[str]
    notes: list[str]


class StateResult(Wire):
    """The state of a record, and the one before if it was moved."""

    id: str
    state: str
    before: str | None


class ScopesResult(Wire):
    """The scopes of a store; the one that is spoken of."""

    scope: str
    scopes: list[str]


class ProofResult(Wire):
    """What a search for traces of a forgetting found: `sought` stretches and words, and how many are still there."""

    receipt: str
    records: int
    sought: int
    found: int
    files: list[str]
    wiped: bool


class LiftResult(Wire):
    """What may come in again."""

    id: str
    lifted: bool


class ActResult(Wire):
    """One thing that was done to the memory."""

    seq: int
    at: str
    deed: str
    by: str
    target: str
    id: str
    detail: str
    before: str
    after: str
    why: str


class AuditResult(Wire):
    """What was done to the memory, and what does not fit the chain of digests (null: not looked at)."""

    acts: list[ActResult]
    entries: int
    problems: list[str] | None


class FindingResult(Wire):
    """One thing that was looked at: whether it is well, what was found, and how to mend it."""

    check: str
    state: Literal["ok", "hint", "broken"]
    what: str
    todo: str


class DoctorResult(Wire):
    """All that `candor doctor` looked at."""

    home: str
    scope: str
    findings: list[FindingResult]
    broken: int


class TokenCreated(Wire):
    """A new token for HTTP; `token` is told this once."""

    token: str
    scope: str
    allow: list[str]
    expires: str | None
    notes: list[str]


class TokenShown(Wire):
    """A token as its list shows it."""

    id: str
    scope: str
    allow: list[str]
    created: str
    expires: str | None
    expired: bool


class TokenList(Wire):
    """The tokens of a home."""

    tokens: list[TokenShown]


class TokenRevoked(Wire):
    """A token that opens nothing any more."""

    id: str
    scope: str
