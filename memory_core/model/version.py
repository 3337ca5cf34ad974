"""Versions: the states of a subject and the half-open stretches over which each was what could be known.

`versions` is the one place where entries become history. It is a pure function of the set of entries, so the order in
which they arrived cannot matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from memory_core.model.body import Body, RecordBody
from memory_core.model.entry import Basis, Draft, Entry, Subject
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval


@dataclass(frozen=True, slots=True)
class Version:
    """One state of a subject, in force over `known`, made by the entry `seq`."""

    subject: Subject
    seq: int
    source_id: str
    known: Interval
    basis: Basis
    body: Body


def in_force_first(draft: Draft) -> tuple[Instant, int, str, bool]:
    """The order in which a subject's statements are applied; among equals the first one is in force.

    Two statements for the same instant and order conflict: the content that sorts first wins, whichever came first.
    A deletion has no content and so wins over any; of the same content, a whole state wins over an edit.
    """
    content = "" if draft.body is None else repr(draft.body)
    return draft.known_from, draft.order, content, draft.change == "edit"


def versions(entries: Iterable[Entry]) -> tuple[Version, ...]:
    """The versions of one subject, oldest first, from all its entries in any order; () when it never existed.

    A later statement ends the version before it. Statements of one instant leave no version but that of the highest
    `order`. An edit keeps what the version before it says of time, author and place, and stands alone without one; it
    does not bring back what was deleted.
    """
    ordered = sorted(entries, key=lambda entry: _moment(entry.draft))
    found: list[Version] = []
    current: Body | None = None
    ended = False
    for _, claims in groupby(ordered, key=lambda entry: _moment(entry.draft)):
        entry = _in_force(tuple(claims))
        draft = entry.draft
        if found and found[-1].known.end == FOREVER:
            found[-1] = replace(found[-1], known=Interval(found[-1].known.start, draft.known_from))
        current = _applied(current, draft)
        ended = draft.change == "end" or (ended and draft.change == "edit")
        if current is not None and not ended:
            stretch = Interval(draft.known_from)
            found.append(Version(draft.subject, entry.seq, draft.source_id, stretch, draft.basis, current))
    return tuple(version for version in found if version.known.start < version.known.end)


def _moment(draft: Draft) -> tuple[Instant, int]:
    return draft.known_from, draft.order


def _in_force(claims: tuple[Entry, ...]) -> Entry:
    # Nearly always there is one, and writing out a whole body to compare it with none would take longer than the rest.
    return claims[0] if len(claims) == 1 else min(claims, key=lambda entry: in_force_first(entry.draft))


def _applied(current: Body | None, draft: Draft) -> Body | None:
    body = draft.body
    if draft.change == "edit" and isinstance(current, RecordBody) and isinstance(body, RecordBody):
        return replace(current, text=body.text, spans=body.spans)
    return body
