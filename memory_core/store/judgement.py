"""What becomes of a draft, given what the log holds of its subject: the rule of `Log.append`, over encoded bodies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from memory_core.hygiene.secrets import MASK, same_but_for_masks
from memory_core.model.body import Body, RecordBody
from memory_core.model.entry import Change, Draft, Entry, Subject
from memory_core.model.version import in_force_first, versions
from memory_core.store.encoding import decoded
from memory_core.store.log import Outcome

Claim: TypeAlias = tuple[Change, bytes | None]
"""What a statement says about an instant of its subject: how, and the encoded body."""

_MARKS: Final = (MASK.encode(), b',"spans":[')
"""What a body holds that detectors put there."""


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
        claim = next((rival for rival in rivals if rival[0] == draft.change and alike(rival[1], body)), claim)
        disputed = any(not alike(rival, body) for _, rival in rivals)
        if claim not in rivals:
            rivals.append(claim)
            return Outcome.CONFLICT if disputed else Outcome.CHANGED, True
        if disputed and _in_force(draft, rivals) != claim:
            return Outcome.CONFLICT, False
        return Outcome.KNOWN, False


def alike(first: bytes | None, second: bytes | None) -> bool:
    """Whether two encoded bodies say the same, whatever detectors of this or an earlier day made of it."""
    if first == second:
        return True
    if first is None or second is None or not any(mark in each for mark in _MARKS for each in (first, second)):
        return False
    return same(decoded(first), decoded(second))


def same(first: Body | None, second: Body | None) -> bool:
    """Whether two bodies are equal but for spans, and for what stands in a text where the other one has a mask."""
    if first == second:
        return True
    if not isinstance(first, RecordBody) or not isinstance(second, RecordBody):
        return False
    if not same_but_for_masks(first.text, second.text):
        return False
    fields = zip(first.fields, second.fields, strict=False)
    if len(first.fields) != len(second.fields) or not all(
        one[0] == other[0] and same_but_for_masks(one[1], other[1]) for one, other in fields
    ):
        return False
    return replace(first, text="", fields=()) == replace(second, text="", fields=())


def said(entries: Collection[Entry]) -> list[Body]:
    """All that was ever said of a subject: its versions, and the statements they come from."""
    bodies = [version.body for version in versions(entries)]
    return bodies + [entry.draft.body for entry in entries if entry.draft.body is not None]


def _in_force(draft: Draft, claims: Iterable[Claim]) -> Claim:
    def rank(claim: Claim) -> tuple[object, ...]:
        change, body = claim
        return in_force_first(replace(draft, change=change, body=None if body is None else decoded(body)))

    return min(claims, key=rank)
