"""What becomes of a draft, given what the log holds of its subject: the rule of `Log.append`, over encoded bodies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from memory_core.model.entry import Change, Draft, Subject
from memory_core.model.version import in_force_first
from memory_core.store.encoding import decoded
from memory_core.store.log import Outcome

Claim: TypeAlias = tuple[Change, bytes | None]
"""What a statement says about an instant of its subject: how, and the encoded body."""


class Held:
    """What a log holds about a batch: which of its subjects, and the claims for the same instants and orders."""

    def __init__(self) -> None:
        self._sources: dict[Subject, str] = {}
        self._claims: dict[tuple[Subject, int, int], list[Claim]] = defaultdict(list)

    def knows(self, subject: Subject, source: str) -> None:
        """Note that the subject has an entry, and whose it is."""
        self._sources[subject] = source

    def claims(self, subject: Subject, known_from: int, order: int, claim: Claim) -> None:
        """Note what an entry says."""
        self._claims[subject, known_from, order].append(claim)

    def take(self, draft: Draft, body: bytes | None) -> tuple[Outcome, bool]:
        """What becomes of the draft, and whether it is to be kept; if so it counts as held from here on."""
        claim = (draft.change, body)
        source = self._sources.get(draft.subject)
        if source is None:
            self.knows(draft.subject, draft.source)
            self.claims(draft.subject, draft.known_from, draft.order, claim)
            return Outcome.ADDED, True
        if source != draft.source:
            return Outcome.TAKEN, False
        rivals = self._claims[draft.subject, draft.known_from, draft.order]
        disputed = any(rival != body for _, rival in rivals)
        if claim not in rivals:
            rivals.append(claim)
            return Outcome.CONFLICT if disputed else Outcome.CHANGED, True
        if disputed and _in_force(draft, rivals) != claim:
            return Outcome.CONFLICT, False
        return Outcome.KNOWN, False


def _in_force(draft: Draft, claims: Iterable[Claim]) -> Claim:
    def rank(claim: Claim) -> tuple[object, ...]:
        change, body = claim
        return in_force_first(replace(draft, change=change, body=None if body is None else decoded(body)))

    return min(claims, key=rank)
